"""Armies that go into a country which fell, and into one from which an occupant was driven out (T19, T48). Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.engine.native import i64
from ludoteca.engine.state import NOT_ASKED, Actions, Dice
from ludoteca.engine.values import Refusal
from ludoteca.games.teg.pacts import ending
from ludoteca.games.teg.war import victory
from ludoteca.games.teg.world import forces
from ludoteca.games.teg.world.board import COUNTRIES, COUNTRY
from ludoteca.games.teg.world.data import ADVANCE, ATTACK, NOBODY, SHARED
from ludoteca.games.teg.world.refusals import ADVANCE_RANGE, WRONG_STEP

if TYPE_CHECKING:
    from ludoteca.games.teg.rules import Teg


def offer_advance(state: Teg, seat: i64, source: i64, target: i64, least: i64, most: i64) -> None:
    """Ask how many armies go in, if there is a choice."""
    if most <= least:
        return
    state.phase = ADVANCE
    state.mover = seat
    state.advance_from = source
    state.advance_to = target
    state.advance_least = least
    state.advance_most = most


def advance_refusal(state: Teg, seat: i64, count: i64) -> Refusal | None:
    """Why this number of armies cannot advance."""
    if seat != state.mover:
        return NOT_ASKED
    if state.phase != ADVANCE:
        return WRONG_STEP
    return None if state.advance_least <= count <= state.advance_most else ADVANCE_RANGE


def fill_advance(state: Teg, _seat: i64, first: i64, actions: Actions) -> None:
    """Every number of armies that may advance."""
    for count in range(state.advance_least, state.advance_most + 1):
        actions.add(first + count)


def advance(state: Teg, seat: i64, count: i64, _dice: Dice) -> i64:
    """Armies go into the country that fell; the first of a conquest is there already."""
    source = state.advance_from
    target = state.advance_to
    more = count - state.advance_least
    expelled = state.advance_least == 0
    if more > 0:
        stays = state.owner[target]
        forces.move(state, seat, source, target, more)
        ending.settle(state, target)
        if stays not in (seat, SHARED):
            move_in(state, seat, stays, target)
        if state.tale is not None:
            facts = {"seat": seat, "source": COUNTRY[source], "target": COUNTRY[target], "armies": more}
            state.tell("advanced", facts)
    state.loot = 0
    state.advance_from = NOBODY
    state.advance_least = 0
    state.advance_most = 0
    if state.next_advance >= 0:
        follower = state.next_advance
        state.next_advance = NOBODY
        offer_advance(state, follower, state.next_advance_from, target, 1, state.next_advance_most)
    else:
        state.advance_to = NOBODY
        state.phase = ATTACK
        state.mover = state.current
        if expelled:  # only now is it settled whose country it is (T4, T48)
            victory.check_everybody(state)
    return 0


def move_in(state: Teg, seat: i64, stays: i64, target: i64) -> None:
    """The attacker takes the place and the missiles of the occupant driven out; no pact comes of it (T48, T49)."""
    state.missiles[COUNTRIES * stays + target] -= state.loot
    state.missiles[COUNTRIES * seat + target] += state.loot
    state.arsenal[stays] -= state.loot
    state.arsenal[seat] += state.loot
    if state.tale is not None:
        state.tell("moved-in", {"seat": seat, "other_seat": stays, "country": COUNTRY[target]})
