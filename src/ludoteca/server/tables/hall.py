"""The tables that this process has in memory, and how they are read, written and kept equal to the database.

A node is a cache of what the database holds. A table is changed under its lock, written with the revision it was
read at, and only then is the change true here; it is read again if another node was first.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import structlog
from sqlalchemy import Executable, bindparam, func, insert, select, update

from ludoteca.engine.catalogue import games
from ludoteca.engine.log import End, Head, Play
from ludoteca.engine.values import LogError, Result
from ludoteca.server.refusals import Refused
from ludoteca.server.storage import schema
from ludoteca.server.storage.bus import Bus
from ludoteca.server.storage.database import Away, Line, Unwritable
from ludoteca.server.storage.news import TableChanged
from ludoteca.server.storage.rows import Stored
from ludoteca.server.storage.store import Conflict, Store
from ludoteca.server.tables import reading
from ludoteca.server.tables.clocks import Clock
from ludoteca.server.tables.connection import Connection
from ludoteca.server.tables.presence import Presence
from ludoteca.server.tables.records import Chair, Record, Trouble
from ludoteca.server.tables.referee import Referee
from ludoteca.server.tables.table import Table

log = structlog.get_logger()

FINISHED = 60.0  # seconds after which a finished table that nobody looks at is let go
AGAIN = 0.5  # seconds between two tries to find out what is true
_entries = schema.entry.c
NEWEST = select(func.max(_entries.number)).where(_entries.match == schema.match.c.id).scalar_subquery().label("newest")
REVISIONS = select(schema.match.c.id, schema.match.c.revision, NEWEST)  # how far the database is
# Made once: to build a statement costs more than to run it.
SAVE_MATCH = update(schema.match).where(
    schema.match.c.id == bindparam("_id"), schema.match.c.revision == bindparam("_revision")
)
SAVE_CHAIR = update(schema.chair).where(
    schema.chair.c.match == bindparam("_match"), schema.chair.c.seat == bindparam("_seat")
)


class Hall:
    """All tables of this node."""

    def __init__(self, store: Store, bus: Bus, presence: Presence) -> None:
        self.store = store
        self.bus = bus
        self.presence = presence
        self.tables: dict[str, Table] = {}
        self.troubles: dict[str, Trouble] = {}  # with games that their authors are working on, by name
        self.stirred: asyncio.Queue[Table] = asyncio.Queue()  # where something may happen by itself: for the keeper
        self.ended: asyncio.Queue[str] = asyncio.Queue()  # championships of which a match is over: for the brackets
        self.finished: asyncio.Queue[str] = asyncio.Queue()  # matches that are over: for the chronicle
        self.looked_at: asyncio.Queue[Table] = asyncio.Queue()  # where somebody may have to be told: for the notices
        self._loading: dict[str, asyncio.Lock] = {}
        self._settling: set[asyncio.Task[None]] = set()

    # ---- reading

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

    async def shown(self, name: str, who: str | None) -> Table:
        """A table for somebody who wants to look at it. A deal whose day is not over is shown only to who plays it."""
        table = await self.get(name)
        if table.record.sealed(self.store.now()) and (who is None or not table.seats_of(who)):
            raise Refused("sealed", 403)
        return table

    async def _load(self, name: str) -> Table:
        record, chairs = await self._read(name)
        if record.game not in games():
            raise Refused("not-found", 404)
        referee = await self._referee(record)
        rematch = await self._rematch(record)
        table = self.place(record, chairs, referee)
        table.rematch = rematch
        await self.presence.look([table])
        return table

    async def _rematch(self, record: Record) -> str | None:
        return (await reading.rematches(self.store, [record])).get(record.id)

    async def _read(self, name: str) -> tuple[Record, list[Chair]]:
        found = await reading.stored(self.store, [name])
        if name not in found:
            raise Refused("not-found", 404)
        return found[name]

    async def replayed(self, record: Record) -> Referee | None:
        """The match of a table from its log; None before the start, and of an imported one: it is only looked back at.

        LogError if it no longer replays.
        """
        if record.head is None or record.imported:
            return None
        stored = await self.store.entries(record.id)
        marks = await self.store.rows(select(schema.checkpoint).where(schema.checkpoint.c.match == record.id))
        digests = {row.number: row.digest for row in marks}
        head = msgspec.json.decode(record.head, type=Head)
        referee = await Referee.load(head, stored, digests, record.server_seed, record.pace)
        _set_clock(referee, record)
        return referee

    async def _referee(self, record: Record) -> Referee | None:
        """The match of a table; one that no longer replays is closed as abandoned, never continued silently."""
        try:
            return await self.replayed(record)
        except LogError as problem:
            log.warning("match cannot go on", match=record.id, problem=str(problem))
            if record.status != "over":
                await self._abandon(record)
            return None

    async def _abandon(self, record: Record) -> None:
        stored = await self.store.entries(record.id)
        result = Result((1,) * record.seats, (0.0,) * record.seats, "abandoned")
        now = self.store.now()
        entry = End(n=stored[-1].entry.n + 1 if stored else 0, reason="abandoned")
        await self.store.execute(
            update(schema.match)
            .where(schema.match.c.id == record.id)
            .values(status="over", result=msgspec.to_builtins(result), ended=now, revision=record.revision + 1),
            insert(schema.entry).values(match=record.id, number=entry.n, body=msgspec.json.encode(entry), at=now),
        )
        record.status, record.result, record.ended = "over", result, now
        record.revision += 1

    async def reload(self, table: Table) -> None:
        """Read a table's row and chairs again, and follow its log; the caller holds the lock."""
        record, chairs = await self._read(table.record.id)
        referee = table.referee
        if referee is None:
            referee = await self._referee(record)
        else:
            for row in await self.store.entries(record.id, referee.match.last.n):
                referee.follow(row)
            _set_clock(referee, record)
        table.rematch = await self._rematch(record)
        table.record, table.chairs, table.referee = record, chairs, referee
        table.doubtful = False
        table.reseat()

    async def catch_up(self, table: Table) -> None:
        """Read a table again, and tell everybody at it what is new; the caller holds the lock."""
        await self.reload(table)
        table.announce()
        table.announce_table()
        self.attend(table)

    async def read_on(self, table: Table) -> None:
        """Another node was first with an entry: follow the log, and tell everybody; the caller holds the lock.

        Moves change nothing but the log; with anything else the table's row and chairs may have changed too.
        """
        referee = table.referee
        rows = [] if referee is None else await self.store.newer(table.record.id, referee.match.last.n)
        if rows and all(isinstance(row.entry, Play) for row in rows):
            self.follow(table, rows)
        else:
            await self.catch_up(table)

    def follow(self, table: Table, rows: Sequence[Stored]) -> None:
        """Make true what is in the log, and tell everybody at the table; the caller holds the lock, or nobody does."""
        referee = table.referee
        if referee is None:
            return
        before = referee.match.last.n
        try:
            for row in rows:
                referee.follow(row)
        finally:
            if referee.match.last.n > before:
                table.announce()
                self.attend(table)

    def attend(self, table: Table) -> None:
        """Something may now happen at this table by itself: its driver looks, or the keeper gives it one."""
        self.stirred.put_nowait(table)
        self.look_at(table)
        table.changed.set()

    def look_at(self, table: Table) -> None:
        """Somebody who is not here may have to be told something of this table; nobody waits for that."""
        if not table.noticed and not table.all_here():
            table.noticed = True
            self.looked_at.put_nowait(table)

    # ---- writing

    async def add(self, record: Record, chairs: list[Chair], *more: Executable) -> Table:
        """A new table."""
        statements = [*rows(record, chairs), *more]

        def job(line: Line) -> None:
            for statement in statements:
                line.execute(statement)

        try:
            await self.store.write(job, repeatable=True)
        except Conflict:
            await self._read(record.id)  # nobody else knows this id: it was written, and the answer was lost
        return self.place(record, chairs)

    def place(self, record: Record, chairs: list[Chair], referee: Referee | None = None) -> Table:
        """Have a table in memory; its rows are written."""
        table = self.tables[record.id] = Table(record, chairs, referee)
        table.trouble = self.troubles.get(record.game)
        return table

    async def save(
        self, table: Table, *more: Executable | Callable[[Line], None], chairs: Sequence[Chair] = (), **changes: Any
    ) -> None:
        """Write a table's row and these chairs, and more with them; then it is so here.

        Conflict (and the table is read again) if another node was first. The caller holds the lock.
        """
        record = table.record
        values = changes | {"revision": record.revision + 1}
        row = {"_id": record.id, "_revision": record.revision} | _builtin(values)
        changed = [{"_match": record.id, "_seat": chair.seat} | _chair(record.id, chair) for chair in chairs]

        def job(line: Line) -> None:
            if line.execute(SAVE_MATCH, row).rowcount != 1:
                raise Conflict("another node changed this table")
            if changed:
                line.execute(SAVE_CHAIR, changed)
            for statement in more:
                if callable(statement):
                    statement(line)
                else:
                    line.execute(statement)

        await self.stored(table, self.store.write(job, repeatable=True))
        for name, value in values.items():
            setattr(record, name, value)
        for chair in chairs:
            table.chairs[chair.seat] = chair
        self.bus.publish(TableChanged(record.id))

    async def stored(self, table: Table, write: asyncio.Future[Any], *, entry: bool = False) -> None:
        """Wait for a write, perhaps of an entry alone. Whatever goes wrong, what is true is found out and told."""
        try:
            await write
        except Conflict:
            await (self.read_on(table) if entry else self.catch_up(table))
            raise
        except Unwritable:
            raise  # nothing was written
        except BaseException:  # nobody knows; or whoever waited for it is gone
            table.doubtful = True
            task = asyncio.create_task(self._settle(table))
            self._settling.add(task)
            task.add_done_callback(self._settling.discard)
            raise

    async def _settle(self, table: Table) -> None:
        await self.store.tried()
        while table.doubtful:
            try:
                async with table.lock:
                    await self.catch_up(table)
            except Away:
                await asyncio.sleep(AGAIN)

    async def fresh(self, table: Table) -> None:
        """Know of a table what every other node knows: before anything but a move, which has a decision's number."""
        if table.doubtful or (self.presence.shared and await self._behind(table)):
            await self.catch_up(table)

    async def _behind(self, table: Table) -> bool:
        found = await self.store.row(REVISIONS.where(schema.match.c.id == table.record.id))
        return found is not None and table.behind(found.revision, found.newest)

    # ---- the rest

    def tell_presence(self, table: Table, newcomer: Connection | None = None) -> None:
        """Tell everybody at the table, here and on other nodes, who is here."""
        self.presence.tell(table)
        self.look_at(table)
        table.announce_table(newcomer)

    async def connected(self, chairs: list[tuple[str, int]]) -> set[tuple[str, int]]:
        """Those of some tables and seats whose people are connected, to this node or to another."""
        named = {name: self.tables[name] for name, _ in chairs if name in self.tables}
        found = {(name, seat) for name, table in named.items() for seat in table.here()[0]}
        return found.intersection(chairs) | await self.presence.elsewhere(chairs)

    def forget_idle(self, seconds: float) -> None:
        """Let go of tables that nobody uses; of finished ones sooner."""
        now = time.monotonic()
        for name, table in list(self.tables.items()):
            patience = min(seconds, FINISHED) if table.record.status == "over" else seconds
            used = table.connections or table.driver is not None or table.lock.locked()
            if not used and table.used < now - patience:
                del self.tables[name]


def rows(record: Record, chairs: list[Chair]) -> list[Executable]:
    """What writes a new table."""
    return [
        insert(schema.match).values(_columns(record)),
        insert(schema.chair).values([_chair(record.id, chair) for chair in chairs]),
    ]


def _set_clock(referee: Referee, record: Record) -> None:
    """The clock of a match is that of its last entry, unless the table's row has a later one."""
    if record.clock is not None and referee.clock is not None:
        of_row = msgspec.json.decode(record.clock, type=Clock)
        if of_row.since >= referee.clock.since:
            referee.clock = of_row


def _columns(record: Record) -> dict[str, Any]:
    return _builtin({name: getattr(record, name) for name in record.__struct_fields__})


def _builtin(values: dict[str, Any]) -> dict[str, Any]:
    return {name: value if isinstance(value, bytes) else msgspec.to_builtins(value) for name, value in values.items()}


def _chair(match: str, chair: Chair) -> dict[str, Any]:
    return {"match": match} | msgspec.structs.asdict(chair)
