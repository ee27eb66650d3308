"""The same deals for two: each side is played by one in turn, and all the others by the other."""

from __future__ import annotations

import math
from typing import Any, ClassVar, NamedTuple

from ludoteca.bots import play_out
from ludoteca.engine.bot import Budget
from ludoteca.engine.catalogue import game as find_game
from ludoteca.engine.contract import Game
from ludoteca.engine.match import Match
from ludoteca.lab.arena import Z95, bot_dice
from ludoteca.lab.entrants import entrant
from ludoteca.lab.programs import Program
from ludoteca.lab.work import Block


class Deals(Block, frozen=True, kw_only=True):
    """Deals of the seeds `seed + first` on. Found is the share of `one` in each, against `other`; fair is 1 / sides."""

    Found: ClassVar[Any] = list[float]

    seats: int
    options: dict[str, Any]
    one: str
    other: str
    simulations: int

    def find(self) -> list[float]:
        """Alone there is no rival: both play the same deals, and their wins are compared around a half."""
        game = find_game(self.game)
        seeds = range(self.seed + self.first, self.seed + self.first + self.count)
        if self.seats > 1:
            return [self.won(game, seed, self.one, self.other) for seed in seeds]
        return [
            0.5 + (self.won(game, seed, self.one, self.one) - self.won(game, seed, self.other, self.other)) / 2
            for seed in seeds
        ]

    def won(self, game: Game, seed: int, one: str, other: str) -> float:
        """The share of one deal."""
        options = game.check(self.seats, self.options)
        budget = Budget(simulations=self.simulations)
        sides = game.sides(self.seats, options)
        total = 0.0
        for own in sides:
            match = Match(game, self.seats, seed, options)
            dice = bot_dice(seed)
            bots = [entrant(one if seat in own else other).bot(game, dice) for seat in range(self.seats)]
            try:
                for _ in play_out(match, bots, dice, budget):
                    pass
                assert match.result is not None
                for seat, bot in enumerate(bots):
                    if isinstance(bot, Program):
                        bot.over(match.view(seat), match.result)
            finally:
                for bot in bots:
                    if isinstance(bot, Program):
                        bot.close()
            first = [side for side in sides if match.result.ranks[side[0]] == 1]
            total += (own in first) / max(1, len(first))
        return total / len(sides)


class Share(NamedTuple):
    """A share over many deals, and its standard error."""

    mean: float
    error: float
    deals: int

    @property
    def low(self) -> float:
        """The lower end of the 95 % interval."""
        return max(0.0, self.mean - Z95 * self.error)

    @property
    def high(self) -> float:
        """The upper end of the 95 % interval."""
        return min(1.0, self.mean + Z95 * self.error)


def share(found: list[float]) -> Share:
    """What the shares of many deals say together.

    >>> share([0.5, 1.0, 0.5, 1.0])
    Share(mean=0.75, error=0.144..., deals=4)
    """
    deals = len(found)
    mean = sum(found) / deals
    spread = sum((one - mean) ** 2 for one in found) / max(1, deals - 1)
    return Share(mean, math.sqrt(spread / deals), deals)
