"""What other nodes have added to logs: what is asked while a question is answered becomes the next question."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from ludoteca.server.storage.rows import Stored

AskAll = Callable[[dict[str, int]], Awaitable[dict[str, list[Stored]]]]


class Wanted(NamedTuple):
    """A log, the last entry that is known of it, and who waits for the rest."""

    match: str
    after: int
    future: asyncio.Future[list[Stored]]


class Newer:
    """Asks about many logs at once."""

    def __init__(self, ask_all: AskAll) -> None:
        self._ask_all = ask_all
        self._wanted: list[Wanted] = []
        self._asking: asyncio.Task[None] | None = None

    async def of(self, match: str, after: int) -> list[Stored]:
        """The entries of a log after one that is known, in order."""
        future = asyncio.get_running_loop().create_future()
        self._wanted.append(Wanted(match, after, future))
        if self._asking is None:
            self._asking = asyncio.create_task(self._ask(), name="store-newer")
        answer: list[Stored] = await future
        return answer

    async def _ask(self) -> None:
        while self._wanted:
            some, self._wanted = self._wanted, []
            known: dict[str, int] = {}
            for match, after, _ in some:
                known[match] = min(after, known.get(match, after))
            try:
                found = await self._ask_all(known)
            except Exception as problem:
                for one in some:
                    if not one.future.done():
                        one.future.set_exception(problem)
            else:
                for match, after, future in some:
                    if not future.done():
                        future.set_result([row for row in found.get(match, []) if row.entry.n > after])
        self._asking = None
