"""What non-aggression pacts forbid: promises by scope, country pacts, overflight, condominiums. Compiled.

A promise binds one seat towards another. `promises[6 * seat + other]` are bits of scopes (continents,
frontiers between continents, the world); both sides of a pact have the bit. A country pact is kept by
its pair of countries, the automatic pact of a condominium by its country; their codes are in data.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT
from ludoteca.engine.values import Refusal
from ludoteca.games.teg.pacts import aggression, zones
from ludoteca.games.teg.world.board import COUNTRIES, COVERING, DISTANCE, FAR, FIRST_BORDER, HIGH, LOW, PAIR_OF, TO
from ludoteca.games.teg.world.data import ALLIED, ANNOUNCED, BOTH, LOW_EXPIRES, NO_ALLIANCE, SEATS
from ludoteca.games.teg.world.refusals import AGREED_TARGET, ALLIES_INSIDE, PACT, PARTNER_COUNTRY

if TYPE_CHECKING:
    from ludoteca.games.teg.rules import Teg


def attack_refusal(state: Teg, seat: i64, source: i64, defender: i64, target: i64) -> Refusal | None:
    """The promise that forbids this attack or launch, if any; an agreed target is attacked jointly only (T43)."""
    if len(state.aggressions) > 0 and aggression.is_agreed_target(state, seat, target):
        return AGREED_TARGET
    return peace_refusal(state, seat, source, defender, target)


def peace_refusal(state: Teg, seat: i64, source: i64, defender: i64, target: i64) -> Refusal | None:
    """The promise to the defender that forbids this attack, if any (T38, T39, T43d, T46, T47)."""
    covered = state.promises[SEATS * seat + defender] & COVERING[COUNTRIES * source + target] != 0
    if covered and not zones.is_between(state, seat, defender, target):  # a zone is the exception of a wider peace
        return PACT
    if state.signed > 0:
        pair = PAIR_OF[COUNTRIES * source + target]
        if pair >= 0 and country_pact_binds(state, pair, seat):
            return PACT
    if state.alliance[source] != NO_ALLIANCE and state.holders[source] & BIT[defender] != 0:
        if source != target:
            return PARTNER_COUNTRY
        if alliance_binds(state, source, seat):
            return PACT
    if source != target and state.alliance[target] != NO_ALLIANCE and state.holders[target] & BIT[seat] != 0:
        return ALLIES_INSIDE
    return PACT if aggression.is_truce(state, source, target) else None


def alliance_binds(state: Teg, country: i64, seat: i64) -> bool:
    """Is a seat bound by the automatic pact of a condominium?"""
    alliance = state.alliance[country]
    return alliance == ALLIED or (alliance >= ANNOUNCED and (alliance - ANNOUNCED) >> 1 == seat)


def country_pact_binds(state: Teg, pair: i64, seat: i64) -> bool:
    """Is a seat bound by the pact of two countries, one of them its own?"""
    code = state.country_pact[pair]
    if code == 0:
        return False
    low = state.owner[LOW[pair]] == seat
    high = state.owner[HIGH[pair]] == seat
    if code == BOTH:
        return low or high
    return low if code <= LOW_EXPIRES else high


def has_country_pact(state: Teg, seat: i64) -> bool:
    """Can any country pact stand in this seat's way?"""
    return state.signed > 0 and state.alive & BIT[seat] != 0


def crosses(state: Teg, seat: i64, one: i64, other: i64) -> bool:
    """Would a path with both of these countries fly over a pact of this seat?"""
    pair = PAIR_OF[COUNTRIES * one + other]
    return pair >= 0 and country_pact_binds(state, pair, seat)


def free_distance(state: Teg, seat: i64, source: i64, target: i64) -> i64:
    """The length of the shortest path of at most 3 borders that contains no pact of this seat; FAR if none."""
    if crosses(state, seat, source, target):
        return FAR
    shortest: i64 = FAR
    for first in range(FIRST_BORDER[source], FIRST_BORDER[source + 1]):
        one = TO[first]
        if one == target:
            return 1
        if DISTANCE[COUNTRIES * one + target] > 2 or crosses(state, seat, source, one):
            continue
        if crosses(state, seat, one, target):
            continue
        for second in range(FIRST_BORDER[one], FIRST_BORDER[one + 1]):
            two = TO[second]
            if two == target:
                shortest = 2
            elif shortest > 3 and two != source and DISTANCE[COUNTRIES * two + target] == 1:
                blocked = crosses(state, seat, source, two) or crosses(state, seat, one, two)
                if not blocked and not crosses(state, seat, two, target):
                    shortest = 3
    return shortest
