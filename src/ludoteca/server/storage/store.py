"""The log in SQL. Whatever waits to be written shares one transaction, and is told when it is on the disk.

One writer a process takes all waiting jobs, runs them in one transaction and then resolves their
futures (group commit). An entry that another node was first with harms no other. If another job fails, they
are run again in transactions of their own, so that only the guilty one is refused. If the line breaks while they
are committed, nobody knows whether they were: those that may be tried again are, as the database takes no entry
and no revision twice.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial, wraps
from typing import Any, NamedTuple, ParamSpec, TypeAlias, TypeVar

import asyncpg
from sqlalchemy import Executable, Row, bindparam, select, text
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from ludoteca.engine.log import AnyEntry
from ludoteca.engine.values import LudotecaError
from ludoteca.server.storage import schema
from ludoteca.server.storage.database import Away, Doubtful, Line, Unwritable, connect
from ludoteca.server.storage.migrations import upgrade
from ludoteca.server.storage.newer import Newer
from ludoteca.server.storage.rows import Rows, Stored, add_rows, alone, append, entry_rows, stored

TRIES = 20  # how often another node may be first: somebody there may be very quick
BATCH = 500  # jobs in one transaction
PAGE = 1_000  # entries that are read at once
PATIENCE = 6.0  # seconds in which a doubtful write is tried again
PAUSE = 0.1  # seconds between two tries
MANY = 8  # jobs in one transaction: then there is a crowd,
GATHER = 0.003  # and for so long more of them come together; nobody else waits for anybody

# The numbers that are known of some logs go as arrays: so the question is always the same, and known by heart.
NEWS = text(
    "SELECT entry.match, body, seat, key, clock, at"
    " FROM unnest(CAST(:matches AS text[]), CAST(:numbers AS int[])) AS known (match, number)"
    " JOIN entry ON entry.match = known.match AND entry.number > known.number ORDER BY entry.match, entry.number"
)

Given = ParamSpec("Given")
Answer = TypeVar("Answer")
Job: TypeAlias = Callable[[Line], Any]


class Waiting(NamedTuple):
    """A job, who waits for it, and whether it may be tried again when nobody knows if it was done."""

    job: Job | Rows
    future: asyncio.Future[Any]
    repeatable: bool


class Conflict(LudotecaError):
    """Somebody else wrote this entry first: another node, or the same key again."""


def answer_again(method: Callable[Given, Awaitable[Answer]]) -> Callable[Given, Awaitable[Answer]]:
    """Where another node was first the table has been read again: the question is then answered anew."""

    @wraps(method)
    async def run(*args: Given.args, **kwargs: Given.kwargs) -> Answer:
        for _ in range(TRIES):
            try:
                return await method(*args, **kwargs)
            except Conflict:
                continue
        return await method(*args, **kwargs)

    return run


class Store:
    """Everything that outlives the process."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.database = connect(url)
        self._jobs: list[Waiting] = []  # what waits to be written
        self._loop: asyncio.AbstractEventLoop | None = None  # to ask each time which one runs is a system call
        self._something = asyncio.Event()  # there is a job
        self._nothing = asyncio.Event()  # all jobs are done
        self._nothing.set()
        self._writer: asyncio.Task[None] | None = None
        self._newer = Newer(self.news_of)
        self._ahead = time.time() - time.monotonic()  # of the time that nodes agree on to this process's own
        self.commits = 0
        self.writes = 0

    async def open(self) -> None:
        """Bring the database to this release and start the writer."""
        await self.database.migrate(upgrade)
        await self.set_watch()
        self._writer = asyncio.create_task(self._write(), name="store-writer")

    async def close(self) -> None:
        """Finish what waits, then stop."""
        await self._nothing.wait()
        if self._writer is not None:
            self._writer.cancel()
            with suppress(asyncio.CancelledError):
                await self._writer
        await self.database.close()

    # ---- the time that all nodes agree on: the database's

    async def set_watch(self) -> None:
        """Ask the database what time it is."""
        before = time.monotonic()
        told = await self.database.time()
        self._ahead = told - (before + time.monotonic()) / 2

    def now(self) -> float:
        """The time; a node whose own clock is wrong, or jumps, charges nobody for it."""
        return self._ahead + time.monotonic()

    # ---- reading

    async def rows(self, query: Executable) -> Sequence[Row[Any]]:
        """What a query gives."""
        return await self.database.read(lambda line: line.execute(query).all())

    async def row(self, query: Executable) -> Row[Any] | None:
        """The first row, or None."""
        return await self.database.read(lambda line: line.execute(query).first())

    async def entries(self, match: str, after: int = -1) -> list[Stored]:
        """The log of a match after an entry, in order; a long one in pages, so that nobody else waits for it."""
        columns = schema.entry.c
        query = (
            select(columns.body, columns.seat, columns.key, columns.clock, columns.at)
            .where(columns.match == match, columns.number > bindparam("after"))
            .order_by(columns.number)
            .limit(PAGE)
        )
        found: list[Stored] = []
        while True:
            page = await self.rows(query.params(after=found[-1].entry.n if found else after))
            found += map(stored, page)
            if len(page) < PAGE:
                return found

    async def news_of(self, logs: dict[str, int]) -> dict[str, list[Stored]]:
        """The entries of several logs after the one that is known of each, in order and in one question.

        Only nodes that share a PostgreSQL ask it.
        """
        query = NEWS.bindparams(matches=list(logs), numbers=list(logs.values()))
        found: dict[str, list[Stored]] = {}
        for row in await self.rows(query):
            found.setdefault(row.match, []).append(stored(row))
        return found

    async def newer(self, match: str, after: int) -> list[Stored]:
        """What another node has added to a log; nodes that ask about many at once ask one question."""
        if self.database.engine.dialect.name == "sqlite":
            return await self.entries(match, after)
        return await self._newer.of(match, after)

    # ---- writing

    def append(
        self,
        match: str,
        entry: AnyEntry,
        at: float,
        *,
        seat: int | None = None,
        key: str | None = None,
        clock: bytes | None = None,
        digest: str = "",
    ) -> asyncio.Future[Any]:
        """Write one entry of a log, and perhaps what the log then replays to; done when it is on the disk.

        Conflict if its number or key is there.
        """
        return self.append_rows(entry_rows(match, entry, at, seat, key, clock, digest))

    def append_rows(self, rows: Rows) -> asyncio.Future[Any]:
        """Write rows that the database takes only once: all of them, or Conflict if one is there."""
        return self._put(rows if alone(rows) else partial(add_rows, rows), repeatable=True)

    def write(self, job: Job, *, repeatable: bool = False) -> asyncio.Future[Any]:
        """Run a job in a transaction. It may run twice (after a roll-back), so it changes only the database.

        A repeatable one raises Conflict where it finds itself already done. Of another nobody may ever know whether
        it was: Doubtful.
        """
        return self._put(job, repeatable=repeatable)

    async def execute(self, *statements: Executable) -> int:
        """Write these together; returns how many rows the first one changed."""

        def job(line: Line) -> int:
            counts = [line.execute(statement).rowcount for statement in statements]
            return counts[0]

        changed: int = await self._put(job)
        return changed

    async def tried(self) -> None:
        """Until all that waits to be written now has been, or could not be."""
        with suppress(LudotecaError):
            await self._put(_nothing_at_all)

    def _put(self, job: Job | Rows, *, repeatable: bool = False) -> asyncio.Future[Any]:
        if self._loop is None:
            self._loop = asyncio.get_running_loop()
        future = self._loop.create_future()
        if not self._jobs:
            self._something.set()
            self._nothing.clear()
        self._jobs.append(Waiting(job, future, repeatable))
        return future

    async def _write(self) -> None:
        batch: list[Waiting] = []
        while True:
            await self._something.wait()
            if len(batch) >= MANY:
                await asyncio.sleep(GATHER)  # a transaction costs as much as the rules of many moves
            batch, self._jobs = self._jobs[:BATCH], self._jobs[BATCH:]
            if not self._jobs:
                self._something.clear()
            await self._commit(batch)
            if not self._jobs:
                self._nothing.set()

    async def _commit(self, batch: list[Waiting]) -> None:
        """All of them in one transaction; if that fails, in smaller ones."""
        try:
            answers = await self._carry_out(batch)
        except Doubtful as problem:
            for part in _parts(batch):
                await self._repeat(part, problem)
        except Exception as problem:
            if len(batch) == 1 or isinstance(problem, Away):
                for one in batch:
                    _refuse(one.future, problem)
                return
            for part in _parts(batch):
                await self._commit(part)
        else:
            self._done(batch, answers)

    async def _carry_out(self, batch: list[Waiting]) -> list[Any]:
        """All of them at once; the answers in their order."""
        entries = [one.job for one in batch if isinstance(one.job, list)]
        if len(entries) == len(batch):
            return [_taken(taken) for taken in await self.database.append(entries)]
        return await self.database.write(partial(_in_one_transaction, [one.job for one in batch]))

    def _done(self, batch: list[Waiting], answers: list[Any]) -> None:
        self.commits += 1
        self.writes += len(batch)
        for waiting, answer in zip(batch, answers, strict=True):
            if isinstance(answer, Exception):
                _refuse(waiting.future, answer)
            elif not waiting.future.done():
                waiting.future.set_result(answer)

    async def _repeat(self, doubtful: list[Waiting], problem: Exception) -> None:
        """Try again what may have been done: then it is a Conflict. The first try is over, or is waited for."""
        deadline = time.monotonic() + PATIENCE
        while doubtful[0].repeatable and time.monotonic() < deadline:
            try:
                answers = await self._carry_out(doubtful)
            except (Away, Doubtful):
                await asyncio.sleep(PAUSE)
            except Exception as answered:
                if len(doubtful) == 1:
                    _refuse(doubtful[0].future, answered)
                    return
                for one in doubtful:
                    await self._repeat([one], problem)
                return
            else:
                self._done(doubtful, answers)
                return
        for one in doubtful:
            _refuse(one.future, problem)


