"""Laps, rounds and turns: whose it is, and what begins and ends them. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT, Dice
from ludoteca.games.teg.cards import deck
from ludoteca.games.teg.pacts import aggression, ending, pending
from ludoteca.games.teg.turn import regroup, reinforcements, situations, zone_duty
from ludoteca.games.teg.war import victory
from ludoteca.games.teg.world import forces, limits
from ludoteca.games.teg.world.board import COUNTRIES
from ludoteca.games.teg.world.data import (
    ATTACK,
    CARDS,
    CRISIS,
    EXTRA,
    INCORPORATE,
    NOBODY,
    OPENING,
    OPENING_FOR_TWO,
    OVER,
    PLACE_EXTRA,
    PLACE_OPENING,
)

if TYPE_CHECKING:
    from ludoteca.games.teg.rules import Teg


def start_opening_lap(state: Teg, dice: Dice) -> None:
    """8 armies each, then 4; two players place 18 at once (T2, T3)."""
    state.phase = PLACE_OPENING
    state.step = 0
    offer_placement(state, dice)


def offer_placement(state: Teg, dice: Dice) -> None:
    """The next seat in the order of play gets its armies to place, or the lap is over."""
    while state.step < state.seats:
        seat = (state.starter + state.step) % state.seats
        if state.alive & BIT[seat] != 0:
            state.current = seat
            state.mover = seat
            state.free = placement(state, seat)
            if is_asked_to_place(state, seat):
                return
            reinforcements.lose_the_rest(state, seat)
        state.step += 1
    if state.phase == PLACE_EXTRA:
        state.step = 0
        begin_turn(state, dice)
    elif state.lap == 0 and state.seats > 2:
        state.lap = 1
        pending.forget_round(state)
        start_opening_lap(state, dice)
    else:
        begin_round(state, dice)


def placement(state: Teg, seat: i64) -> i64:
    """How many armies a seat places in an opening lap, or as extra reinforcements (T15)."""
    if state.phase == PLACE_EXTRA:
        return state.count[seat] // 2
    return OPENING_FOR_TWO if state.seats == 2 else OPENING[state.lap]


def is_asked_to_place(state: Teg, seat: i64) -> bool:
    """Is there an army to place, or a missile that can be bought before or after placing (T15, T21)?"""
    return reinforcements.can_place(state, seat) or forces.can_build(state, seat)


def placed(state: Teg, dice: Dice) -> None:
    """The next seat places when nothing is left to decide."""
    if not is_asked_to_place(state, state.mover):
        next_placement(state, state.mover, dice)


def next_placement(state: Teg, seat: i64, dice: Dice) -> None:
    """A seat has finished its placement; armies that cannot be placed are lost (T54)."""
    reinforcements.lose_the_rest(state, seat)
    pending.end_of_turn(state)
    state.step += 1
    offer_placement(state, dice)


def begin_round(state: Teg, dice: Dice) -> None:
    """A situation card is turned; the starter of the round before plays last now (T8, T9)."""
    if state.round_limit > 0 and state.round == state.round_limit:
        victory.finish_by_countries(state)
        return
    if state.round > 0:
        state.starter = next_alive(state, state.starter)
    state.round += 1
    state.step = 0
    state.exchanged = 0
    state.no_card = 0
    pending.forget_round(state)
    if state.tale is not None:
        state.tell("round", {"round": state.round, "seat": state.starter})
    situations.turn_situation(state, dice)
    if state.situation == CRISIS:
        situations.roll_crisis(state, dice)
    if state.situation == EXTRA:
        state.phase = PLACE_EXTRA
        offer_placement(state, dice)
    else:
        begin_turn(state, dice)


def next_alive(state: Teg, seat: i64) -> i64:
    """The next living seat."""
    other = (seat + 1) % state.seats
    while state.alive & BIT[other] == 0:
        other = (other + 1) % state.seats
    return other


def begin_turn(state: Teg, dice: Dice) -> None:
    """A turn: victory is checked, then armies come in, except in the first round (T4, T8)."""
    while state.step < state.seats:
        seat = (state.starter + state.step) % state.seats
        if state.alive & BIT[seat] != 0:
            open_turn(state, seat, dice)
            return
        state.step += 1
    begin_round(state, dice)


def open_turn(state: Teg, seat: i64, dice: Dice) -> None:
    """The first step of a seat's turn."""
    state.current = seat
    state.mover = seat
    state.turns[seat] += 1
    state.conquests = 0
    state.joint_conquests = 0
    state.card_due = False
    state.zone_attacked = False
    state.zone_possible = False
    if state.pacts:
        ending.turn_begins(state, seat)
        aggression.turn_begins(state, seat)
    if state.tale is not None:
        state.tell("turn", {"seat": seat})
    victory.check(state, seat)
    if state.phase == OVER:
        return
    if state.count[seat] == 1:
        state.freed = only_country(state, seat)
    if state.round > 1:
        reinforcements.count_armies(state, seat)
        state.phase = INCORPORATE
    else:
        after_incorporation(state, seat, dice)


def only_country(state: Teg, seat: i64) -> i64:
    """The one country that a seat owns."""
    country: i64 = 0
    while country < COUNTRIES and state.owner[country] != seat:
        country += 1
    return country


def after_incorporation(state: Teg, seat: i64, dice: Dice) -> None:
    """Attacks begin, unless the colour rests (T17)."""
    if limits.resting(state, seat):
        offer_cards(state, seat, dice)
        return
    state.phase = ATTACK
    if state.pacts:
        zone_duty.attacks_begin(state, seat)


def offer_cards(state: Teg, seat: i64, dice: Dice) -> i64:
    """The card step: a card that was earned is given, or must be asked for (T30).

    Whoever holds cards is asked, for what they allow is private (T31).
    """
    state.card_due = deck.earned(state, seat)
    report: i64 = 0
    if state.card_due and not state.ask_for_card:
        report = deck.take(state, seat, 0, dice)
    if state.card_due or state.hand[seat] > 0:
        state.phase = CARDS
    else:
        end_turn(state, dice)
    return report


def end_turn(state: Teg, dice: Dice) -> None:
    """What follows the last decision of a turn: allies regroup, zones are checked, the next seat plays."""
    if state.pacts:
        aggression.turn_ends(state, state.current)
        if regroup.ally_regroups(state):
            return
        if zone_duty.broken(state, state.current, dice):
            return
    close_turn(state, dice)


def close_turn(state: Teg, dice: Dice) -> None:
    """The turn is over."""
    state.freed = NOBODY
    for country in range(i64(COUNTRIES)):
        state.moved[country] = 0
        state.moved_missiles[country] = 0
    pending.end_of_turn(state)
    if state.pacts:
        ending.turn_ends(state, state.current)
    state.step += 1
    begin_turn(state, dice)
