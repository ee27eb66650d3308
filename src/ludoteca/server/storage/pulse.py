"""Is the database well? Reading is not enough: on a full disk it goes on while every move is refused."""

from __future__ import annotations

import asyncio
import time

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from ludoteca.server.storage.database import Doubtful, Unwritable
from ludoteca.server.storage.store import Store

FRESH = 2.0  # seconds; who asks more often hears the same
PATIENCE = 3.0  # seconds
READ = text("SELECT 1")
WRITE = text("UPDATE alembic_version SET version_num = version_num")  # the smallest thing that must reach the disk


class Pulse:
    """Takes it, for whoever asks."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._lock = asyncio.Lock()
        self._status = ""
        self._at = 0.0

    async def take(self) -> str:
        """`ok`, `no database`, or `nothing can be written`."""
        async with self._lock:
            if time.monotonic() > self._at + FRESH:
                self._status = await self._look()
                self._at = time.monotonic()
        return self._status

    async def _look(self) -> str:
        try:
            async with asyncio.timeout(PATIENCE):
                await self.store.rows(READ)
        except (Unwritable, Doubtful, SQLAlchemyError, OSError, TimeoutError):
            return "no database"
        try:
            async with asyncio.timeout(PATIENCE):
                await self.store.execute(WRITE)
        except (Unwritable, Doubtful, SQLAlchemyError, OSError, TimeoutError):
            return "nothing can be written"
        return "ok"
