"""How nodes tell each other news. One node needs none; several on one PostgreSQL use LISTEN and NOTIFY.

Why not Litestar's channels: their PostgreSQL backend (2.25) listens on a connection that it makes once. When that is
cut it hears nothing more and says nothing of it; and it opens a connection for each thing it tells. `tests/server/
test_cut_lines.py` holds this bus to the opposite: a cut is noticed within two seconds, what was being sent is sent
again, and whoever listens is told to look at everything anew.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import asyncpg
import msgspec
import structlog

from ludoteca.server.storage.news import AnyNews, Letter

log = structlog.get_logger()

CHANNEL = "ludoteca"
BEAT = 0.5  # seconds without news after which the line is tried
ANSWER = 1.0  # seconds that the database may take for it
AGAIN = 0.25  # seconds between two tries to connect
ROOM = 7_000  # bytes of news in one letter: PostgreSQL carries 8,000
MOST = 10_000  # news that wait for the line; more are left to the others' safety net
# News outlive no crash anyway: who is told need not wait until the disk has that they were.
AT_ONCE = {"synchronous_commit": "off"}
LETTER: msgspec.json.Decoder[Letter] = msgspec.json.Decoder(Letter)
NEWS: msgspec.json.Decoder[AnyNews] = msgspec.json.Decoder(AnyNews)
BROKEN = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)

Hear = Callable[[list[AnyNews]], Awaitable[None]]
LookAnew = Callable[[], Awaitable[None]]


class Bus:
    """The bus of a single node: nobody else listens."""

    alone = True  # are there no other nodes?

    def publish(self, news: AnyNews) -> None:
        """Tell the other nodes."""

    async def open(self, hear: Hear, look_anew: LookAnew) -> None:
        """Begin to listen."""

    async def close(self) -> None:
        """Stop listening."""


class PostgresBus(Bus):
    """One connection of its own, which listens and speaks; it is made again when it breaks."""

    alone = False

    def __init__(self, url: str, node: str) -> None:
        self.url = url.replace("postgresql+asyncpg://", "postgresql://")
        self.node = node
        self._out: deque[bytes] = deque()
        self._in: list[AnyNews] = []
        self._something = asyncio.Event()  # to send, or the line is gone
        self._heard = asyncio.Event()
        self._ready = asyncio.Event()
        self._missed = False  # were there news that we could not hear?
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, hear: Hear, look_anew: LookAnew) -> None:
        """Begin to listen."""
        self._tasks = [
            asyncio.create_task(self._hold_the_line(), name="bus-line"),
            asyncio.create_task(self._deliver(hear, look_anew), name="bus-deliver"),
        ]
        await asyncio.wait_for(self._ready.wait(), 10)

    def publish(self, news: AnyNews) -> None:
        """Tell the other nodes, as soon as the line is up."""
        if len(self._out) < MOST:
            self._out.append(msgspec.json.encode(news))
            self._something.set()

    async def close(self) -> None:
        """Send what waits, and stop."""
        with suppress(TimeoutError):
            async with asyncio.timeout(2):
                while self._out:
                    await asyncio.sleep(0.01)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # ---- the line

    async def _hold_the_line(self) -> None:
        while True:
            try:
                await self._talk()
            except BROKEN as problem:
                log.warning("the line between nodes broke", problem=f"{type(problem).__name__}: {problem}")
            except Exception:
                log.exception("the line between nodes stumbled")  # and is made again, whatever it was
            await asyncio.sleep(AGAIN)

    async def _talk(self) -> None:
        """Listen and speak until the line breaks."""
        line = await asyncpg.connect(self.url, timeout=ANSWER, command_timeout=ANSWER, server_settings=AT_ONCE)
        line.add_termination_listener(lambda _: self._something.set())
        try:
            await line.add_listener(CHANNEL, self._hear)
            if self._ready.is_set():  # it was cut: nobody knows what we missed
                self._missed = True
                self._heard.set()
            self._ready.set()
            while not line.is_closed():
                try:
                    async with asyncio.timeout(BEAT):
                        await self._something.wait()
                except TimeoutError:
                    await line.execute("SELECT 1")
                self._something.clear()
                await self._send(line)
        finally:
            line.terminate()

    async def _send(self, line: Any) -> None:
        """Send what waits; it is forgotten only when the database has it."""
        while self._out:
            some = self._some()
            letter = msgspec.json.encode(Letter(self.node, [msgspec.Raw(news) for news in some])).decode()
            await line.execute("SELECT pg_notify($1, $2)", CHANNEL, letter)
            for _ in some:
                self._out.popleft()

    def _some(self) -> list[bytes]:
        """The first of what waits, as much as goes into one letter."""
        room = ROOM
        some: list[bytes] = []
        for news in self._out:
            room -= len(news) + 1
            if room < 0 and some:
                break
            some.append(news)
        return some

    def _hear(self, _line: Any, _process: int, _channel: str, text: str) -> None:
        try:
            letter = LETTER.decode(text)
            news = [] if letter.node == self.node else [NEWS.decode(one) for one in letter.news]
        except msgspec.DecodeError:
            log.warning("news that this node does not understand")  # of a node with another release
            return
        if news:
            self._in += news
            self._heard.set()

    async def _deliver(self, hear: Hear, look_anew: LookAnew) -> None:
        """Hand on what was heard, all at once; after a cut the listener looks at everything first."""
        while True:
            await self._heard.wait()
            self._heard.clear()
            try:
                if self._missed:
                    self._missed = False  # before the look: what is cut meanwhile is missed anew
                    await look_anew()
                news, self._in = self._in, []
                await hear(news)
            except Exception as problem:
                log.warning("news were not understood", problem=f"{type(problem).__name__}: {problem}")
                self._missed = True  # so that nothing of them is missed
                self._heard.set()
                await asyncio.sleep(AGAIN)
