"""A round of five cards, played by its table. Compiled.

`python -m ludoteca.lab.solve_five` computed five.bin (docs/bots-tacocat.md): one byte a choice, packed. Where nothing
is a question any more (five.py) the answer is known.
"""

from __future__ import annotations

import zlib
from typing import Final, final

from ludoteca.engine.native import i64, vec
from ludoteca.engine.net import bytes_beside
from ludoteca.engine.state import Dice
from ludoteca.games.tacocat.bot import attack_policy
from ludoteca.games.tacocat.data import (
    ANSWER,
    ARROWS,
    ATTACKING,
    DONE,
    DUEL,
    DUELLING,
    FIRST_ATTACK,
    RANKS,
    SWAP,
    TILES,
)
from ludoteca.games.tacocat.five import CARDS, LEADS3, LEADS4, SETS, cheapest, rank
from ludoteca.games.tacocat.five_rows import (
    BEATING,
    LENGTH,
    SECOND_DUEL,
    UNBEATEN,
    answer4_row,
    duel3_row,
    duel4_row,
    duel_row,
    kind,
    lead3_row,
    lead4_row,
    swap_row,
)
from ludoteca.games.tacocat.rules import Tacocat
from ludoteca.games.tacocat.sets import begins, highest, next_mark, sorted_hand

FILE: Final = "five.bin"
WEIGHTS: Final[list[bytes]] = []  # read when they are first needed


def five() -> bytes:
    """Weights of 0 to 255 for each choice; the chance of one is its share of its row."""
    if not WEIGHTS:
        weights = zlib.decompress(bytes_beside(__file__, FILE))
        if len(weights) != LENGTH:
            raise ValueError(f"{FILE} has {LENGTH} weights, not {len(weights)}")
        WEIGHTS.append(weights)
    return WEIGHTS[0]


@final
class Five:
    """Plays by the table; whatever a seat cannot know is not looked at."""

    def __init__(self) -> None:
        self.weights = five()

    def act(self, state: Tacocat, seat: i64, dice: Dice) -> i64:
        """By the table, else what cannot be worse."""
        cards = sorted_hand(state, seat)
        if state.phase == SWAP:
            return self.swap(state, seat, cards, dice)
        first = ARROWS[TILES * state.board + state.tile]
        size = state.size[seat]
        hand = rank(cards, size)
        rival = kind(0 if first != seat else 1, max(state.swapped[1 - seat], i64(0)))
        if state.phase == DUELLING:
            return DUEL + self.duel(state, seat, first, rival, cards, hand, dice)
        if state.phase == ATTACKING:
            return self.lead(state, seat, rival, cards, hand, dice)
        if size == CARDS - 1 and state.attack_count == 1:
            place = self.drawn(answer4_row(rival, -state.duel[1 - seat], state.attack, hand), size, dice)
            if place >= 0:
                return ANSWER + cards[place]
        return ANSWER + cards[cheapest(cards, 0, size, state.attack)]

    def drawn(self, row: i64, count: i64, dice: Dice) -> i64:
        """One of the choices of a row, by its weight; -1 if the table says nothing."""
        weights = self.weights
        total: i64 = 0
        for place in range(row, row + count):
            total += weights[place]
        if total == 0:
            return -1
        left: i64 = dice.below(total)
        for place in range(row, row + count):
            left -= weights[place]
            if left < 0:
                return place - row
        return -1

    def swap(self, state: Tacocat, seat: i64, cards: vec[i64], dice: Dice) -> i64:
        """Draw one of the sets that begin with what is marked already, and mark its next card."""
        limit: i64 = -1 if state.swapped[1 - seat] < 0 else state.limit[seat]
        row = swap_row(limit, rank(cards, CARDS))
        weights = self.weights
        total: i64 = 0
        for places in range(i64(SETS)):
            if weights[row + places] > 0 and begins(state, seat, cards, places):
                total += weights[row + places]
        if total == 0:  # somebody else marked what the table never marks
            return DONE
        left: i64 = dice.below(total)
        for places in range(i64(SETS)):
            if weights[row + places] > 0 and begins(state, seat, cards, places):
                left -= weights[row + places]
                if left < 0:
                    return next_mark(state, seat, cards, places)
        return DONE

    def duel(self, state: Tacocat, seat: i64, first: i64, rival: i64, cards: vec[i64], hand: i64, dice: Dice) -> i64:
        """A card; after duels that were tied, another."""
        size = state.size[seat]
        if size == CARDS:
            own = max(state.swapped[first], i64(0))
            back = max(state.swapped[1 - first], i64(0))
            row = duel_row(0 if first == seat else 1, own, back, hand)
        elif size == CARDS - 1:
            row = duel4_row(rival, lowest_of(state.seen), hand)
        elif size == CARDS - 2:
            row = duel3_row(hand)
        else:
            return highest(state, seat)
        place = self.drawn(row, size, dice)
        return cards[place] if place >= 0 else highest(state, seat)

    def lead(self, state: Tacocat, seat: i64, rival: i64, cards: vec[i64], hand: i64, dice: Dice) -> i64:
        """A card or a set; of two cards the higher one."""
        size = state.size[seat]
        lead: i64 = 0
        if size == CARDS - 1:
            option = self.drawn(lead4_row(rival, -state.duel[1 - seat], hand), 4, dice)
            lead = LEADS4[4 * hand + option] if option >= 0 else 0
        elif size == CARDS - 2:
            option = self.drawn(self.lead3(state, seat, rival, hand), 2, dice)
            lead = LEADS3[2 * hand + option] if option >= 0 else 0
        else:
            return FIRST_ATTACK[cards[size - 1]]
        if lead == 0:
            return attack_policy(state, seat)
        return FIRST_ATTACK[cards[lead // 16]] + lead % 16 - 1

    def lead3(self, state: Tacocat, seat: i64, rival: i64, hand: i64) -> i64:
        """Where the table speaks of three cards: by how one came to lead, and by what the rival has shown."""
        duel = -state.duel[1 - seat]
        clash = state.seen[:]
        clash[-state.duel[0]] -= 1
        clash[-state.duel[1]] -= 1
        card = lowest_of(clash)  # the lead that was beaten, or the card that lost; or both were tied
        if state.duel_winner != seat:
            return lead3_row(rival, BEATING, duel, card, hand)
        return lead3_row(rival, SECOND_DUEL if clash[card] == 2 else UNBEATEN, duel, card, hand)


def lowest_of(counts: vec[i64]) -> i64:
    """The lowest card of a pile."""
    card: i64 = 1
    while card < RANKS - 1 and counts[card] == 0:
        card += 1
    return card
