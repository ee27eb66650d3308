"""What a player of Sequence can decide, with names. Rows and columns count from 1, from the top left."""

from __future__ import annotations

from typing import Any

from ludoteca.engine.contract import Action
from ludoteca.games.sequence.data import (
    CARD_NAMES,
    CELL_NAMES,
    CELL_PLACES,
    DIRECTION_NAMES,
    GRID,
    JACK_NAMES,
    JACKS,
    SPACES,
    TEAM_NAMES,
    WINDOW_LIST,
)


class Place(Action, frozen=True, tag="place"):
    """Play a card and put a chip on one of its two spaces, or on any with a two-eyed jack."""

    card: str
    row: int
    column: int

    def facts(self) -> dict[str, Any]:
        """The sentence also names the space."""
        return {**super().facts(), "on": GRID[self.row - 1][self.column - 1], "jack": self.card in JACK_NAMES}


class Remove(Action, frozen=True, tag="remove"):
    """Play a one-eyed jack and take a rival's chip away."""

    card: str
    row: int
    column: int

    def facts(self) -> dict[str, Any]:
        """The sentence also names the space."""
        return {**super().facts(), "on": GRID[self.row - 1][self.column - 1]}


class Exchange(Action, frozen=True, tag="exchange"):
    """Discard a dead card and draw another, before you play."""

    card: str


class Declare(Action, frozen=True, tag="declare"):
    """Say which five chips are the sequence: from its first cell, across, down or on a diagonal."""

    row: int
    column: int
    direction: str


class Pass(Action, frozen=True, tag="pass"):
    """Pass, because nothing is possible."""


class Draw(Action, frozen=True, tag="draw"):
    """Draw your card before the next player starts."""


class Call(Action, frozen=True, tag="call"):
    """Call table talk of a rival team."""

    team: str


class Admit(Action, frozen=True, tag="admit"):
    """Admit that your team talked."""


class Discard(Action, frozen=True, tag="discard"):
    """Give up a card because your team talked."""

    card: str


def _at(cell: int) -> tuple[int, int]:
    row, column = CELL_PLACES[cell]
    return row + 1, column + 1


ACTIONS: tuple[Action, ...] = (
    *(Place(CELL_NAMES[space], *_at(space)) for space in range(SPACES)),
    *(Place(jack, *_at(space)) for jack in JACK_NAMES[:2] for space in range(SPACES)),
    *(Remove(jack, *_at(space)) for jack in JACK_NAMES[2:] for space in range(SPACES)),
    *(Exchange(card) for card in CARD_NAMES[:JACKS]),
    *(Declare(*_at(cells[0]), DIRECTION_NAMES[direction]) for direction, cells in WINDOW_LIST),
    Pass(),
    Draw(),
    *(Call(team) for team in TEAM_NAMES),
    Admit(),
    *(Discard(card) for card in CARD_NAMES),
)
