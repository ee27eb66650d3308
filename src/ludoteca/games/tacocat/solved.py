"""Rounds of three and of five cards as the theory of games plays them: chances that hardly any rival can use. Compiled.

Five cards are played by five_player.py. `python -m ludoteca.lab.solve_tacocat` computed three.bin
(docs/bots-tacocat.md): what to swap, and what to put down for the duel. After the duel one answer is never worse than
another: attack with the higher card, beat it with the higher one, and keep the lower.
"""

from __future__ import annotations

from typing import Final, final

from ludoteca.engine.bot import Player
from ludoteca.engine.native import i64, vec
from ludoteca.engine.net import bytes_beside
from ludoteca.engine.state import Dice, State
from ludoteca.games.tacocat.bot import attack_policy, choose_anew
from ludoteca.games.tacocat.data import (
    ANSWER,
    ANSWERING,
    ARROWS,
    ATTACKING,
    BOTH,
    DONE,
    DUEL,
    DUELLING,
    FIRST_ATTACK,
    HAND_SIZES,
    RANKS,
    SWAP,
    TILES,
)
from ludoteca.games.tacocat.five_player import Five
from ludoteca.games.tacocat.rules import Tacocat
from ludoteca.games.tacocat.sets import begins, highest, next_mark, sorted_hand

FILE: Final = "three.bin"
CARDS: Final = 3
FIVE: Final = 5
HANDS: Final = 120  # of three cards, in the order of their sorted cards
SETS: Final = 8  # of places in the sorted hand: the cards that are swapped
UNLIMITED: Final = -1  # the limit of the one who swaps first
SECOND: Final = HANDS * SETS  # where what the other swaps begins, by the limit
DUELS: Final = SECOND + (CARDS + 1) * HANDS * SETS  # and what both put down
LENGTH: Final = DUELS + 2 * (CARDS + 1) * (CARDS + 1) * HANDS * CARDS


def _places() -> vec[i64]:
    """Where a sorted hand stands among all: PLACE[(a * RANKS + b) * RANKS + c]."""
    place = vec[i64]([0] * (RANKS * RANKS * RANKS))
    number: i64 = 0
    for a in range(i64(1), i64(RANKS)):
        for b in range(a, i64(RANKS)):
            for c in range(b, i64(RANKS)):
                place[(a * RANKS + b) * RANKS + c] = number
                number += 1
    return place


PLACE: Final[vec[i64]] = _places()


@final
class Table:
    """Weights of 0 to 255 for each choice; the chance of one is its share."""

    def __init__(self, data: bytes) -> None:
        if len(data) != LENGTH:
            raise ValueError(f"{FILE} has {LENGTH} weights, not {len(data)}")
        self.weights = vec[i64]([0] * LENGTH)
        for i in range(len(data)):
            self.weights[i] = data[i]

    def swap(self, limit: i64, hand: i64, places: i64) -> i64:
        """How much speaks for swapping these places of a hand, for one who may swap so many."""
        first: i64 = 0 if limit == UNLIMITED else SECOND + limit * HANDS * SETS
        return self.weights[first + hand * SETS + places]

    def duel(self, second: i64, swapped: i64, swapped_back: i64, hand: i64, place: i64) -> i64:
        """How much speaks for putting down this place of a hand; `second` is 1 for the one who swapped back."""
        row = ((second * (CARDS + 1) + swapped) * (CARDS + 1) + swapped_back) * HANDS + hand
        return self.weights[DUELS + row * CARDS + place]


TABLES: Final[list[Table]] = []  # read when it is first needed


def three() -> Table:
    """The table of the game's folder."""
    if not TABLES:
        TABLES.append(Table(bytes_beside(__file__, FILE)))
    return TABLES[0]


@final
class Solved(Player):
    """Knows what to do in rounds of three and of five cards, and nothing else."""

    def __init__(self, dice: Dice) -> None:
        super().__init__(dice)
        self.table = three()
        self.five = Five()

    def knows(self, state: State, seat: i64) -> bool:
        """Is this a round of three or of five cards?"""
        assert isinstance(state, Tacocat)
        return HAND_SIZES[state.tile] <= FIVE and ARROWS[TILES * state.board + state.tile] != BOTH

    def act(self, state: State, seat: i64, dice: Dice) -> i64:
        """By the table, else what cannot be worse."""
        assert isinstance(state, Tacocat)
        if HAND_SIZES[state.tile] == FIVE:
            return self.five.act(state, seat, dice)
        if state.phase == SWAP:
            return self.swap(state, seat, dice)
        if state.phase == DUELLING:
            return self.duel(state, seat, dice) if state.size[seat] == CARDS else DUEL + highest(state, seat)
        if state.phase == ATTACKING:
            card = highest(state, seat)
            return FIRST_ATTACK[card] if card > state.lowest(seat) else attack_policy(state, seat)
        assert state.phase == ANSWERING
        card = highest(state, seat)
        return ANSWER + (card if card >= state.attack else state.lowest(seat))

    def imagine(self, state: State, seat: i64, dice: Dice) -> None:
        """What the rival has put face down is put there anew, as this player would."""
        assert isinstance(state, Tacocat)
        choose_anew(self, state, 1 - seat, dice)

    def swap(self, state: Tacocat, seat: i64, dice: Dice) -> i64:
        """Draw one of the sets that begin with what is marked already, and mark its next card."""
        cards = sorted_hand(state, seat)
        hand = PLACE[(cards[0] * RANKS + cards[1]) * RANKS + cards[2]]
        limit: i64 = UNLIMITED if state.swapped[1 - seat] < 0 else state.limit[seat]
        total: i64 = 0
        for places in range(i64(SETS)):
            if begins(state, seat, cards, places):
                total += self.table.swap(limit, hand, places)
        if total == 0:  # somebody else marked what the table never marks
            return DONE
        left: i64 = dice.below(total)
        for places in range(i64(SETS)):
            if begins(state, seat, cards, places):
                left -= self.table.swap(limit, hand, places)
                if left < 0:
                    return next_mark(state, seat, cards, places)
        return DONE

    def duel(self, state: Tacocat, seat: i64, dice: Dice) -> i64:
        """A card, drawn by its weight."""
        cards = sorted_hand(state, seat)
        hand = PLACE[(cards[0] * RANKS + cards[1]) * RANKS + cards[2]]
        first = ARROWS[TILES * state.board + state.tile]
        second: i64 = 0 if seat == first else 1
        swapped = max(state.swapped[first], i64(0))
        back = max(state.swapped[1 - first], i64(0))
        total: i64 = 0
        for place in range(i64(CARDS)):
            total += self.table.duel(second, swapped, back, hand, place)
        left: i64 = dice.below(total)
        for place in range(i64(CARDS)):
            left -= self.table.duel(second, swapped, back, hand, place)
            if left < 0:
                return DUEL + cards[place]
        return DUEL + cards[CARDS - 1]
