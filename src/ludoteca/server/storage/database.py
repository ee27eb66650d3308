"""The way to the database. Work is a plain function of a connection; it runs where it does not hold up the server.

For SQLite that is a thread: a whole transaction is one trip there and back. (An asynchronous driver of SQLite makes
such a trip for every call, and doubles the processor time of a move.) For PostgreSQL it is asyncpg.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, Protocol, TypeAlias, TypeVar

import asyncpg
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolExhausted
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ludoteca.engine.values import LudotecaError
from ludoteca.server.storage.checkpoints import NOT_IN_A_COMMIT, Checkpoints
from ludoteca.server.storage.lines import Lines
from ludoteca.server.storage.rows import APPEND, Appending, Rows, append

READERS = 4  # threads that read SQLite, beside the one that writes
ANSWER = 5.0  # seconds that PostgreSQL may take for one statement
CONNECT = 3.0  # seconds that it may take to let us in
QUICK = 1.0  # seconds within which a line that was cut long ago says so: then another is tried
# A node that is stopped in the middle of a transaction, or cut off, must not hold up the others.
IDLE = {"idle_in_transaction_session_timeout": "3000"}
GONE = ("08", "53", "57", "25P03")  # SQLSTATE: no connection, no room, shutting down or starting, idle too long
SAFE = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON", *NOT_IN_A_COMMIT)
ROOM = "cache_size=-32000"  # kilobytes: the last pages of a thousand running matches, so that the writer need not read

Answer = TypeVar("Answer")
Line: TypeAlias = Connection  # to the database; a connection here is somebody at a table


class Unwritable(LudotecaError):
    """The database takes nothing now (a full disk, read-only, gone); nothing was written."""


class Away(Unwritable):
    """The database does not answer; nothing was written."""


class Doubtful(LudotecaError):
    """The line broke while a transaction was committed: nobody knows yet whether it was."""


class Cut(ConnectionError):
    """A line that was cut long ago; nothing was said over it."""


class Database(Protocol):
    """Reads and writes. Away if the database does not answer, Doubtful if it is not known what it did."""

    engine: Engine

    async def read(self, work: Callable[[Line], Answer]) -> Answer:
        """Let it look."""

    async def write(self, work: Callable[[Line], Answer]) -> Answer:
        """Run it in a transaction; when this returns, it is on the disk."""

    async def append(self, jobs: Sequence[Rows]) -> list[bool]:
        """Write these entries; job by job: was it taken, or somebody else first? SQLite takes all, or refuses all."""

    async def migrate(self, work: Callable[[Line], None]) -> None:
        """Run it in a transaction that may take its time."""

    async def time(self) -> float:
        """What time it is, for all nodes the same."""

    def distrust(self) -> None:
        """The network was cut: make new lines instead of those that are idle."""

    async def close(self) -> None:
        """Finish and hang up."""


class Sqlite:
    """A file. One thread writes; others read meanwhile, and one copies what was written to its place."""

    def __init__(self, url: str) -> None:
        self.engine = create_engine(url, pool_size=READERS + 2)
        event.listen(self.engine, "connect", _prepare)
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._writer = ThreadPoolExecutor(1, "writer")
        self._line: Line | None = None  # the writer's own: borrowing one takes half of the time of a short commit
        self._checkpoints = Checkpoints(self.engine)

    async def read(self, work: Callable[[Line], Answer]) -> Answer:
        """Let it look."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._look, work)

    async def write(self, work: Callable[[Line], Answer]) -> Answer:
        """Run it in a transaction."""
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._change, work)

    async def append(self, jobs: Sequence[Rows]) -> list[bool]:
        """Write these entries, all of them."""
        return await self.write(lambda line: append(line, jobs))

    async def migrate(self, work: Callable[[Line], None]) -> None:
        """Run it in a transaction."""
        await asyncio.get_running_loop().run_in_executor(self._writer, self._rebuild, work)

    async def time(self) -> float:
        """The time of our own machine."""
        return time.time()

    def distrust(self) -> None:
        """A file is not cut off."""

    async def close(self) -> None:
        """Finish and hang up."""
        for threads in (self._readers, self._writer):
            await asyncio.to_thread(threads.shutdown)
        if self._line is not None:
            await asyncio.to_thread(self._line.close)
        await asyncio.to_thread(self._checkpoints.close)
        self.engine.dispose()

    def _look(self, work: Callable[[Line], Answer]) -> Answer:
        with self.engine.connect() as line:
            return work(line)

    def _change(self, work: Callable[[Line], Answer]) -> Answer:
        if self._line is None:
            self._line = self.engine.connect()
        with self._line.begin():
            answer = work(self._line)
        self._checkpoints.committed()
        return answer

    def _rebuild(self, work: Callable[[Line], None]) -> None:
        """SQLite changes a table by making it anew, while rows of others refer to it: they are checked afterwards."""
        with self.engine.connect() as line:
            line.exec_driver_sql("PRAGMA foreign_keys=OFF")
            try:
                line.exec_driver_sql("BEGIN IMMEDIATE")  # its driver begins none for a change of tables
                work(line)
                if line.exec_driver_sql("PRAGMA foreign_key_check").first() is not None:
                    raise LudotecaError("the database cannot be brought to this release: rows refer to what is gone")
                line.commit()
            finally:
                line.rollback()
                line.exec_driver_sql("PRAGMA foreign_keys=ON")


