"""What every last hand is worth to one who remembers what it swapped away: within bounds, and exactly. Compiled.

A best response to a belief about the rival's hand is worth nearly as much under a belief nearby: at most what the two
differ by. So a few beliefs bound all others, and only swaps that might be the best need exact numbers.
"""

from __future__ import annotations

from typing import Final

from ludoteca.engine.native import append, i64, vec
from ludoteca.games.tacocat.data import COPIES
from ludoteca.games.tacocat.five import CARDS, FIVES, HANDS5, SETS
from ludoteca.games.tacocat.five_rows import RANKS
from ludoteca.lab.five.answer import Program
from ludoteca.lab.five.regrets import BITS, COUNT, PROPER
from ludoteca.lab.five.rivals import Rivals, chosen, fits, multisets, over, rank_counts

EXAMPLES: Final = 8  # beliefs that bound the others, for each last hand


def all_masses(rivals: Rivals, swapped: i64) -> vec[float]:
    """For each set of cards that a seat may know: how likely each last hand of the rival is."""
    known = multisets(CARDS + swapped)
    total = len(known) // RANKS
    found = vec[float]([0.0] * (total * FIVES))
    for number in range(total):
        if fits(known, number * RANKS):
            rivals.mass(known, number * RANKS, CARDS + swapped, found, number * FIVES)
    return found


def known_to(own: i64, dropped: vec[i64], first: i64, into: vec[i64]) -> i64:
    """The rank of a last hand together with what was swapped away; -1 if the deck has not so many."""
    for card in range(i64(1), i64(RANKS)):
        into[card] = dropped[first + card]
    for place in range(i64(CARDS)):
        into[HANDS5[CARDS * own + place]] += 1
    return rank_counts(into, 0) if fits(into, 0) else -1


