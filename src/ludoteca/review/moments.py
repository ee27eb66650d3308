"""The plays of a match that count, each with the position before it and after it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from ludoteca.engine import opening
from ludoteca.engine.dice import RecordedDice
from ludoteca.engine.log import AnyEntry, Play, Start
from ludoteca.engine.state import Dice, State


class Moment(msgspec.Struct, frozen=True):
    """One play that counts: the position before it and after it."""

    entry: Play
    before: State
    after: State

    def drawn(self, dice: Dice) -> State:
        """The same move, with what else chance might have answered."""
        after = self.before.clone()
        after.play(self.entry.s, self.entry.a, dice)
        return after


def moments_of(begun: opening.Opening, entries: Sequence[AnyEntry]) -> tuple[State, list[Moment]]:
    """The first position, and each play that still counts."""
    start = entries[0]
    assert isinstance(start, Start)
    first, _ = begun.deal(RecordedDice(list(start.d)))
    return first, list(_plays(first, entries))


def _plays(state: State, entries: Sequence[AnyEntry]) -> Iterator[Moment]:
    for entry in entries:
        if isinstance(entry, Play):
            after = state.clone()
            after.play(entry.s, entry.a, RecordedDice(list(entry.d)))
            yield Moment(entry, state, after)
            state = after
