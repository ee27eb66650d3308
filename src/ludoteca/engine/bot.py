"""What a bot is, and what a game's judgement is. Compiled."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from ludoteca.engine.state import State

LEVELS: Final = ("random", "easy", "normal", "hard")


class Budget:
    """How much a bot may think: seconds on the clock, or a fixed number of simulations.

    With `simulations` the choice is the same on every machine; with `seconds` it uses the time.
    """

    def __init__(self, seconds: float = 1.0, simulations: int = 0) -> None:
        self.seconds = seconds
        self.simulations = simulations


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses for one seat from what that seat may know. It remembers nothing between calls."""

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
class Judge:
    """A game's own judgement of a position, for search."""

    depth: int = 0  # how many decisions a search plays at random before it asks

    @abstractmethod
    def worth(self, state: State) -> list[float]:
        """How likely each seat is to win from here, from 0.0 to 1.0; a draw counts half."""
