"""Swaps as sets of places in a sorted hand, as the solved tables know them, made mark by mark. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.engine.native import i64, vec
from ludoteca.games.tacocat.data import DONE, HIGHEST, MARK, RANKS

if TYPE_CHECKING:
    from ludoteca.games.tacocat.rules import Tacocat


def sorted_hand(state: Tacocat, seat: i64) -> vec[i64]:
    """The cards of a hand from low to high."""
    cards = vec[i64]([0] * state.size[seat])
    count: i64 = 0
    for card in range(i64(1), i64(RANKS)):
        for _ in range(state.hand[RANKS * seat + card]):
            cards[count] = card
            count += 1
    return cards


def highest(state: Tacocat, seat: i64) -> i64:
    """The highest card of a hand."""
    card: i64 = HIGHEST
    while state.hand[RANKS * seat + card] == 0:
        card -= 1
    return card


def begins(state: Tacocat, seat: i64, cards: vec[i64], places: i64) -> bool:
    """Are the cards at these places those that are marked, and perhaps higher ones?"""
    top = state.highest_mark(seat)
    marks = state.marks(seat)
    for card in range(i64(1), i64(RANKS)):
        among = count_of(cards, places, card)
        marked = state.marked[RANKS * seat + card]
        if marks > 0 and (among < marked if card == top else among != marked and card < top):
            return False
    return True


def next_mark(state: Tacocat, seat: i64, cards: vec[i64], places: i64) -> i64:
    """The lowest card at these places that is not marked yet; DONE if all are."""
    for card in range(i64(1), i64(RANKS)):
        if count_of(cards, places, card) > state.marked[RANKS * seat + card]:
            return MARK + card
    return DONE


def count_of(cards: vec[i64], places: i64, card: i64) -> i64:
    """How often a card stands at these places."""
    count: i64 = 0
    bit: i64 = 1
    for place in range(len(cards)):
        if places & bit != 0 and cards[place] == card:
            count += 1
        bit += bit
    return count
