"""The bots' worker processes, as the server sees them: a question, an answer in time, or BotFailed.

Whoever asks gets their turn: however many questions one person's tables have, each other person's next question waits
for one thought at most; and the same for each address.

A worker that hangs or crashes is killed and replaced; its table plays any legal action instead.
"""

from __future__ import annotations

import asyncio
import secrets
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import NamedTuple

import msgspec
import structlog

from ludoteca.engine.dice import FastDice
from ludoteca.engine.match import Match
from ludoteca.engine.values import LudotecaError
from ludoteca.engine.why import Explanation
from ludoteca.server.bots.line import Line
from ludoteca.server.bots.worker import Answer, Question

log = structlog.get_logger()

GRACE = 4.0  # seconds beyond the budget before a worker counts as hung
START = 30.0  # seconds that a new process may take for its first answer


class BotFailed(LudotecaError):
    """The bot hung, crashed, or answered nonsense."""


def about(match: Match, seat: int, level: str, seconds: float, memo: str = "", weigh: Sequence[int] = ()) -> Question:
    """A question about a seat's decision, from a world that this seat cannot tell from the real one."""
    guess = match.guess(seat, FastDice(secrets.randbits(96))).pack()
    sides = match.sides if weigh else ()
    return Question(match.game.name, seat, guess, level, seconds, secrets.randbits(64), memo, tuple(weigh), sides)


class Thought(NamedTuple):
    """What a bot does (None declines an invitation), when its turn to think had come, what it noted and says."""

    action: int | None
    began: float  # time.monotonic
    memo: str = ""
    word: str = ""
    worths: Sequence[float] = ()  # of the actions that it was asked to weigh
    why: Explanation | None = None  # if it was asked to explain


class Worker:
    """One process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.fresh = True

    async def ask(self, question: Question) -> Answer:
        """The answer; TimeoutError or an error of the pipe if there is none."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        body = msgspec.msgpack.encode(question)
        async with asyncio.timeout(question.seconds + (START if self.fresh else GRACE)):
            self.process.stdin.write(len(body).to_bytes(4, "big") + body)
            await self.process.stdin.drain()
            length = int.from_bytes(await self.process.stdout.readexactly(4), "big")
            answer = msgspec.msgpack.decode(await self.process.stdout.readexactly(length), type=Answer)
        self.fresh = False
        return answer

    async def stop(self) -> None:
        """Kill it and wait for it."""
        with suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


class Pool:
    """A fixed number of workers, started when they are first needed."""

    def __init__(self, size: int, command: tuple[str, ...] = ()) -> None:
        self.command = command or (sys.executable, "-m", "ludoteca.server.bots.worker")
        self._line = Line(size)
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()
        self._stale: set[Worker] = set()  # they know a game as it was, and end with their answer
        self.thinking = 0
        self.failures = 0

    @property
    def waiting(self) -> int:
        """Questions that wait for a worker."""
        return self._line.waiting

    async def think(self, question: Question, person: str, place: str = "") -> Thought:
        """What the bot of this seat does; BotFailed if it does not say so in time.

        `person` is whose table asks, and `place` the address where it was started.
        """
        async with self._line.turn(person, place):
            return await self._ask(question)

    async def _ask(self, question: Question) -> Thought:
        began = time.monotonic()
        self.thinking += 1
        worker: Worker | None = None
        try:
            worker = self._idle.pop() if self._idle else await self._new()
            answer = await worker.ask(question)
        except (TimeoutError, OSError, asyncio.IncompleteReadError, msgspec.MsgspecError) as problem:
            self.failures += 1
            log.warning("a bot failed", game=question.game, level=question.level, problem=type(problem).__name__)
            await self._discard(worker)
            raise BotFailed(type(problem).__name__) from None
        except asyncio.CancelledError:
            await self._discard(worker)
            raise
        finally:
            self.thinking -= 1
        if worker in self._stale:
            await self._discard(worker)
        else:
            self._idle.append(worker)
        return Thought(answer.action, began, answer.memo, answer.word, answer.worths, answer.why)

    async def renew(self) -> None:
        """Think with new processes from now on: a game has changed."""
        self._stale |= self._all
        idle, self._idle = self._idle, []
        for worker in idle:
            await self._discard(worker)

    async def close(self) -> None:
        """Stop all workers."""
        for worker in list(self._all):
            await self._discard(worker)
        self._idle.clear()

    async def _new(self) -> Worker:
        process = await asyncio.create_subprocess_exec(
            *self.command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
        )
        worker = Worker(process)
        self._all.add(worker)
        return worker

    async def _discard(self, worker: Worker | None) -> None:
        if worker is not None:
            self._all.discard(worker)
            self._stale.discard(worker)
            await worker.stop()
