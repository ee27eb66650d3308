"""Puzzles: positions with one clearly best answer, from what the seat knows.

A puzzle is the log of a match between bots up to the decision. Its answer was found in guessed worlds, every other
legal action was tried beside it, and each must be worse by far more than chance explains (`finding.py`). Puzzles are
data, in `puzzles.json` of the game's folder; `ludoteca puzzles make GAME` finds more.
"""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from ludoteca.engine.contract import Game
from ludoteca.engine.log import Log
from ludoteca.engine.match import Match
from ludoteca.engine.state import State
from ludoteca.review.report import Alternative

FILE = "puzzles.json"
AHEAD = 0.08  # what the answer must be ahead of every other action in the proof,
SURE = 4.0  # by so many standard errors above nothing
LOST = 0.15  # an action that hardly wins any more
SAVED = 0.15  # by how much the answer is better than all of these
EACH = 3  # puzzles of one match

Theme = Literal["win", "save", "lead", "comeback", "odds", "missile", "exchange", "pact"]
Subject = Literal[
    "", "duel", "swap", "attack", "answer", "block", "line", "open", "defend", "finish", "move", "place", "continent",
    "objective", "advance",
]  # fmt: skip
ASKED: dict[str, Subject] = {
    "duel": "duel", "swap": "swap", "swap-back": "swap", "attack": "attack", "open": "open", "finish": "finish",
    "move": "move", "place": "place", "advance": "advance",
}  # fmt: skip
MOTIVES: dict[str, Subject] = {  # of the answer: they say more than what is asked
    "stops": "block", "breaks": "block", "completes": "line", "continent": "continent", "robs": "continent",
    "objective": "objective", "win": "answer", "lose": "answer",
}  # fmt: skip


class Puzzle(msgspec.Struct, frozen=True, omit_defaults=True):
    """A position and its answer. `worths` has every legal action, the best first; the rest is how sure that is."""

    id: str
    theme: Theme
    asked: str
    seat: int
    answer: int
    worths: list[Alternative]
    ahead: float  # of the second best
    low: float  # the lower bound of that, by SURE standard errors
    simulations: int
    log: Log
    also: tuple[int, ...] = ()  # the same answer in other words: one army now and the rest after it, from elsewhere
    instead: bool = False  # are the others worth what a turn is that never comes to the answer?
    about: Subject = ""  # what kind of decision it is, where that can be said in a word

    def match(self, game: Game, language: str = "en") -> Match:
        """The match, where it stands."""
        return Match.replay(self.log, game=game, language=language)

    def is_right(self, action: int) -> bool:
        """Is it the answer?"""
        return action == self.answer or action in self.also


def subject(state: State, seat: int, answer: int) -> Subject:
    """What a decision is about: by what its answer is for, or by what is asked."""
    asked = state.asked(seat)
    if asked == "defend" or asked.endswith("-wall"):
        return "defend"
    return MOTIVES.get(state.motive(seat, answer)[0]) or ASKED.get(asked, "")


def name_of(state: State, seat: int) -> str:
    """The id of a puzzle."""
    return hashlib.sha256(state.pack() + bytes([seat])).hexdigest()[:10]


def puzzles_of(game: Game) -> dict[str, Puzzle]:
    """The puzzles that a game has and that its rules still replay, by id."""
    return _read(game.folder / FILE, game.version, game.reads or game.version)


@cache
def _read(path: Path, newest: int, oldest: int) -> dict[str, Puzzle]:
    if not path.is_file():
        return {}
    found = msgspec.json.decode(path.read_bytes(), type=list[Puzzle])
    return {one.id: one for one in found if oldest <= one.log.head.version <= newest}


def write(path: Path, puzzles: list[Puzzle]) -> None:
    """Keep them, one a line."""
    lines = ",\n".join(msgspec.json.encode(one).decode() for one in puzzles)
    path.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    _read.cache_clear()
