"""How likely each seat wins: a small network over the facts of each seat, learned from matches. Compiled."""

from __future__ import annotations

import math
from typing import Final

from ludoteca.engine.state import BIT
from ludoteca.games.teg.rules import Teg
from ludoteca.games.teg.staff import veteran_weights, weights
from ludoteca.games.teg.staff.facts import FACTS, facts
from ludoteca.games.teg.world.data import NOBODY, OVER

SCALE: Final = 1024.0


def _numbers(learned: list[int]) -> list[float]:
    return [float(weight) / SCALE for weight in learned]


# Of each hidden unit: the weights of the facts, its bias, and what it counts.
GENERALS: Final = _numbers(weights.WEIGHTS)  # if everybody goes on as `normal` does
VETERANS: Final = _numbers(veteran_weights.WEIGHTS)  # if all are veterans


def score(row: list[float], numbers: list[float]) -> float:
    """A number that grows with a seat's chance to win."""
    total = 0.0
    at = 0
    while at < len(numbers):
        unit = numbers[at + FACTS]
        for n in range(FACTS):
            unit += numbers[at + n] * row[n]
        if unit > 0.0:
            total += unit * numbers[at + FACTS + 1]
        at += FACTS + 2
    return total


def chances(state: Teg, veterans: bool = False) -> list[float]:
    """How likely each seat is to win from the beginning of a turn; after the end who won."""
    numbers = VETERANS if veterans else GENERALS
    result = [0.0] * state.seats
    if state.phase == OVER and state.winner != NOBODY:
        result[state.winner] = 1.0
        return result
    total = 0.0
    for seat in range(state.seats):
        if state.alive & BIT[seat] != 0:
            result[seat] = math.exp(score(facts(state, seat), numbers))
            total += result[seat]
    return [one / total for one in result]
