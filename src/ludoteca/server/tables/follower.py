"""Keeps the tables of this node equal to the database: by news, after every cut line, and every few seconds anyway."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import structlog

from ludoteca.engine.values import LogError
from ludoteca.server.storage import schema
from ludoteca.server.storage.database import Unwritable
from ludoteca.server.storage.news import AnyNews, Played, Present, TableChanged
from ludoteca.server.storage.store import Stored
from ludoteca.server.tables.hall import REVISIONS, Hall
from ludoteca.server.tables.table import Table

log = structlog.get_logger()

ROUND = 2.0  # seconds between two looks
ASKED = 5_000  # tables in one question


class Follower:
    """Follows what other nodes write."""

    def __init__(self, hall: Hall, *, shared: bool) -> None:
        self.hall = hall
        self.shared = shared
        self._task: asyncio.Task[None] | None = None
        self._late: set[asyncio.Task[None]] = set()
        self._handlers: dict[type, Callable[[Table, Any], None]] = {
            TableChanged: lambda table, news: self._later(self._changed(table)),
            Present: self.hall.presence.heard,
        }

    async def open(self) -> None:
        """Say that this node lives, and look from time to time."""
        await self.hall.presence.renew()
        self._task = asyncio.create_task(self._look_around(), name="follower")

    async def close(self) -> None:
        """Stop looking."""
        tasks = [*self._late, *([self._task] if self._task is not None else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        try:
            await self.hall.presence.leave()
        except Unwritable:
            log.info("the database is away: what this node leaves ends with its lease")

    # ---- news

    async def hear(self, news: list[AnyNews]) -> None:
        """Other nodes tell what is new at tables that we may have in memory."""
        grown: dict[str, int] = {}
        for one in news:
            table = self.hall.tables.get(getattr(one, "table", ""))
            if table is None:
                continue
            if isinstance(one, Played):
                grown[one.table] = max(one.number, grown.get(one.table, 0))
            elif type(one) in self._handlers:
                self._handlers[type(one)](table, one)
        if grown:
            await self._read_on(grown)

    async def _read_on(self, grown: dict[str, int]) -> None:
        """Read all new entries at once, and follow them."""
        known: dict[str, int] = {}
        for name, number in grown.items():
            referee = self.hall.tables[name].referee
            if referee is not None and referee.match.last.n < number:
                known[name] = referee.match.last.n
        if not known:
            return
        for name, rows in (await self.hall.store.news_of(known)).items():
            table = self.hall.tables.get(name)
            if table is None:
                continue
            if table.lock.locked():
                self._later(self._follow(table, rows))
            else:
                self._take(table, rows)

    async def _follow(self, table: Table, rows: list[Stored]) -> None:
        async with table.lock:
            self._take(table, rows)

    def _take(self, table: Table, rows: list[Stored]) -> None:
        if table.referee is not None:
            for row in rows:
                table.referee.follow(row)
            table.announce()
            self.hall.attend(table)

    async def _changed(self, table: Table) -> None:
        async with table.lock:
            await self.hall.catch_up(table)
            self.hall.tell_presence(table)

    # ---- the safety net

    async def after_a_cut(self) -> None:
        """The line between nodes was cut, so perhaps others were: nobody knows what we missed."""
        self.hall.store.database.distrust()
        await self.look_anew()

    async def look_anew(self) -> None:
        """We may have missed news: compare everything, and tell once more who is here."""
        await self.compare()
        await self.hall.presence.renew()
        await self.hall.presence.look(self.hall.tables.values())

    async def _look_around(self) -> None:
        while True:
            await asyncio.sleep(ROUND)
            try:
                await self.hall.store.set_watch()
                if self.shared:
                    await self.look_anew()
            except Unwritable as problem:
                log.warning("the database is away", problem=str(problem))
            except Exception:
                log.exception("the follower stumbled")

    async def compare(self) -> None:
        """Does the database know more of our tables than we do? One question for all of them."""
        held = list(self.hall.tables)
        for first in range(0, len(held), ASKED):
            query = REVISIONS.where(schema.match.c.id.in_(held[first : first + ASKED]))
            for row in await self.hall.store.rows(query):
                table = self.hall.tables.get(row.id)
                if table is not None and table.behind(row.revision, row.newest):
                    log.info("a table was behind", table=row.id)
                    await self._changed(table)

    def _later(self, work: Any) -> None:
        task = asyncio.create_task(self._safely(work))
        self._late.add(task)
        task.add_done_callback(self._late.discard)

    async def _safely(self, work: Any) -> None:
        try:
            await work
        except (Unwritable, LogError) as problem:
            log.warning("a table could not follow now", problem=str(problem))
        except Exception:
            log.exception("a table could not follow")
