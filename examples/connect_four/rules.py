"""The rules of Connect Four. A column is seven bits high, the top one always empty. Compiled."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.engine.native import i64, vec
from ludoteca.engine.state import BIT, NO_SUCH_ACTION, NOT_ASKED, Actions, Dice, State
from ludoteca.engine.values import Refusal, Result

COLUMNS: Final = 7
ROWS: Final = 6
HEIGHT: Final = 7  # bits a column takes
CELLS: Final = 42
NOBODY: Final = -1
COLUMN_FULL: Final = Refusal("column-full", "2")


class ConnectFour(State):
    """A position: each player's discs as bits, and the next free bit of each column."""

    def __init__(self) -> None:
        self.seats = 2
        self.discs: vec[i64] = vec[i64]([0, 0])
        self.next_free: vec[i64] = vec[i64]([HEIGHT * column for column in range(COLUMNS)])
        self.moves: i64 = 0
        self.winner: i64 = NOBODY

    # ---- questions

    def must(self) -> i64:
        """The players take turns."""
        if self.winner != NOBODY or self.moves == CELLS:
            return 0
        return 1 + (self.moves & 1)

    def fill(self, seat: i64, actions: Actions) -> None:
        """Every column that is not full."""
        if self.must() & BIT[seat] != 0:
            for column in range(i64(COLUMNS)):
                if self.next_free[column] < HEIGHT * column + ROWS:
                    actions.add(column)

    def refusal(self, seat: i64, action: i64) -> Refusal | None:
        """Why a seat may not drop a disc there."""
        if action >= COLUMNS:
            return NO_SUCH_ACTION
        if self.must() & BIT[seat] == 0:
            return NOT_ASKED
        return None if self.next_free[action] < HEIGHT * action + ROWS else COLUMN_FULL

    def asked(self, seat: int) -> str:
        """There is only one kind of decision."""
        return "drop" if self.must() & BIT[seat] != 0 else ""

    # ---- moves

    def play(self, seat: i64, action: i64, dice: Dice) -> i64:
        """Drop a disc; nothing is hidden, so nothing is shown."""
        mine = self.discs[seat] | BIT[self.next_free[action]]
        self.discs[seat] = mine
        self.next_free[action] += 1
        self.moves += 1
        if four(mine):
            self.winner = seat
        if self.tale is not None:
            self.tell("dropped", {"seat": seat, "column": action + 1})
            if self.winner == seat:
                self.tell("four", {"seat": seat})
        return 0

    # ---- the rest of the contract

    def clone(self) -> State:
        """An independent copy."""
        other = ConnectFour.__new__(ConnectFour)
        other.seats = 2
        other.discs = self.discs[:]
        other.next_free = self.next_free[:]
        other.moves = self.moves
        other.winner = self.winner
        return other

    def result(self) -> Result | None:
        """Four in a row win; a full board is a draw."""
        if self.winner == 0:
            return Result((1, 2), (1.0, 0.0), "four")
        if self.winner == 1:
            return Result((2, 1), (0.0, 1.0), "four")
        return Result((1, 1), (0.0, 0.0), "full") if self.moves == CELLS else None

    def check(self) -> None:
        """No cell is taken twice, and as many discs lie as were dropped."""
        both = self.discs[0] | self.discs[1]
        assert self.discs[0] & self.discs[1] == 0, "a cell taken twice"
        assert sum(1 for cell in range(HEIGHT * COLUMNS) if both & BIT[cell] != 0) == self.moves, "discs"

    def save(self) -> list[Any]:
        """Both sets of discs; the rest follows."""
        return [int(self.discs[0]), int(self.discs[1])]

    def view(self, seat: int | None) -> dict[str, Any]:
        """Everybody sees the whole board, row by row from the top: 0, 1 or None."""
        rows = [[self.owner(column, row) for column in range(COLUMNS)] for row in reversed(range(ROWS))]
        return {"seat": seat, "rows": rows, "winner": None if self.winner == NOBODY else self.winner}

    def guess(self, seat: int | None, dice: Dice) -> State:
        """Nothing is hidden."""
        return self.clone()

    def preview(self, seat: int, action: int) -> dict[str, Any]:
        """Does it win, or stop the rival from winning there? Else the middle is worth more."""
        cell = BIT[self.next_free[action]]
        wins = four(self.discs[seat] | cell)
        blocks = four(self.discs[1 - seat] | cell)
        worth = 100.0 if wins else 50.0 if blocks else 3.0 - abs(action - 3)
        return {"wins": wins, "blocks": blocks, "worth": worth}

    def owner(self, column: i64, row: i64) -> int | None:
        """Whose disc lies there."""
        bit = BIT[HEIGHT * column + row]
        return 0 if self.discs[0] & bit != 0 else 1 if self.discs[1] & bit != 0 else None


def four(discs: i64) -> bool:
    """Are there four in a row: up, across, or on a diagonal?"""
    pair = discs & (discs >> 1)
    if pair & (pair >> 2) != 0:
        return True
    pair = discs & (discs >> HEIGHT)
    if pair & (pair >> 2 * HEIGHT) != 0:
        return True
    pair = discs & (discs >> (HEIGHT - 1))
    if pair & (pair >> 2 * (HEIGHT - 1)) != 0:
        return True
    pair = discs & (discs >> (HEIGHT + 1))
    return pair & (pair >> 2 * (HEIGHT + 1)) != 0


def load(saved: list[Any]) -> ConnectFour:
    """The position that `save` wrote."""
    state = ConnectFour()
    state.discs = vec[i64](saved)
    for column in range(COLUMNS):
        while (state.discs[0] | state.discs[1]) & BIT[state.next_free[column]] != 0:
            state.next_free[column] += 1
            state.moves += 1
    for seat in range(2):
        if four(state.discs[seat]):
            state.winner = seat
    return state
