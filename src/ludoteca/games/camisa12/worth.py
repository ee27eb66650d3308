"""What a position of Camisa 12 is worth to a side, in points. Compiled.

Points on the track, and what can still be expected: from the next pieces, from the mosaic cards in hand, from
tokens and from the Fogos majority; for the opponent too, whose best next move counts against it.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT
from ludoteca.games.camisa12.data import (
    BANDEIRAO,
    CARDS,
    CORTEJO,
    CORTEJO_POINTS,
    FIREWORK_MAJORITY,
    FOGOS,
    KIND_OF,
    KINDS,
    MANDACARU,
    MANDACARU_MAJORITY,
    MUSICA,
    NO_PIECE,
    NOWHERE,
    OVER,
    PIECES,
    SIDES,
    SONG_A,
    SONG_E,
    SPACES,
)
from ludoteca.games.camisa12.ending import card_points, team_points
from ludoteca.games.camisa12.guess import hand_size
from ludoteca.games.camisa12.preview import cards_kept
from ludoteca.games.camisa12.scoring import bonus_points, piece_points, reaction_points, wrong_symbol

if TYPE_CHECKING:
    from ludoteca.games.camisa12.rules import Camisa12

# What a mosaic card brings in the end, by card, if nothing is known yet.
CARD_MEANS: Final = [0.0, 2.4, 1.8, 2.3, 3.3, 4.1, 3.2, 3.3, 2.7, 3.9, 4.0, 2.6, 2.9, 2.7, 2.2, 1.8]
CARD_MEAN: Final = 3.0
TOKEN: Final = 2.0  # what an unspent token is worth
WIN: Final = 20.0  # what winning is worth, besides the points
FUTURE: Final = 0.55  # how much of the best next piece each later one brings
ON_THE_RONDEL: Final = 0.6  # how much what lies there already counts
REPLY: Final = 0.3  # how much of the opponent's best next move counts
DENIAL: Final = 0.5  # how much of the opponent's prospects counts
SOLO_DENIAL: Final = 1.0  # alone, you place the rival's pieces
IMPOSSIBLE: Final = -2.0
NO_SPACE: Final = -2  # points of a piece that cannot be placed
NOT_ASKED: Final = -100


def judgement(state: Camisa12, seat: i64) -> float:
    """How far a side is ahead, now and expected, when it has played its turn."""
    rival = 1 - seat
    ahead = float(state.points[seat] - state.points[rival])
    if state.phase == OVER:
        return ahead + (WIN if state.winner == seat else -WIN)
    ahead += promise(state, seat) + held_cards(state, seat)
    if state.seats == 1:
        return ahead - SOLO_DENIAL * promise(state, rival) - held_cards(state, rival)
    ahead -= DENIAL * promise(state, rival) + CARD_MEAN * float(hand_size(state, rival))
    return ahead - REPLY * best_reply(state, rival)


def promise(state: Camisa12, seat: i64) -> float:
    """What a side can still expect, its cards not counted."""
    empty = state.empty_spaces(seat)
    expected = FUTURE * float(empty) * usual_gain(state, seat) + ON_THE_RONDEL * rondel_gain(state, seat)
    expected += fireworks_odds(state, seat, empty) + float(team_points(state, seat))
    return expected + token_worth(state, seat, empty)


def token_worth(state: Camisa12, seat: i64, empty: i64) -> float:
    """What tokens in front of a side promise: a use each, or a share of Cortejo's next points if it can get there."""
    held = state.tokens[seat]
    if state.team[seat] != CORTEJO:
        return TOKEN * float(min(held, empty))
    if state.parades >= len(CORTEJO_POINTS) or SIDES - held > empty:
        return 0.0
    return float(CORTEJO_POINTS[state.parades] * held) / float(SIDES)


# ---- pieces


def usual_gain(state: Camisa12, seat: i64) -> float:
    """What the next piece brings on the average, if the best of three can be taken."""
    gains: list[float] = []
    weights: list[float] = []
    total = 0.0
    for piece in range(i64(1), i64(PIECES)):
        weight = float(state.rest[PIECES * seat + piece] + on_rondel(state, seat, piece))
        if weight > 0.0:
            gains.append(piece_gain(state, seat, piece))
            weights.append(weight)
            total += weight
    expected = 0.0
    below = 0.0  # the chance that one piece is worse
    while gains:
        worst = 0
        for i in range(len(gains)):
            if gains[i] < gains[worst]:
                worst = i
        up_to = below + weights[worst] / total
        expected += gains[worst] * (up_to * up_to * up_to - below * below * below)
        below = up_to
        gains.pop(worst)
        weights.pop(worst)
    return expected


