"""International zones: one country that two players take from each other with one army (T42). Compiled.

`zone[seat]` is the country a seat is bound to, `zone_with` its partner; `zone_ending` is 1 when the seat
announced the end, and 2 during the partner's next turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT, NOT_ASKED, Actions, Dice
from ludoteca.engine.values import Refusal
from ludoteca.games.teg import cards, combat, forces, rounds
from ludoteca.games.teg.board import COUNTRIES, COUNTRY, FIRST_BORDER, TO
from ludoteca.games.teg.data import NOBODY, ZONE_ACTION, ZONE_CHOICE
from ludoteca.games.teg.refusals import WRONG_STEP

if TYPE_CHECKING:
    from ludoteca.games.teg.rules import Teg


def attacks_begin(state: Teg, seat: i64) -> None:
    """Note whether the seat can attack its zone, or could have: only a blockade keeps a lonely army lonely."""
    zone = state.zone[seat]
    if zone < 0 or state.owner[zone] == seat:
        return
    for border in range(FIRST_BORDER[zone], FIRST_BORDER[zone + 1]):
        near = TO[border]
        if state.owner[near] != seat or combat.reach_refusal(state, seat, near, state.owner[zone], zone) is not None:
            continue
        if state.armies[COUNTRIES * seat + near] > 1 or not forces.blockaded(state, near):
            state.zone_possible = True


def look_for_a_chance(state: Teg, seat: i64) -> None:
    """Note whether a country beside the zone, perhaps conquered just now, can attack it."""
    zone = state.zone[seat]
    if state.zone_possible or state.owner[zone] == seat:
        return
    for border in range(FIRST_BORDER[zone], FIRST_BORDER[zone + 1]):
        near = TO[border]
        own = state.owner[near] == seat
        if own and combat.strike_refusal(state, seat, near, state.owner[zone], zone) is None:
            state.zone_possible = True


def is_between(state: Teg, seat: i64, other: i64, country: i64) -> bool:
    """Is a country the zone of these two, as long as it binds one of them?"""
    return (state.zone[seat] == country and state.zone_with[seat] == other) or (
        state.zone[other] == country and state.zone_with[other] == seat
    )


def is_kept(state: Teg, seat: i64) -> bool:
    """Held with exactly one army; or not held, but attacked, or impossible to attack."""
    zone = state.zone[seat]
    if zone < 0:
        return True
    if state.owner[zone] == seat:
        return state.armies[COUNTRIES * seat + zone] == 1
    return state.zone_attacked or not state.zone_possible


def broken(state: Teg, seat: i64, dice: Dice) -> bool:
    """Punish a broken zone at the end of the turn; True if the partner must say whether it goes on."""
    if is_kept(state, seat):
        return False
    if state.tale is not None:
        state.tell("zone-broken", {"seat": seat, "country": COUNTRY[state.zone[seat]]})
    if state.hand[seat] > 0:
        cards.give_back(state, seat, dice)
    else:
        state.owes_card |= BIT[seat]
    if state.zone_ending[seat] != 0:  # the partner is free already
        return False
    state.phase = ZONE_CHOICE
    state.mover = state.zone_with[seat]
    return True


def end(state: Teg, seat: i64) -> None:
    """A seat is no longer bound to its zone."""
    if state.zone[seat] < 0:
        return
    if state.tale is not None:
        state.tell("zone-ended", {"seat": seat, "country": COUNTRY[state.zone[seat]]})
    state.zone[seat] = NOBODY
    state.zone_with[seat] = NOBODY
    state.zone_ending[seat] = 0


def end_both(state: Teg, seat: i64) -> None:
    """The zone of a seat and of its partner ends; a partner who already is in another keeps that."""
    partner = state.zone_with[seat]
    if partner >= 0 and state.zone_with[partner] == seat:
        end(state, partner)
    end(state, seat)


def choice_refusal(state: Teg, seat: i64, _n: i64) -> Refusal | None:
    """Only the wronged player says whether a broken zone goes on."""
    if seat != state.mover:
        return NOT_ASKED
    return None if state.phase == ZONE_CHOICE else WRONG_STEP


def fill_choice(_state: Teg, _seat: i64, actions: Actions) -> None:
    """It goes on, or it ends."""
    actions.add(ZONE_ACTION)
    actions.add(ZONE_ACTION + 1)


def choose(state: Teg, seat: i64, n: i64, dice: Dice) -> i64:
    """The wronged player decides; then the turn is over."""
    if n == 1:
        end_both(state, seat)
    elif state.tale is not None:
        state.tell("zone-goes-on", {"seat": seat, "country": COUNTRY[state.zone[seat]]})
    state.mover = state.current
    rounds.close_turn(state, dice)
    return 0
