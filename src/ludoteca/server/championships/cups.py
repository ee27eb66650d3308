"""Championships as they are stored, and as everybody sees them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from ludoteca.engine.championship import Championship
from ludoteca.server.tables.clocks import Live, Pace
from ludoteca.server.tables.seating import Level, Preset

Name = Annotated[str, msgspec.Meta(max_length=200)]
Entry = Literal["me", "bot-random", "bot-easy", "bot-normal", "bot-hard", "bot-master"]


class CupOrder(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What somebody wants a new championship to be. Every match has a clock, so that each comes to its end."""

    game: str
    name: Name = ""  # "": the game's title
    options: dict[str, Any] = {}
    preset: Preset = ""  # "printed": the options with every printed rule on
    entrants: Annotated[list[Entry], msgspec.Meta(max_length=32)] = msgspec.field(default_factory=lambda: ["me"])
    public: bool = True
    pace: Pace = Live()
    level: Level = "normal"  # of the bot that stands in for who does not come


class Entrant(msgspec.Struct, frozen=True):
    """Somebody who plays in a championship: a person, or a bot of a level."""

    number: int
    person: str | None
    level: str | None


class Cup(msgspec.Struct, kw_only=True):
    """The row of a championship."""

    id: str
    name: str
    game: str
    options: dict[str, Any]
    host: str
    public: bool
    pace: Pace
    level: str
    status: Literal["open", "running", "over"]
    bracket: bytes | None = None
    revision: int = 0
    created: float
    started: float | None = None
    ended: float | None = None
    entrants: list[Entrant] = []
    matches: dict[tuple[int, int], str] = {}  # (tie, attempt) -> the match

    def ties(self) -> Championship | None:
        """The bracket; None before the start."""
        return None if self.bracket is None else Championship.from_json(self.bracket)


class EntrantInfo(msgspec.Struct, frozen=True):
    """An entrant as everybody sees them; a bot's name is bot-<level>, which the catalogues speak."""

    number: int
    kind: Literal["person", "bot"]
    person: str | None
    level: str | None
    name: str


class TieInfo(msgspec.Struct, frozen=True):
    """A place in the bracket: two entrants, by number, meet at these tables (one more after each draw)."""

    entrants: list[int | None]  # null: not known yet, or, in the first round, a bye
    tables: list[str]
    drawn: int
    winner: int | None
    by_lot: bool  # three draws: the lot decided


class ChampionshipInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A championship as everybody sees it."""

    id: str
    name: str
    game: str
    options: dict[str, Any]
    host: str
    public: bool
    pace: Pace
    level: str
    status: Literal["open", "running", "over"]
    entrants: list[EntrantInfo]
    rounds: list[list[TieInfo]]  # the final last; [] before the start
    champion: int | None
    created: float
    started: float | None
    ended: float | None


class ChampionshipFrame(msgspec.Struct, frozen=True, tag_field="type", tag="championship"):
    """What the WebSocket of a championship sends: at once, and whenever something changed."""

    championship: ChampionshipInfo


def shown(cup: Cup, entrants: list[EntrantInfo]) -> ChampionshipInfo:
    """A championship as everybody sees it."""
    bracket = cup.ties()
    rounds: list[list[TieInfo]] = []
    for number, tie in enumerate([] if bracket is None else bracket.ties):
        tables = [match for (place, _), match in sorted(cup.matches.items()) if place == number]
        if tie.round == len(rounds):
            rounds.append([])
        rounds[tie.round].append(TieInfo(tie.entrants, tables, tie.drawn, tie.winner, tie.by_lot))
    return ChampionshipInfo(
        id=cup.id, name=cup.name, game=cup.game, options=cup.options, host=cup.host, public=cup.public, pace=cup.pace,
        level=cup.level, status=cup.status, entrants=entrants, rounds=rounds,
        champion=None if bracket is None else bracket.champion, created=cup.created, started=cup.started,
        ended=cup.ended,
    )  # fmt: skip
