"""Hands, the draw pile and the discard piles. Compiled.

`deck` counts by card and is drawn from at the moment of drawing; a hand is sorted. A card that is
neither in the deck nor in a hand lies on a discard pile, of which only the top matters.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT, Dice
from ludoteca.games.sequence import memory, tell
from ludoteca.games.sequence.data import CARDS, COPIES, HAND, NOBODY, PACK

if TYPE_CHECKING:
    from ludoteca.games.sequence.rules import Sequence


def put_down(state: Sequence, seat: i64, card: i64) -> None:
    """Lay a card from the hand face up on the own discard pile."""
    hand = state.hand
    i = HAND * seat
    last = i + state.size[seat] - 1
    while hand[i] != card:
        i += 1
    while i < last:
        hand[i] = hand[i + 1]
        i += 1
    hand[last] = NOBODY
    state.size[seat] -= 1
    state.top[seat] = card
    if state.shown & BIT[seat] != 0:
        memory.card_left(state, seat, card)


def draw(state: Sequence, seat: i64, dice: Dice) -> None:
    """Draw a card into the hand, seen by who may see the hand; with the last one the pile is made anew (Q14, Q21)."""
    card = take(state, seat, dice)
    if state.tale is not None:
        tell.drew(state, seat, card)
    if state.in_deck == 0:
        reshuffle(state)


def take(state: Sequence, seat: i64, dice: Dice) -> i64:
    """Take a card from the draw pile into the hand, which stays sorted."""
    deck = state.deck
    place = dice.below(state.in_deck)
    card: i64 = -1
    while place >= 0:
        card += 1
        place -= deck[card]
    deck[card] -= 1
    state.in_deck -= 1
    add_to_hand(state, seat, card)
    return card


def add_to_hand(state: Sequence, seat: i64, card: i64) -> None:
    """Put a card into its place in the hand."""
    hand = state.hand
    first = HAND * seat
    i = first + state.size[seat]
    while i > first and hand[i - 1] > card:
        hand[i] = hand[i - 1]
        i -= 1
    hand[i] = card
    state.size[seat] += 1


def reshuffle(state: Sequence) -> None:
    """All discard piles become the new draw pile: every card that is in no hand (Q14)."""
    for card in range(i64(CARDS)):
        state.deck[card] = COPIES
    state.in_deck = PACK
    for seat in range(state.seats):
        state.top[seat] = NOBODY
        for i in range(HAND * seat, HAND * seat + state.size[seat]):
            state.deck[state.hand[i]] -= 1
            state.in_deck -= 1
    state.reshuffles += 1
    if state.tale is not None:
        tell.reshuffled(state)
