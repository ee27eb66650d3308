"""What a seat may do, and why it may not do the rest. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT, NO_SUCH_ACTION, NOT_ASKED, Actions
from ludoteca.engine.values import Refusal
from ludoteca.games.sequence import memory, talk
from ludoteca.games.sequence.data import (
    ACTIONS,
    CALL,
    CHOOSING,
    DECLARE,
    DISCARD,
    DRAW,
    EMPTY,
    EXCHANGE,
    FINISHED,
    HAND,
    JACK,
    JACKS,
    LOCKED,
    NOBODY,
    ONE_EYED,
    PASS,
    PLAYING,
    REMOVE,
    SPACES,
    card_of,
)
from ludoteca.games.sequence.lines import choices

if TYPE_CHECKING:
    from ludoteca.games.sequence.rules import Sequence

NOT_IN_HAND: Final = Refusal("not-in-hand", "Q2")
COVERED: Final = Refusal("covered", "Q2")
NO_CHIP: Final = Refusal("no-chip", "Q4")
OWN_CHIP: Final = Refusal("own-chip", "Q4")
PROTECTED: Final = Refusal("protected", "Q5")
NOT_DEAD: Final = Refusal("not-dead", "Q12")
ONE_EXCHANGE: Final = Refusal("one-exchange", "Q12")
MUST_PLAY: Final = Refusal("must-play", "Q22")
DECLARE_FIRST: Final = Refusal("declare-first", "Q24")
NOT_A_CHOICE: Final = Refusal("not-a-choice", "Q24")
NO_DRAW: Final = Refusal("no-draw", "Q23")
DISCARD_FIRST: Final = Refusal("discard-first", "Q26")
REFUSALS: Final = (
    NOT_IN_HAND, COVERED, NO_CHIP, OWN_CHIP, PROTECTED, NOT_DEAD, ONE_EXCHANGE, MUST_PLAY, DECLARE_FIRST,
    NOT_A_CHOICE, NO_DRAW, DISCARD_FIRST, *talk.REFUSALS,
)  # fmt: skip


def fill(state: Sequence, seat: i64, actions: Actions) -> None:
    """Every legal action of a seat."""
    if state.penalty != 0:
        if state.penalty & BIT[seat] != 0:
            _fill_discards(state, seat, actions)
        return
    if state.phase == FINISHED:
        return
    if seat == state.turn:
        if state.phase == PLAYING:
            _fill_turn(state, seat, actions)
        else:
            _fill_declarations(state, seat, actions)
    if seat == state.drawer:
        actions.add(DRAW)
    if state.table_talk:
        talk.fill(state, seat, actions)


def _fill_turn(state: Sequence, seat: i64, actions: Actions) -> None:
    """Play a card, or exchange a dead one; pass if neither is possible (Q2, Q22)."""
    board = state.board
    hand = state.hand
    items = actions.items  # of which the cards of the board need 14 at most
    count: i64 = 0
    dead = False
    previous: i64 = NOBODY
    i = HAND * seat
    end = i + state.size[seat]
    while i < end and hand[i] < JACKS:
        card = hand[i]
        if card != previous:
            free = board[2 * card] == EMPTY
            if free:
                items[count] = 2 * card
                count += 1
            if board[2 * card + 1] == EMPTY:
                items[count] = 2 * card + 1
                count += 1
            elif not free:
                dead = True
        previous = card
        i += 1
    actions.count = count
    while i < end:  # the jacks are the last cards of a hand
        if hand[i] != previous:
            _fill_jack(state, seat, hand[i], actions)
        previous = hand[i]
        i += 1
    if dead and not state.exchanged:
        _fill_exchanges(state, seat, actions)
    if actions.count == 0:
        actions.add(PASS)


def _fill_jack(state: Sequence, seat: i64, card: i64, actions: Actions) -> None:
    """A jack has any empty space (Q3), or any chip of a rival team that is in no sequence (Q4, Q5)."""
    first = JACK + SPACES * (card - JACKS)
    mine = BIT[seat % state.teams]
    board = state.board
    for space in range(i64(SPACES)):
        chip = board[space]
        if chip == EMPTY if card < ONE_EYED else chip != EMPTY and chip < LOCKED and chip != mine:
            actions.add(first + space)


def _fill_exchanges(state: Sequence, seat: i64, actions: Actions) -> None:
    """Every dead card may be exchanged (Q12)."""
    previous: i64 = NOBODY
    for i in range(HAND * seat, HAND * seat + state.size[seat]):
        card = state.hand[i]
        if card != previous and card < JACKS and state.is_dead(card):
            actions.add(EXCHANGE + card)
        previous = card


def _fill_declarations(state: Sequence, seat: i64, actions: Actions) -> None:
    """Every five through the chip just placed (Q24)."""
    found = choices(state.board, state.sequences, BIT[seat % state.teams], state.placed)
    for i in range(len(found)):
        actions.add(DECLARE + found[i])


def _fill_discards(state: Sequence, seat: i64, actions: Actions) -> None:
    """Any card of the hand (Q26)."""
    previous: i64 = NOBODY
    for i in range(HAND * seat, HAND * seat + state.size[seat]):
        if state.hand[i] != previous:
            previous = state.hand[i]
            actions.add(DISCARD + previous)


def refusal(state: Sequence, seat: i64, action: i64) -> Refusal | None:
    """Why a seat may not do this now."""
    if action >= ACTIONS:
        return NO_SUCH_ACTION
    if state.phase == FINISHED:
        return NOT_ASKED
    if state.penalty != 0 or action >= DISCARD:
        return _discard(state, seat, action)
    if action == DRAW:
        return None if seat == state.drawer else NO_DRAW
    if action >= CALL:
        return talk.refusal(state, seat, action)
    if seat != state.turn:
        return NOT_ASKED
    if state.phase == CHOOSING or DECLARE <= action < PASS:
        return _declaration(state, seat, action)
    if action < EXCHANGE:
        return _play(state, seat, action)
    if action == PASS:
        return None if memory.is_stuck(state, seat) else MUST_PLAY
    return _exchange(state, seat, action - EXCHANGE)


def _play(state: Sequence, seat: i64, action: i64) -> Refusal | None:
    """Why a card may not be played on a space (Q2, Q3, Q4, Q5)."""
    space = action % SPACES
    if not state.holds(seat, card_of(action)):
        return NOT_IN_HAND
    if action < REMOVE:
        return None if state.board[space] == EMPTY else COVERED
    if state.board[space] == EMPTY:
        return NO_CHIP
    if state.board[space] & BIT[seat % state.teams] != 0:
        return OWN_CHIP
    return None if state.board[space] < LOCKED else PROTECTED


def _exchange(state: Sequence, seat: i64, card: i64) -> Refusal | None:
    """Only a dead card, and one a turn (Q12)."""
    if not state.holds(seat, card):
        return NOT_IN_HAND
    if state.exchanged:
        return ONE_EXCHANGE
    return None if state.is_dead(card) else NOT_DEAD


def _declaration(state: Sequence, seat: i64, action: i64) -> Refusal | None:
    """Only one of the fives through the chip just placed, and then nothing else (Q24)."""
    if action < DECLARE or action >= PASS:
        return DECLARE_FIRST
    if state.phase == CHOOSING:
        actions = Actions()
        _fill_declarations(state, seat, actions)
        if actions.has(action):
            return None
    return NOT_A_CHOICE


def _discard(state: Sequence, seat: i64, action: i64) -> Refusal | None:
    """Play waits until each member of the team that talked has given up a card (Q26)."""
    if state.penalty & BIT[seat] == 0:
        return NOT_ASKED
    if action < DISCARD:
        return DISCARD_FIRST
    return None if state.holds(seat, action - DISCARD) else NOT_IN_HAND
