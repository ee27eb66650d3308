"""Lines of five on the board: what counts for a team, what is complete, what may be declared. Compiled."""

from __future__ import annotations

from ludoteca.engine.native import append, i64, vec
from ludoteca.games.sequence.data import (
    ALL_TEAMS,
    CORNER,
    DIRECTIONS,
    EMPTY,
    FIVE,
    MOST_WINDOWS,
    NEXT,
    WAYS,
    WINDOW_CELLS,
    WINDOW_FROM,
    WINDOWS_AT,
)


def run(board: vec[i64], mine: i64, cell: i64, direction: i64) -> i64:
    """How many cells in a row count for a team, from the next one on in a direction."""
    count: i64 = 0
    cell = NEXT[WAYS * cell + direction]
    while board[cell] & mine != 0:
        count += 1
        cell = NEXT[WAYS * cell + direction]
    return count


def five_in_a_row(board: vec[i64], mine: i64, cell: i64) -> bool:
    """Are there five or more in a row through this cell? Asked after each chip, so most looks end at once."""
    for direction in range(i64(DIRECTIONS)):
        count: i64 = 1
        if board[NEXT[WAYS * cell + direction]] & mine != 0:
            count += run(board, mine, cell, direction)
        if board[NEXT[WAYS * cell + direction + DIRECTIONS]] & mine != 0:
            count += run(board, mine, cell, direction + DIRECTIONS)
        if count >= FIVE:
            return True
    return False


def fives(board: vec[i64], sequences: vec[i64], mine: i64, cell: i64, direction: i64) -> vec[i64]:
    """The windows of a direction that a new chip completes and its team may declare, in rising number."""
    found = vec[i64]([0] * 0)
    back = min(run(board, mine, cell, direction + DIRECTIONS), FIVE - 1)
    ahead = run(board, mine, cell, direction)
    start = cell
    for _ in range(back):
        start = NEXT[WAYS * start + direction + DIRECTIONS]
    while back >= 0 and back + ahead >= FIVE - 1:
        window = WINDOW_FROM[DIRECTIONS * start + direction]
        if may_be_declared(sequences, window):
            found = append(found, window)
        start = NEXT[WAYS * start + direction]
        back -= 1
    return found


def choices(board: vec[i64], sequences: vec[i64], mine: i64, cell: i64) -> vec[i64]:
    """Every window that a new chip completes and its team may declare, in rising number."""
    every = vec[i64]([0] * 0)
    for direction in range(i64(DIRECTIONS)):
        found = fives(board, sequences, mine, cell, direction)
        for i in range(len(found)):
            every = append(every, found[i])
    return every


def completed(board: vec[i64], sequences: vec[i64], mine: i64, cell: i64) -> vec[i64]:
    """The most sequences that a new chip can complete, the first ones in number (Q10).

    Windows of different directions share only this cell. In one direction there are two if the chip
    joins four and four (Q7), else one of those that overlap.
    """
    chosen = vec[i64]([0] * 0)
    for direction in range(i64(DIRECTIONS)):
        found = fives(board, sequences, mine, cell, direction)
        if len(found) > 0:
            chosen = append(chosen, found[0])
            if len(found) > 1 and joined(found, cell):
                chosen = append(chosen, found[len(found) - 1])
    return chosen


def may_be_declared(sequences: vec[i64], window: i64) -> bool:
    """A sequence shares at most one cell with every other (Q6); with those of other teams only a corner."""
    return all(shared(sequences[i], window) <= 1 for i in range(len(sequences)))


def joined(found: vec[i64], cell: i64) -> bool:
    """Do the first and the last of these windows share nothing but this cell (Q7)?"""
    last = len(found) - 1
    return WINDOW_CELLS[FIVE * found[0] + FIVE - 1] == cell and WINDOW_CELLS[FIVE * found[last]] == cell


def owner(board: vec[i64], window: i64) -> i64:
    """The bit of the team whose sequence this is; its second cell is never a corner."""
    return board[WINDOW_CELLS[FIVE * window + 1]] & ALL_TEAMS


def shared(one: i64, other: i64) -> i64:
    """How many cells two windows have in common."""
    count: i64 = 0
    for i in range(FIVE * one, FIVE * one + FIVE):
        for k in range(FIVE * other, FIVE * other + FIVE):
            if WINDOW_CELLS[i] == WINDOW_CELLS[k]:
                count += 1
    return count


def in_line(board: vec[i64], mine: i64, window: i64) -> i64:
    """How many cells of a window count for a team; -1 if a rival's chip lies in it."""
    count: i64 = 0
    for i in range(FIVE * window, FIVE * window + FIVE):
        held = board[WINDOW_CELLS[i]]
        if held & mine != 0:
            count += 1
        elif held != EMPTY:
            return -1
    return count


def best_line(board: vec[i64], sequences: vec[i64], mine: i64, cell: i64) -> i64:
    """The window through a cell that is nearest to a new sequence of this team, or -1 if none can become one."""
    best: i64 = -1
    most: i64 = -1
    for i in range(MOST_WINDOWS * cell, MOST_WINDOWS * cell + MOST_WINDOWS):
        window = WINDOWS_AT[i]
        if window < 0:
            break
        count = in_line(board, mine, window)
        if count > most and may_be_declared(sequences, window):
            most = count
            best = window
    return best


def is_corner(cell: i64) -> bool:
    """Corners are nobody's, never locked and never covered (Q11)."""
    return cell >= CORNER
