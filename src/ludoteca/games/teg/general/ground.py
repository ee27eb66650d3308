"""What ground is worth to a general: what he wants, what he may take, and what he may lose. Compiled."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT
from ludoteca.games.teg.general import suspicion
from ludoteca.games.teg.general.plan import Plan
from ludoteca.games.teg.pacts import peace
from ludoteca.games.teg.war import goals
from ludoteca.games.teg.world import odds
from ludoteca.games.teg.world.board import BONUS, CONTINENT_OF, CONTINENTS, COUNTRIES, FIRST_BORDER, ISLAND, SIZE, TO
from ludoteca.games.teg.world.data import CLASSIC, ISLANDS_OBJECTIVE, NOBODY, OCCUPATIONS, REQUIRED, SHARED

if TYPE_CHECKING:
    from ludoteca.games.teg.rules import Teg

LUMPS: Final = (2, 3, 5, 8, 13, 1000)
NO_ACTION: Final = -1


def pull_of_continents(state: Teg, seat: i64, plan: Plan, secret: bool) -> list[float]:
    """How much a seat wants more of each continent: for its armies, and for the objective."""
    pull = [0.0] * CONTINENTS
    for continent in range(CONTINENTS):
        held = state.held[CONTINENTS * seat + continent]
        share = float(held) / float(SIZE[continent])
        armies = float(BONUS[continent]) / float(SIZE[continent])
        pull[continent] = plan.pull[continent] + plan.continent * math.pow(share, plan.early) * armies
        if not secret:
            continue
        for place in range(2):
            objective = state.objective[2 * seat + place]
            if 0 <= objective < OCCUPATIONS and held < REQUIRED[CONTINENTS * objective + continent]:
                pull[continent] += plan.objective + share
    return pull


def worths(state: Teg, seat: i64, plan: Plan, secret: bool = True) -> list[float]:
    """What each country is worth to a seat; without its secret objective as far as others can tell."""
    pull = pull_of_continents(state, seat, plan, secret)
    target = hunted(state, seat) if secret else i64(NOBODY)
    islands = secret and (
        state.objective[2 * seat] == ISLANDS_OBJECTIVE or state.objective[2 * seat + 1] == ISLANDS_OBJECTIVE
    )
    winning = [rival != seat and suspicion.is_winning(state, rival) for rival in range(state.seats)]
    worth = [0.0] * COUNTRIES
    for country in range(COUNTRIES):
        continent = CONTINENT_OF[country]
        value = plan.country + pull[continent]
        owner = state.owner[country]
        if islands and ISLAND[country] == 1:
            value += 0.7
        if owner >= 0 and owner != seat:
            value += plan.grudge[owner]
            if owner == target:
                value += plan.hunt
            if state.held[CONTINENTS * owner + continent] == SIZE[continent]:
                value += plan.breaking
            if winning[owner]:
                value += plan.alarm
            if state.presence[owner] <= 3:
                value += plan.finish + 0.5 * float(state.hand[owner])
        worth[country] = value
    return worth


def hunted(state: Teg, seat: i64) -> i64:
    """The living player whom the seat's objective tells it to destroy, if any."""
    rival = goals.rival_of(state, seat, state.objective[2 * seat])
    return rival if rival >= 0 and state.alive & BIT[rival] != 0 else NOBODY


def front(state: Teg, seat: i64, country: i64, armies: i64, worth: list[float], plan: Plan) -> float:
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
            if chance > plan.hope and chance * worth[near] > best:
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


def gain_of(state: Teg, seat: i64, country: i64, more: i64, worth: list[float], plan: Plan) -> float:
    """What some more armies in a country are worth."""
    if not is_border(state, seat, country):
        return 0.0
    mine = state.armies[COUNTRIES * seat + country]
    taking = front(state, seat, country, mine + more, worth, plan)
    taking -= front(state, seat, country, mine, worth, plan)
    keeping = risk(state, seat, country, mine, plan) - risk(state, seat, country, mine + more, plan)
    return offence(state, seat, plan) * taking + keeping * worth[country]


def offence(state: Teg, seat: i64, plan: Plan) -> float:
    """What a country that may be taken counts against one that may be lost: more, the more a seat has."""
    share = float(state.count[seat] * suspicion.living(state)) / float(COUNTRIES)
    return plan.caution if share < 1.0 else min(plan.zeal, plan.caution * share * share)


def lump(state: Teg, seat: i64, country: i64, fitting: i64, worth: list[float], plan: Plan) -> i64:
    """How many armies should come together so that each of them does most."""
    best: i64 = 1
    most = gain_of(state, seat, country, 1, worth, plan)
    for more in LUMPS:
        many = min(i64(more), fitting)
        each = gain_of(state, seat, country, many, worth, plan) / float(many)
        if each > most:
            most = each
            best = many
    return best


def risk(state: Teg, seat: i64, country: i64, armies: i64, plan: Plan) -> float:
    """How likely a country with this many armies falls before the next turn, as far as its neighbours go."""
    safe = 1.0
    for border in range(FIRST_BORDER[country], FIRST_BORDER[country + 1]):
        owner = state.owner[TO[border]]
        if owner < 0 or owner == seat:
            continue
        theirs = state.armies[COUNTRIES * owner + TO[border]]
        if theirs >= 2:
            safe *= 1.0 - plan.aggression * odds.win_chance(CLASSIC, theirs, armies)
        else:  # it may get reinforcements
            safe *= 1.0 - 0.5 * plan.aggression * odds.win_chance(CLASSIC, theirs + 2, armies)
    return 1.0 - safe
