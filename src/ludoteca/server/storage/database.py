"""The way to the database. Work is a plain function of a connection; it runs where it does not hold up the server.

For SQLite that is a thread: a whole transaction is one trip there and back. (An asynchronous driver of SQLite makes
such a trip for every call, and doubles the processor time of a move.) For PostgreSQL it is asyncpg.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, Protocol, TypeAlias, TypeVar

from sqlalchemy import Connection, Engine, Table, create_engine, event, insert
from sqlalchemy.ext.asyncio import create_async_engine

ROWS = 256  # in one statement at most; SQLite takes 32,766 values
READERS = 4  # threads that read SQLite, beside the one that writes
SAFE = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON")

Answer = TypeVar("Answer")
Line: TypeAlias = Connection  # to the database; a connection here is somebody at a table


class Database(Protocol):
    """Reads and writes."""

    engine: Engine

    async def read(self, work: Callable[[Line], Answer]) -> Answer:
        """Let it look; what it changes is undone."""

    async def write(self, work: Callable[[Line], Answer]) -> Answer:
        """Run it in a transaction; when this returns, it is on the disk."""

    async def close(self) -> None:
        """Finish and hang up."""


class Sqlite:
    """A file. One thread writes; others read meanwhile."""

    def __init__(self, url: str) -> None:
        self.engine = create_engine(url, pool_size=READERS + 1)
        event.listen(self.engine, "connect", _prepare)
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._writer = ThreadPoolExecutor(1, "writer")

    async def read(self, work: Callable[[Line], Answer]) -> Answer:
        """Let it look."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._look, work)

    async def write(self, work: Callable[[Line], Answer]) -> Answer:
        """Run it in a transaction."""
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._change, work)

    async def close(self) -> None:
        """Finish and hang up."""
        for threads in (self._readers, self._writer):
            await asyncio.to_thread(threads.shutdown)
        self.engine.dispose()

    def _look(self, work: Callable[[Line], Answer]) -> Answer:
        with self.engine.connect() as line:
            return work(line)

    def _change(self, work: Callable[[Line], Answer]) -> Answer:
        with self.engine.begin() as line:
            return work(line)


class Postgresql:
    """A server, which several nodes may share."""

    def __init__(self, url: str) -> None:
        self._engine = create_async_engine(url, pool_size=8, pool_pre_ping=True)
        self.engine = self._engine.sync_engine

    async def read(self, work: Callable[[Line], Answer]) -> Answer:
        """Let it look."""
        async with self._engine.connect() as line:
            return await line.run_sync(work)

    async def write(self, work: Callable[[Line], Answer]) -> Answer:
        """Run it in a transaction."""
        async with self._engine.begin() as line:
            return await line.run_sync(work)

    async def close(self) -> None:
        """Hang up."""
        await self._engine.dispose()


def add(line: Line, table: Table, rows: list[dict[str, Any]]) -> None:
    """Insert rows that name the same columns, and whose values are plain.

    SQLite gets few statements of many rows: its driver lets other threads run at each one, and then waits for the
    interpreter as long as they like. The numbers of rows are powers of two, so that it knows all of them by heart.
    """
    if line.dialect.name != "sqlite":
        line.execute(insert(table), rows)
        return
    first = 0
    while first < len(rows):
        count = min(ROWS, 1 << (len(rows) - first).bit_length() - 1)
        values = tuple(value for row in rows[first : first + count] for value in row.values())
        line.exec_driver_sql(_insert(table.name, tuple(rows[first]), count), values)
        first += count


@cache
def _insert(table: str, columns: tuple[str, ...], count: int) -> str:
    names = ", ".join(f'"{column}"' for column in columns)
    row = "(" + ", ".join("?" * len(columns)) + ")"
    return f'INSERT INTO "{table}" ({names}) VALUES {", ".join([row] * count)}'  # noqa: S608 - names of our own


def connect(url: str) -> Database:
    """The database of a URL."""
    return Sqlite(url) if url.startswith("sqlite") else Postgresql(url)


def _prepare(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for setting in SAFE:
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()
