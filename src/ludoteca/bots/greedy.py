"""The level `easy`: takes what looks best at first sight, in every game."""

from __future__ import annotations

from ludoteca.engine.bot import DECLINE, Player
from ludoteca.engine.state import Dice, State


class Greedy(Player):
    """Takes the action whose preview is worth most; of equal ones any. Accepts an invitation worth more than 0."""

    def act(self, state: State, seat: int, dice: Dice) -> int:
        """The best at first sight: a preview uses only what the seat knows."""
        actions = state.legal(seat)
        worths = [float(state.preview(seat, action)["worth"]) for action in actions]
        best = max(worths)
        if best <= 0 and seat not in state.waiting():
            return DECLINE
        ties = [action for action, worth in zip(actions, worths, strict=True) if worth == best]
        return ties[dice.below(len(ties))]
