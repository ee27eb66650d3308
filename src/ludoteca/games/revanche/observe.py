"""What a seat of Revanche sees, as numbers: the view once more, piece by piece. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.engine.native import i16, i64, vec
from ludoteca.engine.numbers import flag, flags, one, same, several
from ludoteca.engine.observation import MOST, Observation, Piece
from ludoteca.engine.state import BIT
from ludoteca.games.revanche.data import (
    COPIES,
    DECK,
    EXPEL,
    FINISHED,
    KICK,
    LAST,
    NOBODY,
    NUMBERS,
    SLOTS,
    SPOTS,
    SUBSTITUTIONS,
)
from ludoteca.games.revanche.guess import sees_keepers
from ludoteca.games.revanche.view import minute

if TYPE_CHECKING:
    from ludoteca.games.revanche.rules import Revanche

EMPTY: Final = 0  # the faces of a place of the bench
UP: Final = 1
DOWN: Final = 2
SLOT: Final = 4 + LAST  # face, card, whose, before the reshuffle, and the shirts that it cannot be
CLOSED: Final = 0  # the cards of a goal
GOAL: Final = 1
KEEPER_THERE: Final = 2
DICE: Final = 216
MATCH_MINUTES: Final = 120


def pieces(seats: int) -> Observation:
    """Cards are counts by number, 1 to 15; two rows are by side, purple first; -1 is nobody, 0 no card."""
    return (
        Piece("seat", -1, seats - 1),
        Piece("half", 1, 4),
        Piece("minute", 0, MATCH_MINUTES),
        Piece("added_time", 0, 1),
        Piece("phase", 0, FINISHED),
        Piece("waiting", 0, 1, (seats,)),
        Piece("goal_piles", 0, MOST, (2,)),
        Piece("top", -1, LAST, (2,)),  # card and seat
        Piece("chance", -1, LAST, (7,)),  # attacker, card, defender, finisher, answer, set piece, committed
        Piece("dice", -1, DICE - 1),  # 36a + 6b + c
        Piece("hands", 0, DECK, (seats,)),
        Piece("decks", 0, DECK, (2,)),
        Piece("field", 0, COPIES, (2, LAST)),
        Piece("spent", 0, COPIES, (2, LAST)),
        Piece("benches", -1, LAST, (2, SLOTS, SLOT)),
        Piece("substitutions", 0, SUBSTITUTIONS, (2,)),
        Piece("brought_on", 0, LAST),
        Piece("yellow_cards", 0, 2, (seats,)),
        Piece("red_cards", 0, MOST, (seats,)),
        Piece("expelled", 0, 1, (seats, LAST)),
        Piece("on_red_cards", 0, COPIES, (2, LAST)),
        Piece("first_card_to_come", 0, 1, (seats,)),
        Piece("known", 0, COPIES, (seats, LAST)),
        Piece("only_aces_and_keepers", 0, 1, (seats,)),
        Piece("hidden_at_reshuffle", 0, COPIES, (2, LAST)),
        Piece("held_since_reshuffle", 0, DECK, (seats,)),
        Piece("shoot_out", -1, MOST, (5,)),  # first side, shots and goals of each
        Piece("spots", 0, KEEPER_THERE, (2, SPOTS)),
        Piece("keepers", -1, 1, (SPOTS,)),  # of the own goal, if this seat may see them
        Piece("winner", -1, 1),
        Piece("hand", 0, COPIES, (LAST,)),
        Piece("committed", -1, LAST),
    )


def observe(state: Revanche, seat: i64, out: vec[i16], at: i64) -> i64:
    """Write the pieces; -1 is a spectator."""
    seats = state.seats
    at = one(out, at, seat)
    at = one(out, at, min(state.half, i64(3)) + 1)
    at = one(out, at, minute(state))
    at = flag(out, at, state.added)
    at = one(out, at, state.phase)
    at = flags(out, at, state.must(), seats)
    at = several(out, at, state.score, 0, 2)
    at = one(out, at, state.top)
    at = one(out, at, NOBODY if state.top == 0 else state.top_seat)
    at = chance(state, out, at)
    at = one(out, at, max(state.rolled, i64(NOBODY)))
    at = several(out, at, state.size, 0, seats)
    at = several(out, at, state.in_deck, 0, 2)
    at = by_number(state.field, 2, out, at)
    at = by_number(state.spent, 2, out, at)
    for slot in range(i64(2 * SLOTS)):
        at = bench_place(state, seat, slot, out, at)
    at = several(out, at, state.used, 0, 2)
    at = one(out, at, state.incoming)
    at = booked(state, state.yellow, out, at)
    at = booked(state, state.red, out, at)
    for other in range(seats):
        at = flags(out, at, state.expelled[state.book(other)] >> 1, LAST)
    at = by_number(state.gone, 2, out, at)
    at = flags(out, at, state.fresh if state.phase <= EXPEL else 0, seats)
    at = by_number(state.known, seats, out, at)
    at = flags(out, at, state.only_aces, seats)
    at = by_number(state.old, 2, out, at)
    at = several(out, at, state.old_held, 0, seats)
    at = shoot_out(state, seat, out, at)
    at = one(out, at, state.winner)
    if seat < 0:
        return one(out, same(out, at, 0, LAST), NOBODY)
    at = several(out, at, state.hand, NUMBERS * seat + 1, LAST)
    mine = state.phase == KICK and seat == state.following(state.attacker)
    return one(out, at, state.wall if mine else NOBODY)


def by_number(counts: vec[i64], owners: i64, out: vec[i16], at: i64) -> i64:
    """The counts of each side or seat."""
    for owner in range(owners):
        at = several(out, at, counts, NUMBERS * owner + 1, LAST)
    return at


def booked(state: Revanche, shown: vec[i64], out: vec[i16], at: i64) -> i64:
    """Cards of the judge that each seat answers for."""
    for other in range(state.seats):
        at = one(out, at, shown[state.book(other)])
    return at


def chance(state: Revanche, out: vec[i16], at: i64) -> i64:
    """A live cross: who attacks, who must do what, and with which set piece."""
    if state.attacker == NOBODY:
        return same(out, at, NOBODY, 7)
    defender = state.following(state.attacker)
    at = one(out, at, state.attacker)
    at = one(out, at, state.crossing)
    at = one(out, at, defender)
    at = one(out, at, state.following(defender))
    at = one(out, at, state.answer)
    at = one(out, at, state.kick if state.kick > 0 else state.pending)
    return flag(out, at, state.phase == KICK)


def bench_place(state: Revanche, seat: i64, slot: i64, out: vec[i16], at: i64) -> i64:
    """A place of a bench; of a card face down only its owner is told the number."""
    owner = state.slot_seat[slot]
    card = state.slot_card[slot]
    if owner < 0:
        at = one(out, at, EMPTY if card == 0 else UP)
        at = one(out, at, card)
        return same(out, one(out, at, NOBODY), 0, 1 + LAST)
    at = one(out, at, DOWN)
    at = one(out, at, card if owner == seat else 0)
    at = one(out, at, owner)
    at = flag(out, at, state.slot_bar[slot] & BIT[0] != 0)
    return flags(out, at, state.slot_bar[slot] >> 1, LAST)


def shoot_out(state: Revanche, seat: i64, out: vec[i16], at: i64) -> i64:
    """Both goals spot by spot; the keepers that this seat may see."""
    if state.first_side == NOBODY:
        at = same(out, at, NOBODY, 5)
        at = same(out, at, CLOSED, 2 * SPOTS)
        return same(out, at, NOBODY, SPOTS)
    at = one(out, at, state.first_side)
    at = several(out, at, state.shots, 0, 2)
    at = several(out, at, state.scored, 0, 2)
    for side in range(i64(2)):
        for spot in range(i64(1), i64(SPOTS + 1)):
            there: i64 = CLOSED
            if state.opened[side] & BIT[spot] != 0:
                there = KEEPER_THERE if state.keepers[side] & BIT[spot] != 0 else GOAL
            at = one(out, at, there)
    if seat >= 0 and sees_keepers(state, seat, seat & 1):
        return flags(out, at, state.keepers[seat & 1] >> 1, SPOTS)
    return same(out, at, NOBODY, SPOTS)
