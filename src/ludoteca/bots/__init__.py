"""Bots that work for every game, and the one way to get a bot of any level."""

from ludoteca.bots.greedy import Greedy
from ludoteca.bots.simple import Random
from ludoteca.bots.table import choose, play_out
from ludoteca.engine.bot import EFFORT, LEVELS, Bot, Taste
from ludoteca.engine.contract import Game
from ludoteca.engine.state import Dice
from ludoteca.engine.values import LudotecaError

__all__ = ["LEVELS", "Greedy", "Random", "choose", "make", "play_out"]


def make(game: Game, level: str, dice: Dice, *, plain: bool = False) -> Bot:
    """A bot of this level for this game, with its character's taste unless it is to be plain; the dice are its own."""
    taste = None if plain else game.taste(level)
    match level:
        case "random":
            return Random(dice)
        case "easy":
            return Greedy(dice, taste)
        case "normal":
            return game.normal(dice) or Greedy(dice)
        case "hard" | "master":
            bot = game.expert(level, dice) or _thinker(game, level, dice, taste)
            bot.effort = EFFORT[level]
            return bot
    raise LudotecaError(f"there is no bot level {level!r}; there are: {', '.join(LEVELS)}")


def _thinker(game: Game, level: str, dice: Dice, taste: Taste | None) -> Bot:
    """The search that fits a game: a tree where everybody knows everything, else guessed worlds."""
    from ludoteca.bots.search import Search  # noqa: PLC0415 - the slowest to load, rarely needed
    from ludoteca.bots.tree import TreeSearch  # noqa: PLC0415

    if game.open_information:
        return TreeSearch(game.judge(), dice)
    learned = game.learned(dice) if level == "master" else None
    player = learned or game.normal(dice) or Random(dice)
    judge = game.judge()
    if level == "master":
        player.deepen()
        if judge is not None:
            judge.deepen()
    return Search(player, judge, dice, game.solved(dice), taste, game.thought if level == "hard" else 0)
