"""Copying a position by hand, because searches copy a lot; all else follows from the declaration. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludoteca.games.revanche.rules import Revanche


def copied(state: Revanche, other: Revanche) -> Revanche:
    """Fill an empty position with a copy of another."""
    other.seats = state.seats
    other.division = state.division
    other.overtime = state.overtime
    other.set_piece_cards = state.set_piece_cards
    other.personal = state.personal
    other.deck = state.deck[:]
    other.hand = state.hand[:]
    other.field = state.field[:]
    other.spent = state.spent[:]
    other.gone = state.gone[:]
    other.bench = state.bench[:]
    other.in_deck = state.in_deck[:]
    other.size = state.size[:]
    other.slot_card = state.slot_card[:]
    other.slot_seat = state.slot_seat[:]
    other.slot_bar = state.slot_bar[:]
    other.known = state.known[:]
    other.old = state.old[:]
    other.old_held = state.old_held[:]
    other.only_aces = state.only_aces
    other.half = state.half
    other.opener = state.opener
    other.score = state.score[:]
    other.yellow = state.yellow[:]
    other.red = state.red[:]
    other.expelled = state.expelled[:]
    other.used = state.used[:]
    other.winner = state.winner
    other.phase = state.phase
    other.turn = state.turn
    other.fresh = state.fresh
    other.top = state.top
    other.top_seat = state.top_seat
    other.attacker = state.attacker
    other.crossing = state.crossing
    other.answer = state.answer
    other.added = state.added
    other.rolled = state.rolled
    other.pending = state.pending
    other.kick = state.kick
    other.wall = state.wall
    other.incoming = state.incoming
    other.free_slot = state.free_slot
    other.choosing = state.choosing
    other.first_side = state.first_side
    other.keepers = state.keepers[:]
    other.opened = state.opened[:]
    other.shots = state.shots[:]
    other.scored = state.scored[:]
    return other
