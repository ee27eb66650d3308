"""A table in memory: its rows, its referee, who is connected, and how news reach each of them."""

from __future__ import annotations

import asyncio
import hashlib
import time

import msgspec

from ludoteca.engine.catalogue import game as find_game
from ludoteca.engine.contract import Game
from ludoteca.engine.fair import head_hash
from ludoteca.engine.log import Head, Resign, Seat
from ludoteca.server.storage.news import Told
from ludoteca.server.tables import seatview
from ludoteca.server.tables.clocks import Clock
from ludoteca.server.tables.connection import Connection
from ludoteca.server.tables.records import Chair, ChairInfo, Proposal, ProposalInfo, Record, TableInfo, Trouble
from ludoteca.server.tables.referee import Referee

CROWD = 30  # connections: who comes and goes among so many is told
PAUSE = 0.5  # seconds after the last time: else each of them could make all others be told, again and again


class Table:
    """A table in memory."""

    def __init__(self, record: Record, chairs: list[Chair], referee: Referee | None) -> None:
        self.record = record
        self.chairs = chairs
        self.referee = referee
        self.game: Game = find_game(record.game)
        typed = self.game.check(record.seats, record.options)
        self.sides = self.game.sides(record.seats, typed)
        self.talk = self.game.talk(typed)
        self.preset = self.game.preset_of(record.seats, typed)
        # Which way of the game is played here: how many, and with which rules (2-usual, 4-printed, 3-own).
        rules = "usual" if typed == self.game.check(record.seats) else self.preset or "own"
        self.variant = f"{record.seats}-{rules}"
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.untold: list[Told] = []  # entries that are stored, and of which other nodes do not know yet
        self.elsewhere: dict[str, tuple[tuple[int, ...], int]] = {}  # node -> seats present and spectators there
        self.told_presence: tuple[tuple[int, ...], int] = ((), 0)  # what other nodes know of ours
        self.doubtful = False  # a write was interrupted: the database knows more than we do, perhaps
        self._proposed: set[str] = set()  # what everybody was told of
        self._told = 0.0  # when everybody was told of the table itself
        self._soon: asyncio.TimerHandle | None = None  # and that they will be again
        self.taken_back = False  # what is known of it where its match is not in memory
        self.rematch: str | None = None  # the table of the next match of these people
        self.changed = asyncio.Event()  # its driver looks again
        self.moved = time.monotonic()  # when its match last changed, as far as this node knows
        self.driver: asyncio.Task[None] | None = None
        self.used = time.monotonic()
        self.unfit: dict[int, int] = {}  # seats whose prepared answers did not fit, and since when they are waited for
        self.place = ""  # the address where it was started, if that was here
        self.noticed = False  # it waits to be looked at for somebody who is elsewhere
        self.trouble: Trouble | None = None  # with a game that its author is working on

    def seats_of(self, person: str) -> list[int]:
        """Where a person sits; several seats where people share a device."""
        return [chair.seat for chair in self.chairs if chair.person == person]

    def seat_of(self, person: str, chosen: int | None = None) -> int | None:
        """The seat a person speaks for: the chosen one if it is theirs, else their first."""
        seats = self.seats_of(person)
        return chosen if chosen in seats else next(iter(seats), None)

    def place_of(self, connection: Connection) -> int | None:
        """The seat a connection speaks for; None if it watches."""
        return None if connection.watching else self.seat_of(connection.person, connection.chosen)

    @property
    def hot_seat(self) -> bool:
        """Has one person several chairs?"""
        people = [chair.person for chair in self.chairs if chair.person is not None]
        return len(set(people)) < len(people)

    @property
    def rated(self) -> bool:
        """Does the result move ratings?

        Not alone, with hints, on one device, from a position of another match, or where a draw was taken back; nor
        the deal of the day: whoever plays it as a guest first knows it.
        """
        again = self.taken_back if self.referee is None else self.referee.match.taken_back
        given = self.record.hinted or self.record.imported or self.record.parent is not None
        given = given or self.record.day is not None
        return len(self.sides) > 1 and not (self.hot_seat or given or again)

    def behind(self, revision: int, newest: int | None) -> bool:
        """Does the database know more of it than we do?"""
        grown = self.referee is not None and newest is not None and newest > self.referee.match.last.n
        return grown or revision > self.record.revision

    def people(self) -> list[Chair]:
        """The chairs that people play themselves."""
        return [chair for chair in self.chairs if chair.kind == "person" and not chair.away]

    def resigned(self) -> set[int]:
        """The seats whose people gave up, and are not waited for."""
        log = () if self.referee is None else self.referee.match.log.entries
        return {entry.s for entry in log if isinstance(entry, Resign)}

    def stood_in(self) -> set[int]:
        """The seats of people for whom a bot has played, for a while or to the end."""
        log = () if self.referee is None else self.referee.match.log.entries
        people = {chair.seat for chair in self.chairs if chair.kind == "person"}
        return {entry.s for entry in log if isinstance(entry, Seat) and entry.who.startswith("bot-")} & people

    # ---- what everybody may know

    def info(self) -> TableInfo:
        """The table as everybody sees it. The server's seed is shown when the match is over."""
        record = self.record
        present, watching = self.present()
        return TableInfo(
            id=record.id,
            game=record.game,
            seats=record.seats,
            options=record.options,
            preset=self.preset,
            host=record.host,
            public=record.public,
            pace=record.pace,
            undo=record.undo,
            level=record.level,
            status=record.status,
            chairs=[
                ChairInfo(
                    seat=chair.seat,
                    kind=chair.kind,
                    person=chair.person,
                    level=chair.level,
                    name=chair.name,
                    away=chair.away,
                    present=chair.kind == "bot" or chair.seat in present,
                    seeded=chair.seeded,
                )
                for chair in self.chairs
            ],
            hot_seat=self.hot_seat,
            rated=self.rated,
            sides=self.sides,
            waiting=self.referee.match.waiting if self.referee is not None and record.status == "running" else (),
            watching=watching,
            talk=self.talk,
            proposals={
                what: ProposalInfo(proposal.by, proposal.agreed) for what, proposal in sorted(self.proposals.items())
            },
            commitment=record.commitment,
            head_hash="" if record.head is None else head_hash(self._head(record.head)).hex(),
            server_seed=record.server_seed if self._revealed() else "",
            result=record.result,
            rematch=self.rematch,
            rematch_of=record.rematch_of,
            parent=record.parent,
            parent_step=record.parent_step,
            championship=record.championship,
            day=record.day,
            created=record.created,
            started=record.started,
            ended=record.ended,
            trouble=self.trouble,
        )

    def _head(self, stored: bytes) -> Head:
        return msgspec.json.decode(stored, type=Head) if self.referee is None else self.referee.match.head

    def _revealed(self) -> bool:
        """May everybody know the seed? That of a deal when its day is over: others still play it."""
        record = self.record
        return record.status == "over" and not record.imported and not record.sealed(time.time())

    def present(self) -> tuple[set[int], int]:
        """The seats whose people are connected to any node, and the number of spectators."""
        present, watching = self.here()
        for seats, spectators in self.elsewhere.values():
            present.update(seats)
            watching += spectators
        return present, watching

    def here(self) -> tuple[set[int], int]:
        """The seats whose people are connected to this node, and the number of spectators."""
        greeted = [connection for connection in self.connections if connection.greeted]
        seated = [connection for connection in greeted if connection.viewer is not None]
        present = {seat for connection in seated for seat in self.seats_of(connection.person)}
        return present, len(greeted) - len(seated)

    def all_here(self) -> bool:
        """Is everybody who sits here connected to this node?"""
        here = {connection.person for connection in self.connections if connection.viewer is not None}
        return here.issuperset([chair.person for chair in self.chairs if chair.person is not None])

    # ---- announcing

    def announce(self) -> None:
        """Tell every connection what is new for it. Nothing new, nothing sent."""
        referee = self.referee
        self.moved = time.monotonic()
        if self._proposed and self.proposals.keys() != self._proposed:
            self.announce_table()
        if referee is not None and self.connections:
            clock = referee.clock
            told: dict[int | None, bytes] = {}
            for connection in self.connections:
                if connection.greeted:
                    viewer = connection.viewer
                    standing = told.get(viewer)
                    if standing is None:
                        standing = told[viewer] = self._standing(viewer, clock)
                    self._tell(connection, standing)
        if self.driver is not None:
            self.changed.set()

    def _standing(self, viewer: int | None, clock: Clock | None) -> bytes:
        assert self.referee is not None
        decision = None if viewer is None else self.referee.decisions[viewer]
        return seatview.encode(seatview.standing(self.referee.match, viewer, decision, clock))

    def _tell(self, connection: Connection, standing: bytes) -> None:
        if standing == connection.standing:
            return
        assert self.referee is not None
        match = self.referee.match
        news = seatview.events(match, connection.viewer, connection.event)
        connection.event = match.told(connection.viewer)
        connection.standing = standing
        connection.push(seatview.frame(news, standing))

    def announce_table(self, newcomer: Connection | None = None) -> None:
        """Tell every connection about the table itself; a crowd not more often than it can read, a newcomer at once."""
        self.changed.set()
        wait = self._told + PAUSE - time.monotonic() if len(self.connections) > CROWD else 0.0
        if wait <= 0:
            self._tell_all()
            return
        if self._soon is None:
            self._soon = asyncio.get_running_loop().call_later(wait, self._tell_all)
        if newcomer is not None:
            newcomer.push(self._frame())

    def _tell_all(self) -> None:
        if self._soon is not None:
            self._soon.cancel()
        self._soon, self._told = None, time.monotonic()
        self._proposed = set(self.proposals)
        frame = self._frame()
        for connection in self.connections:
            if connection.greeted:
                connection.push(frame)

    def _frame(self) -> bytes:
        return seatview.encode(self.info()).join((b'{"type":"table","table":', b"}"))

    def position(self) -> str:
        """What everybody sees of the match now, as a hash: hidden steps do not change it."""
        if self.referee is None:
            return ""
        seen = seatview.encode(seatview.standing(self.referee.match, None, None, None))
        return hashlib.sha256(seen).hexdigest()[:16]

    @property
    def proposals(self) -> dict[str, Proposal]:
        """What is proposed. Consent is for one position: a proposal dies with the next move."""
        made = self.record.proposals
        now = self.position() if made else ""
        return {what: proposal for what, proposal in made.items() if proposal.position == now}

    def reseat(self) -> None:
        """Who sits where has changed: each connection gets the view that is now its own."""
        for connection in self.connections:
            viewer = self.place_of(connection)
            if viewer != connection.viewer:
                connection.viewer, connection.event, connection.standing = viewer, 0, b""

    def greet(self, connection: Connection, last: int) -> None:
        """Somebody arrived, or came back with the number of the last event they have."""
        connection.viewer = self.place_of(connection)
        connection.greeted = True
        connection.standing = b""
        connection.event = 0
        if self.referee is not None and 0 < last <= self.referee.match.told(connection.viewer):
            connection.event = last
