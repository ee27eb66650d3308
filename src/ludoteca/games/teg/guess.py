"""Worlds that a seat cannot tell from the real one: hands of cards and objectives (T56). Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT, Dice
from ludoteca.games.teg.world.board import COUNTRIES
from ludoteca.games.teg.world.data import DECK, NOBODY, OBJECTIVES, OCCUPATIONS, ONLOOKERS, OVER, SEATS

if TYPE_CHECKING:
    from ludoteca.games.teg.rules import Teg


def guess(state: Teg, seat: i64, dice: Dice) -> Teg:
    """Deal the cards and objectives that this seat (-1: a spectator) does not know."""
    world = state.clone()
    deal_cards(world, seat if seat >= 0 else ONLOOKERS, dice)
    if state.phase != OVER:
        world.objective = state.objective[:]
        deal_objectives(world, seat, dice)
    return world


def deal_cards(world: Teg, viewer: i64, dice: Dice) -> None:
    """Hidden cards of hands, in the order in which they were drawn, from the cards that were in the deck then.

    Each hidden card was drawn from what was in the deck at that moment, each as likely; so it is drawn
    again. A card that entered the deck later cannot be it.
    """
    pool: list[int] = []
    drawn: list[int] = []
    holder: list[int] = []
    known: list[int] = []
    for card in range(COUNTRIES):
        place = world.place[card]
        hidden = place < SEATS and world.known[card] & BIT[viewer] == 0
        if hidden:
            drawn.append(world.drawn[card])
            holder.append(place)
            known.append(world.known[card])
        if hidden or place == DECK:
            pool.append(card)
            world.place[card] = DECK
            world.known[card] = 0
            world.drawn[card] = 0
    for slot in sorted(range(len(drawn)), key=drawn.__getitem__):
        possible = [card for card in pool if world.entered[card] < drawn[slot]]
        card = possible[dice.below(len(possible))]
        pool.remove(card)
        world.place[card] = holder[slot]
        world.known[card] = known[slot]
        world.drawn[card] = drawn[slot]


def deal_objectives(world: Teg, seat: i64, dice: Dice) -> None:
    """Objectives for the others: different ones, and none that its owner would already have won with."""
    pool: list[int] = []
    for objective in range(OCCUPATIONS if world.seats <= 3 else OBJECTIVES):
        if seat < 0 or (objective != world.objective[2 * seat] and objective != world.objective[2 * seat + 1]):
            pool.append(objective)
    fits = False
    while not fits:
        left = list(pool)
        fits = True
        for other in range(world.seats):
            if other != seat and fits:
                fits = deal_to(world, other, left, dice)


def deal_to(world: Teg, seat: i64, left: list[int], dice: Dice) -> bool:
    """Draw the objectives of one player, two for two players; False if it would have won with them already."""
    one = left.pop(dice.below(len(left)))
    other = left.pop(dice.below(len(left))) if world.seats == 2 else one
    world.objective[2 * seat] = min(one, other)
    world.objective[2 * seat + 1] = max(one, other) if world.seats == 2 else NOBODY
    return world.ruled_out[OBJECTIVES * seat + one] & BIT[other] == 0
