"""Which worlds a seat of Revanche must reckon with. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.engine.native import i64, vec
from ludoteca.engine.state import BIT, Dice
from ludoteca.games.revanche.data import (
    ACE,
    ALL_SHIRTS,
    COPIES,
    HIDDEN_KEEPERS,
    KEEPER,
    KICK,
    NOBODY,
    NUMBERS,
    SLOTS,
    SPOTS,
)
from ludoteca.games.revanche.rooms import DECK_ROOM, held, is_hidden, lay, lay_barred, rooms
from ludoteca.games.revanche.shootout import count_spots

if TYPE_CHECKING:
    from ludoteca.games.revanche.rules import Revanche

STARS: Final = 2**KEEPER + 2**ACE


def unseen(state: Revanche, seat: i64, side: i64) -> vec[i64]:
    """The cards of a side that this seat cannot place: in the deck, in other hands, face down on the bench."""
    pool = vec[i64]([0] * NUMBERS)
    for card in range(i64(1), i64(NUMBERS)):
        place = NUMBERS * side + card
        pool[card] = COPIES - state.field[place] - state.spent[place] - state.gone[place] - state.bench[place]
        if seat >= 0 and seat & 1 == side:
            pool[card] -= state.hand[NUMBERS * seat + card]
    if seat >= 0:
        for slot in range(SLOTS * side, SLOTS * side + SLOTS):
            if state.slot_seat[slot] == seat:
                pool[state.slot_card[slot]] -= 1
    return pool


def guess(state: Revanche, seat: i64, dice: Dice) -> Revanche:
    """Hidden cards from those unseen; -1 is a spectator."""
    world = state.clone()
    if state.first_side != NOBODY:
        guess_keepers(world, seat, dice)
        return world
    for side in range(i64(2)):
        guess_side(world, seat, side, dice)
    if state.phase == KICK and seat != state.following(state.attacker):
        defender = state.following(state.attacker)
        left = world.hand[NUMBERS * defender : NUMBERS * defender + NUMBERS]
        world.wall = take(left, ALL_SHIRTS, dice)
    return world


def guess_side(world: Revanche, seat: i64, side: i64, dice: Dice) -> None:
    """One team's other hands and face-down cards, all that fit as likely."""
    while not deal_side(world, seat, side, dice):
        pass  # hardly ever: what was dealt first left no room for the rest


def deal_side(world: Revanche, seat: i64, side: i64, dice: Dice) -> bool:
    """The cards of which most is known first; False where they left no room for the rest.

    That is what each hand is known to hold, what was hidden before a new deck, hands of aces and keepers only, then
    shirts that somebody cannot have.
    """
    pool = unseen(world, seat, side)
    for other in range(side, world.seats, i64(2)):
        if other != seat:
            for card in range(i64(1), i64(NUMBERS)):
                world.hand[NUMBERS * other + card] = world.known[NUMBERS * other + card]
                pool[card] -= world.known[NUMBERS * other + card]
    if not guess_old(world, seat, side, pool, dice) or not guess_stars(world, seat, side, pool, dice):
        return False
    room = rooms(world, seat, side, pool)
    deck = vec[i64]([0] * NUMBERS)
    if not lay_barred(world, side, pool, deck, room, dice):
        return False
    for place in range(i64(DECK_ROOM)):
        for _ in range(room[place]):
            lay(world, side, place, take(pool, ALL_SHIRTS, dice))
    for card in range(i64(1), i64(NUMBERS)):
        world.deck[NUMBERS * side + card] = pool[card] + deck[card]
    return True


def guess_old(world: Revanche, seat: i64, side: i64, pool: vec[i64], dice: Dice) -> bool:
    """What was hidden when a new deck was made, and still is, is none of the cards shuffled then (R48)."""
    old = world.old[NUMBERS * side : NUMBERS * side + NUMBERS]
    for slot in range(SLOTS * side, SLOTS * side + SLOTS):
        if world.slot_seat[slot] == seat and world.slot_bar[slot] & BIT[0] != 0:
            old[world.slot_card[slot]] -= 1
    for slot in range(SLOTS * side, SLOTS * side + SLOTS):
        if is_hidden(world, slot, seat) and world.slot_bar[slot] & BIT[0] != 0:
            world.slot_card[slot] = take_old(pool, old, ALL_SHIRTS & ~world.slot_bar[slot], dice)
            if world.slot_card[slot] == 0:
                return False
    for other in range(side, world.seats, i64(2)):
        if other != seat:
            for _ in range(min(world.old_held[other], world.size[other] - held(world, other))):
                card = take_old(pool, old, playable(world, other), dice)
                if card == 0:
                    return False
                world.hand[NUMBERS * other + card] += 1
    return True


