"""Regrets of rounds of five cards, and the strategy that they ask for. Compiled."""

from __future__ import annotations

from typing import Final, final

from ludoteca.engine.native import i64, vec
from ludoteca.games.tacocat.five import CARDS, FIVES, HANDS3, HANDS4, HANDS5, LEADS4, SETS
from ludoteca.games.tacocat.five_rows import LENGTH
from ludoteca.lab.five.ends import TIED, final_two

WHOLE: Final = 12  # in one deal of so many nothing is left out
HOPELESS: Final = 2.0  # else what one regrets so little (in the weight of one deal) is not tried

BITS: Final[vec[i64]] = vec[i64]([1, 2, 4, 8, 16])
COUNT: Final[vec[i64]] = vec[i64]([mask.bit_count() for mask in range(SETS)])


def whole(items: list[int]) -> vec[i64]:
    """A vector of whole numbers."""
    found = vec[i64]([0] * len(items))
    for i in range(len(items)):
        found[i] = items[i]
    return found


def real(items: list[float]) -> vec[float]:
    """A vector of numbers."""
    found = vec[float]([0.0] * len(items))
    for i in range(len(items)):
        found[i] = items[i]
    return found


def _proper() -> vec[i64]:
    """PROPER[hand * SETS + set]: 1 if the set takes of equal cards the first; any other is the same swap."""
    found = vec[i64]([0] * (FIVES * SETS))
    for hand in range(i64(FIVES)):
        for mask in range(i64(SETS)):
            proper: i64 = 1
            for place in range(i64(1), i64(CARDS)):
                same = HANDS5[CARDS * hand + place] == HANDS5[CARDS * hand + place - 1]
                if same and mask & BITS[place] != 0 and mask & BITS[place - 1] == 0:
                    proper = 0
            found[hand * SETS + mask] = proper
    return found


PROPER: Final[vec[i64]] = _proper()


@final
class Regrets:
    """Regrets, and the sum of all strategies so far."""

    def __init__(self) -> None:
        self.regret: vec[float] = vec[float]([0.0] * LENGTH)
        self.sum: vec[float] = vec[float]([0.0] * LENGTH)
        self.age = 1.0  # the weight of what is learned now
        self.brief = False
        self.chance: vec[float] = vec[float]([0.0] * SETS)

    def tried(self, place: i64) -> bool:
        """Is this worth trying now?"""
        return not self.brief or self.regret[place] > -HOPELESS * self.age

    def mix(self, row: i64, hand: i64, limit: i64) -> float:
        """Chances of all sets that may be swapped, into `chance`; returns how many there are."""
        total = 0.0
        many = 0.0
        for mask in range(i64(SETS)):
            value = 0.0
            if PROPER[hand * SETS + mask] == 1 and COUNT[mask] <= limit:
                many += 1.0
                value = self.regret[row + mask]
                value = max(value, 0.0)
            self.chance[mask] = value
            total += value
        for mask in range(i64(SETS)):
            if total > 0.0:
                self.chance[mask] /= total
            elif PROPER[hand * SETS + mask] == 1 and COUNT[mask] <= limit:
                self.chance[mask] = 1.0 / many
        return many

    def places(self, row: i64, hands: vec[i64], size: i64, hand: i64, chances: vec[float]) -> float:
        """Chances of the cards of a hand; of equal ones the first. Returns how many there are."""
        total = 0.0
        many = 0.0
        for place in range(size):
            value = 0.0
            if place == 0 or hands[size * hand + place] != hands[size * hand + place - 1]:
                many += 1.0
                value = self.regret[row + place]
                value = max(value, 0.0)
            chances[place] = value
            total += value
        for place in range(size):
            if total > 0.0:
                chances[place] /= total
            elif place == 0 or hands[size * hand + place] != hands[size * hand + place - 1]:
                chances[place] = 1.0 / many
        return many

    def options(self, row: i64, hand: i64, chances: vec[float]) -> None:
        """Chances of the leads of four cards."""
        total = 0.0
        many = 0.0
        for option in range(i64(4)):
            value = 0.0
            if LEADS4[4 * hand + option] > 0:
                many += 1.0
                value = self.regret[row + option]
                value = max(value, 0.0)
            chances[option] = value
            total += value
        for option in range(i64(4)):
            if total > 0.0:
                chances[option] /= total
            elif LEADS4[4 * hand + option] > 0:
                chances[option] = 1.0 / many

    def answers(self, row: i64, hand: i64, attack: i64, chances: vec[float]) -> None:
        """Chances of the answers to a single card."""
        total = 0.0
        many = 0.0
        for place in range(i64(4)):
            value = 0.0
            if may_answer(hand, place, attack):
                many += 1.0
                value = self.regret[row + place]
                value = max(value, 0.0)
            chances[place] = value
            total += value
        for place in range(i64(4)):
            if total > 0.0:
                chances[place] /= total
            elif may_answer(hand, place, attack):
                chances[place] = 1.0 / many

    def even(self, row: i64) -> float:
        """The chance of the second of two options."""
        one = self.regret[row]
        two = self.regret[row + 1]
        one = max(one, 0.0)
        two = max(two, 0.0)
        return two / (one + two) if one + two > 0.0 else 0.5


def worth(end: i64, tied: float) -> float:
    """What an end is worth to the one who leads."""
    return tied if end == TIED else float(end)


def may_answer(hand: i64, place: i64, attack: i64) -> bool:
    """The lowest card, or one that beats it; of equal cards the first."""
    card = HANDS4[4 * hand + place]
    return place == 0 or (card >= attack and card != HANDS4[4 * hand + place - 1])


def three_put(own: i64, place: i64, other: i64, put: i64) -> float:
    """A duel with three cards each, and what follows; if it is tied again, the higher cards are put down."""
    shown = HANDS3[3 * own + place]
    card = HANDS3[3 * other + put]
    low = HANDS3[3 * own + (1 if place == 0 else 0)]
    high = HANDS3[3 * own + (1 if place == 2 else 2)]
    low2 = HANDS3[3 * other + (1 if put == 0 else 0)]
    high2 = HANDS3[3 * other + (1 if put == 2 else 2)]
    if shown > card:
        return worth(final_two(high, low, low2, high2), 1.0)
    if shown < card:
        return 1.0 - worth(final_two(high2, low2, low, high), 1.0)
    if low != low2:
        return 1.0 if low < low2 else 0.0
    return 1.0 if high > high2 else 0.0 if high < high2 else 0.5
