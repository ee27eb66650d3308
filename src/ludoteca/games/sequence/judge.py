"""What a position of Sequence is worth, for search. Compiled."""

from __future__ import annotations

import math
from typing import Final

from ludoteca.engine.bot import Judge
from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT, State
from ludoteca.games.sequence.bot import (
    IN_HAND,
    LINE,
    ONE_EYED_COST,
    THREAT,
    TO_COME,
    TWO_EYED_COST,
    line_value,
)
from ludoteca.games.sequence.data import CELLS, COPIES, FIVE, JACKS, ONE_EYED, TO_WIN, WINDOWS
from ludoteca.games.sequence.lines import may_be_declared
from ludoteca.games.sequence.rules import Sequence

EARLIER: Final = 80.0  # what a sequence already made is worth, in lines
READY: Final = 1.5  # a line of four counts more if the missing card is in the hand
STEEP: Final = 0.03  # how sure a lead makes of winning
SURE: Final = 0.95  # the most it makes: a win on the board is better


class LineJudge(Judge):
    """Compares what the lines and the jacks of the teams are worth, with the hands of the world that is judged."""

    def worth(self, state: State) -> list[float]:
        """How likely each seat is to win."""
        assert isinstance(state, Sequence)
        odds = [math.exp(STEEP * strength(state, team)) for team in range(state.teams)]
        total = sum(odds)
        return [SURE * odds[seat % int(state.teams)] / total for seat in range(state.seats)]


def strength(state: Sequence, team: i64) -> float:
    """What all lines of a team are worth with the cards that its members hold, and the jacks in their hands."""
    ease = [TO_COME[COPIES]] * CELLS
    total = EARLIER * float(state.made(team))
    for seat in range(state.seats):
        if seat % state.teams == team:
            for card in state.cards(seat):
                if card >= ONE_EYED:
                    total += ONE_EYED_COST
                elif card >= JACKS:
                    total += TWO_EYED_COST
                else:
                    ease[2 * card] = IN_HAND
                    ease[2 * card + 1] = IN_HAND
    winning = state.made(team) + 1 >= TO_WIN[state.teams]
    for window in range(i64(WINDOWS)):
        worth = line_value(state.board, BIT[team], window, ease)
        if worth > 0.0 and may_be_declared(state.sequences, window):
            if worth >= LINE[FIVE - 1]:
                worth *= READY
            total += worth * THREAT if winning and worth > LINE[FIVE - 2] else worth
    return total
