"""Many matches between bots, with honest error bars."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from ludoteca.bots import make, play_out
from ludoteca.engine.bot import Budget
from ludoteca.engine.contract import Game, TableOptions
from ludoteca.engine.dice import FastDice
from ludoteca.engine.match import Match

Z95 = 1.959964  # two-sided 95 %


def bot_dice(seed: int) -> FastDice:
    """Dice for the bots of a match: never those of the match itself, or a guess would be the truth."""
    return FastDice(2**32 + seed)


class Interval(NamedTuple):
    """A share with its 95 % confidence interval."""

    share: float
    low: float
    high: float


class Standing(NamedTuple):
    """How one entrant did."""

    entrant: int
    level: str
    matches: int
    wins: float  # a shared first place is shared: a draw between two is half a win each
    interval: Interval


class Tally(NamedTuple):
    """What an arena found."""

    standings: list[Standing]
    matches: int
    decisions: int


def wilson(wins: float, matches: int) -> Interval:
    """The Wilson interval of a share: sound for small counts, and never outside 0 to 1.

    >>> low, high = wilson(95, 100)[1:]
    >>> round(low, 3), round(high, 3)
    (0.888, 0.978)
    """
    if matches == 0:
        return Interval(0.0, 0.0, 1.0)
    share = wins / matches
    middle = share + Z95**2 / (2 * matches)
    spread = Z95 * math.sqrt(share * (1 - share) / matches + Z95**2 / (4 * matches**2))
    scale = 1 + Z95**2 / matches
    low, high = (middle - spread) / scale, (middle + spread) / scale
    return Interval(share, min(share, max(0.0, low)), max(share, min(1.0, high)))


def compete(
    game: Game,
    levels: Sequence[str],
    matches: int,
    *,
    options: TableOptions | dict[str, Any] | None = None,
    seed: int = 1,
    budget: Budget | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> Tally:
    """Let bots of these levels, one a seat, play; the seats rotate from match to match."""
    seats = len(levels)
    wins = [0.0] * seats
    decisions = 0
    budget = budget or Budget(simulations=200)
    for number in range(matches):
        match = Match(game, seats, seed + number, options)
        dice = bot_dice(seed + number)
        entrants = [(seat + number) % seats for seat in range(seats)]  # who sits where
        bots = [make(match.game, levels[entrant], dice) for entrant in entrants]
        decisions += sum(1 for _ in play_out(match, bots, dice, budget))
        assert match.result is not None
        first = [seat for seat, rank in enumerate(match.result.ranks) if rank == 1]
        for seat in first:
            wins[entrants[seat]] += 1 / len(_sides(match, first)) if len(first) < seats else 1 / seats
        progress(1)
    standings = [
        Standing(entrant, level, matches, wins[entrant], wilson(wins[entrant], matches))
        for entrant, level in enumerate(levels)
    ]
    return Tally(standings, matches, decisions)


def _sides(match: Match, first: Sequence[int]) -> list[tuple[int, ...]]:
    """The sides that share the first place: partners win together, each a whole match."""
    return [side for side in match.sides if any(seat in first for seat in side)]
