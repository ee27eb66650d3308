"""What two players may agree on (T38, T42, T43, T47). Compiled."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT
from ludoteca.engine.values import Refusal
from ludoteca.games.teg.pacts import aggression, due, peace, zones
from ludoteca.games.teg.talks.kinds import kind_of, number_of
from ludoteca.games.teg.war import combat
from ludoteca.games.teg.world import limits
from ludoteca.games.teg.world.board import (
    COUNTRIES,
    COVERING,
    FIRST_BORDER,
    FIRST_FLIGHT,
    FLIGHT_TO,
    FROM,
    FRONTIER_SCOPE,
    HIGH,
    LOW,
    PAIR_OF,
    PLAN_ALLY,
    PLAN_ALLY_PAIR,
    PLAN_LEADER,
    PLAN_LEADER_PAIR,
    PLAN_TARGET,
    TO,
    WORLD_SCOPE,
)
from ludoteca.games.teg.world.data import (
    ADVANCE,
    ALONE,
    ATTACK,
    BOTH,
    INCORPORATE,
    SEATS,
    SHARED,
)
from ludoteca.games.teg.world.refusals import (
    CONTRADICTS,
    NO_PARTNER,
    NO_PLAN,
    NO_ZONE_THERE,
    NOT_SHARED,
    NOT_THAT_TURN,
    ONE_ZONE,
    SIGNED_BEFORE,
    THREE_EXCHANGES,
)

if TYPE_CHECKING:
    from ludoteca.games.teg.rules import Teg

EXCHANGES_FOR_A_ZONE: Final = 3


def is_partner(state: Teg, seat: i64, partner: i64) -> bool:
    """Another living player."""
    return partner != seat and 0 <= partner < state.seats and state.alive & BIT[partner] != 0


def country_content(state: Teg, seat: i64, pair: i64) -> Refusal | None:
    """An own country and a rival's, both wholly owned and no more than three borders apart."""
    low = state.owner[LOW[pair]]
    high = state.owner[HIGH[pair]]
    if low < 0 or high < 0 or low == high or (seat not in (low, high)):
        return NO_PARTNER
    if state.country_pact[pair] == BOTH:
        return SIGNED_BEFORE
    if zones.is_between(state, low, high, LOW[pair]) or zones.is_between(state, low, high, HIGH[pair]):
        return CONTRADICTS
    if state.joint_target >= 0 and pair in (
        PAIR_OF[COUNTRIES * state.joint_from + state.joint_target],
        PAIR_OF[COUNTRIES * state.joint_ally_from + state.joint_target],
    ):
        return CONTRADICTS
    for number in range(aggression.signed(state)):
        at = aggression.FIELDS * number
        if state.aggressions[at + aggression.CARRIED_OUT] == 0:
            plan = state.aggressions[at]
            if pair in (PLAN_LEADER_PAIR[plan], PLAN_ALLY_PAIR[plan]):
                return CONTRADICTS
    return None


def promise_content(state: Teg, seat: i64, partner: i64, scope: i64) -> Refusal | None:
    """A continent, a border of continents or the world, with a living player."""
    if not is_partner(state, seat, partner):
        return NO_PARTNER
    bit = BIT[scope]
    there = SEATS * seat + partner
    back = SEATS * partner + seat
    if state.promises[there] & ~state.ending[there] & state.promises[back] & ~state.ending[back] & bit != 0:
        return SIGNED_BEFORE
    target = state.joint_target
    if target >= 0 and (
        forbids(state, seat, partner, bit, state.current, state.joint_from, target)
        or forbids(state, seat, partner, bit, state.joint_ally, state.joint_ally_from, target)
    ):
        return CONTRADICTS
    for number in range(aggression.signed(state)):
        at = aggression.FIELDS * number
        if state.aggressions[at + aggression.CARRIED_OUT] == 0:
            plan = state.aggressions[at]
            target = PLAN_TARGET[plan]
            leads = state.aggressions[at + aggression.LEADER]
            joins = state.aggressions[at + aggression.ALLY]
            if forbids(state, seat, partner, bit, leads, PLAN_LEADER[plan], target):
                return CONTRADICTS
            if forbids(state, seat, partner, bit, joins, PLAN_ALLY[plan], target):
                return CONTRADICTS
    return None


def forbids(state: Teg, seat: i64, partner: i64, bit: i64, attacker: i64, source: i64, target: i64) -> bool:
    """Would a promise of these two forbid an attack that was agreed on, waiting or being rolled?"""
    concerns = are(attacker, state.owner[target], seat, partner)
    return concerns and COVERING[COUNTRIES * source + target] & bit != 0


def are(one: i64, other: i64, seat: i64, partner: i64) -> bool:
    """Are these the two, in either order?"""
    return (one == seat and other == partner) or (one == partner and other == seat)


