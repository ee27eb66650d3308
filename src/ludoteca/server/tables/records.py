"""A table as it is stored, and as everybody sees it."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ludoteca.engine.values import Result, Talk
from ludoteca.server.tables.clocks import Pace

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
    def player(self) -> str:
        """Who is rated for it: the person's id, or bot-<level>."""
        return f"bot-{self.level}" if self.person is None else self.person

    @property
    def automatic(self) -> bool:
        """Does a bot play it now?"""
        return self.kind == "bot" or self.away

    @property
    def seeded(self) -> bool:
        """Has it added to the chance? What a bot adds follows from the server's seed."""
        return self.kind == "bot" or bool(self.seed)


class Proposal(msgspec.Struct, frozen=True):
    """Something the people at a table agree on, or do not."""

    by: int  # the seat that asked
    agreed: list[int]
    position: str  # what everybody saw when it was made; it dies with the next move
    at: float  # bots wait for the answers a while
    to: int = -1  # of an undo: the entry to go back to; a number of the log, so it is never sent


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
    clock: bytes | None = None  # JSON: of a pause, of its end, of what was granted; it counts if it is the latest
    proposals: dict[str, Proposal] = {}
    rematch_of: str | None = None
    imported: bool = False
    hinted: bool = False  # somebody was told what a bot would do
    championship: str | None = None
    parent: str | None = None  # the match that it plays on from
    parent_step: int | None = None  # and the entry there
    day: str | None = None  # of a deal of the day
    sealed_until: float | None = None
    revision: int = 0
    keeper: str | None = None
    kept_until: float = 0.0
    created: float = 0.0
    started: float | None = None
    ended: float | None = None

    def sealed(self, now: float) -> bool:
        """May nobody look but who plays it? So it is with a deal while its day lasts."""
        return self.sealed_until is not None and now < self.sealed_until


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


class Trouble(msgspec.Struct, frozen=True):
    """For an author: what is wrong with the game as it was saved last, in the program's own words.

    `load`: it cannot be loaded, and the last good one stays. `fit`: this match goes on under the rules it began with.
    `kit`: it breaks a promise of the contract.
    """

    kind: Literal["load", "fit", "kit"]
    problem: str


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A table as everybody sees it. `server_seed` is empty until the match is over."""

    id: str
    game: str
    seats: int
    options: dict[str, Any]
    preset: str  # what these options are called, "printed"; or ""
    host: str
    public: bool
    pace: Pace
    undo: Literal["own", "consent", "none"]
    level: str
    status: Status
    chairs: list[ChairInfo]
    hot_seat: bool  # does one person have several chairs, for people who share a device?
    rated: bool  # will the result move ratings?
    sides: tuple[tuple[int, ...], ...]
    waiting: tuple[int, ...]  # whom the match waited for when this was told; the frame `now` tells it with every move
    watching: int
    talk: Talk
    proposals: dict[str, ProposalInfo]
    commitment: str
    head_hash: str  # what every draw depends on (docs/fair.md); empty until the start
    server_seed: str
    result: Result | None
    rematch: str | None
    rematch_of: str | None
    championship: str | None
    parent: str | None  # the match that this one plays on from, and the step there
    parent_step: int | None
    day: str | None  # of a deal of the day: until that is over, nobody else may look
    created: float
    started: float | None
    ended: float | None
    trouble: Trouble | None
