"""The level `normal` of T.E.G.: a general who looks only at what the seat knows. Compiled."""

from __future__ import annotations

from typing import final

from ludoteca.engine.bot import DECLINE, Player
from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT, Actions, Dice, State
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


@final
class Normal(Player):
    """Keeps the objective and continents in mind, attacks by the odds, and makes peace with the strong."""

    def act(self, state: State, seat: i64, dice: Dice) -> i64:
        """By the policy, which looks only at what the seat knows."""
        assert isinstance(state, Teg)
        if state.must() & BIT[seat] == 0:
            said = diplomacy.answer(state, seat)
            return DECLINE if said == ground.NO_ACTION else said
        action = policy(state, seat)
        if state.refusal(seat, action) is None:
            return action
        actions = Actions()
        state.fill(seat, actions)
        return actions.items[0]


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
