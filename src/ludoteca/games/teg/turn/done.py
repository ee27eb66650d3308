"""Ending a step: the action "done", the ally's, and the wronged player's word about a broken zone. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT, NOT_ASKED, Actions, Dice
from ludoteca.engine.values import Refusal
from ludoteca.games.teg.pacts import due, zones
from ludoteca.games.teg.turn import regroup, reinforcements, rounds, zone_duty
from ludoteca.games.teg.world.board import COUNTRY
from ludoteca.games.teg.world.data import (
    ALLY_REGROUP,
    ATTACK,
    CARDS,
    HAND_LIMIT,
    INCORPORATE,
    REGROUP,
    ZONE_CHOICE,
)
from ludoteca.games.teg.world.refusals import EXCHANGE_BEGUN, MUST_CARRY_OUT, MUST_EXCHANGE, STILL_TO_PLACE, WRONG_STEP

if TYPE_CHECKING:
    from ludoteca.games.teg.rules import Teg


def done_refusal(state: Teg, seat: i64, _n: i64) -> Refusal | None:
    """Why a step cannot be ended."""
    if seat != state.mover:
        return NOT_ASKED
    if state.phase <= INCORPORATE:
        if state.laid > 0:
            return EXCHANGE_BEGUN
        if reinforcements.can_place(state, seat):
            return STILL_TO_PLACE
        must = state.hand[seat] > HAND_LIMIT and state.exchanged & BIT[seat] == 0  # T32
        return MUST_EXCHANGE if must and state.phase == INCORPORATE else None
    if state.phase == ATTACK:
        return MUST_CARRY_OUT if state.pacts and due.is_due(state, seat) else None
    if state.phase in (REGROUP, CARDS, ALLY_REGROUP):
        return None
    return WRONG_STEP


def fill_done(state: Teg, seat: i64, first: i64, actions: Actions) -> None:
    """Ending the step, where it can be ended."""
    if done_refusal(state, seat, 0) is None:
        actions.add(first)


def done(state: Teg, seat: i64, _n: i64, dice: Dice) -> i64:
    """End the step: armies that cannot be placed are lost, a card not asked for is too (T30, T54)."""
    if state.phase < INCORPORATE:
        rounds.next_placement(state, seat, dice)
    elif state.phase == INCORPORATE:
        reinforcements.lose_the_rest(state, seat)
        rounds.after_incorporation(state, seat, dice)
    elif state.phase == ALLY_REGROUP:
        ally_is_done(state, dice)
    elif state.phase == CARDS:
        if state.tale is not None and state.card_due:
            state.tell("card-not-asked", {"seat": seat})
        rounds.end_turn(state, dice)
    else:
        return rounds.offer_cards(state, seat, dice)
    return 0


def ally_is_done(state: Teg, dice: Dice) -> None:
    """The ally has regrouped; another ally may follow, then the turn is over (T43c)."""
    regroup.ally_done(state)
    if regroup.ally_regroups(state):
        return
    state.mover = state.current
    if not zone_duty.broken(state, state.current, dice):
        rounds.close_turn(state, dice)


def choice_refusal(state: Teg, seat: i64, _n: i64) -> Refusal | None:
    """Only the wronged player says whether a broken zone goes on."""
    if seat != state.mover:
        return NOT_ASKED
    return None if state.phase == ZONE_CHOICE else WRONG_STEP


def fill_choice(_state: Teg, _seat: i64, first: i64, actions: Actions) -> None:
    """It goes on, or it ends."""
    actions.add(first)
    actions.add(first + 1)


def choose(state: Teg, seat: i64, n: i64, dice: Dice) -> i64:
    """The wronged player decides; then the turn is over."""
    if n == 1:
        zones.end_both(state, seat)
    elif state.tale is not None:
        state.tell("zone-goes-on", {"seat": seat, "country": COUNTRY[state.zone[seat]]})
    state.mover = state.current
    rounds.close_turn(state, dice)
    return 0
