"""How a sensible general treats pacts: what to offer, to accept, and to cancel in time. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT
from ludoteca.games.teg import families
from ludoteca.games.teg.general import ground
from ludoteca.games.teg.talks import announcing, kinds, proposals
from ludoteca.games.teg.world.board import (
    CONTINENTS,
    COUNTRIES,
    COVERING,
    FIRST_BORDER,
    FRONTIER_HIGH,
    FRONTIER_LOW,
    FRONTIER_SCOPE,
    PLAN_ALLY,
    PLAN_LEADER,
    PLAN_TARGET,
    SCOPES,
    SIZE,
    TO,
    WORLD_SCOPE,
)
from ludoteca.games.teg.world.data import (
    OCCUPATIONS,
    PROPOSALS,
    REQUIRED,
    SEATS,
    SHARED,
)

if TYPE_CHECKING:
    from ludoteca.games.teg.rules import Teg


def danger(state: Teg, seat: i64, rival: i64, scopes: i64) -> i64:
    """The rival's attacking armies next to the seat's countries less the seat's next to the rival's, in a scope."""
    total: i64 = 0
    for country in range(i64(COUNTRIES)):
        if state.owner[country] != rival:
            continue
        for border in range(FIRST_BORDER[country], FIRST_BORDER[country + 1]):
            near = TO[border]
            if state.owner[near] == seat and COVERING[COUNTRIES * country + near] & scopes != 0:
                total += state.armies[COUNTRIES * rival + country] - state.armies[COUNTRIES * seat + near]
    return total


def needs(state: Teg, seat: i64, continent: i64) -> bool:
    """Does the seat's objective ask for more countries of a continent than it has?"""
    for place in range(2):
        objective = state.objective[2 * seat + place]
        wanted = REQUIRED[CONTINENTS * objective + continent] if 0 <= objective < OCCUPATIONS else 0
        if state.held[CONTINENTS * seat + continent] < wanted:
            return True
    return False


def is_peace_sensible(state: Teg, seat: i64, rival: i64, scope: i64) -> bool:
    """Peace is good with whoever is stronger there and is not in the way of the objective."""
    if ground.hunted(state, seat) == rival or state.count[rival] >= 28:
        return False
    if scope == WORLD_SCOPE:
        return state.count[rival] > state.count[seat] + 4 and danger(state, seat, rival, BIT[scope]) > 12
    if scope < CONTINENTS:
        if needs(state, seat, scope) or 2 * state.held[CONTINENTS * seat + scope] > SIZE[scope]:
            return False
        return danger(state, seat, rival, BIT[scope]) > 4
    frontier = scope - FRONTIER_SCOPE
    if needs(state, seat, FRONTIER_LOW[frontier]) or needs(state, seat, FRONTIER_HIGH[frontier]):
        return False
    return danger(state, seat, rival, BIT[scope]) > 4


