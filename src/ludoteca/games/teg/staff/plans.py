"""The plans that a general staff considers: a goal, pursued boldly or carefully. Compiled.

A plan is a number, `GOALS * temper + goal`, and VETERAN or more above that for the level `master`: its plans begin with
a veteran's numbers and not with those of `normal`. The same number is the same plan in every position.
"""

from __future__ import annotations

from typing import Final

from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT
from ludoteca.games.teg.general import ground
from ludoteca.games.teg.general.plan import TABLES, Plan, table_of, veteran
from ludoteca.games.teg.rules import Teg
from ludoteca.games.teg.world.board import CONTINENTS, SIZE
from ludoteca.games.teg.world.data import OCCUPATIONS, REQUIRED, SEATS

# goals: as `normal`, a continent, the countries of a seat, the objective, many countries, a card, to hold what there is
USUAL: Final = 0
CONTINENT: Final = 1
RIVAL: Final = CONTINENT + CONTINENTS
OBJECTIVE: Final = RIVAL + SEATS
GROWTH: Final = OBJECTIVE + 1
CARD: Final = GROWTH + 1
HOLD: Final = CARD + 1
FRONT: Final = HOLD + 1  # armies for the next turn's attacks
GOALS: Final = FRONT + 1

# tempers
STEADY: Final = 0
BOLD: Final = 1
CAREFUL: Final = 2
TEMPERS: Final = 3
VETERAN: Final = GOALS * TEMPERS  # where the plans of veterans begin: those for two seats, then for three, and for more


def first(seats: int, veterans: bool) -> int:
    """The plan that is followed without a thought."""
    return VETERAN * (1 + table_of(seats)) if veterans else USUAL


def temper_of(number: int) -> int:
    """The temper of a plan."""
    return number % VETERAN // GOALS


def plan_of(number: int) -> Plan:
    """A plan by its number, made anew."""
    temper, goal = temper_of(number), number % GOALS
    plan = veteran(1 + number // VETERAN) if number >= VETERAN else Plan()
    if CONTINENT <= goal < RIVAL:
        plan.pull[goal - CONTINENT] = 2.0
    elif RIVAL <= goal < OBJECTIVE:
        plan.grudge[goal - RIVAL] = 2.0
    elif goal == OBJECTIVE:
        plan.objective = 3.0
    elif goal == GROWTH:
        plan.country = 2.5
        plan.caution = 0.8
    elif goal == CARD:
        plan.conquests = 2
        plan.chance = 0.75
        plan.rich_chance = 0.75
    elif goal == HOLD:
        plan.chance = 0.95
        plan.rich_chance = 0.9
        plan.card_chance = 0.7
        plan.aggression = 0.9
        plan.caution = 0.1
    elif goal == FRONT:
        plan.caution = max(1.2, 1.5 * plan.caution)
        plan.zeal = max(3.0, 1.5 * plan.zeal)
        plan.chance = 0.8
        plan.rich_chance = 0.7
    if temper == BOLD:
        plan.card_chance -= 0.1
        plan.rich_chance -= 0.15
        plan.chance -= 0.15
        plan.least_odds -= 0.15
        plan.caution *= 2.5
        plan.zeal *= 2.0
    elif temper == CAREFUL:
        plan.rich_chance += 0.15
        plan.chance += 0.15
        plan.least_odds += 0.1
        plan.caution *= 0.6
    return plan


PLANS: Final = [plan_of(number) for number in range((1 + TABLES) * VETERAN)]


def candidates(state: Teg, seat: i64) -> list[int]:
    """The plans worth a thought, as `normal` would carry them out; the first is its own."""
    numbers = [USUAL, GOALS * BOLD + USUAL, GOALS * CAREFUL + USUAL, GROWTH, GOALS * BOLD + GROWTH]
    numbers += [OBJECTIVE, GOALS * BOLD + OBJECTIVE, GOALS * CAREFUL + OBJECTIVE]
    numbers += [CARD, HOLD, FRONT, GOALS * CAREFUL + GROWTH]
    for continent in range(CONTINENTS):
        held = state.held[CONTINENTS * seat + continent]
        if held == SIZE[continent]:
            continue
        if 5 * held >= 2 * SIZE[continent] or needs(state, seat, continent):
            numbers.append(CONTINENT + continent)
            numbers.append(GOALS * BOLD + CONTINENT + continent)
    if state.seats > 2:
        for rival in range(state.seats):
            if rival == seat or state.alive & BIT[rival] == 0:
                continue
            if state.presence[rival] <= 12 or leads(state, rival) or ground.hunted(state, seat) == rival:
                numbers.append(RIVAL + rival)
                numbers.append(GOALS * BOLD + RIVAL + rival)
    return numbers


def needs(state: Teg, seat: i64, continent: i64) -> bool:
    """Does the seat's objective ask for more countries of a continent than it has?"""
    for place in range(2):
        objective = state.objective[2 * seat + place]
        wanted = REQUIRED[CONTINENTS * objective + continent] if 0 <= objective < OCCUPATIONS else 0
        if state.held[CONTINENTS * seat + continent] < wanted:
            return True
    return False


def leads(state: Teg, seat: i64) -> bool:
    """Has a seat the most countries?"""
    return all(state.count[other] <= state.count[seat] for other in range(state.seats))
