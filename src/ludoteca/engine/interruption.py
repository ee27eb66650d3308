"""What happens to a match that is no play: something is taken back, given up, ended, or a seat changes hands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import msgspec

from ludoteca.engine.dice import RecordedDice
from ludoteca.engine.log import AnyEntry, End, Play, Resign, Seat, Start, Undo, before, draws_gone, is_position
from ludoteca.engine.opening import Opening
from ludoteca.engine.state import EVERYBODY, State
from ludoteca.engine.step import Step
from ludoteca.engine.values import Event, LudotecaError, Result

Interruption: TypeAlias = Undo | Resign | Seat | End


def seats_in(entry: Interruption) -> Sequence[int]:
    """The seats that it names."""
    match entry:
        case Undo():
            return entry.by
        case Resign() | Seat():
            return (entry.s,)
        case End():
            return ()


def interrupted(entry: Interruption, opening: Opening, state: State, kept: list[AnyEntry]) -> Step:
    """What it makes of a match that stands at `state`; of an undo, `kept` are the entries that still count."""
    try:
        msgspec.convert(msgspec.to_builtins(entry), type(entry))
    except msgspec.ValidationError as problem:
        raise LudotecaError(f"this cannot be written into a log: {problem}") from None
    match entry:
        case Undo():
            return _undone(entry, opening, state, kept)
        case Resign():
            told = Event("resigned", {"seat": entry.s}, EVERYBODY)
            return Step(entry, state, [told], outcome=_given_up(entry.s, opening))
        case Seat():
            return Step(entry, state, [Event("seated", {"seat": entry.s, "who": entry.who}, EVERYBODY)])
        case End():
            told = Event("ended", {"reason": entry.reason}, EVERYBODY)
            return Step(entry, state, [told], outcome=_without_winner(entry.reason, opening.head.seats))


def _undone(undo: Undo, opening: Opening, state: State, kept: list[AnyEntry]) -> Step:
    """The position that the log gives after an undo."""
    if not is_position(kept, undo.to):
        raise LudotecaError(f"entry {undo.to} is not a position to go back to")
    needed_consent = len(undo.by) > 1 or draws_gone(kept, undo.to)
    for entry in before(kept, undo.to):
        if isinstance(entry, Start):
            state, _ = opening.deal(RecordedDice(list(entry.d)))
        elif isinstance(entry, Play):
            state.apply(entry.s, entry.a, RecordedDice(list(entry.d)))
    return Step(undo, state, [Event("undone", {}, EVERYBODY)], taken_back=needed_consent)


def _given_up(seat: int, opening: Opening) -> Result | None:
    """With two sides the other wins, alone the game is lost; with more it goes on."""
    sides = opening.game.sides(opening.head.seats, opening.options)
    if len(sides) > 2:
        return None
    losers = next(side for side in sides if seat in side)
    ranks = tuple(2 if other in losers else 1 for other in range(opening.head.seats))
    return Result(ranks, tuple(float(2 - rank) for rank in ranks), "resigned")


def _without_winner(reason: str, seats: int) -> Result:
    level = (1,) if seats > 1 else (2,)  # alone, nobody wins is rank 2 of 1
    return Result(level * seats, (0.0,) * seats, reason)
