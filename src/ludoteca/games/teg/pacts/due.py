"""When an agreed joint attack is due, and whether it can be carried out (T43). Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.engine.native import i64
from ludoteca.games.teg.pacts import aggression, peace
from ludoteca.games.teg.pacts.aggression import ALLY, CARRIED_OUT, DUE, FIELDS, LEADER
from ludoteca.games.teg.world import limits
from ludoteca.games.teg.world.board import COUNTRIES, PLAN_ALLY, PLAN_LEADER, PLAN_TARGET
from ludoteca.games.teg.world.data import NOBODY

if TYPE_CHECKING:
    from ludoteca.games.teg.rules import Teg


def is_possible(state: Teg, plan: i64, leader: i64, ally: i64) -> bool:
    """Can it be carried out now? The situation card, a rest, a lost source or a promise may stand in the way."""
    target = PLAN_TARGET[plan]
    defender = state.owner[target]
    one = PLAN_LEADER[plan]
    other = PLAN_ALLY[plan]
    if defender < 0 or defender in (leader, ally):
        return False
    if state.owner[one] != leader or state.owner[other] != ally:
        return False
    if limits.resting(state, leader) or limits.resting(state, ally):
        return False
    mine = state.armies[COUNTRIES * leader + one] >= 2
    theirs = state.armies[COUNTRIES * ally + other] >= 2
    if not mine and not theirs:
        return False
    if mine and not is_open(state, leader, one, defender, target):
        return False
    return not theirs or is_open(state, ally, other, defender, target)


def is_open(state: Teg, seat: i64, source: i64, defender: i64, target: i64) -> bool:
    """Do neither the situation card nor a promise to the defender stand in the way?"""
    return (
        limits.border_refusal(state, source, target) is None
        and peace.peace_refusal(state, seat, source, defender, target) is None
    )


def due_on(state: Teg, seat: i64, target: i64) -> i64:
    """Where the leader's pact against a target is in the list, if it is due now and possible; else NOBODY.

    Any target is meant by NOBODY.
    """
    for number in range(aggression.signed(state)):
        at = FIELDS * number
        plan = state.aggressions[at]
        if (
            state.aggressions[at + LEADER] == seat
            and state.aggressions[at + CARRIED_OUT] == 0
            and state.aggressions[at + DUE] == state.turns[seat]
            and (target < 0 or PLAN_TARGET[plan] == target)
            and is_possible(state, plan, seat, state.aggressions[at + ALLY])
        ):
            return at
    return NOBODY


def is_due(state: Teg, seat: i64) -> bool:
    """Must the leader carry out a pact before he regroups or ends his turn?"""
    return due_on(state, seat, NOBODY) != NOBODY
