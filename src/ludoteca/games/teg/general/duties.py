"""What a general owes to the international zone he is bound to: one army in it, or an attack on it (T42). Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.engine.native import i64
from ludoteca.games.teg import families
from ludoteca.games.teg.general.ground import NO_ACTION
from ludoteca.games.teg.turn import regroup
from ludoteca.games.teg.war import combat
from ludoteca.games.teg.world import forces, odds
from ludoteca.games.teg.world.board import COUNTRIES, FIRST_BORDER, TO

if TYPE_CHECKING:
    from ludoteca.games.teg.rules import Teg

DUTY: Final = 1000.0  # weighs more than any gain


def placing(state: Teg, seat: i64, country: i64) -> float:
    """No army goes into the zone; one goes beside it where nothing could attack it otherwise."""
    zone = state.zone[seat]
    if zone < 0:
        return 0.0
    if country == zone:
        return -DUTY
    return DUTY if state.owner[zone] != seat and country == place_beside(state, seat) else 0.0


def place_beside(state: Teg, seat: i64) -> i64:
    """The country beside the zone that needs a second army to attack it; NO_ACTION if one can, or none ever will."""
    zone = state.zone[seat]
    alone: i64 = NO_ACTION
    for border in range(FIRST_BORDER[zone], FIRST_BORDER[zone + 1]):
        near = TO[border]
        if state.owner[near] != seat or combat.reach_refusal(state, seat, near, state.owner[zone], zone) is not None:
            continue
        if state.armies[COUNTRIES * seat + near] > 1:
            return NO_ACTION
        if not forces.blockaded(state, near):
            alone = near
    return alone


def attack(state: Teg, seat: i64) -> i64:
    """One attack on the zone, from where it is most likely to succeed, unless it was attacked or is held."""
    zone = state.zone[seat]
    if zone < 0 or state.zone_attacked or state.owner[zone] == seat:
        return NO_ACTION
    best: i64 = NO_ACTION
    most = -1.0
    theirs = state.armies[COUNTRIES * state.owner[zone] + zone]
    for country in range(i64(COUNTRIES)):
        for border in range(FIRST_BORDER[country], FIRST_BORDER[country + 1]):
            if TO[border] != zone or state.owner[country] != seat:
                continue
            chance = odds.win_chance(state.situation, state.armies[COUNTRIES * seat + country], theirs)
            if chance > most and combat.attack_refusal(state, seat, border) is None:
                most = chance
                best = families.ATTACK + border
    return best


def leave(state: Teg, seat: i64) -> i64:
    """All armies but one leave the zone."""
    zone = state.zone[seat]
    if zone < 0 or state.owner[zone] != seat or regroup.movable(state, seat, zone) <= 0:
        return NO_ACTION
    all_of_them = 1 if regroup.movable(state, seat, zone) > 1 else 0
    for border in range(FIRST_BORDER[zone], FIRST_BORDER[zone + 1]):
        action = families.REGROUP + 3 * border + all_of_them
        if state.owner[TO[border]] == seat and state.refusal(seat, action) is None:
            return action
    return NO_ACTION
