"""The situation card of a round is turned, and a crisis rolled (T10, T14). Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT, Dice
from ludoteca.games.teg.world import forces, limits
from ludoteca.games.teg.world.data import COLOURS, REST, SITUATION, SITUATION_COPIES, SITUATIONS

if TYPE_CHECKING:
    from ludoteca.games.teg.rules import Teg


def turn_situation(state: Teg, dice: Dice) -> None:
    """Turn cards until one concerns somebody: a rest of an absent or fallen colour is passed over (T10)."""
    while True:
        total: i64 = 0
        for card in range(i64(SITUATIONS)):
            total += state.situations[card]
        if total == 0:
            for card in range(i64(SITUATIONS)):
                state.situations[card] = SITUATION_COPIES[card]
                total += SITUATION_COPIES[card]
        place = dice.below(total)
        turned: i64 = 0
        while place >= state.situations[turned]:
            place -= state.situations[turned]
            turned += 1
        state.situations[turned] -= 1
        if turned < REST:
            state.situation = turned
            if state.tale is not None:
                state.tell("situation", {"situation": SITUATION[turned]})
            return
        rester = limits.seat_of_colour(state, turned - REST)
        if rester >= 0 and state.alive & BIT[rester] != 0:
            state.situation = turned
            if state.tale is not None:
                state.tell("situation-rest", {"seat": rester, "colour": COLOURS[turned - REST]})
            return
        if state.tale is not None:
            state.tell("situation-passed", {"colour": COLOURS[turned - REST]})


def roll_crisis(state: Teg, dice: Dice) -> None:
    """Everybody rolls; all who tie for the lowest take no country card in this round (T14)."""
    lowest: i64 = 7
    for seat in range(state.seats):
        if state.alive & BIT[seat] != 0:
            roll = forces.roll_die(state, dice)
            if state.tale is not None:
                state.tell("die", {"seat": seat, "die": roll})
            if roll < lowest:
                lowest = roll
                state.no_card = 0
            if roll == lowest:
                state.no_card |= BIT[seat]
    if state.tale is not None:
        state.tell("crisis", {"seat": [seat for seat in range(state.seats) if state.no_card & BIT[seat] != 0]})
