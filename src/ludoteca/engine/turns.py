"""Who is asked next: the one protocol of every driver (playouts, search, bots at a table, the kit). Compiled."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT, State

NOBODY: Final = -1


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Turns:
    """After each action each invited seat is asked once, in order from the mover; then one that must act moves.

    turns = Turns()
    while (seat := turns.next(state)) >= 0:
        ...                      an invited seat may decline: then ask on
        turns.acted(seat)        after an action, everybody invited is asked again
    """

    def __init__(self) -> None:
        self.actor: i64 = 0
        self.step: i64 = 0  # how many seats after the actor were asked; 0: nobody has acted yet

    def acted(self, seat: i64) -> None:
        """Remember that a seat took an action."""
        self.actor = seat
        self.step = 1

    def next(self, state: State) -> i64:
        """The seat to ask now; NOBODY when the match is over."""
        waiting = state.must()
        if waiting == 0:
            return NOBODY
        if self.step > 0:
            invited = state.may()
            if invited != 0:
                seats = state.seats
                while self.step <= seats:
                    seat = (self.actor + self.step) % seats
                    self.step += 1
                    if invited & BIT[seat] != 0:
                        return seat
            self.step = 0
        return first_of(waiting)


def first_of(bits: i64) -> i64:
    """The lowest seat in a set of seats; the set is not empty."""
    if bits & 1 != 0:
        return 0
    seat: i64 = 1
    while bits & BIT[seat] == 0:
        seat += 1
    return seat
