"""A chance to score, from the cross to what follows it: added time, a goal, or nothing. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.engine.native import i64
from ludoteca.engine.state import Dice
from ludoteca.games.revanche import cards, halves
from ludoteca.games.revanche.data import ADDED_HAND, DEFEND, NOBODY, OPEN, SIDES

if TYPE_CHECKING:
    from ludoteca.games.revanche.rules import Revanche


def begin(state: Revanche, dice: Dice) -> None:
    """The next seat defends, the one after it finishes: the attacker, or the partner (R42)."""
    state.phase = DEFEND
    state.turn = state.following(state.attacker)
    add_time_if_needed(state, dice)


def add_time_if_needed(state: Revanche, dice: Dice) -> None:
    """Added time if one of the two has no card: both draw up to two cards (R13 to R16, R45)."""
    defender = state.following(state.attacker)
    finisher = state.following(defender)
    if state.size[defender] > 0 and state.size[finisher] > 0:
        return
    state.added = True
    if state.tale is not None:
        state.tell("added-time", {"seat": finisher, "defender_seat": defender})
    cards.draw_to_hand(state, defender, ADDED_HAND - state.size[defender], dice, "drew")
    cards.draw_to_hand(state, finisher, ADDED_HAND - state.size[finisher], dice, "drew")


def goal(state: Revanche, seat: i64, dice: Dice) -> None:
    """The field pile is a goal pile, and those who conceded kick off."""
    state.score[seat & 1] += 1
    cards.clear_field(state)
    if state.tale is not None:
        facts = {"seat": seat, "team": SIDES[seat & 1], "home": state.score[0], "away": state.score[1]}
        state.tell("goal", facts)
    go_on(state, seat, dice)


def lose(state: Revanche, dice: Dice) -> None:
    """Offside or a card: as if there had been no cross (R30, R31)."""
    go_on(state, state.attacker, dice)


def go_on(state: Revanche, seat: i64, dice: Dice) -> None:
    """The chance is over, and the seat after this one leads; without cards the half is over (R9)."""
    state.phase = OPEN
    state.turn = state.following(seat)
    state.attacker = NOBODY
    state.crossing = 0
    state.answer = 0
    state.kick = 0
    if state.added or state.size[state.turn] == 0:
        halves.end_half(state, dice)
