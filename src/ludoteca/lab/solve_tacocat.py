"""Tacocat's rounds of three cards, solved: `python -m ludoteca.lab.solve_tacocat [ITERATIONS]`.

Only the swap and the first duel are questions there. What follows has one best answer: duel and attack with the higher
of two cards, beat it with the higher one, keep the lower one. Counterfactual regret minimisation finds how to swap and
duel; chance is sampled, all choices are looked at. The duel forgets which cards were swapped away, which a best
response does not: `exploited` computes exactly, over every deal and every draw, what that and the 8 bits a chance cost.
"""

from __future__ import annotations

import math
import sys
from functools import cache
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from rich.console import Console

from ludoteca.games.tacocat import bot, solved
from ludoteca.games.tacocat.data import COPIES, HIGHEST

Numbers = Any  # an array of numpy
SAY = Console().print
SEED = 30_000_000
BATCH = 10_000
CARDS = 3
DECK = np.repeat(np.arange(1, HIGHEST + 1), [int(COPIES[card]) for card in range(1, HIGHEST + 1)])
HANDS = list(combinations_with_replacement(range(1, HIGHEST + 1), CARDS))
MASKS = range(2**CARDS)
SWAPPED = [mask.bit_count() for mask in MASKS]
PLACE = np.zeros((HIGHEST + 1,) * CARDS, int)  # of a sorted hand in HANDS
for _number, _hand in enumerate(HANDS):
    PLACE[_hand] = _number
SWAP_ORDER = [int(bot.SWAP_ORDER[n]) for n in range(len(bot.SWAP_ORDER))]
HIDDEN_WEIGHT = 0.01  # what a swap that is never made still teaches the duel after it


class Strategy(NamedTuple):
    """Chances of each set of cards to swap, and of each card to duel with; cards by their place in the sorted hand."""

    first: Numbers  # [hand, mask]
    second: Numbers  # [how many the other swapped, hand, mask]
    duel: Numbers  # [swapped first?, how many the first swapped, how many the second, hand, card]


def won_by_first(one: tuple[int, ...], put: int, two: tuple[int, ...], other: int) -> float:
    """Who wins if these cards are put down for the duel; a round that is played again counts half."""
    low, high = (card for n, card in enumerate(one) if n != put)
    low2, high2 = (card for n, card in enumerate(two) if n != other)
    ahead = one[put] - two[other]
    last, last2 = low, low2
    if ahead > 0:
        last2 = low2 if high2 >= high else high2
    elif ahead < 0:
        last = low if high >= high2 else high
    else:
        ahead = high - high2  # the second duel
    decided = (last2 - last) or ahead
    return 0.5 if decided == 0 else 1.0 if decided > 0 else 0.0


def all_outcomes() -> Numbers:
    """[hand, card, other hand, card]: who wins, from the side of the first."""
    return np.array(
        [[[[won_by_first(a, i, b, j) for j in range(3)] for b in HANDS] for i in range(3)] for a in HANDS], np.float32
    )


def matched(regrets: Numbers) -> Numbers:
    """Chances in proportion to what one would rather have done; all alike where there is nothing to regret."""
    total = regrets.sum(-1, keepdims=True)
    return np.where(total > 0, regrets / np.where(total > 0, total, 1), 1 / regrets.shape[-1])


def allowed(limit: int) -> Numbers:
    """Which sets a seat may swap that may swap so many."""
    return np.array([SWAPPED[mask] <= limit for mask in MASKS], float)


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


# ---- the exact best response


class Draws(NamedTuple):
    """Every way to hold a hand, swap a set of so many cards and draw others."""

    hand: Numbers  # places in HANDS
    mask: Numbers
    final: Numbers
    held: Numbers  # counts by card
    drawn: Numbers


@cache
def draws(swapped: int) -> Draws:
    """All ways to swap so many cards."""
    rows: list[tuple[Any, ...]] = []
    for place, hand in enumerate(HANDS):
        for mask in (mask for mask in MASKS if SWAPPED[mask] == swapped):
            kept = [card for n, card in enumerate(hand) if not mask >> n & 1]
            for new in combinations_with_replacement(range(1, HIGHEST + 1), swapped):
                rows.append((place, mask, PLACE[tuple(sorted([*kept, *new]))], counts(hand), counts(new)))
    return Draws(*(np.array(column) for column in zip(*rows, strict=True)))


def counts(cards: tuple[int, ...]) -> tuple[int, ...]:
    """How often each card is among these."""
    return tuple(cards.count(card) for card in range(1, HIGHEST + 1))


CHOOSE = np.array([[math.comb(n, k) for k in range(7)] for n in range(-6, 7) for n in [max(n, 0)]], float)


def chosen(left: Numbers, take: Numbers) -> Numbers:
    """In how many ways these cards come out of those left; by rows, all cards together."""
    ways = CHOOSE[np.clip(left, -6, 6) + 6, take]
    return np.where(left < take, 0.0, ways).prod(-1)


ALL = np.array([int(COPIES[card]) for card in range(1, HIGHEST + 1)])


