"""What two players may agree on, in words and in deeds (T38, T42, T43, T47). Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT
from ludoteca.engine.values import Refusal
from ludoteca.games.teg import aggression, combat, joint, pacts, rounds, zones
from ludoteca.games.teg.board import (
    CONTINENT,
    COUNTRIES,
    COUNTRY,
    COVERING,
    FIRST_BORDER,
    FIRST_FLIGHT,
    FLIGHT_TO,
    FROM,
    FRONTIER_HIGH,
    FRONTIER_LOW,
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
from ludoteca.games.teg.data import (
    ADVANCE,
    ALONE,
    ATTACK,
    BOTH,
    FAMILY_OF,
    FIRST_OF_FAMILY,
    INCORPORATE,
    PROPOSE_AGGRESSION,
    PROPOSE_BORDER,
    PROPOSE_CONTINENT,
    PROPOSE_JOINT,
    PROPOSE_WORLD,
    PROPOSE_ZONE,
    SEATS,
    SHARED,
)
from ludoteca.games.teg.refusals import (
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


def content_refusal(state: Teg, seat: i64, action: i64) -> Refusal | None:
    """Why these two cannot sign this now."""
    family = FAMILY_OF[action]
    n = action - FIRST_OF_FAMILY[family]
    if action < PROPOSE_CONTINENT:
        return country_content(state, seat, n)
    if action < PROPOSE_ZONE:
        return promise_content(state, seat, n % SEATS, scope_of(action))
    if action < PROPOSE_AGGRESSION:
        return zone_content(state, seat, n // SEATS, n % SEATS)
    if action < PROPOSE_JOINT:
        return aggression_content(state, seat, n >> 1, n & 1 == 0)
    return joint_content(state, seat, n)


def scope_of(action: i64) -> i64:
    """The scope that a continent, border or world pact covers."""
    if action < PROPOSE_BORDER:
        return (action - PROPOSE_CONTINENT) // SEATS
    if action < PROPOSE_WORLD:
        return FRONTIER_SCOPE + (action - PROPOSE_BORDER) // SEATS
    return WORLD_SCOPE


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
    for number in range(aggression.signed(state)):
        at = aggression.FIELDS * number
        if state.aggressions[at + aggression.CARRIED_OUT] == 0:
            plan = state.aggressions[at]
            target = PLAN_TARGET[plan]
            leads = state.aggressions[at + aggression.LEADER]
            joins = state.aggressions[at + aggression.ALLY]
            defender = state.owner[target]
            if are(leads, defender, seat, partner) and COVERING[COUNTRIES * PLAN_LEADER[plan] + target] & bit != 0:
                return CONTRADICTS
            if are(joins, defender, seat, partner) and COVERING[COUNTRIES * PLAN_ALLY[plan] + target] & bit != 0:
                return CONTRADICTS
    return None


def are(one: i64, other: i64, seat: i64, partner: i64) -> bool:
    """Are these the two, in either order?"""
    return (one == seat and other == partner) or (one == partner and other == seat)


def zone_content(state: Teg, seat: i64, zone: i64, partner: i64) -> Refusal | None:
    """Three exchanges each, no other zone, a country of one with 1 army that touches another of each (T42)."""
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
    return None


def touches(state: Teg, seat: i64, country: i64) -> bool:
    """Has a seat a country, wholly its own, beside this one?"""
    own = False
    for border in range(FIRST_BORDER[country], FIRST_BORDER[country + 1]):
        own = own or state.owner[TO[border]] == seat
    return own


def aggression_content(state: Teg, seat: i64, plan: i64, now: bool) -> Refusal | None:
    """A leader's and an ally's country, both wholly owned, that border on a third player's (T43)."""
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
    if (
        target == state.joint_target
        or pacts.attack_refusal(state, leader, PLAN_LEADER[plan], defender, target) is not None
        or pacts.attack_refusal(state, ally, PLAN_ALLY[plan], defender, target) is not None
    ):
        return CONTRADICTS
    return NO_PLAN if now and not aggression.is_possible(state, plan, leader, ally) else None


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
    if defender < 0 or defender in (seat, partner) or rounds.resting(state, partner):
        return NO_PLAN
    mine = combat.strike_refusal(state, seat, source, defender, TO[border])
    return mine if mine is not None else combat.strike_refusal(state, partner, source, defender, TO[border])


# ---- with whom, and in which words


