"""Perfect recall: what a seat did and was shown from the first deal on, beside what it sees now.

A view is all that still matters, so two ways to a position can look alike: marking 2 and then 3, or 3 and then 2.
Tools that want every step apart (information states) keep a `Recall`: a text of any length, or a fixed number of small
numbers, namely the last own actions and a fingerprint of 120 bits of all that was ever done and seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Final

import msgspec

from ludoteca.engine.observation import MOST, Observation, Piece
from ludoteca.engine.state import BIT, SPECTATORS
from ludoteca.engine.values import Event

LAST: Final = 16  # own actions that are told as such
PRINT: Final = 8  # numbers of the fingerprint, 15 bits each

Chain = tuple["Chain", str] | None  # the newest line, and all before it


class Recall:
    """What each seat, and whoever only watches, remembers. Copies share what they have in common."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.lines: list[Chain] = [None] * (seats + 1)  # the last place is the spectators'
        self.prints = [b""] * (seats + 1)
        self.own: list[tuple[int, ...]] = [()] * seats

    def copy(self) -> Recall:
        """An independent copy."""
        other = Recall.__new__(Recall)
        other.seats = self.seats
        other.lines, other.prints, other.own = self.lines[:], self.prints[:], self.own[:]
        return other

    def did(self, seat: int, action: int) -> None:
        """A seat chose this, be it seen by others or not."""
        self.own[seat] = (*self.own[seat][1 - LAST :], action)
        self._add(seat, f"I {action}")

    def saw(self, events: Sequence[Event]) -> None:
        """Something happened, and whoever has eyes for it saw it."""
        for event in events:
            line = f"{event.kind} {msgspec.json.encode(event.facts, order='sorted').decode()}"
            for place in range(self.seats + 1):
                if event.eyes & (int(BIT[place]) if place < self.seats else SPECTATORS):
                    self._add(place, line)

    def _add(self, place: int, line: str) -> None:
        self.lines[place] = (self.lines[place], line)
        self.prints[place] = blake2b(self.prints[place] + line.encode(), digest_size=16).digest()

    def as_known_to(self, seat: int) -> Recall:
        """The memories of a guessed world: this seat's own, and of the others only what everybody saw."""
        other = Recall(self.seats)
        for place in range(self.seats + 1):
            source = seat if place == seat else self.seats
            other.lines[place], other.prints[place] = self.lines[source], self.prints[source]
        other.own[seat] = self.own[seat]
        return other

    def text(self, seat: int) -> str:
        """All that a seat did and saw, a line each."""
        lines: list[str] = []
        chain = self.lines[seat]
        while chain is not None:
            chain, line = chain
            lines.append(line)
        return "\n".join(reversed(lines))

    def numbers(self, seat: int) -> list[int]:
        """The last own actions, counted from 1 and the newest last, and the fingerprint."""
        last = [action + 1 for action in self.own[seat]]
        print_ = int.from_bytes(self.prints[seat], "big")
        return [*[0] * (LAST - len(last)), *last, *(print_ >> (15 * place) & MOST for place in range(PRINT))]


def pieces(actions: int) -> Observation:
    """What `Recall.numbers` gives, for a game of so many actions."""
    return (Piece("own_actions", 0, actions + 1, (LAST,)), Piece("memory", 0, MOST, (PRINT,)))
