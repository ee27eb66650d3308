"""The judge of the first division: three dice, cards, and shirts expelled (R28 to R38). Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT, Dice
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
        state.start_chance(dice)


def judge(state: Revanche, pair: i64, third: i64, dice: Dice) -> None:
    """What a pair means, and the third die with it."""
    if pair >= FREE_KICK:  # R29
        begin_set_piece(state, pair, dice)
    elif pair == OFFSIDE:  # R30
        if state.tale is not None:
            state.tell("offside", {"seat": state.attacker})
        state.lose_chance(dice)
    elif third >= FREE_KICK:  # R32: the defender is carded, then the kick is taken
        show_card(state, state.following(state.attacker), pair, third, dice)
    else:  # R31, R33
        show_card(state, state.attacker, pair, 0, dice)


def show_card(state: Revanche, seat: i64, colour: i64, kick: i64, dice: Dice) -> None:
    """A yellow or a red card; two yellows are a red one (R34), of which there are enough (R35).

    `kick` is the set piece that follows, or 0 where the chance is lost.
    """
    side = seat & 1
    state.pending = kick
    if state.tale is not None:
        state.tell(FACES[colour], {"seat": seat})
    if colour == YELLOW:
        state.yellow[side] += 1
        if state.yellow[side] < 2:
            after_card(state, dice)
            return
        state.yellow[side] = 0
        if state.tale is not None:
            state.tell("second-yellow", {"seat": seat})
    state.red[side] += 1
    if shirts_lost(state, side) >= SHIRTS_LOST:  # R50
        if state.tale is not None:
            state.tell("no-more-shirts", {"team": SIDES[side]})
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
        state.lose_chance(dice)


def shirts_lost(state: Revanche, side: i64) -> i64:
    """How many shirts a team has lost."""
    count: i64 = 0
    for card in range(i64(1), i64(NUMBERS)):
        if state.expelled[side] & BIT[card] != 0:
            count += 1
    return count


def may_expel(state: Revanche, seat: i64, card: i64) -> bool:
    """A shirt of the own hand or face up on the bench; any that is left if there is none (R36, R44)."""
    side = seat & 1
    if state.expelled[side] & BIT[card] != 0:
        return False
    if state.hand[NUMBERS * seat + card] > 0 or state.bench[NUMBERS * side + card] > 0:
        return True
    if state.size[seat] > 0:
        return False
    return all(state.bench[place] == 0 for place in range(NUMBERS * side, NUMBERS * side + NUMBERS))


def expel(state: Revanche, seat: i64, card: i64, dice: Dice) -> None:
    """All copies leave the team's hands and bench, shown; hands are refilled, the bench is not (R37, R44).

    What lies on the field pile stays there (R38).
    """
    side = seat & 1
    state.expelled[side] |= BIT[card]
    from_bench = clear_shirt(state, side, card)
    if state.tale is not None:
        state.tell("expelled", {"seat": seat, "card": card, "bench": from_bench})
    for owner in range(side, state.seats, i64(2)):
        place = NUMBERS * owner + card
        count = state.hand[place]
        if count > 0:
            state.gone[NUMBERS * side + card] += count
            state.hand[place] = 0
            state.known[place] = 0
            state.size[owner] -= count
            if state.old[NUMBERS * side + card] > 0:
                state.old_held[owner] = max(state.old_held[owner] - count, i64(0))
            if state.tale is not None:
                state.tell("left-hand", {"seat": owner, "card": card, "count": count})
            draw_to_hand(state, owner, count, dice, "drew")
    after_card(state, dice)
