"""Exactly what a best response takes off Tacocat's table for five cards: `python -m ludoteca.lab.answer_five [HANDS]`.

Over every deal, every swap, every draw and every course of the round; the answering seat remembers what it swapped
away, which the table does not. Beliefs nearby bound what a swap is worth (`lab/five/sweep.py`); those that might be the
best are computed exactly. It takes four minutes of a core, and 3 GB. With HANDS, only as many dealt hands are looked
at (spread evenly by how likely they are), which says the figure for them, and about the whole.
"""

from __future__ import annotations

import math
import sys
from typing import Any, NamedTuple

import numpy as np
from rich.console import Console

from ludoteca.games.tacocat.data import COPIES, HIGHEST
from ludoteca.games.tacocat.five import CARDS, FIVES, HANDS5, SETS
from ludoteca.games.tacocat.five_player import five
from ludoteca.games.tacocat.five_rows import SWAPPED
from ludoteca.lab.five.regrets import COUNT, PROPER, real, whole
from ludoteca.lab.five.rivals import Rivals
from ludoteca.lab.five.sweep import after_swaps, all_masses, bound, exact, wish
from ludoteca.lab.solve_five import hands, held, policy

Numbers = Any  # an array of numpy
SAY = Console(soft_wrap=True).print
SETS_OF = [math.comb(HIGHEST - 1 + size, size) for size in range(SWAPPED)]  # how many sets of so many cards there are
DECK = 36


def likely() -> Numbers:
    """How likely each hand is dealt."""
    found = []
    for hand in hands(HANDS5, CARDS):
        counts = np.bincount(hand, minlength=HIGHEST + 1)
        found.append(math.prod(math.comb(int(COPIES[card]), int(counts[card])) for card in range(1, HIGHEST + 1)))
    return np.array(found) / math.comb(DECK, CARDS)


def ways(chances: Any, limit: int, swapped: int) -> Rivals:
    """How a rival swaps so many who may swap up to a limit (-1: as many as he likes); equal ways put together."""
    found = Rivals(chances, limit, swapped)
    final, all_held, weight = (
        np.array(list(found.final), int),
        np.array(list(found.held), int),
        np.array(list(found.weight)),
    )
    if len(final):
        many = int(all_held.max()) + 1
        keys, places = np.unique(final * many + all_held, return_inverse=True)
        sums = np.bincount(places, weight, len(keys))
        found.replace(whole((keys // many).tolist()), whole((keys % many).tolist()), real(sums.tolist()))
    return found


class Side:
    """The best response of one role (0 swaps first) to a strategy."""

    def __init__(self, strategy: Numbers, role: int, wanted: Numbers) -> None:
        self.chances = real(strategy.tolist())
        self.role = role
        self.hands = whole(wanted.astype(int).tolist())

    def places(self, limit: int) -> list[tuple[int, int, Rivals, int]]:
        """By how many this side swaps: all that the rival then may have swapped. `limit` matters to the second only."""
        if self.role == 0:
            return [
                (own, other, ways(self.chances, own, other), own) for own in range(SWAPPED) for other in range(own + 1)
            ]
        return [(limit, own, ways(self.chances, -1, limit), own) for own in range(limit + 1)]

    def worth(self, limit: int, masks: Numbers, *, sure: bool) -> tuple[Numbers, Numbers]:
        """[hand, set]: between what and what a swap is worth; both are the same if `sure`. -1 where it is not asked."""
        low, high = np.full((FIVES, SETS), -1.0), np.full((FIVES, SETS), -1.0)
        sums = [[real([0.0] * (FIVES * SETS_OF[own])) for own in range(SWAPPED)] for _ in range(2)]
        asked = []
        for own in range(SWAPPED):
            flags = whole([0] * (FIVES * SETS_OF[own]))
            wish(own, self.hands, whole(masks.astype(int).ravel().tolist()), flags)
            asked.append(flags)
        for first, second, rivals, own in self.places(limit):
            place = whole([self.role, first, second, own])
            beliefs = all_masses(rivals, own)
            if sure:
                exact(self.chances, place, beliefs, asked[own], sums[0][own])
            else:
                bound(self.chances, place, beliefs, asked[own], sums[0][own], sums[1][own])
        for own in range(SWAPPED):
            for into, values in ((low, sums[0][own]), (high, sums[0 if sure else 1][own])):
                found = real([-1.0] * (FIVES * SETS))
                after_swaps(own, self.hands, values, found)
                into[:] = np.maximum(into, np.where(masks, np.array(list(found)).reshape(FIVES, SETS), -1.0))
        return low, high

    def best(self, limit: int = -1) -> Numbers:
        """By dealt hand: the most that it can win; for the second, in the rounds in which the rival swaps `limit`."""
        sets = np.array(list(PROPER)).reshape(FIVES, SETS) == 1
        if limit >= 0:
            sets &= np.array(list(COUNT)) <= limit
        low, high = self.worth(limit, sets, sure=False)
        hopeful = sets & (high >= low.max(1, keepdims=True) - 1e-12)
        return self.worth(limit, hopeful, sure=True)[0].max(1)


class Found(NamedTuple):
    """What best responses win of the rounds."""

    first: float
    second: float

    @property
    def taken(self) -> float:
        """What a best response takes off the table, on the average of both sides: what one wins the other loses."""
        return (self.first + self.second - 1) / 2


def sampled(count: int) -> Numbers:
    """How often each dealt hand is looked at: evenly by how likely it is."""
    ends = np.cumsum(likely())
    return np.bincount(np.searchsorted(ends, (np.arange(count) + 0.5) / count * ends[-1]), minlength=FIVES)


def answered(strategy: Numbers, weights: Numbers) -> Found:
    """What best responses win, as the one who swaps first and as the other."""
    wanted = (weights > 0) & held(hands(HANDS5, CARDS))
    share = np.where(wanted, weights, 0) / weights[wanted].sum()
    first = float(share @ np.maximum(Side(strategy, 0, wanted).best(), 0))
    SAY(f"who swaps first: a best response wins {first:.3%}")
    side = Side(strategy, 1, wanted)
    second = sum(float(share @ np.maximum(side.best(limit), 0)) for limit in range(SWAPPED))
    SAY(f"the other: a best response wins {second:.3%}")
    return Found(first, second)


def unswapped(strategy: Numbers) -> float:
    """The same for the rounds in which nobody swaps, from the duel on: quickly computed, with nothing to forget."""
    stays = strategy[: FIVES * SETS].reshape(FIVES, SETS)[:, 0] * likely()
    total = -float(stays.sum())
    for role, dealt in ((0, stays), (1, likely())):
        side = Side(strategy, role, dealt > 0)
        sums = real([0.0] * FIVES)
        beliefs = all_masses(ways(side.chances, 0 if role == 0 else -1, 0), 0)
        exact(side.chances, whole([role, 0, 0, 0]), beliefs, whole((dealt > 0).astype(int).tolist()), sums)
        total += float(dealt @ np.array(list(sums)))
    return total / 2 / float(stays.sum())


def main(count: int) -> None:
    """Say what a best response takes off the table as shipped."""
    found = answered(policy(five()), sampled(count) if count else likely())
    whole_game = f"{count} dealt hands of {FIVES}" if count else "all deals"
    SAY(f"{whole_game}: on the average a best response takes {found.taken:.3%} of the rounds off the table")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 0)
