"""The moves of a turn: a chip placed or removed, a dead card exchanged, a pass, the card drawn at its end. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT, SHOWN, Dice
from ludoteca.games.sequence import cards, fives, memory, talk, tell
from ludoteca.games.sequence.data import CHOOSING, EMPTY, FINISHED, NOBODY, SPACES, WORN_OUT, card_of
from ludoteca.games.sequence.lines import five_in_a_row

if TYPE_CHECKING:
    from ludoteca.games.sequence.rules import Sequence


def place(state: Sequence, seat: i64, action: i64, dice: Dice) -> i64:
    """Put a chip on a space of the card, or on any with a two-eyed jack (Q2, Q3)."""
    card = card_of(action)
    space = action % SPACES
    mine = BIT[seat % state.teams]
    cards.put_down(state, seat, card)
    state.board[space] = mine
    chips_changed(state)
    if state.tale is not None:
        tell.placed(state, seat, card, space)
    if five_in_a_row(state.board, mine, space):
        fives.complete(state, seat, space)
    return end_turn(state, seat, dice)


def remove(state: Sequence, seat: i64, action: i64, dice: Dice) -> i64:
    """Take a rival's chip away with a one-eyed jack: that is the whole turn (Q4)."""
    space = action % SPACES
    cards.put_down(state, seat, card_of(action))
    if state.tale is not None:
        tell.removed(state, seat, card_of(action), space)
    state.board[space] = EMPTY
    chips_changed(state)
    return end_turn(state, seat, dice)


def exchange(state: Sequence, seat: i64, card: i64, dice: Dice) -> i64:
    """Discard a dead card, draw another, and go on with the turn (Q12)."""
    cards.put_down(state, seat, card)
    state.exchanged = True
    if state.tale is not None:
        tell.exchanged(state, seat, card)
    cards.draw(state, seat, dice)
    if state.reshuffles == WORN_OUT:
        end_drawn(state)
    return SHOWN


def pass_turn(state: Sequence, seat: i64) -> i64:
    """Nothing is possible, as everybody now knows. When all have passed in a row the match is drawn (Q22).

    A pass after an exchange breaks the row: the next exchange may bring a card that can be played.
    """
    memory.remember_pass(state, seat)
    state.passes = 0 if state.exchanged else state.passes + 1
    if state.tale is not None:
        tell.passed(state, seat)
    if state.passes == state.seats:
        end_drawn(state)
    else:
        next_turn(state)
    return SHOWN


def chips_changed(state: Sequence) -> None:
    """A chip was placed or removed: what counts towards a draw begins again (Q22)."""
    state.passes = 0
    state.reshuffles = 0


def end_drawn(state: Sequence) -> None:
    """Nobody can win any more (Q22)."""
    state.phase = FINISHED
    if state.tale is not None:
        tell.drawn(state)


def end_turn(state: Sequence, seat: i64, dice: Dice) -> i64:
    """Draw a card (Q2), or have until the next player starts to do so (Q23)."""
    if state.phase == FINISHED:
        if state.tale is not None:
            tell.won(state)
        return state.face_up()
    if state.phase == CHOOSING:
        return state.face_up()
    if state.manual_draw:
        state.drawer = seat
    else:
        cards.draw(state, seat, dice)
    next_turn(state)
    if state.manual_draw:
        return state.face_up()
    return SHOWN


def next_turn(state: Sequence) -> None:
    """Play goes clockwise."""
    state.turn += 1
    if state.turn == state.seats:
        state.turn = 0
    state.exchanged = False
    if state.table_talk:
        talk.end_turn(state)


def draw(state: Sequence, seat: i64, dice: Dice) -> i64:
    """Draw the card of the last turn before the next player starts (Q23)."""
    state.drawer = NOBODY
    if state.tale is not None:
        tell.took(state, seat)
    cards.draw(state, seat, dice)
    return SHOWN


def forget_to_draw(state: Sequence) -> None:
    """The next player has started: the card is lost (Q16)."""
    if state.tale is not None:
        tell.forgot(state, state.drawer)
    state.drawer = NOBODY
