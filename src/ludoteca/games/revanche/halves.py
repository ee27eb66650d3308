"""The match from kick-off to the final whistle: halves, overtime, shoot-out. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT, Dice
from ludoteca.games.revanche import cards, shootout
from ludoteca.games.revanche.bench import fill_bench
from ludoteca.games.revanche.data import COPIES, DECK, FINISHED, HALVES, HAND_SIZES, NOBODY, NUMBERS, OPEN, SIDES

if TYPE_CHECKING:
    from ludoteca.games.revanche.rules import Revanche


def begin(state: Revanche, dice: Dice) -> None:
    """Two decks of sixty, the benches, and a toss for the kick-off (R1, R27)."""
    for side in range(i64(2)):
        for card in range(i64(1), i64(NUMBERS)):
            state.deck[NUMBERS * side + card] = COPIES
        state.in_deck[side] = DECK
    state.opener = dice.below(2)
    if state.tale is not None:
        state.tell("welcome", {"division": state.division, "team": SIDES[state.opener]})
    if state.division < 3:
        for side in range(i64(2)):
            fill_bench(state, side, dice)
    start_half(state, dice)


def start_half(state: Revanche, dice: Dice) -> None:
    """Deal the hands; the kick-off goes round (R12, R18, R42)."""
    state.phase = OPEN
    state.turn = (state.opener + state.half) % state.seats
    state.fresh = BIT[state.seats] - 1
    if state.tale is not None:
        facts = {"half": state.half + 1, "seat": state.turn, "cards": HAND_SIZES[state.half]}
        state.tell("kick-off", facts)
    for seat in range(state.seats):
        cards.draw_to_hand(state, seat, HAND_SIZES[state.half], dice, "dealt")


def end_half(state: Revanche, dice: Dice) -> None:
    """Everything on the table is discarded. Overtime and shoot-out follow level scores (R12, R17)."""
    for seat in range(state.seats):
        cards.discard_hand(state, seat)
    cards.clear_field(state)
    state.added = False
    state.only_aces = 0
    state.rolled = NOBODY
    state.half += 1
    if state.tale is not None:
        state.tell("half-over", {"half": state.half, "home": state.score[0], "away": state.score[1]})
    level = state.score[0] == state.score[1]
    if state.half % 2 == 1 or (state.half < HALVES and level and state.overtime):
        start_half(state, dice)
    elif level:
        shootout.begin_shoot_out(state, dice)
    else:
        state.winner = 0 if state.score[0] > state.score[1] else 1
        state.phase = FINISHED
        if state.tale is not None:
            state.tell("full-time", {"team": SIDES[state.winner], "home": state.score[0], "away": state.score[1]})
