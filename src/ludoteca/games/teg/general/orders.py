"""What a general does when he is asked: the step of the turn says which of his skills. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.engine.native import i64
from ludoteca.engine.state import Actions
from ludoteca.games.teg import families
from ludoteca.games.teg.general import attacking, diplomacy, ground, placing, regrouping
from ludoteca.games.teg.general.plan import Plan
from ludoteca.games.teg.world.data import ADVANCE, ALLY_REGROUP, ATTACK, CARDS, INCORPORATE, JOINT, REGROUP

if TYPE_CHECKING:
    from ludoteca.games.teg.rules import Teg


def policy(state: Teg, seat: i64, plan: Plan) -> i64:
    """A sensible action of a seat that is asked: it speaks first, and then acts."""
    if INCORPORATE <= state.phase <= ATTACK:
        said = diplomacy.speak(state, seat)
        if said != ground.NO_ACTION:
            return said
    return legal(state, seat, silent(state, seat, plan))


def silent(state: Teg, seat: i64, plan: Plan) -> i64:
    """The same without a word about pacts."""
    if state.phase == JOINT:
        return families.ROLL
    if state.phase == ADVANCE:
        return attacking.advance(state, seat, plan)
    if state.phase <= INCORPORATE:
        return placing.incorporate(state, seat, plan)
    if state.phase == ATTACK:
        return attacking.attack(state, seat, plan)
    if state.phase == REGROUP:
        return regrouping.start_regroup(state, seat, plan)
    if state.phase == CARDS:
        return regrouping.take_cards(state, seat)
    return regrouping.ally_regroup(state, seat) if state.phase == ALLY_REGROUP else i64(families.KEEP_ZONE)


def legal(state: Teg, seat: i64, action: i64) -> i64:
    """The action, or any other where the rules forbid it: a duty of a pact, say."""
    if action >= 0 and state.refusal(seat, action) is None:
        return action
    actions = Actions()
    state.fill(seat, actions)
    return actions.items[0]
