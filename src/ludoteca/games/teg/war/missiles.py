"""Missiles: buying, launching, range, shield and overflight. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT, NOT_ASKED, Actions, Dice
from ludoteca.engine.values import Refusal
from ludoteca.games.teg.pacts import peace
from ludoteca.games.teg.world import forces, limits
from ludoteca.games.teg.world.board import COUNTRIES, COUNTRY, DISTANCE, FIRST_FLIGHT, FLIGHT_FROM, FLIGHT_TO, RANGE
from ludoteca.games.teg.world.data import (
    ATTACK,
    INCORPORATE,
    MISSILE_PRICE,
    SEATS,
    SHARED,
)
from ludoteca.games.teg.world.refusals import (
    EXCHANGE_BEGUN,
    NAME_OCCUPANT,
    NO_MISSILE,
    NOT_ENOUGH_ARMIES,
    NOT_THERE,
    NOT_YOURS,
    OVERFLIGHT,
    SHIELD,
    TOO_FEW_TO_BOMB,
    WRONG_STEP,
    YOURS,
)

if TYPE_CHECKING:
    from ludoteca.games.teg.rules import Teg


def build_refusal(state: Teg, seat: i64, country: i64) -> Refusal | None:
    """Why six armies of a country cannot become a missile: one must stay, at incorporation only (T15, T21)."""
    if seat != state.mover:
        return NOT_ASKED
    if state.phase > INCORPORATE:
        return WRONG_STEP
    if state.laid > 0:
        return EXCHANGE_BEGUN
    mine = state.armies[COUNTRIES * seat + country]
    if mine == 0:
        return NOT_YOURS
    return None if mine > MISSILE_PRICE else NOT_ENOUGH_ARMIES


def fill_builds(state: Teg, seat: i64, first: i64, actions: Actions) -> None:
    """Every country with armies enough for a missile."""
    if state.laid > 0:
        return
    for country in range(i64(COUNTRIES)):
        if state.armies[COUNTRIES * seat + country] > MISSILE_PRICE:
            actions.add(first + country)


def build(state: Teg, seat: i64, country: i64, _dice: Dice) -> i64:
    """Six armies become one missile."""
    forces.remove(state, seat, country, MISSILE_PRICE)
    state.missiles[COUNTRIES * seat + country] += 1
    state.arsenal[seat] += 1
    state.built += 1
    if state.tale is not None:
        state.tell("missile-built", {"seat": seat, "country": COUNTRY[country]})
    return 0


def launch_refusal(state: Teg, seat: i64, flight: i64) -> Refusal | None:
    """Why a missile may not be launched at a country."""
    if seat != state.mover:
        return NOT_ASKED
    if state.phase != ATTACK:
        return WRONG_STEP
    defender = state.owner[FLIGHT_TO[flight]]
    if defender == SHARED:
        return NAME_OCCUPANT
    return flight_refusal(state, seat, flight, defender)


def launch_at_refusal(state: Teg, seat: i64, n: i64) -> Refusal | None:
    """Why a missile may not be launched at one occupant of a condominium (T49)."""
    if seat != state.mover:
        return NOT_ASKED
    if state.phase != ATTACK:
        return WRONG_STEP
    target = FLIGHT_TO[n // SEATS]
    defender = n % SEATS
    if state.owner[target] != SHARED or state.holders[target] & BIT[defender] == 0:
        return NOT_THERE
    return flight_refusal(state, seat, n // SEATS, defender)


def flight_refusal(state: Teg, seat: i64, flight: i64, defender: i64) -> Refusal | None:
    """Shield, situation card, pacts, a free path, and one army that must be left (T16, T22, T23, T24)."""
    source = FLIGHT_FROM[flight]
    target = FLIGHT_TO[flight]
    if state.armies[COUNTRIES * seat + source] == 0:
        return NOT_YOURS
    if defender == seat:
        return YOURS
    mine = state.missiles[COUNTRIES * seat + source]
    if mine == 0:
        return NO_MISSILE
    if mine <= state.missiles[COUNTRIES * defender + target]:
        return SHIELD
    borders = limits.border_refusal(state, source, target)
    if borders is not None:
        return borders
    if state.pacts:
        promised = peace.attack_refusal(state, seat, source, defender, target)
        if promised is not None:
            return promised
    force = power(state, seat, source, target)
    if force == 0:
        return OVERFLIGHT
    return None if state.armies[COUNTRIES * defender + target] > force else TOO_FEW_TO_BOMB


def power(state: Teg, seat: i64, source: i64, target: i64) -> i64:
    """How many armies a missile destroys: 3 at one border, 2 at two, 1 at three; 0 if no path is free (T22, T39)."""
    distance = DISTANCE[COUNTRIES * source + target]
    if state.pacts and peace.has_country_pact(state, seat):
        distance = peace.free_distance(state, seat, source, target)
    return RANGE + 1 - distance if distance <= RANGE else 0


def fill_launches(state: Teg, seat: i64, first: i64, actions: Actions) -> None:
    """Every launch at a country."""
    if state.arsenal[seat] == 0:
        return
    for country in range(i64(COUNTRIES)):
        if state.missiles[COUNTRIES * seat + country] == 0:
            continue
        for flight in range(FIRST_FLIGHT[country], FIRST_FLIGHT[country + 1]):
            defender = state.owner[FLIGHT_TO[flight]]
            if defender not in (SHARED, seat) and flight_refusal(state, seat, flight, defender) is None:
                actions.add(first + flight)


def fill_launches_at(state: Teg, seat: i64, first: i64, actions: Actions) -> None:
    """Every launch at an occupant of a condominium."""
    if state.arsenal[seat] == 0:
        return
    for country in range(i64(COUNTRIES)):
        if state.missiles[COUNTRIES * seat + country] == 0:
            continue
        for flight in range(FIRST_FLIGHT[country], FIRST_FLIGHT[country + 1]):
            if state.owner[FLIGHT_TO[flight]] != SHARED:
                continue
            for defender in range(state.seats):
                if launch_at_refusal(state, seat, SEATS * flight + defender) is None:
                    actions.add(first + SEATS * flight + defender)


def launch(state: Teg, seat: i64, flight: i64, _dice: Dice) -> i64:
    """Launch at a country of one owner."""
    detonate(state, seat, flight, state.owner[FLIGHT_TO[flight]])
    return 0


def launch_at(state: Teg, seat: i64, n: i64, _dice: Dice) -> i64:
    """Launch at one occupant of a condominium."""
    detonate(state, seat, n // SEATS, n % SEATS)
    return 0


def detonate(state: Teg, seat: i64, flight: i64, defender: i64) -> None:
    """The missile leaves the board together with the armies it destroys."""
    source = FLIGHT_FROM[flight]
    target = FLIGHT_TO[flight]
    destroyed = power(state, seat, source, target)
    state.missiles[COUNTRIES * seat + source] -= 1
    state.arsenal[seat] -= 1
    state.spent += 1
    forces.remove(state, defender, target, destroyed)
    if target == state.zone[seat]:
        state.zone_attacked = True
    if state.tale is not None:
        facts = {
            "seat": seat,
            "source": COUNTRY[source],
            "target": COUNTRY[target],
            "other_seat": defender,
            "armies": destroyed,
        }
        state.tell("launched", facts)
