"""The hunt for puzzles in matches between bots, one after the other or by several at a time: the same are found.

A match is a block of its own. What was found is looked at in the order of the matches, whoever was done first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import count as numbers
from typing import Any, ClassVar

from ludoteca.engine.catalogue import game as find_game
from ludoteca.engine.contract import Game
from ludoteca.lab.work import Block, Ledger, Runner, in_order, place_of
from ludoteca.review.finding import find
from ludoteca.review.puzzles import Puzzle

SEEDS = 500_000_000  # matches of puzzles begin here: nothing was trained or measured on them
BATCH = 64  # matches that are given out at a time


class Looked(Block, frozen=True, kw_only=True):
    """Matches of bots, and the puzzles that are in each."""

    Found: ClassVar[Any] = list[list[Puzzle]]

    def find(self) -> list[list[Puzzle]]:
        """Play them, and try every answer. Seats and options go by the seed, in turn."""
        game = find_game(self.game)
        studies = game.studies()
        seeds = range(self.seed + self.first, self.seed + self.first + self.count)
        return [list(find(game, studies[seed % len(studies)], seed)) for seed in seeds]


def after(known: dict[str, Puzzle]) -> int:
    """The seed of the first match that was not looked at."""
    seeds = [int(one.log.head.id.rpartition("-")[2]) for one in known.values()]
    return max(seeds, default=SEEDS - 1) + 1


def hunt(
    game: Game,
    known: dict[str, Puzzle],
    count: int,
    seed: int,
    *,
    runner: Runner,
    ledger: Ledger | None = None,
    in_time: Callable[[], bool] = lambda: True,
    tell: Callable[[], None] = lambda: None,
) -> int:
    """Add puzzles to those that are known until there are so many; returns how many matches were looked at.

    `tell` is told of each that was added, and between two matches it is asked whether there is time for more.
    """
    looked = 0
    for (found,) in _matches(game, seed, runner, ledger):
        looked += 1
        for puzzle in found:
            if len(known) < count and puzzle.id not in known and _is_wanted(puzzle, known, count):
                known[puzzle.id] = puzzle
                tell()
        if len(known) >= count or not in_time():
            break
    return looked


def _matches(game: Game, seed: int, runner: Runner, ledger: Ledger | None) -> Iterator[list[list[Puzzle]]]:
    for first in numbers(0, BATCH):
        blocks = [Looked(game=place_of(game), seed=seed, first=number) for number in range(first, first + BATCH)]
        yield from in_order(blocks, runner, ledger)


def _is_wanted(puzzle: Puzzle, known: dict[str, Puzzle], count: int) -> bool:
    """Not more than a third of one theme: a page of the same is no page of puzzles."""
    return Counter(one.theme for one in known.values())[puzzle.theme] < max(1, count // 3)
