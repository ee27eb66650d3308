"""The deck of mosaic cards: shuffled, with an ordered bottom. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.engine.native import i64
from ludoteca.engine.state import Dice, all_but, only
from ludoteca.games.camisa12.data import (
    CARD_NAMES,
    CARDS,
)

if TYPE_CHECKING:
    from ludoteca.games.camisa12.rules import Camisa12


def cards_left(state: Camisa12) -> i64:
    """How many cards the deck has, its ordered bottom too."""
    return state.in_deck + len(state.under)


def draw_cards(state: Camisa12, seat: i64, count: i64, dice: Dice) -> i64:
    """Draw as many cards as there are, up to `count`; only the seat sees them (K2.7)."""
    cards: list[str] = []
    drawn = min(count, cards_left(state))
    for _ in range(drawn):
        card = draw_card(state, seat, dice)
        if state.tale is not None:
            cards.append(CARD_NAMES[card])
    if state.tale is not None and drawn > 0:
        state.tell("drew", {"seat": seat, "cards": cards}, only(seat))
        state.tell("drew-hidden", {"seat": seat, "count": drawn}, all_but(seat))
    return drawn


def draw_card(state: Camisa12, seat: i64, dice: Dice) -> i64:
    """A card from the unordered top, else the first of those put under it, which its owner recognises."""
    card: i64 = 1
    if state.in_deck > 0:
        place = dice.below(state.in_deck)
        while place >= state.deck[card]:
            place -= state.deck[card]
            card += 1
        state.deck[card] -= 1
        state.in_deck -= 1
    else:
        card = state.under[0]
        owner = state.under_by[0]
        state.under = state.under[1:]
        state.under_by = state.under_by[1:]
        if owner != seat and state.seats == 2:
            state.taken[CARDS * owner + card] += 1
    state.hand[CARDS * seat + card] += 1
    return card
