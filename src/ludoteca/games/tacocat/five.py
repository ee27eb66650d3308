"""Rounds of five cards in numbers: hands, what is worth thinking about, and how the rest of a round ends. Compiled.

After the duel few questions are open. With two cards each nothing is: lead the higher one, beat it with the higher one.
Whoever is led against with three cards, or with a set, wins as cheaply as possible and keeps the lowest card, and
whoever leads with three keeps the lowest; nothing else is ever better, whatever the rival holds
(`tests/games/tacocat/test_five.py` goes through all hands). What is left: what to swap, the duel, what to lead with
four and with three cards, and how to answer a single card with four.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from ludoteca.engine.native import i64, vec
from ludoteca.games.tacocat.data import HIGHEST

CARDS: Final = 5
MOST: Final = 10  # cards that one seat knows: its hand, and what it swapped away
FIVES: Final = 792  # hands of so many cards, by their rank
FOURS: Final = 330
THREES: Final = 120
TWOS: Final = 36
SETS: Final = 32  # of places in the sorted hand

# How many ways there are to choose: CHOOSE[16 * k + n] is n over k.
COLUMNS: Final = 20


def _choose() -> vec[i64]:
    ways = vec[i64]([0] * (COLUMNS * (MOST + 2)))
    for n in range(i64(COLUMNS)):
        ways[n] = 1
        for k in range(i64(1), i64(MOST + 2)):
            ways[COLUMNS * k + n] = 0 if n == 0 else ways[COLUMNS * (k - 1) + n - 1] + ways[COLUMNS * k + n - 1]
    return ways


CHOOSE: Final[vec[i64]] = _choose()


def rank(cards: vec[i64], count: i64) -> i64:
    """The number of a sorted hand among all of as many cards."""
    number: i64 = 0
    for i in range(count):
        number += CHOOSE[COLUMNS * (i + 1) + cards[i] - 1 + i]
    return number


def _hands(count: int) -> vec[i64]:
    """The sorted cards of every hand of so many: HANDS[count * rank + place]."""
    all_hands = list(combinations_with_replacement(range(1, HIGHEST + 1), count))
    found = vec[i64]([0] * (count * len(all_hands)))
    for hand in all_hands:
        cards = vec[i64](list(hand))
        first = i64(count) * rank(cards, i64(count))
        for place in range(i64(count)):
            found[first + place] = cards[place]
    return found


HANDS5: Final[vec[i64]] = _hands(5)
HANDS4: Final[vec[i64]] = _hands(4)
HANDS3: Final[vec[i64]] = _hands(3)
HANDS2: Final[vec[i64]] = _hands(2)


def without(hands: vec[i64], count: i64, hand: i64, first: i64, taken: i64) -> i64:
    """The rank of a hand after cards at `taken` places in a row, from `first` on, have left it."""
    number: i64 = 0
    at: i64 = 0
    for place in range(count):
        if place < first or place >= first + taken:
            number += CHOOSE[COLUMNS * (at + 1) + hands[count * hand + place] - 1 + at]
            at += 1
    return number


def _less(hands: vec[i64], count: i64, total: i64) -> vec[i64]:
    found = vec[i64]([0] * (total * count))
    for hand in range(total):
        for place in range(count):
            found[count * hand + place] = without(hands, count, hand, place, 1)
    return found


LESS5: Final[vec[i64]] = _less(HANDS5, 5, FIVES)  # the hand without the card at a place: LESS5[5 * hand + place]
LESS4: Final[vec[i64]] = _less(HANDS4, 4, FOURS)


# ---- what is worth thinking about


def leads(hands: vec[i64], count: i64, hand: i64, lowest: i64, option: i64) -> i64:
    """A lead: 16 * first place + how many cards; 0 if there is no such option. Ranks and their sets from a place on."""
    number: i64 = -1
    place = lowest
    while place < count:
        run: i64 = 1
        while place + run < count and hands[count * hand + place + run] == hands[count * hand + place]:
            run += 1
        for taken in range(i64(1), min(run, count - 1) + 1):
            number += 1
            if number == option:
                return 16 * place + taken
        place += run
    return 0


def _leads(hands: vec[i64], count: i64, total: i64, lowest: i64, options: i64) -> vec[i64]:
    found = vec[i64]([0] * (total * options))
    for hand in range(total):
        for option in range(options):
            found[options * hand + option] = leads(hands, count, hand, lowest, option)
    return found


LEADS4: Final[vec[i64]] = _leads(HANDS4, 4, FOURS, 0, 4)  # four options, all there are
LEADS3: Final[vec[i64]] = _leads(HANDS3, 3, THREES, 1, 2)  # two: to lead the lowest of three is never better


def cheapest(cards: vec[i64], first: i64, count: i64, attack: i64) -> i64:
    """The place of the card that beats an attack as cheaply as possible and is not the lowest; 0 if none does."""
    for place in range(i64(1), count):
        if cards[first + place] >= attack:
            return place
    return 0
