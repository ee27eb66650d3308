"""Cards played on the field pile: plain ones, crosses, defence and finish. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT, SHOWN, Dice
from ludoteca.games.revanche import cards, chance, referee
from ludoteca.games.revanche.data import ACE, DEFEND, FINISH, KEEPER, NOBODY, NUMBERS

if TYPE_CHECKING:
    from ludoteca.games.revanche.rules import Revanche


def play_card(state: Revanche, seat: i64, card: i64, dice: Dice) -> i64:
    """A card on the field pile, and what it means at this moment."""
    below = state.top
    if state.fresh & BIT[seat] != 0 and card in (KEEPER, ACE):
        state.only_aces |= BIT[seat]  # it had nothing else, as everybody now knows
    state.fresh &= ~BIT[seat]
    cards.leave_hand(state, seat, card)
    state.field[NUMBERS * (seat & 1) + card] += 1
    state.top = card
    state.top_seat = seat
    state.rolled = NOBODY
    if state.phase == DEFEND:
        defend(state, seat, card, dice)
    elif state.phase == FINISH:
        finish(state, seat, card, dice)
    elif card == ACE or (card == below and card != KEEPER):  # R4, R5
        cross(state, seat, card, dice)
    else:
        if state.tale is not None:
            state.tell("played", {"seat": seat, "card": card})
        chance.go_on(state, seat, dice)
    return SHOWN


def cross(state: Revanche, seat: i64, card: i64, dice: Dice) -> None:
    """A match of the card below, or an ace: a chance to score, if the judge has no word (R28)."""
    state.attacker = seat
    state.crossing = card
    if state.tale is not None:
        state.tell("crossed", {"seat": seat, "card": card})
    if state.division == 1:
        referee.roll(state, dice)
    else:
        chance.begin(state, dice)


def defend(state: Revanche, seat: i64, card: i64, dice: Dice) -> None:
    """A keeper ends the chance; every other card, an ace too, is plain (R6, R7, R10)."""
    if card == KEEPER:
        if state.tale is not None:
            state.tell("keeper", {"seat": seat})
        chance.go_on(state, seat, dice)
        return
    state.answer = card
    state.phase = FINISH
    state.turn = state.following(seat)
    if state.tale is not None:
        state.tell("defended", {"seat": seat, "card": card})


def finish(state: Revanche, seat: i64, card: i64, dice: Dice) -> None:
    """An equal card is a goal; an ace that is not equal crosses again, but not in added time (R8, R14)."""
    if card == state.answer:
        if state.tale is not None:
            state.tell("finished", {"seat": seat, "card": card})
        chance.goal(state, seat, dice)
        return
    state.answer = 0
    if state.tale is not None:
        state.tell("missed", {"seat": seat, "card": card})
    if card == ACE and not state.added:
        cross(state, seat, card, dice)
    else:
        chance.go_on(state, seat, dice)
