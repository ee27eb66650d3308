"""Strategies of Tacocat's rounds of three cards, and exactly what a best response takes off them.

Only the swap and the first duel are questions there. What follows has one best answer: duel and attack with the higher
of two cards, beat it with the higher one, keep the lower one. `exploited` goes through every deal and every draw.
`python -m ludoteca.lab.answer_tacocat` says it of the table that the game has, and of the level `normal`.
"""

from __future__ import annotations

import math
from functools import cache
from itertools import combinations_with_replacement
from typing import Any, NamedTuple

import numpy as np
from rich.console import Console

from ludoteca.games.tacocat import bot, solved
from ludoteca.games.tacocat.data import COPIES, HIGHEST

Numbers = Any  # an array of numpy
CARDS = 3
HANDS = list(combinations_with_replacement(range(1, HIGHEST + 1), CARDS))
MASKS = range(2**CARDS)
SWAPPED = [mask.bit_count() for mask in MASKS]
PLACE = np.zeros((HIGHEST + 1,) * CARDS, int)  # of a sorted hand in HANDS
for _number, _hand in enumerate(HANDS):
    PLACE[_hand] = _number
SWAP_ORDER = [int(bot.SWAP_ORDER[n]) for n in range(len(bot.SWAP_ORDER))]


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


def likely(known: tuple[int, ...], swapped: int, ways: Draws) -> Numbers:
    """How likely each of these ways to swap so many is for a rival, if the cards known to the other are gone."""
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
    def rivals(own: int, other: int) -> tuple[Draws, Numbers]:
        """The ways that the strategy swaps so many, if the other side has swapped `own`, and how gladly."""
        ways = draws(other)
        mix = strategy.second[own][ways.hand, ways.mask] if side == 0 else strategy.first[ways.hand, ways.mask]
        done = mix > 0
        return Draws(*(column[done] for column in ways)), mix[done]

    @cache
    def after(known: tuple[int, ...], own: int, other: int) -> tuple[Numbers, Numbers]:
        """By final hand: what the duel is worth at best and as usual, for so many cards swapped by each."""
        place = (own, other) if side == 0 else (other, own)
        ways, mix = rivals(own, other)
        mass = np.bincount(ways.final, likely(known, other, ways) * mix, len(HANDS))
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


if __name__ == "__main__":
    for name, strategy in (("as shipped", shipped()), ("the level normal", normal())):
        Console().print(f"{name}: {told(strategy)}", soft_wrap=True)
