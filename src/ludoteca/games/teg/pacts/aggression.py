"""Pacts of aggression: what was agreed, when it lapses, and the truce of its sources (T43). Compiled.

`aggressions` holds five numbers for each pact: the plan (two sources and a target, see board.py), the
leader, the ally, the leader's turn in which it is due, and the round in which it was carried out (0: not yet).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.engine.native import append, i64, vec
from ludoteca.games.teg.world.board import COUNTRY, PLAN_ALLY, PLAN_LEADER, PLAN_TARGET

if TYPE_CHECKING:
    from ludoteca.games.teg.rules import Teg

FIELDS: Final = 5
LEADER: Final = 1
ALLY: Final = 2
DUE: Final = 3
CARRIED_OUT: Final = 4


def sign(state: Teg, plan: i64, leader: i64, ally: i64, due: i64) -> None:
    """Note a new pact."""
    for field in (plan, leader, ally, due, i64(0)):
        state.aggressions = append(state.aggressions, field)


def signed(state: Teg) -> i64:
    """How many pacts there are in the list."""
    return i64(len(state.aggressions)) // FIELDS


def strike_off(numbers: vec[i64], at: i64, count: i64) -> vec[i64]:
    """The numbers without some of them."""
    return vec[i64]([numbers[place] for place in range(len(numbers)) if place < at or place >= at + count])


def is_agreed_target(state: Teg, seat: i64, target: i64) -> bool:
    """Has a seat agreed on attacking this country jointly, and not done so yet (T43)?"""
    for number in range(signed(state)):
        at = FIELDS * number
        signer = seat in (state.aggressions[at + LEADER], state.aggressions[at + ALLY])
        if signer and state.aggressions[at + CARRIED_OUT] == 0 and PLAN_TARGET[state.aggressions[at]] == target:
            return True
    return False


def is_put_off(state: Teg, one: i64, other: i64, target: i64) -> bool:
    """Has one of two seats agreed on a joint attack on this country in a later turn, and till then on none (T43)?"""
    for number in range(signed(state)):
        at = FIELDS * number
        leader = state.aggressions[at + LEADER]
        signer = leader in (one, other) or state.aggressions[at + ALLY] in (one, other)
        later = state.aggressions[at + DUE] > state.turns[leader]
        if signer and later and PLAN_TARGET[state.aggressions[at]] == target:
            return True
    return False


def is_truce(state: Teg, one: i64, other: i64) -> bool:
    """The two sources do not attack each other until the ally's turn in the next round begins (T43d)."""
    for number in range(signed(state)):
        at = FIELDS * number
        plan = state.aggressions[at]
        leads = PLAN_LEADER[plan]
        joins = PLAN_ALLY[plan]
        if ((leads == one and joins == other) or (leads == other and joins == one)) and (
            state.owner[leads] == state.aggressions[at + LEADER] and state.owner[joins] == state.aggressions[at + ALLY]
        ):
            return True
    return False


def turn_begins(state: Teg, seat: i64) -> None:
    """The truce of sources ends with the ally's turn in the round after the attack."""
    at: i64 = 0
    while at < len(state.aggressions):
        round_of = state.aggressions[at + CARRIED_OUT]
        if state.aggressions[at + ALLY] == seat and 0 < round_of < state.round:
            state.aggressions = strike_off(state.aggressions, at, FIELDS)
        else:
            at += FIELDS


def turn_ends(state: Teg, seat: i64) -> None:
    """What could not be carried out in its turn lapses."""
    at: i64 = 0
    while at < len(state.aggressions):
        late = state.aggressions[at + DUE] <= state.turns[seat]
        if state.aggressions[at + LEADER] == seat and state.aggressions[at + CARRIED_OUT] == 0 and late:
            if state.tale is not None:
                plan = state.aggressions[at]
                facts = {
                    "seat": seat,
                    "ally_seat": state.aggressions[at + ALLY],
                    "target": COUNTRY[PLAN_TARGET[plan]],
                }
                state.tell("aggression-lapsed", facts)
            state.aggressions = strike_off(state.aggressions, at, FIELDS)
        else:
            at += FIELDS


def forget(state: Teg, seat: i64) -> None:
    """Pacts with the dead end."""
    at: i64 = 0
    while at < len(state.aggressions):
        if state.aggressions[at + LEADER] == seat or state.aggressions[at + ALLY] == seat:
            state.aggressions = strike_off(state.aggressions, at, FIELDS)
        else:
            at += FIELDS
    at = 0
    while at < len(state.allied):
        if state.allied[at] == seat:
            state.allied = strike_off(state.allied, at, 2)
        else:
            at += 2
