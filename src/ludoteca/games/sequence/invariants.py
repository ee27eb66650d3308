"""What is true of every position of Sequence. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.engine.native import i64
from ludoteca.games.sequence import memory
from ludoteca.games.sequence.data import CARDS, COPIES, FIVE, LOCKED, NEW_BOARD, SPACES, WINDOW_CELLS
from ludoteca.games.sequence.lines import owner

if TYPE_CHECKING:
    from ludoteca.games.sequence.rules import Sequence


def check(state: Sequence) -> None:
    """Cards are conserved, hands sorted, chips protected exactly where a sequence is."""
    held = [0] * CARDS
    for seat in range(state.seats):
        hand = state.cards(seat)
        assert hand == sorted(hand), "a hand out of order"
        for card in hand:
            held[card] += 1
    assert all(0 <= state.deck[card] <= COPIES - held[card] for card in range(CARDS)), "cards too many"
    assert sum(state.deck) == state.in_deck > 0, "the draw pile"  # never empty (Q21)
    memory.check(state)
    locked = {int(cell) for w in state.sequences for cell in WINDOW_CELLS[FIVE * w : FIVE * w + FIVE]}
    for cell in range(i64(SPACES)):
        chip = state.board[cell]
        assert chip in (0, 1, 2, 4) or chip - LOCKED in (1, 2, 4), "a chip"
        assert (chip >= LOCKED) == (int(cell) in locked), "a chip is protected in a sequence only"
    for w in state.sequences:
        assert all(state.board[WINDOW_CELLS[FIVE * w + i]] & owner(state.board, w) for i in range(FIVE)), "a sequence"
    assert list(state.board)[SPACES:] == NEW_BOARD[SPACES:], "the corners"
