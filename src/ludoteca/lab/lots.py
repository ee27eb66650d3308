"""Is what seats are given worth the same? Teams, objectives: how often each comes first, and whether they differ."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from ludoteca.engine.dice import FastDice
from ludoteca.lab.arena import Interval, wilson
from ludoteca.lab.record import End

SHUFFLES = 999  # times that the results of each match are handed to its seats anew


class Lot(NamedTuple):
    """What a seat was given, and how it did."""

    name: str
    seats: int  # that had it
    first: Interval  # places
    reasons: dict[str, float]  # first places by the reason that the match ended


class Balance(NamedTuple):
    """All lots, the best first; and what would be if they were all alike."""

    lots: list[Lot]
    fair: float  # first places of a seat
    spread: float  # standard deviation of the lots' true shares, as far as chance does not explain what is seen
    doubt: float  # how often chance alone spreads them as far: a probability


def weigh(ends: Sequence[End]) -> Balance | None:
    """Put matches together; None if seats are given nothing of the kind."""
    seated = [
        (tuple(lots), share, end.reason) for end in ends for lots, share in zip(end.lots, end.shares, strict=False)
    ]
    names = sorted({name for lots, _, _ in seated for name in lots})
    if not names:
        return None
    told = []
    for name in names:
        own = [(share, reason) for lots, share, reason in seated if name in lots]
        reasons: dict[str, float] = {}
        for share, reason in own:
            if share:
                reasons[reason] = reasons.get(reason, 0.0) + share
        told.append(Lot(name, len(own), wilson(sum(share for share, _ in own), len(own)), reasons))
    fair = sum(share for _, share, _ in seated) / len(seated)
    seen = _spread(ends, names, fair, None)
    dice = FastDice(1)
    chance = [_spread(ends, names, fair, dice) for _ in range(SHUFFLES)]
    return Balance(
        sorted(told, key=lambda one: -one.first.share),
        fair,
        math.sqrt(max(0.0, seen - sum(chance) / SHUFFLES)),
        (1 + sum(one >= seen for one in chance)) / (1 + SHUFFLES),
    )


def _spread(ends: Sequence[End], names: Sequence[str], fair: float, dice: FastDice | None) -> float:
    """The mean square of what the lots' shares are away from fair, by how often each was had.

    With dice the results of each match are handed to its seats anew: then lots do not matter.
    """
    places = {name: place for place, name in enumerate(names)}
    wins, seats = [0.0] * len(names), [0] * len(names)
    for end in ends:
        shares = end.shares[:]
        if dice is not None:
            for place in range(len(shares) - 1, 0, -1):
                other = dice.below(place + 1)
                shares[place], shares[other] = shares[other], shares[place]
        for lots, share in zip(end.lots, shares, strict=False):
            for name in lots:
                wins[places[name]] += share
                seats[places[name]] += 1
    return sum((won - fair * had) ** 2 / had for won, had in zip(wins, seats, strict=True)) / sum(seats)
