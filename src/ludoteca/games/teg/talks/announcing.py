"""Announcing the end of a pact: what a seat may announce, and what it says (T40). Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT, Actions, Dice
from ludoteca.engine.values import Refusal
from ludoteca.games.teg.pacts import pending, zones
from ludoteca.games.teg.world.board import (
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
from ludoteca.games.teg.world.data import (
    ALLIED,
    ANNOUNCED,
    BOTH,
    HIGH_ANNOUNCED,
    LOW_ANNOUNCED,
    SEATS,
)
from ludoteca.games.teg.world.refusals import NO_PACT

if TYPE_CHECKING:
    from ludoteca.games.teg.rules import Teg


def promise_refusal(state: Teg, seat: i64, partner: i64, scope: i64) -> Refusal | None:
    """Only who is bound and has not announced the end yet can do so."""
    gate = pending.voice_refusal(state, seat)
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
    gate = pending.voice_refusal(state, seat)
    if gate is not None:
        return gate
    own = state.owner[LOW[pair]] == seat or state.owner[HIGH[pair]] == seat
    return None if own and state.country_pact[pair] == BOTH else NO_PACT


def zone_refusal(state: Teg, seat: i64, _n: i64) -> Refusal | None:
    """Why a zone cannot be cancelled."""
    gate = pending.voice_refusal(state, seat)
    if gate is not None:
        return gate
    return None if state.zone[seat] >= 0 and state.zone_ending[seat] == 0 else NO_PACT


def shared_refusal(state: Teg, seat: i64, country: i64) -> Refusal | None:
    """Why the automatic pact of a condominium cannot be cancelled."""
    gate = pending.voice_refusal(state, seat)
    if gate is not None:
        return gate
    return None if state.holders[country] & BIT[seat] != 0 and state.alliance[country] == ALLIED else NO_PACT


def fill_countries(state: Teg, seat: i64, first: i64, actions: Actions) -> None:
    """Every country pact that a seat can end."""
    if state.signed > 0:
        for pair in range(i64(PAIRS)):
            if state.country_pact[pair] == BOTH and country_refusal(state, seat, pair) is None:
                actions.add(first + pair)


def is_bound(state: Teg, seat: i64) -> bool:
    """Has a seat promised anything to anybody?"""
    bound: i64 = 0
    for partner in range(state.seats):
        bound |= state.promises[SEATS * seat + partner]
    return bound != 0


def fill_continents(state: Teg, seat: i64, first: i64, actions: Actions) -> None:
    """Every continent pact that a seat can end."""
    if is_bound(state, seat):
        for n in range(i64(SEATS * CONTINENTS)):
            if continent_refusal(state, seat, n) is None:
                actions.add(first + n)


def fill_borders(state: Teg, seat: i64, first: i64, actions: Actions) -> None:
    """Every border pact that a seat can end."""
    if is_bound(state, seat):
        for n in range(i64(SEATS * FRONTIERS)):
            if border_refusal(state, seat, n) is None:
                actions.add(first + n)


def fill_worlds(state: Teg, seat: i64, first: i64, actions: Actions) -> None:
    """Every world pact that a seat can end."""
    if is_bound(state, seat):
        for partner in range(state.seats):
            if world_refusal(state, seat, partner) is None:
                actions.add(first + partner)


def fill_zone(state: Teg, seat: i64, first: i64, actions: Actions) -> None:
    """The zone of a seat."""
    if zone_refusal(state, seat, 0) is None:
        actions.add(first)


def fill_shared(state: Teg, seat: i64, first: i64, actions: Actions) -> None:
    """Every condominium whose pact a seat can end."""
    for country in range(i64(COUNTRIES)):
        if state.alliance[country] == ALLIED and shared_refusal(state, seat, country) is None:
            actions.add(first + country)


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
