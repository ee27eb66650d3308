"""How cards move: drawing, dealing, discarding, and making a new deck. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT, Dice, all_but, only
from ludoteca.games.revanche.data import ALL_SHIRTS, COPIES, DECK, NUMBERS, SIDES, SLOTS

if TYPE_CHECKING:
    from ludoteca.games.revanche.rules import Revanche


def draw(state: Revanche, side: i64, expelled: i64, dice: Dice) -> i64:
    """One card from a team's deck; shirts expelled for whom it is are discarded, face up, and drawn again (R37)."""
    own = NUMBERS * side
    while True:
        if state.in_deck[side] == 0:
            reshuffle(state, side)
        place = dice.below(state.in_deck[side])
        card: i64 = 1
        while place >= state.deck[own + card]:
            place -= state.deck[own + card]
            card += 1
        state.deck[own + card] -= 1
        state.in_deck[side] -= 1
        if expelled & BIT[card] == 0:
            return card
        state.spent[own + card] += 1
        if state.tale is not None:
            state.tell("redrawn", {"team": SIDES[side], "card": card})


def draw_to_hand(state: Revanche, seat: i64, count: i64, dice: Dice, kind: str) -> None:
    """Draw cards into a hand; only their owner sees them, everybody sees how many."""
    if count <= 0:
        return
    drawn: list[int] = []
    expelled = state.expelled[state.book(seat)]
    for _ in range(count):
        card = draw(state, seat & 1, expelled, dice)
        state.hand[NUMBERS * seat + card] += 1
        state.size[seat] += 1
        if state.tale is not None:
            drawn.append(card)
    state.only_aces &= ~BIT[seat]
    if state.tale is not None:
        state.tell(kind, {"seat": seat, "cards": sorted(drawn)}, only(seat))
        if kind == "drew":
            state.tell("drew-unseen", {"seat": seat, "count": count}, all_but(seat))


def leave_hand(state: Revanche, seat: i64, card: i64) -> None:
    """A card leaves a hand and everybody sees it."""
    place = NUMBERS * seat + card
    state.hand[place] -= 1
    state.size[seat] -= 1
    if state.known[place] > 0:
        state.known[place] -= 1
    if state.old_held[seat] > 0 and state.old[NUMBERS * (seat & 1) + card] > 0:
        state.old_held[seat] -= 1


def reshuffle(state: Revanche, side: i64) -> None:
    """A team's discards and goal-pile cards are its new deck; shirts that nobody of it may play stay out (R48).

    Everybody saw those cards, so everybody knows that what lies hidden now is not among them.
    """
    out: i64 = ALL_SHIRTS
    for seat in range(side, state.seats, i64(2)):
        out &= state.expelled[state.book(seat)]
    for card in range(i64(1), i64(NUMBERS)):
        place = NUMBERS * side + card
        state.old[place] = 0
        if out & BIT[card] == 0:
            state.deck[place] = state.spent[place]
            state.in_deck[side] += state.spent[place]
            state.spent[place] = 0
        for seat in range(side, state.seats, i64(2)):
            state.old[place] += state.hand[NUMBERS * seat + card]
            state.old_held[seat] = state.size[seat]
    for slot in range(SLOTS * side, SLOTS * side + SLOTS):
        if state.slot_seat[slot] >= 0:
            state.old[NUMBERS * side + state.slot_card[slot]] += 1
            state.slot_bar[slot] |= BIT[0]
    if state.tale is not None:
        state.tell("reshuffled", {"team": SIDES[side], "count": state.in_deck[side]})


def clear_field(state: Revanche) -> None:
    """The field pile becomes a goal pile or goes to the discards: both are out until a new deck is made."""
    for place in range(i64(2 * NUMBERS)):
        state.spent[place] += state.field[place]
        state.field[place] = 0
    state.top = 0
    state.top_seat = -1


def discard_hand(state: Revanche, seat: i64) -> None:
    """What is left of a hand at the end of a half is discarded face up (R14)."""
    left: list[int] = []
    for card in range(i64(1), i64(NUMBERS)):
        place = NUMBERS * seat + card
        count = state.hand[place]
        state.spent[NUMBERS * (seat & 1) + card] += count
        state.hand[place] = 0
        state.known[place] = 0
        if state.tale is not None:
            left.extend([int(card)] * int(count))
    state.size[seat] = 0
    state.old_held[seat] = 0
    if left:
        state.tell("discarded", {"seat": seat, "cards": left})


def gather(state: Revanche) -> None:
    """For the shoot-out every card is gathered, whatever happened to it (R20)."""
    for place in range(i64(2 * NUMBERS)):
        state.deck[place] = 0 if place % NUMBERS == 0 else COPIES
        state.field[place] = 0
        state.spent[place] = 0
        state.gone[place] = 0
        state.bench[place] = 0
        state.old[place] = 0
    for slot in range(i64(2 * SLOTS)):
        state.slot_card[slot] = 0
        state.slot_seat[slot] = -1
        state.slot_bar[slot] = 0
    for side in range(i64(2)):
        state.in_deck[side] = DECK
    state.top = 0
    state.top_seat = -1
