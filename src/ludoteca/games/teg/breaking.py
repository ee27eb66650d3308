"""Announcing the end of a pact, and when it runs out (T40). Compiled.

The other side is free at once. The announcer is bound until the end of the other's next turn that
starts after the announcement: `ending` becomes `expiring` when that turn begins.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT, Actions, Dice
from ludoteca.engine.values import Refusal
from ludoteca.games.teg import aggression, answers, zones
from ludoteca.games.teg.board import (
    CONTINENT,
    CONTINENTS,
    COUNTRIES,
    COUNTRY,
    FRONTIER_HIGH,
    FRONTIER_LOW,
    FRONTIER_SCOPE,
    FRONTIERS,
    HIGH,
    LOW,
    PAIRS,
    WORLD_SCOPE,
)
from ludoteca.games.teg.data import (
    ALLIANCE_OVER,
    ALLIED,
    ALONE,
    ANNOUNCED,
    BOTH,
    CANCEL_BORDER,
    CANCEL_CONTINENT,
    CANCEL_COUNTRY,
    CANCEL_SHARED,
    CANCEL_WORLD,
    CANCEL_ZONE,
    HIGH_ANNOUNCED,
    HIGH_EXPIRES,
    LOW_ANNOUNCED,
    LOW_EXPIRES,
    NOBODY,
    SEATS,
    SHARED,
)
from ludoteca.games.teg.refusals import NO_PACT

if TYPE_CHECKING:
    from ludoteca.games.teg.rules import Teg


# ---- what may be announced


def promise_refusal(state: Teg, seat: i64, partner: i64, scope: i64) -> Refusal | None:
    """Only who is bound and has not announced the end yet can do so."""
    gate = answers.voice_refusal(state, seat)
    if gate is not None:
        return gate
    pair = SEATS * seat + partner
    return None if state.promises[pair] & ~state.ending[pair] & BIT[scope] != 0 else NO_PACT


def continent_refusal(state: Teg, seat: i64, n: i64) -> Refusal | None:
    """Why a continent pact cannot be cancelled."""
    return promise_refusal(state, seat, n % SEATS, n // SEATS)


def border_refusal(state: Teg, seat: i64, n: i64) -> Refusal | None:
    """Why a border pact cannot be cancelled."""
    return promise_refusal(state, seat, n % SEATS, FRONTIER_SCOPE + n // SEATS)


def world_refusal(state: Teg, seat: i64, partner: i64) -> Refusal | None:
    """Why a world pact cannot be cancelled."""
    return promise_refusal(state, seat, partner, WORLD_SCOPE)


def country_refusal(state: Teg, seat: i64, pair: i64) -> Refusal | None:
    """Why a country pact cannot be cancelled."""
    gate = answers.voice_refusal(state, seat)
    if gate is not None:
        return gate
    own = state.owner[LOW[pair]] == seat or state.owner[HIGH[pair]] == seat
    return None if own and state.country_pact[pair] == BOTH else NO_PACT


def zone_refusal(state: Teg, seat: i64, _n: i64) -> Refusal | None:
    """Why a zone cannot be cancelled."""
    gate = answers.voice_refusal(state, seat)
    if gate is not None:
        return gate
    return None if state.zone[seat] >= 0 and state.zone_ending[seat] == 0 else NO_PACT


def shared_refusal(state: Teg, seat: i64, country: i64) -> Refusal | None:
    """Why the automatic pact of a condominium cannot be cancelled."""
    gate = answers.voice_refusal(state, seat)
    if gate is not None:
        return gate
    return None if state.holders[country] & BIT[seat] != 0 and state.alliance[country] == ALLIED else NO_PACT


def fill(state: Teg, seat: i64, actions: Actions) -> None:
    """Every pact that a seat can announce the end of."""
    if state.signed > 0:
        for pair in range(i64(PAIRS)):
            if state.country_pact[pair] == BOTH and country_refusal(state, seat, pair) is None:
                actions.add(CANCEL_COUNTRY + pair)
    bound: i64 = 0
    for partner in range(state.seats):
        bound |= state.promises[SEATS * seat + partner]
    if bound != 0:
        for n in range(i64(SEATS * CONTINENTS)):
            if continent_refusal(state, seat, n) is None:
                actions.add(CANCEL_CONTINENT + n)
        for n in range(i64(SEATS * FRONTIERS)):
            if border_refusal(state, seat, n) is None:
                actions.add(CANCEL_BORDER + n)
        for partner in range(state.seats):
            if world_refusal(state, seat, partner) is None:
                actions.add(CANCEL_WORLD + partner)
    if zone_refusal(state, seat, 0) is None:
        actions.add(CANCEL_ZONE)
    for country in range(i64(COUNTRIES)):
        if state.alliance[country] == ALLIED and shared_refusal(state, seat, country) is None:
            actions.add(CANCEL_SHARED + country)


# ---- announcing


def cancel_promise(state: Teg, seat: i64, partner: i64, scope: i64) -> None:
    """The partner is free, the announcer not yet."""
    state.promises[SEATS * partner + seat] &= ~BIT[scope]
    state.ending[SEATS * partner + seat] &= ~BIT[scope]
    state.expiring[SEATS * partner + seat] &= ~BIT[scope]
    state.ending[SEATS * seat + partner] |= BIT[scope]


def cancel_continent(state: Teg, seat: i64, n: i64, _dice: Dice) -> i64:
    """Announce the end of a continent pact."""
    cancel_promise(state, seat, n % SEATS, n // SEATS)
    if state.tale is not None:
        state.tell(
            "cancelled-continent",
            {"seat": seat, "other_seat": n % SEATS, "continent": CONTINENT[n // SEATS]},
        )
    return 0


def cancel_border(state: Teg, seat: i64, n: i64, _dice: Dice) -> i64:
    """Announce the end of a border pact."""
    frontier = n // SEATS
    cancel_promise(state, seat, n % SEATS, FRONTIER_SCOPE + frontier)
    if state.tale is not None:
        facts = {
            "seat": seat,
            "other_seat": n % SEATS,
            "one": CONTINENT[FRONTIER_LOW[frontier]],
            "other": CONTINENT[FRONTIER_HIGH[frontier]],
        }
        state.tell("cancelled-border", facts)
    return 0


def cancel_world(state: Teg, seat: i64, partner: i64, _dice: Dice) -> i64:
    """Announce the end of a world pact."""
    cancel_promise(state, seat, partner, WORLD_SCOPE)
    if state.tale is not None:
        state.tell("cancelled-world", {"seat": seat, "other_seat": partner})
    return 0


def cancel_country(state: Teg, seat: i64, pair: i64, _dice: Dice) -> i64:
    """Announce the end of a country pact."""
    state.country_pact[pair] = LOW_ANNOUNCED if state.owner[LOW[pair]] == seat else HIGH_ANNOUNCED
    if state.tale is not None:
        state.tell("cancelled-country", {"seat": seat, "one": COUNTRY[LOW[pair]], "other": COUNTRY[HIGH[pair]]})
    return 0


def cancel_zone(state: Teg, seat: i64, _n: i64, _dice: Dice) -> i64:
    """Announce the end of a zone."""
    partner = state.zone_with[seat]
    if state.tale is not None:
        state.tell("cancelled-zone", {"seat": seat, "country": COUNTRY[state.zone[seat]]})
    state.zone_ending[seat] = 1
    if state.zone_with[partner] == seat:
        zones.end(state, partner)
    return 0


def cancel_shared(state: Teg, seat: i64, country: i64, _dice: Dice) -> i64:
    """Announce the end of the automatic pact of a condominium (T46)."""
    state.alliance[country] = ANNOUNCED + 2 * seat
    if state.tale is not None:
        state.tell("cancelled-condominium", {"seat": seat, "country": COUNTRY[country]})
    return 0


# ---- running out


def turn_begins(state: Teg, seat: i64) -> None:
    """What was announced to this seat before its turn runs out at the end of it."""
    for other in range(state.seats):
        state.expiring[SEATS * other + seat] = state.ending[SEATS * other + seat]
        if state.zone_with[other] == seat and state.zone_ending[other] == 1:
            state.zone_ending[other] = 2
    if state.signed > 0:
        for pair in range(i64(PAIRS)):
            code = state.country_pact[pair]
            if code == LOW_ANNOUNCED and state.owner[HIGH[pair]] == seat:
                state.country_pact[pair] = LOW_EXPIRES
            elif code == HIGH_ANNOUNCED and state.owner[LOW[pair]] == seat:
                state.country_pact[pair] = HIGH_EXPIRES
    for country in range(i64(COUNTRIES)):
        if (state.alliance[country] - ANNOUNCED) & 1 == 0 and hears(state, country, seat):
            state.alliance[country] += 1


def hears(state: Teg, country: i64, seat: i64) -> bool:
    """Is this the seat to which the end of a condominium's pact was announced?"""
    alliance = state.alliance[country]
    if alliance < ANNOUNCED or state.owner[country] != SHARED:
        return False
    announcer = (alliance - ANNOUNCED) >> 1
    return ALONE[state.holders[country] & ~BIT[announcer]] == seat


