"""What the tokens of a team do, as far as they do not end a turn. Compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.engine.native import i64
from ludoteca.games.camisa12.data import (
    ALL_SIDES,
    CORTEJO,
    CORTEJO_POINTS,
    ESTIVADORES_PRICE,
    PIECE_NAMES,
    PIECES,
    SIDES,
    SYMBOLS,
    TEAM_NAMES,
)

if TYPE_CHECKING:
    from ludoteca.games.camisa12.rules import Camisa12


def spend(state: Camisa12, seat: i64) -> None:
    """Use a power token: one a turn at most (K3.6)."""
    state.tokens[seat] -= 1
    state.spent = 1


def rotate(state: Camisa12, seat: i64, way: i64) -> i64:
    """Ventania's five pieces go one side on, or back (E19)."""
    spend(state, seat)
    before = state.rondel[:]
    for side in range(i64(SIDES)):
        to = (side + 1) % SIDES if way == 0 else (side + SIDES - 1) % SIDES
        state.rondel[SIDES * seat + to] = before[SIDES * seat + side]
    if state.tale is not None:
        state.tell("rotated", {"seat": seat, "way": "clockwise" if way == 0 else "counterclockwise"})
    return 0


def take(state: Camisa12, seat: i64, side: i64) -> i64:
    """Farol takes from another side; that side's symbol applies (E14)."""
    spend(state, seat)
    state.side = side
    if state.tale is not None:
        piece = PIECE_NAMES[state.rondel[SIDES * seat + side]]
        state.tell("took", {"seat": seat, "side": SYMBOLS[side], "piece": piece})
    return 0


def recover(state: Camisa12, seat: i64, piece: i64) -> i64:
    """Estivadores swap their piece with one that lies in front of the opponent (E17)."""
    spend(state, seat)
    rival = 1 - seat
    given = state.rondel[SIDES * seat + state.side]
    state.rondel[SIDES * seat + state.side] = piece
    state.pile[PIECES * rival + piece] -= 1
    state.pile[PIECES * rival + given] += 1
    state.points[rival] += ESTIVADORES_PRICE
    if state.tale is not None:
        state.tell("recovered", {"seat": seat, "piece": PIECE_NAMES[piece], "given": PIECE_NAMES[given]})
        state.tell("price", {"seat": rival, "points": ESTIVADORES_PRICE})
    return 0


def parade(state: Camisa12, seat: i64) -> None:
    """Cortejo has taken its fifth token: points, and all go back (E20)."""
    if state.team[seat] != CORTEJO or state.parade != 0:
        return
    points = CORTEJO_POINTS[state.parades]
    state.points[seat] += points
    state.parades += 1
    state.parade = ALL_SIDES
    state.tokens[seat] = 0
    if state.tale is not None:
        state.tell("power", {"seat": seat, "team": TEAM_NAMES[CORTEJO], "points": points})
