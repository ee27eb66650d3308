"""What a bot is, and what a game's judgement is. Compiled."""

from __future__ import annotations

import math
from abc import abstractmethod
from collections.abc import Callable
from time import perf_counter
from typing import Any, Final

from mypy_extensions import mypyc_attr

from ludoteca.engine.native import i64
from ludoteca.engine.state import Dice, State

LEVELS: Final = ("random", "easy", "normal", "hard", "master")
EFFORT: Final = {"random": 0.0, "easy": 0.0, "normal": 0.0, "hard": 1.0, "master": 3.0}  # shares of the usual budget
DECLINE: Final = -1  # the action of leaving an invitation alone


ENOUGH: Final = 40  # worlds in which two actions are compared before anybody may call them alike
SURELY: Final = 2.0  # standard errors
# How much of a win a character gives away at most, at one decision, for what it likes. A whole search gains only a few
# times as much at a decision (docs/bots-sequence.md), so a large gift would be all that the level is worth.
LEEWAY: Final = 0.002


def gain(one: list[float], other: list[float]) -> float:
    """The mean difference of what came of two actions in the same worlds."""
    total = 0.0
    for mine, theirs in zip(one, other, strict=True):
        total += mine - theirs
    return total / float(len(one))


def unsure(one: list[float], other: list[float]) -> float:
    """The standard error of that."""
    mean = gain(one, other)
    spread = 0.0
    for mine, theirs in zip(one, other, strict=True):
        off = mine - theirs - mean
        spread += off * off
    return math.sqrt(spread / float(len(one) * (len(one) - 1)))


def as_good(one: list[float], best: list[float]) -> bool:
    """Is it known that an action gives away hardly anything? To look alike in a few worlds is not to be alike."""
    if len(one) != len(best) or len(best) < ENOUGH:
        return False
    return gain(best, one) + SURELY * unsure(best, one) <= LEEWAY


class Budget:
    """How much a bot may think: seconds on the clock, or a fixed number of simulations.

    With `simulations` the choice is the same on every machine; with `seconds` it uses the time.
    """

    def __init__(self, seconds: float = 1.0, simulations: int = 0) -> None:
        self.seconds = seconds
        self.simulations = simulations

    def times(self, effort: float) -> Budget:
        """So many times as much."""
        return Budget(self.seconds * effort, int(self.simulations * effort))


class Meter:
    """How much of a budget is used up; games, whose rules know no clock, ask it."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.made = 0  # simulations
        self.began = perf_counter()

    def spent(self) -> float:
        """1.0 is all of it."""
        if self.budget.simulations > 0:
            return float(self.made) / float(self.budget.simulations)
        return (perf_counter() - self.began) / self.budget.seconds


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses for one seat from what that seat may know.

    What it wants to remember until the seat's next decision is its memo. Whoever asks may hand the memo on to another
    bot of the level in its place, or lose it: a bot without one chooses as well, but may think longer.
    """

    memo: str = ""
    thoughts: tuple[
        tuple[int, float], ...
    ] = ()  # actions that it compared for its last choice, and how likely each wins
    word: str = ""  # what it says with its last choice, one that `State.says` knows

    effort: float = 1.0  # how many times the usual budget its level may use

    @abstractmethod
    def choose(
        self,
        seat: int,
        view: dict[str, Any],
        actions: list[int],
        guess: Callable[[], State],
        budget: Budget,
    ) -> int | None:
        """One of `actions`, or None to decline when the seat is merely invited.

        `guess()` draws a full world that the seat cannot tell from the real one.
        """


@mypyc_attr(allow_interpreted_subclasses=True)
class Player(Bot):
    """A bot that answers at once. In a world it looks only at what the seat knows there, so any guess will do.

    Searches let it play the seats of guessed worlds: each then acts on its own knowledge.
    """

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    @abstractmethod
    def act(self, state: State, seat: i64, dice: Dice) -> i64:
        """A legal action of a seat that is asked, or DECLINE if it is merely invited; the dice are for bluffs."""

    def shortlist(self, state: State, seat: i64, actions: list[int]) -> list[int]:
        """Those of its actions that a seat has reason to think about, from what it knows."""
        return actions

    def deepen(self) -> None:
        """Put more on the shortlist: the level `master` has the time."""

    def knows(self, state: State, seat: i64) -> bool:
        """Is what it does here known to be best, so that to think about it could only spoil it?"""
        return False

    def imagine(self, state: State, seat: i64, dice: Dice) -> None:
        """Let the others make anew, as this player would, what they chose in secret and this seat has not seen.

        A guess draws such a choice blindly; only games that have such choices answer this.
        """

    def reopen(self, state: State, seat: i64) -> i64:
        """Take back what a rival has chosen, unseen, at the same time as this seat chooses; his seat, or -1.

        It is -1 where nobody chooses so. If his choice comes later, but without having seen this seat's, there is
        nothing to take back, and he is named all the same.
        """
        return -1

    def replies(self, state: State, rival: i64) -> list[int]:
        """What he may have chosen there, or may choose."""
        return state.legal(rival)

    def choose(
        self,
        seat: int,
        view: dict[str, Any],
        actions: list[int],
        guess: Callable[[], State],
        budget: Budget,
    ) -> int | None:
        """What it does in any world that the seat cannot tell from the real one."""
        action = self.act(guess(), seat, self.dice)
        return None if action == DECLINE else action


@mypyc_attr(allow_interpreted_subclasses=True)
class Taste:
    """What a character likes: of actions that are about as good as the best it takes the one it likes most."""

    @abstractmethod
    def liking(self, state: State, seat: i64, action: i64) -> float:
        """The more, the better it likes an action of a seat, from what the seat knows."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """A game's own judgement of a position, for search.

    A steady one does not lean to whoever is to move, so that positions of different turns can be compared.
    """

    steady: bool = True

    def ends(self, before: State, now: State) -> bool:
        """May a search that has played on from `before` stop here and ask for the worth? At the latest at the end."""
        return False

    def deepen(self) -> None:
        """Be asked later: the level `master` has the time."""

    @abstractmethod
    def worth(self, state: State) -> list[float]:
        """How likely each seat is to win from here, from 0.0 to 1.0; a draw counts half."""
