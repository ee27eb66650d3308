"""The level `normal` of My Game: it leaves heaps that balance (Bouton, 1901), if it can."""

from __future__ import annotations

from ludoteca.engine.bot import Player
from ludoteca.engine.state import Dice, State

from .rules import TAKES, MyGame


class Normal(Player):
    """Takes so that the heaps, written in twos, cancel out; else as little as possible."""

    def act(self, state: State, seat: int, dice: Dice) -> int:
        """One of the legal actions."""
        assert isinstance(state, MyGame)
        actions = state.legal(seat)
        balance = 0
        for heap in state.heaps:
            balance ^= heap
        for number in actions:
            take = TAKES[number]
            heap = state.heaps[take.heap - 1]
            if balance ^ heap ^ (heap - take.count) == 0:
                return number
        return min(actions, key=lambda number: TAKES[number].count)
