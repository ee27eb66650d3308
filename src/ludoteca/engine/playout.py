"""Random play inside the compiled engine: the inner speed that searches and benchmarks use. Compiled."""

from __future__ import annotations

from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT, Actions, Dice, State
from ludoteca.engine.turns import Turns


def playout(state: State, dice: Dice, limit: int = 1_000_000) -> int:
    """Play at random until the match is over or `limit` decisions are made; return their number.

    An invited seat declines as likely as it takes any one action.
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
    turns = Turns()
    made: i64 = 0
    while made < limit:
        seat = turns.next(state)
        if seat < 0:
            break
        actions.count = 0
        state.fill(seat, actions)
        choices = actions.count
        if turns.step > 0 and state.must() & BIT[seat] == 0:
            choices += 1  # to decline
        pick = dice.below(choices)
        if pick < actions.count:
            state.play(seat, actions.items[pick], dice)
            turns.acted(seat)
            made += 1
    return made
