"""The life of a championship: open, join, leave, start; and how everybody hears of it.

The database is the truth: a championship is read, changed and written with the revision it was read at, on any node.
"""

from __future__ import annotations

import time
from typing import Any

import msgspec
import structlog
from sqlalchemy import ColumnElement, Executable, delete, insert, or_, select, update

from ludoteca.engine.championship import FEWEST, MOST, form
from ludoteca.engine.values import LudotecaError
from ludoteca.server.championships.cups import (
    ChampionshipFrame,
    ChampionshipInfo,
    Cup,
    CupOrder,
    Entrant,
    EntrantInfo,
    shown,
)
from ludoteca.server.people.names import label
from ludoteca.server.people.people import People, Person
from ludoteca.server.refusals import Refused
from ludoteca.server.storage import schema
from ludoteca.server.storage.bus import Bus
from ludoteca.server.storage.database import Line
from ludoteca.server.storage.news import CupChanged
from ludoteca.server.storage.store import Conflict, Store, answer_again
from ludoteca.server.tables.clocks import NoClock, settled
from ludoteca.server.tables.connection import Connection
from ludoteca.server.tables.seating import known, new_id
from ludoteca.server.tables.seatview import encode

log = structlog.get_logger()

OPEN = 5  # championships that one person may have waiting for others
LISTED = 100
COLUMNS = [field for field in Cup.__struct_fields__ if field in schema.championship.c]


