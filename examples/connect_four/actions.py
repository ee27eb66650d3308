"""The seven decisions of Connect Four."""

from ludoteca.engine.contract import Action


class Drop(Action, frozen=True, tag="drop"):
    """Drop a disc into a column, counted from 1."""

    column: int


ACTIONS: tuple[Action, ...] = tuple(Drop(column) for column in range(1, 8))
