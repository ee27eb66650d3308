"""Ludoteca: five printed games as one system, for people, bots and researchers.

>>> import ludoteca
>>> match = ludoteca.Match("tacocat", seed=7)
>>> match.waiting, len(match.actions(0))
((0, 1), 6)
"""

import ludoteca.engine.source  # first: it decides between the compiled and the interpreted rules
import ludoteca.games  # before the function of the same name, which then stays: the package is loaded only once
from ludoteca.engine.catalogue import game, games
from ludoteca.engine.contract import (
    Action,
    BadOption,
    Bot,
    Budget,
    Event,
    Game,
    IllegalAction,
    LogError,
    LudotecaError,
    Refusal,
    Result,
    State,
    TableOptions,
    Talk,
    UnknownGame,
    VersionMismatch,
)
from ludoteca.engine.dice import AskingDice, ChanceNeeded, FastDice, RecordedDice
from ludoteca.engine.fair import FairDice
from ludoteca.engine.log import Log
from ludoteca.engine.match import Match
from ludoteca.engine.verify import verify
from ludoteca.engine.words import Words

__version__ = "0.1.0"  # the only place; docs/versions.md tells what a number promises

__all__ = [
    "Action",
    "AskingDice",
    "BadOption",
    "Bot",
    "Budget",
    "ChanceNeeded",
    "Event",
    "FairDice",
    "FastDice",
    "Game",
    "IllegalAction",
    "Log",
    "LogError",
    "LudotecaError",
    "Match",
    "RecordedDice",
    "Refusal",
    "Result",
    "State",
    "TableOptions",
    "Talk",
    "UnknownGame",
    "VersionMismatch",
    "Words",
    "__version__",
    "game",
    "games",
    "verify",
]  # fmt: skip
