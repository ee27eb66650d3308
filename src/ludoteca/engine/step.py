"""A step of a match that was considered, and is not yet true."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ludoteca.engine.log import AnyEntry
from ludoteca.engine.state import BIT, Dice, State
from ludoteca.engine.values import Event, Result


class Step(NamedTuple):
    """What an entry would make of a match. Nothing of it is true before `Match.accept`."""

    entry: AnyEntry
    state: State
    told: list[Event]
    report: int = 0  # CHANCE and SHOWN bits, for the table's undo policy
    sides: Sequence[int] = ()  # of the dice, draw by draw
    dice: Dice | None = None  # as they stand after it; None: as before
    outcome: Result | None = None  # how the table ended the match
    taken_back: bool = False  # does it take back what needed consent?

    @property
    def result(self) -> Result | None:
        """The result after it."""
        return self.outcome or self.state.result()

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that the match waits for after it."""
        return () if self.result else self.state.waiting()

    def told_to(self, seat: int) -> bool:
        """Does this seat see any event of it?"""
        return any(event.eyes & int(BIT[seat]) for event in self.told)
