"""What an action of Sequence would do, as a beginner sees it. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludoteca.engine.native import i64
from ludoteca.engine.state import BIT
from ludoteca.games.sequence.data import (
    ALL_TEAMS,
    CALL,
    CELL_NAMES,
    DECLARE,
    DISCARD,
    DRAW,
    EXCHANGE,
    JACKS,
    PASS,
    REMOVE,
    SPACES,
    TO_WIN,
    WINDOW_LIST,
)
from ludoteca.games.sequence.lines import best_line, completed, in_line
from ludoteca.games.sequence.tell import line

if TYPE_CHECKING:
    from ludoteca.games.sequence.rules import Sequence


def preview(state: Sequence, seat: i64, action: i64) -> dict[str, Any]:
    """What an action would do, from what the seat knows.

    `worth` is a beginner's eye: complete a line, stop a line of four, make the own line longer, keep the jacks.
    """
    if action < REMOVE:
        return _preview_place(state, seat, action)
    if action < EXCHANGE:
        return _preview_remove(state, action % SPACES)
    if action < DECLARE:
        return {"dead": True, "worth": 10.0}
    if action < PASS:
        return {"cards": [CELL_NAMES[cell] for cell in WINDOW_LIST[action - DECLARE][1]], "worth": 1.0}
    if action >= DISCARD:
        card = action - DISCARD
        return {"dead": card < JACKS and state.is_dead(card), "worth": _spare(state, card)}
    if action >= CALL:
        return {"worth": -1.0}  # what was said at the table is not in the position
    return {"worth": 1.0 if action == DRAW else 0.0}


def _preview_place(state: Sequence, seat: i64, action: i64) -> dict[str, Any]:
    space = action % SPACES
    team = seat % state.teams
    after = state.clone()
    after.board[space] = BIT[team]
    made = len(completed(after.board, state.sequences, BIT[team], space))
    others, count = line(after, BIT[team], space)
    stopped = stops(state, team, space)
    worth = float(count) + (50.0 if stopped == 4 else 0.0) + 100.0 * float(made)
    if action >= SPACES:
        worth -= 2.5
    return {
        "count": count,
        "others": others,
        "stops": stopped,
        "sequences": made,
        "wins": state.made(team) + made >= TO_WIN[state.teams],
        "worth": worth,
    }


def _preview_remove(state: Sequence, space: i64) -> dict[str, Any]:
    chip = state.board[space] & ALL_TEAMS
    window = best_line(state.board, state.sequences, chip, space)
    count = in_line(state.board, chip, window) if window >= 0 else 1
    return {"count": count, "worth": 40.0 if count == 4 else float(count) - 3.0}


def stops(state: Sequence, team: i64, space: i64) -> i64:
    """The length of the longest line of a rival team that a chip on this space would stop."""
    longest: i64 = 0
    for rival in range(state.teams):
        if rival != team:
            window = best_line(state.board, state.sequences, BIT[rival], space)
            if window >= 0:
                longest = max(longest, in_line(state.board, BIT[rival], window))
    return longest


def _spare(state: Sequence, card: i64) -> float:
    """How easily a card is given up: dead ones first, jacks last."""
    if card >= JACKS:
        return 0.0
    return 3.0 if state.is_dead(card) else 2.0
