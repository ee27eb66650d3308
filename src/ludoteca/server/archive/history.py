"""What was played: lists, export and import of logs. The log of a running match is a secret of the server."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from contextlib import nullcontext, suppress
from typing import TypeVar

import msgspec
from sqlalchemy import ColumnElement, select, update

from ludoteca.engine.log import Head, Log
from ludoteca.engine.match import Match
from ludoteca.engine.values import LogError, Result
from ludoteca.server.archive import checking
from ludoteca.server.bots.line import Line
from ludoteca.server.people.people import Person
from ludoteca.server.refusals import Refused
from ludoteca.server.storage import schema
from ludoteca.server.storage.rows import entry_rows
from ludoteca.server.tables.clocks import NoClock
from ludoteca.server.tables.hall import Hall
from ludoteca.server.tables.reading import glances
from ludoteca.server.tables.records import Chair, Record, TableInfo
from ludoteca.server.tables.table import Table

READERS = 2  # logs that are in memory and played again at the same time, for people who look back
TOGETHER = 200  # entries that are written in one transaction

Answer = TypeVar("Answer")


class History:
    """Looks back."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._line = Line(READERS)

    async def finished(self, game: str | None, person: str | None, before: float | None, limit: int) -> list[TableInfo]:
        """Finished matches, newest first; only public ones, unless they are the person's own."""
        columns = schema.match.c
        wanted: list[ColumnElement[bool]] = []
        if game is not None:
            wanted.append(columns.game == game)
        if person is not None:
            wanted.append(_seated(schema.chair.c.person == person))
        else:
            wanted.append(columns.public)
        if before is not None:
            wanted.append(columns.ended < before)
        return await self._newest(wanted, limit)

    async def of_player(self, seated: ColumnElement[bool], limit: int) -> list[TableInfo]:
        """Public finished matches of a player, newest first; `seated` finds the player's chairs."""
        return await self._newest([schema.match.c.public, _seated(seated)], limit)

    async def _newest(self, wanted: list[ColumnElement[bool]], limit: int) -> list[TableInfo]:
        columns = schema.match.c
        query = select(columns.id).where(columns.status == "over", columns.head.is_not(None), *wanted)
        rows = await self.hall.store.rows(query.order_by(columns.ended.desc()).limit(limit))
        names = [row.id for row in rows]
        held = {name: table.info() for name in names if (table := self.hall.tables.get(name)) is not None}
        rest = await glances(self.hall.store, [name for name in names if name not in held])
        known = held | {info.id: info for info in rest}
        return [known[name] for name in names if name in known]

    # ---- logs

    async def opened(self, name: str) -> Table:
        """A finished match whose log everybody may read."""
        table = await self.hall.get(name)
        if table.record.status != "over" or table.record.head is None:
            raise Refused("still-running", 403)
        if table.record.sealed(self.hall.store.now()):
            raise Refused("sealed", 403)
        return table

    async def log(self, name: str) -> Log:
        """The whole log of a finished match, ready for `ludoteca verify`."""
        return await self.read(await self.opened(name))

    async def beside(self, person: str, table: Table, work: Callable[[Log], Answer]) -> Answer:
        """Do something with a log, beside the server's own work: few are in memory at once, and each person in turn."""
        async with self._line.turn(person):
            async with nullcontext() if table.record.status == "over" else table.lock:
                log = await self.read(table)
            return await asyncio.to_thread(work, log)

    async def read(self, table: Table) -> Log:
        """The log of a match as it is now; not to be shown while the match runs."""
        assert table.record.head is not None
        entries = [stored.entry for stored in await self.hall.store.entries(table.record.id)]
        if table.referee is not None and table.referee.match.result is not None:
            return msgspec.structs.replace(table.referee.match.log, entries=entries)
        over = table.record.status == "over"
        return Log(msgspec.json.decode(table.record.head, type=Head), entries, table.record.server_seed if over else "")

    async def adopt(self, who: Person, raw: bytes) -> TableInfo:
        """Import a finished match from its log. One with fair dice must prove them."""
        try:
            log, result = await checking.checked(raw)
        except LogError as problem:
            raise Refused("bad-log", 400, why=str(problem)) from None
        return await self._store(who, log, result)

    async def _store(self, who: Person, log: Log, result: Result) -> TableInfo:
        """Write it in parts, so that nobody else waits for long; nobody finds it before it has its head."""
        head, now = log.head, time.time()
        record = Record(
            id=secrets.token_hex(8), game=head.game, version=head.version, seats=head.seats, options=head.options,
            host=who.id, public=False, pace=NoClock(), undo="none", level="normal", status="over",
            server_seed=log.seed[:64], commitment=head.commitment[:64],
            result=result, imported=True, created=now, started=now, ended=now,
        )  # fmt: skip
        chairs = [Chair(seat, "open") for seat in range(head.seats)]
        await self.hall.add(record, chairs)
        del self.hall.tables[record.id]
        for first in range(0, len(log.entries), TOGETHER):
            some = log.entries[first : first + TOGETHER]
            await self.hall.store.append_rows([row for entry in some for row in entry_rows(record.id, entry, now)])
        whole = update(schema.match).where(schema.match.c.id == record.id).values(head=head.to_json())
        await self.hall.store.execute(whole)
        return Table(record, chairs, None).info()  # nobody looks at it yet: it is not kept in memory


def exported(log: Log) -> bytes:
    """A log as it is downloaded: with the sides of each draw, which a match that is in memory knows already."""
    if log.head.dice == "fair" and not log.sides:
        with suppress(LogError):  # it was played under older rules
            log = Match.replay(log).log
    return log.to_json()


def _seated(seated: ColumnElement[bool]) -> ColumnElement[bool]:
    """Matches at which one of these chairs stands."""
    return schema.match.c.id.in_(select(schema.chair.c.match).where(seated))
