"""How much of a result is luck: the same people sit down twice, with other dice.

At a table of mixed strength each seat is a player of some level, drawn by lot. The table is played twice, and nothing
but the dice (of the game, and of players who throw their own) differs. As far as the two results agree, the one who
knows who sat where could have foretold them: that share of their variance is play, and the rest is luck.

It depends on who plays. Between equals nearly all is luck, in any game with chance; the wider the strengths, the less.
So it is measured for the same levels in all games, and means little without them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from ludoteca.bots import make, play_out
from ludoteca.engine.bot import Budget
from ludoteca.engine.catalogue import game as find_game
from ludoteca.engine.contract import Game
from ludoteca.engine.dice import FastDice
from ludoteca.engine.match import Match
from ludoteca.lab.arena import Interval, bot_dice
from ludoteca.lab.record import ended
from ludoteca.lab.work import Block, Ledger, Runner, gather, place_of, split

MIXED = ("random", "easy", "normal")  # whoever knows only the rules, a beginner, and somebody who can play
RESAMPLED = 1000  # times that the tables are drawn anew, for the interval

Twice = tuple[list[float], list[float]]


class Tables(Block, frozen=True, kw_only=True):
    """Tables with a level for each seat by lot, each played twice. Found are what each seat got, and got again."""

    Found: ClassVar[Any] = list[Twice]

    seats: int
    levels: tuple[str, ...]
    options: dict[str, Any]
    simulations: int

    def find(self) -> list[Twice]:
        """Play them."""
        game = find_game(self.game)
        return [self._table(game, number) for number in range(self.first, self.first + self.count)]

    def _table(self, game: Game, number: int) -> Twice:
        lot = FastDice(2**35 + self.seed + number)
        seated = [self.levels[lot.below(len(self.levels))] for _ in range(self.seats)]
        first, second = (self._played(game, seated, self.seed + 2 * number + again) for again in (0, 1))
        return first, second

    def _played(self, game: Game, seated: Sequence[str], seed: int) -> list[float]:
        match, dice = Match(game, self.seats, seed, self.options), bot_dice(seed)
        bots = [make(game, level, dice) for level in seated]
        for _ in play_out(match, bots, dice, Budget(simulations=self.simulations)):
            pass
        return ended(match).shares


def measure_luck(
    game: Game,
    seats: int,
    tables: int,
    *,
    options: dict[str, Any],
    simulations: int,
    seed: int,
    runner: Runner,
    levels: tuple[str, ...] = MIXED,
    ledger: Ledger | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> Interval:
    """Let so many tables play twice; the share of luck with its 95 % interval."""
    whole = Tables(
        game=place_of(game), seed=seed, count=tables, seats=seats, levels=levels, options=options,
        simulations=simulations,
    )  # fmt: skip
    found = gather(split(whole), runner, ledger, lambda block, _: progress(block.count))
    return luck([twice for block in found for twice in block])


def luck(tables: Sequence[Twice]) -> Interval:
    """The share of the results' variance that the second result does not tell; the interval draws the tables anew.

    >>> luck([([1.0, 0.0], [1.0, 0.0]), ([0.0, 1.0], [0.0, 1.0])]).share  # who wins once wins again
    0.0
    >>> both = [([1.0, 0.0], [1.0, 0.0]), ([1.0, 0.0], [0.0, 1.0])]
    >>> luck([*both, *both]).share  # no better than a coin
    1.0
    """
    fair = sum(sum(first) + sum(second) for first, second in tables) / sum(2 * len(first) for first, _ in tables)
    sums = [_sums(twice, fair) for twice in tables]
    dice = FastDice(1)
    drawn = sorted(_share([sums[dice.below(len(sums))] for _ in sums]) for _ in range(RESAMPLED))
    share = _share(sums)
    return Interval(share, min(share, drawn[RESAMPLED // 40]), max(share, drawn[-1 - RESAMPLED // 40]))


def _sums(twice: Twice, fair: float) -> tuple[float, float]:
    """What both results of a table have in common, and all their variance."""
    pairs = list(zip(*twice, strict=True))
    common = sum((one - fair) * (other - fair) for one, other in pairs)
    return common, sum(((one - fair) ** 2 + (other - fair) ** 2) / 2 for one, other in pairs)


def _share(sums: Sequence[tuple[float, float]]) -> float:
    whole = sum(one[1] for one in sums)
    return min(1.0, max(0.0, 1 - sum(one[0] for one in sums) / whole)) if whole else 0.0
