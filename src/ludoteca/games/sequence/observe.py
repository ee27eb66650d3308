"""What a seat of Sequence sees, as numbers: the view once more, without what follows from the rest. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.engine.native import i16, i64, vec
from ludoteca.engine.numbers import flag, flags, one, same, several
from ludoteca.engine.observation import MOST, Observation, Piece
from ludoteca.games.sequence.data import (
    ACTIONS,
    ALL_TEAMS,
    CARDS,
    COPIES,
    EMPTY,
    EVERY_CARD,
    FINISHED,
    HAND,
    LOCKED,
    NOBODY,
    PACK,
    SPACES,
    WINDOWS,
    WORN_OUT,
)
from ludoteca.games.sequence.guess import discarded, sees

if TYPE_CHECKING:
    from ludoteca.games.sequence.rules import Sequence

START_ROUNDS: Final = 8  # draws for the start that are told; so many ties in a row happen once in 13 ** 8 matches
FIVES: Final = 10  # places for sequences: a chip can finish several at once, but a match ends with the second
SUIT: Final = 13  # cards a number tells of, where a set of cards is told in four
SUIT_BITS: Final = 8191
DISCARDING: Final = 3  # the phase of a penalty
CHIP: Final[vec[i64]] = vec[i64]([0, 1, 2, 0, 3, 0, 0, 0])  # the team of a cell's bits, from 1


def pieces(seats: int, teams: int) -> Observation:
    """Cards are numbers from 0, spaces too; -1 is none, and nobody. `excluded`: what a pass has shown of a hand."""
    return (
        Piece("seat", -1, seats - 1),
        Piece("phase", 0, DISCARDING),
        Piece("turn", -1, seats - 1),
        Piece("waiting", 0, 1, (seats,)),
        Piece("invited", 0, 1, (seats,)),
        Piece("start_cards", -1, CARDS - 1, (START_ROUNDS, teams)),
        Piece("chips", 0, 6, (SPACES,)),  # the team from 1, and 3 more in a sequence
        Piece("sequences", -1, WINDOWS - 1, (FIVES,)),
        Piece("placed", -1, SPACES - 1),
        Piece("exchanged", 0, 1),
        Piece("passes", 0, MOST),
        Piece("reshuffles", 0, WORN_OUT),
        Piece("last", -1, ACTIONS - 1, (2,)),  # seat and action
        Piece("hand_sizes", 0, HAND, (seats,)),
        Piece("hands", -1, CARDS - 1, (seats, HAND)),
        Piece("excluded", 0, SUIT_BITS, (seats, HAND, CARDS // SUIT)),
        Piece("tops", -1, CARDS - 1, (seats,)),
        Piece("discarded", 0, COPIES, (CARDS,)),
        Piece("deck", 0, PACK),
        Piece("drawer", -1, seats - 1),
        Piece("winner", -1, teams - 1),
        Piece("accused", 0, 1, (teams,)),
        Piece("accused_now", 0, 1, (teams,)),
        Piece("callers", 0, 1, (seats,)),
    )


def observe(state: Sequence, seat: i64, out: vec[i16], at: i64) -> i64:
    """Write the pieces; -1 is a spectator."""
    seats = state.seats
    at = one(out, at, seat)
    at = one(out, at, DISCARDING if state.penalty != 0 else state.phase)
    at = one(out, at, NOBODY if state.phase == FINISHED else state.turn)
    at = flags(out, at, state.must(), seats)
    at = flags(out, at, state.may(), seats)
    at = start_cards(state, out, at)
    at = chips(state, out, at)
    made = min(i64(len(state.sequences)), i64(FIVES))
    at = several(out, at, state.sequences, 0, made)
    at = same(out, at, NOBODY, FIVES - made)
    at = one(out, at, state.placed)
    at = flag(out, at, state.exchanged)
    at = one(out, at, state.passes)
    at = one(out, at, state.reshuffles)
    at = one(out, at, state.last_seat)
    at = one(out, at, state.last_action)
    at = several(out, at, state.size, 0, seats)
    at = hands(state, seat, out, at)
    at = excluded(state, out, at)
    at = several(out, at, state.top, 0, seats)
    at = several(out, at, discarded(state), 0, CARDS)
    at = one(out, at, state.in_deck)
    at = one(out, at, state.drawer)
    at = one(out, at, state.winner)
    at = flags(out, at, state.accused | state.accused_before, state.teams)
    at = flags(out, at, state.accused, state.teams)
    return flags(out, at, state.callers, seats)


def start_cards(state: Sequence, out: vec[i16], at: i64) -> i64:
    """What each team drew for the start, round after round."""
    end = same(out, at, NOBODY, START_ROUNDS * state.teams)
    drawn = state.start_cards
    before: i64 = NOBODY
    row = at
    for i in range(i64(0), i64(len(drawn)), i64(2)):
        team = drawn[i]
        if team <= before:  # a new round begins
            row += state.teams
        before = team
        if row + team < end:
            out[row + team] = i16(drawn[i + 1])
    return end


def chips(state: Sequence, out: vec[i16], at: i64) -> i64:
    """Whose chip lies on each space, and whether it is part of a sequence."""
    board = state.board
    for space in range(i64(SPACES)):
        chip = board[space]
        if chip == EMPTY:
            out[at + space] = 0
        else:
            out[at + space] = i16(CHIP[chip & ALL_TEAMS] + (3 if chip >= LOCKED else 0))
    return at + SPACES


def hands(state: Sequence, seat: i64, out: vec[i16], at: i64) -> i64:
    """The hands that this seat may look into."""
    for other in range(state.seats):
        held = state.size[other] if sees(state, seat, other) else 0
        at = several(out, at, state.hand, HAND * other, held)
        at = same(out, at, NOBODY, HAND - held)
    return at


def excluded(state: Sequence, out: vec[i16], at: i64) -> i64:
    """What each card of a hand cannot be, as passing has shown: sets of cards, thirteen a number."""
    if state.shown == 0:
        return same(out, at, 0, state.seats * HAND * (CARDS // SUIT))
    for i in range(state.seats * HAND):
        bits: i64 = EVERY_CARD & ~state.could[i]
        for place in range(at, at + CARDS // SUIT):
            out[place] = i16(bits & SUIT_BITS)
            bits >>= SUIT
        at += CARDS // SUIT
    return at
