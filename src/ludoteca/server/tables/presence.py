"""Who is at a table, on whatever node: each node writes who is there through it, and its lease says that it lives.

Nothing of this is for ever: what a dead node wrote counts no longer once its lease has ended.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import structlog
from sqlalchemy import bindparam, delete, insert, select, update

from ludoteca.server.storage import schema
from ludoteca.server.storage.bus import Bus
from ludoteca.server.storage.database import Line
from ludoteca.server.storage.news import Present
from ludoteca.server.storage.store import Store
from ludoteca.server.tables.table import Table

log = structlog.get_logger()

LEASE = 6.0  # seconds after which a node that says nothing is dead
KEPT = 3600.0  # seconds after which what a dead node left is removed

# Made once: to build a statement costs more than to run it.
HERE = schema.presence.c
ADD = insert(schema.presence)
LEAVE = delete(schema.presence).where(HERE.match == bindparam("_match"), HERE.node == bindparam("_node"))


class Presence:
    """Who is where. A single node needs no more than its own connections."""

    def __init__(self, store: Store, bus: Bus, node: str, *, shared: bool) -> None:
        self.store = store
        self.bus = bus
        self.node = node
        self.shared = shared
        self._changed: set[Table] = set()

    def tell(self, table: Table) -> None:
        """Tell other nodes who is here, if that has changed; it is written on the next `renew`."""
        seats, watching = table.here()
        here = (tuple(sorted(seats)), watching)
        if self.shared and here != table.told_presence:
            table.told_presence = here
            self._changed.add(table)
            self.bus.publish(Present(table.record.id, self.node, *here))

    def heard(self, table: Table, news: Present) -> None:
        """Another node tells who is there."""
        table.elsewhere[news.node] = (news.seats, news.watching)
        table.announce_table()

    async def renew(self) -> None:
        """Say that this node lives, and write who is here."""
        if not self.shared:
            return
        changed, self._changed = self._changed, set()
        gone = [{"_match": table.record.id, "_node": self.node} for table in changed]
        here = [
            {"match": table.record.id, "node": self.node, "seats": list(seats), "watching": watching}
            for table in changed
            for seats, watching in [table.told_presence]
            if seats or watching
        ]
        until = self.store.now() + LEASE

        def job(line: Line) -> None:
            node = schema.node.c
            lives = line.execute(update(schema.node).where(node.name == self.node).values(until=until))
            if not lives.rowcount:
                line.execute(insert(schema.node).values(name=self.node, until=until))
                dead = select(node.name).where(node.until < until - KEPT)
                line.execute(delete(schema.presence).where(HERE.node.in_(dead)))
                line.execute(delete(schema.node).where(node.until < until - KEPT))
            if gone:
                line.execute(LEAVE, gone)
            if here:
                line.execute(ADD, here)

        try:
            await self.store.write(job)
        except BaseException:
            self._changed |= changed
            raise

    async def look(self, tables: Iterable[Table]) -> None:
        """Read who is at these tables on other nodes that live, all in one question."""
        wanted = {table.record.id: table for table in tables} if self.shared else {}
        if not wanted:
            return
        rows = await self._rows(list(wanted))
        found: dict[str, dict[str, tuple[tuple[int, ...], int]]] = {}
        for row in rows:
            found.setdefault(row.match, {})[row.node] = (tuple(row.seats), row.watching)
        for name, table in wanted.items():
            elsewhere = found.get(name, {})
            if elsewhere != table.elsewhere:
                table.elsewhere = elsewhere
                table.announce_table()

    async def elsewhere(self, chairs: Iterable[tuple[str, int]]) -> set[tuple[str, int]]:
        """Those of some tables and seats whose people are there through other nodes that live."""
        wanted = set(chairs) if self.shared else set()
        if not wanted:
            return set()
        rows = await self._rows(list({name for name, _ in wanted}))
        return wanted.intersection((row.match, seat) for row in rows for seat in row.seats)

    async def _rows(self, tables: list[str]) -> Sequence[Any]:
        return await self.store.rows(
            select(schema.presence)
            .join(schema.node, schema.node.c.name == HERE.node)
            .where(HERE.match.in_(tables), HERE.node != self.node, schema.node.c.until > self.store.now())
        )

    async def leave(self) -> None:
        """The node stops: nobody is here any more."""
        if self.shared:
            await self.store.execute(
                delete(schema.presence).where(HERE.node == self.node),
                delete(schema.node).where(schema.node.c.name == self.node),
            )
