"""Random play inside the compiled engine: the inner speed that searches and benchmarks use. Compiled."""

from __future__ import annotations

from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT, Actions, Dice, State


def first_of(bits: i64) -> i64:
    """The lowest seat in a set of seats; the set is not empty."""
    if bits & 1 != 0:
        return 0
    seat: i64 = 1
    while bits & BIT[seat] == 0:
        seat += 1
    return seat


def playout(state: State, dice: Dice, limit: int = 1_000_000) -> int:
    """Play at random until the match is over or `limit` decisions are made; return their number.

    The same protocol as every driver: after each action each invited seat is asked once, in order
    from the mover, and declines as likely as it takes any one action; then a waiting seat moves.
    """
    return _playout(state, dice, limit, Actions())


def playouts(root: State, dice: Dice, matches: int) -> int:
    """Play this many matches at random from one position; return the decisions made."""
    actions = Actions()
    made: i64 = 0
    for _ in range(matches):
        made += _playout(root.clone(), dice, 1_000_000, actions)
    return made


def _playout(state: State, dice: Dice, limit: i64, actions: Actions) -> i64:
    made: i64 = 0
    while made < limit:
        waiting = state.must()
        if waiting == 0:
            break
        mover = first_of(waiting)
        actions.count = 0
        state.fill(mover, actions)
        state.play(mover, actions.items[dice.below(actions.count)], dice)
        made += 1
        if state.may() != 0:
            made += _ask_invited(state, mover, dice, actions, limit - made)
    return made


def _ask_invited(state: State, mover: i64, dice: Dice, actions: Actions, most: i64) -> i64:
    """Ask each invited seat once, in order from the mover; an answer starts a new round of asking."""
    made: i64 = 0
    step: i64 = 1
    while step <= state.seats and made < most:
        seat = (mover + step) % state.seats
        step += 1
        if state.may() & BIT[seat] == 0:
            continue
        actions.count = 0
        state.fill(seat, actions)
        pick = dice.below(actions.count + 1)
        if pick < actions.count:
            state.play(seat, actions.items[pick], dice)
            made += 1
            mover = seat
            step = 1
    return made
