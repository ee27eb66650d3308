"""An arena of any bots: all pairs on the same deals, until each pair is decided; ratings, intervals, a report."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Any, Final, NamedTuple

import msgspec

from ludoteca.engine.contract import Game
from ludoteca.engine.dice import FastDice
from ludoteca.engine.values import LudotecaError
from ludoteca.lab.deals import Deals, Share, share
from ludoteca.lab.entrants import entrant
from ludoteca.lab.runners import Serial
from ludoteca.lab.work import Ledger, Runner, gather, place_of

ROUND: Final = 10  # deals of a pair between two looks at how it stands
DECIDED: Final = 3.0  # standard errors: so far from fair a pair is decided, also if one looks again and again
ELO: Final = 400 / math.log(10)
RESAMPLED: Final = 200  # times that the deals are drawn anew, for the intervals of the ratings


class Rating(NamedTuple):
    """How strong an entrant is, in Elo above the mean of all, with its 95 % interval."""

    name: str
    elo: float
    low: float
    high: float


class Arena(NamedTuple):
    """What an arena found: entrants by strength, and the share of each against each other one (None: itself)."""

    game: str
    seats: int
    options: dict[str, Any]
    simulations: int
    seed: int
    ratings: list[Rating]
    shares: list[list[Share | None]]  # in the order of the ratings: of the row against the column


def arena(
    game: Game,
    entrants: Sequence[str],
    deals: int,
    *,
    seats: int,
    options: dict[str, Any] | None = None,
    simulations: int = 200,
    seed: int = 1,
    runner: Runner | None = None,
    ledger: Ledger | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> Arena:
    """Let all pairs meet on at most so many deals, each played from every side; a pair that is decided stops."""
    names = [entrant(spec).spec for spec in entrants]
    if len(set(names)) < len(names) or len(names) < 2:
        raise LudotecaError("an arena needs two different bots or more")
    agreed = game.check(seats, options)
    fair = 1 / max(2, len(game.sides(seats, agreed)))
    found: dict[tuple[int, int], list[float]] = {pair: [] for pair in combinations(range(len(names)), 2)}
    while going := [pair for pair, shares in found.items() if not is_decided(shares, fair, deals)]:
        blocks = [
            Deals(
                game=place_of(game), seed=seed, first=len(found[pair]), count=min(ROUND, deals - len(found[pair])),
                seats=seats, options=msgspec.to_builtins(agreed), one=names[pair[0]], other=names[pair[1]],
                simulations=simulations,
            )
            for pair in going
        ]  # fmt: skip
        for pair, more in zip(
            going, gather(blocks, runner or Serial(), ledger, lambda block, _: progress(block.count)), strict=True
        ):
            found[pair] += more
            if len(found[pair]) < deals and is_decided(found[pair], fair, deals):
                progress(deals - len(found[pair]))  # what need not be played
    even = {pair: [_even(one, fair) for one in shares] for pair, shares in found.items()}
    ratings = sorted(rated([_short(name) for name in names], even), key=lambda one: -one.elo)
    places = [[_short(name) for name in names].index(one.name) for one in ratings]
    return Arena(
        game.title, seats, msgspec.to_builtins(agreed), simulations, seed, ratings,
        [[_between(found, row, column) for column in places] for row in places],
    )  # fmt: skip


def is_decided(shares: Sequence[float], fair: float, most: int) -> bool:
    """Were all deals played, or is one clearly the better one?"""
    if len(shares) >= most:
        return True
    if len(shares) < ROUND:
        return False
    told = share(list(shares))
    return abs(told.mean - fair) > DECIDED * max(told.error, 0.5 / len(shares))


def rated(names: list[str], found: dict[tuple[int, int], list[float]]) -> list[Rating]:
    """Bradley-Terry ratings of all entrants; intervals from deals drawn anew with dice of our own."""
    elo = _elo(len(names), {pair: (sum(shares), len(shares)) for pair, shares in found.items()})
    dice = FastDice(1)
    drawn = []
    for _ in range(RESAMPLED):
        again = {
            pair: (sum(shares[dice.below(len(shares))] for _ in shares), len(shares)) for pair, shares in found.items()
        }
        drawn.append(_elo(len(names), again))
    ratings = []
    for number, name in enumerate(names):
        ends = sorted(one[number] for one in drawn)
        low, high = ends[RESAMPLED // 40], ends[-1 - RESAMPLED // 40]
        ratings.append(Rating(name, elo[number], min(low, elo[number]), max(high, elo[number])))
    return ratings


def _elo(count: int, wins: dict[tuple[int, int], tuple[float, int]]) -> list[float]:
    """The most likely strengths; half a win and half a loss are added to each pair, so that none is infinite."""
    strength = [1.0] * count
    for _ in range(200):
        new = []
        for one in range(count):
            won = games = 0.0
            for (first, second), (share_of_first, deals) in wins.items():
                if one not in (first, second):
                    continue
                other = second if one == first else first
                won += (share_of_first if one == first else deals - share_of_first) + 0.5
                games += (deals + 1) / (strength[one] + strength[other])
            new.append(won / games)
        middle = math.exp(sum(map(math.log, new)) / count)
        strength = [one / middle for one in new]
    return [ELO * math.log(one) for one in strength]


def _even(value: float, fair: float) -> float:
    """A share of which half is level; with several sides only `fair` of the points is."""
    return value / fair / 2 if value <= fair else 1 - (1 - value) / (1 - fair) / 2


def _between(found: dict[tuple[int, int], list[float]], row: int, column: int) -> Share | None:
    if row == column:
        return None
    if row < column:
        return share(found[row, column])
    told = share(found[column, row])
    return Share(1 - told.mean, told.error, told.deals)


def _short(name: str) -> str:
    return name.rpartition("/")[2]
