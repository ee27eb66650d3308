"""What a seat of Revanche can reckon about the others' cards. Compiled.

Everything here depends on what the seat knows: its own hand, the benches, and the cards that were seen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.engine.native import i64, vec
from ludoteca.engine.state import BIT
from ludoteca.games.revanche.bench import may_substitute
from ludoteca.games.revanche.data import NUMBERS
from ludoteca.games.revanche.guess import unseen

if TYPE_CHECKING:
    from ludoteca.games.revanche.rules import Revanche


def hidden_pool(state: Revanche, viewer: i64, other: i64) -> vec[i64]:
    """The cards that may be in another's hand: unseen, and of shirts that still play."""
    pool = unseen(state, viewer, other & 1)
    expelled = state.expelled[state.book(other)]
    for card in range(i64(1), i64(NUMBERS)):
        if expelled & BIT[card] != 0:
            pool[card] = 0
    return pool


def total(pool: vec[i64]) -> i64:
    """How many cards a pool has."""
    count: i64 = 0
    for card in range(i64(1), i64(NUMBERS)):
        count += pool[card]
    return count


def holds(state: Revanche, viewer: i64, other: i64) -> list[float]:
    """For each number, how likely it is in a hand; certain for the own one and for cards known to be there."""
    odds = [0.0] * NUMBERS
    own = NUMBERS * other
    if viewer == other:
        for card in range(i64(1), i64(NUMBERS)):
            odds[card] = 1.0 if state.hand[own + card] > 0 else 0.0
        return odds
    pool = hidden_pool(state, viewer, other)
    cards = total(pool)
    for card in range(i64(1), i64(NUMBERS)):
        odds[card] = 1.0 if state.known[own + card] > 0 else at_least_one(pool[card], cards, state.size[other])
    return odds


def reaches(state: Revanche, viewer: i64, other: i64) -> list[float]:
    """For each number, how likely a seat can play it at once: from the hand, or from the bench."""
    odds = holds(state, viewer, other)
    if may_substitute(state, other):
        for card in range(i64(1), i64(NUMBERS)):
            if state.bench[NUMBERS * (other & 1) + card] > 0:
                odds[card] = 1.0
    return odds


def at_least_one(copies: i64, cards: i64, drawn: i64) -> float:
    """The chance of at least one of some copies among cards drawn."""
    none = 1.0
    for k in range(min(drawn, cards)):
        none *= float(max(cards - copies - k, 0)) / float(cards - k)
    return 1.0 - none
