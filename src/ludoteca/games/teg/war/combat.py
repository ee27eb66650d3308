"""Attacks with dice: who may attack whom, and one roll. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.engine.native import i64, vec
from ludoteca.engine.state import BIT, NOT_ASKED, Actions, Dice
from ludoteca.engine.values import Refusal
from ludoteca.games.teg.pacts import peace
from ludoteca.games.teg.world import forces, limits, odds
from ludoteca.games.teg.world.board import BORDERS, COUNTRIES, COUNTRY, FIRST_BORDER, FROM, TO
from ludoteca.games.teg.world.data import ALONE, ATTACK, SEATS, SHARED
from ludoteca.games.teg.world.refusals import (
    NAME_OCCUPANT,
    NEED_TWO,
    NOT_SHARED,
    NOT_THERE,
    NOT_YOURS,
    WRONG_STEP,
    YOURS,
)

if TYPE_CHECKING:
    from ludoteca.games.teg.rules import Teg


def attack_refusal(state: Teg, seat: i64, border: i64) -> Refusal | None:
    """Why a country may not be attacked across a border."""
    if seat != state.mover:
        return NOT_ASKED
    if state.phase != ATTACK:
        return WRONG_STEP
    defender = state.owner[TO[border]]
    if defender == SHARED:
        return NAME_OCCUPANT
    return strike_refusal(state, seat, FROM[border], defender, TO[border])


def occupant_refusal(state: Teg, seat: i64, n: i64) -> Refusal | None:
    """Why one occupant of a condominium may not be attacked across a border (T48)."""
    if seat != state.mover:
        return NOT_ASKED
    if state.phase != ATTACK:
        return WRONG_STEP
    border = n // SEATS
    defender = n % SEATS
    if state.owner[TO[border]] != SHARED or state.holders[TO[border]] & BIT[defender] == 0:
        return NOT_THERE
    return strike_refusal(state, seat, FROM[border], defender, TO[border])


def inside_refusal(state: Teg, seat: i64, country: i64) -> Refusal | None:
    """Why the other occupant may not be attacked inside a condominium (T46)."""
    if seat != state.mover:
        return NOT_ASKED
    if state.phase != ATTACK:
        return WRONG_STEP
    if state.owner[country] != SHARED:
        return NOT_SHARED
    if state.holders[country] & BIT[seat] == 0:
        return NOT_YOURS
    return strike_refusal(state, seat, country, ALONE[state.holders[country] & ~BIT[seat]], country)


def strike_refusal(state: Teg, seat: i64, source: i64, defender: i64, target: i64) -> Refusal | None:
    """Two armies, a rival, the situation card and the pacts: what every attack with dice needs."""
    mine = state.armies[COUNTRIES * seat + source]
    if mine == 0:
        return NOT_YOURS
    if defender == seat:
        return YOURS
    return NEED_TWO if mine < 2 else reach_refusal(state, seat, source, defender, target)


def reach_refusal(state: Teg, seat: i64, source: i64, defender: i64, target: i64) -> Refusal | None:
    """The situation card and the pacts, however many armies there are."""
    borders = limits.border_refusal(state, source, target)
    if borders is not None:
        return borders
    return peace.attack_refusal(state, seat, source, defender, target) if state.pacts else None


def fill_attacks(state: Teg, seat: i64, first: i64, actions: Actions) -> None:
    """Every attack on a country of one owner."""
    for country in range(i64(COUNTRIES)):
        if state.armies[COUNTRIES * seat + country] < 2:
            continue
        for border in range(FIRST_BORDER[country], FIRST_BORDER[country + 1]):
            defender = state.owner[TO[border]]
            if defender not in (SHARED, seat) and strike_refusal(state, seat, country, defender, TO[border]) is None:
                actions.add(first + border)


def fill_occupants(state: Teg, seat: i64, first: i64, actions: Actions) -> None:
    """Every attack on an occupant of a condominium."""
    if not forces.has_condominium(state):
        return
    for border in range(i64(BORDERS)):
        if state.owner[TO[border]] != SHARED or state.armies[COUNTRIES * seat + FROM[border]] < 2:
            continue
        for defender in range(state.seats):
            if occupant_refusal(state, seat, SEATS * border + defender) is None:
                actions.add(first + SEATS * border + defender)


def fill_inside(state: Teg, seat: i64, first: i64, actions: Actions) -> None:
    """Every attack on the other occupant of an own condominium."""
    for country in range(i64(COUNTRIES)):
        if state.owner[country] == SHARED and inside_refusal(state, seat, country) is None:
            actions.add(first + country)


def throw(state: Teg, dice: Dice, count: i64) -> vec[i64]:
    """Some dice, sorted from high to low."""
    faces = vec[i64]([0] * 4)
    for place in range(count):
        face = forces.roll_die(state, dice)
        at = place
        while at > 0 and faces[at - 1] < face:
            faces[at] = faces[at - 1]
            at -= 1
        faces[at] = face
    return faces


def strike(state: Teg, seat: i64, source: i64, defender: i64, target: i64, dice: Dice) -> bool:
    """Roll once; ties are the defender's. True if the defender has no army left there (T12, T18)."""
    mine = state.armies[COUNTRIES * seat + source]
    theirs = state.armies[COUNTRIES * defender + target]
    attack_dice = odds.attack_dice(state.situation, mine, theirs)
    defence_dice = odds.defence_dice(state.situation, theirs)
    attack_faces = throw(state, dice, attack_dice)
    defence_faces = throw(state, dice, defence_dice)
    lost: i64 = 0
    won: i64 = 0
    for place in range(min(attack_dice, defence_dice)):
        if attack_faces[place] > defence_faces[place]:
            won += 1
        else:
            lost += 1
    lost = min(lost, mine - 1)
    won = min(won, theirs)
    if seat == state.current and target == state.zone[seat]:
        state.zone_attacked = True
    if lost > 0:
        forces.remove(state, seat, source, lost)
    if won > 0:
        forces.remove(state, defender, target, won)
    if state.tale is not None:
        facts = {
            "seat": seat,
            "source": COUNTRY[source],
            "target": COUNTRY[target],
            "other_seat": defender,
            "attack": [int(attack_faces[place]) for place in range(attack_dice)],
            "defence": [int(defence_faces[place]) for place in range(defence_dice)],
            "lost": lost,
            "other_lost": won,
        }
        state.tell("fought" if source != target else "fought-inside", facts)
    return won == theirs