def _parts(batch: list[Waiting]) -> list[list[Waiting]]:
    """Entries together, as none harms another, and each other job alone; where there are only entries, each of them."""
    entries = [one for one in batch if isinstance(one.job, list)]
    others = [[one] for one in batch if not isinstance(one.job, list)]
    return [entries, *others] if entries and others else [[one] for one in batch]


def _nothing_at_all(_line: Line) -> None:
    """A job that changes nothing: jobs are done in their order."""


def _in_one_transaction(jobs: Sequence[Job | Rows], line: Line) -> list[Any]:
    """All of them, in the transaction of this line; entries go in first, and together."""
    entries = [job for job in jobs if isinstance(job, list)]
    taken = iter(append(line, entries) if entries else ())
    return [_taken(next(taken)) if isinstance(job, list) else job(line) for job in jobs]


def _taken(taken: bool) -> Conflict | None:
    return None if taken else Conflict("somebody else was first")


def _refuse(future: asyncio.Future[Any], problem: Exception) -> None:
    if future.done():
        return
    if isinstance(problem, IntegrityError | asyncpg.IntegrityConstraintViolationError):
        future.set_exception(Conflict("somebody else was first"))
    elif isinstance(problem, SQLAlchemyError | OSError | asyncpg.PostgresError):
        future.set_exception(Unwritable(f"{type(problem).__name__}: {getattr(problem, 'orig', problem)}"))
    else:
        future.set_exception(problem)
