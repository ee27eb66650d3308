"""Keeps the tables of this node equal to the database: by news, after every cut line, and every few seconds anyway."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import structlog

from ludoteca.engine.values import LogError
from ludoteca.server.storage import schema
from ludoteca.server.storage.database import Doubtful, Unwritable
from ludoteca.server.storage.news import AnyNews, Played, Present, TableChanged
from ludoteca.server.storage.rows import Stored, heard
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
        except (Unwritable, Doubtful):
            log.info("the database is away: what this node leaves ends with its lease")

    # ---- news

    async def hear(self, news: list[AnyNews]) -> None:
        """Other nodes tell what is new at tables that we may have in memory."""
        grown: dict[str, list[Played]] = {}
        for one in news:
            table = self.hall.tables.get(getattr(one, "table", ""))
            if table is None:
                continue
            if isinstance(one, Played):
                grown.setdefault(one.table, []).append(one)
            elif type(one) in self._handlers:
                self._handlers[type(one)](table, one)
        lacking: dict[str, int] = {}
        for name, played in grown.items():
            table = self.hall.tables[name]
            if table.lock.locked():
                self._later(self._wait_and_follow(table, played))
            elif self._follow(table, played):
                lacking[name] = known(table)
        if lacking:
            await self._read(lacking)

    def _follow(self, table: Table, played: list[Played]) -> bool:
        """Follow what came with the news; is there more in the log? Without a match there is nothing to follow."""
        after = known(table)
        rows = [heard(told) for news in played if news.number > after for told in news.entries]
        try:
            self.hall.follow(table, rows)
        except LogError:  # not the next one: something between was not told
            return True
        return table.referee is not None and known(table) < max(news.number for news in played)

    async def _wait_and_follow(self, table: Table, played: list[Played]) -> None:
        async with table.lock:
            if self._follow(table, played):
                self.hall.follow(table, await self.hall.store.newer(table.record.id, known(table)))

    async def _read(self, lacking: dict[str, int]) -> None:
        """Read the new entries of many logs at once, and follow them."""
        for name, rows in (await self.hall.store.news_of(lacking)).items():
            table = self.hall.tables.get(name)
            if table is None:
                continue
            if table.lock.locked():
                self._later(self._wait_and_take(table, rows))
            else:
                self.hall.follow(table, rows)

    async def _wait_and_take(self, table: Table, rows: list[Stored]) -> None:
        async with table.lock:
            self.hall.follow(table, rows)

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
            except (Unwritable, Doubtful) as problem:
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
        except (Unwritable, Doubtful, LogError) as problem:
            log.warning("a table could not follow now", problem=str(problem))
        except Exception:
            log.exception("a table could not follow")


def known(table: Table) -> int:
    """The last entry of its log that we know."""
    return -1 if table.referee is None else table.referee.match.last.n
