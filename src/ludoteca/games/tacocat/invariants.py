"""What is true of every position of Tacocat. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT
from ludoteca.games.tacocat.data import ANSWERING, COPIES, NOBODY, RANKS, TILES

if TYPE_CHECKING:
    from ludoteca.games.tacocat.rules import Tacocat


def check(state: Tacocat) -> None:
    """Cards are conserved, hands are equal between clashes, marks are in the hand."""
    for card in range(i64(RANKS)):
        total = state.deck[card] + state.seen[card]
        for seat in range(i64(2)):
            place = RANKS * seat + card
            total += state.hand[place] + state.dropped[place]
            assert state.marked[place] <= state.hand[place], "a mark without its card"
            assert state.hand[place] == 0 or card >= state.floor[seat], "a card below the floor"
        assert total == COPIES[card], f"card {card}: {total} of {COPIES[card]}"
    for seat in range(i64(2)):
        held: i64 = 0
        for place in range(RANKS * seat, RANKS * seat + RANKS):
            held += state.hand[place]
        assert held == state.size[seat] >= 1, "a hand's size"
        assert state.unmarked[seat] <= state.size[seat], "marks taken back too often"
    ahead = state.size[1 - state.attacker] - state.size[state.attacker] if state.phase == ANSWERING else 0
    assert ahead == state.attack_left, "hands of unequal size"
    assert state.round >= 1, "a round"
    assert state.covered & BIT[state.tile] == 0 if 0 <= state.tile < TILES else state.winner != NOBODY, "the tile"
