"""What a seat may do, and why not. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT, NO_SUCH_ACTION, NOT_ASKED, Actions
from ludoteca.engine.values import Refusal
from ludoteca.games.tacocat.data import (
    ACTIONS,
    ANSWER,
    ANSWERING,
    ATTACK,
    ATTACK_CARD,
    ATTACK_COUNT,
    ATTACKING,
    DONE,
    DUEL,
    DUELLING,
    FIRST_ATTACK,
    MARK,
    RANKS,
    SWAP,
    UNMARK,
)

if TYPE_CHECKING:
    from ludoteca.games.tacocat.rules import Tacocat

WRONG_STEP: Final = Refusal("wrong-step", "P2")
NOT_IN_HAND: Final = Refusal("not-in-hand", "C21")
SWAP_LIMIT: Final = Refusal("swap-limit", "C17")
SWAP_ORDER: Final = Refusal("swap-order", "P3")
NOT_MARKED: Final = Refusal("not-marked", "P3")
UNMARK_LIMIT: Final = Refusal("unmark-limit", "P3")
KEEP_ONE: Final = Refusal("keep-one", "C10")
NOT_LOWEST: Final = Refusal("not-lowest", "C4")
REFUSALS: Final = (WRONG_STEP, NOT_IN_HAND, SWAP_LIMIT, SWAP_ORDER, NOT_MARKED, UNMARK_LIMIT, KEEP_ONE, NOT_LOWEST)


def fill(state: Tacocat, seat: i64, actions: Actions) -> None:
    """Every legal action of a seat, never more than ROOM; written directly, for speed."""
    if state.must() & BIT[seat] == 0:
        return
    phase = state.phase
    if phase == SWAP:
        fill_swap(state, seat, actions)
    elif phase == DUELLING:
        fill_duel(state, seat, actions)
    elif phase == ANSWERING:
        fill_answer(state, seat, actions)
    else:
        fill_attack(state, seat, actions)


def fill_swap(state: Tacocat, seat: i64, actions: Actions) -> None:
    """Done, another mark, or one less. Marks go from low to high, so nothing below one can be marked (P3)."""
    own = RANKS * seat
    shift = MARK - own
    hand = state.hand
    marked = state.marked
    items = actions.items
    items[0] = DONE
    count: i64 = 1
    marks: i64 = 0
    for place in range(own + 1, own + RANKS):
        held = hand[place]
        if held > 0:
            mark = marked[place]
            if mark > 0:
                marks += mark
                count = 1
            if held > mark:
                items[count] = shift + place
                count += 1
    if marks == 0:
        actions.count = count
        return
    if marks >= state.limit[seat]:  # C17
        count = 1
    if state.unmarked[seat] < state.size[seat]:
        for place in range(own + 1, own + RANKS):
            if marked[place] > 0:
                items[count] = UNMARK - own + place
                count += 1
    actions.count = count


def fill_duel(state: Tacocat, seat: i64, actions: Actions) -> None:
    """Any card of the hand (P4)."""
    own = RANKS * seat
    shift = DUEL - own
    hand = state.hand
    items = actions.items
    count: i64 = 0
    for place in range(own + 1, own + RANKS):
        if hand[place] > 0:
            items[count] = shift + place
            count += 1
    actions.count = count


def fill_answer(state: Tacocat, seat: i64, actions: Actions) -> None:
    """The lowest card, or one that wins (C2, C3, C4)."""
    own = RANKS * seat
    shift = ANSWER - own
    hand = state.hand
    winning = own + state.attack
    items = actions.items
    count: i64 = 0
    for place in range(own + 1, own + RANKS):
        if hand[place] > 0 and (count == 0 or place >= winning):
            items[count] = shift + place
            count += 1
    actions.count = count


def fill_attack(state: Tacocat, seat: i64, actions: Actions) -> None:
    """A card or a set of equal cards (C9), but one card stays in the hand (C10)."""
    own = RANKS * seat
    hand = state.hand
    most = state.size[seat] - 1
    items = actions.items
    count: i64 = 0
    for place in range(own + 1, own + RANKS):
        held = hand[place]
        if held > 0:
            single = FIRST_ATTACK[place - own]
            items[count] = single
            count += 1
            if held > 1:
                for attack in range(single + 1, single + min(held, most)):
                    items[count] = attack
                    count += 1
    actions.count = count


def refusal(state: Tacocat, seat: i64, action: i64) -> Refusal | None:
    """Why a seat may not do this now."""
    if action >= ACTIONS:
        return NO_SUCH_ACTION
    if state.must() & BIT[seat] == 0:
        return NOT_ASKED
    if action <= DUEL:
        return mark_refusal(state, seat, action - MARK)
    if action <= ANSWER:
        if state.phase != DUELLING:
            return WRONG_STEP
        return None if state.hand[RANKS * seat + action - DUEL] > 0 else NOT_IN_HAND
    if action < ATTACK:
        return answer_refusal(state, seat, action - ANSWER)
    if action > UNMARK:
        return unmark_refusal(state, seat, action - UNMARK)
    if state.phase != ATTACKING:
        return WRONG_STEP
    count = ATTACK_COUNT[action - ATTACK]
    if state.hand[RANKS * seat + ATTACK_CARD[action - ATTACK]] < count:
        return NOT_IN_HAND
    return None if count < state.size[seat] else KEEP_ONE


def mark_refusal(state: Tacocat, seat: i64, card: i64) -> Refusal | None:
    """Why a card may not be marked; card 0 is "done", always possible in a swap (C18)."""
    if state.phase != SWAP:
        return WRONG_STEP
    if card == DONE:
        return None
    if state.hand[RANKS * seat + card] <= state.marked[RANKS * seat + card]:
        return NOT_IN_HAND
    if state.marks(seat) >= state.limit[seat]:
        return SWAP_LIMIT
    return None if card >= state.highest_mark(seat) else SWAP_ORDER


def unmark_refusal(state: Tacocat, seat: i64, card: i64) -> Refusal | None:
    """Marks are taken back before "done", as often as there are cards in the hand: so every swap comes to an end."""
    if state.phase != SWAP:
        return WRONG_STEP
    if state.marked[RANKS * seat + card] == 0:
        return NOT_MARKED
    return None if state.unmarked[seat] < state.size[seat] else UNMARK_LIMIT


def answer_refusal(state: Tacocat, seat: i64, card: i64) -> Refusal | None:
    """Win with an equal or higher card, or lose with the lowest (C2, C3, C4)."""
    if state.phase != ANSWERING:
        return WRONG_STEP
    if state.hand[RANKS * seat + card] == 0:
        return NOT_IN_HAND
    return None if card >= state.attack or card == state.lowest(seat) else NOT_LOWEST