def answer(state: Teg, seat: i64) -> i64:
    """Accept what is sensible and refuse the rest; NO_ACTION if nothing is asked."""
    for n in range(i64(PROPOSALS * SEATS)):
        action = state.pending[n]
        if action < 0 or state.addressee[n] != seat:
            continue
        return (families.ACCEPT if is_welcome(state, seat, n // PROPOSALS, action) else families.REFUSE) + n
    return ground.NO_ACTION


def is_welcome(state: Teg, seat: i64, rival: i64, action: i64) -> bool:
    """Is a proposal of a rival good for this seat?"""
    kind = kinds.kind_of(action)
    n = kinds.number_of(action)
    if kind == kinds.COUNTRY_PACT:
        return ground.hunted(state, seat) != rival and danger(state, seat, rival, BIT[WORLD_SCOPE]) > 0
    if kind <= kinds.WORLD_PACT:
        return is_peace_sensible(state, seat, rival, kinds.scope_of(kind, n))
    return kind == kinds.AGGRESSION and is_joining_sensible(state, seat, n >> 1)


def is_joining_sensible(state: Teg, seat: i64, plan: i64) -> bool:
    """Join against whoever is ahead, with armies to spare."""
    own = PLAN_LEADER[plan] if state.owner[PLAN_LEADER[plan]] == seat else PLAN_ALLY[plan]
    defender = state.owner[PLAN_TARGET[plan]]
    return state.count[defender] > state.count[seat] and state.armies[COUNTRIES * seat + own] >= 4


def cancel(state: Teg, seat: i64) -> i64:
    """Announce the end of a promise before it stands in the way: the partner is hunted, ahead, or in the continent."""
    for rival in range(state.seats):
        pair = SEATS * seat + rival
        bound = state.promises[pair] & ~state.ending[pair]
        if bound == 0:
            continue
        unwanted = ground.hunted(state, seat) == rival or state.count[rival] >= 28
        for scope in range(i64(SCOPES)):
            if bound & BIT[scope] != 0 and (unwanted or in_the_way(state, seat, rival, scope)):
                return cancelling(rival, scope)
    for country in range(i64(COUNTRIES)):
        if state.owner[country] == SHARED and announcing.shared_refusal(state, seat, country) is None:
            other = state.holders[country] & ~BIT[seat]
            for rival in range(state.seats):
                if other == BIT[rival]:
                    mine = state.armies[COUNTRIES * seat + country]
                    if mine >= 2 * state.armies[COUNTRIES * rival + country] and mine >= 4:
                        return families.CANCEL_CONDOMINIUM + country
    return ground.NO_ACTION


def in_the_way(state: Teg, seat: i64, rival: i64, scope: i64) -> bool:
    """The seat has become the stronger there, and wants what the rival has."""
    if danger(state, seat, rival, BIT[scope]) > -8:
        return False
    if scope < CONTINENTS:
        return needs(state, seat, scope) or 2 * state.held[CONTINENTS * seat + scope] > SIZE[scope]
    return scope == WORLD_SCOPE or needs(state, seat, FRONTIER_HIGH[scope - FRONTIER_SCOPE])


def cancelling(rival: i64, scope: i64) -> i64:
    """The action that announces the end of a promise."""
    if scope < CONTINENTS:
        return families.CANCEL_CONTINENT + SEATS * scope + rival
    if scope == WORLD_SCOPE:
        return families.CANCEL_WORLD + rival
    return families.CANCEL_BORDER + SEATS * (scope - FRONTIER_SCOPE) + rival


def offer(state: Teg, seat: i64) -> i64:
    """Offer peace where a rival is most dangerous: on a border of continents, in a continent, or everywhere."""
    if proposals.gate_refusal(state, seat) is not None or state.proposed[seat] > 0 or state.round == 0:
        return ground.NO_ACTION
    most: i64 = 8
    best: i64 = ground.NO_ACTION
    for rival in range(state.seats):
        if rival == seat or state.alive & BIT[rival] == 0:
            continue
        if danger(state, seat, rival, BIT[WORLD_SCOPE]) <= 8:
            continue
        for scope in range(i64(SCOPES)):
            threat = danger(state, seat, rival, BIT[scope])
            if threat > most and is_peace_sensible(state, seat, rival, scope):
                action = proposing(rival, scope)
                if proposals.full_refusal(state, seat, action) is None:
                    most = threat
                    best = action
    return best


def proposing(rival: i64, scope: i64) -> i64:
    """The action that proposes a promise."""
    if scope < CONTINENTS:
        return kinds.START[kinds.CONTINENT_PACT] + SEATS * scope + rival
    if scope == WORLD_SCOPE:
        return kinds.START[kinds.WORLD_PACT] + rival
    return kinds.START[kinds.BORDER_PACT] + SEATS * (scope - FRONTIER_SCOPE) + rival


def speak(state: Teg, seat: i64) -> i64:
    """What a general says in his own turn: answers, cancellations, one offer; NO_ACTION if nothing."""
    if not state.pacts:
        return ground.NO_ACTION
    if state.waiting_answers > 0:
        said = answer(state, seat)
        if said != ground.NO_ACTION:
            return said
    said = cancel(state, seat)
    return said if said != ground.NO_ACTION else offer(state, seat)
