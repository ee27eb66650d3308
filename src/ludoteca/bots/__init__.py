"""Bots that work for every game, and the one way to get a bot of any level."""

from ludoteca.bots.greedy import Greedy
from ludoteca.bots.simple import Random
from ludoteca.bots.table import choose, play_out
from ludoteca.engine.bot import LEVELS, Bot
from ludoteca.engine.contract import Game
from ludoteca.engine.state import Dice
from ludoteca.engine.values import LudotecaError

__all__ = ["LEVELS", "Greedy", "Random", "choose", "make", "play_out"]


def make(game: Game, level: str, dice: Dice) -> Bot:
    """A bot of this level for this game; the dice are the bot's own."""
    from ludoteca.bots.search import PlayoutJudge, Search  # noqa: PLC0415 - the slowest to load, rarely needed

    match level:
        case "random":
            return Random(dice)
        case "easy":
            return Greedy(dice)
        case "normal":
            return game.normal(dice) or Greedy(dice)
        case "hard":
            return Search(game.judge() or PlayoutJudge(dice), dice)
    raise LudotecaError(f"there is no bot level {level!r}; there are: {', '.join(LEVELS)}")
