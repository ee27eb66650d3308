"""The level `random`: for tests, and the measure of every other. Compiled."""

from __future__ import annotations

from typing import final

from ludoteca.engine.bot import DECLINE, Player
from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT, Actions, Dice, State


@final
class Random(Player):
    """Takes any legal action, each as likely; an invitation is declined as likely as each answer to it."""

    def act(self, state: State, seat: i64, dice: Dice) -> i64:
        """One action, blindly."""
        actions = Actions()
        state.fill(seat, actions)
        choices = actions.count
        if state.must() & BIT[seat] == 0:
            choices += 1
        pick = dice.below(choices)
        return DECLINE if pick == actions.count else actions.items[pick]
