"""What a position of T.E.G. is worth, for whoever asks the game itself. Compiled."""

from __future__ import annotations

from ludoteca.engine.bot import Judge
from ludoteca.engine.state import State
from ludoteca.games.teg.rules import Teg
from ludoteca.games.teg.staff import value


class GeneralJudge(Judge):
    """What the general staff makes of it."""

    def ends(self, before: State, now: State) -> bool:
        """Is it somebody else's turn?"""
        assert isinstance(before, Teg)
        assert isinstance(now, Teg)
        return now.current != before.current or now.round != before.round

    def worth(self, state: State) -> list[float]:
        """How likely each seat is to win."""
        assert isinstance(state, Teg)
        return value.chances(state)
