"""What a pass shows of a hand, and for how long it stays true. Compiled.

Who passes holds nothing that could be played or exchanged, so each card of that hand is one of a
known few (Q22). `could[HAND * seat + i]` are these cards as bits, one set for each card of the hand,
from the smallest set to the largest; a card drawn later can be any. The sets of one hand always lie
inside each other, so a hand fits exactly if, for each i, at least i + 1 of its cards are in set i.
When a card leaves the hand, it is the smallest set it belongs to that goes with it. Passes are rare:
copies of a position share `could`, and whoever changes it makes a new one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT
from ludoteca.games.sequence.data import EMPTY, EVERY_CARD, HAND, JACKS, ONE_EYED, SPACES

if TYPE_CHECKING:
    from ludoteca.games.sequence.rules import Sequence

TWO_EYED_JACKS = 2**JACKS + 2 ** (JACKS + 1)
ONE_EYED_JACKS = 2**ONE_EYED + 2 ** (ONE_EYED + 1)


def useless(state: Sequence, seat: i64) -> i64:
    """Bits of the cards with which this seat could do nothing now, whether it holds them or not."""
    mine = BIT[seat % state.teams]
    space_left = False
    target = False
    for space in range(i64(SPACES)):
        space_left = space_left or state.board[space] == EMPTY
        target = target or state.is_removable(space, mine)
    cards: i64 = 0
    if not space_left:
        cards |= TWO_EYED_JACKS
    if not target:
        cards |= ONE_EYED_JACKS
    if state.exchanged:
        for card in range(i64(JACKS)):
            if state.is_dead(card):
                cards |= BIT[card]
    return cards


def is_stuck(state: Sequence, seat: i64) -> bool:
    """Is nothing possible with this hand (Q22)?"""
    cards = useless(state, seat)
    return all(cards & BIT[state.hand[i]] != 0 for i in range(HAND * seat, HAND * seat + state.size[seat]))


def remember_pass(state: Sequence, seat: i64) -> None:
    """Everybody now knows that each card of this hand is useless."""
    cards = useless(state, seat)
    state.could = state.could[:]
    for i in range(HAND * seat, HAND * seat + state.size[seat]):
        state.could[i] &= cards
        state.shown |= BIT[seat]


def card_left(state: Sequence, seat: i64, card: i64) -> None:
    """A card left a hand of which something is known."""
    state.could = state.could[:]
    i = HAND * seat
    last = i + state.size[seat]  # the size is already one less
    while state.could[i] & BIT[card] == 0:
        i += 1
    while i < last:
        state.could[i] = state.could[i + 1]
        i += 1
    state.could[last] = EVERY_CARD
    if state.could[HAND * seat] == EVERY_CARD:
        state.shown &= ~BIT[seat]


def check(state: Sequence) -> None:
    """Every hand fits what its owner has shown."""
    for seat in range(state.seats):
        first = HAND * seat
        held: i64 = 0
        for i in range(first, first + HAND):
            known = state.could[i]
            assert known == EVERY_CARD or (i < first + state.size[seat] and state.shown & BIT[seat] != 0), "memory"
            assert i == first or state.could[i - 1] & ~known == 0, "memory out of order"
            held = 0
            for k in range(first, first + state.size[seat]):
                if known & BIT[state.hand[k]] != 0:
                    held += 1
            assert i >= first + state.size[seat] or held > i - first, "a card that a pass has excluded"
