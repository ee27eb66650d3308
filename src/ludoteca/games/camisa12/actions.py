"""What a player of Camisa 12 can decide, with names."""

from __future__ import annotations

from typing import Literal

from ludoteca.engine.contract import Action
from ludoteca.games.camisa12.data import CARD_NAMES, CARDS, PIECE_NAMES, SPACES, SYMBOLS, TEAM_NAMES


class Choose(Action, frozen=True, tag="choose"):
    """Play with this team."""

    team: str


class Move(Action, frozen=True, tag="move"):
    """Move the ball clockwise; 4 needs Trem or a token of Jangada, 0 a token of Jangada."""

    steps: int


class Rotate(Action, frozen=True, tag="rotate"):
    """Ventania, before moving: turn your five rondel pieces one side."""

    way: Literal["clockwise", "counterclockwise"]


class Place(Action, frozen=True, tag="place"):
    """Put your piece on an empty space of your stand; spaces are 1 to 10, clockwise."""

    space: int


class Raise(Action, frozen=True, tag="raise"):
    """Alquimistas: put a piece that from now on also counts in your Bandeirão groups."""

    space: int


class Take(Action, frozen=True, tag="take"):
    """Farol, before placing: take your piece from another side of the rondel."""

    side: str


class Recover(Action, frozen=True, tag="recover"):
    """Estivadores, before placing: swap your piece with one of yours that the opponent discarded."""

    piece: str


class PutUnder(Action, frozen=True, tag="put-under"):
    """Put a mosaic card from your hand under the deck."""

    card: str


class Encore(Action, frozen=True, tag="encore"):
    """Bumba: score the piece just placed again."""


class Forbid(Action, frozen=True, tag="forbid"):
    """Toque: the opponent may not stop on this side with the next move."""

    side: str


class Cycle(Action, frozen=True, tag="cycle"):
    """Solo: give the rival a point and put the top piece of both stacks under them."""


class Pass(Action, frozen=True, tag="pass"):
    """Leave a token, or the stacks, alone."""


ACTIONS: tuple[Action, ...] = (
    *(Choose(team) for team in TEAM_NAMES[1:]),
    *(Move(steps) for steps in range(5)),
    Rotate("clockwise"),
    Rotate("counterclockwise"),
    *(Place(space) for space in range(1, SPACES + 1)),
    *(Raise(space) for space in range(1, SPACES + 1)),
    *(Take(symbol) for symbol in SYMBOLS),
    *(Recover(piece) for piece in PIECE_NAMES[1:]),
    *(PutUnder(card) for card in CARD_NAMES[1:CARDS]),
    Encore(),
    *(Forbid(symbol) for symbol in SYMBOLS),
    Cycle(),
    Pass(),
)
