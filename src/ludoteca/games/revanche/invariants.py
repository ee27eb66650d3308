"""What is true of every position of Revanche. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT
from ludoteca.games.revanche.data import (
    ADDED_HAND,
    COPIES,
    EXPEL,
    HIDDEN_KEEPERS,
    HIDING,
    KICK,
    NUMBERS,
    SHIRTS_LOST,
    SHOOTING,
    SLOTS,
    SUBSTITUTIONS,
)
from ludoteca.games.revanche.referee import shirts_lost
from ludoteca.games.revanche.shootout import hidden

if TYPE_CHECKING:
    from ludoteca.games.revanche.rules import Revanche


def check(state: Revanche) -> None:
    """Raise AssertionError if an invariant is broken."""
    for side in range(i64(2)):
        check_cards(state, side)
        assert state.used[side] <= SUBSTITUTIONS, "too many substitutions"
        assert shirts_lost(state, side) <= SHIRTS_LOST, "too many shirts lost"
        check_bench(state, side)
    for seat in range(state.seats):
        assert state.yellow[seat] < 2, "a second yellow card is a red one"
        check_hand(state, seat)
    if state.phase <= EXPEL:
        check_step(state)
    if state.phase == SHOOTING:
        for side in range(i64(2)):
            assert hidden(state, side) == HIDDEN_KEEPERS, "three keepers are hidden"


def check_cards(state: Revanche, side: i64) -> None:
    """Four copies of each number, wherever they are."""
    in_deck: i64 = 0
    for card in range(i64(1), i64(NUMBERS)):
        place = NUMBERS * side + card
        in_deck += state.deck[place]
        total = state.deck[place] + state.field[place] + state.spent[place] + state.gone[place] + state.bench[place]
        for seat in range(side, state.seats, i64(2)):
            total += state.hand[NUMBERS * seat + card]
        face_up: i64 = 0
        for slot in range(SLOTS * side, SLOTS * side + SLOTS):
            if state.slot_card[slot] == card:
                if state.slot_seat[slot] >= 0:
                    total += 1
                else:
                    face_up += 1
        assert total == COPIES, f"side {side}, card {card}: {total} copies"
        assert face_up == state.bench[place], "the bench and its places"
    assert in_deck == state.in_deck[side], "the size of a deck"


def check_bench(state: Revanche, side: i64) -> None:
    """What lies face down is none of the shirts it is known not to be, of those expelled for its owner neither."""
    for slot in range(SLOTS * side, SLOTS * side + SLOTS):
        owner = state.slot_seat[slot]
        if owner >= 0:
            bar = state.slot_bar[slot]
            assert bar & BIT[state.slot_card[slot]] == 0, "a card face down that cannot be there"
            assert state.expelled[state.book(owner)] & ~bar == 0, "an expelled shirt lies face down"


def check_hand(state: Revanche, seat: i64) -> None:
    """A hand has its size, holds what it is known to hold, and no expelled shirt."""
    held: i64 = 0
    old: i64 = 0
    expelled = state.expelled[state.book(seat)]
    for card in range(i64(1), i64(NUMBERS)):
        place = NUMBERS * seat + card
        held += state.hand[place]
        assert 0 <= state.known[place] <= state.hand[place], "a card known to be where it is not"
        assert state.hand[place] == 0 or expelled & BIT[card] == 0, "an expelled shirt plays"
        old += min(state.hand[place], state.old[NUMBERS * (seat & 1) + card])
    assert held == state.size[seat], "a hand's size"
    assert state.old_held[seat] <= old, "cards that were hidden before"
    if state.only_aces & BIT[seat] != 0:
        assert state.holds_only_stars(seat), "a hand of aces and keepers"
    if state.phase >= HIDING:
        assert held == 0, "the shoot-out is played without hands"
    if state.phase == KICK and seat == state.following(state.attacker):
        assert state.hand[NUMBERS * seat + state.wall] > 0, "the hidden card is in the hand"


def check_step(state: Revanche) -> None:
    """In order from the mover each holds as many cards as the one before, or one less; nobody is ahead."""
    first = state.following(state.attacker) if state.phase == EXPEL else state.turn
    most = to_play(state, first)
    before = most
    seat = first
    for _ in range(state.seats):
        count = to_play(state, seat)
        if state.added:
            assert count <= ADDED_HAND, "two cards in added time"
        else:
            assert most - 1 <= count <= before, "hands out of step"
        before = count
        seat = state.following(seat)


def to_play(state: Revanche, seat: i64) -> i64:
    """The cards of a hand that are still to be played."""
    count = state.size[seat]
    if state.incoming > 0 and seat == state.turn:
        count -= 1
    if state.phase == KICK and seat == state.following(state.attacker):
        count -= 1
    return count