def turn_ends(state: Teg, seat: i64) -> None:
    """The turn is over that the announcers had to wait for."""
    for other in range(state.seats):
        pair = SEATS * other + seat
        state.promises[pair] &= ~state.expiring[pair]
        state.ending[pair] &= ~state.expiring[pair]
        state.expiring[pair] = 0
        if state.zone_with[other] == seat and state.zone_ending[other] == 2:
            zones.end(state, other)
    if state.signed > 0:
        for number in range(i64(PAIRS)):
            code = state.country_pact[number]
            low_ends = code == LOW_EXPIRES and state.owner[HIGH[number]] == seat
            if low_ends or (code == HIGH_EXPIRES and state.owner[LOW[number]] == seat):
                state.country_pact[number] = 0
                state.signed -= 1
    for country in range(i64(COUNTRIES)):
        if (state.alliance[country] - ANNOUNCED) & 1 == 1 and hears(state, country, seat):
            state.alliance[country] = ALLIANCE_OVER


def end_all(state: Teg, seat: i64) -> None:
    """Nobody has a pact with the dead (T37)."""
    for other in range(state.seats):
        for pair in (SEATS * seat + other, SEATS * other + seat):
            state.promises[pair] = 0
            state.ending[pair] = 0
            state.expiring[pair] = 0
        if state.zone_with[other] == seat:
            zones.end(state, other)
    zones.end(state, seat)
    state.zone_with[seat] = NOBODY
    aggression.forget(state, seat)
    answers.forget(state, seat)
