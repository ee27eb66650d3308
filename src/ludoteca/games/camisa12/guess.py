"""Which worlds a seat of Camisa 12 must reckon with. Compiled.

Hidden are the opponent's mosaic cards, those it put under the deck, its penalty card, and a team that it
has chosen and not shown. What is left of a shuffled stack is known to all; only its order is not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.engine.native import i64, vec
from ludoteca.engine.state import BIT, Dice
from ludoteca.games.camisa12.data import (
    CARDS,
    CHOOSING,
    COPIES,
    DISCARDING,
    NO_TEAM,
    OVER,
    PENALTY_CARDS,
    SOLO_CARDS,
    TEAMS,
)

if TYPE_CHECKING:
    from ludoteca.games.camisa12.rules import Camisa12


def guess(state: Camisa12, seat: i64, dice: Dice) -> Camisa12:
    """A world like the real one to this seat; -1 is a spectator."""
    world = state.clone()
    if state.phase == CHOOSING:
        for other in range(state.seats):
            if other != seat and state.kept == NO_TEAM and state.choosing & BIT[other] == 0:
                world.team[other] = 1 + dice.below(TEAMS - 1)
        return world
    guess_cards(world, seat, dice)
    guess_penalties(world, seat, dice)
    return world


# ---- mosaic cards


def guess_cards(world: Camisa12, seat: i64, dice: Dice) -> None:
    """Every unseen card is as likely in every unseen place: a hand, under the deck, in the deck."""
    pool = unseen(world, seat)
    rival = 1 - seat
    if seat >= 0 and world.seats == 2:
        place_recognised(world, seat, rival, pool, dice)
    else:
        for i in range(len(world.under)):
            if seat < 0:
                world.under[i] = 0
        for other in range(i64(2)):
            if not hand_is_shown(world, other, seat):
                redraw_hand(world, other, hand_size(world, other), pool, dice)
    for i in range(len(world.under)):
        if world.under[i] == 0:
            world.under[i] = draw(pool, dice)
    world.deck = pool
    if seat < 0:
        guess_taken(world, dice)


def unseen(world: Camisa12, seat: i64) -> vec[i64]:
    """The cards this seat cannot place."""
    pool = COPIES[:]
    for card in range(i64(1), i64(CARDS)):
        if world.seats == 1 and card > SOLO_CARDS:
            pool[card] = 0
        for owner in range(i64(2)):
            if hand_is_shown(world, owner, seat):
                pool[card] -= world.hand[CARDS * owner + card]
    for i in range(len(world.under)):
        if world.under_by[i] == seat:
            pool[world.under[i]] -= 1
    return pool


def hand_is_shown(world: Camisa12, owner: i64, seat: i64) -> bool:
    """A seat's own hand, all hands at the end, and alone the rival's face-up cards."""
    return owner == seat or world.phase == OVER or owner >= world.seats


def hand_size(world: Camisa12, owner: i64) -> i64:
    """How many mosaic cards a side holds."""
    size: i64 = 0
    for place in range(CARDS * owner, CARDS * owner + CARDS):
        size += world.hand[place]
    return size


def place_recognised(world: Camisa12, seat: i64, rival: i64, pool: vec[i64], dice: Dice) -> None:
    """The rival drew cards that this seat had put under the deck: each is in its hand, or is what it put back.

    Cards come up from below only in the last draw of all (20 cards, 22 drawn at most, and only with Garoa),
    so what the rival put back since is the lowest card, unless it is still choosing.
    """
    size = hand_size(world, rival)
    shown = hand_is_shown(world, rival, seat)
    bottom = len(world.under) - 1
    put_back = bottom >= 0 and world.under_by[bottom] == rival and not is_discarding(world, rival)
    known: i64 = 0
    for i in range(len(world.under)):
        if world.under_by[i] != seat:
            world.under[i] = 0
    for card in range(i64(1), i64(CARDS)):
        known += world.taken[CARDS * seat + card]
    if known > 0 and put_back:
        missing = first_not_held(world, seat, rival) if shown else recognised_at(world, seat, dice.below(size + 1))
        if missing > 0:
            world.under[bottom] = missing
            pool[missing] -= 1
    if shown:
        return
    for card in range(i64(1), i64(CARDS)):
        count = world.taken[CARDS * seat + card]
        if bottom >= 0 and world.under[bottom] == card and world.under_by[bottom] == rival:
            count -= 1
        world.hand[CARDS * rival + card] = max(0, count)
        pool[card] -= max(0, count)
        size -= max(0, count)
    for _ in range(size):
        world.hand[CARDS * rival + draw(pool, dice)] += 1


def is_discarding(world: Camisa12, owner: i64) -> bool:
    """Does this side still choose what to put under the deck?"""
    return world.phase == DISCARDING and world.mover == owner


def recognised_at(world: Camisa12, seat: i64, place: i64) -> i64:
    """The recognised card that lies at this place, the recognised ones first; 0 if it is another."""
    for card in range(i64(1), i64(CARDS)):
        if place < world.taken[CARDS * seat + card]:
            return card
        place -= world.taken[CARDS * seat + card]
    return 0


def first_not_held(world: Camisa12, seat: i64, rival: i64) -> i64:
    """A recognised card that the rival's open hand does not have; 0 if it has all."""
    for card in range(i64(1), i64(CARDS)):
        if world.taken[CARDS * seat + card] > world.hand[CARDS * rival + card]:
            return card
    return 0


def guess_taken(world: Camisa12, dice: Dice) -> None:
    """A spectator saw whose cards were drawn from below, but not which: any that the drawer may have held."""
    for owner in range(world.seats):
        count: i64 = 0
        for card in range(i64(1), i64(CARDS)):
            count += world.taken[CARDS * owner + card]
            world.taken[CARDS * owner + card] = 0
        if count == 0:
            continue
        drawer = 1 - owner
        held = vec[i64]([0] * CARDS)
        for card in range(i64(1), i64(CARDS)):
            held[card] = world.hand[CARDS * drawer + card]
        bottom = len(world.under) - 1
        if bottom >= 0 and world.under_by[bottom] == drawer and not is_discarding(world, drawer):
            held[world.under[bottom]] += 1
        for _ in range(count):
            world.taken[CARDS * owner + draw(held, dice)] += 1


def redraw_hand(world: Camisa12, owner: i64, size: i64, pool: vec[i64], dice: Dice) -> None:
    """A hand of unseen cards."""
    for card in range(i64(CARDS)):
        world.hand[CARDS * owner + card] = 0
    for _ in range(size):
        world.hand[CARDS * owner + draw(pool, dice)] += 1


def draw(pool: vec[i64], dice: Dice) -> i64:
    """Take one card out of counts, each copy as likely."""
    total: i64 = 0
    for card in range(i64(1), i64(CARDS)):
        total += pool[card]
    place = dice.below(total)
    card = 1
    while place >= pool[card]:
        place -= pool[card]
        card += 1
    pool[card] -= 1
    return card


# ---- penalty cards


def guess_penalties(world: Camisa12, seat: i64, dice: Dice) -> None:
    """A dealt card that was not turned up is any but those this seat knows."""
    if world.shots > 0:
        return
    if seat < 0:
        world.penalty[0] = dice.below(PENALTY_CARDS)
    known: i64 = 0 if seat < 0 else seat
    other = dice.below(PENALTY_CARDS - 1)
    world.penalty[1 - known] = other if other < world.penalty[known] else other + 1
