"""Who sees to the tables at which something happens by itself.

Each table that needs it has one driver, on one node: the one that holds the table's lease. When a node
dies its leases end, and another node takes the tables over.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress

import structlog
from sqlalchemy import ColumnElement, exists, or_, select, update

from ludoteca.engine.values import IllegalAction
from ludoteca.server.bots.pool import Pool
from ludoteca.server.refusals import Refused
from ludoteca.server.settings import Settings
from ludoteca.server.storage import schema
from ludoteca.server.storage.database import Doubtful, Unwritable
from ludoteca.server.storage.store import Conflict
from ludoteca.server.tables.authority import Authority
from ludoteca.server.tables.driver import Driver, Watch, moves_by_itself
from ludoteca.server.tables.hall import Hall
from ludoteca.server.tables.seating import Seating
from ludoteca.server.tables.table import Table

log = structlog.get_logger()

LEASE = 15.0  # seconds
ROUND = 5.0  # seconds between two looks around
IDLE = 600.0  # seconds after which an unused table is forgotten


class Keeper:
    """Drives the tables of this node."""

    def __init__(self, hall: Hall, seating: Seating, authority: Authority, pool: Pool, settings: Settings) -> None:
        self.hall = hall
        self.seating = seating
        self.authority = authority
        self.pool = pool
        self.settings = settings
        self.watch = Watch()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Take up what the last process left, and look around from time to time."""
        self._tasks = [
            asyncio.create_task(self._look_around(), name="keeper"),
            asyncio.create_task(self._attend(), name="keeper-attends"),
        ]

    async def close(self) -> None:
        """Stop all drivers."""
        await stop(*self._tasks)
        await stop(*(table.driver for table in self.hall.tables.values() if table.driver is not None))

    # ---- leases

    async def _look_around(self) -> None:
        while True:
            try:
                await self._claim()
                self.hall.forget_idle(IDLE)
            except (Unwritable, Doubtful) as problem:
                log.warning("the keeper waits for the database", problem=str(problem))
            except Exception:
                log.exception("the keeper stumbled")
            await asyncio.sleep(ROUND)

    async def _claim(self) -> None:
        """Renew our leases, take those that ended, and drive what needs it."""
        columns = schema.match.c
        alive: ColumnElement[bool] = columns.status.in_(["seeding", "running"])
        timed = columns.pace["kind"].as_string() != "none"
        now = self.hall.store.now()
        orphans = await self.hall.store.rows(
            select(columns.id, columns.kept_until).where(columns.status == "running", timed, columns.kept_until < now)
        )
        ours = or_(columns.keeper == self.settings.node, columns.kept_until < now)
        await self.hall.store.execute(
            update(schema.match)
            .where(alive, ours if self.settings.shared else timed)
            .values(keeper=self.settings.node, kept_until=now + LEASE)
        )
        if self.settings.shared:
            alive = alive & (columns.keeper == self.settings.node)
        chairs = schema.chair.c
        automatic = exists().where(chairs.match == columns.id, or_(chairs.kind == "bot", chairs.away)).label("driven")
        rows = await self.hall.store.rows(select(columns.id, columns.pace, columns.status, automatic).where(alive))
        left = {row.id: row.kept_until for row in orphans}
        self._let_go({row.id for row in rows})
        for row in rows:
            if row.id in left:
                await self.authority.forgive(await self.hall.get(row.id), left[row.id])
            if row.driven or row.status == "seeding" or row.pace.get("kind") != "none":
                table = await self.hall.get(row.id)
                table.record.keeper = self.settings.node
                self.hall.attend(table)
                await asyncio.sleep(0)

    def _let_go(self, ours: set[str]) -> None:
        """Another node has taken over what we drove, because we were silent too long."""
        for name, table in self.hall.tables.items():
            if table.driver is not None and name not in ours and table.record.keeper == self.settings.node:
                table.record.keeper = None
                table.changed.set()

    # ---- drivers

    def _goes_on(self, table: Table) -> bool:
        """Does something happen at this table by itself, and is it ours?"""
        ours = not self.settings.shared or table.record.keeper == self.settings.node
        return ours and moves_by_itself(table)

    async def _attend(self) -> None:
        """Give each table its driver, if it needs one and it is ours."""
        while True:
            table = await self.hall.stirred.get()
            if table.driver is None and self._goes_on(table):
                table.driver = asyncio.create_task(self._drive(table), name=f"table-{table.record.id}")

    async def _drive(self, table: Table) -> None:
        driver = Driver(table, self.seating, self.authority, self.pool, self.settings, self.watch)
        try:
            while self._goes_on(table):
                table.changed.clear()
                try:
                    wait = await driver.step()
                except (Refused, Conflict, Unwritable, Doubtful, IllegalAction) as problem:
                    log.info("a table could not go on by itself", table=table.record.id, problem=str(problem))
                    wait = 1.0
                with suppress(TimeoutError):
                    async with asyncio.timeout(wait):
                        await table.changed.wait()
        except Exception:
            log.exception("a driver stumbled", table=table.record.id)
        finally:
            table.driver = None


async def stop(*tasks: asyncio.Task[None]) -> None:
    """End tasks that run by themselves, and wait until they have."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
