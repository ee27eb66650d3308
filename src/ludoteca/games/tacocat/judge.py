"""What a position of Tacocat is worth, for search. Compiled."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.bot import Judge
from ludoteca.engine.state import State
from ludoteca.games.tacocat.data import CENTRE, TILES
from ludoteca.games.tacocat.rules import Tacocat


def _bridge_odds() -> dict[int, float]:
    """How likely seat 0 wins from each tile and set of covered tiles, if each round is a toss-up."""
    odds: dict[int, float] = {}

    def north_wins(tile: int, covered: int) -> float:
        key = covered * TILES + tile
        if key not in odds:
            covered |= 1 << tile
            total = 0.0
            for step in (-1, 1):
                to = tile + step
                while 0 <= to < TILES and covered >> to & 1:
                    to += step
                total += 0.5 * (1.0 if to < 0 else 0.0 if to >= TILES else north_wins(to, covered))
            odds[key] = total
        return odds[key]

    north_wins(CENTRE, 0)
    return odds


NORTH_WINS: Final = _bridge_odds()


class RoundJudge(Judge):
    """Looks at the bridge when the round is over."""

    def ends(self, before: State, now: State) -> bool:
        """Has a new round begun?"""
        assert isinstance(before, Tacocat)
        assert isinstance(now, Tacocat)
        return now.round != before.round

    def worth(self, state: State) -> list[float]:
        """How likely each seat is to win, before the cards of the round are looked at."""
        assert isinstance(state, Tacocat)
        if state.winner >= 0:
            north = 1.0 if state.winner == 0 else 0.0
        else:
            north = NORTH_WINS[state.covered * TILES + state.tile]
        return [north, 1.0 - north]
