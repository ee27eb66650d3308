"""What a position of Revanche is worth, for search. Compiled."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.bot import Judge
from ludoteca.engine.native import i64
from ludoteca.engine.state import State
from ludoteca.games.revanche.data import HIDING
from ludoteca.games.revanche.rules import Revanche

# How likely a lead of so many goals wins, at half-time and half-way through overtime; measured in 9000 matches.
LEAD_WINS: Final = [[0.5, 0.73, 0.89, 0.97, 1.0], [0.5, 0.9, 0.99, 1.0, 1.0]]
SUBSTITUTION: Final = 0.02  # what one more in the second half is worth


class HalfJudge(Judge):
    """Looks at the score when the half is over."""

    def ends(self, before: State, now: State) -> bool:
        """Has another half, or the shoot-out, begun?"""
        assert isinstance(before, Revanche)
        assert isinstance(now, Revanche)
        return now.half != before.half or (now.phase >= HIDING and before.phase < HIDING)

    def worth(self, state: State) -> list[float]:
        """How likely each seat is to win, before the cards are looked at."""
        assert isinstance(state, Revanche)
        purple = purple_wins(state)
        return [purple if seat & 1 == 0 else 1.0 - purple for seat in range(state.seats)]


def purple_wins(state: Revanche) -> float:
    """How likely purple is to win between two halves."""
    if state.winner >= 0:
        return 1.0 - float(state.winner)
    if state.half % 2 == 0 or state.phase >= HIDING:
        return 0.5
    lead = state.score[0] - state.score[1]
    wins = LEAD_WINS[state.half // 2][min(abs_lead(lead), i64(4))]
    odds = wins if lead >= 0 else 1.0 - wins
    if state.half == 1 and state.division < 3:
        odds += SUBSTITUTION * float(state.used[1] - state.used[0])
    return min(max(odds, 0.0), 1.0)


def abs_lead(lead: i64) -> i64:
    """A lead, whoever has it."""
    return lead if lead >= 0 else -lead
