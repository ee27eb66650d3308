"""The level `normal` of T.E.G.: a general who looks only at what the seat knows. Compiled."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludoteca.engine.bot import Bot, Budget
from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT, State
from ludoteca.games.teg import families
from ludoteca.games.teg.general import attacking, diplomacy, ground, placing, regrouping
from ludoteca.games.teg.rules import Teg
from ludoteca.games.teg.world.data import (
    ADVANCE,
    ALLY_REGROUP,
    ATTACK,
    CARDS,
    INCORPORATE,
    JOINT,
    REGROUP,
)


class Normal(Bot):
    """Keeps the objective and continents in mind, attacks by the odds, and makes peace with the strong."""

    def choose(
        self,
        seat: int,
        view: dict[str, Any],
        actions: list[int],
        guess: Callable[[], State],
        budget: Budget,
    ) -> int | None:
        """The policy looks only at what the seat knows, so any guess will do."""
        world = guess()
        assert isinstance(world, Teg)
        if world.must() & BIT[seat] == 0:
            said = diplomacy.answer(world, seat)
            return None if said == ground.NO_ACTION else said
        action = policy(world, seat)
        return action if world.refusal(seat, action) is None else actions[0]


def policy(state: Teg, seat: i64) -> i64:
    """A sensible action of a seat that is asked."""
    if state.phase == JOINT:
        return families.ROLL
    if state.phase == ADVANCE:
        return attacking.advance(state, seat)
    if INCORPORATE <= state.phase <= ATTACK:
        said = diplomacy.speak(state, seat)
        if said != ground.NO_ACTION:
            return said
        return placing.incorporate(state, seat) if state.phase == INCORPORATE else attacking.attack(state, seat)
    if state.phase < INCORPORATE:
        return placing.incorporate(state, seat)
    if state.phase == REGROUP:
        return regrouping.start_regroup(state, seat)
    if state.phase == CARDS:
        return regrouping.take_cards(state, seat)
    return regrouping.ally_regroup(state, seat) if state.phase == ALLY_REGROUP else i64(families.KEEP_ZONE)
