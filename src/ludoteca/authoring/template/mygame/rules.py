"""The rules of My Game. `ludoteca/engine/contract.py` tells what each method promises."""

from __future__ import annotations

from typing import Any

from ludoteca.engine.native import i16, vec
from ludoteca.engine.state import NO_SUCH_ACTION, NOT_ASKED, Actions, Dice, State
from ludoteca.engine.values import Refusal, Result

from .actions import ACTIONS, HEAPS, Take

TAKES: list[Take] = [action for action in ACTIONS if isinstance(action, Take)]
TOO_MANY = Refusal("too-many", "M2")


class MyGame(State):
    """A position: the heaps, and whose turn it is. What is declared here is saved, loaded and copied."""

    heaps: list[int]
    turn: int = 0

    def __init__(self) -> None:
        self.seats = 2
        self.heaps = list(HEAPS)

    # ---- questions

    def must(self) -> int:
        """The players take turns until nothing is left."""
        return 2**self.turn if any(self.heaps) else 0

    def fill(self, seat: int, actions: Actions) -> None:
        """Every action that takes no more than there is."""
        if seat in self.waiting():
            for number, take in enumerate(TAKES):
                if take.count <= self.heaps[take.heap - 1]:
                    actions.add(number)

    def refusal(self, seat: int, action: int) -> Refusal | None:
        """Why a seat may not take that."""
        if action >= len(TAKES):
            return NO_SUCH_ACTION
        if seat not in self.waiting():
            return NOT_ASKED
        take = TAKES[action]
        return None if take.count <= self.heaps[take.heap - 1] else TOO_MANY

    def asked(self, seat: int) -> str:
        """There is only one kind of decision."""
        return "take" if seat in self.waiting() else ""

    # ---- moves

    def play(self, seat: int, action: int, dice: Dice) -> int:
        """Take the counters; nothing is hidden, so nothing is shown."""
        take = TAKES[action]
        self.heaps[take.heap - 1] -= take.count
        self.turn = 1 - seat
        if self.tale is not None:
            self.tell("took", {"seat": seat, "heap": take.heap, "count": take.count})
        return 0

    # ---- the rest of the contract

    def result(self) -> Result | None:
        """Whoever took the last one has won: the other is to move, and cannot."""
        if any(self.heaps):
            return None
        return Result((2, 1), (0.0, 1.0), "last") if self.turn == 0 else Result((1, 2), (1.0, 0.0), "last")

    def check(self) -> None:
        """No heap grows."""
        assert all(0 <= left <= most for left, most in zip(self.heaps, HEAPS, strict=True)), self.heaps

    def view(self, seat: int | None) -> dict[str, Any]:
        """Everybody sees everything."""
        return {"seat": seat, "heaps": list(self.heaps)}

    def observe(self, seat: int, out: vec[i16], at: int) -> int:
        """The same as numbers, for players that learn; -1 is a spectator. `observation` declares them."""
        for number in (seat, *self.heaps):
            out[at] = number
            at += 1
        return at

    def guess(self, seat: int | None, dice: Dice) -> State:
        """Nothing is hidden."""
        return self.clone()

    def preview(self, seat: int, action: int) -> dict[str, Any]:
        """Does it leave the rival without an answer?"""
        wins = sum(self.heaps) == TAKES[action].count
        return {"wins": wins, "worth": 1.0 if wins else 0.0}
