"""One sentence where something is missing or cannot be: a package, the numbers of a game, a seat, a way to draw."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from ludoteca.engine.contract import Game, Observation, TableOptions
from ludoteca.engine.values import BadOption, LudotecaError

MODES = ["human", "ansi", "rgb_array"]  # in which a match is rendered


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


def seats(game: Game, given: int | None) -> int:
    """How many sit at a table: so many, or as people mostly play it."""
    return given if given is not None else game.usual_seats or max(2, min(game.seats))


def seat(game: Game, count: int, given: int, what: str, *others: int) -> int:
    """A seat of a table, or one of the other numbers that mean something; else a sentence."""
    if given not in others and not 0 <= given < count:
        raise BadOption(f"{what} is a seat of {game.title}, 0 to {count - 1}, not {given}")
    return given


def mode(given: str | None) -> str | None:
    """A way to draw a match; else a sentence."""
    if given is not None and given not in MODES:
        raise BadOption(f"render_mode is {', '.join(MODES[:-1])} or {MODES[-1]}, not {given!r}")
    return given
