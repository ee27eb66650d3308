"""The rooms that hidden cards of a side are in: two hands, six places of the bench, the deck. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.engine.native import i64, vec
from ludoteca.engine.state import BIT, Dice
from ludoteca.games.revanche.data import NUMBERS, SLOTS

if TYPE_CHECKING:
    from ludoteca.games.revanche.rules import Revanche

HANDS: Final = 2
DECK_ROOM: Final = HANDS + SLOTS
ROOMS: Final = DECK_ROOM + 1


def rooms(world: Revanche, seat: i64, side: i64, pool: vec[i64]) -> vec[i64]:
    """How many cards are still to be guessed in each."""
    room = vec[i64]([0] * ROOMS)
    for hand in range(i64(HANDS)):
        owner = side + 2 * hand
        if owner < world.seats and owner != seat:
            room[hand] = world.size[owner] - held(world, owner)
    for slot in range(i64(SLOTS)):
        place = SLOTS * side + slot
        if is_hidden(world, place, seat) and world.slot_bar[place] & BIT[0] == 0:
            room[HANDS + slot] = 1
    for card in range(i64(1), i64(NUMBERS)):
        room[DECK_ROOM] += pool[card]
    for other in range(i64(DECK_ROOM)):
        room[DECK_ROOM] -= room[other]
    return room


def lay_barred(world: Revanche, side: i64, pool: vec[i64], deck: vec[i64], room: vec[i64], dice: Dice) -> bool:
    """Lay the copies of shirts that cannot be everywhere, those with the least room first; False: try again.

    A copy goes to any free place of the rooms open to it. How many are free must not depend on where
    others went, or some worlds would be likelier: `most` is their number if none went there that need
    not, and where fewer are free the draw fails in proportion. For one hidden hand it never does.
    """
    doors = vec[i64]([0] * NUMBERS)  # the rooms open to each shirt, as bits
    wide = vec[i64]([0] * NUMBERS)  # and the cards they take
    barred: i64 = 0
    for card in range(i64(1), i64(NUMBERS)):
        for place in range(i64(ROOMS)):
            if room[place] > 0 and is_open(world, side, place, card):
                doors[card] |= BIT[place]
                wide[card] += room[place]
            elif room[place] > 0 and pool[card] > 0:
                barred |= BIT[card]
    laid = vec[i64]([0] * NUMBERS)
    while barred != 0:
        shirt = narrowest(wide, barred)
        barred &= ~BIT[shirt]
        for _ in range(pool[shirt]):
            free: i64 = 0
            most = wide[shirt]
            for place in range(i64(ROOMS)):
                if doors[shirt] & BIT[place] != 0:
                    free += room[place]
            for card in range(i64(1), i64(NUMBERS)):
                if doors[card] & ~doors[shirt] == 0:
                    most -= laid[card]
            pick = dice.below(most) if most > 0 else 0
            if pick >= free:
                return False
            place = 0
            while doors[shirt] & BIT[place] == 0 or pick >= room[place]:
                if doors[shirt] & BIT[place] != 0:
                    pick -= room[place]
                place += 1
            room[place] -= 1
            laid[shirt] += 1
            if place == DECK_ROOM:
                deck[shirt] += 1
            else:
                lay(world, side, place, shirt)
        pool[shirt] = 0
    return True


def narrowest(wide: vec[i64], shirts: i64) -> i64:
    """Of these shirts the one with the least room."""
    best: i64 = 0
    for card in range(i64(1), i64(NUMBERS)):
        if shirts & BIT[card] != 0 and (best == 0 or wide[card] < wide[best]):
            best = card
    return best


def is_open(world: Revanche, side: i64, place: i64, card: i64) -> bool:
    """Can a shirt be in this room?"""
    if place == DECK_ROOM:
        return True
    if place < HANDS:
        return world.expelled[world.book(side + 2 * place)] & BIT[card] == 0
    return world.slot_bar[SLOTS * side + place - HANDS] & BIT[card] == 0


def lay(world: Revanche, side: i64, place: i64, card: i64) -> None:
    """Put a card into a hand or a place of the bench."""
    if place < HANDS:
        world.hand[NUMBERS * (side + 2 * place) + card] += 1
    else:
        world.slot_card[SLOTS * side + place - HANDS] = card


def held(world: Revanche, seat: i64) -> i64:
    """How many cards of a hand are guessed so far."""
    count: i64 = 0
    for card in range(i64(1), i64(NUMBERS)):
        count += world.hand[NUMBERS * seat + card]
    return count


def is_hidden(state: Revanche, slot: i64, seat: i64) -> bool:
    """Did somebody else put a card face down there?"""
    return state.slot_seat[slot] >= 0 and state.slot_seat[slot] != seat
