"""Copying a position by hand, because searches copy a lot; all else follows from the declaration. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludoteca.games.sequence.rules import Sequence


def copied(state: Sequence, other: Sequence) -> Sequence:
    """Fill an empty position with a copy of another. What never changes in play is shared."""
    other.seats = state.seats
    other.teams = state.teams
    other.open_hands = state.open_hands
    other.manual_draw = state.manual_draw
    other.table_talk = state.table_talk
    other.board = state.board[:]
    other.sequences = state.sequences[:]
    other.deck = state.deck[:]
    other.in_deck = state.in_deck
    other.hand = state.hand[:]
    other.size = state.size[:]
    other.top = state.top[:]
    other.could = state.could[:]
    other.start_cards = state.start_cards
    other.shown = state.shown
    other.turn = state.turn
    other.phase = state.phase
    other.exchanged = state.exchanged
    other.placed = state.placed
    other.passes = state.passes
    other.reshuffles = state.reshuffles
    other.drawer = state.drawer
    other.winner = state.winner
    other.last_seat = state.last_seat
    other.last_action = state.last_action
    other.callers = state.callers
    other.accused = state.accused
    other.accused_before = state.accused_before
    other.penalty = state.penalty
    return other
