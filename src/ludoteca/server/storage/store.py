"""The log in SQL. Whatever waits to be written shares one transaction, and is told when it is on the disk.

One writer a process takes all waiting jobs, runs them in one transaction and then resolves their
futures (group commit). If one of them fails, they are run again, each in a transaction of its own,
so that only the guilty one is refused.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial, wraps
from typing import Any, NamedTuple, ParamSpec, TypeAlias, TypeVar

import msgspec
from sqlalchemy import Executable, Row, Table, select
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from ludoteca.engine.log import AnyEntry
from ludoteca.engine.values import LudotecaError
from ludoteca.server.storage import schema
from ludoteca.server.storage.database import Line, add, connect
from ludoteca.server.storage.migrations import upgrade

TRIES = 5  # how often another node may be first
BATCH = 500  # jobs in one transaction
ENTRY: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)

Given = ParamSpec("Given")
Answer = TypeVar("Answer")
Job: TypeAlias = Callable[[Line], Any]
Rows: TypeAlias = list[tuple[Table, dict[str, Any]]]  # what only adds rows: those of many jobs go in together
Waiting: TypeAlias = tuple[Job | Rows, asyncio.Future[Any]]


class Conflict(LudotecaError):
    """Somebody else wrote this entry first: another node, or the same key again."""


class Unwritable(LudotecaError):
    """The database takes nothing now (a full disk, read-only, gone); nothing was written."""


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
        self._jobs: asyncio.Queue[Waiting] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self.commits = 0
        self.writes = 0

    async def open(self) -> None:
        """Bring the database to this release and start the writer."""
        await self.database.write(upgrade)
        self._writer = asyncio.create_task(self._write(), name="store-writer")

    async def close(self) -> None:
        """Finish what waits, then stop."""
        await self._jobs.join()
        if self._writer is not None:
            self._writer.cancel()
            with suppress(asyncio.CancelledError):
                await self._writer
        await self.database.close()

    # ---- reading

    async def rows(self, query: Executable) -> Sequence[Row[Any]]:
        """What a query gives."""
        return await self.database.read(lambda line: line.execute(query).all())

    async def row(self, query: Executable) -> Row[Any] | None:
        """The first row, or None."""
        return await self.database.read(lambda line: line.execute(query).first())

    async def entries(self, match: str, after: int = -1) -> list[Stored]:
        """The log of a match after an entry, in order."""
        columns = schema.entry.c
        query = (
            select(columns.body, columns.seat, columns.key, columns.clock, columns.at)
            .where(columns.match == match, columns.number > after)
            .order_by(columns.number)
        )
        return [Stored(ENTRY.decode(row.body), row.seat, row.key, row.clock, row.at) for row in await self.rows(query)]

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
        row = {
            "match": match, "number": entry.n, "body": msgspec.json.encode(entry),
            "seat": seat, "key": key, "clock": clock, "at": at,
        }  # fmt: skip
        rows: Rows = [(schema.entry, row)]
        if digest:
            rows.append((schema.checkpoint, {"match": match, "number": entry.n, "digest": digest}))
        return self._put(rows)

    async def write(self, job: Job) -> Any:
        """Run a job in a transaction. It may run twice (after a roll-back), so it changes only the database."""
        return await self._put(job)

    async def execute(self, *statements: Executable) -> int:
        """Write these together; returns how many rows the first one changed."""

        def job(line: Line) -> int:
            counts = [line.execute(statement).rowcount for statement in statements]
            return counts[0]

        changed: int = await self._put(job)
        return changed

    def _put(self, job: Job | Rows) -> asyncio.Future[Any]:
        future = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((job, future))
        return future

    async def _write(self) -> None:
        while True:
            batch = [await self._jobs.get()]
            while len(batch) < BATCH and not self._jobs.empty():
                batch.append(self._jobs.get_nowait())
            try:
                await self._commit(batch)
            finally:
                for _ in batch:
                    self._jobs.task_done()

    async def _commit(self, batch: list[Waiting]) -> None:
        try:
            answers = await self.database.write(partial(_carry_out, [job for job, _ in batch]))
        except Exception as problem:
            if len(batch) == 1:
                _refuse(batch[0][1], problem)
                return
            for one in batch:
                await self._commit([one])
            return
        self.commits += 1
        self.writes += len(batch)
        for (_, future), answer in zip(batch, answers, strict=True):
            if not future.done():
                future.set_result(answer)


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
    elif isinstance(problem, DBAPIError | SQLAlchemyError | OSError):
        future.set_exception(Unwritable(f"{type(problem).__name__}: {getattr(problem, 'orig', problem)}"))
    else:
        future.set_exception(problem)
