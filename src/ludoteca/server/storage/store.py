"""The log in SQL. Whatever waits to be written shares one transaction, and is told when it is on the disk.

One writer a process takes all waiting jobs, runs them in one transaction and then resolves their
futures (group commit). If one of them fails, they are run again, each in a transaction of its own,
so that only the guilty one is refused. If the line breaks while they are committed, nobody knows whether they
were: those that may be tried again are, as the database takes no entry and no revision twice.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial, wraps
from typing import Any, NamedTuple, ParamSpec, TypeAlias, TypeVar

import msgspec
from sqlalchemy import Executable, Row, Table, bindparam, select, text
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from ludoteca.engine.log import AnyEntry
from ludoteca.engine.values import LudotecaError
from ludoteca.server.storage import schema
from ludoteca.server.storage.database import Away, Doubtful, Line, Unwritable, add, connect
from ludoteca.server.storage.migrations import upgrade

TRIES = 5  # how often another node may be first
BATCH = 500  # jobs in one transaction
PAGE = 1_000  # entries that are read at once
PATIENCE = 6.0  # seconds in which a doubtful write is tried again
PAUSE = 0.1  # seconds between two tries
ENTRY: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)

# The numbers that are known of some logs go as arrays: so the question is always the same, and known by heart.
NEWS = text(
    "SELECT entry.match, body, seat, key, clock, at"
    " FROM unnest(CAST(:matches AS text[]), CAST(:numbers AS int[])) AS known (match, number)"
    " JOIN entry ON entry.match = known.match AND entry.number > known.number ORDER BY entry.match, entry.number"
)

Given = ParamSpec("Given")
Answer = TypeVar("Answer")
Job: TypeAlias = Callable[[Line], Any]
Rows: TypeAlias = list[tuple[Table, dict[str, Any]]]  # what only adds rows: those of many jobs go in together


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


class Stored(NamedTuple):
    """One row of a log."""

    entry: AnyEntry
    seat: int | None
    key: str | None
    clock: bytes | None
    at: float


class Store:
    """Everything that outlives the process."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.database = connect(url)
        self._jobs: list[Waiting] = []  # what waits to be written
        self._something = asyncio.Event()  # there is a job
        self._nothing = asyncio.Event()  # all jobs are done
        self._nothing.set()
        self._writer: asyncio.Task[None] | None = None
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
            found += map(_stored, page)
            if len(page) < PAGE:
                return found

    async def news_of(self, logs: dict[str, int]) -> dict[str, list[Stored]]:
        """The entries of several logs after the one that is known of each, in order and in one question.

        Only nodes that share a PostgreSQL ask it.
        """
        query = NEWS.bindparams(matches=list(logs), numbers=list(logs.values()))
        found: dict[str, list[Stored]] = {}
        for row in await self.rows(query):
            found.setdefault(row.match, []).append(_stored(row))
        return found

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
        """Write rows that the database takes only once; Conflict if they are there."""
        return self._put(rows, repeatable=True)

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
        future = asyncio.get_running_loop().create_future()
        if not self._jobs:
            self._something.set()
            self._nothing.clear()
        self._jobs.append(Waiting(job, future, repeatable))
        return future

    async def _write(self) -> None:
        while True:
            await self._something.wait()
            batch, self._jobs = self._jobs[:BATCH], self._jobs[BATCH:]
            if not self._jobs:
                self._something.clear()
            await self._commit(batch)
            if not self._jobs:
                self._nothing.set()

    async def _commit(self, batch: list[Waiting]) -> None:
        try:
            answers = await self.database.write(partial(_carry_out, [waiting.job for waiting in batch]))
        except Doubtful as problem:
            for one in batch:
                await self._repeat(one, problem)
        except Exception as problem:
            if len(batch) == 1 or isinstance(problem, Away):
                for one in batch:
                    _refuse(one.future, problem)
                return
            for one in batch:
                await self._commit([one])
        else:
            self.commits += 1
            self.writes += len(batch)
            for waiting, answer in zip(batch, answers, strict=True):
                if not waiting.future.done():
                    waiting.future.set_result(answer)

    async def _repeat(self, doubtful: Waiting, problem: Exception) -> None:
        """Try again what may have been done: then it is a Conflict. The first try is over, or is waited for."""
        deadline = time.monotonic() + PATIENCE
        while doubtful.repeatable and time.monotonic() < deadline:
            try:
                answer = (await self.database.write(partial(_carry_out, [doubtful.job])))[0]
            except (Away, Doubtful):
                await asyncio.sleep(PAUSE)
            except Exception as answered:
                _refuse(doubtful.future, answered)
                return
            else:
                self.commits += 1
                self.writes += 1
                if not doubtful.future.done():
                    doubtful.future.set_result(answer)
                return
        _refuse(doubtful.future, problem)


def entry_rows(
    match: str,
    entry: AnyEntry,
    at: float,
    seat: int | None = None,
    key: str | None = None,
    clock: bytes | None = None,
    digest: str = "",
) -> Rows:
    """One entry of a log as rows, and perhaps what the log then replays to."""
    row = {
        "match": match, "number": entry.n, "body": msgspec.json.encode(entry),
        "seat": seat, "key": key, "clock": clock, "at": at,
    }  # fmt: skip
    rows: Rows = [(schema.entry, row)]
    if digest:
        rows.append((schema.checkpoint, {"match": match, "number": entry.n, "digest": digest}))
    return rows


def add_rows(rows: Rows, line: Line) -> None:
    """Write rows in the transaction of this line."""
    for table, row in rows:
        add(line, table, [row])


def _nothing_at_all(_line: Line) -> None:
    """A job that changes nothing: jobs are done in their order."""


def _carry_out(jobs: Sequence[Job | Rows], line: Line) -> list[Any]:
    """All of them, in the transaction of this line; rows for the same table go in together."""
    answers: list[Any] = []
    rows: dict[Table, list[dict[str, Any]]] = {}
    for job in jobs:
        if isinstance(job, list):
            for table, row in job:
                rows.setdefault(table, []).append(row)
            answers.append(None)
        else:
            answers.append(job(line))
    for table, together in rows.items():
        add(line, table, together)
    return answers


def _refuse(future: asyncio.Future[Any], problem: Exception) -> None:
    if future.done():
        return
    if isinstance(problem, IntegrityError):
        future.set_exception(Conflict("somebody else was first"))
    elif isinstance(problem, SQLAlchemyError | OSError):
        future.set_exception(Unwritable(f"{type(problem).__name__}: {getattr(problem, 'orig', problem)}"))
    else:
        future.set_exception(problem)


def _stored(row: Row[Any]) -> Stored:
    return Stored(ENTRY.decode(row.body), row.seat, row.key, row.clock, row.at)
