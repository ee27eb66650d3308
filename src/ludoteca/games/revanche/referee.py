"""The judge of the first division: three dice, cards, and shirts expelled (R28 to R38). Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT, Dice
from ludoteca.games.revanche import chance
from ludoteca.games.revanche.bench import clear_shirt
from ludoteca.games.revanche.cards import draw_to_hand
from ludoteca.games.revanche.data import (
    EXPEL,
    FACES,
    FREE_KICK,
    NUMBERS,
    OFFSIDE,
    SHIRTS_LOST,
    SIDES,
    SLOTS,
    YELLOW,
)
from ludoteca.games.revanche.setpiece import begin_set_piece

if TYPE_CHECKING:
    from ludoteca.games.revanche.rules import Revanche


def roll(state: Revanche, dice: Dice) -> None:
    """Every cross is judged by three dice (R28). Only a pair or a triple counts."""
    one = dice.below(6)
    two = dice.below(6)
    three = dice.below(6)
    state.rolled = 36 * one + 6 * two + three
    if state.tale is not None:
        state.tell("rolled", {"seat": state.attacker, "dice": [FACES[one], FACES[two], FACES[three]]})
    if one in (two, three):
        judge(state, one, three if one == two else two, dice)
    elif two == three:
        judge(state, two, one, dice)
    else:
        chance.begin(state, dice)


def judge(state: Revanche, pair: i64, third: i64, dice: Dice) -> None:
    """What a pair means, and the third die with it."""
    if pair >= FREE_KICK:  # R29
        begin_set_piece(state, pair, dice)
    elif pair == OFFSIDE:  # R30
        if state.tale is not None:
            state.tell("offside", {"seat": state.attacker})
        chance.lose(state, dice)
    elif third >= FREE_KICK:  # R32: the defender is carded, then the kick is taken
        show_card(state, state.following(state.attacker), pair, third, dice)
    else:  # R31, R33
        show_card(state, state.attacker, pair, 0, dice)


def show_card(state: Revanche, seat: i64, colour: i64, kick: i64, dice: Dice) -> None:
    """A yellow or a red card; two yellows are a red one (R34), of which there are enough (R35).

    `kick` is the set piece that follows, or 0 where the chance is lost.
    """
    page = state.book(seat)
    state.pending = kick
    if state.tale is not None:
        state.tell(FACES[colour], {"seat": seat})
    if colour == YELLOW:
        state.yellow[page] += 1
        if state.yellow[page] < 2:
            after_card(state, dice)
            return
        state.yellow[page] = 0
        if state.tale is not None:
            state.tell("second-yellow", {"seat": seat})
    state.red[page] += 1
    if shirts_lost(state, seat & 1) >= SHIRTS_LOST:  # R50
        if state.tale is not None:
            state.tell("no-more-shirts", {"team": SIDES[seat & 1]})
        after_card(state, dice)
        return
    state.phase = EXPEL
    state.turn = seat


def after_card(state: Revanche, dice: Dice) -> None:
    """The set piece that the third die gave, or the chance is lost."""
    kick = state.pending
    state.pending = 0
    if kick >= FREE_KICK:
        begin_set_piece(state, kick, dice)
    else:
        if state.tale is not None:
            state.tell("chance-lost", {"seat": state.attacker})
        chance.lose(state, dice)


def shirts_lost(state: Revanche, side: i64) -> i64:
    """How many shirts a team has lost, those of both players together (R50)."""
    count: i64 = 0
    for seat in range(side, state.seats, i64(2)):
        for card in range(i64(1), i64(NUMBERS)):
            if state.expelled[seat] & BIT[card] != 0:
                count += 1
    return count


def may_expel(state: Revanche, seat: i64, card: i64) -> bool:
    """A shirt of the own hand or face up on the bench (R36, R44).

    If there is none, any that is left but those that the seat itself has put face down. What the partner
    put there it cannot know. Six shirts lost and five substitutions made leave at least four.
    """
    side = seat & 1
    if state.expelled[state.book(seat)] & BIT[card] != 0:
        return False
    if state.hand[NUMBERS * seat + card] > 0 or state.bench[NUMBERS * side + card] > 0:
        return True
    if state.size[seat] > 0:
        return False
    for place in range(NUMBERS * side, NUMBERS * side + NUMBERS):
        if state.bench[place] > 0:
            return False
    for slot in range(SLOTS * side, SLOTS * side + SLOTS):
        if state.slot_seat[slot] == seat and state.slot_card[slot] == card:
            return False
    return True


def expel(state: Revanche, seat: i64, card: i64, dice: Dice) -> None:
    """A shirt leaves the bench, and the hand of the player or of both partners, shown (R37, R44).

    Hands are refilled, the bench is not. What lies on the field pile stays there (R38).
    """
    side = seat & 1
    state.expelled[state.book(seat)] |= BIT[card]
    face_up = state.bench[NUMBERS * side + card]
    down = clear_shirt(state, side, card)
    if state.tale is not None:
        state.tell("expelled", {"seat": seat, "card": card, "bench": face_up + down, "down": down})
    for owner in range(side, state.seats, i64(2)):
        if state.book(owner) == state.book(seat):
            leave_for_good(state, owner, card, dice)
    after_card(state, dice)


def leave_for_good(state: Revanche, owner: i64, card: i64, dice: Dice) -> None:
    """All copies of an expelled shirt leave a hand, and as many cards are drawn for them (R37)."""
    side = owner & 1
    place = NUMBERS * owner + card
    count = state.hand[place]
    if count == 0:
        return
    state.gone[NUMBERS * side + card] += count
    state.hand[place] = 0
    state.known[place] = 0
    state.size[owner] -= count
    if state.old[NUMBERS * side + card] > 0:
        state.old_held[owner] = max(state.old_held[owner] - count, i64(0))
    if state.tale is not None:
        state.tell("left-hand", {"seat": owner, "card": card, "count": count})
    draw_to_hand(state, owner, count, dice, "drew")
