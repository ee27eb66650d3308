"""International zones as they are written down: one country that two players take from each other (T42). Compiled.

`zone[seat]` is the country a seat is bound to, `zone_with` its partner; `zone_ending` is 1 when the seat
announced the end, and 2 during the partner's next turn. Whether a seat keeps its word is looked at in its turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.engine.native import i64
from ludoteca.games.teg.world.board import COUNTRY
from ludoteca.games.teg.world.data import NOBODY

if TYPE_CHECKING:
    from ludoteca.games.teg.rules import Teg


def is_between(state: Teg, seat: i64, other: i64, country: i64) -> bool:
    """Is a country the zone of these two, as long as it binds one of them?"""
    return (state.zone[seat] == country and state.zone_with[seat] == other) or (
        state.zone[other] == country and state.zone_with[other] == seat
    )


def end(state: Teg, seat: i64) -> None:
    """A seat is no longer bound to its zone."""
    if state.zone[seat] < 0:
        return
    if state.tale is not None:
        state.tell("zone-ended", {"seat": seat, "country": COUNTRY[state.zone[seat]]})
    state.zone[seat] = NOBODY
    state.zone_with[seat] = NOBODY
    state.zone_ending[seat] = 0


def end_both(state: Teg, seat: i64) -> None:
    """The zone of a seat and of its partner ends; a partner who already is in another keeps that."""
    partner = state.zone_with[seat]
    if partner >= 0 and state.zone_with[partner] == seat:
        end(state, partner)
    end(state, seat)
