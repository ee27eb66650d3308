"""Sequences that are made: as many as a chip completes, or the player's choice among overlapping fives. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.engine.native import append, i64
from ludoteca.engine.state import BIT
from ludoteca.games.sequence import tell
from ludoteca.games.sequence.data import (
    CHOOSING,
    FINISHED,
    FIVE,
    LOCKED,
    NOBODY,
    PLAYING,
    TO_WIN,
    WINDOW_CELLS,
)
from ludoteca.games.sequence.lines import choices, completed, is_corner

if TYPE_CHECKING:
    from ludoteca.games.sequence.rules import Sequence


def complete(state: Sequence, seat: i64, space: i64) -> None:
    """Declare as many sequences as the chip completes, or ask which five they are (Q6 to Q10, Q24).

    Only a first sequence of two leaves a choice: any second wins, whichever five it is.
    """
    team = seat % state.teams
    chosen = completed(state.board, state.sequences, BIT[team], space)
    wins = state.made(team) + len(chosen) >= TO_WIN[state.teams]
    if not wins and len(choices(state.board, state.sequences, BIT[team], space)) > 1:
        state.phase = CHOOSING
        state.placed = space
        return
    for i in range(len(chosen)):
        declare(state, seat, chosen[i])


def choose(state: Sequence, seat: i64, window: i64) -> None:
    """The player's choice among overlapping fives (Q9)."""
    state.phase = PLAYING
    state.placed = NOBODY
    declare(state, seat, window)


def declare(state: Sequence, seat: i64, window: i64) -> None:
    """A sequence is made: its chips are protected for good (Q5), and it may win the match."""
    team = seat % state.teams
    state.sequences = append(state.sequences, window)
    for i in range(FIVE * window, FIVE * window + FIVE):
        cell = WINDOW_CELLS[i]
        if not is_corner(cell):
            state.board[cell] |= LOCKED
    if state.tale is not None:
        tell.sequence(state, seat, window)
    if state.phase != FINISHED and state.made(team) >= TO_WIN[state.teams]:
        state.winner = team
        state.phase = FINISHED
