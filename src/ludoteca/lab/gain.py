"""What thinking gains at a decision: `python -m ludoteca.lab.gain "Revanche, 3rd division" 120 500 hard@200 hard@3000`.

Whole matches tell little about a small step of strength. Here positions are taken from matches of `normal`; each bot
chooses there, and where it chooses otherwise than `normal` both actions are played to the end of the match in the same
fresh worlds, everybody as `normal` does. The mean difference, times the decisions of a match, is about what the bot
wins more than `normal`.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from rich.console import Console

from ludoteca.bots import choose
from ludoteca.bots.search import SEEDS as ANY
from ludoteca.bots.search import Search
from ludoteca.engine.bot import DECLINE, Budget
from ludoteca.engine.catalogue import game as find_game
from ludoteca.engine.contract import Game
from ludoteca.engine.dice import FastDice
from ludoteca.engine.match import Match
from ludoteca.engine.turns import Turns
from ludoteca.engine.values import LudotecaError
from ludoteca.lab.arena import bot_dice
from ludoteca.lab.deals import Share, share
from ludoteca.lab.entrants import entrant
from ludoteca.lab.ladder import Rung, rung_of

SEEDS = 533_000_000  # for looking into things: neither trained nor reported on
EVERY = 8  # one of so many decisions is looked at, so that a match is seen from its beginning to its end


def gains(rung: Rung, decisions: int, ends: int, bots: Sequence[str]) -> list[Share]:
    """For each bot (`hard@800`, as in an arena) what it wins more than `normal` at a decision, and how sure that is."""
    game = find_game(rung.game)
    options = game.check(rung.seats, rung.options)
    found: list[list[float]] = [[] for _ in bots]
    pick, seed = FastDice(SEEDS), SEEDS
    while len(found[0]) < decisions:
        match, dice, turns = Match(game, rung.seats, seed, options), bot_dice(seed), Turns()
        player = game.normal(dice)
        if player is None:
            raise LudotecaError(f"{game.title} has no player of its own to compare with")
        while match.result is None:
            seat = int(turns.next(match.state))
            own = choose(match, seat, player, dice, Budget(simulations=1))
            if len(match.actions(seat)) > 1 and pick.below(EVERY) == 0 and len(found[0]) < decisions:
                here = FastDice(seed + ANY * len(found[0]))
                chosen = [
                    choose(match, seat, entrant(one).bot(game, here), here, Budget(simulations=1)) for one in bots
                ]
                worths = better_by(game, match, seat, own, {one for one in chosen if one != own}, ends, here)
                for number, one in enumerate(chosen):
                    found[number].append(worths[one])
            if own is not None:
                match.play(seat, own)
                turns.acted(seat)
        seed += 1
    return [share(one) for one in found]


def better_by(
    game: Game, match: Match, seat: int, own: int | None, others: set[int | None], ends: int, dice: FastDice
) -> dict[int | None, float]:
    """How much more often each of the others wins than one's own action, over ends of the match in the same worlds."""
    player = game.normal(dice)
    assert player is not None, "asked before"
    search = Search(player, None, dice)
    totals: dict[int | None, float] = dict.fromkeys(
        [own, *sorted(others, key=lambda one: -1 if one is None else one)], 0.0
    )
    for _ in range(ends if others else 0):
        world, seed = match.guess(seat, dice), int(dice.below(ANY))
        player.imagine(world, seat, FastDice(seed))
        for one in totals:
            totals[one] += search.simulated(world, seat, DECLINE if one is None else one, FastDice(seed))
    return {one: (total - totals[own]) / ends for one, total in totals.items()}


def main(title: str, decisions: int, ends: int, bots: Sequence[str]) -> None:
    """Say it in hundredths of a win."""
    for bot, told in zip(bots, gains(rung_of(title), decisions, ends, bots), strict=True):
        Console().print(f"{bot}: {100 * told.mean:+.2f} ± {100 * told.error:.2f} points of a win at a decision")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4:])
