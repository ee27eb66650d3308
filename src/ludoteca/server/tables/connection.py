"""One socket, as a table or a championship sees it: what is told is sent at once, or waits until it can be."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

OUTBOX = 500  # frames that may wait for a slow connection
ROOM = 256_000  # bytes of them, unless it is a single one
SLOW = "slow"


def never(_frame: bytes) -> bool:
    """A line on which everything waits for its turn."""
    return False


def nothing() -> None:
    """A line that ends by itself."""


class Connection:
    """One socket at a table. Frames that its line does not take now wait here until its sender has sent them.

    They are few: who reads too slowly, or not at all, is cut off, and may come back with the last event they have.
    """

    def __init__(
        self,
        person: str,
        language: str,
        watching: bool = False,
        chosen: int | None = None,
        credential: str = "",
        write: Callable[[bytes], bool] = never,
        cut: Callable[[], None] = nothing,
    ) -> None:
        self.person = person
        self.language = language
        self.credential = credential  # the device or token that it came with
        self.watching = watching  # wants the spectators' view although it has a seat
        self.chosen = chosen  # which of the person's seats it speaks for, where they have several
        self.viewer: int | None = None
        self.greeted = False  # said hello, and may be told things
        self.standing = b""  # what it was told last
        self.event = 0  # the last event it was told
        self.write = write  # sends a frame now; False if it has to wait
        self.cut = cut  # ends the line without a word
        self.outbox: deque[bytes] = deque()  # what waits, until it is sent
        self._waiting = 0  # bytes of it
        self.wake = asyncio.Event()
        self.closing = ""  # the reason, once it is to be closed

    def push(self, frame: bytes) -> None:
        """Send this: now, or after what waits already."""
        if self.closing == SLOW or (not self.outbox and not self.closing and self.write(frame)):
            return
        self.outbox.append(frame)
        self._waiting += len(frame)
        if len(self.outbox) > OUTBOX or (self._waiting > ROOM and len(self.outbox) > 1):
            self.outbox.clear()
            self.closing = SLOW
            self.cut()
        self.wake.set()

    def sent(self) -> None:
        """The first of what waits was taken, unless all of it was dropped meanwhile."""
        if self.outbox:
            self._waiting -= len(self.outbox.popleft())

    def close(self, reason: str) -> None:
        """Send what waits, then hang up."""
        self.closing = self.closing or reason
        self.wake.set()
