"""What the characters of Revanche like, among actions that are about as good. Compiled."""

from __future__ import annotations

from typing import final

from ludoteca.engine.bot import Taste
from ludoteca.engine.native import i64
from ludoteca.engine.state import State
from ludoteca.games.revanche.preview import preview
from ludoteca.games.revanche.rules import Revanche


@final
class Bluff(Taste):
    """Likes what a beginner would not do, and so what nobody expects."""

    def liking(self, state: State, seat: i64, action: i64) -> float:
        """The worse it looks at first sight, the better."""
        assert isinstance(state, Revanche)
        return -float(preview(state, seat, action)["worth"])


@final
class Safety(Taste):
    """Likes cards that the next player can hardly match."""

    def liking(self, state: State, seat: i64, action: i64) -> float:
        """How likely it is not matched."""
        assert isinstance(state, Revanche)
        return 1.0 - float(preview(state, seat, action).get("matched", 0.5))