def continent_content(state: Teg, seat: i64, n: i64) -> Refusal | None:
    """Why a continent pact cannot be signed."""
    return promise_content(state, seat, n % SEATS, n // SEATS)


def border_content(state: Teg, seat: i64, n: i64) -> Refusal | None:
    """Why a border pact cannot be signed."""
    return promise_content(state, seat, n % SEATS, FRONTIER_SCOPE + n // SEATS)


def world_content(state: Teg, seat: i64, n: i64) -> Refusal | None:
    """Why a world pact cannot be signed."""
    return promise_content(state, seat, n % SEATS, WORLD_SCOPE)


def zone_content(state: Teg, seat: i64, n: i64) -> Refusal | None:
    """Three exchanges each, no other zone, a country of one with 1 army that touches another of each (T42)."""
    zone = n // SEATS
    partner = n % SEATS
    if not is_partner(state, seat, partner):
        return NO_PARTNER
    if state.exchanges[seat] < EXCHANGES_FOR_A_ZONE or state.exchanges[partner] < EXCHANGES_FOR_A_ZONE:
        return THREE_EXCHANGES
    if state.zone[seat] >= 0 or state.zone[partner] >= 0:
        return ONE_ZONE
    owner = state.owner[zone]
    if (owner not in (seat, partner)) or state.armies[COUNTRIES * owner + zone] != 1:
        return NO_ZONE_THERE
    if not touches(state, seat, zone) or not touches(state, partner, zone):
        return NO_ZONE_THERE
    other = partner if owner == seat else seat
    for flight in range(FIRST_FLIGHT[zone], FIRST_FLIGHT[zone + 1]):
        near = FLIGHT_TO[flight]
        if state.owner[near] == other and state.country_pact[PAIR_OF[COUNTRIES * zone + near]] != 0:
            return CONTRADICTS
    return CONTRADICTS if aggression.is_put_off(state, seat, partner, zone) else None


def touches(state: Teg, seat: i64, country: i64) -> bool:
    """Has a seat a country, wholly its own, beside this one?"""
    own = False
    for border in range(FIRST_BORDER[country], FIRST_BORDER[country + 1]):
        own = own or state.owner[TO[border]] == seat
    return own


def aggression_content(state: Teg, seat: i64, n: i64) -> Refusal | None:
    """A leader's and an ally's country, both wholly owned, that border on a third player's (T43)."""
    plan = n >> 1
    now = n & 1 == 0
    leader = state.owner[PLAN_LEADER[plan]]
    ally = state.owner[PLAN_ALLY[plan]]
    target = PLAN_TARGET[plan]
    defender = state.owner[target]
    if leader < 0 or ally < 0 or defender < 0 or (seat not in (leader, ally)):
        return NO_PLAN
    if leader in (ally, defender) or ally == defender:
        return NO_PLAN
    if now and not is_turn_of(state, leader):
        return NOT_THAT_TURN
    for number in range(aggression.signed(state)):
        at = aggression.FIELDS * number
        waits = state.aggressions[at + aggression.CARRIED_OUT] == 0
        same = state.aggressions[at + aggression.LEADER] == leader and PLAN_TARGET[state.aggressions[at]] == target
        if waits and same:
            return SIGNED_BEFORE
    put_off = not now and (state.zone[leader] == target or state.zone[ally] == target)  # a zone is attacked every turn
    if (
        put_off
        or target == state.joint_target
        or peace.attack_refusal(state, leader, PLAN_LEADER[plan], defender, target) is not None
        or peace.attack_refusal(state, ally, PLAN_ALLY[plan], defender, target) is not None
    ):
        return CONTRADICTS
    return NO_PLAN if now and not due.is_possible(state, plan, leader, ally) else None


def is_turn_of(state: Teg, leader: i64) -> bool:
    """Can the leader still attack in the turn that goes on?"""
    return leader == state.current and state.round > 0 and INCORPORATE <= state.phase <= ADVANCE


def joint_content(state: Teg, seat: i64, border: i64) -> Refusal | None:
    """Both occupants of a condominium attack a third player's country from it, in the leader's turn (T47)."""
    source = FROM[border]
    if state.owner[source] != SHARED or state.holders[source] & BIT[seat] == 0:
        return NOT_SHARED
    if state.current != seat or state.mover != seat or state.phase != ATTACK:
        return NOT_THAT_TURN
    partner = ALONE[state.holders[source] & ~BIT[seat]]
    defender = state.owner[TO[border]]
    if defender < 0 or defender in (seat, partner) or limits.resting(state, partner):
        return NO_PLAN
    mine = combat.strike_refusal(state, seat, source, defender, TO[border])
    return mine if mine is not None else combat.strike_refusal(state, partner, source, defender, TO[border])


Content = Callable[["Teg", i64, i64], Refusal | None]
CONTENTS: Final[list[Content]] = [
    country_content, continent_content, border_content, world_content, zone_content, aggression_content, joint_content,
]  # fmt: skip


def content_refusal(state: Teg, seat: i64, action: i64) -> Refusal | None:
    """Why these two cannot sign this now."""
    return CONTENTS[kind_of(action)](state, seat, number_of(action))
