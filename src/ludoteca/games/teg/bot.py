"""How T.E.G. is played sensibly, and what a position is worth. Compiled."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludoteca.engine.bot import Bot, Budget, Judge
from ludoteca.engine.state import State


class Normal(Bot):
    """Placeholder."""

    def choose(
        self,
        seat: int,
        view: dict[str, Any],
        actions: list[int],
        guess: Callable[[], State],
        budget: Budget,
    ) -> int | None:
        """First."""
        return actions[0]


class GeneralJudge(Judge):
    """Placeholder."""

    def worth(self, state: State) -> list[float]:
        """Even."""
        return [1.0 / float(state.seats)] * state.seats
