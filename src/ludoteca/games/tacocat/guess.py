"""The worlds that a seat of Tacocat must reckon with. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.engine.native import i64, vec
from ludoteca.engine.state import BIT, Dice
from ludoteca.games.tacocat.data import ARROWS, BOTH, COPIES, DUELLING, FINISHED, RANKS, SWAP, TILES

if TYPE_CHECKING:
    from ludoteca.games.tacocat.rules import Tacocat


def unseen(state: Tacocat, seat: i64) -> vec[i64]:
    """The cards this seat cannot place: not face up in this round, not its own, not swapped away by it."""
    pool = vec[i64]([0] * RANKS)
    for card in range(i64(1), i64(RANKS)):
        pool[card] = COPIES[card] - state.seen[card]
        if seat >= 0:
            pool[card] -= state.hand[RANKS * seat + card] + state.dropped[RANKS * seat + card]
    return pool


def guess(state: Tacocat, seat: i64, dice: Dice) -> Tacocat:
    """Hands from the unseen cards, none below what their owner was forced to lose (C22)."""
    world = state.clone()
    pool = unseen(state, seat)
    # The hand with the higher floor is drawn first: whatever it takes, the other then has the same
    # number of possible hands, so all worlds that fit are equally likely.
    first: i64 = 0 if state.floor[0] >= state.floor[1] else 1
    for other in (first, 1 - first):
        if other == seat:
            continue
        if state.phase == FINISHED:  # the last cards are open
            pool[state.lowest(other)] -= 1
        else:
            _clear(world.hand, other)
            _deal(world.hand, other, pool, state.size[other], state.floor[other], dice)
    for other in range(i64(2)):
        if other != seat:
            _clear(world.dropped, other)
            _deal(world.dropped, other, pool, max(state.swapped[other], 0), 1, dice)
            _guess_hidden_choice(world, other, dice)
    world.deck = pool
    return world


def _guess_hidden_choice(world: Tacocat, seat: i64, dice: Dice) -> None:
    """What a seat has marked or put face down, and how much of it, is hidden: anything is possible."""
    _clear(world.marked, seat)
    world.unmarked[seat] = 0
    world.duel[seat] = min(world.duel[seat], i64(0))  # what was turned up is known
    chosen = world.choosing & BIT[seat] == 0
    if world.phase == DUELLING and chosen:
        left = vec[i64](world.hand)
        world.duel[seat] = _take(left, seat, 1, dice)
    elif world.phase == SWAP and world.swapped[seat] < 0 and _is_choosing(world, seat):
        left = vec[i64](world.hand)
        for _ in range(dice.below(world.limit[seat] + 1)):
            world.marked[RANKS * seat + _take(left, seat, 1, dice)] += 1


def _is_choosing(world: Tacocat, seat: i64) -> bool:
    arrow = ARROWS[TILES * world.board + world.tile]
    return arrow == BOTH or world.choosing & BIT[seat] != 0


def _deal(counts: vec[i64], seat: i64, pool: vec[i64], count: i64, floor: i64, dice: Dice) -> None:
    for _ in range(count):
        counts[RANKS * seat + _take(pool, 0, floor, dice)] += 1


def _take(counts: vec[i64], seat: i64, floor: i64, dice: Dice) -> i64:
    """Take one card of at least `floor` out of counts, each copy as likely."""
    total: i64 = 0
    for card in range(floor, i64(RANKS)):
        total += counts[RANKS * seat + card]
    place = dice.below(total)
    card = floor
    while place >= counts[RANKS * seat + card]:
        place -= counts[RANKS * seat + card]
        card += 1
    counts[RANKS * seat + card] -= 1
    return card


def _clear(counts: vec[i64], seat: i64) -> None:
    for place in range(RANKS * seat, RANKS * seat + RANKS):
        counts[place] = 0
