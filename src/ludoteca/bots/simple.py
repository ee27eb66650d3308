"""The level `random`: for tests, and the measure of every other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludoteca.engine.bot import Bot, Budget
from ludoteca.engine.state import Dice, State


class Random(Bot):
    """Takes any legal action, each as likely; an invitation is declined as likely as each answer to it."""

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
        """One action, blindly."""
        merely_invited = seat not in guess().waiting()
        pick = self.dice.below(len(actions) + merely_invited)
        return None if pick == len(actions) else actions[pick]
