"""How much could be gained by knowing all hands? `python -m ludoteca.lab.omniscient "Sequence, 2" DEALS SIMULATIONS`.

The search of the level `hard` plays `normal` twice on the same deals of a case of the ladder: once as it is, once with
the truth in the place of its guesses. What the second wins more is the most that better guesses could bring it.
With `hard@100` as a fourth word the rival is another entrant of an arena instead.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

from rich.console import Console

from ludoteca.bots import make, play_out
from ludoteca.engine.bot import Bot, Budget
from ludoteca.engine.catalogue import game as find_game
from ludoteca.engine.match import Match
from ludoteca.engine.state import State
from ludoteca.lab.arena import bot_dice
from ludoteca.lab.deals import share
from ludoteca.lab.entrants import entrant
from ludoteca.lab.ladder import Rung, rung_of

SEEDS = 510_000_000  # for looking into things: neither trained nor reported on


class Omniscient(Bot):
    """A bot to whom the truth is shown instead of guesses."""

    def __init__(self, bot: Bot, match: Match) -> None:
        self.bot = bot
        self.match = match

    def choose(
        self, seat: int, view: dict[str, Any], actions: list[int], guess: Callable[[], State], budget: Budget
    ) -> int | None:
        """What the bot does if every guess is right."""
        return self.bot.choose(seat, view, actions, self.match.state.clone, budget)


def won(rung: Rung, seed: int, simulations: int, peeks: bool, rival: str) -> float:
    """The share of one deal, each side played in turn by the search, the others by the rival."""
    game, seats = find_game(rung.game), rung.seats
    options = game.check(seats, rung.options)
    sides = game.sides(seats, options)
    budget, total = Budget(simulations=simulations), 0.0
    for own in sides:
        match, dice = Match(game, seats, seed, options), bot_dice(seed)
        hard = make(game, "hard", dice)
        searching = Omniscient(hard, match) if peeks else hard
        bots = [searching if seat in own else entrant(rival).bot(game, dice) for seat in range(seats)]
        for _ in play_out(match, bots, dice, budget):
            pass
        assert match.result is not None
        first = [side for side in sides if match.result.ranks[side[0]] == 1]
        total += (own in first) / max(1, len(first))
    return total / len(sides)


def main(title: str, deals: int, simulations: int, rival: str = "normal") -> None:
    """Say both shares."""
    rung = rung_of(title)
    for peeks in (False, True):
        told = share([won(rung, SEEDS + number, simulations, peeks, rival) for number in range(deals)])
        seen = "all hands seen" if peeks else "as it is"
        Console().print(f"{seen}: {told.mean:.1%} ({told.low:.1%} to {told.high:.1%}) of {deals} deals")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), *sys.argv[4:5])
