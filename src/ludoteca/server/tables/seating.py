"""The life of a table before and after its match: create, sit, stand up, seeds, start, leave, rematch."""

from __future__ import annotations

import secrets
import time
from typing import Annotated, Any, Literal

import msgspec
from sqlalchemy import insert, select, update

from ludoteca.engine.bot import LEVELS
from ludoteca.engine.catalogue import game as find_game
from ludoteca.engine.catalogue import games
from ludoteca.engine.contract import Game
from ludoteca.engine.daily import deal_name
from ludoteca.engine.fair import commitment, new_seed
from ludoteca.engine.log import SeatSeed
from ludoteca.engine.match import Match
from ludoteca.engine.values import BadOption
from ludoteca.server.people.names import person_name
from ludoteca.server.people.people import People, Person
from ludoteca.server.refusals import Refused
from ludoteca.server.storage import schema
from ludoteca.server.storage.news import TableChanged
from ludoteca.server.storage.rows import Stored
from ludoteca.server.storage.store import answer_again
from ludoteca.server.tables import onward
from ludoteca.server.tables.agreements import agreed
from ludoteca.server.tables.clocks import Clock, NoClock, Pace, settled
from ludoteca.server.tables.hall import Hall, rows
from ludoteca.server.tables.onward import Origin
from ludoteca.server.tables.records import Chair, Proposal, Record
from ludoteca.server.tables.referee import Referee
from ludoteca.server.tables.table import Table

SEED_LENGTH = 64
LEASE = 15.0  # seconds that the node which starts a match has to drive it
OPEN_TABLES = 20  # that one person may have waiting for others

Preset = Literal["", "printed"]
Level = Literal["random", "easy", "normal", "hard", "master"]
Name = Annotated[str, msgspec.Meta(max_length=200)]
Sitter = Literal["me", "open", "bot-random", "bot-easy", "bot-normal", "bot-hard", "bot-master"]


class Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What somebody wants a new table to be."""

    game: str
    seats: int | None = None  # None: as many as the chairs, or the game's fewest
    options: dict[str, Any] = {}
    preset: Preset = ""  # "printed": the options with every printed rule on
    chairs: Annotated[list[Sitter], msgspec.Meta(max_length=12)] = []  # [] is me, and the rest open
    names: Annotated[list[Name], msgspec.Meta(max_length=12)] = []  # of people who share a device; "" is my own name
    public: bool = True
    pace: Pace = NoClock()
    undo: Literal["own", "consent", "none"] = "own"
    level: Level = "normal"  # of the bot that takes an abandoned seat


def known(name: str, status: int = 400) -> Game:
    """A game of the catalogue; nothing else is loaded from here."""
    if name not in games():
        raise Refused("unknown-game", status, game=name[:40])
    return find_game(name)


class Seating:
    """Opens tables and brings matches to their first move."""

    def __init__(self, hall: Hall, people: People, node: str) -> None:
        self.hall = hall
        self.people = people
        self.node = node

    # ---- create

    async def create(self, who: Person, order: Order, origin: Origin | None = None) -> Table:
        """A new table, with its commitment already published; it may play on from a position of a finished match."""
        await self._not_too_many(who)
        game = known(order.game)
        seats = order.seats or len(order.chairs) or game.seats[0]
        try:
            options = game.preset(order.preset, seats, order.options)
        except BadOption as problem:
            raise Refused("bad-option", 400, why=str(problem)) from None
        sitters: list[Sitter] = order.chairs or ["me", *(["open"] * (seats - 1))]  # type: ignore[list-item]
        if len(sitters) != seats or len(order.names) > seats:
            raise Refused("wrong-chairs", 400, seats=seats, chairs=max(len(sitters), len(order.names)))
        names = [*order.names, *([""] * (seats - len(order.names)))]
        chairs = [self._chair(seat, sitter, who, names[seat]) for seat, sitter in enumerate(sitters)]
        record = self.record(
            game=game.name, version=game.version, seats=seats, options=msgspec.to_builtins(options), host=who.id,
            public=order.public, pace=settled(order.pace, game), undo=order.undo, level=order.level,
            parent=None if origin is None else origin.match, parent_step=None if origin is None else origin.step,
        )  # fmt: skip
        return await self.hall.add(record, chairs)

    async def _not_too_many(self, who: Person) -> None:
        columns = schema.match.c
        mine = await self.hall.store.rows(
            select(columns.id).where(columns.host == who.id, columns.status == "open").limit(OPEN_TABLES)
        )
        if len(mine) >= OPEN_TABLES:
            raise Refused("too-many-tables", 429, most=OPEN_TABLES)

    def record(self, **fields: Any) -> Record:
        """The row of a new table, with its secret and the commitment to it."""
        secret = fields.pop("server_seed", None) or new_seed()
        fields.setdefault("status", "open")
        return Record(id=new_id(), server_seed=secret, commitment=commitment(secret), created=time.time(), **fields)

    def _chair(self, seat: int, sitter: str, who: Person, name: str) -> Chair:
        if sitter == "me":
            return Chair(seat, "person", who.id, None, person_name(name) if name else who.name)
        if sitter == "open":
            return Chair(seat, "open")
        return bot_chair(seat, sitter.removeprefix("bot-"))

    # ---- sit and stand

    @answer_again
    async def sit(self, table: Table, who: Person, seat: int | None) -> None:
        """Take an open chair, or the first one; sitting down where one sits already changes nothing."""
        async with table.lock:
            await self.hall.fresh(table)
            self._may_change(table)
            mine = table.seat_of(who.id)
            if mine is not None and seat in {None, mine}:
                return
            free = [chair.seat for chair in table.chairs if chair.kind == "open"]
            if seat is None and free:
                seat = free[0]
            if seat is None or seat not in free:
                raise Refused("no-chair")
            others = {chair.person for chair in table.chairs if chair.person is not None} | {table.record.host}
            await self.people.must_get_along(who, others - {who.id})
            changed = [Chair(seat, "person", who.id, None, who.name)]
            if mine is not None:
                changed.append(Chair(mine, "open"))
            await self.hall.save(table, chairs=changed)
            table.reseat()
            self.hall.tell_presence(table)

    @answer_again
    async def stand(self, table: Table, who: Person) -> None:
        """Give the chair back, before the start. The last person to go closes the table."""
        async with table.lock:
            await self.hall.fresh(table)
            self._may_change(table)
            seats = table.seats_of(who.id)
            left = [chair.person for chair in table.chairs if chair.person not in {None, who.id}]
            changes: dict[str, Any] = {}
            if not left:
                changes = {"status": "over", "ended": self.hall.store.now()}
            elif table.record.host == who.id:
                changes = {"host": left[0]}
            if not seats and (not changes or table.record.host != who.id):
                raise Refused("not-seated", 403)
            await self.hall.save(table, chairs=[Chair(seat, "open") for seat in seats], **changes)
            table.reseat()
            self.hall.tell_presence(table)

    @answer_again
    async def set_chair(self, table: Table, who: Person, seat: int, sitter: Sitter, name: str = "") -> None:
        """The host puts a bot on a chair, opens it, or takes it for somebody on the same device."""
        async with table.lock:
            await self.hall.fresh(table)
            self._may_change(table)
            if table.record.host != who.id:
                raise Refused("host-only", 403)
            if not 0 <= seat < table.record.seats:
                raise Refused("no-chair")
            await self.hall.save(table, chairs=[self._chair(seat, sitter, who, name)])
            table.reseat()
            self.hall.tell_presence(table)

    def _may_change(self, table: Table) -> None:
        """Refused if nobody sits down or stands up any more: at the deal of the day it is settled who plays."""
        self._must_be_open(table)
        if table.record.day is not None:
            raise Refused("not-open")

    def _must_be_open(self, table: Table) -> None:
        if table.record.status != "open":
            raise Refused("not-open")

    # ---- start

    @answer_again
    async def start(self, table: Table, who: Person) -> None:
        """Begin: at once if every browser has sent its seed, else when it has, or after ten seconds."""
        async with table.lock:
            await self.hall.fresh(table)
            self._must_be_open(table)
            if table.record.host != who.id and table.seat_of(who.id) is None:
                raise Refused("not-seated", 403)
            if any(chair.kind == "open" for chair in table.chairs):
                raise Refused("open-chairs")
            await self.seeding(table)

    async def seeding(self, table: Table) -> None:
        """All sit: wait for the seeds, or begin."""
        if table.record.day is not None or all(chair.seeded for chair in table.chairs):
            await self.begin(table)
            return
        await self.hall.save(table, status="seeding", keeper=self.node, kept_until=self.hall.store.now() + LEASE)
        table.announce_table()
        self.hall.attend(table)

    @answer_again
    async def seed(self, table: Table, who: Person, seed: str) -> None:
        """What a browser adds to the chance for its person's chairs, after it saw the commitment; the first counts."""
        async with table.lock:
            await self.hall.fresh(table)
            seats = table.seats_of(who.id)
            if seats and all(table.chairs[seat].seed == seed for seat in seats):
                return  # it counts already: perhaps another node dealt while this one answered
            if table.record.status not in {"open", "seeding"}:
                raise Refused("too-late")
            if not seats:
                raise Refused("not-seated", 403)
            if table.record.day is not None:
                return  # nobody adds anything: the dice are the same for everybody
            if not 0 < len(seed) <= SEED_LENGTH or not seed.isascii() or not seed.isalnum():
                raise Refused("bad-seed", 400, most=SEED_LENGTH)
            fresh = [
                msgspec.structs.replace(table.chairs[seat], seed=seed, origin="person")
                for seat in seats
                if not table.chairs[seat].seed
            ]
            if not fresh:
                return
            await self.hall.save(table, chairs=fresh)
            if table.record.status == "seeding" and all(other.seeded for other in table.chairs):
                await self.begin(table)
            else:
                table.announce_table()

    async def begin(self, table: Table) -> None:
        """Deal. The head and the first entry are written together."""
        record = table.record
        seeds = [
            SeatSeed(origin="bot") if chair.kind == "bot" else SeatSeed(chair.seed, chair.origin)
            for chair in table.chairs
        ]
        now = self.hall.store.now()
        if record.parent is None:
            name = record.id if record.day is None else deal_name(record.game, record.day)
            match = Match.fair(
                table.game, record.seats, seeds, record.options, name=name, server_seed=record.server_seed
            )
            referee = Referee.start(match, record.pace, now)
            rows = first_rows(match, referee.clock, now)
        else:
            match = onward.begun(table, seeds, await onward.entries(self.hall, record))
            rows = first_rows(match, Referee.start(match, record.pace, now).clock, now)
            referee = await Referee.load(match.head, rows, {}, record.server_seed, record.pace)
        await self.hall.save(
            table,
            *(insert(schema.entry).values(onward.columns(record.id, row)) for row in rows),
            status="running", started=now, version=match.head.version, head=match.head.to_json(),
            keeper=self.node, kept_until=now + LEASE,
        )  # fmt: skip
        table.referee = referee
        table.announce_table()
        table.announce()
        self.hall.attend(table)

    # ---- afterwards

    @answer_again
    async def rematch(self, table: Table, who: Person) -> Table:
        """The same people once more, sides rotated; whoever asks second gets the table of the first.

        Where a clock would run and ratings move, nobody is taken along: then it is made when all people have asked,
        and until then the table of the last match is returned.
        """
        async with table.lock:
            await self.hall.fresh(table)
            record = table.record
            if record.status != "over" or record.head is None or record.imported:
                raise Refused("not-over")
            if table.seat_of(who.id) is None:
                raise Refused("not-seated", 403)
            if table.rematch is not None:
                return await self.hall.get(table.rematch)
            await self.people.must_all_get_along({chair.person for chair in table.chairs if chair.person is not None})
            if not isinstance(record.pace, NoClock) and table.rated and not await self._all_ask(table, who):
                return table
            count = record.seats
            chairs: list[Chair] = []
            for seat in range(count):
                before = table.chairs[(seat - 1) % count]
                if before.kind == "bot":
                    chairs.append(bot_chair(seat, before.level or "normal"))
                else:
                    chairs.append(Chair(seat, "person", before.person, None, before.name))
            made = self.record(
                game=record.game, version=table.game.version, seats=count, options=record.options, host=who.id,
                public=record.public, pace=record.pace, undo=record.undo, level=record.level, rematch_of=record.id,
                parent=record.parent, parent_step=record.parent_step,
            )  # fmt: skip
            # With a revision of the old table, so that two nodes never make two, and each finds out about it.
            await self.hall.save(table, *rows(made, chairs), proposals={})
            table.rematch = made.id
            table.announce_table()
            again = self.hall.place(made, chairs)
            self.hall.look_at(again)
            return again

    async def _all_ask(self, table: Table, who: Person) -> bool:
        """Note that somebody wants a rematch; does everybody now?"""
        seats, made = table.seats_of(who.id), table.proposals
        asked = made.get("rematch") or Proposal(seats[0], [], table.position(), self.hall.store.now())
        asked = agreed(asked, seats)
        if {chair.seat for chair in table.chairs if chair.kind == "person"} <= set(asked.agreed):
            return True
        await self.hall.save(table, proposals=made | {"rematch": asked})
        table.announce_table()
        self.hall.look_at(table)
        return False

    async def renamed(self, who: Person, before: str) -> None:
        """Show a person's new name at the tables they sit at; who shares their device keeps a name of their own."""
        running = select(schema.match.c.id).where(schema.match.c.status != "over")
        await self.hall.store.execute(
            update(schema.chair)
            .where(schema.chair.c.person == who.id, schema.chair.c.name == before, schema.chair.c.match.in_(running))
            .values(name=who.name)
        )
        for table in self.hall.tables.values():
            chairs = [chair for chair in table.chairs if chair.person == who.id and chair.name == before]
            if chairs and table.record.status != "over":
                for chair in chairs:
                    chair.name = who.name
                table.announce_table()
                self.hall.bus.publish(TableChanged(table.record.id))


def first_rows(match: Match, clock: Clock | None, at: float) -> list[Stored]:
    """What a match begins with: its deal, or all that it takes over; the clock is that of the last."""
    wound = None if clock is None else msgspec.json.encode(clock)
    return [Stored(entry, None, None, wound if entry is match.last else None, at) for entry in match.log.entries]


def new_id() -> str:
    """A name that nobody guesses, short enough for a link."""
    return secrets.token_urlsafe(9).replace("_", "x").replace("-", "y")


def bot_chair(seat: int, level: str) -> Chair:
    """A bot's chair."""
    assert level in LEVELS
    return Chair(seat, "bot", None, level, f"bot-{level}", "", "bot")
