"""What is to be known about a seat in order to judge how likely it wins, as numbers of about 0 to 1. Compiled."""

from __future__ import annotations

import math
from typing import Final

from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT
from ludoteca.games.teg.cards import exchange
from ludoteca.games.teg.general import ground, suspicion
from ludoteca.games.teg.pacts import peace
from ludoteca.games.teg.rules import Teg
from ludoteca.games.teg.war import goals
from ludoteca.games.teg.world import odds
from ludoteca.games.teg.world.board import (
    BONUS,
    CONTINENT_OF,
    CONTINENTS,
    COUNTRIES,
    FIRST_BORDER,
    ISLAND,
    SIZE,
    TO,
)
from ludoteca.games.teg.world.data import (
    CLASSIC,
    COMMON,
    ISLANDS_OBJECTIVE,
    MANY,
    MANY_COUNTRIES,
    OCCUPATIONS,
    REQUIRED,
)

FACTS: Final = 28
FAR: Final = 40.0  # countries missing that are as good as never


def wait(state: Teg, seat: i64) -> i64:
    """How many turns of others come before this seat's next one, as the order of rounds has it (T9)."""
    before: i64 = 0
    for step in range(state.step, state.seats):
        other = (state.starter + step) % state.seats
        if other == seat:
            return before
        if state.alive & BIT[other] != 0:
            before += 1
    for step in range(1, state.seats + 1):
        other = (state.starter + step) % state.seats
        if other == seat:
            return before
        if state.alive & BIT[other] != 0:
            before += 1
    return before


def missing(state: Teg, seat: i64, objective: i64) -> float:
    """How many countries a seat lacks for an objective; FAR if it cannot be told in countries."""
    if objective < 0:
        return 0.0
    if objective == MANY_COUNTRIES:
        return float(max(0, MANY - state.count[seat]))
    if objective >= OCCUPATIONS:
        rival = goals.rival_of(state, seat, objective)
        return float(state.presence[rival]) if state.alive & BIT[rival] != 0 else FAR
    return float(suspicion.missing(state, seat, objective))


def is_missing(state: Teg, seat: i64, country: i64) -> bool:
    """Does a country bring the seat nearer to its objective?"""
    for place in range(2):
        objective = state.objective[2 * seat + place]
        if objective < 0:
            continue
        continent = CONTINENT_OF[country]
        if objective < OCCUPATIONS:
            if state.held[CONTINENTS * seat + continent] < REQUIRED[CONTINENTS * objective + continent]:
                return True
            if objective == ISLANDS_OBJECTIVE and ISLAND[country] == 1:
                return True
        elif objective >= MANY_COUNTRIES + 1 and goals.rival_of(state, seat, objective) == state.owner[country]:
            return True
    return False


