"""What the characters of Camisa 12 like, among actions that are about as good. Compiled."""

from __future__ import annotations

from typing import final

from ludoteca.engine.bot import Taste
from ludoteca.engine.native import i64
from ludoteca.engine.state import State
from ludoteca.games.camisa12.preview import preview
from ludoteca.games.camisa12.rules import Camisa12


@final
class Noise(Taste):
    """Likes points at once, whatever they cost."""

    def liking(self, state: State, seat: i64, action: i64) -> float:
        """The points that it brings now."""
        assert isinstance(state, Camisa12)
        shown = preview(state, seat, action)
        return float(shown.get("points", 0)) + float(shown.get("bonus", 0))


@final
class Thrift(Taste):
    """Likes to give nothing away."""

    def liking(self, state: State, seat: i64, action: i64) -> float:
        """The less the other side gets, the better."""
        assert isinstance(state, Camisa12)
        return -float(preview(state, seat, action).get("given", 0))
