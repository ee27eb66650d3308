"""Who has won: the check after every change of owner, eliminations, and the end (T4, T37, T51). Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT
from ludoteca.engine.values import Result
from ludoteca.games.teg.cards import deck
from ludoteca.games.teg.pacts import ending
from ludoteca.games.teg.war import goals
from ludoteca.games.teg.world.board import COUNTRIES
from ludoteca.games.teg.world.data import COMMON, NOBODY, OBJECTIVE, OBJECTIVES, OVER, SEATS

if TYPE_CHECKING:
    from ludoteca.games.teg.rules import Teg


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
    bits = goals.met(state, seat)
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
    deck.inherit(state, seat, by)
    ending.end_all(state, seat)
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
