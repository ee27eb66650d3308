"""Objectives, eliminations and the end. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT
from ludoteca.engine.values import Result
from ludoteca.games.teg import breaking, cards
from ludoteca.games.teg.board import CONTINENT_OF, CONTINENTS, COUNTRIES, ISLAND, SIZE
from ludoteca.games.teg.data import (
    COMMON,
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
    OBJECTIVE,
    OBJECTIVES,
    OCCUPATIONS,
    OVER,
    REQUIRED,
    SEATS,
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


def check_everybody(state: Teg) -> None:
    """Has anybody won? Asked after every change of owner: whose turn it is first, then in turn order (T4)."""
    for step in range(state.seats):
        seat = (state.current + step) % state.seats
        if state.alive & BIT[seat] != 0:
            check(state, seat)
            if state.phase == OVER:
                return


def check(state: Teg, seat: i64) -> None:
    """Has this seat won? Asked after every change of owner and at the start of its turn (T4, T7).

    What it would have won with is ruled out for everybody who guesses its objective (T56): the place
    [objective] of a seat has a bit for each other objective that was met at the same moment.
    """
    bits = met(state, seat)
    first = state.objective[2 * seat]
    second = state.objective[2 * seat + 1]
    if bits & BIT[first] != 0 and (second < 0 or bits & BIT[second] != 0):
        if state.tale is not None:
            own = [OBJECTIVE[first]] if second < 0 else [OBJECTIVE[first], OBJECTIVE[second]]
            state.tell("objective-met", {"seat": seat, "objectives": own})
        finish(state, seat, "objective")
    elif state.count[seat] >= COMMON:
        if state.tale is not None:
            state.tell("common-met", {"seat": seat, "countries": state.count[seat]})
        finish(state, seat, "common")
    elif bits != 0:
        for objective in range(i64(OBJECTIVES)):
            if bits & BIT[objective] != 0:
                state.ruled_out[OBJECTIVES * seat + objective] |= bits


def eliminate(state: Teg, seat: i64, by: i64) -> None:
    """A colour's last army fell: its cards are inherited, its pacts end (T37)."""
    state.alive &= ~BIT[seat]
    state.killer[seat] = by
    order: i64 = 1
    for other in range(state.seats):
        order = max(order, state.fallen[other] + 1)
    state.fallen[seat] = order
    if state.tale is not None:
        state.tell("eliminated", {"seat": seat, "by_seat": by})
    cards.inherit(state, seat, by)
    breaking.end_all(state, seat)
    if state.alive == BIT[by]:
        finish(state, by, "last")


def finish(state: Teg, winner: i64, reason: str) -> None:
    """The match is over."""
    state.phase = OVER
    state.winner = winner
    state.reason = reason
    state.mover = NOBODY
    if state.tale is not None:
        for seat in range(state.seats):
            own = [OBJECTIVE[state.objective[2 * seat]]]
            if state.objective[2 * seat + 1] >= 0:
                own.append(OBJECTIVE[state.objective[2 * seat + 1]])
            state.tell("objective-shown", {"seat": seat, "objectives": own})


def finish_by_countries(state: Teg) -> None:
    """Nobody won within the limit of rounds: the most countries win, then armies, then nobody (T51)."""
    if state.tale is not None:
        state.tell("limit", {"rounds": state.round})
    finish(state, NOBODY, "limit")


def total_armies(state: Teg, seat: i64) -> i64:
    """All the armies of a seat."""
    total: i64 = 0
    for place in range(COUNTRIES * seat, COUNTRIES * seat + COUNTRIES):
        total += state.armies[place]
    return total


def result(state: Teg) -> Result:
    """The winner, then the living by countries and armies, then the dead, last fallen first."""
    worth = [0] * SEATS
    for seat in range(state.seats):
        if state.alive & BIT[seat] != 0:
            worth[seat] = 1_000_000 + 10_000 * state.count[seat] + total_armies(state, seat)
        else:
            worth[seat] = state.fallen[seat]
        if seat == state.winner:
            worth[seat] += 100_000_000
    ranks = [1 + sum(1 for other in range(state.seats) if worth[other] > worth[seat]) for seat in range(state.seats)]
    scores = [float(state.count[seat]) for seat in range(state.seats)]
    return Result(tuple(ranks), tuple(scores), state.reason)
