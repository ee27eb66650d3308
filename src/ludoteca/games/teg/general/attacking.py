"""How a general attacks: by the odds, agreed attacks and missiles first, and how many advance. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT
from ludoteca.games.teg import families
from ludoteca.games.teg.cards import deck
from ludoteca.games.teg.general import duties, ground, regrouping
from ludoteca.games.teg.general.ground import NO_ACTION
from ludoteca.games.teg.general.plan import Plan
from ludoteca.games.teg.war import combat, missiles
from ludoteca.games.teg.world import odds
from ludoteca.games.teg.world.board import COUNTRIES, FIRST_BORDER, FIRST_FLIGHT, FLIGHT_TO, TO
from ludoteca.games.teg.world.data import (
    ALONE,
    SEATS,
    SHARED,
)

if TYPE_CHECKING:
    from ludoteca.games.teg.rules import Teg


def attack(state: Teg, seat: i64, plan: Plan) -> i64:
    """The best attack by the odds of carrying it to the end; agreed attacks and missiles first."""
    joint = agreed_attack(state, seat)
    if joint != NO_ACTION:
        return joint
    owed = duties.attack(state, seat)
    if owed != NO_ACTION:
        return owed
    worth = ground.worths(state, seat, plan)
    bombed = bomb(state, seat, worth) if plan.launches else i64(NO_ACTION)
    if bombed != NO_ACTION:
        return bombed
    best = strike(state, seat, worth, plan) if state.conquests < plan.conquests else i64(NO_ACTION)
    if best != NO_ACTION:
        return best
    if state.pacts:
        shared = attack_shared(state, seat)
        if shared != NO_ACTION:
            return shared
    return regrouping.start_regroup(state, seat, plan)


def strike(state: Teg, seat: i64, worth: list[float], plan: Plan) -> i64:
    """The attack on a country of one owner that promises most; NO_ACTION if the odds are bad everywhere."""
    needs_card = state.conquests < deck.conquests_needed(state, seat) and state.hand[seat] < 5
    best: i64 = NO_ACTION
    most = 0.0
    for country in range(i64(COUNTRIES)):
        mine = state.armies[COUNTRIES * seat + country]
        if mine < 2:
            continue
        for border in range(FIRST_BORDER[country], FIRST_BORDER[country + 1]):
            near = TO[border]
            owner = state.owner[near]
            if (
                owner in (seat, SHARED)
                or near == plan.spared
                or combat.strike_refusal(state, seat, country, owner, near) is not None
            ):
                continue
            theirs = state.armies[COUNTRIES * owner + near]
            chance = odds.win_chance(state.situation, mine, theirs)
            if chance < least_chance(needs_card, worth[near], plan):
                continue
            score = (chance - plan.least_odds) * worth[near] + plan.mass * float(mine - theirs)
            if score > most:
                most = score
                best = families.ATTACK + border
    return best


def least_chance(needs_card: bool, worth: float, plan: Plan) -> float:
    """How good the odds must be: lower for the conquest that earns a card, and for what is worth much."""
    if needs_card:
        return plan.card_chance
    return plan.rich_chance if worth > plan.rich else plan.chance


def agreed_attack(state: Teg, seat: i64) -> i64:
    """A joint attack that is due."""
    if len(state.aggressions) > 0:
        for target in range(i64(COUNTRIES)):
            if state.refusal(seat, families.CARRY_OUT + target) is None:
                return families.CARRY_OUT + target
    return NO_ACTION


def bomb(state: Teg, seat: i64, worth: list[float]) -> i64:
    """Launch where a country that is wanted loses two armies or more and can be attacked afterwards."""
    if state.arsenal[seat] == 0:
        return NO_ACTION
    best: i64 = NO_ACTION
    most = 0.0
    for country in range(i64(COUNTRIES)):
        if state.missiles[COUNTRIES * seat + country] == 0:
            continue
        for flight in range(FIRST_FLIGHT[country], FIRST_FLIGHT[country + 1]):
            target = FLIGHT_TO[flight]
            owner = state.owner[target]
            if owner < 0 or owner == seat or missiles.flight_refusal(state, seat, flight, owner) is not None:
                continue
            power = missiles.power(state, seat, country, target)
            strongest = strongest_near(state, seat, target)
            score = float(power) * worth[target] if 2 * strongest > state.armies[COUNTRIES * owner + target] else 0.0
            if power >= 2 and score > most:
                most = score
                best = families.LAUNCH + flight
    return best


def strongest_near(state: Teg, seat: i64, country: i64) -> i64:
    """The most armies of a seat in one country next to this one."""
    most: i64 = 0
    for border in range(FIRST_BORDER[country], FIRST_BORDER[country + 1]):
        most = max(most, state.armies[COUNTRIES * seat + TO[border]])
    return most


def attack_shared(state: Teg, seat: i64) -> i64:
    """Drive an occupant out of a condominium, from inside or from outside, when that is likely."""
    for country in range(i64(COUNTRIES)):
        if state.owner[country] != SHARED:
            continue
        if combat.inside_refusal(state, seat, country) is None:
            other = ALONE[state.holders[country] & ~BIT[seat]]
            mine = state.armies[COUNTRIES * seat + country]
            if odds.win_chance(state.situation, mine, state.armies[COUNTRIES * other + country]) > 0.7:
                return families.ATTACK_INSIDE + country
        for border in range(FIRST_BORDER[country], FIRST_BORDER[country + 1]):
            source = TO[border]
            mine = state.armies[COUNTRIES * seat + source]
            if mine < 6:
                continue
            for back in range(FIRST_BORDER[source], FIRST_BORDER[source + 1]):
                for other in range(state.seats):
                    n = SEATS * back + other
                    if TO[back] == country and combat.occupant_refusal(state, seat, n) is None:
                        theirs = state.armies[COUNTRIES * other + country]
                        if odds.win_chance(state.situation, mine, theirs) > 0.8:
                            return families.ATTACK_OCCUPANT + n
    return NO_ACTION


def advance(state: Teg, seat: i64, plan: Plan) -> i64:
    """As many as make both countries safest, and leave most to attack from."""
    source = state.advance_from
    target = state.advance_to
    worth = ground.worths(state, seat, plan)
    home = state.armies[COUNTRIES * seat + source]
    there = state.armies[COUNTRIES * seat + target]
    best = state.advance_least
    most = -1000.0
    most_of_them = state.advance_most if target != state.zone[seat] else best
    for count in range(state.advance_least, most_of_them + 1):
        going = count - state.advance_least
        score = 2.0 * ground.offence(state, seat, plan) * ground.front(state, seat, source, home - going, worth, plan)
        score += 2.0 * ground.offence(state, seat, plan) * ground.front(state, seat, target, there + going, worth, plan)
        score -= worth[source] * ground.risk(state, seat, source, home - going, plan)
        score -= worth[target] * ground.risk(state, seat, target, there + going, plan)
        if score >= most:
            most = score
            best = count
    return families.ADVANCE + best
