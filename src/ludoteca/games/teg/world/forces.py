"""Armies and missiles on the map, who owns what, blockades, and dice. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.engine.native import append, i64
from ludoteca.engine.state import BIT, Dice
from ludoteca.games.teg.world.board import CONTINENT_OF, CONTINENTS, COUNTRIES, FIRST_BORDER, TO
from ludoteca.games.teg.world.data import ALONE, MISSILE_PRICE, NOBODY, SHARED

if TYPE_CHECKING:
    from ludoteca.games.teg.rules import Teg


def roll_die(state: Teg, dice: Dice) -> i64:
    """Roll a die in front of everybody."""
    face = dice.below(6) + 1
    state.rolled = append(state.rolled, face)
    return face


def armies(state: Teg, seat: i64, country: i64) -> i64:
    """A seat's armies in a country."""
    return state.armies[COUNTRIES * seat + country]


def missiles(state: Teg, seat: i64, country: i64) -> i64:
    """A seat's missiles in a country."""
    return state.missiles[COUNTRIES * seat + country]


def put(state: Teg, seat: i64, country: i64, count: i64) -> None:
    """Armies come into a country, from the box or from another country."""
    place = COUNTRIES * seat + country
    if state.armies[place] == 0 and count > 0:
        state.holders[country] |= BIT[seat]
        state.presence[seat] += 1
    state.armies[place] += count


def take(state: Teg, seat: i64, country: i64, count: i64) -> None:
    """Armies leave a country."""
    place = COUNTRIES * seat + country
    state.armies[place] -= count
    if state.armies[place] == 0 and count > 0:
        state.holders[country] &= ~BIT[seat]
        state.presence[seat] -= 1


def muster(state: Teg, seat: i64, country: i64, count: i64) -> None:
    """Armies come from the box."""
    state.raised += count
    put(state, seat, country, count)


def remove(state: Teg, seat: i64, country: i64, count: i64) -> None:
    """Armies go back to the box."""
    state.removed += count
    take(state, seat, country, count)


def move(state: Teg, seat: i64, source: i64, target: i64, count: i64) -> None:
    """Armies go from one country to another."""
    take(state, seat, source, count)
    put(state, seat, target, count)


def can_build(state: Teg, seat: i64) -> bool:
    """Has a seat armies enough for a missile in any country? (T21)."""
    most: i64 = 0
    for place in range(COUNTRIES * seat, COUNTRIES * seat + COUNTRIES):
        most = max(most, state.armies[place])
    return most > MISSILE_PRICE


def hand_over_missiles(state: Teg, seat: i64, country: i64, to: i64) -> i64:
    """A seat's missiles in a country get another owner (T20); returns how many."""
    count = state.missiles[COUNTRIES * seat + country]
    if count > 0 and seat != to:
        state.missiles[COUNTRIES * seat + country] = 0
        state.missiles[COUNTRIES * to + country] += count
        state.arsenal[seat] -= count
        state.arsenal[to] += count
    return count


def settle(state: Teg, country: i64) -> bool:
    """Whoever is alone in a country owns it; two share it, and it counts for neither (T45). Has the owner changed?"""
    old = state.owner[country]
    new = ALONE[state.holders[country]]
    if new == old:
        return False
    continent = CONTINENT_OF[country]
    if old >= 0:
        state.count[old] -= 1
        state.held[CONTINENTS * old + continent] -= 1
    if new >= 0:
        state.count[new] += 1
        state.held[CONTINENTS * new + continent] += 1
    state.owner[country] = new
    if new != SHARED:
        state.alliance[country] = 0
    return True


def has_condominium(state: Teg) -> bool:
    """Is any country shared?"""
    shared = False
    for country in range(i64(COUNTRIES)):
        shared = shared or state.owner[country] == SHARED
    return shared


def blockader(state: Teg, country: i64) -> i64:
    """Who blockades a country: three neighbours or more, all of one other colour with 2 armies each (T27)."""
    owner = state.owner[country]
    first = FIRST_BORDER[country]
    last = FIRST_BORDER[country + 1]
    if owner < 0 or last - first < 3:
        return NOBODY
    rival = state.owner[TO[first]]
    if rival < 0 or rival == owner:
        return NOBODY
    for border in range(first, last):
        near = TO[border]
        if state.owner[near] != rival or state.armies[COUNTRIES * rival + near] < 2:
            return NOBODY
    return rival


def blockaded(state: Teg, country: i64) -> bool:
    """May no army be added there? Not in the opening laps, nor if it is the owner's last country (T28)."""
    return state.round > 0 and country != state.freed and blockader(state, country) != NOBODY