def income(state: Teg, seat: i64) -> float:
    """The armies of a seat's next turn, without cards."""
    armies = max(4, state.count[seat] // 2)
    for continent in range(i64(CONTINENTS)):
        if state.held[CONTINENTS * seat + continent] == SIZE[continent]:
            armies += BONUS[continent]
    return float(armies)


def near(gap: float, scale: float) -> float:
    """1 where nothing is missing, less the more is."""
    return math.exp(-max(0.0, gap) / scale)


class Survey:
    """What a look over the map says about a seat."""

    def __init__(self, state: Teg, seat: i64) -> None:
        self.armies = 0.0
        self.all_armies = 0.0
        self.striking = 0.0  # armies that can attack
        self.exposed = 0.0  # countries likely to be lost
        self.takable = 0.0
        self.wanted = 0.0  # those of them that the objective asks for
        self.guarded = 0.0  # rivals' armies in countries that the objective asks for
        for country in range(i64(COUNTRIES)):
            owner = state.owner[country]
            here = float(state.armies[COUNTRIES * seat + country])
            self.armies += here
            self.all_armies += here
            if owner == seat:
                self.look_at_own(state, seat, country)
            elif owner >= 0:
                self.look_at_rival(state, seat, country)

    def look_at_own(self, state: Teg, seat: i64, country: i64) -> None:
        """How likely it falls, and what can attack from it."""
        here = state.armies[COUNTRIES * seat + country]
        safe = 1.0
        border = False
        for at in range(FIRST_BORDER[country], FIRST_BORDER[country + 1]):
            neighbour = TO[at]
            holder = state.owner[neighbour]
            if holder < 0 or holder == seat:
                continue
            border = True
            theirs = state.armies[COUNTRIES * holder + neighbour]
            if theirs > 1 and not kept(state, holder, neighbour, seat, country):
                safe *= 1.0 - 0.6 * odds.win_chance(CLASSIC, theirs, here)
        self.exposed += 1.0 - safe
        if border:
            self.striking += float(here - 1)

    def look_at_rival(self, state: Teg, seat: i64, country: i64) -> None:
        """How likely it can be taken."""
        owner = state.owner[country]
        theirs = state.armies[COUNTRIES * owner + country]
        self.all_armies += float(theirs)
        strongest: i64 = 0
        for at in range(FIRST_BORDER[country], FIRST_BORDER[country + 1]):
            source = state.armies[COUNTRIES * seat + TO[at]]
            if source > strongest and not kept(state, seat, TO[at], owner, country):
                strongest = source
        chance = odds.win_chance(CLASSIC, strongest, theirs) if strongest > 1 else 0.0
        self.takable += chance
        if is_missing(state, seat, country):
            self.wanted += chance
            self.guarded += float(theirs)


def trade(state: Teg, seat: i64) -> float:
    """The armies that a seat's cards bring, if they are an exchange."""
    if state.hand[seat] == 0 or exchange.layable(state, seat) == 0:
        return 0.0
    return float(exchange.armies_for(state.exchanges[seat] + 1))


def facts(state: Teg, seat: i64) -> list[float]:
    """The numbers of one living seat."""
    survey = Survey(state, seat)
    share = float(suspicion.living(state))
    incomes = 0.0
    most: i64 = 0
    for other in range(state.seats):
        if state.alive & BIT[other] != 0:
            incomes += income(state, other)
            most = max(most, state.count[other] if other != seat else 0)
    own = income(state, seat)
    cards = trade(state, seat)
    countries = float(state.count[seat])
    common = max(0.0, float(COMMON) - countries)
    first = missing(state, seat, state.objective[2 * seat])
    second = missing(state, seat, state.objective[2 * seat + 1])
    secret = max(first, second) + 0.5 * min(first, second) if state.seats == 2 else first
    turns = wait(state, seat)
    soon = 1.0 - float(turns) / (2.0 * share - 1.0)
    now = 1.0 if turns == 0 else 0.0
    armies = survey.armies * share / survey.all_armies / 2.0
    incoming = own * share / incomes / 2.0
    takable = survey.takable / 12.0
    force = own + cards + survey.striking
    return [
        countries * share / float(COUNTRIES) / 2.0,
        armies,
        incoming,
        near(common, 3.0),
        near(common, 10.0),
        near(secret, 2.0),
        near(secret, 6.0),
        float(state.hand[seat]) / 5.0,
        cards / (cards + incomes / share + 1.0),
        soon,
        now,
        survey.striking / (survey.armies + 1.0),
        survey.exposed / (countries + 1.0),
        takable,
        min(1.0, survey.wanted / (secret + 1.0)),
        survey.guarded / (survey.armies + survey.guarded + 1.0),
        soon * takable,
        now * takable,
        now * near(secret - survey.takable, 3.0),
        now * near(common - survey.takable, 3.0),
        armies * incoming,
        float(most - state.count[seat]) / float(COUNTRIES),
        float(state.arsenal[seat]) / 3.0,
        share / 6.0,
        survey.exposed / 12.0,
        1.0 if ground.hunted(state, seat) >= 0 else 0.0,
        near(secret - force, 4.0),
        near(common - force, 4.0),
    ]


def kept(state: Teg, seat: i64, source: i64, rival: i64, target: i64) -> bool:
    """Does a pact keep a seat from attacking there?"""
    return state.pacts and peace.peace_refusal(state, seat, source, rival, target) is not None
