"""The level `easy`: takes what looks best at first sight, in every game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludoteca.engine.bot import Bot, Budget
from ludoteca.engine.state import Dice, State


class Greedy(Bot):
    """Takes the action whose preview is worth most; of equal ones any. Accepts an invitation worth more than 0."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def choose(
        self,
        seat: int,
        view: dict[str, Any],
        actions: list[int],
        guess: Callable[[], State],
        budget: Budget,
    ) -> int | None:
        """The best at first sight. A preview uses only what the seat knows, so one guess will do."""
        world = guess()
        worths = [float(world.preview(seat, action)["worth"]) for action in actions]
        best = max(worths)
        if best <= 0 and seat not in world.waiting():
            return None
        ties = [action for action, worth in zip(actions, worths, strict=True) if worth == best]
        return ties[self.dice.below(len(ties))]
