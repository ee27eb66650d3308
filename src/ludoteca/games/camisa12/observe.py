"""What a seat of Camisa 12 sees, as numbers: the view once more, without what follows from the rest. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.engine.native import i16, i64, vec
from ludoteca.engine.numbers import flag, flags, one, same, several
from ludoteca.engine.observation import MOST, Observation, Piece
from ludoteca.engine.state import BIT
from ludoteca.games.camisa12.data import (
    CARDS,
    CHOOSING,
    COIN,
    NOBODY,
    NOWHERE,
    OVER,
    PENALTY_CARDS,
    PIECES,
    PLACING,
    REPEATING,
    SIDES,
    SPACES,
    TEAMS,
    TURNS,
)

if TYPE_CHECKING:
    from ludoteca.games.camisa12.rules import Camisa12

MOSAICS: Final = 20  # mosaic cards in all, so at most so many lie under the deck
CARD: Final = CARDS - 1  # cards are 1 to 15
PIECE: Final = PIECES - 1  # pieces are 1 to 9
SIDE: Final = 7 + SPACES + 3 * PIECE  # numbers of one half of the table
TABLE: Final = 11 + 2 * SIDES + SIDES + 2 * SIDE  # those of everything that lies open
TOKENS: Final = 5


def pieces() -> Observation:
    """Pieces, cards and teams are numbers from 1, 0 is none; -1 is nobody. Before the kick-off all else is 0."""
    return (
        Piece("seat", -1, 1),
        Piece("phase", 0, OVER),
        Piece("waiting", 0, 1, (2,)),
        Piece("kept_team", 0, TEAMS - 1),
        Piece("team", 0, TEAMS - 1),  # the own one, while it is being chosen
        Piece("turn", 0, TURNS),
        Piece("first", 0, 1),
        Piece("mover", -1, 1),
        Piece("ball", 0, SIDES - 1),
        Piece("forbidden", -1, SIDES - 1),
        Piece("from_side", -1, SIDES - 1),
        Piece("encore", -1, MOST),
        Piece("raised", -1, 2 * SPACES - 1),
        Piece("spent", 0, 1),
        Piece("winner", -1, 1),
        Piece("reason", -1, COIN),
        Piece("rondel", 0, PIECE, (2, SIDES)),
        Piece("tokens_on_rondel", 0, 1, (SIDES,)),
        # by half: team, tokens, points, mistaken, last kind, top, hidden in the stack;
        # then the stand, and by piece what is unseen, cycled and discarded
        Piece("halves", 0, MOST, (2, SIDE)),
        Piece("hand_sizes", 0, MOSAICS, (2,)),
        Piece("open_hands", -1, 2, (2, CARD)),
        Piece("deck", 0, MOSAICS),
        Piece("under", -1, CARD, (MOSAICS, 2)),  # whose, and the card if it is the own one
        Piece("to_discard", 0, MOSAICS),
        Piece("taken", 0, MOSAICS, (2,)),
        Piece("shown_penalties", -1, PENALTY_CARDS - 1, (PENALTY_CARDS,)),
        Piece("hand", 0, 2, (CARD,)),
        Piece("penalty", -1, PENALTY_CARDS - 1),
        Piece("rival_took", 0, MOSAICS, (CARD,)),
        Piece("rival_recognised", 0, MOSAICS, (CARD,)),
    )


def observe(state: Camisa12, seat: i64, out: vec[i16], at: i64) -> i64:
    """Write the pieces; -1 is a spectator."""
    at = one(out, at, seat)
    at = one(out, at, state.phase)
    at = flags(out, at, state.must(), 2)
    at = one(out, at, state.kept)
    if state.phase == CHOOSING:
        at = one(out, at, state.team[seat] if seat >= 0 else 0)
        return same(out, at, 0, TABLE + 2 + 2 * CARD + 1 + 2 * MOSAICS + 3 + PENALTY_CARDS + 3 * CARD + 1)
    at = one(out, at, 0)
    at = table(state, out, at)
    at = cards(state, seat, out, at)
    return own(state, seat, out, at)


def table(state: Camisa12, out: vec[i16], at: i64) -> i64:
    """What lies open: stands, rondel, stacks, discards, points, teams."""
    at = one(out, at, min(state.turn + 1, state.turns()))
    at = one(out, at, state.first)
    at = one(out, at, state.mover)
    at = one(out, at, state.ball)
    at = one(out, at, state.forbidden)
    at = one(out, at, state.side if state.phase == PLACING else NOWHERE)
    at = one(out, at, state.again if state.phase == REPEATING else NOBODY)
    at = one(out, at, state.raised)
    at = flag(out, at, state.spent != 0)
    at = one(out, at, state.winner)
    at = one(out, at, NOBODY if state.winner < 0 else state.reason)
    at = several(out, at, state.rondel, 0, 2 * SIDES)
    at = flags(out, at, state.parade, SIDES)
    for side in range(i64(2)):
        at = half(state, side, out, at)
    return at


def half(state: Camisa12, side: i64, out: vec[i16], at: i64) -> i64:
    """A player's half of the table, or the rival's."""
    at = one(out, at, state.team[side])
    at = one(out, at, state.tokens[side])
    at = one(out, at, state.points[side])
    at = flag(out, at, state.mistaken & BIT[side] != 0)
    at = one(out, at, state.last_kind[side])
    at = one(out, at, state.top[side])
    at = one(out, at, state.hidden[side])
    at = several(out, at, state.stand, SPACES * side, SPACES)
    at = several(out, at, state.rest, PIECES * side + 1, PIECE)
    at = several(out, at, state.cycled, PIECES * side + 1, PIECE)
    return several(out, at, state.pile, PIECES * side + 1, PIECE)


def cards(state: Camisa12, seat: i64, out: vec[i16], at: i64) -> i64:
    """Mosaic and penalty cards, as far as everybody knows them; those under the deck as far as this seat does."""
    over = state.phase == OVER
    for side in range(i64(2)):
        at = one(out, at, held(state.hand, side))
    for side in range(i64(2)):
        if over or side >= state.seats:
            at = several(out, at, state.hand, CARDS * side + 1, CARD)
        else:
            at = same(out, at, NOBODY, CARD)
    at = one(out, at, state.in_deck)
    below = i64(len(state.under))
    for place in range(below):
        at = one(out, at, state.under_by[place])
        at = one(out, at, state.under[place] if state.under_by[place] == seat else 0)
    at = same(out, at, NOBODY, 2 * (MOSAICS - below))
    at = one(out, at, state.to_discard)
    for side in range(i64(2)):
        at = one(out, at, held(state.taken, side))
    at = several(out, at, state.penalty, 0, state.shots)
    return same(out, at, NOBODY, PENALTY_CARDS - state.shots)


def own(state: Camisa12, seat: i64, out: vec[i16], at: i64) -> i64:
    """What only this seat knows; nothing for a spectator."""
    if seat < 0:
        return same(out, at, 0, 3 * CARD + 1)
    at = several(out, at, state.hand, CARDS * seat + 1, CARD)
    at = one(out, at, state.penalty[seat])
    if state.seats == 1:
        return same(out, at, 0, 2 * CARD)
    at = several(out, at, state.taken, CARDS * seat + 1, CARD)
    return several(out, at, state.taken, CARDS * (1 - seat) + 1, CARD)


def held(counts: vec[i64], side: i64) -> i64:
    """How many mosaic cards one side's counts are."""
    total: i64 = 0
    for card in range(CARDS * side + 1, CARDS * side + CARDS):
        total += counts[card]
    return total
