"""Worlds that a seat of Sequence cannot tell from the real one. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.engine.native import i64, vec
from ludoteca.engine.state import BIT, Dice
from ludoteca.games.sequence.data import CARDS, COPIES, EVERY_CARD, HAND

if TYPE_CHECKING:
    from ludoteca.games.sequence.rules import Sequence


def sees(state: Sequence, seat: i64, other: i64) -> bool:
    """May a seat (-1: a spectator) look into the hand of another (Q18, Q25)?"""
    if seat == other or state.open_hands == 2:
        return True
    return state.open_hands == 1 and seat >= 0 and seat % state.teams == other % state.teams


def discarded(state: Sequence) -> vec[i64]:
    """How many of each card lie in the discard piles."""
    pool = vec[i64]([COPIES] * CARDS)
    for card in range(i64(CARDS)):
        pool[card] -= state.deck[card]
    for seat in range(state.seats):
        for i in range(HAND * seat, HAND * seat + state.size[seat]):
            pool[state.hand[i]] -= 1
    return pool


def unseen(state: Sequence, seat: i64) -> vec[i64]:
    """How many of each card this seat cannot place: in the draw pile, or in a hand it does not see."""
    pool = discarded(state)
    for card in range(i64(CARDS)):
        pool[card] = COPIES - pool[card]
    for other in range(state.seats):
        if sees(state, seat, other):
            for i in range(HAND * other, HAND * other + state.size[other]):
                pool[state.hand[i]] -= 1
    return pool


def guess(state: Sequence, seat: i64, dice: Dice) -> Sequence:
    """Hands from the unseen cards that fit what passing has shown of them; the rest is the draw pile."""
    pool = unseen(state, seat)
    known = _known_places(state, seat)
    world = state.clone()
    left = pool[:]
    while not _deal_known(world, known, left, dice):
        left = pool[:]  # only when hands of several seats are known, and rarely
    for other in range(state.seats):
        if not sees(state, seat, other):
            _deal_rest(world, other, left, dice)
    world.deck = left
    return world


def _known_places(state: Sequence, seat: i64) -> list[int]:
    """The places in hidden hands of which something is known, from the smallest set of cards to the largest."""
    if state.shown == 0:
        return []
    sized: list[tuple[int, int]] = []
    for other in range(state.seats):
        if not sees(state, seat, other):
            for i in range(HAND * other, HAND * other + state.size[other]):
                if state.could[i] != EVERY_CARD:
                    sized.append((_count(state.could[i]), int(i)))
    sized.sort()
    return [place for _, place in sized]


def _deal_known(world: Sequence, known: list[int], pool: vec[i64], dice: Dice) -> bool:
    """Draw the cards of which something is known, so that each world that fits is as likely; False: try again.

    A place draws from the cards of its set that are left. If no set but a smaller one inside it was
    drawn from, their number is always `most`, and no choice is likelier than another. If sets overlap
    in part there may be fewer: then the draw fails in proportion.
    """
    for n in range(len(known)):
        cards = world.could[known[n]]
        there: i64 = 0
        most: i64 = 0
        for card in range(i64(CARDS)):
            if cards & BIT[card] != 0:
                there += pool[card]
        most = there
        for earlier in range(n):
            if world.could[known[earlier]] & ~cards != 0 and cards & BIT[world.hand[known[earlier]]] != 0:
                most += 1
        place = dice.below(most)
        if place >= there:
            return False
        world.hand[known[n]] = _take(pool, cards, place)
    return True


def _deal_rest(world: Sequence, seat: i64, pool: vec[i64], dice: Dice) -> None:
    """Draw the cards of which nothing is known, and sort the hand."""
    size = world.size[seat]
    first = HAND * seat
    cards: list[int] = []
    left: i64 = 0
    for card in range(i64(CARDS)):
        left += pool[card]
    for i in range(first, first + size):
        if world.could[i] == EVERY_CARD:
            world.hand[i] = _take(pool, EVERY_CARD, dice.below(left))
            left -= 1
        cards.append(int(world.hand[i]))
    cards.sort()
    for k in range(size):
        world.hand[first + k] = cards[k]


def _take(pool: vec[i64], cards: i64, place: i64) -> i64:
    """Take the card at a place out of those of a set."""
    card: i64 = 0
    while cards & BIT[card] == 0 or place >= pool[card]:
        if cards & BIT[card] != 0:
            place -= pool[card]
        card += 1
    pool[card] -= 1
    return card


def _count(bits: i64) -> int:
    count = 0
    for card in range(i64(CARDS)):
        if bits & BIT[card] != 0:
            count += 1
    return count
