"""What a seat may see as numbers: the pieces that a game declares, and how to read what `State.observe` writes.

>>> from ludoteca.engine.catalogue import game
>>> tacocat = game("tacocat")
>>> pieces = tacocat.observation(2, tacocat.check(2))
>>> [piece.name for piece in pieces[:4]], size(pieces)
(['seat', 'round', 'phase', 'waiting'], 64)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i16, u8

if TYPE_CHECKING:
    from ludoteca.engine.state import State

MOST: Final = 32767  # the bound of what has none in the rules, such as the number of the round


class Piece(NamedTuple):
    """Some of the numbers of an observation: their name, the least and the most of each, and their shape."""

    name: str
    low: int
    high: int
    shape: tuple[int, ...] = ()

    @property
    def size(self) -> int:
        """How many numbers it has."""
        count = 1
        for side in self.shape:
            count *= side
        return count


Observation = tuple[Piece, ...]


def size(pieces: Observation) -> int:
    """How many numbers an observation has."""
    return sum(piece.size for piece in pieces)


def lows(pieces: Observation) -> list[int]:
    """The least of each number."""
    return [piece.low for piece in pieces for _ in range(piece.size)]


def highs(pieces: Observation) -> list[int]:
    """The most of each number."""
    return [piece.high for piece in pieces for _ in range(piece.size)]


def shorts(count: int) -> vec[i16]:
    """Room for so many numbers: packed, also where the rules are interpreted, so numpy looks into it without a copy."""
    return vec[i16]([0] * count)


def octets(count: int) -> vec[u8]:
    """Room for so many flags, likewise."""
    return vec[u8]([0] * count)


def numbers(state: State, seat: int | None, count: int) -> list[int]:
    """What a seat may see (None: a spectator), as a list of so many numbers."""
    out = shorts(count)
    end = state.observe(-1 if seat is None else seat, out, 0)
    if end != count:
        raise ValueError(f"{type(state).__name__} wrote {end} numbers, but its game declares {count}")
    return list(out)


def named(pieces: Observation, flat: list[int]) -> dict[str, Any]:
    """The same by name: a number, or nested lists of the declared shape."""
    out: dict[str, Any] = {}
    at = 0
    for piece in pieces:
        part = flat[at : at + piece.size]
        out[piece.name] = _nested(part, piece.shape) if piece.shape else part[0]
        at += piece.size
    return out


def _nested(flat: list[int], shape: tuple[int, ...]) -> Any:
    if len(shape) == 1:
        return flat
    step = len(flat) // shape[0]
    return [_nested(flat[place : place + step], shape[1:]) for place in range(0, len(flat), step)]