def guess_stars(world: Revanche, seat: i64, side: i64, pool: vec[i64], dice: Dice) -> bool:
    """Hands that hold only aces and keepers."""
    for other in range(side, world.seats, i64(2)):
        if other != seat and world.only_aces & BIT[other] != 0:
            for _ in range(world.size[other] - held(world, other)):
                card = take(pool, playable(world, other), dice)
                if card == 0:
                    return False
                world.hand[NUMBERS * other + card] += 1
    return True


def playable(world: Revanche, seat: i64) -> i64:
    """The shirts that may be in a hand."""
    shirts: i64 = STARS if world.only_aces & BIT[seat] != 0 else ALL_SHIRTS
    return shirts & ~world.expelled[world.book(seat)]


def take(pool: vec[i64], shirts: i64, dice: Dice) -> i64:
    """Take one card of these shirts out of a pool, each copy as likely; 0 if there is none."""
    total: i64 = 0
    for card in range(i64(1), i64(NUMBERS)):
        if shirts & BIT[card] != 0:
            total += pool[card]
    if total == 0:
        return 0
    place = dice.below(total)
    card = 0
    while True:
        card += 1
        if shirts & BIT[card] != 0:
            if place < pool[card]:
                break
            place -= pool[card]
    pool[card] -= 1
    return card


def take_old(pool: vec[i64], old: vec[i64], shirts: i64, dice: Dice) -> i64:
    """Take one card of these shirts that was hidden before; if all were played since, any."""
    both = vec[i64]([0] * NUMBERS)
    left: i64 = 0
    for card in range(i64(1), i64(NUMBERS)):
        if shirts & BIT[card] != 0:
            both[card] = min(pool[card], old[card])
            left += both[card]
    if left == 0:
        return take(pool, shirts, dice)
    card = take(both, shirts, dice)
    pool[card] -= 1
    old[card] -= 1
    return card


def guess_keepers(world: Revanche, seat: i64, dice: Dice) -> None:
    """Keepers are anywhere among the spots that are not open; a side that still hides may have done any part."""
    for side in range(i64(2)):
        if seat >= 0 and sees_keepers(world, seat, side):
            continue
        found = world.keepers[side] & world.opened[side]
        count = HIDDEN_KEEPERS - count_spots(found)
        if world.choosing & BIT[side] != 0:
            world.keepers[side] = some_spots(0, HIDDEN_KEEPERS, dice)
            for _ in range(1 + dice.below(HIDDEN_KEEPERS)):  # it names them from low to high, so the highest are open
                world.keepers[side] &= ~highest(world.keepers[side])
        else:
            world.keepers[side] = found | some_spots(world.opened[side], count, dice)


def sees_keepers(state: Revanche, seat: i64, side: i64) -> bool:
    """The hider sees its keepers, and so does the partner when they are all hidden (R19)."""
    return seat == side or (seat & 1 == side and state.choosing & BIT[side] == 0)


def some_spots(opened: i64, count: i64, dice: Dice) -> i64:
    """So many spots that are not open, each set as likely."""
    spots: i64 = 0
    closed: i64 = SPOTS - count_spots(opened)
    for spot in range(i64(1), i64(SPOTS + 1)):
        if opened & BIT[spot] == 0:
            if dice.below(closed) < count:
                spots |= BIT[spot]
                count -= 1
            closed -= 1
    return spots


def highest(spots: i64) -> i64:
    """The bit of the highest spot in a set."""
    spot: i64 = SPOTS
    while spots & BIT[spot] == 0:
        spot -= 1
    return BIT[spot]
