"""My Game: three heaps; take as many as you like from one of them, and whoever takes the last one wins."""

from pathlib import Path

from ludoteca.engine.contract import Dice, Event, Game, Limits, Observation, Piece, Player, State, TableOptions

from . import bot, rules
from .actions import ACTIONS, HEAPS
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

    def observation(self, seats: int, options: TableOptions) -> Observation:
        """The numbers that `observe` writes: who looks, and the heaps."""
        return (Piece("seat", -1, 1), Piece("heaps", 0, max(HEAPS), (len(HEAPS),)))

    def limits(self, seats: int, options: TableOptions) -> Limits:
        """Somebody takes at least one each time; there is no chance."""
        return Limits(decisions=sum(HEAPS), sides=1)

    def normal(self, dice: Dice) -> Player:
        """The game's own bot."""
        return bot.Normal(dice)


GAME = MyGame()
