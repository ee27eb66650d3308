"""What a review says. Chances are shares of a win from 0.0 to 1.0; lists of them have one number for each side."""

from __future__ import annotations

from typing import Literal

import msgspec

from ludoteca.engine.why import Explanation

FORMAT = 2  # raised when a stored report must be made anew

Label = Literal["", "inaccuracy", "mistake", "blunder"]
LABELS: tuple[tuple[float, Label], ...] = ((0.15, "blunder"), (0.10, "mistake"), (0.05, "inaccuracy"))


class Point(msgspec.Struct, frozen=True, gc=False):
    """How things stood after an entry of the log, with all hands open, and what chance gave in it."""

    n: int
    seat: int | None  # who acted
    chances: list[float]
    luck: list[float] = []  # value after chance minus expected value before it; [] where nothing was drawn


class Alternative(msgspec.Struct, frozen=True, gc=False):
    """An action that the seat could have taken, and what it was worth from what the seat knew."""

    action: int  # -1 leaves an invitation alone
    worth: float


class Decision(msgspec.Struct, frozen=True, gc=False):
    """A decision of a person, judged from what the seat could know then.

    `loss` is what was lost against the best that was found, with its 95 % interval; without a label it may be chance.
    Where a turn is thought about as a whole, `n` is its first entry, `until` its last, and `action` the first of it.
    """

    n: int
    until: int
    seat: int
    asked: str
    action: int
    best: int
    worth: float
    best_worth: float
    loss: float
    low: float
    high: float
    label: Label
    alternatives: list[Alternative]  # the best first, with what was played among them
    why: Explanation | None = None  # what the best has for it


class Account(msgspec.Struct, frozen=True, gc=False):
    """Why a side ended where it did: expected + luck + own + rivals + table = result, exactly.

    `own` and `rivals` are what the moves of this side and of the others made of the position, all hands open;
    `table` is what resigning, or ending by agreement, made of it.
    """

    side: int
    expected: float  # before anything was dealt
    luck: float
    unsure: float  # the standard error of luck: positions are played on from, not solved
    own: float
    rivals: float
    table: float
    result: float


class Form(msgspec.Struct, frozen=True, gc=False):
    """How a person played: decisions that were one, what each lost on average, and the level that loses as much."""

    seat: int
    decisions: int
    error: float
    low: float
    high: float
    level: str  # "normal", "normal+"; "" if there were too few decisions, or the game was never measured
    inaccuracies: int
    mistakes: int
    blunders: int


class Report(msgspec.Struct, frozen=True):
    """A whole review."""

    format: int
    match: str
    game: str
    version: int  # of the rules
    sides: list[list[int]]
    points: list[Point]
    decisions: list[Decision]
    accounts: list[Account]
    forms: list[Form]
    moments: list[int]  # numbers of the entries worth a look: what was lost by a person, and what chance turned
    simulations: int


def label(loss: float, low: float) -> Label:
    """What a loss is called; nothing if chance alone may explain it (`low` is its lower bound)."""
    if low <= 0.0:
        return ""
    return next((name for least, name in LABELS if loss >= least), "")
