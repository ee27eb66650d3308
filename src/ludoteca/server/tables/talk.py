"""Talk at a table. During play the channels are exactly those that the game allows (`game.talk`)."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import insert, select

from ludoteca.server.people.limits import Limits
from ludoteca.server.people.names import clean_text
from ludoteca.server.people.people import People, Person
from ludoteca.server.refusals import Refused
from ludoteca.server.storage import schema
from ludoteca.server.storage.database import Line
from ludoteca.server.storage.news import Said
from ludoteca.server.tables.connection import Connection
from ludoteca.server.tables.frames import ChatFrame
from ludoteca.server.tables.hall import Hall
from ludoteca.server.tables.seatview import encode
from ludoteca.server.tables.table import Table

LENGTH = 300
BURST = 10  # seconds' worth of talk that somebody may say at once
SHOWN = 50  # messages that a newcomer gets
PHRASES = ("hello", "good-luck", "nice-move", "oops", "thinking", "your-turn", "well-played", "thanks", "bye")


class Talking:
    """Chat, with its history."""

    def __init__(self, hall: Hall, people: People, rate: float) -> None:
        self.hall = hall
        self.people = people
        self._limits = Limits(rate, BURST * rate)  # of a person, at all tables together: what is said is kept

    async def say(self, table: Table, who: Person, seat: int | None, channel: str, text: str) -> None:
        """Say something at the table, or to one's partners."""
        place = self._channel(table, seat, channel)
        if await self.people.silenced(who):
            raise Refused("silenced", 403)
        plain = clean_text(text, LENGTH)
        if not plain:
            raise Refused("empty-text", 400)
        if place == "table" and self._only_phrases(table) and plain not in PHRASES:
            raise Refused("phrases-only")
        if not self._limits.take(who.id, time.monotonic()):
            raise Refused("too-many", 429)
        row = {
            "match": table.record.id,
            "channel": place,
            "person": who.id,
            "name": who.name,
            "text": plain,
            "at": time.time(),
        }

        def job(line: Line) -> int:
            made = line.execute(insert(schema.chat).values(row).returning(schema.chat.c.id))
            return int(made.scalar_one())

        number: int = await self.hall.store.write(job)
        await self._deliver(table, row | {"id": number})
        self.hall.bus.publish(Said(table.record.id, number))

    async def hear(self, news: Said) -> None:
        """Another node stored a message."""
        table = self.hall.tables.get(news.table)
        if table is not None:
            row = await self.hall.store.row(select(schema.chat).where(schema.chat.c.id == news.chat))
            if row is not None:
                await self._deliver(table, dict(row._mapping))

    async def history(self, table: Table, connection: Connection) -> None:
        """What was said lately, for somebody who arrives."""
        columns = schema.chat.c
        rows = await self.hall.store.rows(
            select(schema.chat).where(columns.match == table.record.id).order_by(columns.id.desc()).limit(SHOWN)
        )
        muted = await self.people.muted(connection.person)
        for row in reversed(rows):
            if row.person not in muted and self._may_hear(table, connection, row.channel):
                connection.push(_frame(dict(row._mapping)))

    async def _deliver(self, table: Table, row: dict[str, Any]) -> None:
        frame = _frame(row)
        for connection in list(table.connections):
            if not connection.greeted or not self._may_hear(table, connection, row["channel"]):
                continue
            if row["person"] not in await self.people.muted(connection.person):
                connection.push(frame)

    # ---- channels

    def _channel(self, table: Table, seat: int | None, channel: str) -> str:
        """Where it goes; Refused if this game does not have such talk now."""
        talk = table.talk
        playing = table.record.status in {"running", "paused"}
        if channel == "table":
            if playing and (talk.table == "none" or seat is None):
                raise Refused("no-talk", 403)
            return "table"
        if channel == "partners" and seat is not None and talk.partners == "free":
            return f"side-{_side(table, seat)}"
        raise Refused("no-talk", 403)

    def _only_phrases(self, table: Table) -> bool:
        talk = table.talk
        return talk.table == "phrases" and table.record.status in {"running", "paused"}

    def _may_hear(self, table: Table, connection: Connection, channel: str) -> bool:
        if channel == "table":
            return True
        return connection.viewer is not None and channel == f"side-{_side(table, connection.viewer)}"


def _side(table: Table, seat: int) -> int:
    return next(number for number, side in enumerate(table.sides) if seat in side)


def _frame(row: dict[str, Any]) -> bytes:
    return encode(ChatFrame(**{name: row[name] for name in ChatFrame.__struct_fields__}))
