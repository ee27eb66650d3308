"""One sentence where something is missing: an optional package, or the numbers of a game."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from ludoteca.engine.contract import Game, Observation, TableOptions
from ludoteca.engine.values import LudotecaError


def package(name: str, extra: str = "research", shown: str = "") -> ModuleType:
    """An optional package, or a sentence that says how to get it; `shown` is its name there, if it is another."""
    try:
        return import_module(name)
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] != name.partition(".")[0]:
            raise
        raise ModuleNotFoundError(
            f"{shown or name.partition('.')[0]} is not installed: pip install 'ludoteca[{extra}]'", name=name
        ) from None


def numbers(game: Game, seats: int, options: TableOptions) -> Observation:
    """The numbers of a game, or a sentence that says that it has none."""
    pieces = game.observation(seats, options)
    if not pieces:
        raise LudotecaError(f"{game.title} cannot be observed in numbers: its game declares no observation")
    return pieces
