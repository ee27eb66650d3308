"""My Game: three heaps; take as many as you like from one of them, and whoever takes the last one wins."""

from pathlib import Path

from ludoteca.engine.contract import Dice, Event, Game, Player, State, TableOptions

from . import bot, rules
from .actions import ACTIONS
from .lesson import LESSON
from .shapes import SHAPES

__all__ = ["GAME"]


class MyGame(Game):
    """The game as the catalogue knows it."""

    name = "mygame"
    title = "My Game"
    version = 1
    seats = (2,)
    Position = rules.MyGame
    actions = ACTIONS
    shapes = SHAPES
    refusals = (rules.TOO_MANY,)
    events = tuple(SHAPES.events)
    asks = ("take",)
    reasons = ("last",)
    minutes = (5, 5)
    weight = 1.0
    text = Path(__file__).parent / "text"
    lesson = LESSON
    open_information = True

    def start(self, seats: int, options: TableOptions, dice: Dice, tale: list[Event] | None = None) -> State:
        """Three heaps, and the first seat begins."""
        state = rules.MyGame()
        state.tale = tale
        return state

    def normal(self, dice: Dice) -> Player:
        """The game's own bot."""
        return bot.Normal(dice)


GAME = MyGame()
