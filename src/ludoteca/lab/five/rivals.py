"""What a seat knows of the rival's hand in a round of five cards: from its own cards and his strategy. Compiled."""

from __future__ import annotations

from typing import Final, final

from ludoteca.engine.native import append, i64, vec
from ludoteca.games.tacocat.data import COPIES
from ludoteca.games.tacocat.five import CARDS, CHOOSE, COLUMNS, FIVES, HANDS5, SETS
from ludoteca.games.tacocat.five_rows import RANKS, swap_row
from ludoteca.lab.five.regrets import BITS, COUNT, PROPER

DECK: Final = 36


def chosen(left: i64, take: i64) -> i64:
    """How many ways there are to take so many of those left."""
    return 0 if take > left else CHOOSE[COLUMNS * take + left]


def over(n: i64, k: i64) -> float:
    """N over k, also where n is large."""
    ways = 1.0
    for i in range(k):
        ways = ways * float(n - i) / float(i + 1)
    return ways


def rank_counts(counts: vec[i64], first: i64) -> i64:
    """The rank of cards given as counts by card."""
    number: i64 = 0
    at: i64 = 0
    for card in range(i64(1), i64(RANKS)):
        for _number in range(counts[first + card]):
            number += CHOOSE[COLUMNS * (at + 1) + card - 1 + at]
            at += 1
    return number


def multisets(size: i64) -> vec[i64]:
    """Counts by card of all sets of so many cards, each at its rank: ALL[RANKS * rank + card]."""
    total: i64 = CHOOSE[COLUMNS * size + size + 7] if size > 0 else 1
    found = vec[i64]([0] * (total * RANKS))
    counts = vec[i64]([0] * RANKS)
    _fill(counts, 1, size, found)
    return found


def _fill(counts: vec[i64], card: i64, left: i64, found: vec[i64]) -> None:
    if card == RANKS - 1:
        counts[card] = left
        place = RANKS * rank_counts(counts, 0)
        for one in range(i64(RANKS)):
            found[place + one] = counts[one]
        counts[card] = 0
        return
    for number in range(left + 1):
        counts[card] = number
        _fill(counts, card + 1, left - number, found)
    counts[card] = 0


def fits(counts: vec[i64], first: i64) -> bool:
    """Has the deck so many of each card?"""
    missing: i64 = 0
    for card in range(i64(1), i64(RANKS)):
        missing += max(counts[first + card] - COPIES[card], i64(0))
    return missing == 0


@final
class Rivals:
    """Every way in which a rival of a role swaps so many cards: his last hand, all he has held, and how gladly."""

    def __init__(self, policy: vec[float], limit: i64, swapped: i64) -> None:
        self.swapped = swapped
        size: i64 = CARDS + swapped
        self.all = multisets(size)
        total = len(self.all) // RANKS
        draws = multisets(swapped)
        self.final = vec[i64]([])
        self.held = vec[i64]([])
        self.weight = vec[float]([])
        self.used = vec[i64]([0] * total)
        self.ways = vec[float]([0.0] * total)
        hand_counts = vec[i64]([0] * RANKS)
        final_counts = vec[i64]([0] * RANKS)
        union = vec[i64]([0] * RANKS)
        for hand in range(i64(FIVES)):
            row = swap_row(limit, hand)
            for card in range(i64(RANKS)):
                hand_counts[card] = 0
            for place in range(i64(CARDS)):
                hand_counts[HANDS5[CARDS * hand + place]] += 1
            if not fits(hand_counts, 0):
                continue
            for mask in range(i64(SETS)):
                chance = policy[row + mask]
                if chance <= 0.0 or COUNT[mask] != swapped or PROPER[hand * SETS + mask] == 0:
                    continue
                for draw in range(len(draws) // RANKS):
                    ways = chance
                    for card in range(i64(1), i64(RANKS)):
                        drawn = draws[RANKS * draw + card]
                        union[card] = hand_counts[card] + drawn
                        final_counts[card] = union[card]
                        if union[card] > COPIES[card]:
                            ways = 0.0
                            break
                        ways *= float(chosen(union[card], drawn))
                    if ways == 0.0:
                        continue
                    for place in range(i64(CARDS)):
                        if mask & BITS[place] != 0:
                            final_counts[HANDS5[CARDS * hand + place]] -= 1
                    number = rank_counts(union, 0)
                    self.used[number] = 1
                    self.final = append(self.final, rank_counts(final_counts, 0))
                    self.held = append(self.held, number)
                    self.weight = append(self.weight, ways)

    def replace(self, final: vec[i64], held: vec[i64], weight: vec[float]) -> None:
        """The same ways, equal ones put together."""
        self.final = final
        self.held = held
        self.weight = weight

    def mass(self, known: vec[i64], at: i64, size: i64, into: vec[float], first: i64) -> None:
        """How likely each last hand of the rival is (and that he swaps so many), for one who knows these cards."""
        ways = self.ways
        counts = self.all
        left = vec[i64]([0] * RANKS)
        for card in range(i64(1), i64(RANKS)):
            left[card] = COPIES[card] - known[at + card]
        for number in range(len(ways)):
            if self.used[number] == 1:
                product: i64 = 1
                for card in range(i64(1), i64(RANKS)):
                    take = counts[RANKS * number + card]
                    if take > 0:
                        product *= chosen(left[card], take)
                        if product == 0:
                            break
                ways[number] = float(product)
        for hand in range(i64(FIVES)):
            into[first + hand] = 0.0
        scale = 1.0 / (over(DECK - size, CARDS) * over(DECK - CARDS - size, self.swapped))
        for i in range(len(self.final)):
            into[first + self.final[i]] += self.weight[i] * ways[self.held[i]] * scale