def partner_of(state: Teg, seat: i64, action: i64) -> i64:
    """To whom a proposal of a seat is made."""
    n = action - FIRST_OF_FAMILY[FAMILY_OF[action]]
    if action < PROPOSE_CONTINENT:
        return other_of(seat, state.owner[LOW[n]], state.owner[HIGH[n]])
    if action < PROPOSE_AGGRESSION:
        return n % SEATS
    if action < PROPOSE_JOINT:
        return other_of(seat, state.owner[PLAN_LEADER[n >> 1]], state.owner[PLAN_ALLY[n >> 1]])
    return ALONE[state.holders[FROM[n]] & ~BIT[seat]]


def other_of(seat: i64, one: i64, other: i64) -> i64:
    """The one of two who is not this seat."""
    return other if one == seat else one


def terms(state: Teg, seat: i64, action: i64) -> dict[str, Any]:
    """A proposal as facts for the log and the view."""
    n = action - FIRST_OF_FAMILY[FAMILY_OF[action]]
    facts: dict[str, Any] = {"kind": "country", "seat": seat, "other_seat": partner_of(state, seat, action)}
    if action < PROPOSE_CONTINENT:
        facts["one"] = COUNTRY[LOW[n]]
        facts["other"] = COUNTRY[HIGH[n]]
    elif action < PROPOSE_BORDER:
        facts["kind"] = "continent"
        facts["continent"] = CONTINENT[n // SEATS]
    elif action < PROPOSE_WORLD:
        facts["kind"] = "border"
        facts["one"] = CONTINENT[FRONTIER_LOW[n // SEATS]]
        facts["other"] = CONTINENT[FRONTIER_HIGH[n // SEATS]]
    elif action < PROPOSE_ZONE:
        facts["kind"] = "world"
    elif action < PROPOSE_AGGRESSION:
        facts["kind"] = "zone"
        facts["country"] = COUNTRY[n // SEATS]
    elif action < PROPOSE_JOINT:
        plan = n >> 1
        facts["kind"] = "aggression"
        facts["leader_seat"] = state.owner[PLAN_LEADER[plan]]
        facts["source"] = COUNTRY[PLAN_LEADER[plan]]
        facts["ally"] = COUNTRY[PLAN_ALLY[plan]]
        facts["target"] = COUNTRY[PLAN_TARGET[plan]]
        facts["when"] = "now" if n & 1 == 0 else "next"
    else:
        facts["kind"] = "joint"
        facts["source"] = COUNTRY[FROM[n]]
        facts["target"] = COUNTRY[TO[n]]
    return facts


# ---- signing


def sign(state: Teg, seat: i64, partner: i64, action: i64) -> None:
    """What was proposed is agreed on."""
    if state.tale is not None:
        facts = terms(state, seat, action)
        kind = str(facts.pop("kind"))
        state.tell(f"signed-{kind}", facts)
    n = action - FIRST_OF_FAMILY[FAMILY_OF[action]]
    if action < PROPOSE_CONTINENT:
        if state.country_pact[n] == 0:
            state.signed += 1
        state.country_pact[n] = BOTH
    elif action < PROPOSE_ZONE:
        sign_promise(state, seat, partner, scope_of(action))
        sign_promise(state, partner, seat, scope_of(action))
    elif action < PROPOSE_AGGRESSION:
        sign_zone(state, seat, partner, n // SEATS)
        sign_zone(state, partner, seat, n // SEATS)
    elif action < PROPOSE_JOINT:
        leader = state.owner[PLAN_LEADER[n >> 1]]
        ally = state.owner[PLAN_ALLY[n >> 1]]
        aggression.sign(state, n >> 1, leader, ally, state.turns[leader] + (n & 1))
    else:
        joint.begin(state, joint.FROM_SHARED, partner, FROM[n], FROM[n], TO[n])


def sign_promise(state: Teg, seat: i64, partner: i64, scope: i64) -> None:
    """One side of a promise, new or renewed."""
    pair = SEATS * seat + partner
    state.promises[pair] |= BIT[scope]
    state.ending[pair] &= ~BIT[scope]
    state.expiring[pair] &= ~BIT[scope]


def sign_zone(state: Teg, seat: i64, partner: i64, zone: i64) -> None:
    """One side of a zone."""
    state.zone[seat] = zone
    state.zone_with[seat] = partner
    state.zone_ending[seat] = 0
