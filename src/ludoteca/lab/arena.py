"""Many matches between bots, with honest error bars."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, NamedTuple

import msgspec

from ludoteca.bots import make, play_out
from ludoteca.engine.bot import Budget
from ludoteca.engine.catalogue import game as find_game
from ludoteca.engine.contract import Game, TableOptions
from ludoteca.engine.dice import FastDice
from ludoteca.engine.match import Match
from ludoteca.lab.runners import Serial
from ludoteca.lab.work import Block, Ledger, Runner, gather, place_of, split

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


class Played(NamedTuple):
    """What came of a block of matches."""

    wins: list[float]
    decisions: int


class Matches(Block, frozen=True, kw_only=True):
    """Matches of bots of these levels, one a seat; the seats rotate from match to match."""

    Found: ClassVar[Any] = Played

    levels: tuple[str, ...]
    options: dict[str, Any]
    seconds: float
    simulations: int

    def find(self) -> Played:
        """Play them."""
        game = find_game(self.game)
        budget = Budget(self.seconds, self.simulations)
        seats = len(self.levels)
        wins = [0.0] * seats
        decisions = 0
        for number in range(self.first, self.first + self.count):
            match = Match(game, seats, self.seed + number, self.options)
            dice = bot_dice(self.seed + number)
            entrants = [(seat + number) % seats for seat in range(seats)]  # who sits where
            bots = [make(match.game, self.levels[entrant], dice) for entrant in entrants]
            decisions += sum(1 for _ in play_out(match, bots, dice, budget))
            assert match.result is not None
            first = [seat for seat, rank in enumerate(match.result.ranks) if rank == 1]
            for seat in first:
                wins[entrants[seat]] += 1 / len(_sides(match, first)) if len(first) < seats else 1 / seats
        return Played(wins, decisions)


def compete(
    game: Game,
    levels: Sequence[str],
    matches: int,
    *,
    options: TableOptions | dict[str, Any] | None = None,
    seed: int = 1,
    budget: Budget | None = None,
    runner: Runner | None = None,
    ledger: Ledger | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> Tally:
    """Let bots of these levels, one a seat, play; the seats rotate from match to match."""
    budget = budget or Budget(simulations=200)
    whole = Matches(
        game=place_of(game), seed=seed, count=matches, levels=tuple(levels),
        options=msgspec.to_builtins(game.check(len(levels), options)),
        seconds=budget.seconds, simulations=budget.simulations,
    )  # fmt: skip
    found: list[Played] = gather(split(whole), runner or Serial(), ledger, lambda block, _: progress(block.count))
    wins = [sum(shares) for shares in zip(*(one.wins for one in found), strict=True)]
    standings = [
        Standing(entrant, level, matches, wins[entrant], wilson(wins[entrant], matches))
        for entrant, level in enumerate(levels)
    ]
    return Tally(standings, matches, sum(one.decisions for one in found))


def _sides(match: Match, first: Sequence[int]) -> list[tuple[int, ...]]:
    """The sides that share the first place: partners win together, each a whole match."""
    return [side for side in match.sides if any(seat in first for seat in side)]
