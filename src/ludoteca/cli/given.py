"""What commands are given: a game, bots, options of a table."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import typer

from ludoteca.bots import LEVELS
from ludoteca.engine.contract import PRESETS, Game
from ludoteca.engine.values import LudotecaError

GameName = Annotated[str, typer.Argument(help="A game's name, or the folder of a game of your own.")]
Language = Annotated[str, typer.Option("--lang", help="pt, es or en.")]
Seed = Annotated[int, typer.Option(help="The same seed gives the same match.")]
OptionList = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", help="A table option, as name=value. Repeat it for more."),
]
Preset = Annotated[str, typer.Option(help=f"Options under one name: {', '.join(PRESETS)}.")]
BotList = Annotated[
    str, typer.Option("--bots", help=f"One level a seat: {', '.join(LEVELS)}. One alone plays all seats.")
]
Thought = Annotated[
    int,
    typer.Option(min=1, help="Simulations that `hard` makes for each decision; `master` makes thrice as many."),
]
Workers = Annotated[int, typer.Option(min=1, help="Processes that share the work; the result is the same.")]
RayAddress = Annotated[
    str, typer.Option("--ray", help="Share the work in a Ray cluster: auto, an address, or local for one of our own.")
]
Keep = Annotated[
    Path | None, typer.Option(help="Keep what was found in this file; interrupted work goes on from there.")
]
OwnGame = Annotated[str, typer.Option("--game", help="The folder of a game that is not installed.")]
LogFile = Annotated[Path, typer.Argument(help="A log in JSON.", exists=True, dir_okay=False)]


def levels_of(game: Game, bots: str, seats: int | None) -> list[str]:
    """A level for each seat; one alone plays all."""
    levels = [level.strip() for level in bots.split(",")]
    return levels * (seats or game.seats[0]) if len(levels) == 1 else levels


def agreed(game: Game, seats: int, given: list[str] | None, preset: str) -> dict[str, Any]:
    """What the table plays: the options that were given, as the preset makes them."""
    agreed: dict[str, Any] = msgspec.to_builtins(game.preset(preset, seats, options_of(given)))
    return agreed


def choices_of(game: Game, option: str, seats: int) -> list[Any]:
    """The values of an option that make sense for so many seats."""
    hints = get_type_hints(game.Options)
    if option not in hints:
        raise LudotecaError(f"{game.title} has no option {option!r}; there are: {', '.join(hints) or 'none'}")
    values = (True, False) if hints[option] is bool else get_args(hints[option])
    if hints[option] is not bool and get_origin(hints[option]) is not Literal:
        raise LudotecaError(f"{option} has no list of values: it is {game.option_choices()[option]}")
    return [value for value in values if game.offers(seats, option, value)]


def options_of(given: list[str] | None) -> dict[str, Any]:
    """Options written name=value; what is no JSON is a text."""
    options: dict[str, Any] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise LudotecaError(f"an option is written name=value, not {text!r}")
        try:
            options[name] = json.loads(value)
        except json.JSONDecodeError:
            options[name] = value
    return options
