"""One socket, as a table or a championship sees it: a place for what waits to be sent."""

from __future__ import annotations

import asyncio

OUTBOX = 500  # frames that may wait for a slow connection


class Connection:
    """One socket at a table. Frames wait here until its sender has sent them."""

    def __init__(
        self, person: str, language: str, watching: bool = False, chosen: int | None = None, credential: str = ""
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
        self.outbox: list[bytes] = []
        self.wake = asyncio.Event()
        self.closing = ""  # the reason, once it is to be closed

    def push(self, frame: bytes) -> None:
        """Send this soon."""
        self.outbox.append(frame)
        if len(self.outbox) > OUTBOX:
            self.close("slow")
        self.wake.set()

    def close(self, reason: str) -> None:
        """Send what waits, then hang up."""
        self.closing = self.closing or reason
        self.wake.set()
