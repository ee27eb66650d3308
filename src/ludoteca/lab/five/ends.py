"""How rounds of five cards end once nothing is a question any more. Compiled."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.native import i64, vec
from ludoteca.games.tacocat.five import FOURS, HANDS3, HANDS4, LEADS3, LEADS4, THREES, cheapest

LOST: Final = 0
WON: Final = 1
TIED: Final = 2  # the winner of the duel wins


def final_two(high: i64, low: i64, rival_low: i64, rival_high: i64) -> i64:
    """Two cards each: who leads these against those?"""
    last = rival_low if rival_high >= high else rival_high
    return WON if low < last else LOST if low > last else TIED


def against(value: i64) -> i64:
    """The same end from the other side."""
    return TIED if value == TIED else WON - value


def end_of_three(leader: i64, first: i64, taken: i64, defender: i64) -> i64:
    """How it ends for the one who leads cards of a hand of three against another."""
    own = vec[i64]([0, 0, 0])
    other = vec[i64]([0, 0, 0])
    left: i64 = 0
    attack = HANDS3[3 * leader + first]
    for place in range(i64(3)):
        other[place] = HANDS3[3 * defender + place]
        if place < first or place >= first + taken:
            own[left] = HANDS3[3 * leader + place]
            left += 1
    return ended(own, other, 3, attack, taken)


def end_of_four(leader: i64, first: i64, taken: i64, defender: i64) -> i64:
    """How it ends for the one who leads a set of a hand of four against another."""
    own = vec[i64]([0, 0, 0, 0])
    other = vec[i64]([0, 0, 0, 0])
    left: i64 = 0
    attack = HANDS4[4 * leader + first]
    for place in range(i64(4)):
        other[place] = HANDS4[4 * defender + place]
        if place < first or place >= first + taken:
            own[left] = HANDS4[4 * leader + place]
            left += 1
    return ended(own, other, 4, attack, taken)


def ended(own: vec[i64], other: vec[i64], size: i64, attack: i64, taken: i64) -> i64:
    """The rest: beat as many as can be beaten, as cheaply as possible, lose the lowest, and then the last two cards."""
    left = size
    beaten: i64 = 0
    for _number in range(taken):  # those that can be beaten
        place = cheapest(other, 0, left, attack)
        if place == 0:
            break
        beaten += 1
        for i in range(place, left - 1):
            other[i] = other[i + 1]
        left -= 1
    lost = taken - beaten
    for i in range(left - lost):
        other[i] = other[i + lost]
    left -= lost
    if left == 1:
        return WON if own[0] < other[0] else LOST if own[0] > other[0] else TIED
    if lost > 0:
        return final_two(own[1], own[0], other[0], other[1])
    return against(final_two(other[1], other[0], own[0], own[1]))


def _ends_of_three() -> vec[i64]:
    """ENDS3[(2 * leader + option) * THREES + defender]."""
    found = vec[i64]([0] * (2 * THREES * THREES))
    for leader in range(i64(THREES)):
        for option in range(i64(2)):
            lead = LEADS3[2 * leader + option]
            for defender in range(i64(THREES)):
                found[(2 * leader + option) * THREES + defender] = end_of_three(leader, lead // 16, lead % 16, defender)
    return found


ENDS3: Final[vec[i64]] = _ends_of_three()


def _ends_of_four() -> vec[i64]:
    """ENDS4[(4 * leader + option) * FOURS + defender]; of sets only."""
    found = vec[i64]([0] * (4 * FOURS * FOURS))
    for leader in range(i64(FOURS)):
        for option in range(i64(4)):
            lead = LEADS4[4 * leader + option]
            if lead % 16 < 2:
                continue
            for defender in range(i64(FOURS)):
                found[(4 * leader + option) * FOURS + defender] = end_of_four(leader, lead // 16, lead % 16, defender)
    return found


ENDS4: Final[vec[i64]] = _ends_of_four()
