"""How pacts end: announced and run out, with a change of owner, or with the death of a player (T37, T40). Compiled.

The other side is free at once. The announcer is bound until the end of the other's next turn that
starts after the announcement: `ending` becomes `expiring` when that turn begins.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT
from ludoteca.games.teg.pacts import aggression, pending, zones
from ludoteca.games.teg.world import forces
from ludoteca.games.teg.world.board import COUNTRIES, COUNTRY, FIRST_FLIGHT, FLIGHT_TO, HIGH, LOW, PAIR_OF, PAIRS
from ludoteca.games.teg.world.data import (
    ALLIANCE_OVER,
    ALONE,
    ANNOUNCED,
    HIGH_ANNOUNCED,
    HIGH_EXPIRES,
    LOW_ANNOUNCED,
    LOW_EXPIRES,
    NOBODY,
    SEATS,
    SHARED,
)

if TYPE_CHECKING:
    from ludoteca.games.teg.rules import Teg


def settle(state: Teg, country: i64) -> None:
    """See who owns a country now; pacts about it end if that has changed."""
    if forces.settle(state, country) and state.pacts:
        owner_changed(state, country)


def owner_changed(state: Teg, country: i64) -> None:
    """A country pact ends when one of its countries gets another owner, a zone when none of its two has it (T40)."""
    if state.signed > 0:
        for flight in range(FIRST_FLIGHT[country], FIRST_FLIGHT[country + 1]):
            pair = PAIR_OF[COUNTRIES * country + FLIGHT_TO[flight]]
            if state.country_pact[pair] != 0:
                state.country_pact[pair] = 0
                state.signed -= 1
                if state.tale is not None:
                    state.tell("pact-lost", {"one": COUNTRY[LOW[pair]], "other": COUNTRY[HIGH[pair]]})
    for seat in range(state.seats):
        if state.zone[seat] == country and state.owner[country] not in (seat, state.zone_with[seat]):
            zones.end(state, seat)


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
    pending.forget(state, seat)
