"""Who plays in an arena: a level of the house, or a bot of one's own in a Python file."""

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


@dataclass(frozen=True)
class Entrant:
    """`hard`, `hard@800` (simulations of its own), `my_bot.py` (its `bot(game, dice)`) or `my_bot.py:other`."""

    spec: str
    source: str
    simulations: int | None

    def bot(self, game: Game, dice: Dice) -> Bot:
        """A bot for one seat of one match; the dice are its own."""
        made = _from_file(self.source, game, dice) if ".py" in self.source else make(game, self.source, dice)
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
    source, at, number = spec.partition("@")
    if at and not (number.isdecimal() and int(number) > 0):
        raise LudotecaError(f"after @ stands a number of simulations, not {number!r}")
    if ".py" in source:
        source = str(Path(source).resolve())  # whoever does the work finds it there
        _found(source)
    elif source not in LEVELS:
        raise LudotecaError(f"{source!r} is no level ({', '.join(LEVELS)}) and no Python file")
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