def bound(
    policy: vec[float], place: vec[i64], masses: vec[float], wanted: vec[i64], lower: vec[float], upper: vec[float]
) -> None:
    """Add bounds of what each last hand is worth; `place` is role, first, second, and how many this seat swapped."""
    dropped = multisets(place[3])
    total = len(dropped) // RANKS
    counts = vec[i64]([0] * RANKS)
    numbers = vec[i64]([0] * total)
    for own in range(i64(FIVES)):
        some: i64 = 0
        middle = vec[i64]([])
        for number in range(total):
            numbers[number] = -1
            if wanted[own * total + number] == 0:
                continue
            numbers[number] = known_to(own, dropped, number * RANKS, counts)
            if numbers[number] >= 0:
                some += 1
                at = number * RANKS
                if dropped[at + 1] + dropped[at + 2] + dropped[at + 7] + dropped[at + 8] == 0 or total < 3 * EXAMPLES:
                    middle = append(middle, number)
        if some == 0:
            continue
        program = Program(policy, place[0], place[1], place[2], own)
        examples = vec[i64]([])
        worths = vec[float]([])
        many = len(middle)
        if many == 0:
            for number in range(total):
                if numbers[number] >= 0:
                    middle = append(middle, number)
            many = len(middle)
        for i in range(min(many, i64(EXAMPLES))):
            number = middle[i * many // min(many, i64(EXAMPLES))]
            examples = append(examples, numbers[number])
            worths = append(worths, program.best(masses, numbers[number] * FIVES))
        for number in range(total):
            if numbers[number] >= 0:
                _bound_one(masses, numbers[number] * FIVES, examples, worths, own * total + number, lower, upper)


def _bound_one(
    masses: vec[float],
    first: i64,
    examples: vec[i64],
    worths: vec[float],
    at: i64,
    lower: vec[float],
    upper: vec[float],
) -> None:
    low = 0.0
    high = 1.0
    for i in range(len(examples)):
        more = 0.0
        less = 0.0
        second = examples[i] * FIVES
        for hand in range(i64(FIVES)):
            off = masses[first + hand] - masses[second + hand]
            if off > 0.0:
                more += off
            else:
                less -= off
        low = max(low, worths[i] - less)
        high = min(high, worths[i] + more)
    lower[at] += low
    upper[at] += high


def exact(policy: vec[float], place: vec[i64], masses: vec[float], wanted: vec[i64], values: vec[float]) -> i64:
    """Add what the last hands are worth that are wanted; returns how many."""
    dropped = multisets(place[3])
    total = len(dropped) // RANKS
    counts = vec[i64]([0] * RANKS)
    done: i64 = 0
    for own in range(i64(FIVES)):
        programs: list[Program] = []
        for number in range(total):
            if wanted[own * total + number] == 0:
                continue
            known = known_to(own, dropped, number * RANKS, counts)
            if known < 0:
                continue
            if not programs:
                programs.append(Program(policy, place[0], place[1], place[2], own))
            values[own * total + number] += programs[0].best(masses, known * FIVES)
            done += 1
    return done


def after_swaps(swapped: i64, hands: vec[i64], values: vec[float], into: vec[float]) -> None:
    """What each set of so many cards is worth to swap: the mean over all draws. `hands` says which hands matter."""
    draws = multisets(swapped)
    total = len(draws) // RANKS
    for hand in range(i64(FIVES)):
        if hands[hand] == 0:
            continue
        for mask in range(i64(SETS)):
            if COUNT[mask] != swapped or PROPER[hand * SETS + mask] == 0:
                continue
            into[hand * SETS + mask] = _mean(hand, mask, draws, total, values)


def _mean(hand: i64, mask: i64, draws: vec[i64], total: i64, values: vec[float]) -> float:
    left = vec[i64]([0] * RANKS)
    counts = vec[i64]([0] * RANKS)
    away = vec[i64]([0] * RANKS)
    number = _parted(hand, mask, left, counts, away)
    swapped = COUNT[mask]
    mean = 0.0
    for draw in range(total):
        ways = 1.0
        for card in range(i64(1), i64(RANKS)):
            ways *= float(chosen(left[card], draws[draw * RANKS + card]))
        if ways > 0.0:
            mean += ways * values[_after(counts, draws, draw) * total + number]
    return mean / over(36 - CARDS, swapped)


def _parted(hand: i64, mask: i64, left: vec[i64], counts: vec[i64], away: vec[i64]) -> i64:
    """What is kept, what goes away (its rank is returned), and what is left to be drawn."""
    for card in range(i64(RANKS)):
        left[card] = COPIES[card]
        counts[card] = 0
        away[card] = 0
    for place in range(i64(CARDS)):
        card = HANDS5[CARDS * hand + place]
        left[card] -= 1
        if mask & BITS[place] != 0:
            away[card] += 1
        else:
            counts[card] += 1
    return rank_counts(away, 0)


def _after(counts: vec[i64], draws: vec[i64], draw: i64) -> i64:
    """The rank of the last hand, with this draw."""
    for card in range(i64(1), i64(RANKS)):
        counts[card] += draws[draw * RANKS + card]
    number = rank_counts(counts, 0)
    for card in range(i64(1), i64(RANKS)):
        counts[card] -= draws[draw * RANKS + card]
    return number


def wish(swapped: i64, hands: vec[i64], masks: vec[i64], wanted: vec[i64]) -> None:
    """Mark the last hands that these swaps lead to."""
    draws = multisets(swapped)
    total = len(draws) // RANKS
    left = vec[i64]([0] * RANKS)
    counts = vec[i64]([0] * RANKS)
    away = vec[i64]([0] * RANKS)
    for hand in range(i64(FIVES)):
        if hands[hand] == 0:
            continue
        for mask in range(i64(SETS)):
            if COUNT[mask] != swapped or masks[hand * SETS + mask] == 0:
                continue
            number = _parted(hand, mask, left, counts, away)
            for draw in range(total):
                possible = True
                for card in range(i64(1), i64(RANKS)):
                    if draws[draw * RANKS + card] > left[card]:
                        possible = False
                        break
                if possible:
                    wanted[_after(counts, draws, draw) * total + number] = 1