class Postgresql:
    """A server, which several nodes may share."""

    def __init__(self, url: str) -> None:
        self._url = url
        limits = {"timeout": CONNECT, "command_timeout": ANSWER, "server_settings": IDLE}
        self._engine = create_async_engine(url, pool_size=8, pool_timeout=ANSWER, connect_args=limits)
        self.engine = self._engine.sync_engine
        self._lines = Lines(self.engine)
        # Each statement is a transaction by itself: to begin and to end one would be two more questions.
        self._at_once = self._engine.execution_options(isolation_level="AUTOCOMMIT")

    async def read(self, work: Callable[[Line], Answer]) -> Answer:
        """Let it look."""
        return await self._with_a_line(self._at_once, lambda line: line.run_sync(work))

    async def write(self, work: Callable[[Line], Answer]) -> Answer:
        """Run it in a transaction."""

        async def change(line: AsyncConnection) -> Answer:
            answer = await line.run_sync(work)
            with doubting():
                await line.commit()
            return answer

        return await self._with_a_line(self._engine, change)

    async def append(self, jobs: Sequence[Rows]) -> list[bool]:
        """Write these entries in one statement, by the driver itself."""
        appending = Appending(jobs)

        async def change(line: AsyncConnection) -> Sequence[Any]:
            driver: Any = (await line.get_raw_connection()).driver_connection
            if driver.is_closed():
                raise Cut
            with doubting():
                rows: Sequence[Any] = await driver.fetch(APPEND, *appending.values)
            return rows

        return appending.answers(await self._with_a_line(self._at_once, change))

    async def _with_a_line(self, engine: AsyncEngine, work: Callable[[AsyncConnection], Awaitable[Answer]]) -> Answer:
        began = time.monotonic()
        while True:
            try:
                async with engine.connect() as line:
                    try:
                        return await work(line)
                    except (TimeoutError, Doubtful, Cut):
                        await line.invalidate()  # to roll back over a dead line would take as long again
                        raise
            except Doubtful:
                self.distrust()
                raise
            except Exception as problem:
                if not _away(problem):
                    raise
                if isinstance(problem, TimeoutError):
                    self.distrust()
                cut = isinstance(problem, Cut) or getattr(problem, "connection_invalidated", False)
                if time.monotonic() - began > QUICK or not cut:
                    raise Away(f"{type(problem).__name__}: {problem}") from problem

    async def migrate(self, work: Callable[[Line], None]) -> None:
        """Run it in a transaction; other nodes may be doing the same, and are waited for."""
        engine = create_async_engine(self._url)
        try:
            async with engine.begin() as line:
                await line.run_sync(work)
        finally:
            await engine.dispose()

    async def time(self) -> float:
        """The database's."""
        return await self.read(
            lambda line: float(line.exec_driver_sql("SELECT extract(epoch FROM clock_timestamp())").scalar_one())
        )

    def distrust(self) -> None:
        """Make new lines instead of those that are idle: a dead one says nothing."""
        self._lines.cut()

    async def close(self) -> None:
        """Hang up."""
        await self._engine.dispose()


@contextmanager
def doubting() -> Iterator[None]:
    """Whatever breaks while a transaction ends: nobody knows whether it did, unless there was no room for it."""
    try:
        yield
    except Exception as problem:
        if _away(problem) and not isinstance(problem, asyncpg.InsufficientResourcesError):
            raise Doubtful(f"{type(problem).__name__}: {problem}") from problem
        raise


def _away(problem: BaseException) -> bool:
    """Is this the database's absence, and not our mistake?"""
    # The driver takes a line that was ended while nobody spoke for one on which somebody does: an internal error.
    if isinstance(problem, OSError | PoolExhausted | asyncpg.InterfaceError | asyncpg.InternalClientError):
        return True
    if isinstance(problem, DBAPIError):
        cause = problem.orig
        return problem.connection_invalidated or (cause is not None and _away(cause.__cause__ or cause))
    return str(getattr(problem, "sqlstate", None) or "").startswith(GONE)


def connect(url: str) -> Database:
    """The database of a URL."""
    return Sqlite(url) if url.startswith("sqlite") else Postgresql(url)


def _prepare(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for setting in (*SAFE, ROOM):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()
