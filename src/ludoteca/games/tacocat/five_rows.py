"""Where each chance of a round of five cards stands among the numbers of a table. Compiled.

Roles: 0 swaps first, 1 swaps back. A seat remembers its role, how many cards both swapped (in the duel; later only how
many the rival did), the rival's card of the duel and of the first clash, and its hand. It forgets what it swapped away
and its own cards that are gone.
"""

from __future__ import annotations

from typing import Final

from ludoteca.engine.native import i64
from ludoteca.games.tacocat.five import CARDS, FIVES, FOURS, SETS, THREES

RANKS: Final = 9
SWAPPED: Final = 6  # none to five
KINDS: Final = 2 * SWAPPED  # of rivals: role and how many they swapped

# How one came to lead with three cards: by a lead that was not beaten, by beating one, or after a duel tied once.
UNBEATEN: Final = 0
BEATING: Final = 1
SECOND_DUEL: Final = 2

SWAP1: Final = 0
SWAP2: Final = SWAP1 + FIVES * SETS
DUEL5: Final = SWAP2 + SWAPPED * FIVES * SETS
LEAD4: Final = DUEL5 + 2 * SWAPPED * SWAPPED * FIVES * CARDS
ANSWER4: Final = LEAD4 + KINDS * RANKS * FOURS * 4
LEAD3: Final = ANSWER4 + KINDS * RANKS * RANKS * FOURS * 4
DUEL4: Final = LEAD3 + KINDS * 3 * RANKS * RANKS * THREES * 2
DUEL3: Final = DUEL4 + KINDS * RANKS * FOURS * 4
LENGTH: Final = DUEL3 + THREES * 3


def swap_row(limit: i64, hand: i64) -> i64:
    """Sets of places, for one who may swap so many; a limit below 0 is none."""
    return SWAP1 + hand * SETS if limit < 0 else SWAP2 + (limit * FIVES + hand) * SETS


def duel_row(role: i64, first: i64, second: i64, hand: i64) -> i64:
    """Places of a hand, by how many both swapped."""
    return DUEL5 + (((role * SWAPPED + first) * SWAPPED + second) * FIVES + hand) * CARDS


def kind(role: i64, swapped: i64) -> i64:
    """A rival of a role, who swapped so many."""
    return role * SWAPPED + swapped


def lead4_row(rival: i64, duel: i64, hand: i64) -> i64:
    """Leads of four cards, by the rival's card of the duel."""
    return LEAD4 + ((rival * RANKS + duel) * FOURS + hand) * 4


def answer4_row(rival: i64, duel: i64, attack: i64, hand: i64) -> i64:
    """Places of four cards that answer a single one; the first is the lowest, which may also lose."""
    return ANSWER4 + (((rival * RANKS + duel) * RANKS + attack) * FOURS + hand) * 4


def lead3_row(rival: i64, how: i64, duel: i64, clash: i64, hand: i64) -> i64:
    """Leads of three cards, by the rival's cards of the duel and of the clash (or the card that tied a duel)."""
    return LEAD3 + ((((rival * 3 + how) * RANKS + duel) * RANKS + clash) * THREES + hand) * 2


def duel4_row(rival: i64, tied: i64, hand: i64) -> i64:
    """Places of four cards, after a duel that was tied."""
    return DUEL4 + ((rival * RANKS + tied) * FOURS + hand) * 4


def duel3_row(hand: i64) -> i64:
    """Places of three cards, after two duels that were tied."""
    return DUEL3 + hand * 3
