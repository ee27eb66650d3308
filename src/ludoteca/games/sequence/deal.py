"""Who starts, and the deal. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.engine.native import append, i64
from ludoteca.engine.state import Dice
from ludoteca.games.sequence import cards, tell
from ludoteca.games.sequence.data import CARDS, COPIES, START_RANK

if TYPE_CHECKING:
    from ludoteca.games.sequence.rules import Sequence


def deal(state: Sequence, size: int, dice: Dice) -> None:
    """Find who starts, then deal."""
    state.turn = draw_for_start(state, dice)
    for seat in range(state.seats):
        for _ in range(size):
            cards.take(state, seat, dice)
        if state.tale is not None:
            tell.dealt(state, seat)


def draw_for_start(state: Sequence, dice: Dice) -> i64:
    """Each team draws a card, the highest starts, those tied for it draw again (Q1, Q20)."""
    tied = list(range(state.teams))
    while len(tied) > 1:
        pack = [card for card in range(CARDS) for _ in range(COPIES)]
        drawn = [pack.pop(dice.below(len(pack))) for _ in tied]
        for team, card in zip(tied, drawn, strict=True):
            state.start_cards = append(append(state.start_cards, team), card)
        if state.tale is not None:
            tell.start_cards(state, tied, drawn)
        highest = max(START_RANK[card] for card in drawn)
        tied = [team for team, card in zip(tied, drawn, strict=True) if START_RANK[card] == highest]
    if state.tale is not None:
        tell.starts(state, tied[0])
    return tied[0]
