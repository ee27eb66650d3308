"""What a general thinks that others are after, from what everybody sees. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT
from ludoteca.games.teg.war import goals
from ludoteca.games.teg.world.board import CONTINENTS
from ludoteca.games.teg.world.data import (
    EXTRA_FOR_THREE,
    ISLANDS_NEEDED,
    ISLANDS_OBJECTIVE,
    NOBODY,
    OBJECTIVES,
    OCCUPATIONS,
    REQUIRED,
)

if TYPE_CHECKING:
    from ludoteca.games.teg.rules import Teg

MANY: Final = 28  # countries of one who may soon have won
NEARLY: Final = 1  # countries missing for an objective that he may have


def missing(state: Teg, seat: i64, objective: i64) -> i64:
    """How many countries a seat lacks for an occupation."""
    lacking: i64 = 0
    for continent in range(i64(CONTINENTS)):
        lacking += max(0, REQUIRED[CONTINENTS * objective + continent] - state.held[CONTINENTS * seat + continent])
    if objective == ISLANDS_OBJECTIVE:
        lacking = max(lacking, ISLANDS_NEEDED - goals.islands(state, seat))
    if state.seats == 3:
        lacking = max(lacking, goals.required(state, seat, objective) + EXTRA_FOR_THREE - state.count[seat])
    return lacking


def is_winning(state: Teg, rival: i64) -> bool:
    """Does a rival look as if he wins soon: many countries, or next to all that an objective asks for?

    What he would have won with already he does not have (T56); nobody knows two players' pairs of objectives.
    """
    if state.count[rival] >= MANY:
        return True
    if state.seats == 2:
        return False
    for objective in range(i64(OCCUPATIONS)):
        possible = state.ruled_out[OBJECTIVES * rival + objective] & BIT[objective] == 0
        if possible and missing(state, rival, objective) <= NEARLY:
            return True
    return False


def leader(state: Teg, seat: i64) -> i64:
    """The rival who looks most like winning soon; NOBODY if none does."""
    best: i64 = NOBODY
    for rival in range(state.seats):
        more = best == NOBODY or state.count[rival] > state.count[best]
        if more and rival != seat and state.alive & BIT[rival] != 0 and is_winning(state, rival):
            best = rival
    return best


def living(state: Teg) -> i64:
    """How many are still on the map."""
    count: i64 = 0
    for seat in range(state.seats):
        if state.alive & BIT[seat] != 0:
            count += 1
    return count
