"""The level `normal` of My Game: it leaves heaps that balance (Bouton, 1901), if it can."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludoteca.engine.bot import Bot, Budget
from ludoteca.engine.state import State

from .rules import TAKES


class Normal(Bot):
    """Takes so that the heaps, written in twos, cancel out; else as little as possible."""

    def choose(
        self, seat: int, view: dict[str, Any], actions: list[int], guess: Callable[[], State], budget: Budget
    ) -> int | None:
        """One of the actions."""
        balance = 0
        for heap in view["heaps"]:
            balance ^= heap
        for number in actions:
            take = TAKES[number]
            heap = view["heaps"][take.heap - 1]
            if balance ^ heap ^ (heap - take.count) == 0:
                return number
        return min(actions, key=lambda number: TAKES[number].count)
