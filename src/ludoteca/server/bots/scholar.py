"""A process that reviews matches, as the server sees it: one review at a time, each person in turn."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress

import msgspec
import structlog

from ludoteca.engine.values import LudotecaError
from ludoteca.server.bots.line import Line
from ludoteca.server.bots.study import Said, Task

log = structlog.get_logger()

SILENCE = 300.0  # seconds without a word after which it counts as hung; it may have to wait for every live bot


class StudyFailed(LudotecaError):
    """The process hung or crashed, or could not read the match."""


class Scholar:
    """Started when it is first needed."""

    def __init__(self, command: tuple[str, ...] = ()) -> None:
        self.command = command or (sys.executable, "-m", "ludoteca.server.bots.study")
        self._line = Line(1)
        self._process: asyncio.subprocess.Process | None = None

    @property
    def busy(self) -> bool:
        """Does it work? Then the next has to wait."""
        return self._line.busy

    async def review(self, task: Callable[[], Awaitable[Task]], person: str) -> AsyncIterator[Said]:
        """How far it is, and the report at the end; StudyFailed if there is none. The first word is that it begins.

        The task is made then: hundreds may wait, and none has its log in memory.
        """
        async with self._line.turn(person):
            yield Said(0.0)
            try:
                async for said in self._work(await task()):
                    yield said
            except (TimeoutError, OSError, RuntimeError, asyncio.IncompleteReadError, msgspec.MsgspecError) as problem:
                log.warning("a review failed", problem=type(problem).__name__)
                await self.close()
                raise StudyFailed(type(problem).__name__) from None
            except BaseException:
                await self.close()
                raise

    async def _work(self, task: Task) -> AsyncIterator[Said]:
        process = self._process
        if process is None or process.returncode is not None:
            process = self._process = await asyncio.create_subprocess_exec(
                *self.command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
            )
        assert process.stdin is not None
        assert process.stdout is not None
        body = msgspec.msgpack.encode(task)
        process.stdin.write(len(body).to_bytes(4, "big") + body)
        await process.stdin.drain()
        while True:
            async with asyncio.timeout(SILENCE):
                length = int.from_bytes(await process.stdout.readexactly(4), "big")
                said = msgspec.msgpack.decode(await process.stdout.readexactly(length), type=Said)
            if said.problem:
                raise StudyFailed(said.problem)
            yield said
            if said.report or (task.rough and said.sketch):
                return

    async def renew(self) -> None:
        """A game has changed: the next review is made by a new process."""
        if not self._line.waiting:
            await self.close()

    async def close(self) -> None:
        """Stop it."""
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