def on_rondel(state: Camisa12, seat: i64, piece: i64) -> i64:
    """How many such pieces of a side lie beside the rondel."""
    count: i64 = 0
    for side in range(i64(SIDES)):
        if state.rondel[SIDES * seat + side] == piece:
            count += 1
    return count


def piece_gain(state: Camisa12, seat: i64, piece: i64) -> float:
    """The best a piece can bring on any space, whatever the symbol."""
    return gain(state, seat, piece, best_points(state, seat, piece, NOWHERE))


def gain(state: Camisa12, seat: i64, piece: i64, points: i64) -> float:
    """What a piece brings with these points: less what the rival's team marks, and its mosaic cards."""
    return float(points - reaction_points(state, seat, piece)) + CARD_MEAN * float(cards_kept(state, seat, piece))


def best_points(state: Camisa12, seat: i64, piece: i64, side: i64) -> i64:
    """The most points of a piece on any space, less those for a wrong symbol if it comes from a side of the rondel.

    Only a Bandeirão scores by its space; of a Música all that counts is whether it is in order there.
    """
    best: i64 = NO_SPACE
    kind = KIND_OF[piece]
    fitting = fitting_spaces(state, seat, piece) if kind == MUSICA else i64(0)
    in_order: i64 = NOT_ASKED
    points: i64 = NOT_ASKED
    for space in range(i64(SPACES)):
        if state.stand[SPACES * seat + space] != NO_PIECE:
            continue
        brings: i64 = 0
        if fitting & BIT[space] != 0:
            if in_order == NOT_ASKED:
                in_order = piece_points(state, seat, piece, space) + bonus_points(state, seat, piece, space)
            brings = in_order
        else:
            if points == NOT_ASKED or kind == BANDEIRAO:
                points = piece_points(state, seat, piece, space) + bonus_points(state, seat, piece, space)
            brings = points
        if side != NOWHERE:
            brings -= wrong_symbol(state, seat, piece, space, side)
        best = max(best, brings)
    return best


def fitting_spaces(state: Camisa12, seat: i64, piece: i64) -> i64:
    """Bits of the spaces behind all earlier letters of a Música and before all later ones (K2.7)."""
    first: i64 = 0
    end: i64 = SPACES
    for space in range(i64(SPACES)):
        other = state.stand[SPACES * seat + space]
        if SONG_A <= other < piece:
            first = space + 1
        elif piece < other <= SONG_E and space < end:
            end = space
    return (BIT[end] - 1) & ~(BIT[first] - 1) if first < end else 0


def rondel_gain(state: Camisa12, seat: i64) -> float:
    """What a side's pieces on the rondel would bring, on the average."""
    total = 0.0
    for side in range(i64(SIDES)):
        total += side_gain(state, seat, side)
    return total / float(SIDES)


def best_reply(state: Camisa12, seat: i64) -> float:
    """The most a side could gain with the move that comes next."""
    best = IMPOSSIBLE
    for steps in range(i64(1), state.longest_free_move(seat) + 1):
        side = (state.ball + steps) % SIDES
        if side != state.forbidden:
            best = max(best, side_gain(state, seat, side))
    return best


def side_gain(state: Camisa12, seat: i64, side: i64) -> float:
    """The most a side could gain with its piece on one side of the rondel, as it lies or will after the refill."""
    piece = state.rondel[SIDES * seat + side]
    if piece == NO_PIECE:
        piece = state.top[seat]
    if piece == NO_PIECE:
        return 0.0
    return gain(state, seat, piece, best_points(state, seat, piece, side))


# ---- cards and Fogos


def held_cards(state: Camisa12, seat: i64) -> float:
    """What the mosaic cards of a hand will bring, about."""
    total = 0.0
    for card in range(i64(1), i64(CARDS)):
        if state.hand[CARDS * seat + card] > 0:
            total += float(state.hand[CARDS * seat + card]) * card_worth(state, seat, card)
    return total


def card_worth(state: Camisa12, seat: i64, card: i64) -> float:
    """What a mosaic card will bring: what it has now, and its share of the usual for the rest."""
    left = float(state.empty_spaces(seat)) / float(SPACES)
    return float(card_points(state, seat, card)) + left * CARD_MEANS[card]


def fireworks_odds(state: Camisa12, seat: i64, empty: i64) -> float:
    """The Fogos bonus, as far as it is in sight."""
    ahead = float(state.count[KINDS * seat + FOGOS] - state.count[KINDS * (1 - seat) + FOGOS])
    bonus = float(FIREWORK_MAJORITY)
    if state.team[seat] == MANDACARU:
        ahead += 0.7
        bonus = float(MANDACARU_MAJORITY)
    left = float(empty) / float(SPACES)
    return bonus / (1.0 + math.exp(-1.2 * (ahead - 0.4) / (0.3 + left)))
