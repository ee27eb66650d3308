"""Regrouping armies and missiles, by the player whose turn it is and by an ally after a joint conquest. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT, NOT_ASKED, Actions, Dice
from ludoteca.engine.values import Refusal
from ludoteca.games.teg.pacts import aggression, due
from ludoteca.games.teg.world.board import BORDERS, COUNTRIES, COUNTRY, FIRST_BORDER, FROM, TO
from ludoteca.games.teg.world.data import ALLY_REGROUP, ATTACK, REGROUP, SHARED
from ludoteca.games.teg.world.refusals import (
    MOVED_BEFORE,
    MUST_CARRY_OUT,
    NO_MISSILE,
    NOT_OWN_TARGET,
    NOT_YOURS,
    ONE_LEFT,
    ONE_STAYS,
    ONLY_INTO_SHARED,
    WRONG_STEP,
)

if TYPE_CHECKING:
    from ludoteca.games.teg.rules import Teg


def movable(state: Teg, seat: i64, country: i64) -> i64:
    """Armies that may leave: one stays, and none moves twice by regrouping (T29)."""
    mine = state.armies[COUNTRIES * seat + country]
    if seat != state.current:  # an ally's armies go one way only
        return mine - 1
    return min(mine - 1, mine - state.moved[country])


def movable_missiles(state: Teg, seat: i64, country: i64) -> i64:
    """Missiles that may leave: all that did not come by regrouping."""
    mine = state.missiles[COUNTRIES * seat + country]
    return mine if seat != state.current else mine - state.moved_missiles[country]


def regroup_refusal(state: Teg, seat: i64, n: i64) -> Refusal | None:
    """Why armies or a missile may not go across a border; n is 3 * border + one, all, or a missile."""
    if seat != state.mover:
        return NOT_ASKED
    if state.phase not in (ATTACK, REGROUP, ALLY_REGROUP):
        return WRONG_STEP
    if state.phase == ATTACK and state.pacts and due.is_due(state, seat):
        return MUST_CARRY_OUT
    border = n // 3
    if state.phase == ALLY_REGROUP and not ally_may_enter(state, seat, FROM[border], TO[border]):
        return ONLY_INTO_SHARED
    return step_refusal(state, seat, border, n % 3)


def step_refusal(state: Teg, seat: i64, border: i64, what: i64) -> Refusal | None:
    """Both countries own or shared, and something that may leave."""
    source = FROM[border]
    if state.armies[COUNTRIES * seat + source] == 0:
        return NOT_YOURS
    if state.holders[TO[border]] & BIT[seat] == 0:
        return NOT_OWN_TARGET
    if what == 2:
        if state.missiles[COUNTRIES * seat + source] == 0:
            return NO_MISSILE
        return None if movable_missiles(state, seat, source) > 0 else MOVED_BEFORE
    leaving = movable(state, seat, source)
    if leaving <= 0:
        return ONE_STAYS if state.armies[COUNTRIES * seat + source] == 1 else MOVED_BEFORE
    return ONE_LEFT if what == 1 and leaving == 1 else None


def fill(state: Teg, seat: i64, first: i64, actions: Actions) -> None:
    """Every step of regrouping."""
    if state.phase == ALLY_REGROUP:
        for n in range(i64(3 * BORDERS)):
            if regroup_refusal(state, seat, n) is None:
                actions.add(first + n)
        return
    if state.phase == ATTACK and state.pacts and due.is_due(state, seat):
        return
    for country in range(i64(COUNTRIES)):
        if state.armies[COUNTRIES * seat + country] == 0:
            continue
        leaving = movable(state, seat, country)
        missiles = movable_missiles(state, seat, country)
        if leaving <= 0 and missiles <= 0:
            continue
        for border in range(FIRST_BORDER[country], FIRST_BORDER[country + 1]):
            if state.holders[TO[border]] & BIT[seat] == 0:
                continue
            if leaving > 0:
                actions.add(first + 3 * border)
            if leaving > 1:
                actions.add(first + 3 * border + 1)
            if missiles > 0:
                actions.add(first + 3 * border + 2)


def regroup(state: Teg, seat: i64, n: i64, _dice: Dice) -> i64:
    """Move one army, all that may go, or a missile; after the first step there are no attacks (T29)."""
    border = n // 3
    source = FROM[border]
    target = TO[border]
    if state.phase == ATTACK:
        state.phase = REGROUP
    if n % 3 == 2:
        state.missiles[COUNTRIES * seat + source] -= 1
        state.missiles[COUNTRIES * seat + target] += 1
        if seat == state.current:
            state.moved_missiles[target] += 1
        if state.tale is not None:
            state.tell("regrouped-missile", {"seat": seat, "source": COUNTRY[source], "target": COUNTRY[target]})
        return 0
    count = movable(state, seat, source) if n % 3 == 1 else 1
    state.armies[COUNTRIES * seat + source] -= count  # one stays, so nobody leaves a country
    state.armies[COUNTRIES * seat + target] += count
    if seat == state.current:
        state.moved[target] += count
    if state.tale is not None:
        facts = {"seat": seat, "source": COUNTRY[source], "target": COUNTRY[target], "armies": count}
        state.tell("regrouped", facts)
    return 0


def ally_may_enter(state: Teg, seat: i64, source: i64, target: i64) -> bool:
    """From an own country into the new condominium only."""
    return (
        len(state.allied) > 0 and state.allied[0] == seat and state.allied[1] == target and state.owner[source] == seat
    )


def ally_regroups(state: Teg) -> bool:
    """Ask the next ally who has something to bring into a condominium of this turn; False if there is none."""
    while len(state.allied) > 0:
        ally = state.allied[0]
        country = state.allied[1]
        if state.owner[country] == SHARED and state.holders[country] & BIT[ally] != 0:
            for border in range(FIRST_BORDER[country], FIRST_BORDER[country + 1]):
                near = COUNTRIES * ally + TO[border]
                if state.owner[TO[border]] == ally and (state.armies[near] > 1 or state.missiles[near] > 0):
                    state.phase = ALLY_REGROUP
                    state.mover = ally
                    return True
        ally_done(state)
    return False


def ally_done(state: Teg) -> None:
    """Strike the ally who has regrouped off the list."""
    state.allied = aggression.strike_off(state.allied, 0, 2)
