"""The rules of Connect Four. A board is one number: seven bits a column, the highest always empty. Compiled."""

from __future__ import annotations

from typing import Any, Final, final

from ludoteca.engine.native import i16, i64, vec
from ludoteca.engine.numbers import one
from ludoteca.engine.state import BIT, NO_SUCH_ACTION, NOT_ASKED, Actions, Dice, State
from ludoteca.engine.values import Refusal, Result

COLUMNS: Final = 7
ROWS: Final = 6
HEIGHT: Final = 7  # bits a column takes
CELLS: Final = 42
NOBODY: Final = -1
BOTTOM: Final[vec[i64]] = vec[i64]([2 ** (HEIGHT * column) for column in range(COLUMNS)])
ALL_BITS: Final = 127  # of one column
TOP: Final = 32  # the top cell of the first column, 2 ** (ROWS - 1); HEIGHT bits further is that of the next
COLUMN_FULL: Final = Refusal("column-full", "F2")


@final
class ConnectFour(State):
    """A position: all discs, and those of seat 0."""

    taken: i64 = 0
    first: i64 = 0
    moves: i64 = 0
    winner: i64 = NOBODY

    def __init__(self) -> None:
        self.seats = 2

    # ---- questions

    def must(self) -> i64:
        """The players take turns."""
        if self.winner != NOBODY or self.moves == CELLS:
            return 0
        return 1 + (self.moves & 1)

    def fill(self, seat: i64, actions: Actions) -> None:
        """Every column that is not full."""
        if self.must() & BIT[seat] == 0:
            return
        taken = self.taken
        top: i64 = TOP
        items = actions.items  # written directly, for speed; actions.add(column) does the same
        count: i64 = 0
        for column in range(i64(COLUMNS)):
            if taken & top == 0:
                items[count] = column
                count += 1
            top <<= HEIGHT
        actions.count = count

    def refusal(self, seat: i64, action: i64) -> Refusal | None:
        """Why a seat may not drop a disc there."""
        if action >= COLUMNS:
            return NO_SUCH_ACTION
        if self.must() & BIT[seat] == 0:
            return NOT_ASKED
        return None if self.taken & (BOTTOM[action] * TOP) == 0 else COLUMN_FULL

    def asked(self, seat: int) -> str:
        """There is only one kind of decision."""
        return "drop" if self.must() & BIT[seat] != 0 else ""

    def discs(self, seat: i64) -> i64:
        """The discs of a seat."""
        return self.first if seat == 0 else self.taken ^ self.first

    def cell(self, column: i64) -> i64:
        """The lowest empty cell of a column."""
        return (self.taken + BOTTOM[column]) & ~self.taken

    # ---- moves

    def play(self, seat: i64, action: i64, dice: Dice) -> i64:
        """Drop a disc; nothing is hidden, so nothing is shown."""
        disc = self.cell(action)
        self.taken |= disc
        if seat == 0:
            self.first |= disc
        self.moves += 1
        if four(self.discs(seat)):
            self.winner = seat
        if self.tale is not None:
            self.tell("dropped", {"seat": seat, "column": action + 1})
            if self.winner == seat:
                self.tell("four", {"seat": seat})
        return 0

    # ---- the rest of the contract

    def clone(self) -> State:
        """An independent copy."""
        other = ConnectFour()
        other.taken = self.taken
        other.first = self.first
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
        """As many discs lie as were dropped, half of them by seat 0, and none in the air."""
        assert count(self.taken) == self.moves, "discs"
        assert count(self.first) == (self.moves + 1) // 2, "discs of seat 0"
        for column in range(i64(COLUMNS)):
            discs = (self.taken >> HEIGHT * column) & ALL_BITS
            assert discs & (discs + 1) == 0, "a disc in the air"

    def view(self, seat: int | None) -> dict[str, Any]:
        """Everybody sees the whole board, row by row from the top: 0, 1 or None."""
        rows = [[self.owner(column, row) for column in range(COLUMNS)] for row in reversed(range(ROWS))]
        return {"seat": seat, "rows": rows, "winner": None if self.winner == NOBODY else self.winner}

    def observe(self, seat: i64, out: vec[i16], at: i64) -> i64:
        """The same as numbers: the own discs and then the rival's, cell by cell in the order of the rows."""
        at = one(out, one(out, at, seat), self.winner)
        own = self.taken ^ self.first if seat == 1 else self.first
        other = self.taken ^ own
        for row in range(i64(ROWS)):
            mine = own >> (ROWS - 1 - row)
            theirs = other >> (ROWS - 1 - row)
            for place in range(at, at + COLUMNS):
                out[place] = i16(mine & 1)
                out[place + CELLS] = i16(theirs & 1)
                mine >>= HEIGHT
                theirs >>= HEIGHT
            at += COLUMNS
        return at + CELLS

    def guess(self, seat: int | None, dice: Dice) -> State:
        """Nothing is hidden."""
        return self.clone()

    def preview(self, seat: int, action: int) -> dict[str, Any]:
        """Does it win, or stop the rival from winning there? Else the middle is worth more."""
        disc = self.cell(action)
        wins = four(self.discs(seat) | disc)
        blocks = four(self.discs(1 - seat) | disc)
        worth = 100.0 if wins else 50.0 if blocks else 3.0 - abs(action - 3)
        return {"wins": wins, "blocks": blocks, "worth": worth}

    def owner(self, column: i64, row: i64) -> int | None:
        """Whose disc lies there."""
        bit = BIT[HEIGHT * column + row]
        return None if self.taken & bit == 0 else 0 if self.first & bit != 0 else 1


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


def count(discs: i64) -> int:
    """How many discs are there?"""
    return sum(1 for cell in range(HEIGHT * COLUMNS) if discs & BIT[cell] != 0)