def likely(known: tuple[int, ...], swapped: int) -> Numbers:
    """How likely each of the ways to swap so many is for a rival, if the cards known to the other are gone."""
    ways = draws(swapped)
    left = ALL - np.array(known)
    weight = chosen(left[None], ways.held) * chosen(left - ways.held, ways.drawn)
    cards = int(left.sum())
    return weight / (math.comb(cards, CARDS) * math.comb(cards - CARDS, swapped))


class Worth(NamedTuple):
    """What the first wins: with best play against the other, and as the strategy plays itself."""

    best: float
    usual: float


def answered(strategy: Strategy, outcomes: Numbers, side: int) -> Worth:
    """The exact worth to one side (0 swaps first) of its best response, and of the strategy, against the strategy."""
    table = outcomes if side == 0 else 1 - outcomes.transpose(2, 3, 0, 1)
    flat = table.reshape(3 * len(HANDS), 3 * len(HANDS))

    @cache
    def after(known: tuple[int, ...], own: int, other: int) -> tuple[Numbers, Numbers]:
        """By final hand: what the duel is worth at best and as usual, for so many cards swapped by each."""
        place = (own, other) if side == 0 else (other, own)
        ways = draws(other)
        mix = strategy.second[own][ways.hand, ways.mask] if side == 0 else strategy.first[ways.hand, ways.mask]
        mass = np.bincount(ways.final, likely(known, other) * mix, len(HANDS))
        puts = mass[:, None] * strategy.duel[1 - side][place]
        values = (flat @ puts.reshape(-1)).reshape(-1, CARDS)
        return values.max(1), (values * strategy.duel[side][place]).sum(1)

    best = usual = 0.0
    for place, hand in enumerate(HANDS):
        dealt = chosen(ALL, np.array(counts(hand))) / math.comb(36, CARDS)
        found = np.zeros((8, 4, 2))  # by set and by how many the other swaps
        for mask in MASKS:
            own = SWAPPED[mask]
            kept = [card for n, card in enumerate(hand) if not mask >> n & 1]
            for new in combinations_with_replacement(range(1, HIGHEST + 1), own):
                left = ALL - np.array(counts(hand))
                chance = chosen(left, np.array(counts(new))) / math.comb(33, own)
                if chance == 0:
                    continue
                final = PLACE[tuple(sorted([*kept, *new]))]
                known = counts((*hand, *new))
                for other in range(own + 1) if side == 0 else range(own, 4):
                    pair = after(known, own, other)
                    found[mask, other] += chance * np.array([pair[0][final], pair[1][final]])
        if side == 0:
            both = found.sum(1)
            best += dealt * both[:, 0].max()
            usual += dealt * (strategy.first[place] @ both[:, 1])
        else:
            for other in range(4):
                may = allowed(other) > 0
                best += dealt * found[may, other, 0].max()
                usual += dealt * (strategy.second[other, place] @ found[:, other, 1])
    return Worth(float(best), float(usual))


def exploited(strategy: Strategy) -> tuple[Worth, Worth]:
    """What a best response wins as the one who swaps first, and as the other."""
    outcomes = all_outcomes().astype(float)
    return answered(strategy, outcomes, 0), answered(strategy, outcomes, 1)


def shipped() -> Strategy:
    """The strategy as the game plays it, from its file."""
    table = solved.three()
    first = np.array([[table.swap(-1, hand, mask) for mask in MASKS] for hand in range(len(HANDS))], float)
    second = np.array(
        [[[table.swap(k, hand, mask) for mask in MASKS] for hand in range(len(HANDS))] for k in range(4)], float
    )
    duel = np.array(
        [
            [
                [[[table.duel(s, k, j, h, c) for c in range(3)] for h in range(len(HANDS))] for j in range(4)]
                for k in range(4)
            ]
            for s in range(2)
        ],
        float,
    )
    return Strategy(matched(first), matched(second), matched(duel))


def normal() -> Strategy:
    """How the level `normal` plays these rounds."""
    swaps = np.zeros((4, len(HANDS), 8))
    for limit in range(4):
        for place, hand in enumerate(HANDS):
            wanted = sorted((n for n in range(CARDS) if hand[n] in SWAP_ORDER), key=lambda n: SWAP_ORDER.index(hand[n]))
            swaps[limit, place, sum(1 << n for n in wanted[:limit])] = 1
    duel = np.zeros((2, 4, 4, len(HANDS), CARDS))
    duel[..., CARDS - 1] = 1
    return Strategy(swaps[3], swaps, duel)


def told(strategy: Strategy) -> str:
    """What a best response takes off a strategy, in words."""
    first, second = exploited(strategy)
    gains = [worth.best - worth.usual for worth in (first, second)]
    return (
        f"who swaps first wins {first.usual:.2%} of the rounds; a best response wins {gains[0]:.2%} more as the first, "
        f"{gains[1]:.2%} as the second, {sum(gains) / 2:.2%} on average"
    )


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
    SAY(f"the level normal: {told(normal())}")
    SAY(f"as shipped ({len(data)} bytes): {told(shipped())}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 400)
