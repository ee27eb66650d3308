"""What a seat of Tacocat sees, as numbers: the view once more, piece by piece in the same order. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.engine.native import i16, i64, vec
from ludoteca.engine.numbers import flags, one, same, several
from ludoteca.engine.observation import MOST, Observation, Piece
from ludoteca.engine.state import BIT
from ludoteca.games.tacocat.data import DECK, FINISHED, HIGHEST, RANKS, SWAP, TILES

if TYPE_CHECKING:
    from ludoteca.games.tacocat.rules import Tacocat

MOST_COPIES: Final = 6
LARGEST_HAND: Final = 9


def pieces() -> Observation:
    """Cards are counts by value, 1 to 8; -1 is nobody, 0 no card."""
    return (
        Piece("seat", -1, 1),
        Piece("round", 0, MOST),
        Piece("phase", 0, FINISHED),
        Piece("waiting", 0, 1, (2,)),
        Piece("tile", -1, TILES),
        Piece("covered", 0, 1, (TILES,)),
        Piece("hands", 0, LARGEST_HAND, (2,)),
        Piece("deck", 0, DECK),
        Piece("seen", 0, MOST_COPIES, (HIGHEST,)),
        Piece("swapped", -1, LARGEST_HAND, (2,)),
        Piece("lowest_possible", 1, RANKS, (2,)),
        Piece("duel_winner", -1, 1),
        Piece("attacker", -1, 1),
        Piece("attack", 0, HIGHEST, (4,)),  # the card, how many, still unanswered, answers that lost
        Piece("winner", -1, 1),
        Piece("last_cards", 0, HIGHEST, (2,)),
        Piece("hand", 0, MOST_COPIES, (HIGHEST,)),
        Piece("marked", 0, MOST_COPIES, (HIGHEST,)),
        Piece("dropped", 0, MOST_COPIES, (HIGHEST,)),
        Piece("may_swap", 0, LARGEST_HAND),
        Piece("may_unmark", 0, LARGEST_HAND),
        Piece("duel_card", 0, HIGHEST),
    )


def observe(state: Tacocat, seat: i64, out: vec[i16], at: i64) -> i64:
    """Write the pieces; -1 is a spectator."""
    at = one(out, at, seat)
    at = one(out, at, state.round)
    at = one(out, at, state.phase)
    at = flags(out, at, state.must(), 2)
    at = one(out, at, state.tile)
    at = flags(out, at, state.covered, TILES)
    at = several(out, at, state.size, 0, 2)
    at = one(out, at, state.in_deck)
    at = several(out, at, state.seen, 1, HIGHEST)
    at = several(out, at, state.swapped, 0, 2)
    at = several(out, at, state.floor, 0, 2)
    at = one(out, at, state.duel_winner)
    at = one(out, at, state.attacker)
    if state.attack > 0:
        at = one(out, at, state.attack)
        at = one(out, at, state.attack_count)
        at = one(out, at, state.attack_left)
        at = one(out, at, state.attack_lost)
    else:
        at = same(out, at, 0, 4)
    at = one(out, at, state.winner)
    over = state.phase == FINISHED
    at = one(out, at, state.lowest(0) if over else 0)
    at = one(out, at, state.lowest(1) if over else 0)
    if seat < 0:
        return same(out, at, 0, 3 * HIGHEST + 3)
    own = RANKS * seat + 1
    at = several(out, at, state.hand, own, HIGHEST)
    at = several(out, at, state.marked, own, HIGHEST)
    at = several(out, at, state.dropped, own, HIGHEST)
    swapping = state.phase == SWAP and state.must() & BIT[seat] != 0
    at = one(out, at, state.limit[seat] if swapping else 0)
    at = one(out, at, state.size[seat] - state.unmarked[seat] if swapping else 0)
    return one(out, at, max(state.duel[seat], i64(0)))
