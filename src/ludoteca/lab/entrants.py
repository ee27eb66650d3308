"""Who plays in an arena: a level of the house, a bot of one's own in a Python file, or any program."""

from __future__ import annotations

import importlib.util
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from ludoteca.bots import LEVELS, make
from ludoteca.engine.bot import Bot
from ludoteca.engine.contract import Game
from ludoteca.engine.state import Dice
from ludoteca.engine.values import LudotecaError
from ludoteca.lab.programs import PREFIX, Program

PLAIN = "plain-"


@dataclass(frozen=True)
class Entrant:
    """Who sits down.

    `hard`, `hard@800` (simulations of its own), `plain-hard` (without its character's taste), `my_bot.py` (its
    `bot(game, dice)`), `my_bot.py:other`, or `run:COMMAND`, a program that speaks the WebSocket of a table.
    """

    spec: str
    source: str
    simulations: int | None

    def bot(self, game: Game, dice: Dice) -> Bot:
        """A bot for one seat of one match; the dice are its own."""
        if self.source.startswith(PREFIX):
            return Program(self.source.removeprefix(PREFIX), game)
        if ".py" in self.source:
            made = _from_file(self.source, game, dice)
        else:
            made = make(game, self.source.removeprefix(PLAIN), dice, plain=self.source.startswith(PLAIN))
        return made if self.simulations is None else _Fixed(made, self.simulations)


class _Fixed(Bot):
    """A bot that thinks with a number of simulations of its own, whatever the others have."""

    def __init__(self, bot: Bot, simulations: int) -> None:
        self.own = bot
        self.simulations = simulations
        self.effort = 1.0

    def choose(self, seat: int, view: Any, actions: list[int], guess: Any, budget: Any) -> int | None:
        self.own.memo = self.memo
        chosen = self.own.choose(seat, view, actions, guess, type(budget)(simulations=self.simulations))
        self.memo, self.word = self.own.memo, self.own.word
        return chosen


@cache
def entrant(spec: str) -> Entrant:
    """Read what somebody wrote; a sentence says what is wrong with it."""
    if spec.startswith(PREFIX):
        if not spec.removeprefix(PREFIX).strip():
            raise LudotecaError(f"after {PREFIX} stands a command")
        return Entrant(spec, spec, None)
    source, at, number = spec.partition("@")
    if at and not (number.isdecimal() and int(number) > 0):
        raise LudotecaError(f"after @ stands a number of simulations, not {number!r}")
    if ".py" in source:
        source = str(Path(source).resolve())  # whoever does the work finds it there
        _found(source)
    elif source.removeprefix(PLAIN) not in LEVELS:
        raise LudotecaError(
            f"{source!r} is no level ({', '.join(LEVELS)}), no Python file, and no program ({PREFIX}COMMAND)"
        )
    return Entrant(f"{source}{at}{number}", source, int(number) if at else None)


@cache
def _found(source: str) -> Any:
    """The function of a file that makes a bot."""
    name, _, function = source.partition(".py")
    path = Path(f"{name}.py").resolve()
    if not path.is_file():
        raise LudotecaError(f"there is no file {path}")
    module_name = f"entrant_{abs(hash(path))}"
    spec = importlib.util.spec_from_file_location(module_name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[module_name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise LudotecaError(f"{path} cannot be loaded: {type(error).__name__}: {error}") from error
    wanted = function.removeprefix(":") or "bot"
    maker = getattr(module, wanted, None)
    if not callable(maker):
        raise LudotecaError(f"{path} has no function `{wanted}(game, dice)` that makes a bot")
    return maker


def _from_file(source: str, game: Game, dice: Dice) -> Bot:
    made = _found(source)(game, dice)
    if not isinstance(made, Bot):
        raise LudotecaError(f"{source} made {type(made).__name__}, which is no ludoteca.Bot")
    return made
