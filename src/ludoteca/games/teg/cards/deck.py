"""Country cards: earning, drawing, bonus armies, inheriting, and who knows where they are. Compiled.

The deck has no order: a card is drawn when it is drawn. Of each card the state keeps who knows its
place (`known`, bits of seats and of the spectators), and when it was drawn into a hand and entered the
deck, counted in draws. Hands are kept in the order of drawing, so everybody sees which card is laid.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT, EVERYBODY, NOT_ASKED, SHOWN, Actions, Dice, all_but, only
from ludoteca.engine.values import Refusal
from ludoteca.games.teg.world import forces, limits
from ludoteca.games.teg.world.board import COUNTRIES, COUNTRY
from ludoteca.games.teg.world.data import ALL_KNOW, CARD_BONUS, CARDS, DECK, HAND_LIMIT, USED
from ludoteca.games.teg.world.refusals import (
    BLOCKADED,
    BONUS_FROZEN,
    BONUS_TAKEN,
    NO_CARD,
    NO_SUCH_CARD,
    NOT_YOURS,
    WRONG_STEP,
)

if TYPE_CHECKING:
    from ludoteca.games.teg.rules import Teg


def conquests_needed(state: Teg, seat: i64) -> i64:
    """One conquest earns a card, two from the third exchange on (T30)."""
    return 1 if state.exchanges[seat] < 3 else 2


def earned(state: Teg, seat: i64) -> bool:
    """May this seat ask for a card at the end of its turn? (T14, T17, T30, T32, T36, T44)."""
    enough = state.conquests >= conquests_needed(state, seat) or state.joint_conquests >= 2
    if not enough or state.no_card & BIT[seat] != 0 or limits.resting(state, seat):
        return False
    if state.owes_card & BIT[seat] != 0:  # T42
        state.owes_card &= ~BIT[seat]
        if state.tale is not None:
            state.tell("card-withheld", {"seat": seat})
        return False
    return state.hand[seat] < HAND_LIMIT and (in_place(state, DECK) > 0 or in_place(state, USED) > 0)


def in_place(state: Teg, place: i64) -> i64:
    """How many cards are in the deck, or used, or in a hand."""
    total: i64 = 0
    for card in range(i64(COUNTRIES)):
        if state.place[card] == place:
            total += 1
    return total


def take_refusal(state: Teg, seat: i64, _n: i64) -> Refusal | None:
    """Why no card is given."""
    if seat != state.mover:
        return NOT_ASKED
    if state.phase != CARDS:
        return WRONG_STEP
    return None if state.card_due else NO_CARD


def take(state: Teg, seat: i64, _n: i64, dice: Dice) -> i64:
    """Draw a card; used cards are shuffled into a new deck when there is none left (T36)."""
    left = in_place(state, DECK)
    if left == 0:
        left = reshuffle(state)
    number = dice.below(left)
    card: i64 = 0
    while state.place[card] != DECK or number > 0:
        if state.place[card] == DECK:
            number -= 1
        card += 1
    state.draws += 1
    state.place[card] = seat
    state.known[card] = BIT[seat]
    state.drawn[card] = state.draws
    state.hand[seat] += 1
    state.card_due = False
    if state.tale is not None:
        state.tell("drew", {"seat": seat, "card": COUNTRY[card]}, only(seat))
        state.tell("drew-hidden", {"seat": seat}, all_but(seat))
    return SHOWN


def reshuffle(state: Teg) -> i64:
    """The used cards are the deck again, without their marks (T31)."""
    state.draws += 1
    count: i64 = 0
    for card in range(i64(COUNTRIES)):
        if state.place[card] == USED:
            state.place[card] = DECK
            state.known[card] = 0
            state.bonus_taken[card] = 0
            state.entered[card] = state.draws
            count += 1
    if state.tale is not None:
        state.tell("reshuffled", {"cards": count})
    return count


def give_back(state: Teg, seat: i64, dice: Dice) -> None:
    """A random card of a hand goes back to the deck; everybody sees which (T42)."""
    number = dice.below(state.hand[seat])
    card: i64 = 0
    while state.place[card] != seat or number > 0:
        if state.place[card] == seat:
            number -= 1
        card += 1
    state.draws += 1
    state.place[card] = DECK
    state.known[card] = 0
    state.drawn[card] = 0
    state.entered[card] = state.draws
    state.hand[seat] -= 1
    if state.tale is not None:
        state.tell("card-lost", {"seat": seat, "card": COUNTRY[card]})


def inherit(state: Teg, seat: i64, by: i64) -> None:
    """Whoever eliminates a colour gets its country cards, and knows them (T37)."""
    if state.hand[seat] == 0:
        return
    inherited: list[str] = []
    for card in range(i64(COUNTRIES)):
        if state.place[card] == seat:
            state.place[card] = by
            state.known[card] |= BIT[by]
            if state.tale is not None:
                inherited.append(COUNTRY[card])
    if state.tale is not None:
        both = int(BIT[by] | BIT[seat])
        facts = {"seat": by, "other_seat": seat, "cards": inherited}
        state.tell("inherited", facts, both)
        hidden = {"seat": by, "other_seat": seat, "count": state.hand[seat]}
        state.tell("inherited-hidden", hidden, EVERYBODY & ~both)
    state.hand[by] += state.hand[seat]
    state.hand[seat] = 0


def bonus_refusal(state: Teg, seat: i64, card: i64) -> Refusal | None:
    """Why the three armies of a card are not given (T28, T31, T42)."""
    if seat != state.mover:
        return NOT_ASKED
    if state.phase != CARDS:
        return WRONG_STEP
    if state.place[card] != seat:
        return NO_SUCH_CARD
    if state.owner[card] != seat:
        return NOT_YOURS
    if state.bonus_taken[card] == 1:
        return BONUS_TAKEN
    if state.zone[seat] == card:
        return BONUS_FROZEN
    return BLOCKADED if forces.blockaded(state, card) else None


def bonus(state: Teg, seat: i64, card: i64, _dice: Dice) -> i64:
    """Show the card: three armies come into its country."""
    hidden = state.known[card] != ALL_KNOW
    state.known[card] = ALL_KNOW
    state.bonus_taken[card] = 1
    forces.muster(state, seat, card, CARD_BONUS)
    if state.tale is not None:
        state.tell("bonus", {"seat": seat, "country": COUNTRY[card], "armies": CARD_BONUS})
    return SHOWN if hidden else 0


def fill_take(state: Teg, _seat: i64, first: i64, actions: Actions) -> None:
    """Asking for the card."""
    if state.card_due:
        actions.add(first)


def fill_bonus(state: Teg, seat: i64, first: i64, actions: Actions) -> None:
    """Every bonus."""
    if state.hand[seat] > 0:
        for card in range(i64(COUNTRIES)):
            if state.place[card] == seat and bonus_refusal(state, seat, card) is None:
                actions.add(first + card)
