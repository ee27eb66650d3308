"""What ground is worth to a general: what he wants, what he may take, and what he may lose. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT
from ludoteca.games.teg.pacts import peace
from ludoteca.games.teg.war import goals
from ludoteca.games.teg.world import odds
from ludoteca.games.teg.world.board import BONUS, CONTINENT_OF, CONTINENTS, COUNTRIES, FIRST_BORDER, ISLAND, SIZE, TO
from ludoteca.games.teg.world.data import CLASSIC, ISLANDS_OBJECTIVE, NOBODY, OCCUPATIONS, REQUIRED, SHARED

if TYPE_CHECKING:
    from ludoteca.games.teg.rules import Teg

AGGRESSION: Final = 0.6  # how likely a rival who could attack a country does
CAUTION: Final = 0.3  # what a country that may be taken counts for one with few countries
LUMPS: Final = (2, 3, 5, 8, 13, 1000)
NO_ACTION: Final = -1


def pull_of_continents(state: Teg, seat: i64) -> list[float]:
    """How much a seat wants more of each continent: for its armies, and for the objective."""
    pull = [0.0] * CONTINENTS
    for continent in range(CONTINENTS):
        held = state.held[CONTINENTS * seat + continent]
        share = float(held) / float(SIZE[continent])
        pull[continent] = 4.0 * share * share * float(BONUS[continent]) / float(SIZE[continent])
        for place in range(2):
            objective = state.objective[2 * seat + place]
            if 0 <= objective < OCCUPATIONS and held < REQUIRED[CONTINENTS * objective + continent]:
                pull[continent] += 0.8 + share
    return pull


def worths(state: Teg, seat: i64) -> list[float]:
    """What each country is worth to a seat."""
    pull = pull_of_continents(state, seat)
    target = hunted(state, seat)
    islands = state.objective[2 * seat] == ISLANDS_OBJECTIVE or state.objective[2 * seat + 1] == ISLANDS_OBJECTIVE
    worth = [0.0] * COUNTRIES
    for country in range(COUNTRIES):
        continent = CONTINENT_OF[country]
        value = 1.0 + pull[continent]
        owner = state.owner[country]
        if islands and ISLAND[country] == 1:
            value += 0.7
        if owner >= 0 and owner != seat:
            if owner == target:
                value += 2.0
            if state.held[CONTINENTS * owner + continent] == SIZE[continent]:
                value += 1.5
            if state.count[owner] >= 28:
                value += 1.0
            if state.presence[owner] <= 3:
                value += 1.0 + 0.5 * float(state.hand[owner])
        worth[country] = value
    return worth


def hunted(state: Teg, seat: i64) -> i64:
    """The living player whom the seat's objective tells it to destroy, if any."""
    rival = goals.rival_of(state, seat, state.objective[2 * seat])
    return rival if rival >= 0 and state.alive & BIT[rival] != 0 else NOBODY


def front(state: Teg, seat: i64, country: i64, armies: i64, worth: list[float]) -> float:
    """What a country with this many armies can be expected to take from its neighbours, one after the other."""
    total = 0.0
    left = armies
    taken: i64 = 0
    first = FIRST_BORDER[country]
    last = FIRST_BORDER[country + 1]
    while left >= 2:
        best = 0.0
        choice: i64 = NOBODY
        for border in range(first, last):
            near = TO[border]
            owner = state.owner[near]
            if owner in (seat, SHARED) or taken & BIT[border - first] != 0:
                continue
            if state.pacts and peace.attack_refusal(state, seat, country, owner, near) is not None:
                continue
            chance = odds.win_chance(state.situation, left, state.armies[COUNTRIES * owner + near])
            if chance > 0.55 and chance * worth[near] > best:
                best = chance * worth[near]
                choice = border
        if choice == NOBODY:
            break
        taken |= BIT[choice - first]
        total += best
        fought = state.armies[COUNTRIES * state.owner[TO[choice]] + TO[choice]]
        left -= 1 + (3 * fought + 1) // 4
    return total


def is_border(state: Teg, seat: i64, country: i64) -> bool:
    """Does a country touch anything that is not the seat's?"""
    return any(state.owner[TO[border]] != seat for border in range(FIRST_BORDER[country], FIRST_BORDER[country + 1]))


def gain_of(state: Teg, seat: i64, country: i64, more: i64, worth: list[float]) -> float:
    """What some more armies in a country are worth."""
    if not is_border(state, seat, country):
        return 0.0
    mine = state.armies[COUNTRIES * seat + country]
    taking = front(state, seat, country, mine + more, worth) - front(state, seat, country, mine, worth)
    keeping = risk(state, seat, country, mine) - risk(state, seat, country, mine + more)
    return offence(state, seat) * taking + keeping * worth[country]


def offence(state: Teg, seat: i64) -> float:
    """What a country that may be taken counts against one that may be lost: more, the more a seat has."""
    living: i64 = 0
    for other in range(state.seats):
        if state.alive & BIT[other] != 0:
            living += 1
    share = float(state.count[seat] * living) / float(COUNTRIES)
    return CAUTION if share < 1.0 else min(1.2, CAUTION * share * share)


def lump(state: Teg, seat: i64, country: i64, fitting: i64, worth: list[float]) -> i64:
    """How many armies should come together so that each of them does most."""
    best: i64 = 1
    most = gain_of(state, seat, country, 1, worth)
    for more in LUMPS:
        many = min(i64(more), fitting)
        each = gain_of(state, seat, country, many, worth) / float(many)
        if each > most:
            most = each
            best = many
    return best


def risk(state: Teg, seat: i64, country: i64, armies: i64) -> float:
    """How likely a country with this many armies falls before the next turn, as far as its neighbours go."""
    safe = 1.0
    for border in range(FIRST_BORDER[country], FIRST_BORDER[country + 1]):
        owner = state.owner[TO[border]]
        if owner < 0 or owner == seat:
            continue
        theirs = state.armies[COUNTRIES * owner + TO[border]]
        if theirs >= 2:
            safe *= 1.0 - AGGRESSION * odds.win_chance(CLASSIC, theirs, armies)
        else:  # it may get reinforcements
            safe *= 1.0 - 0.5 * AGGRESSION * odds.win_chance(CLASSIC, theirs + 2, armies)
    return 1.0 - safe
