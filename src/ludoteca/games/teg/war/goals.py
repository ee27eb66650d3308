"""Objectives: whom they tell to destroy, what they require, and whether they are met (T3, T5). Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT
from ludoteca.games.teg.world.board import CONTINENT_OF, CONTINENTS, COUNTRIES, ISLAND, SIZE
from ludoteca.games.teg.world.data import (
    DESTROY,
    DESTROY_LEFT,
    EXTRA_FOR_THREE,
    ISLAND_CONTINENTS,
    ISLANDS_NEEDED,
    ISLANDS_OBJECTIVE,
    MANY,
    MANY_COUNTRIES,
    NEEDED,
    NOBODY,
    OBJECTIVES,
    OCCUPATIONS,
    REQUIRED,
)

if TYPE_CHECKING:
    from ludoteca.games.teg.rules import Teg


def rival_of(state: Teg, seat: i64, objective: i64) -> i64:
    """Whom an objective tells a seat to destroy, if anybody; fixed at set-up (T5)."""
    if objective < DESTROY:
        return NOBODY
    if objective == DESTROY_LEFT:
        return (seat + 1) % state.seats
    for other in range(state.seats):
        if state.colours[other] == objective - DESTROY and other != seat:
            return other
    return (seat + state.seats - 1) % state.seats  # the player on the right


def has_met(state: Teg, seat: i64, objective: i64) -> bool:
    """Is an objective met by a seat?"""
    if objective >= DESTROY:
        return state.killer[rival_of(state, seat, objective)] == seat
    if objective == MANY_COUNTRIES:
        return state.count[seat] >= MANY
    for continent in range(i64(CONTINENTS)):
        if state.held[CONTINENTS * seat + continent] < REQUIRED[CONTINENTS * objective + continent]:
            return False
    if objective == ISLANDS_OBJECTIVE and not has_islands(state, seat):
        return False
    return state.seats != 3 or state.count[seat] >= required(state, seat, objective) + EXTRA_FOR_THREE


def required(state: Teg, seat: i64, objective: i64) -> i64:
    """The fewest of a seat's own countries that meet an occupation, or would with the islands it has (T3)."""
    needed = NEEDED[objective]
    return needed + islands_apart(state, seat) if objective == ISLANDS_OBJECTIVE else needed


def islands_apart(state: Teg, seat: i64) -> i64:
    """How many of the six islands are beside the countries of the islands objective, as few as possible (T3)."""
    serving: i64 = 0  # islands that are at the same time countries of a continent which the objective names
    continents: i64 = 0
    for continent in range(i64(CONTINENTS)):
        wanted = REQUIRED[CONTINENTS * ISLANDS_OBJECTIVE + continent]
        if wanted > 0:
            here = min(wanted, islands_in(state, seat, continent, wanted == SIZE[continent]))
            serving += here
            continents += min(here, 1)
    apart = max(ISLANDS_NEEDED - serving, ISLAND_CONTINENTS - continents)
    return max(apart, 0)


def islands(state: Teg, seat: i64) -> i64:
    """All the islands of a seat."""
    count: i64 = 0
    for country in range(i64(COUNTRIES)):
        if ISLAND[country] == 1 and state.owner[country] == seat:
            count += 1
    return count


def islands_in(state: Teg, seat: i64, continent: i64, whole: bool) -> i64:
    """A seat's islands in a continent; all there are where the whole continent is needed anyway."""
    count: i64 = 0
    for country in range(i64(COUNTRIES)):
        if ISLAND[country] == 1 and CONTINENT_OF[country] == continent and (whole or state.owner[country] == seat):
            count += 1
    return count


def has_islands(state: Teg, seat: i64) -> bool:
    """Six islands in at least three continents; one may also serve as a country of its continent (T3)."""
    islands: i64 = 0
    continents: i64 = 0
    last: i64 = NOBODY
    for country in range(i64(COUNTRIES)):
        if ISLAND[country] == 1 and state.owner[country] == seat:
            islands += 1
            if CONTINENT_OF[country] != last:
                last = CONTINENT_OF[country]
                continents += 1
    return islands >= ISLANDS_NEEDED and continents >= ISLAND_CONTINENTS


def met(state: Teg, seat: i64) -> i64:
    """Bits of all the objectives of this match that a seat meets now, its own or not."""
    bits: i64 = 0
    for objective in range(i64(OCCUPATIONS)):
        if has_met(state, seat, objective):
            bits |= BIT[objective]
    if state.seats > 3:
        for objective in range(i64(MANY_COUNTRIES), i64(OBJECTIVES)):
            if has_met(state, seat, objective):
                bits |= BIT[objective]
    return bits
