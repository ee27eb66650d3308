"""What a position of Tacocat is worth, for search. Compiled."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.bot import Judge
from ludoteca.engine.dice import FastDice
from ludoteca.engine.state import State
from ludoteca.engine.turns import first_of
from ludoteca.games.tacocat.bot import policy
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
    """Plays the round to its end by the policy, and then looks at the bridge."""

    def worth(self, state: State) -> list[float]:
        """How likely each seat is to win."""
        assert isinstance(state, Tacocat)
        world = state.clone()
        dice = FastDice(0)
        while world.round == state.round and world.must() != 0:
            mover = first_of(world.must())
            world.play(mover, policy(world, mover), dice)
        if world.winner >= 0:
            north = 1.0 if world.winner == 0 else 0.0
        else:
            north = NORTH_WINS[world.covered * TILES + world.tile]
        return [north, 1.0 - north]
