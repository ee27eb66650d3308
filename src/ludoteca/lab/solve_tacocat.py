"""Tacocat's rounds of three cards, solved: `python -m ludoteca.lab.solve_tacocat [ITERATIONS]`.

Counterfactual regret minimisation finds how to swap and duel; chance is sampled, all choices are looked at. The duel
forgets which cards were swapped away, which a best response does not: `answer_tacocat` computes exactly what that, and
the 8 bits of a chance in the file, cost.
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
from rich.console import Console

from ludoteca.games.tacocat import solved
from ludoteca.games.tacocat.data import COPIES, HIGHEST
from ludoteca.lab.answer_tacocat import (
    CARDS,
    HANDS,
    MASKS,
    PLACE,
    SWAPPED,
    Numbers,
    Strategy,
    all_outcomes,
    allowed,
    matched,
    shipped,
    told,
)

SAY = Console().print
SEED = 30_000_000
BATCH = 10_000
DECK = np.repeat(np.arange(1, HIGHEST + 1), [int(COPIES[card]) for card in range(1, HIGHEST + 1)])
HIDDEN_WEIGHT = 0.01  # what a swap that is never made still teaches the duel after it


class Solver:
    """Regrets and the average of all strategies so far."""

    def __init__(self) -> None:
        self.outcomes = all_outcomes()
        self.chance = np.random.default_rng(SEED)
        shapes = ((len(HANDS), 8), (4, len(HANDS), 8), (2, 4, 4, len(HANDS), CARDS))
        self.regrets = Strategy(*(np.zeros(shape) for shape in shapes))
        self.average = Strategy(*(np.zeros(shape) for shape in shapes))
        self.rounds = 0

    def now(self) -> Strategy:
        """The strategy that the regrets ask for."""
        second = np.stack([matched(self.regrets.second[limit] + 1e-12 * allowed(limit)) for limit in range(4)])
        second *= np.stack([allowed(limit) for limit in range(4)])[:, None]
        return Strategy(matched(self.regrets.first), second / second.sum(-1, keepdims=True), matched(self.regrets.duel))

    def result(self) -> Strategy:
        """The average, which is what converges."""
        return Strategy(*(matched(numbers) for numbers in self.average))

    def step(self) -> None:
        """Look at one more batch of deals."""
        self.rounds += 1
        deals = np.argsort(self.chance.random((BATCH, len(DECK))), axis=1)[:, :12]
        cards = DECK[deals]
        hands = [np.sort(cards[:, 3 * n : 3 * n + 3], axis=1) for n in range(2)]
        finals = [np.stack([_swapped(hands[n], cards[:, 6 + 3 * n :], mask) for mask in MASKS], 1) for n in range(2)]
        held = [PLACE[tuple(hand.T)] for hand in hands]
        strategy = self.now()
        first = strategy.first[held[0]]
        worth = np.zeros((BATCH, 8))
        for swapped in range(4):
            second = strategy.second[swapped][held[1]]
            rival = np.zeros((BATCH, 8))
            for mask in (mask for mask in MASKS if SWAPPED[mask] == swapped):
                for other in (other for other in MASKS if SWAPPED[other] <= swapped):
                    place = (swapped, SWAPPED[other])
                    chances = (first[:, mask], second[:, other])
                    value = self.duelled(strategy, place, finals[0][:, mask], finals[1][:, other], chances)
                    worth[:, mask] += chances[1] * value
                    rival[:, other] += chances[0] * (1 - value)
            ahead = (rival - (second * rival).sum(1, keepdims=True)) * allowed(swapped)
            _collect(self.regrets.second[swapped], held[1], ahead)
            _collect(self.average.second[swapped], held[1], self.rounds * second)
        _collect(self.regrets.first, held[0], worth - (first * worth).sum(1, keepdims=True))
        _collect(self.average.first, held[0], self.rounds * first)
        for numbers in self.regrets:
            np.maximum(numbers, 0, out=numbers)

    def duelled(
        self, strategy: Strategy, place: tuple[int, int], one: Numbers, two: Numbers, chances: tuple[Numbers, Numbers]
    ) -> Numbers:
        """What the duel between these hands is worth to the first, and what both learn from it."""
        table = self.outcomes[one, :, two]  # [deal, card, card]
        puts = strategy.duel[0][place][one], strategy.duel[1][place][two]
        mine = np.einsum("bij,bj->bi", table, puts[1])
        value = (puts[0] * mine).sum(1)
        theirs = 1 - np.einsum("bij,bi->bj", table, puts[0])
        own, other = (chance + HIDDEN_WEIGHT for chance in chances)
        both = (own * chances[1])[:, None], (other * chances[0])[:, None]
        _collect(self.regrets.duel[0][place], one, both[0] * (mine - value[:, None]))
        _collect(self.regrets.duel[1][place], two, both[1] * (theirs - 1 + value[:, None]))
        _collect(self.average.duel[0][place], one, self.rounds * own[:, None] * puts[0])
        _collect(self.average.duel[1][place], two, self.rounds * other[:, None] * puts[1])
        return value


def _swapped(hand: Numbers, drawn: Numbers, mask: int) -> Numbers:
    """The places of the hands after a swap."""
    cards = hand.copy()
    for n, at in enumerate(at for at in range(CARDS) if mask >> at & 1):
        cards[:, at] = drawn[:, n]
    return PLACE[tuple(np.sort(cards, axis=1).T)]


def _collect(into: Numbers, places: Numbers, rows: Numbers) -> None:
    for column in range(rows.shape[1]):
        into[:, column] += np.bincount(places, rows[:, column], len(HANDS))


def main(iterations: int) -> None:
    """Solve, write the file, and say what a best response takes off it."""
    solver = Solver()
    for number in range(1, iterations + 1):
        solver.step()
        if number % 100 == 0:
            SAY(f"{number} of {iterations}")
    result = solver.result()
    SAY(f"as found: {told(result)}")
    rows = [*result.first, *result.second.reshape(-1, 8), *result.duel.reshape(-1, 3)]
    data = bytes(round(255 * float(chance)) for row in rows for chance in row / row.max())
    Path(solved.__file__).with_name(solved.FILE).write_bytes(data)
    SAY(f"as shipped ({len(data)} bytes): {told(shipped())}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 400)
