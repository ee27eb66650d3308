"""What is to be known about each side in order to judge who wins, as numbers of about 0 to 1. Compiled."""

from __future__ import annotations

import math
from typing import Final, final

from ludoteca.engine.native import i64, vec
from ludoteca.engine.state import BIT
from ludoteca.games.camisa12.data import (
    CARDS,
    FLAG,
    FOGOS,
    KIND_OF,
    KINDS,
    NO_PIECE,
    PIECES,
    SIDES,
    SPACES,
    STAND,
    TURNS,
)
from ludoteca.games.camisa12.ending import card_points, team_points
from ludoteca.games.camisa12.guess import hand_size
from ludoteca.games.camisa12.rules import Camisa12
from ludoteca.games.camisa12.worth import (
    CARD_MEAN,
    CARD_MEANS,
    fireworks_odds,
    piece_gain,
    side_gain,
    token_worth,
)

ALL_EYES: Final = -1  # whoever knows every hand

MOVES: Final = 0
POINTS: Final = 1
TURNS_LEFT: Final = 2
CARDS_NOW: Final = 3  # what the known cards bring now, what they may still bring, and how many are unknown
CARDS_TO_COME: Final = 4
CARDS_UNKNOWN: Final = 5
FIREWORKS: Final = 6  # ahead of the rival
FIREWORKS_ODDS: Final = 7
TEAM: Final = 8
TOKENS: Final = 9
# by kind
COUNT: Final = 10
GAIN: Final = 15  # the most that a piece brings now
STACKED: Final = 20
LYING: Final = 25  # on the rondel, and the top
PROMISE: Final = 30  # the gain of all of them
REACHED: Final = 35  # what the piece brings that lies so many steps on
BEST: Final = 40  # of those that can be reached
SECOND: Final = 41
RONDEL: Final = 42
TOP: Final = 43
USUAL: Final = 44  # what a piece brings on the average
FUTURE: Final = 45  # what all of them would bring
FREE: Final = 46  # symbols
RUN: Final = 47  # spaces in a row that hold Bandeirões or nothing
MISTAKEN: Final = 48
WORTH: Final = 49  # points and cards; again by how late it is
TOTAL: Final = 52  # and all that is to come
FACTS: Final = 55

PIECE_SCALE: Final = 8.0  # points of a good piece
TO_COME: Final = 0.6  # how much of what the pieces would bring now they bring in the end


