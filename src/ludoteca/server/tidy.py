"""When Python looks for garbage that counting references does not find.

Nobody may wait for it. So it looks among few young objects, and seldom among the old ones, which are the tables: that
takes a tenth of a second for a thousand of them, and is done when nothing is played. It does not look at young ones as
soon as there are many either: moves which wait for the disk come and go in between, each is a hundred objects, and to
look at them again and again took a ninth of the time of a move.

By itself Python would look in whatever thread makes new objects. What it finds may be a handle of uvloop, which knows
only the thread of its loop, and to end it elsewhere crashes the node. So it looks in the loop alone.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable

YOUNG = 20_000  # new objects after which it looks at them, if it has not lately: a millisecond or two
MANY = 10 * YOUNG  # and so many are looked at anyway
OLDER = 3  # such looks after which it looks at what they left, too
OFTEN = 0.05  # seconds between two glances at how many there are
LATELY = 0.5  # seconds since it last looked at young ones
ROUND = 5.0  # seconds between two looks at what goes on
EVERY = 600.0  # seconds after which old objects are looked at in a calm moment,
AT_LEAST = 3_600.0  # and in any
SOCKETS = 5_000  # closed ones, after which they are looked at in any moment: each leaves a circle behind


class Tidy:
    """Tidies up after one node."""

    def __init__(self, moves: Callable[[], int], closed: Callable[[], int]) -> None:
        self._moves = moves  # how many were made so far
        self._closed = closed  # and how many sockets were closed
        self._tasks: list[asyncio.Task[None]] = []

    def open(self) -> None:
        """Begin."""
        self._tasks = [
            asyncio.create_task(self._look_at_young(), name="tidy-young"),
            asyncio.create_task(self._go_round(), name="tidy"),
        ]

    def close(self) -> None:
        """Stop."""
        for task in self._tasks:
            task.cancel()

    async def _look_at_young(self) -> None:
        looks, looked = 0, 0.0
        while True:
            await asyncio.sleep(OFTEN)
            new, now = gc.get_count()[0], time.monotonic()
            if new >= MANY or (new >= YOUNG and now - looked >= LATELY):
                looks, looked = looks + 1, now
                gc.collect(0 if looks % OLDER else 1)

    async def _go_round(self) -> None:
        looked, closed = time.monotonic(), self._closed()
        while True:
            moves = self._moves()
            await asyncio.sleep(ROUND)
            calm = self._moves() == moves
            if is_due(time.monotonic() - looked, self._closed() - closed, calm=calm):
                gc.collect()
                looked, closed = time.monotonic(), self._closed()


def patience() -> None:
    """Python looks when it is told to, and not by itself."""
    gc.disable()


def keep() -> None:
    """All that was loaded by now stays, and need not be looked at again."""
    gc.collect()
    gc.freeze()


def is_due(seconds: float, sockets: int, *, calm: bool) -> bool:
    """Is it time to look at the old objects, so long and so many closed sockets after the last look?"""
    return sockets >= SOCKETS or seconds >= AT_LEAST or (calm and seconds >= EVERY)
