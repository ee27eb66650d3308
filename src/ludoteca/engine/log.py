"""The log of a match: a head, then numbered entries. Everything else is computed from it.

    {"head": {"game": "tacocat", "version": 1, ...},
     "entries": [{"t": "start", "n": 0, "d": [3, 17, ...]},
                 {"t": "play", "n": 1, "s": 0, "a": 9}, ...],
     "seed": "...",                     the server's seed, once the match is over
     "sides": [36, 35, ...]}            of the dice, draw by draw over the whole match: `docs/fair.md`

Field names of entries are single letters, because a move is written at most in 200 bytes:
`n` number, `s` seat, `a` action id, `d` what chance answered, `w` a word that a bot said with it.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from ludoteca.engine.values import LogError

FORMAT = 1

Small = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]
Word = Annotated[str, msgspec.Meta(max_length=64)]  # ids, seeds and hashes
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=11)]


class SeatSeed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat added to the chance: sent by a browser, made for a bot, or empty."""

    seed: Word = ""
    origin: Literal["person", "bot", "empty"] = "empty"


class Parent(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The match that this one plays on from: its first `entries` are copied from there (`onward.py`)."""

    match: Word
    entries: Annotated[int, msgspec.Meta(ge=1, le=1_000_000_000)]
    digest: Word  # of the copied entries


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a match began with.

    `protocol` tells how fair dice are derived (`fair.py`); matches that began before it had a number do not have it.
    """

    format: int = FORMAT
    id: Word
    game: Word
    version: Small
    seats: Annotated[int, msgspec.Meta(ge=1, le=12)]
    options: dict[str, Any]
    dice: Literal["fast", "fair"]
    commitment: Word = ""
    seeds: Annotated[tuple[SeatSeed, ...], msgspec.Meta(max_length=12)] = ()
    protocol: Literal[2] | msgspec.UnsetType = msgspec.UNSET
    parent: Parent | msgspec.UnsetType = msgspec.UNSET

    @property
    def inherited(self) -> int:
        """How many entries were copied from another match."""
        return 0 if isinstance(self.parent, msgspec.UnsetType) else self.parent.entries

    def to_json(self) -> bytes:
        """The one way to write a head: this text is exported, and its hash is what fair dice depend on."""
        return msgspec.json.encode(self, order="deterministic")


class Entry(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    omit_defaults=True,
    tag_field="t",
    kw_only=True,
    gc=False,  # they are many, they stay, and none is part of a circle
):
    """What all entries have: their number, which is never used twice."""

    n: Small


class Start(Entry, frozen=True, tag="start"):
    """Entry 0: what chance answered while the match was set up."""

    d: tuple[Small, ...] = ()


class Play(Entry, frozen=True, tag="play"):
    """A seat's action and what chance answered to it; and in a word why, if a bot says so."""

    s: SeatNumber
    a: Small
    d: tuple[Small, ...] = ()
    w: Word = ""


class Undo(Entry, frozen=True, tag="undo"):
    """Back to the position after entry `to`; `by` are the seats that agreed."""

    to: Small
    by: Annotated[tuple[SeatNumber, ...], msgspec.Meta(max_length=12)] = ()


class Resign(Entry, frozen=True, tag="resign"):
    """A seat gives up."""

    s: SeatNumber


class Seat(Entry, frozen=True, tag="seat"):
    """Who plays a seat from here on: a person or a bot."""

    s: SeatNumber
    who: Word


class End(Entry, frozen=True, tag="end"):
    """The match was ended by the table, not by the rules."""

    reason: Literal["agreed", "abandoned"]


AnyEntry: TypeAlias = Start | Play | Undo | Resign | Seat | End


class Log(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A whole match. While it is running its log is a secret of the server."""

    head: Head
    entries: list[AnyEntry]
    seed: Word = ""
    sides: list[Small] = []

    def to_json(self) -> bytes:
        """The log as JSON: the head on the first line, then one entry a line."""
        head = self.head.to_json().decode()
        entries = ",\n".join(msgspec.json.encode(entry).decode() for entry in self.entries)
        seed = f',\n"seed":{msgspec.json.encode(self.seed).decode()}' if self.seed else ""
        sides = f',\n"sides":{msgspec.json.encode(self.sides).decode()}' if self.sides else ""
        return f'{{"head":{head},\n"entries":[\n{entries}]{seed}{sides}}}\n'.encode()

    def effective(self) -> list[AnyEntry]:
        """The entries that still count: those undone are left out, and the undos too."""
        kept: list[AnyEntry] = []
        for entry in self.entries:
            if isinstance(entry, Undo):
                kept = before(kept, entry.to)
            else:
                kept.append(entry)
        return kept


def before(kept: list[AnyEntry], to: int) -> list[AnyEntry]:
    """What an undo to entry `to` keeps of the entries that counted; who sits where is never undone."""
    return [entry for entry in kept if entry.n <= to or isinstance(entry, Seat)]


def is_position(kept: list[AnyEntry], to: int) -> bool:
    """Can an undo go back to entry `to`: a start or a play that still counts, with a play after it?"""
    positions = [entry.n for entry in kept if isinstance(entry, Start | Play)]
    return to in positions[:-1]


def draws_gone(kept: list[AnyEntry], to: int) -> bool:
    """Does an undo to entry `to` take back a draw?"""
    return any(isinstance(entry, Play) and bool(entry.d) for entry in kept if entry.n > to)


LogSource: TypeAlias = Log | bytes | str | dict[str, Any]


def read_log(source: LogSource) -> Log:
    """A log from JSON, or from what `json.load` gave; LogError names the damaged place."""
    if isinstance(source, Log):
        log = source
    else:
        try:
            log = msgspec.convert(source, Log) if isinstance(source, dict) else msgspec.json.decode(source, type=Log)
        except (msgspec.DecodeError, UnicodeDecodeError, TypeError, RecursionError) as error:
            raise LogError(f"this is not a log of Ludoteca: {error}") from None
    _check_order(log)
    return log


def _check_order(log: Log) -> None:
    if log.head.format != FORMAT:
        raise LogError(f"head: format {log.head.format} is not known here; this program reads {FORMAT}")
    if not log.entries or not isinstance(log.entries[0], Start):
        raise LogError("entry 0: a log begins with its start")
    for place, entry in enumerate(log.entries):
        if entry.n != place:
            raise LogError(f"entry {place}: it is numbered {entry.n}, an entry before it is missing or repeated")
        if place and isinstance(entry, Start):
            raise LogError(f"entry {place}: a second start")
        if isinstance(entry, Undo) and entry.to >= entry.n:
            raise LogError(f"entry {place}: an undo to entry {entry.to}, which is not before it")
        named = entry.by if isinstance(entry, Undo) else [getattr(entry, "s", 0)]
        missing = [seat for seat in named if seat >= log.head.seats]
        if missing:
            raise LogError(f"entry {place}: there is no seat {missing[0]}")
