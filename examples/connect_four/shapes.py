"""What Connect Four shows."""

from typing import Annotated

from ludoteca.engine.shapes import Seat, Shape, Shapes, grid


class View(Shape):
    """The board, row by row from the top: whose disc lies there."""

    seat: Seat | None
    rows: Annotated[list[list[Seat | None]], grid(columns="column")]
    winner: Seat | None


SHAPES = Shapes(
    view=View,
    events={"dropped": {"seat": Seat, "column": int}, "four": {"seat": Seat}},
    previews={"drop": {"wins": bool, "blocks": bool}},
)
