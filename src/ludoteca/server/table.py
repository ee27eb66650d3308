"""A table in memory: its rows, its referee, who is connected, and how news reach each of them."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Literal

import msgspec

from ludoteca.engine.catalogue import game as find_game
from ludoteca.engine.contract import Game
from ludoteca.engine.values import Result, Talk
from ludoteca.server import seatview
from ludoteca.server.clocks import Clock, Pace
from ludoteca.server.referee import Referee

OUTBOX = 500  # frames that may wait for a slow connection
Status = Literal["open", "seeding", "running", "paused", "over"]


class Chair(msgspec.Struct):
    """A seat at a table and who has it."""

    seat: int
    kind: Literal["open", "person", "bot"]
    person: str | None = None
    level: str | None = None
    name: str = ""
    seed: str = ""
    origin: Literal["person", "bot", "empty"] = "empty"
    away: bool = False

    @property
    def automatic(self) -> bool:
        """Does a bot play it now?"""
        return self.kind == "bot" or self.away


class Record(msgspec.Struct, kw_only=True):
    """The row of a table."""

    id: str
    game: str
    version: int
    seats: int
    options: dict[str, Any]
    host: str
    public: bool
    pace: Pace
    undo: Literal["own", "consent", "none"]
    level: str
    status: Status
    server_seed: str
    commitment: str
    head: bytes | None = None
    result: Result | None = None
    clock: bytes | None = None
    rematch_of: str | None = None
    imported: bool = False
    revision: int = 0
    keeper: str | None = None
    kept_until: float = 0.0
    created: float = 0.0
    started: float | None = None
    ended: float | None = None


class Proposal(msgspec.Struct):
    """Something the people at a table agree on, or do not."""

    by: int  # the seat that asked
    agreed: list[int]
    to: int = -1  # of an undo: the entry to go back to; a number of the log, so it is never sent


class ChairInfo(msgspec.Struct, frozen=True):
    """A chair as everybody sees it."""

    seat: int
    kind: Literal["open", "person", "bot"]
    person: str | None
    level: str | None  # of a bot, or of the bot that stands in while the person is away
    name: str  # a bot's is bot-<level>, which the catalogues speak as name-bot-<level>
    away: bool
    present: bool
    seeded: bool  # has it added its seed to the chance?


class ProposalInfo(msgspec.Struct, frozen=True):
    """Who asked for something, and which seats agree."""

    by: int
    agreed: list[int]


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A table as everybody sees it. `server_seed` is empty until the match is over."""

    id: str
    game: str
    seats: int
    options: dict[str, Any]
    host: str
    public: bool
    pace: Pace
    undo: Literal["own", "consent", "none"]
    level: str
    status: Status
    chairs: list[ChairInfo]
    sides: tuple[tuple[int, ...], ...]
    watching: int
    talk: Talk
    proposals: dict[str, ProposalInfo]
    commitment: str
    server_seed: str
    result: Result | None
    rematch: str | None
    rematch_of: str | None
    created: float
    started: float | None
    ended: float | None


class Connection:
    """One socket at a table. Frames wait here until its sender has sent them."""

    def __init__(self, person: str, language: str, watching: bool) -> None:
        self.person = person
        self.language = language
        self.watching = watching  # wants the spectators' view although it has a seat
        self.viewer: int | None = None
        self.greeted = False  # said hello, and may be told things
        self.standing = b""  # what it was told last
        self.event = 0  # the last event it was told
        self.outbox: list[bytes] = []
        self.wake = asyncio.Event()
        self.closing = ""  # the reason, once it is to be closed

    def push(self, frame: bytes) -> None:
        """Send this soon."""
        self.outbox.append(frame)
        if len(self.outbox) > OUTBOX:
            self.close("slow")
        self.wake.set()

    def close(self, reason: str) -> None:
        """Send what waits, then hang up."""
        self.closing = self.closing or reason
        self.wake.set()


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
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.elsewhere: dict[str, tuple[list[int], int]] = {}  # node -> seats present and spectators there
        self.told_presence: tuple[list[int], int] = ([], 0)  # what other nodes know of ours
        self.proposals: dict[str, Proposal] = {}
        self.rematch: str | None = None  # the table of the next match of these people
        self.changed = asyncio.Event()  # its driver looks again
        self.driver: asyncio.Task[None] | None = None
        self.used = time.monotonic()

    def seat_of(self, person: str) -> int | None:
        """Where a person sits."""
        return next((chair.seat for chair in self.chairs if chair.person == person), None)

    def people(self) -> list[Chair]:
        """The chairs that people play themselves."""
        return [chair for chair in self.chairs if chair.kind == "person" and not chair.away]

    # ---- what everybody may know

    def info(self) -> TableInfo:
        """The table as everybody sees it. The server's seed is shown when the match is over."""
        record = self.record
        present, watching = self._present()
        return TableInfo(
            id=record.id,
            game=record.game,
            seats=record.seats,
            options=record.options,
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
                    seeded=bool(chair.seed),
                )
                for chair in self.chairs
            ],
            sides=self.sides,
            watching=watching,
            talk=self.talk,
            proposals={
                what: ProposalInfo(proposal.by, proposal.agreed) for what, proposal in sorted(self.proposals.items())
            },
            commitment=record.commitment,
            server_seed=record.server_seed if record.status == "over" and not record.imported else "",
            result=record.result,
            rematch=self.rematch,
            rematch_of=record.rematch_of,
            created=record.created,
            started=record.started,
            ended=record.ended,
        )

    def _present(self) -> tuple[set[int], int]:
        here = {connection.viewer for connection in self.connections if connection.greeted}
        present = {viewer for viewer in here if viewer is not None}
        watching = sum(1 for connection in self.connections if connection.greeted and connection.viewer is None)
        for seats, spectators in self.elsewhere.values():
            present.update(seats)
            watching += spectators
        return present, watching

    # ---- announcing

    def announce(self) -> None:
        """Tell every connection what is new for it. Nothing new, nothing sent."""
        referee = self.referee
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
        return seatview.now(self.referee.match, viewer, decision, clock)

    def _tell(self, connection: Connection, standing: bytes) -> None:
        if standing == connection.standing:
            return
        assert self.referee is not None
        match = self.referee.match
        news = seatview.events(match, connection.viewer, connection.event)
        connection.event = match.told(connection.viewer)
        connection.standing = standing
        connection.push(seatview.frame(news, standing))

    def announce_table(self) -> None:
        """Tell every connection about the table itself."""
        frame = b'{"type":"table","table":' + seatview.encode(self.info()) + b"}"
        for connection in self.connections:
            if connection.greeted:
                connection.push(frame)
        self.changed.set()

    def reseat(self) -> None:
        """Who sits where has changed: each connection gets the view that is now its own."""
        for connection in self.connections:
            viewer = None if connection.watching else self.seat_of(connection.person)
            if viewer != connection.viewer:
                connection.viewer, connection.event, connection.standing = viewer, 0, b""

    def greet(self, connection: Connection, last: int) -> None:
        """Somebody arrived, or came back with the number of the last event they have."""
        connection.viewer = None if connection.watching else self.seat_of(connection.person)
        connection.greeted = True
        connection.standing = b""
        connection.event = 0
        if self.referee is not None and 0 < last <= self.referee.match.told(connection.viewer):
            connection.event = last
