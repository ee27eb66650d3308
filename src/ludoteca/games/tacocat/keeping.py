"""A position as a list and back, and what must always be true of it. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludoteca.engine.native import i64, vec
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


def save(state: Tacocat) -> list[Any]:
    """All of the position; `load` has the same order."""
    numbers = [
        state.board, state.tile, state.covered, state.round, state.winner, state.in_deck, state.phase, state.choosing,
        state.duel_winner, state.attacker, state.attack, state.attack_count, state.attack_left, state.attack_lost,
    ]  # fmt: skip
    counts = [
        state.deck, state.hand, state.marked, state.dropped, state.seen, state.size, state.limit, state.swapped,
        state.duel, state.floor, state.unmarked,
    ]  # fmt: skip
    return [numbers, [[int(n) for n in count] for count in counts]]


def restore(state: Tacocat, saved: list[Any]) -> None:
    """Make a new position what `save` wrote."""
    numbers, counts = saved
    (
        state.board, state.tile, state.covered, state.round, state.winner, state.in_deck, state.phase, state.choosing,
        state.duel_winner, state.attacker, state.attack, state.attack_count, state.attack_left, state.attack_lost,
    ) = numbers  # fmt: skip
    vectors = [vec[i64](count) for count in counts]
    state.deck, state.hand, state.marked, state.dropped, state.seen = vectors[:5]
    state.size, state.limit, state.swapped, state.duel, state.floor, state.unmarked = vectors[5:]
