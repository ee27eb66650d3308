"""How a general ends pacts: he announces it before they stand in his way, and at once with whoever wins. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT
from ludoteca.games.teg import families
from ludoteca.games.teg.general import ground, interest, suspicion, verdicts
from ludoteca.games.teg.general.interest import FEAR, Interest
from ludoteca.games.teg.general.plan import NORMAL
from ludoteca.games.teg.talks import announcing
from ludoteca.games.teg.world import odds
from ludoteca.games.teg.world.board import (
    CONTINENTS,
    COUNTRIES,
    FRONTIER_SCOPE,
    HIGH,
    LOW,
    PAIRS,
    SCOPES,
    WORLD_SCOPE,
)
from ludoteca.games.teg.world.data import ALONE, BOTH, CLASSIC, SEATS, SHARED

if TYPE_CHECKING:
    from ludoteca.games.teg.rules import Teg

IN_THE_WAY: Final = 2.0  # how much more a peace costs than it saves when it is given up


def cancel(state: Teg, seat: i64) -> i64:
    """The end of a pact that he announces now; NO_ACTION if he keeps them all."""
    for rival in range(state.seats):
        pair = SEATS * seat + rival
        bound = state.promises[pair] & ~state.ending[pair]
        if bound == 0:
            continue
        unwanted = is_unwanted(state, seat, rival)
        for scope in range(i64(SCOPES)):
            if bound & BIT[scope] != 0 and (unwanted or in_the_way(state, seat, rival, scope)):
                return cancelling(rival, scope)
    said = cancel_countries(state, seat) if state.signed > 0 else i64(ground.NO_ACTION)
    if said == ground.NO_ACTION:
        said = cancel_zone(state, seat)
    return said if said != ground.NO_ACTION else cancel_condominium(state, seat)


def is_unwanted(state: Teg, seat: i64, rival: i64) -> bool:
    """Is a partner hunted, or about to win?"""
    return ground.hunted(state, seat) == rival or suspicion.is_winning(state, rival)


def in_the_way(state: Teg, seat: i64, rival: i64, scope: i64) -> bool:
    """Would the seat now take much more from the rival there than it fears to lose, were it free?"""
    pair = SEATS * seat + rival
    kept = state.promises[pair]
    state.promises[pair] = kept & ~BIT[scope]
    mine = Interest(state, seat, rival, BIT[scope], True)
    state.promises[pair] = kept
    return mine.cost > mine.saved + IN_THE_WAY


def cancelling(rival: i64, scope: i64) -> i64:
    """The action that announces the end of a promise."""
    if scope < CONTINENTS:
        return families.CANCEL_CONTINENT + SEATS * scope + rival
    if scope == WORLD_SCOPE:
        return families.CANCEL_WORLD + rival
    return families.CANCEL_BORDER + SEATS * (scope - FRONTIER_SCOPE) + rival


def cancel_countries(state: Teg, seat: i64) -> i64:
    """The pact of two countries, one of them his, that he gives up."""
    worth = ground.worths(state, seat, NORMAL)
    for pair in range(i64(PAIRS)):
        if state.country_pact[pair] != BOTH:
            continue
        own, other = LOW[pair], HIGH[pair]
        if state.owner[own] != seat:
            own, other = other, own
        rival = state.owner[other]
        if state.owner[own] != seat or rival < 0 or rival == seat:
            continue
        if is_unwanted(state, seat, rival) or missed(state, seat, pair, own, other, worth) > IN_THE_WAY:
            return families.CANCEL_COUNTRY + pair
    return ground.NO_ACTION


def missed(state: Teg, seat: i64, pair: i64, own: i64, other: i64, worth: list[float]) -> float:
    """What a country pact keeps a seat from taking, less what it keeps the other from taking."""
    bound = interest.chance(state, seat, other, -1)
    state.country_pact[pair] = 0
    free = interest.chance(state, seat, other, -1)
    state.country_pact[pair] = BOTH
    if free <= bound:
        return 0.0
    mine = state.armies[COUNTRIES * seat + own]
    theirs = state.armies[COUNTRIES * state.owner[other] + other]
    feared = FEAR * odds.win_chance(CLASSIC, theirs, mine) if theirs > 1 else 0.0
    return (free - bound) * worth[other] - feared * worth[own]


def cancel_zone(state: Teg, seat: i64) -> i64:
    """No more cards for whoever wins by them."""
    partner = state.zone_with[seat]
    if partner < 0 or not is_unwanted(state, seat, partner) or announcing.zone_refusal(state, seat, 0) is not None:
        return ground.NO_ACTION
    return families.CANCEL_ZONE


def cancel_condominium(state: Teg, seat: i64) -> i64:
    """Of a country that he shares with somebody much weaker there."""
    for country in range(i64(COUNTRIES)):
        if state.owner[country] == SHARED and announcing.shared_refusal(state, seat, country) is None:
            rival = ALONE[state.holders[country] & ~BIT[seat]]
            mine = state.armies[COUNTRIES * seat + country]
            if mine >= 2 * state.armies[COUNTRIES * rival + country] and mine >= verdicts.ARMIES:
                return families.CANCEL_CONDOMINIUM + country
    return ground.NO_ACTION
