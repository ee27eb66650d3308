"""What the bots of each level lose at a decision, game by game: what "you played like normal" is measured by.

`python -m ludoteca.lab.errors tacocat 12` seats the levels against each other, asks **every** level what it would do at
each decision of these matches, and judges all answers as a review does: so all of them are measured by the same
positions. (At tables of its own a weak level meets positions in which less can be lost, and looks better than it is.)
Where a turn is dozens of small decisions it is judged as it was played, by a review, and the levels share the tables.

The mean loss of a decision goes into review/levels.json. A loss is the best that was found minus what was played, in
worlds that neither was chosen in: so it is not larger than it is, for people as for bots.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence

import msgspec

from ludoteca.bots import make, play_out
from ludoteca.bots.table import choose
from ludoteca.engine.bot import Budget
from ludoteca.engine.catalogue import game as find_game
from ludoteca.engine.contract import Case, Game
from ludoteca.engine.dice import FastDice
from ludoteca.engine.match import Match
from ludoteca.engine.turns import Turns
from ludoteca.lab.arena import bot_dice
from ludoteca.review.appraise import Appraiser, spread
from ludoteca.review.decide import Z95, judged
from ludoteca.review.forms import FIGURES, errors
from ludoteca.review.review import Effort, review

SEEDS = 600_000_000  # matches begin here
MEASURED = ("random", "easy", "normal", "hard")
THOUGHT = Budget(simulations=100)  # of `hard`
WORLDS = 12  # for each candidate at first
EFFORT = Effort(position=6, outcome=4, worlds=12)  # of the reviews of whole turns


def usual(game: Game) -> Case:
    """A table as people mostly set it up; where its play has no bound, that of the deal of the day."""
    seats = game.usual_seats or min(count for count in game.seats if count > 1)
    case = Case(seats, game.check(seats))
    return case if case in game.cases() else game.daily(0)


def levels(game: Game) -> tuple[str, ...]:
    """Those to measure. Random play may take for ever where the kit bounds it (T.E.G.)."""
    return MEASURED if usual(game) in game.cases() else MEASURED[1:]


def seated(names: Sequence[str], seats: int, number: int) -> list[str]:
    """Who sits where in the match of this number: in turn, so that each level meets each other from each seat."""
    return [names[(number + seat * (1 + number // len(names))) % len(names)] for seat in range(seats)]


def measured(game: Game, matches: int) -> dict[str, list[float]]:
    """What each level lost at each decision."""
    seats, options = usual(game)
    losses: dict[str, list[float]] = {name: [] for name in levels(game)}
    judge = _turns if game.expert("hard", bot_dice(0)) is not None else _answers
    for number in range(matches):
        match = Match(game, seats, SEEDS + number, options)
        for name, loss in judge(match, list(losses), number):
            losses[name].append(loss)
    return losses


def _answers(match: Match, names: Sequence[str], number: int) -> Iterator[tuple[str, float]]:
    """Every level's answer to every decision of a match that some of them play."""
    dice = bot_dice(SEEDS + number)
    bots = {name: make(match.game, name, dice) for name in names}
    sitting = seated(names, match.head.seats, number)
    turns = Turns()
    while match.result is None:
        seat = int(turns.next(match.state))
        asked = seat in match.waiting and len(match.state.legal(seat)) > 1
        heard = names if asked else [sitting[seat]]
        said = {name: choose(match, seat, bots[name], dice, THOUGHT) for name in heard}
        if asked:
            lost = {action: _lost(match, seat, action, number) for action in set(said.values()) if action is not None}
            yield from ((name, lost[action]) for name, action in said.items() if action is not None)
        action = said[sitting[seat]]
        if action is not None:
            match.play(seat, action)
            turns.acted(seat)


def _lost(match: Match, seat: int, action: int, number: int) -> float:
    """What an action lost there; all actions of a decision meet the same dice."""
    appraiser = Appraiser(match.game, match.sides, FastDice(2**43 + 4096 * number + len(match.log.entries)))
    decision = judged(appraiser, match.state, seat, action, 0, WORLDS)
    return 0.0 if decision is None else decision.loss


def _turns(match: Match, names: Sequence[str], number: int) -> Iterator[tuple[str, float]]:
    """The turns of a match that all of them play, as its review judges them."""
    dice = bot_dice(SEEDS + number)
    sitting = seated(names, match.head.seats, number)
    for _ in play_out(match, [make(match.game, name, dice) for name in sitting], dice, THOUGHT):
        pass
    report = review(match.log, seats=range(match.head.seats), effort=EFFORT, seed=number, game=match.game)
    for decision in report.decisions:
        yield sitting[decision.seat], decision.loss


def keep(name: str, figures: dict[str, float]) -> None:
    """Put the figures of a game in the place of older ones."""
    known = {**errors(), name: figures}
    body = msgspec.json.encode(dict(sorted(known.items())))
    FIGURES.write_bytes(msgspec.json.format(body, indent=2) + b"\n")
    errors.cache_clear()


def main(name: str, matches: int, tell: Callable[[str], object]) -> None:
    """Measure a game, and keep it."""
    figures: dict[str, float] = {}
    for level, losses in measured(find_game(name), matches).items():
        mean, error = spread(losses)
        low, high = mean - Z95 * error, mean + Z95 * error
        tell(f"{name} {level}: {mean:.2%} ({low:.2%} to {high:.2%}), {len(losses)} decisions of {matches} matches\n")
        figures[level] = round(mean, 5)
    keep(name, figures)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), sys.stdout.write)