class Championships:
    """Reads and writes championships."""

    def __init__(self, store: Store, bus: Bus, people: People) -> None:
        self.store = store
        self.bus = bus
        self.people = people
        self.connections: dict[str, set[Connection]] = {}

    # ---- reading

    async def get(self, name: str) -> Cup:
        """A championship with its entrants and matches."""
        found = await self._read([name])
        if not found:
            raise Refused("not-found", 404)
        return found[0]

    async def _read(self, names: list[str]) -> list[Cup]:
        """Many cost as few questions as one of them; those that are there, in this order."""
        cups: dict[str, Cup] = {}
        for row in await self.store.rows(select(schema.championship).where(schema.championship.c.id.in_(names))):
            fields = {field: getattr(row, field) for field in COLUMNS if field != "bracket"}
            cups[row.id] = cup = msgspec.convert(fields, Cup)
            cup.bracket = row.bracket
        entrants, ties = schema.entrant.c, schema.tie.c
        query = select(schema.entrant).where(entrants.championship.in_(list(cups))).order_by(entrants.number)
        for row in await self.store.rows(query):
            cups[row.championship].entrants.append(Entrant(row.number, row.person, row.level))
        for row in await self.store.rows(select(schema.tie).where(ties.championship.in_(list(cups)))):
            cups[row.championship].matches[row.tie, row.attempt] = row.match
        return [cups[name] for name in names if name in cups]

    async def info(self, cup: Cup) -> ChampionshipInfo:
        """A championship as everybody sees it."""
        return shown(cup, [await self._entrant(entrant) for entrant in cup.entrants])

    async def _entrant(self, entrant: Entrant) -> EntrantInfo:
        if entrant.person is None:
            return EntrantInfo(entrant.number, "bot", None, entrant.level, f"bot-{entrant.level}")
        who = await self.people.find(entrant.person)
        return EntrantInfo(entrant.number, "person", entrant.person, None, "" if who is None else who.name)

    async def listed(self, game: str | None) -> list[ChampionshipInfo]:
        """Public championships, those to join first, then those to watch, then finished ones."""
        columns = schema.championship.c
        wanted: list[ColumnElement[bool]] = [columns.public]
        if game is not None:
            wanted.append(columns.game == game)
        found = await self._infos(wanted)
        return sorted(found, key=lambda info: ("open", "running", "over").index(info.status))

    async def mine(self, who: Person) -> list[ChampionshipInfo]:
        """The championships a person plays in or hosts, newest first."""
        columns = schema.championship.c
        entered = select(schema.entrant.c.championship).where(schema.entrant.c.person == who.id)
        return await self._infos([or_(columns.id.in_(entered), columns.host == who.id)])

    async def _infos(self, wanted: list[ColumnElement[bool]]) -> list[ChampionshipInfo]:
        columns = schema.championship.c
        rows = await self.store.rows(select(columns.id).where(*wanted).order_by(columns.created.desc()).limit(LISTED))
        cups = await self._read([row.id for row in rows])
        await self.people.meet({one.person for cup in cups for one in cup.entrants if one.person is not None})
        return [await self.info(cup) for cup in cups]

    # ---- before the start

    async def create(self, who: Person, order: CupOrder) -> Cup:
        """A new championship, open for entrants."""
        await self._not_too_many(who)
        game = known(order.game)
        try:
            seats = form(game, order.options)
            options = game.preset(order.preset, seats, order.options)
        except LudotecaError as problem:
            raise Refused("bad-option", 400, why=str(problem)) from None
        if isinstance(order.pace, NoClock):
            raise Refused("clock-needed", 400)
        if order.entrants.count("me") > 1:
            raise Refused("entered", 400)
        cup = Cup(
            id=new_id(), name=label(order.name or game.title), game=game.name,
            options=msgspec.to_builtins(options), host=who.id, public=order.public, pace=settled(order.pace, game),
            level=order.level, status="open", created=time.time(),
        )  # fmt: skip
        cup.entrants = [
            Entrant(number, who.id, None) if entry == "me" else Entrant(number, None, entry.removeprefix("bot-"))
            for number, entry in enumerate(order.entrants)
        ]
        row = {name: getattr(cup, name) for name in COLUMNS}
        row["pace"] = msgspec.to_builtins(cup.pace)
        statements: list[Executable] = [insert(schema.championship).values(row)]
        if cup.entrants:
            statements.append(insert(schema.entrant).values([_row(cup.id, entrant) for entrant in cup.entrants]))
        await self.store.execute(*statements)
        return cup

    async def _not_too_many(self, who: Person) -> None:
        columns = schema.championship.c
        mine = await self.store.rows(
            select(columns.id).where(columns.host == who.id, columns.status == "open").limit(OPEN)
        )
        if len(mine) >= OPEN:
            raise Refused("too-many-tables", 429, most=OPEN)

    @answer_again
    async def join(self, name: str, who: Person) -> Cup:
        """Enter; who is in already changes nothing. Who is apart from the host stays out, as at a table."""
        cup = await self._open(name)
        if not await self.people.get_along(who, {cup.host} - {who.id}):
            raise Refused("cup-apart", 403)
        if all(entrant.person != who.id for entrant in cup.entrants):
            await self._enter(cup, who.id, None)
        return cup

    @answer_again
    async def add_bot(self, name: str, who: Person, level: str) -> Cup:
        """The host enters a bot."""
        cup = await self._open(name, who)
        await self._enter(cup, None, level)
        return cup

    async def _enter(self, cup: Cup, person: str | None, level: str | None) -> None:
        if len(cup.entrants) >= MOST:
            raise Refused("cup-full", most=MOST)
        await self._rewrite(cup, [*cup.entrants, Entrant(len(cup.entrants), person, level)])

    @answer_again
    async def leave(self, name: str, who: Person) -> Cup:
        """Withdraw before the start."""
        cup = await self._open(name)
        left = [entrant for entrant in cup.entrants if entrant.person != who.id]
        if len(left) == len(cup.entrants):
            raise Refused("not-entered", 403)
        await self._rewrite(cup, left)
        return cup

    @answer_again
    async def remove(self, name: str, who: Person, number: int) -> Cup:
        """The host takes an entrant out."""
        cup = await self._open(name, who)
        left = [entrant for entrant in cup.entrants if entrant.number != number]
        if len(left) == len(cup.entrants):
            raise Refused("not-found", 404)
        await self._rewrite(cup, left)
        return cup

    @answer_again
    async def cancel(self, name: str, who: Person) -> Cup:
        """The host calls it off, before the start."""
        cup = await self._open(name, who)
        await self.save(cup, status="over", ended=time.time())
        return cup

    async def _rewrite(self, cup: Cup, entrants: list[Entrant]) -> None:
        """Other entrants, numbered anew."""
        cup.entrants = [Entrant(number, old.person, old.level) for number, old in enumerate(entrants)]
        rows = [_row(cup.id, entrant) for entrant in cup.entrants]
        new: list[Executable] = [insert(schema.entrant).values(rows)] if rows else []
        await self.save(cup, delete(schema.entrant).where(schema.entrant.c.championship == cup.id), *new)

    async def _open(self, name: str, host: Person | None = None) -> Cup:
        cup = await self.get(name)
        if host is not None and cup.host != host.id:
            raise Refused("host-only", 403)
        if cup.status != "open":
            raise Refused("cup-begun")
        return cup

    async def startable(self, name: str, who: Person) -> Cup:
        """A championship that its host may start now."""
        cup = await self._open(name, who)
        if len(cup.entrants) < FEWEST:
            raise Refused("too-few", least=FEWEST)
        return cup

    # ---- writing and telling

    async def save(self, cup: Cup, *statements: Executable, **changes: Any) -> None:
        """Write a championship, with more in the same transaction; Conflict if another node was first."""
        columns = schema.championship.c
        values = changes | {"revision": cup.revision + 1}

        def job(line: Line) -> None:
            written = line.execute(
                update(schema.championship).where(columns.id == cup.id, columns.revision == cup.revision).values(values)
            )
            if written.rowcount != 1:
                raise Conflict("another node changed this championship")
            for statement in statements:
                line.execute(statement)

        await self.store.write(job)
        for name, value in values.items():
            setattr(cup, name, value)
        self.bus.publish(CupChanged(cup.id))
        await self.tell(cup.id)

    async def tell(self, name: str) -> None:
        """Send the news to everybody who looks at a championship here."""
        connections = self.connections.get(name)
        if connections:
            frame = encode(ChampionshipFrame(await self.info(await self.get(name))))
            for connection in connections:
                connection.push(frame)


def _row(cup: str, entrant: Entrant) -> dict[str, Any]:
    return {"championship": cup} | msgspec.structs.asdict(entrant)
