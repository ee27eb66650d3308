"""What the bots of each level lose at a decision, game by game: what "you played like normal" is measured by.

`python -m ludoteca.lab.errors tacocat 12` lets each level play against itself, reviews the matches with the effort of a
usual review, and puts the mean loss of a decision into review/levels.json. A loss is the best that was found minus what
was played, in worlds that neither was chosen in: so it is not larger than it is, for people as for bots.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

import msgspec

from ludoteca.bots import make, play_out
from ludoteca.engine.bot import Budget
from ludoteca.engine.catalogue import game as find_game
from ludoteca.engine.contract import Case, Game
from ludoteca.engine.match import Match
from ludoteca.lab.arena import Interval, bot_dice
from ludoteca.review.appraise import spread
from ludoteca.review.decide import Z95
from ludoteca.review.forms import FIGURES, errors
from ludoteca.review.review import Effort, review

SEEDS = 600_000_000  # matches begin here
MEASURED = ("random", "easy", "normal", "hard")
THOUGHT = Budget(simulations=100)  # of `hard`
EFFORT = Effort(position=8, outcome=6, worlds=16)


def usual(game: Game) -> Case:
    """A table as people mostly set it up."""
    seats = game.usual_seats or min(count for count in game.seats if count > 1)
    return Case(seats, game.check(seats))


def levels(game: Game) -> tuple[str, ...]:
    """Those to measure. Random play of usual options may go on for ever where the kit bounds them (T.E.G.)."""
    return MEASURED if usual(game) in game.cases() else MEASURED[1:]


def measured(game: Game, level: str, matches: int, effort: Effort = EFFORT) -> Interval:
    """The mean loss of a decision of this level, with its interval."""
    losses: list[float] = []
    seats, options = usual(game)
    for number in range(matches):
        match = Match(game, seats, SEEDS + number, options)
        dice = bot_dice(SEEDS + number)
        bots = [make(game, level, dice) for _ in range(seats)]
        for _ in play_out(match, bots, dice, THOUGHT):
            pass
        report = review(match.log, seats=range(seats), effort=effort, seed=number, game=game)
        losses += [decision.loss for decision in report.decisions]
    mean, error = spread(losses)
    return Interval(mean, mean - Z95 * error, mean + Z95 * error)


def keep(name: str, figures: dict[str, float]) -> None:
    """Put the figures of a game in the place of older ones."""
    known = {**errors(), name: figures}
    body = msgspec.json.encode(dict(sorted(known.items())))
    FIGURES.write_bytes(msgspec.json.format(body, indent=2) + b"\n")
    errors.cache_clear()


def main(name: str, matches: int, tell: Callable[[str], object]) -> None:
    """Measure a game, and keep it."""
    game = find_game(name)
    figures: dict[str, float] = {}
    for level in levels(game):
        found = measured(game, level, matches)
        tell(f"{name} {level}: {found.share:.2%} ({found.low:.2%} to {found.high:.2%}), {matches} matches\n")
        figures[level] = round(found.share, 5)
    keep(name, figures)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), sys.stdout.write)
