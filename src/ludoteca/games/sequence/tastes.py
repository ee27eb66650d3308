"""What the characters of Sequence like, among actions that are about as good. Compiled."""

from __future__ import annotations

from typing import final

from ludoteca.engine.bot import Taste
from ludoteca.engine.native import i64
from ludoteca.engine.state import State
from ludoteca.games.sequence.data import REMOVE, SPACES
from ludoteca.games.sequence.preview import preview, stops
from ludoteca.games.sequence.rules import Sequence


@final
class Walls(Taste):
    """Likes to stand in the way of the longest lines of its rivals, and to break them."""

    def liking(self, state: State, seat: i64, action: i64) -> float:
        """How long the line is that it stops."""
        assert isinstance(state, Sequence)
        if action < REMOVE:
            return float(stops(state, seat % state.teams, action % SPACES))
        return 3.0


@final
class Lines(Taste):
    """Likes its own lines to grow."""

    def liking(self, state: State, seat: i64, action: i64) -> float:
        """How long its line gets."""
        assert isinstance(state, Sequence)
        return float(preview(state, seat, action)["count"]) if action < REMOVE else 0.0
