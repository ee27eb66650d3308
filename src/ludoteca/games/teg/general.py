"""How a sensible general plays a turn: what is worth having, where to place, what to attack. Compiled.

Everything here looks only at what the seat knows: the map, its own cards and its own objective.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT
from ludoteca.games.teg import (
    cards,
    combat,
    duties,
    exchange,
    forces,
    ground,
    missiles,
    odds,
    regroup,
    reinforcements,
    rounds,
)
from ludoteca.games.teg.board import (
    CONTINENTS,
    COUNTRIES,
    FIRST_BORDER,
    FIRST_FLIGHT,
    FLIGHT_TO,
    TO,
)
from ludoteca.games.teg.data import (
    ADVANCE_ACTION,
    ALONE,
    ATTACK_ACTION,
    BONUS_ACTION,
    CARRY_OUT_ACTION,
    DONE_ACTION,
    INCORPORATE,
    INSIDE_ACTION,
    LAUNCH_ACTION,
    LAY_ACTION,
    MISSILE_ACTION,
    OCCUPANT_ACTION,
    PLACE_ACTION,
    REGROUP_ACTION,
    SEATS,
    SHARED,
    TAKE_ACTION,
)

if TYPE_CHECKING:
    from ludoteca.games.teg.rules import Teg

NO_ACTION: Final = -1
FORTRESS: Final = 6  # armies that are worth a missile
STACK: Final = 15  # armies of a country that can spare one


# ---- incorporating


def place(state: Teg, seat: i64) -> i64:
    """Armies go where each of them does most: it makes a country safer, or an attack on its neighbours likely."""
    worth = ground.worths(state, seat)
    most = -2.0 * duties.DUTY
    best: i64 = NO_ACTION
    for country in range(i64(COUNTRIES)):
        if state.armies[COUNTRIES * seat + country] == 0:
            continue
        fitting = reinforcements.for_country(state, country)
        if fitting == 0 or forces.blockaded(state, country):
            continue
        many = ground.lump(state, seat, country, fitting, worth)
        gain = ground.gain_of(state, seat, country, many, worth) / float(many)
        if fitting > state.free or state.free == 0:
            gain += 100.0  # a continent's armies are placed first
        gain += duties.placing(state, seat, country)
        if gain > most:
            most = gain
            best = PLACE_ACTION + 2 * country + (1 if many == fitting and fitting > 1 else 0)
    return best


def incorporate(state: Teg, seat: i64) -> i64:
    """Exchange as soon as possible, place, and buy a missile against a fortress."""
    if state.phase == INCORPORATE and state.exchanged & BIT[seat] == 0:
        card = card_to_lay(state, seat)
        if card != NO_ACTION:
            return card
    placed = place(state, seat)
    if placed != NO_ACTION:
        return placed
    for country in range(i64(COUNTRIES)):
        unarmed = state.missiles[COUNTRIES * seat + country] == 0
        if unarmed and state.armies[COUNTRIES * seat + country] >= STACK and fortress_near(state, seat, country):
            return MISSILE_ACTION + country
    return DONE_ACTION


def card_to_lay(state: Teg, seat: i64) -> i64:
    """The plainest card that leads to an exchange: super cards and jokers are kept for later."""
    kinds = exchange.layable(state, seat)
    if kinds == 0:
        return NO_ACTION
    best: i64 = NO_ACTION
    plainest: i64 = 1000
    for n in range(i64(COUNTRIES + CONTINENTS)):
        kind = exchange.kind_of(n)
        if kinds & BIT[kind] != 0 and exchange.has_card(state, seat, n):
            rank = 2 * kind
            if n < COUNTRIES and state.owner[n] == seat and state.bonus_taken[n] == 0:
                rank += 1  # its bonus can still be taken
            if n >= COUNTRIES:
                rank = 6  # a continent may be lost tomorrow
            if rank < plainest:
                plainest = rank
                best = LAY_ACTION + n
    return best


def fortress_near(state: Teg, seat: i64, country: i64) -> bool:
    """Is there a neighbour with many armies and no missile?"""
    for border in range(FIRST_BORDER[country], FIRST_BORDER[country + 1]):
        owner = state.owner[TO[border]]
        if owner >= 0 and owner != seat:
            near = COUNTRIES * owner + TO[border]
            if state.armies[near] >= FORTRESS and state.missiles[near] == 0:
                return True
    return False


# ---- attacking


def attack(state: Teg, seat: i64) -> i64:
    """The best attack by the odds of carrying it to the end; agreed attacks and missiles first."""
    joint = agreed_attack(state, seat)
    if joint != NO_ACTION:
        return joint
    owed = duties.attack(state, seat)
    if owed != NO_ACTION:
        return owed
    worth = ground.worths(state, seat)
    bombed = bomb(state, seat, worth)
    if bombed != NO_ACTION:
        return bombed
    needs_card = state.conquests < cards.conquests_needed(state, seat) and state.hand[seat] < 5
    best: i64 = NO_ACTION
    most = 0.0
    for country in range(i64(COUNTRIES)):
        mine = state.armies[COUNTRIES * seat + country]
        if mine < 2:
            continue
        for border in range(FIRST_BORDER[country], FIRST_BORDER[country + 1]):
            near = TO[border]
            owner = state.owner[near]
            if owner == seat:
                continue
            if owner == SHARED:
                continue
            if combat.strike_refusal(state, seat, country, owner, near) is not None:
                continue
            theirs = state.armies[COUNTRIES * owner + near]
            chance = odds.win_chance(state.situation, mine, theirs)
            if chance < least_chance(needs_card, worth[near]):
                continue
            score = (chance - 0.4) * worth[near] + 0.02 * float(mine - theirs)
            if score > most:
                most = score
                best = ATTACK_ACTION + border
    if best != NO_ACTION:
        return best
    if state.pacts:
        shared = attack_shared(state, seat)
        if shared != NO_ACTION:
            return shared
    return start_regroup(state, seat)


def least_chance(needs_card: bool, worth: float) -> float:
    """How good the odds must be: lower for the conquest that earns a card, and for what is worth much."""
    if needs_card:
        return 0.45
    return 0.55 if worth > 1.6 else 0.6


def agreed_attack(state: Teg, seat: i64) -> i64:
    """A joint attack that is due."""
    if len(state.aggressions) > 0:
        for target in range(i64(COUNTRIES)):
            if state.refusal(seat, CARRY_OUT_ACTION + target) is None:
                return CARRY_OUT_ACTION + target
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
                best = LAUNCH_ACTION + flight
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
                return INSIDE_ACTION + country
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
                            return OCCUPANT_ACTION + n
    return NO_ACTION


def advance(state: Teg, seat: i64) -> i64:
    """As many as make both countries safest, and leave most to attack from."""
    source = state.advance_from
    target = state.advance_to
    worth = ground.worths(state, seat)
    home = state.armies[COUNTRIES * seat + source]
    there = state.armies[COUNTRIES * seat + target]
    best = state.advance_least
    most = -1000.0
    most_of_them = state.advance_most if target != state.zone[seat] else best
    for count in range(state.advance_least, most_of_them + 1):
        going = count - state.advance_least
        score = 2.0 * ground.offence(state, seat) * ground.front(state, seat, source, home - going, worth)
        score += 2.0 * ground.offence(state, seat) * ground.front(state, seat, target, there + going, worth)
        score -= worth[source] * ground.risk(state, seat, source, home - going)
        score -= worth[target] * ground.risk(state, seat, target, there + going)
        if score >= most:
            most = score
            best = count
    return ADVANCE_ACTION + best


# ---- regrouping and cards


def start_regroup(state: Teg, seat: i64) -> i64:
    """Armies of the interior go towards the border; on the border they go where the front is."""
    owed = duties.leave(state, seat)
    if owed != NO_ACTION:
        return owed
    steps = steps_to_border(state, seat)
    for country in range(i64(COUNTRIES)):
        if state.armies[COUNTRIES * seat + country] < 2 or steps[country] == 0:
            continue
        if regroup.movable(state, seat, country) <= 0:
            continue
        for border in range(FIRST_BORDER[country], FIRST_BORDER[country + 1]):
            near = TO[border]
            if state.owner[near] == seat and near != state.zone[seat] and steps[near] < steps[country]:
                many = regroup.movable(state, seat, country) > 1
                action = REGROUP_ACTION + 3 * border + (1 if many else 0)
                if state.refusal(seat, action) is None:
                    return action
    return shift(state, seat)


def shift(state: Teg, seat: i64) -> i64:
    """One army from a border country to a neighbour that needs it more."""
    worth = ground.worths(state, seat)
    most = 0.05
    best: i64 = DONE_ACTION
    for country in range(i64(COUNTRIES)):
        if state.armies[COUNTRIES * seat + country] < 2 or regroup.movable(state, seat, country) <= 0:
            continue
        mine = state.armies[COUNTRIES * seat + country]
        loss = worth[country] * (ground.risk(state, seat, country, mine - 1) - ground.risk(state, seat, country, mine))
        for border in range(FIRST_BORDER[country], FIRST_BORDER[country + 1]):
            near = TO[border]
            if state.owner[near] != seat or near == state.zone[seat]:
                continue
            there = state.armies[COUNTRIES * seat + near]
            gain = (
                worth[near] * (ground.risk(state, seat, near, there) - ground.risk(state, seat, near, there + 1)) - loss
            )
            if gain > most and state.refusal(seat, REGROUP_ACTION + 3 * border) is None:
                most = gain
                best = REGROUP_ACTION + 3 * border
    return best


def steps_to_border(state: Teg, seat: i64) -> list[int]:
    """How many steps each own country is from a border with somebody else; 99 where there is none."""
    steps = [99] * COUNTRIES
    for country in range(COUNTRIES):
        if state.owner[country] == seat and ground.is_border(state, seat, country):
            steps[country] = 0
    for step in range(8):
        for country in range(COUNTRIES):
            if steps[country] == step:
                for border in range(FIRST_BORDER[country], FIRST_BORDER[country + 1]):
                    near = TO[border]
                    if state.owner[near] == seat and steps[near] > step + 1:
                        steps[near] = step + 1
    return steps


def take_cards(state: Teg, seat: i64) -> i64:
    """Ask for the card, then every bonus."""
    if state.card_due:
        return TAKE_ACTION
    for card in range(i64(COUNTRIES)):
        if state.place[card] == seat and cards.bonus_refusal(state, seat, card) is None:
            return BONUS_ACTION + card
    return DONE_ACTION


def ally_regroup(state: Teg, seat: i64) -> i64:
    """An ally who may bring armies into a condominium leaves them where they are."""
    return DONE_ACTION if rounds.done_refusal(state, seat, 0) is None else NO_ACTION
