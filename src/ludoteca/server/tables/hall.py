"""The tables that this process has in memory, and how they are read, written and kept equal to the database.

A node is a cache of what the database holds. A table is changed under its lock, written with the
revision it was read at, and read again if another node was first.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from typing import Any

import msgspec
import structlog
from sqlalchemy import Executable, bindparam, insert, select, update

from ludoteca.engine.catalogue import games
from ludoteca.engine.log import End, Head
from ludoteca.engine.values import LogError, Result
from ludoteca.server.refusals import Refused
from ludoteca.server.storage import schema
from ludoteca.server.storage.bus import Bus
from ludoteca.server.storage.database import Line
from ludoteca.server.storage.store import Conflict, Store
from ludoteca.server.tables.clocks import Clock
from ludoteca.server.tables.records import Chair, Proposal, Record
from ludoteca.server.tables.referee import Referee
from ludoteca.server.tables.table import Table

log = structlog.get_logger()

# Made once: to build a statement costs more than to run it.
SAVE_MATCH = update(schema.match).where(
    schema.match.c.id == bindparam("_id"), schema.match.c.revision == bindparam("_revision")
)
SAVE_CHAIR = update(schema.chair).where(
    schema.chair.c.match == bindparam("_match"), schema.chair.c.seat == bindparam("_seat")
)


class Hall:
    """All tables of this node."""

    def __init__(self, store: Store, bus: Bus) -> None:
        self.store = store
        self.bus = bus
        self.tables: dict[str, Table] = {}
        self.stirred: asyncio.Queue[Table] = asyncio.Queue()  # where something may now happen by itself: for the keeper
        self.ended: asyncio.Queue[str] = asyncio.Queue()  # championships of which a match is over: for the brackets
        self._loading: dict[str, asyncio.Lock] = {}

    async def get(self, name: str) -> Table:
        """A table, from memory or from the database."""
        table = self.tables.get(name)
        if table is None:
            try:
                async with self._loading.setdefault(name, asyncio.Lock()):
                    table = self.tables.get(name) or await self._load(name)
            finally:
                self._loading.pop(name, None)  # also of one that is not there
        table.used = time.monotonic()
        return table

    async def _load(self, name: str) -> Table:
        record, chairs = await self._read(name)
        if record.game not in games():
            raise Refused("not-found", 404)
        referee = await self._referee(record)
        table = Table(record, chairs, referee)
        table.rematch = await self._rematch(record)
        self.tables[name] = table
        return table

    async def _rematch(self, record: Record) -> str | None:
        if record.status != "over":
            return None
        row = await self.store.row(select(schema.match.c.id).where(schema.match.c.rematch_of == record.id))
        return None if row is None else str(row.id)

    async def _read(self, name: str) -> tuple[Record, list[Chair]]:
        row = await self.store.row(select(schema.match).where(schema.match.c.id == name))
        if row is None:
            raise Refused("not-found", 404)
        fields = {name: getattr(row, name) for name in Record.__struct_fields__}
        binary = {column: fields.pop(column) for column in ("head", "clock")}
        record = msgspec.convert(fields, Record)
        record.head, record.clock = binary["head"], binary["clock"]
        rows = await self.store.rows(
            select(schema.chair).where(schema.chair.c.match == name).order_by(schema.chair.c.seat)
        )
        return record, [
            Chair(row.seat, row.kind, row.person, row.level, row.name, row.seed, row.origin, row.away) for row in rows
        ]

    async def _referee(self, record: Record) -> Referee | None:
        """The match of a table; one that no longer replays is closed as abandoned, never continued silently."""
        if record.head is None:
            return None
        head = msgspec.json.decode(record.head, type=Head)
        try:
            referee = await Referee.load(self.store, record.id, head, record.server_seed, record.pace)
        except LogError as problem:
            log.warning("match cannot go on", match=record.id, problem=str(problem))
            if record.status != "over":
                await self._abandon(record)
            return None
        if record.status == "paused" and record.clock is not None:
            referee.clock = msgspec.json.decode(record.clock, type=Clock)
        return referee

    async def _abandon(self, record: Record) -> None:
        stored = await self.store.entries(record.id)
        last = stored[-1].entry.n if stored else -1
        result = Result((1,) * record.seats, (0.0,) * record.seats, "abandoned")
        now = time.time()
        entry = End(n=last + 1, reason="abandoned")
        await self.store.execute(
            update(schema.match)
            .where(schema.match.c.id == record.id)
            .values(status="over", result=msgspec.to_builtins(result), ended=now, revision=record.revision + 1),
            insert(schema.entry).values(match=record.id, number=entry.n, body=msgspec.json.encode(entry), at=now),
        )
        record.status, record.result, record.ended = "over", result, now
        record.revision += 1

    def attend(self, table: Table) -> None:
        """Something may now happen at this table by itself: its driver looks, or the keeper gives it one."""
        self.stirred.put_nowait(table)
        table.changed.set()

    # ---- changing

    async def add(self, record: Record, chairs: list[Chair], *more: Any) -> Table:
        """A new table."""
        await self.store.execute(*rows(record, chairs), *more)
        return self.place(record, chairs)

    def place(self, record: Record, chairs: list[Chair]) -> Table:
        """Have a new table in memory; its rows are written."""
        table = self.tables[record.id] = Table(record, chairs, None)
        return table

    async def save(self, table: Table, seats: Iterable[int] = (), *more: Any, **changes: Any) -> None:
        """Write a table's row and these chairs; Conflict (and the table read again) if another node was first."""
        record = table.record
        values = changes | {"revision": record.revision + 1}
        row = {"_id": record.id, "_revision": record.revision} | _builtin(values)
        chairs = [{"_match": record.id, "_seat": seat} | _chair(record.id, table.chairs[seat]) for seat in seats]

        def job(line: Line) -> None:
            if line.execute(SAVE_MATCH, row).rowcount != 1:
                raise Conflict("another node changed this table")
            if chairs:
                line.execute(SAVE_CHAIR, chairs)
            for statement in more:
                if callable(statement):
                    statement(line)
                else:
                    line.execute(statement)

        try:
            await self.store.write(job)
        except BaseException:
            await self.reload(table)
            raise
        for name, value in values.items():
            setattr(record, name, value)
        self.bus.publish({"table": record.id})

    async def reload(self, table: Table) -> None:
        """Read a table's row and chairs again, and follow its log."""
        table.record, table.chairs = await self._read(table.record.id)
        if table.referee is None:
            table.referee = await self._referee(table.record)
        else:
            await table.referee.catch_up()
            if table.record.clock is not None and table.record.status == "paused":
                table.referee.clock = msgspec.json.decode(table.record.clock, type=Clock)
        table.rematch = await self._rematch(table.record)
        table.reseat()

    async def hear(self, news: dict[str, Any]) -> None:
        """Another node changed a table that we may have in memory."""
        if "lost" in news:
            for known in list(self.tables.values()):
                await self.hear({"table": known.record.id})
            return
        table = self.tables.get(news.get("table", ""))
        if table is None:
            return
        if "present" in news:
            table.elsewhere[news["node"]] = (news["present"], news["watching"])
            table.announce_table()
            return
        if "proposals" in news:
            table.proposals = msgspec.convert(news["proposals"], dict[str, Proposal])
            table.announce_table()
            return
        if "played" in news:
            async with table.lock:
                if table.referee is not None:
                    if table.referee.match.last.n < news["played"]:
                        await table.referee.catch_up()
                    table.announce()  # also if a move of our own found out first
            return
        async with table.lock:
            await self.reload(table)
            self.tell_presence(table)
            table.announce()

    def tell_proposals(self, table: Table) -> None:
        """Tell everybody at the table, here and on other nodes, what is proposed."""
        self.bus.publish({"table": table.record.id, "proposals": msgspec.to_builtins(table.proposals)})
        table.announce_table()

    def tell_presence(self, table: Table) -> None:
        """Tell everybody at the table, here and on other nodes, who is here."""
        here, spectators = table.here()
        if (sorted(here), spectators) != table.told_presence:
            table.told_presence = (sorted(here), spectators)
            self.bus.publish({"table": table.record.id, "present": sorted(here), "watching": spectators})
        table.announce_table()

    def forget_idle(self, seconds: float) -> None:
        """Let go of tables that nobody uses."""
        old = time.monotonic() - seconds
        for name, table in list(self.tables.items()):
            if not table.connections and table.driver is None and table.used < old and not table.lock.locked():
                del self.tables[name]


def rows(record: Record, chairs: list[Chair]) -> list[Executable]:
    """What writes a new table."""
    return [
        insert(schema.match).values(_columns(record)),
        insert(schema.chair).values([_chair(record.id, chair) for chair in chairs]),
    ]


def _columns(record: Record) -> dict[str, Any]:
    return _builtin({name: getattr(record, name) for name in record.__struct_fields__})


def _builtin(values: dict[str, Any]) -> dict[str, Any]:
    return {name: value if isinstance(value, bytes) else msgspec.to_builtins(value) for name, value in values.items()}


def _chair(match: str, chair: Chair) -> dict[str, Any]:
    return {"match": match} | msgspec.structs.asdict(chair)
