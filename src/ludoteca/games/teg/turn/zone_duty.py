"""Does a player keep the international zone in this turn? One army in it, or an attack on it (T42). Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT, Dice
from ludoteca.games.teg.cards import deck
from ludoteca.games.teg.pacts import due
from ludoteca.games.teg.world import forces
from ludoteca.games.teg.world.board import COUNTRIES, COUNTRY, FIRST_BORDER, TO
from ludoteca.games.teg.world.data import ZONE_CHOICE

if TYPE_CHECKING:
    from ludoteca.games.teg.rules import Teg


def attacks_begin(state: Teg, seat: i64) -> None:
    """Note whether the seat can attack its zone, or could have: only a blockade keeps a lonely army lonely."""
    zone = state.zone[seat]
    if zone < 0 or state.owner[zone] == seat:
        return
    for border in range(FIRST_BORDER[zone], FIRST_BORDER[zone + 1]):
        near = TO[border]
        if state.owner[near] != seat or not due.is_open(state, seat, near, state.owner[zone], zone):
            continue  # that it is to be attacked jointly is no excuse
        if state.armies[COUNTRIES * seat + near] > 1 or not forces.blockaded(state, near):
            state.zone_possible = True


def look_for_a_chance(state: Teg, seat: i64) -> None:
    """Note whether a country beside the zone, perhaps conquered just now, can attack it."""
    zone = state.zone[seat]
    if state.zone_possible or state.owner[zone] == seat:
        return
    for border in range(FIRST_BORDER[zone], FIRST_BORDER[zone + 1]):
        near = TO[border]
        strong = state.owner[near] == seat and state.armies[COUNTRIES * seat + near] > 1
        if strong and due.is_open(state, seat, near, state.owner[zone], zone):
            state.zone_possible = True


def is_kept(state: Teg, seat: i64) -> bool:
    """Held with exactly one army; or not held, but attacked, or impossible to attack."""
    zone = state.zone[seat]
    if zone < 0:
        return True
    if state.owner[zone] == seat:
        return state.armies[COUNTRIES * seat + zone] == 1
    return state.zone_attacked or not state.zone_possible


def broken(state: Teg, seat: i64, dice: Dice) -> bool:
    """Punish a broken zone at the end of the turn; True if the partner must say whether it goes on."""
    if is_kept(state, seat):
        return False
    if state.tale is not None:
        state.tell("zone-broken", {"seat": seat, "country": COUNTRY[state.zone[seat]]})
    if state.hand[seat] > 0:
        deck.give_back(state, seat, dice)
    else:
        state.owes_card |= BIT[seat]
    if state.zone_ending[seat] != 0:  # the partner is free already
        return False
    state.phase = ZONE_CHOICE
    state.mover = state.zone_with[seat]
    return True
