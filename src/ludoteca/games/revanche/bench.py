"""The bench of the second division: six cards, five substitutions (R24 to R27). Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT, Dice, all_but, only
from ludoteca.games.revanche.cards import draw
from ludoteca.games.revanche.data import NOBODY, NUMBERS, SIDES, SLOTS, SUBSTITUTIONS

if TYPE_CHECKING:
    from ludoteca.games.revanche.rules import Revanche


def fill_bench(state: Revanche, side: i64, dice: Dice) -> None:
    """Six cards face up, once a match (R27)."""
    for slot in range(SLOTS * side, SLOTS * side + SLOTS):
        card = draw(state, side, 0, dice)
        state.bench[NUMBERS * side + card] += 1
        state.slot_card[slot] = card
    if state.tale is not None:
        cards = [int(state.slot_card[slot]) for slot in range(SLOTS * side, SLOTS * side + SLOTS)]
        state.tell("bench", {"team": SIDES[side], "cards": cards})


def may_substitute(state: Revanche, seat: i64) -> bool:
    """Is there a bench, and has the team a substitution left (R25)?"""
    return state.division < 3 and state.used[seat & 1] < SUBSTITUTIONS


def bring_on(state: Revanche, seat: i64, card: i64) -> None:
    """Take a face-up card: everybody sees which (R24). A card of the hand takes its place at once."""
    side = seat & 1
    slot = first_slot(state, side, card)
    state.bench[NUMBERS * side + card] -= 1
    state.slot_card[slot] = 0
    state.hand[NUMBERS * seat + card] += 1
    state.known[NUMBERS * seat + card] += 1
    state.size[seat] += 1
    state.used[side] += 1
    state.incoming = card
    state.free_slot = slot
    state.only_aces &= ~BIT[seat]
    if state.tale is not None:
        left = SUBSTITUTIONS - state.used[side]
        state.tell("brought-on", {"seat": seat, "card": card, "left": left})


def put_on_bench(state: Revanche, seat: i64, card: i64) -> None:
    """Face down, for good (R26); nobody else sees it, so it may be any card known to be in the hand (R24)."""
    own = NUMBERS * seat
    state.hand[own + card] -= 1
    state.size[seat] -= 1
    state.slot_card[state.free_slot] = card
    state.slot_seat[state.free_slot] = seat
    state.slot_bar[state.free_slot] = state.expelled[state.book(seat)]
    state.known[own + state.incoming] -= 1
    for number in range(own + 1, own + NUMBERS):
        if state.known[number] > 0:
            state.known[number] -= 1
    state.known[own + state.incoming] += 1
    if state.old_held[seat] > 0:
        state.old_held[seat] -= 1
    state.incoming = 0
    state.free_slot = NOBODY
    if state.tale is not None:
        state.tell("benched-card", {"seat": seat, "card": card}, only(seat))
        state.tell("benched", {"seat": seat}, all_but(seat))


def first_slot(state: Revanche, side: i64, card: i64) -> i64:
    """Where a face-up card of this number lies."""
    slot: i64 = SLOTS * side
    while state.slot_card[slot] != card or state.slot_seat[slot] != NOBODY:
        slot += 1
    return slot


def clear_shirt(state: Revanche, side: i64, card: i64) -> i64:
    """An expelled shirt leaves the bench, face down too, and its places stay empty; returns how many lay face down.

    So everybody knows of what still lies face down that it is no such shirt (R37).
    """
    down: i64 = 0
    for slot in range(SLOTS * side, SLOTS * side + SLOTS):
        if state.slot_card[slot] == card:
            if state.slot_seat[slot] >= 0:
                down += 1
            state.slot_card[slot] = 0
            state.slot_seat[slot] = NOBODY
            state.slot_bar[slot] = 0
        elif state.slot_seat[slot] >= 0:
            state.slot_bar[slot] |= BIT[card]
    place = NUMBERS * side + card
    state.gone[place] += state.bench[place] + down
    state.bench[place] = 0
    return down
