"""Does chance favour a seat? What it gave each side, summed over many matches between bots.

`python -m ludoteca.lab.luck tacocat 2000 [LEDGER [SEED [POSITION DRAWS EACH]]]` plays matches of `normal` bots and
keeps the books of each (`review` without judging decisions); work is done in blocks, and goes on where it was
interrupted. Luck is a difference of two estimates of the same thing, so its mean over many matches is nothing, for each
seat, unless the estimates lean. So it is with less care, too: few simulations of a POSITION, few DRAWS of what chance
might have answered, few simulations of EACH. That only widens the interval; long matches are measured so.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar, NamedTuple

from ludoteca.bots import make, play_out
from ludoteca.engine.bot import Budget
from ludoteca.engine.catalogue import game as find_game
from ludoteca.engine.contract import Game
from ludoteca.engine.match import Match
from ludoteca.lab.arena import Interval, bot_dice
from ludoteca.lab.errors import usual
from ludoteca.lab.runners import Serial
from ludoteca.lab.work import Block, Ledger, Runner, gather, place_of, split
from ludoteca.review.appraise import spread
from ludoteca.review.decide import Z95
from ludoteca.review.review import Effort, review

SEEDS = 700_000_000  # matches begin here
LEVEL = "normal"


class Care(NamedTuple):
    """Simulations of a position, draws of what chance might have answered, simulations of each."""

    position: int = 6
    draws: int = 6
    each: int = 6


USUAL = Care()


class Side(NamedTuple):
    """What chance gave one side of many matches: its mean, and what a single match got on average either way."""

    mean: Interval
    usual: float


class Booked(Block, frozen=True, kw_only=True):
    """Matches of bots, and what chance gave each side in each."""

    Found: ClassVar[Any] = list[list[float]]

    care: Care = USUAL

    def find(self) -> list[list[float]]:
        """Play them, and keep their books."""
        return [self._luck(self.seed + number) for number in range(self.first, self.first + self.count)]

    def _luck(self, seed: int) -> list[float]:
        game = find_game(self.game)
        seats, options = usual(game)
        match = Match(game, seats, seed, options)
        dice = bot_dice(seed)
        for _ in play_out(match, [make(game, LEVEL, dice) for _ in range(seats)], dice, Budget(simulations=1)):
            pass
        care = self.care
        effort = Effort(position=care.position, outcome=care.draws, worlds=1, each=care.each)
        report = review(match.log, seats=(), effort=effort, seed=seed, game=game)
        return [account.luck for account in report.accounts]


def luck(
    game: Game,
    matches: int,
    *,
    seed: int = SEEDS,
    care: Care = USUAL,
    runner: Runner | None = None,
    ledger: Ledger | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> list[Side]:
    """What chance gave each side on average, with its interval."""
    booked = Booked(game=place_of(game), seed=seed, count=matches, care=care)
    blocks = split(booked, most=10)
    found = gather(blocks, runner or Serial(), ledger, lambda block, _: progress(block.count))
    sides = zip(*(one for block in found for one in block), strict=True)
    return [_summed(list(gave)) for gave in sides]


def _summed(gave: list[float]) -> Side:
    mean, error = spread(gave)
    return Side(Interval(mean, mean - Z95 * error, mean + Z95 * error), sum(map(abs, gave)) / len(gave))


def main(
    name: str,
    matches: int,
    ledger: Path | None,
    tell: Callable[[str], object],
    seed: int = SEEDS,
    care: Care = USUAL,
) -> None:
    """Measure a game, and say it."""
    kept = None if ledger is None else Ledger(ledger)
    found = luck(find_game(name), matches, seed=seed, care=care, ledger=kept)
    for number, side in enumerate(found):
        mean = side.mean
        tell(
            f"{name}, side {number}: {mean.share:+.4f} ({mean.low:+.4f} to {mean.high:+.4f}) a match, "
            f"{side.usual:.3f} either way, {matches} matches from seed {seed}\n"
        )


if __name__ == "__main__":
    _, NAME, MATCHES, *rest = sys.argv
    LEDGER = Path(rest[0]) if rest else None
    main(NAME, int(MATCHES), LEDGER, sys.stdout.write, int(rest[1]) if rest[1:] else SEEDS, Care(*map(int, rest[2:])))
