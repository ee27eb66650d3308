"""Free kick, corner and penalty: two cards chosen in secret (R39 to R43, R49). Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT, Dice
from ludoteca.games.revanche import cards, chance
from ludoteca.games.revanche.data import ACE, CORNER, FACES, FREE_KICK, KEEPER, KICK, LAST, NUMBERS, PILE, WALL

if TYPE_CHECKING:
    from ludoteca.games.revanche.rules import Revanche


def begin_set_piece(state: Revanche, kick: i64, dice: Dice) -> None:
    """The next two in order choose a card each, the defender first (R43)."""
    state.kick = kick
    state.phase = WALL
    state.turn = state.following(state.attacker)
    if state.tale is not None:
        shooter = state.following(state.turn)
        facts = {"seat": shooter, "defender_seat": state.turn, "card": state.crossing}
        state.tell(FACES[kick], facts)
    chance.add_time_if_needed(state, dice)  # R16


def commit(state: Revanche, seat: i64, card: i64, dice: Dice) -> None:
    """Choose any card, also as the first of the half (R49); it stays hidden until the attacker has chosen."""
    state.fresh &= ~BIT[seat]
    if state.phase == WALL:
        state.wall = card
        state.phase = KICK
        state.turn = state.following(seat)
        if state.tale is not None:
            state.tell("committed", {"seat": seat})
        return
    take_kick(state, seat, card, dice)


def take_kick(state: Revanche, shooter: i64, shot: i64, dice: Dice) -> None:
    """Turn both cards up. They join the goal pile, or go where the table's option says (R40)."""
    defender = state.following(state.attacker)
    wall = state.wall
    state.wall = 0
    if state.tale is not None:
        state.tell("revealed", {"seat": shooter, "card": shot, "defender_seat": defender, "defence": wall})
    cards.leave_hand(state, defender, wall)
    cards.leave_hand(state, shooter, shot)
    if scores(state.kick, state.crossing, wall, shot):
        state.field[NUMBERS * (defender & 1) + wall] += 1
        state.field[NUMBERS * (shooter & 1) + shot] += 1
        chance.goal(state, shooter, dice)
        return
    if state.tale is not None:
        state.tell("no-goal", {"seat": shooter, "defender_seat": defender})
    if state.set_piece_cards == PILE:
        state.field[NUMBERS * (defender & 1) + wall] += 1
        state.field[NUMBERS * (shooter & 1) + shot] += 1
        state.top = shot
        state.top_seat = shooter
    else:
        state.spent[NUMBERS * (defender & 1) + wall] += 1
        state.spent[NUMBERS * (shooter & 1) + shot] += 1
    chance.go_on(state, shooter, dice)


def scores(kick: i64, crossing: i64, wall: i64, shot: i64) -> bool:
    """Is this set piece a goal? The first test that applies decides (R39)."""
    if kick == FREE_KICK:
        if wall == KEEPER:
            return False
        return shot == ACE or distance(shot, crossing) < distance(wall, crossing)
    if kick == CORNER:
        return wall not in (KEEPER, LAST) and shot > wall
    return shot == ACE or wall not in (KEEPER, shot)


def distance(card: i64, crossing: i64) -> i64:
    """How far a card is from the one that crossed; 1 and 15 are not neighbours."""
    return card - crossing if card > crossing else crossing - card
