"""What the situation card of the round forbids: to whom it gives a rest, and which borders it closes. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.engine.native import i64
from ludoteca.engine.values import Refusal
from ludoteca.games.teg.world.board import CONTINENT_OF
from ludoteca.games.teg.world.data import CLOSED, NOBODY, OPEN, REST
from ludoteca.games.teg.world.refusals import CLOSED_BORDERS, OPEN_BORDERS

if TYPE_CHECKING:
    from ludoteca.games.teg.rules import Teg


def seat_of_colour(state: Teg, colour: i64) -> i64:
    """Who plays a colour, if anybody."""
    for seat in range(state.seats):
        if state.colours[seat] == colour:
            return seat
    return NOBODY


def resting(state: Teg, seat: i64) -> bool:
    """Does the situation card make this seat rest (T17)?"""
    return state.situation == REST + state.colours[seat]


def border_refusal(state: Teg, source: i64, target: i64) -> Refusal | None:
    """Open borders let attacks and missiles only out of a continent, closed ones only inside it (T16)."""
    if state.situation == OPEN and CONTINENT_OF[source] == CONTINENT_OF[target]:
        return OPEN_BORDERS
    if state.situation == CLOSED and CONTINENT_OF[source] != CONTINENT_OF[target]:
        return CLOSED_BORDERS
    return None
