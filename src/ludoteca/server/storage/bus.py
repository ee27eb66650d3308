"""How nodes tell each other what changed. One node needs none; several on one PostgreSQL use LISTEN and NOTIFY.

News are small and hold no secrets: which table, up to which entry. Whoever cares reads the database.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import asyncpg
import msgspec
import structlog

log = structlog.get_logger()

CHANNEL = "ludoteca"
News = dict[str, Any]
Hear = Callable[[News], Awaitable[None]]


class Bus:
    """The bus of a single node: nobody else listens."""

    def publish(self, news: News) -> None:
        """Tell the other nodes."""

    async def open(self, hear: Hear) -> None:
        """Begin to listen."""

    async def close(self) -> None:
        """Stop listening."""


class PostgresBus(Bus):
    """One connection of its own, which listens and speaks; it is made again when it breaks."""

    def __init__(self, url: str, node: str) -> None:
        self.url = url.replace("postgresql+asyncpg://", "postgresql://")
        self.node = node
        self._out: asyncio.Queue[str] = asyncio.Queue(maxsize=10_000)
        self._in: asyncio.Queue[str] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []
        self._ready = asyncio.Event()

    async def open(self, hear: Hear) -> None:
        """Begin to listen."""
        self._tasks = [asyncio.create_task(self._run()), asyncio.create_task(self._listen(hear))]
        await asyncio.wait_for(self._ready.wait(), 10)

    def publish(self, news: News) -> None:
        """Tell the other nodes; when the line is full the oldest news are lost, and readers catch up later."""
        text = msgspec.json.encode(news | {"node": self.node}).decode()
        if self._out.full():
            self._out.get_nowait()
        self._out.put_nowait(text)

    async def close(self) -> None:
        """Send what waits, and stop."""
        with suppress(TimeoutError):
            async with asyncio.timeout(2):
                while not self._out.empty():
                    await asyncio.sleep(0.01)
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    async def _run(self) -> None:
        while True:
            try:
                await self._talk()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as problem:
                log.warning("the line between nodes broke", problem=str(problem))
                self._in.put_nowait('{"lost":true}')
                await asyncio.sleep(1)

    async def _talk(self) -> None:
        line = await asyncpg.connect(self.url)
        try:
            await line.add_listener(CHANNEL, lambda _c, _p, _ch, text: self._in.put_nowait(str(text)))
            self._ready.set()
            while True:
                text = await self._out.get()
                await line.execute("SELECT pg_notify($1, $2)", CHANNEL, text)
        finally:
            with suppress(Exception):
                await line.close(timeout=1)

    async def _listen(self, hear: Hear) -> None:
        while True:
            news = msgspec.json.decode(await self._in.get())
            if news.get("node") == self.node:
                continue
            try:
                await hear(news)
            except Exception:
                log.exception("news from another node were not understood", about=news.get("table"))
