"""The swap before the duel: marked cards go away, face down, and as many are drawn (P3, C16 to C18). Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT, SHOWN, Dice
from ludoteca.games.tacocat import clashes
from ludoteca.games.tacocat.data import ARROWS, BOTH, NOBODY, NORTH, RANKS, SOUTH, TILES

if TYPE_CHECKING:
    from ludoteca.games.tacocat.rules import Tacocat


def finish_swap(state: Tacocat, seat: i64, dice: Dice) -> i64:
    """The arrow's player swaps first and sets the other's limit; on the centre both at once (P3)."""
    state.choosing &= ~BIT[seat]
    if ARROWS[TILES * state.board + state.tile] == BOTH:
        if state.choosing != 0:
            return 0
        swap(state, NORTH, dice)
        swap(state, SOUTH, dice)
        clashes.start_duel(state)
        return SHOWN
    first = state.swapped[1 - seat] == NOBODY
    count = swap(state, seat, dice)
    if first and count > 0:  # C17, C18
        state.limit[1 - seat] = count
        state.choosing = BIT[1 - seat]
    else:
        clashes.start_duel(state)
    return SHOWN  # how many were marked


def swap(state: Tacocat, seat: i64, dice: Dice) -> i64:
    """Put the marked cards away, face down (C16), and draw as many."""
    count = state.marks(seat)
    marked = state.marked
    for place in range(RANKS * seat + 1, RANKS * seat + RANKS):
        if marked[place] > 0:
            state.hand[place] -= marked[place]
            state.dropped[place] += marked[place]
            marked[place] = 0
    state.unmarked[seat] = 0
    state.swapped[seat] = count
    if state.tale is not None:
        state.tell("swapped", {"seat": seat, "count": count})
    state.draw_cards(seat, count, dice, "drew")
    return count