@final
class Facts:
    """The numbers of both sides, one after the other."""

    def __init__(self) -> None:
        self.numbers = vec[float]([0.0] * (2 * FACTS))

    def look(self, state: Camisa12, eye: i64) -> None:
        """Write down what is true at the beginning of a turn; of the hands only what a seat knows."""
        numbers = self.numbers
        for i in range(i64(2 * FACTS)):
            numbers[i] = 0.0
        for seat in range(i64(2)):
            self.look_at_score(state, seat, eye in (ALL_EYES, seat))
            self.look_at_rondel(state, seat)
            self.look_at_stand(state, seat)

    def look_at_score(self, state: Camisa12, seat: i64, known: bool) -> None:
        """Points, now and expected."""
        numbers = self.numbers
        at = FACTS * seat
        empty = state.empty_spaces(seat)
        points = float(state.points[seat])
        turns = float(TURNS - state.turn)
        odds = fireworks_odds(state, seat, empty)
        team = float(team_points(state, seat))
        tokens = token_worth(state, seat, empty)
        fireworks = state.count[KINDS * seat + FOGOS] - state.count[KINDS * (1 - seat) + FOGOS]
        numbers[at + MOVES] = 1.0 if state.mover == seat else 0.0
        numbers[at + POINTS] = points / 30.0
        numbers[at + TURNS_LEFT] = turns / 20.0
        numbers[at + FIREWORKS] = float(fireworks) / 5.0
        numbers[at + FIREWORKS_ODDS] = odds / 6.0
        numbers[at + TEAM] = team / 10.0
        numbers[at + TOKENS] = tokens / 5.0
        worth = points + team + self.look_at_cards(state, seat, known)
        future = self.look_at_pieces(state, seat) * float(empty)
        numbers[at + FUTURE] = future / 40.0
        late = 1.0 / math.sqrt(turns + 1.0)
        self.write_by_time(at + WORTH, worth, late)
        self.write_by_time(at + TOTAL, worth + odds + tokens + TO_COME * future, late)

    def write_by_time(self, at: i64, points: float, late: float) -> None:
        """The same points, and how much they count for as the match goes on."""
        numbers = self.numbers
        numbers[at] = points / 40.0
        numbers[at + 1] = points * late / 10.0
        numbers[at + 2] = points * late * late / 5.0

    def look_at_cards(self, state: Camisa12, seat: i64, known: bool) -> float:
        """What the mosaic cards are worth, about."""
        numbers = self.numbers
        at = FACTS * seat
        if not known:
            size = float(hand_size(state, seat))
            numbers[at + CARDS_UNKNOWN] = size / 5.0
            return CARD_MEAN * size
        share = float(state.empty_spaces(seat)) / float(SPACES)
        total = 0.0
        for card in range(i64(1), i64(CARDS)):
            held = state.hand[CARDS * seat + card]
            if held > 0:
                now = float(held * card_points(state, seat, card))
                later = float(held) * share * CARD_MEANS[card]
                numbers[at + CARDS_NOW] += now / 10.0
                numbers[at + CARDS_TO_COME] += later / 10.0
                total += now + later
        return total

    def look_at_pieces(self, state: Camisa12, seat: i64) -> float:
        """What the pieces that are still to come would bring; the mean of all of them."""
        numbers = self.numbers
        at = FACTS * seat
        total = 0.0
        pieces: i64 = 0
        for piece in range(i64(1), i64(PIECES)):
            stacked = state.rest[PIECES * seat + piece]
            lying: i64 = 1 if state.top[seat] == piece else 0
            for side in range(SIDES * seat, SIDES * seat + SIDES):
                if state.rondel[side] == piece:
                    lying += 1
            if stacked + lying == 0:
                continue
            gain = piece_gain(state, seat, piece)
            kind = KIND_OF[piece]
            numbers[at + GAIN + kind] = max(numbers[at + GAIN + kind], gain / PIECE_SCALE)
            numbers[at + STACKED + kind] += float(stacked) / 5.0
            numbers[at + LYING + kind] += float(lying) / 3.0
            numbers[at + PROMISE + kind] += gain * float(stacked + lying) / 20.0
            if state.top[seat] == piece:
                numbers[at + TOP] = gain / PIECE_SCALE
            total += gain * float(stacked + lying)
            pieces += stacked + lying
        usual = total / float(pieces) if pieces > 0 else 0.0
        numbers[at + USUAL] = usual / PIECE_SCALE
        return usual

    def look_at_rondel(self, state: Camisa12, seat: i64) -> None:
        """What the pieces beside the rondel would bring with their symbols."""
        numbers = self.numbers
        at = FACTS * seat
        best = -0.25
        second = -0.25
        total = 0.0
        for steps in range(i64(1), i64(SIDES + 1)):
            side = (state.ball + steps) % SIDES
            gain = side_gain(state, seat, side) / PIECE_SCALE
            numbers[at + REACHED + steps - 1] = gain
            total += gain
            if steps > state.longest_free_move(seat) or (side == state.forbidden and state.mover == seat):
                continue
            if gain > best:
                second = best
                best = gain
            elif gain > second:
                second = gain
        numbers[at + BEST] = best
        numbers[at + SECOND] = second
        numbers[at + RONDEL] = total / float(SIDES)

    def look_at_stand(self, state: Camisa12, seat: i64) -> None:
        """Kinds, symbols that are still free, and room for Bandeirões."""
        numbers = self.numbers
        at = FACTS * seat
        for kind in range(i64(KINDS)):
            numbers[at + COUNT + kind] = float(state.count[KINDS * seat + kind]) / 5.0
        numbers[at + MISTAKEN] = 1.0 if state.mistaken & BIT[seat] != 0 else 0.0
        free: i64 = 0
        run: i64 = 0
        longest: i64 = 0
        for space in range(i64(SPACES)):
            piece = state.stand[SPACES * seat + space]
            if piece == NO_PIECE:
                free |= BIT[STAND[space]]
            if piece in (NO_PIECE, FLAG):
                run += 1
                longest = max(longest, run)
            else:
                run = 0
        for side in range(i64(SIDES)):
            if free & BIT[side] != 0:
                numbers[at + FREE] += 0.2
        numbers[at + RUN] = float(longest) / float(SPACES)
