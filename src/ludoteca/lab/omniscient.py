"""How much could be gained by knowing all hands? `python -m ludoteca.lab.omniscient "Sequence, 2" DEALS SIMULATIONS`.

The search of the level `hard` plays `normal` on the same deals of a case of the ladder: as it is, with the truth in the
place of its guesses, and what the second wins more is the most that better guesses could bring it; and once more a seer
plays, who knows what chance will bring, too. With `hard@100` as a fourth word the rival is another entrant of an arena.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any, Final

from rich.console import Console

from ludoteca.bots import make, play_out
from ludoteca.bots.rewards import rewards
from ludoteca.engine.bot import DECLINE, Bot, Budget, Player
from ludoteca.engine.catalogue import game as find_game
from ludoteca.engine.contract import Game
from ludoteca.engine.dice import FastDice
from ludoteca.engine.match import Match
from ludoteca.engine.state import Dice, State
from ludoteca.engine.turns import Turns
from ludoteca.lab.arena import bot_dice
from ludoteca.lab.deals import share
from ludoteca.lab.entrants import entrant
from ludoteca.lab.ladder import Rung, rung_of

SEEDS = 510_000_000  # for looking into things: neither trained nor reported on
ENDS = 4  # of the match that a seer looks at for each action; they differ only in what players draw lots for
WAYS: Final = {"guesses": "as it is", "hands": "all hands seen", "all": "all hands and all that chance will bring seen"}


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


class Seer(Bot):
    """Tries each action on the true deal with the true dice, to the end of the match, and takes the best."""

    def __init__(self, player: Player, match: Match) -> None:
        self.player = player
        self.match = match

    def choose(
        self, seat: int, view: dict[str, Any], actions: list[int], guess: Callable[[], State], budget: Budget
    ) -> int | None:
        """The player's own action, unless another one ends better."""
        own = self.player.choose(seat, view, actions, self.match.state.clone, budget)
        if own is None:
            return None
        best, most = own, self.seen(seat, own)
        for action in self.player.shortlist(self.match.state, seat, actions):
            worth = self.seen(seat, action) if action != own and most < 1 else 0.0
            if worth > most:
                best, most = action, worth
        return best

    def seen(self, seat: int, action: int) -> float:
        """How the match ends after an action if everybody goes on as the player would."""
        step = self.match.consider(seat, action)
        assert isinstance(step.dice, FastDice), "an arena's match"
        total = 0.0
        for number in range(ENDS):
            turns = Turns()
            turns.acted(seat)
            total += played_on(step.state.clone(), step.dice.clone(), self.player, turns, FastDice(number))[seat]
        return total / ENDS


def played_on(world: State, dice: Dice, player: Player, turns: Turns, lots: Dice) -> list[float]:
    """What everybody gets if the player plays for all; it draws its own lots, so that chance stays as it is."""
    while (mover := int(turns.next(world))) >= 0:
        action = player.act(world, mover, lots)
        if action != DECLINE:
            world.play(mover, action, dice)
            turns.acted(mover)
    result = world.result()
    assert result is not None, "nobody is asked any more"
    return rewards(result)


def sitting(way: str, game: Game, match: Match, dice: Dice) -> Bot:
    """The one who is measured."""
    if way == "all":
        player = game.normal(dice)
        assert player is not None, "each of our games has a player of its own"
        player.deepen()
        return Seer(player, match)
    hard = make(game, "hard", dice)
    return hard if way == "guesses" else Omniscient(hard, match)


def won(rung: Rung, seed: int, simulations: int, way: str, rival: str) -> float:
    """The share of one deal, each side played in turn by the one who is measured, the others by the rival."""
    game, seats = find_game(rung.game), rung.seats
    options = game.check(seats, rung.options)
    sides = game.sides(seats, options)
    budget, total = Budget(simulations=simulations), 0.0
    for own in sides:
        match, dice = Match(game, seats, seed, options), bot_dice(seed)
        measured = sitting(way, game, match, dice)
        bots = [measured if seat in own else entrant(rival).bot(game, dice) for seat in range(seats)]
        for _ in play_out(match, bots, dice, budget):
            pass
        assert match.result is not None
        first = [side for side in sides if match.result.ranks[side[0]] == 1]
        total += (own in first) / max(1, len(first))
    return total / len(sides)


def main(title: str, deals: int, simulations: int, rival: str = "normal") -> None:
    """Say all shares."""
    rung = rung_of(title)
    for way, seen in WAYS.items():
        told = share([won(rung, SEEDS + number, simulations, way, rival) for number in range(deals)])
        Console().print(f"{seen}: {told.mean:.1%} ({told.low:.1%} to {told.high:.1%}) of {deals} deals")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), *sys.argv[4:5])
