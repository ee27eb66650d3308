"""What Connect Four shows."""

from typing import Annotated

from ludoteca.engine.shapes import OfSeat, Preview, Seat, Shape, Shapes, grid


class View(Shape):
    """The board, row by row from the top: whose disc lies there."""

    seat: Seat | None
    rows: Annotated[list[list[Seat | None]], grid(columns="column")]
    winner: Seat | None


class Dropped(Shape):
    """A disc fell into a column, counted from 1."""

    seat: Seat
    column: int


class Threat(Preview):
    """Does it win, or stop the rival from winning there?"""

    wins: bool
    blocks: bool


SHAPES = Shapes(view=View, events={"dropped": Dropped, "four": OfSeat}, previews={"drop": Threat})
