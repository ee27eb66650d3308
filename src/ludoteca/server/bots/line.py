"""Waiting for one of a few workers: however much one person asks, the next of each other comes before.

So it is with places, too (the addresses where people are): a hundred guests of one place are no quicker than one.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TypeAlias

People: TypeAlias = OrderedDict[str, deque[asyncio.Future[None]]]


class Line:
    """So many may be served at the same time."""

    def __init__(self, size: int) -> None:
        self._free = size
        self._places: OrderedDict[str, People] = OrderedDict()  # the first of the first place is next

    @property
    def busy(self) -> bool:
        """Is nobody free?"""
        return not self._free

    @property
    def waiting(self) -> int:
        """Who waits."""
        return sum(len(queue) for people in self._places.values() for queue in people.values())

    @asynccontextmanager
    async def turn(self, person: str, place: str = "") -> AsyncIterator[None]:
        """Wait for a worker, and have it meanwhile. Whose place is not known has one of their own."""
        await self._take(person, place or person)
        try:
            yield
        finally:
            self._release()

    async def _take(self, person: str, place: str) -> None:
        if self._free:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._places.setdefault(place, OrderedDict()).setdefault(person, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._release()  # it was our turn, and nobody takes it
            raise

    def _release(self) -> None:
        """A worker is free: the first question of the next person of the next place gets it."""
        while self._places:
            place, people = self._places.popitem(last=False)
            person, queue = people.popitem(last=False)
            turn = queue.popleft()
            if queue:
                people[person] = queue  # behind all others there
            if people:
                self._places[place] = people  # behind all others
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
