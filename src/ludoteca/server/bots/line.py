"""Waiting for one of a few workers, person by person: however much one asks, the next of each other comes before."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Line:
    """So many may be served at the same time."""

    def __init__(self, size: int) -> None:
        self._free = size
        self._queues: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()  # by person; the first is next

    @property
    def busy(self) -> bool:
        """Is nobody free?"""
        return not self._free

    @property
    def waiting(self) -> int:
        """Who waits."""
        return sum(len(queue) for queue in self._queues.values())

    @asynccontextmanager
    async def turn(self, person: str) -> AsyncIterator[None]:
        """Wait for a worker, and have it meanwhile."""
        await self._take(person)
        try:
            yield
        finally:
            self._release()

    async def _take(self, person: str) -> None:
        if self._free:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._queues.setdefault(person, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._release()  # it was our turn, and nobody takes it
            raise

    def _release(self) -> None:
        """A worker is free: the next person's first question gets it."""
        while self._queues:
            person, queue = self._queues.popitem(last=False)
            turn = queue.popleft()
            if queue:
                self._queues[person] = queue  # behind all others
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
