"""What a chip in each cell would change, seen in one look over all lines. Compiled."""

from __future__ import annotations

from typing import Final, final

from ludoteca.engine.native import i64, vec
from ludoteca.engine.state import BIT
from ludoteca.games.sequence.data import CELLS, EMPTY, FIVE, TO_WIN, WINDOW_CELLS, WINDOWS
from ludoteca.games.sequence.lines import may_be_declared
from ludoteca.games.sequence.rules import Sequence

# What a line is worth by the number of its cells that count for a team.
LINE: Final[vec[float]] = vec[float]([0.0, 1.0, 3.0, 9.0, 25.0, 80.0])
LONG: Final = 9.0  # a line worth more than this one of three
THREAT: Final = 5.0  # counts more if it would win the match


@final
class Sight:
    """What the lines through each cell are worth to a team, and to its rivals.

    `ease` says how easily a team fills each cell (1: at once), `others` how easily its rivals do.
    """

    def __init__(self, state: Sequence, team: i64, ease: vec[float], others: vec[float]) -> None:
        self.gain = vec[float]([0.0] * CELLS)  # what a chip adds to the own lines
        self.stop = vec[float]([0.0] * CELLS)  # what the rivals' lines through a free cell are worth to them
        self.loss = vec[float]([0.0] * CELLS)  # what a rival loses whose chip is taken away
        self.opens = vec[float]([0.0] * CELLS)  # and what the own lines through its cell are worth then
        self.fours = vec[i64]([0] * CELLS)  # own lines that only this cell is missing of
        self.look_at_own(state, team, ease)
        for rival in range(state.teams):
            if rival != team:
                self.look_at_rival(state, rival, others)

    def look_at_own(self, state: Sequence, team: i64, ease: vec[float]) -> None:
        """The lines that no rival has entered, and those with one chip of a rival in the way."""
        gain = self.gain
        board = state.board
        mine = BIT[team]
        stress = THREAT if state.made(team) + 1 >= TO_WIN[state.teams] else 1.0
        declared = len(state.sequences) > 0
        for window in range(i64(WINDOWS)):
            first = FIVE * window
            count: i64 = 0
            odds = 1.0
            aliens: i64 = 0
            alien: i64 = 0
            for i in range(first, first + FIVE):
                held = board[WINDOW_CELLS[i]]
                if held & mine != 0:
                    count += 1
                elif held == EMPTY:
                    odds *= ease[WINDOW_CELLS[i]]
                else:
                    aliens += 1
                    alien = WINDOW_CELLS[i]
            if aliens > 1 or count == FIVE or (declared and not may_be_declared(state.sequences, window)):
                continue
            if aliens == 1:
                self.opens[alien] += stressed(LINE[count] * odds * ease[alien], stress)
                continue
            now = stressed(LINE[count] * odds, stress)
            then = LINE[count + 1] * odds
            for i in range(first, first + FIVE):
                cell = WINDOW_CELLS[i]
                if board[cell] == EMPTY:
                    gain[cell] += stressed(then / ease[cell], stress) - now
                    if count == FIVE - 1:
                        self.fours[cell] += 1

    def look_at_rival(self, state: Sequence, rival: i64, ease: vec[float]) -> None:
        """The lines of a rival team, which a chip would stop, or its loss spoil."""
        board = state.board
        theirs = BIT[rival]
        stress = THREAT if state.made(rival) + 1 >= TO_WIN[state.teams] else 1.0
        declared = len(state.sequences) > 0
        for window in range(i64(WINDOWS)):
            first = FIVE * window
            count: i64 = 0
            odds = 1.0
            for i in range(first, first + FIVE):
                held = board[WINDOW_CELLS[i]]
                if held & theirs != 0:
                    count += 1
                elif held == EMPTY:
                    odds *= ease[WINDOW_CELLS[i]]
                else:
                    count = 0
                    break
            if count == 0 or (declared and not may_be_declared(state.sequences, window)):
                continue
            now = stressed(LINE[count] * odds, stress)
            less = LINE[count - 1] * odds
            for i in range(first, first + FIVE):
                cell = WINDOW_CELLS[i]
                if board[cell] == EMPTY:
                    self.stop[cell] += now
                elif board[cell] & theirs != 0:
                    self.loss[cell] += now - stressed(less * ease[cell], stress)


def stressed(worth: float, stress: float) -> float:
    """A line that is nearly complete counts more where it would win."""
    return worth * stress if worth > LONG else worth
