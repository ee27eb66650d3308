"""Chance for simulation, replay and search. The dice of real tables are in `fair.py`. Compiled."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import mypyc_attr

from ludoteca.engine.native import i64
from ludoteca.engine.state import Dice
from ludoteca.engine.values import LogError

MASK: Final = 0xFFFFFFFF


@final
class FastDice(Dice):
    """Seeded dice for simulation: the generator sfc32, unbiased by Lemire's rejection.

    The same seed gives the same numbers compiled and interpreted.

    >>> dice = FastDice(7)
    >>> [dice.below(6) for _ in range(8)]
    [5, 5, 4, 2, 2, 4, 2, 1]
    """

    def __init__(self, seed: int) -> None:
        self.a: i64 = seed & MASK
        self.b: i64 = (seed >> 32) & MASK
        self.c: i64 = (seed >> 64) & MASK
        self.counter: i64 = 1
        for _ in range(15):
            self.below(1)
        self.draws = 0

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each as likely; n is less than 2**31."""
        if n < 1:
            raise ValueError("dice need at least one side")
        self.draws += 1
        mask: i64 = MASK
        while True:
            b = self.b
            c = self.c
            counter = self.counter
            out = (self.a + b + counter) & mask
            self.counter = counter + 1
            self.a = b ^ (b >> 9)
            self.b = (9 * c) & mask
            self.c = ((c << 21 | c >> 11) + out) & mask
            product = out * n
            rest = product & mask
            if rest >= n or rest >= (mask + 1 - n) % n:
                return product >> 32

    def clone(self) -> FastDice:
        """The same numbers once more."""
        other = FastDice(0)
        other.a, other.b, other.c, other.counter, other.draws = self.a, self.b, self.c, self.counter, self.draws
        return other

    def __reduce__(self) -> tuple[Callable[..., FastDice], tuple[int, ...]]:
        """To be pickled and copied where they stand."""
        return placed, (self.a, self.b, self.c, self.counter, self.draws)


def placed(a: int, b: int, c: int, counter: int, draws: int) -> FastDice:
    """Dice that stand where others stood."""
    dice = FastDice(0)
    dice.a, dice.b, dice.c, dice.counter, dice.draws = a, b, c, counter, draws
    return dice


@final
class RecordingDice(Dice):
    """Hands on what other dice answer, and remembers it for the log, with the sides of each draw."""

    def __init__(self, source: Dice) -> None:
        self.draws = 0
        self.source = source
        self.outcomes: list[int] = []
        self.sides: list[int] = []

    def below(self, n: i64) -> i64:
        """Ask the source."""
        self.draws += 1
        out = self.source.below(n)
        self.outcomes.append(out)
        self.sides.append(n)
        return out


@mypyc_attr(allow_interpreted_subclasses=True)
class RecordedDice(Dice):
    """Gives the outcomes of a log again; raises LogError where they do not fit. Remembers the sides of each draw."""

    def __init__(self, outcomes: list[int]) -> None:
        self.draws = 0
        self.outcomes = outcomes
        self.sides: list[int] = []

    def below(self, n: i64) -> i64:
        """The next recorded outcome."""
        if self.draws >= len(self.outcomes):
            raise LogError(f"draw {self.draws + 1} is missing")
        out = self.outcomes[self.draws]
        self.draws += 1
        if out < 0 or out >= n:
            raise LogError(f"draw {self.draws} is {out}, but must be below {n}")
        self.sides.append(n)
        return out

    def done(self) -> None:
        """Raise LogError if outcomes are left over."""
        if self.draws != len(self.outcomes):
            raise LogError(f"{len(self.outcomes) - self.draws} draws too many")


class ChanceNeeded(Exception):
    """`AskingDice` met a draw that nobody has decided yet: one of `sides` outcomes, each as likely."""

    def __init__(self, sides: int) -> None:
        super().__init__(sides)
        self.sides = sides


@final
class AskingDice(Dice):
    """Explicit chance nodes: answers from a list, then stops at the next draw.

    Apply to a clone; on ChanceNeeded choose an outcome, add it to the answers, and run it again
    on a new clone. No game has a line for it, and none catches the interruption.
    """

    def __init__(self, answers: list[int]) -> None:
        self.draws = 0
        self.answers = answers

    def below(self, n: i64) -> i64:
        """The next answer; raises ChanceNeeded when there is none."""
        if self.draws >= len(self.answers):
            raise ChanceNeeded(n)
        out = self.answers[self.draws]
        if out < 0 or out >= n:
            raise ValueError(f"the answer {out} is not below {n}")
        self.draws += 1
        return out
