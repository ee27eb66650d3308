"""Incorporating armies: by countries, by continents, extra, and in the opening laps. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT, NOT_ASKED, Actions, Dice
from ludoteca.engine.values import Refusal
from ludoteca.games.teg.world import forces
from ludoteca.games.teg.world.board import BONUS, CONTINENT, CONTINENT_OF, CONTINENTS, COUNTRIES, COUNTRY, SIZE
from ludoteca.games.teg.world.data import FEW_COUNTRIES, FEWEST_ARMIES, INCORPORATE
from ludoteca.games.teg.world.refusals import BLOCKADED, EXCHANGE_BEGUN, NOT_YOURS, NOTHING_LEFT, ONE_LEFT, WRONG_STEP

if TYPE_CHECKING:
    from ludoteca.games.teg.rules import Teg


def count_armies(state: Teg, seat: i64) -> None:
    """What a seat incorporates at the start of its turn (T35)."""
    countries = state.count[seat]
    state.free = countries // 2 if countries >= FEW_COUNTRIES else FEWEST_ARMIES
    for continent in range(i64(CONTINENTS)):
        whole = state.held[CONTINENTS * seat + continent] == SIZE[continent]
        state.placing[continent] = BONUS[continent] if whole else 0
    if state.tale is not None:
        bonuses = [CONTINENT[k] for k in range(CONTINENTS) if state.placing[k] > 0]
        extra = left(state) - state.free
        state.tell("armies", {"seat": seat, "armies": state.free, "bonus": extra, "continents": bonuses})


def for_country(state: Teg, country: i64) -> i64:
    """How many of the armies in hand may go to a country; condominiums take no continent armies (T45)."""
    if state.owner[country] < 0:
        return state.free
    return state.free + state.placing[CONTINENT_OF[country]]


def left(state: Teg) -> i64:
    """All the armies in hand."""
    total = state.free
    for continent in range(i64(CONTINENTS)):
        total += state.placing[continent]
    return total


def can_place(state: Teg, seat: i64) -> bool:
    """Can any army in hand still go anywhere?"""
    if left(state) == 0:
        return False
    for country in range(i64(COUNTRIES)):
        if (
            state.armies[COUNTRIES * seat + country] > 0
            and for_country(state, country) > 0
            and not forces.blockaded(state, country)
        ):
            return True
    return False


def place_refusal(state: Teg, seat: i64, n: i64) -> Refusal | None:
    """Why one army, or all that may go there, cannot be placed in a country."""
    if seat != state.mover:
        return NOT_ASKED
    if state.phase > INCORPORATE:
        return WRONG_STEP
    country = n >> 1
    if state.laid > 0:
        return EXCHANGE_BEGUN
    if state.holders[country] & BIT[seat] == 0:
        return NOT_YOURS
    fitting = for_country(state, country)
    if fitting == 0:
        return NOTHING_LEFT
    if forces.blockaded(state, country):
        return BLOCKADED
    return ONE_LEFT if n & 1 == 1 and fitting == 1 else None


def fill_places(state: Teg, seat: i64, first: i64, actions: Actions) -> None:
    """Every country that can take an army."""
    if state.laid > 0 or left(state) == 0:
        return
    for country in range(i64(COUNTRIES)):
        if state.armies[COUNTRIES * seat + country] == 0:
            continue
        fitting = for_country(state, country)
        if fitting > 0 and not forces.blockaded(state, country):
            actions.add(first + 2 * country)
            if fitting > 1:
                actions.add(first + 2 * country + 1)


def place(state: Teg, seat: i64, n: i64, _dice: Dice) -> i64:
    """Place one army or all that may go there; a continent's armies are used up first (T54)."""
    country = n >> 1
    count = for_country(state, country) if n & 1 == 1 else 1
    by_continent: i64 = 0
    if state.owner[country] >= 0:
        by_continent = min(count, state.placing[CONTINENT_OF[country]])
        state.placing[CONTINENT_OF[country]] -= by_continent
    state.free -= count - by_continent
    forces.muster(state, seat, country, count)
    if state.tale is not None:
        state.tell("placed", {"seat": seat, "country": COUNTRY[country], "armies": count})
    return 0


def lose_the_rest(state: Teg, seat: i64) -> None:
    """Armies that cannot be placed are lost (T54)."""
    lost = left(state)
    if lost == 0:
        return
    state.free = 0
    for continent in range(i64(CONTINENTS)):
        state.placing[continent] = 0
    if state.tale is not None:
        state.tell("armies-lost", {"seat": seat, "armies": lost})
