"""What My Game shows, as types: the kit holds the game to it, and the board is drawn from it."""

from typing import Annotated

from ludoteca.engine.shapes import Count, Preview, Seat, Shape, Shapes, numbered


class View(Shape):
    """How many counters are left in each heap. A tap on a heap stands for its number."""

    seat: Seat | None
    heaps: Annotated[list[Count], numbered("heap")]


class Took(Shape):
    """A seat took so many counters from a heap."""

    seat: Seat
    heap: int
    count: int


class Last(Preview):
    """Does it take the last one?"""

    wins: bool


SHAPES = Shapes(view=View, events={"took": Took}, previews={"take": Last})
