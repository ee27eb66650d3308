"""What a position of Camisa 12 is worth, for search. Compiled."""

from __future__ import annotations

import math
from typing import Final

from ludoteca.engine.bot import Judge
from ludoteca.engine.native import i64
from ludoteca.engine.state import Dice, State
from ludoteca.games.camisa12.bot import Lookahead
from ludoteca.games.camisa12.data import CHOOSING, MOVING, OVER, PLACING
from ludoteca.games.camisa12.facts import ALL_EYES
from ludoteca.games.camisa12.learned import Foresight, learned_net
from ludoteca.games.camisa12.rules import Camisa12
from ludoteca.games.camisa12.worth import judgement

TURNS_PLAYED: Final = 6  # before it is asked: after two of them it found less than half as much (docs/bots-camisa12.md)
FORESEEN: Final = 4  # before the network is asked
LIKELY: Final = 6.0  # points ahead that win about three matches in four
CLOSE: Final = 3.0  # the same for the end of a match alone: most are lost, and a search must see which were nearly won


class TurnJudge(Judge):
    """Turns the judgement of points into odds; for two, the level `master` asks the network."""

    def __init__(self, dice: Dice) -> None:
        self.look = Lookahead(dice)
        self.steady = False  # it leans to the side that has just moved
        self.foresight: Foresight | None = None

    def deepen(self) -> None:
        """Ask the network."""
        self.foresight = Foresight(learned_net())

    def ends(self, before: State, now: State) -> bool:
        """Have both sides had their turns, and is the next one to begin? Alone matches are played to their end."""
        assert isinstance(before, Camisa12)
        assert isinstance(now, Camisa12)
        if now.seats == 1:
            return now.phase == OVER
        return now.turn >= before.turn + (TURNS_PLAYED if self.foresight is None else FORESEEN) and now.phase == MOVING

    def worth(self, state: State) -> list[float]:
        """How likely each seat is to win; a piece that is about to be placed is placed as well as it can."""
        assert isinstance(state, Camisa12)
        if state.phase == CHOOSING:
            return [0.5] * state.seats
        if state.seats == 1:
            if state.phase == OVER:
                return [odds(float(state.points[0] - state.points[1]), CLOSE)]
            return [odds(self.ahead(state, 0), LIKELY)]
        if self.foresight is not None and state.phase == MOVING:
            near = self.foresight.chance(state, 0, ALL_EYES)
        else:
            near = odds(self.ahead(state, 0) if state.mover == 0 else -self.ahead(state, 1), LIKELY)
        return [near, 1.0 - near]

    def ahead(self, state: Camisa12, mover: i64) -> float:
        """How far the seat that has the turn is ahead."""
        if state.phase == PLACING:
            return self.look.best_worth(state, mover, 0)
        if state.phase == MOVING and state.seats == 2:
            return -judgement(state, 1 - mover)
        return judgement(state, mover)


def odds(ahead: float, likely: float) -> float:
    """How likely a side wins that is so many points ahead; `likely` of them win about three matches in four."""
    return 1.0 / (1.0 + math.exp(-ahead / likely))
