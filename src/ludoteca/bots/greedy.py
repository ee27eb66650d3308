"""The level `easy`: takes what looks best at first sight, in every game."""

from __future__ import annotations

from ludoteca.engine.bot import DECLINE, Player, Taste
from ludoteca.engine.state import Dice, State


class Greedy(Player):
    """Takes the action whose preview is worth most; of equal ones what its character likes, or any.

    It accepts an invitation worth more than 0.
    """

    def __init__(self, dice: Dice, taste: Taste | None = None) -> None:
        super().__init__(dice)
        self.taste = taste

    def act(self, state: State, seat: int, dice: Dice) -> int:
        """The best at first sight: a preview uses only what the seat knows."""
        actions = state.legal(seat)
        worths = [float(state.preview(seat, action)["worth"]) for action in actions]
        best = max(worths)
        if best <= 0 and seat not in state.waiting():
            return DECLINE
        ties = [action for action, worth in zip(actions, worths, strict=True) if worth == best]
        if self.taste is not None:
            likings = [self.taste.liking(state, seat, action) for action in ties]
            ties = [action for action, liking in zip(ties, likings, strict=True) if liking == max(likings)]
        return ties[dice.below(len(ties))]
