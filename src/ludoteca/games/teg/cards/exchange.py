"""Exchanging cards for armies, one card laid down after the other. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.engine.native import i64, vec
from ludoteca.engine.state import BIT, NOT_ASKED, SHOWN, Actions, Dice
from ludoteca.engine.values import Refusal
from ludoteca.games.teg.world.board import CONTINENT, CONTINENTS, COUNTRIES, COUNTRY, SIZE
from ludoteca.games.teg.world.data import (
    ALL_KNOW,
    EXCHANGE_SETS,
    EXCHANGES,
    FIRST_CONTINENT_KIND,
    INCORPORATE,
    KIND_OF,
    KINDS,
    LAID,
    USED,
)
from ludoteca.games.teg.world.refusals import NO_EXCHANGE, NO_SUCH_CARD, ONE_EXCHANGE, WRONG_STEP

if TYPE_CHECKING:
    from ludoteca.games.teg.rules import Teg


def armies_for(number: i64) -> i64:
    """Armies for a seat's first, second, third ... exchange: 6, 10, 15, 20 ... (T33)."""
    return 6 if number == 1 else 5 * number


def holds_continent(state: Teg, seat: i64, continent: i64) -> bool:
    """Whoever holds a whole continent has its card, until it is used (T34)."""
    return (
        state.held[CONTINENTS * seat + continent] == SIZE[continent]
        and state.used_continents[seat] & BIT[continent] == 0
    )


def has_card(state: Teg, seat: i64, n: i64) -> bool:
    """Does a seat have this card, country or continent, not laid down yet?"""
    if n < COUNTRIES:
        return state.place[n] == seat
    continent = n - COUNTRIES
    return holds_continent(state, seat, continent) and state.laid_continents & BIT[continent] == 0


def kind_of(n: i64) -> i64:
    """What a card is in an exchange."""
    return KIND_OF[n] if n < COUNTRIES else FIRST_CONTINENT_KIND + n - COUNTRIES


def layable(state: Teg, seat: i64) -> i64:
    """Bits of the kinds of card with which the cards laid down can still become an exchange."""
    had = vec[i64]([0] * KINDS)
    laid = vec[i64]([0] * KINDS)
    for card in range(i64(COUNTRIES)):
        if state.place[card] == seat:
            had[KIND_OF[card]] += 1
        elif state.place[card] == LAID:
            laid[KIND_OF[card]] += 1
    for continent in range(i64(CONTINENTS)):
        if state.laid_continents & BIT[continent] != 0:
            laid[FIRST_CONTINENT_KIND + continent] = 1
        elif holds_continent(state, seat, continent):
            had[FIRST_CONTINENT_KIND + continent] = 1
    bits: i64 = 0
    for number in range(i64(len(EXCHANGES)) // KINDS):
        start = KINDS * number
        missing: i64 = 0
        possible = True
        for kind in range(i64(KINDS)):
            wanted = EXCHANGES[start + kind] - laid[kind]
            if wanted < 0 or wanted > had[kind]:
                possible = False
                break
            if wanted > 0:
                missing |= BIT[kind]
        if possible:
            bits |= missing
    return bits


def lay_refusal(state: Teg, seat: i64, n: i64) -> Refusal | None:
    """Why a card cannot be laid down for an exchange."""
    if seat != state.mover:
        return NOT_ASKED
    if state.phase != INCORPORATE:
        return WRONG_STEP
    if not has_card(state, seat, n):
        return NO_SUCH_CARD
    if state.exchanged & BIT[seat] != 0:
        return ONE_EXCHANGE
    return None if layable(state, seat) & BIT[kind_of(n)] != 0 else NO_EXCHANGE


def fill(state: Teg, seat: i64, first: i64, actions: Actions) -> None:
    """Every card that can be part of an exchange with those laid down."""
    if state.exchanged & BIT[seat] != 0:
        return
    kinds = layable(state, seat)
    if kinds == 0:
        return
    for n in range(i64(COUNTRIES + CONTINENTS)):
        if kinds & BIT[kind_of(n)] != 0 and has_card(state, seat, n):
            actions.add(first + n)


def lay(state: Teg, seat: i64, n: i64, _dice: Dice) -> i64:
    """Show a card and lay it down; when the cards laid down are an exchange, the armies come."""
    hidden = False
    if n < COUNTRIES:
        hidden = state.known[n] != ALL_KNOW
        state.place[n] = LAID
        state.known[n] = ALL_KNOW
        state.hand[seat] -= 1
    else:
        state.laid_continents |= BIT[n - COUNTRIES]
    state.laid += 1
    if state.tale is not None:
        state.tell("laid", {"seat": seat, "card": COUNTRY[n] if n < COUNTRIES else CONTINENT[n - COUNTRIES]})
    if is_exchange(state):
        finish_exchange(state, seat)
    return SHOWN if hidden else 0


def is_exchange(state: Teg) -> bool:
    """Are the cards laid down an exchange?"""
    laid = [0] * KINDS
    for card in range(COUNTRIES):
        if state.place[card] == LAID:
            laid[KIND_OF[card]] += 1
    for continent in range(CONTINENTS):
        if state.laid_continents & BIT[continent] != 0:
            laid[FIRST_CONTINENT_KIND + continent] = 1
    return laid in EXCHANGE_SETS


def finish_exchange(state: Teg, seat: i64) -> None:
    """The cards are used, a continent's once and for all; more armies the more often a seat exchanged (T33, T34)."""
    for card in range(i64(COUNTRIES)):
        if state.place[card] == LAID:
            state.place[card] = USED
            state.drawn[card] = 0
    state.used_continents[seat] |= state.laid_continents
    state.laid_continents = 0
    state.laid = 0
    state.exchanged |= BIT[seat]
    state.exchanges[seat] += 1
    armies = armies_for(state.exchanges[seat])
    state.free += armies
    if state.tale is not None:
        state.tell("exchanged", {"seat": seat, "number": state.exchanges[seat], "armies": armies})
