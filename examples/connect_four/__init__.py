"""Connect Four: the tutorial game of docs/add-a-game.md."""

from pathlib import Path

from ludoteca.engine.contract import Dice, Event, Game, Limits, Observation, Piece, State, TableOptions

from . import rules
from .actions import ACTIONS
from .lesson import LESSON
from .shapes import SHAPES

__all__ = ["GAME"]


class ConnectFour(Game):
    """Two players drop discs into seven columns; four in a row win."""

    name = "connect_four"
    title = "Connect Four"
    version = 1
    seats = (2,)
    Position = rules.ConnectFour
    actions = ACTIONS
    refusals = (rules.COLUMN_FULL,)
    shapes = SHAPES
    asks = ("drop",)
    reasons = ("four", "full")
    open_information = True
    minutes = (5, 10)
    weight = 1.0
    text = Path(__file__).parent / "text"
    lesson = LESSON

    def start(self, seats: int, options: TableOptions, dice: Dice, tale: list[Event] | None = None) -> State:
        """An empty board."""
        state = rules.ConnectFour()
        state.tale = tale
        return state

    def observation(self, seats: int, options: TableOptions) -> Observation:
        """Whose discs they are, who has won, and two boards: the own discs and the rival's."""
        board = (2, rules.ROWS, rules.COLUMNS)
        return (Piece("seat", -1, 1), Piece("winner", -1, 1), Piece("discs", 0, 1, board))

    def limits(self, seats: int, options: TableOptions) -> Limits:
        """A match is over when the board is full; there is no chance."""
        return Limits(decisions=rules.CELLS, sides=1)


GAME = ConnectFour()
