"""Lists of tables: those to join or to watch, and one's own."""

from __future__ import annotations

from typing import Any

from sqlalchemy import or_, select

from ludoteca.server.people.people import Person
from ludoteca.server.storage import schema
from ludoteca.server.tables.hall import Hall
from ludoteca.server.tables.records import TableInfo

MOST = 100


class Lobby:
    """Looks for tables."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def public(self, game: str | None) -> list[TableInfo]:
        """Public tables: those that wait for people first, then those to watch."""
        columns = schema.match.c
        query = select(columns.id).where(columns.public, columns.status.in_(["open", "running", "paused"]))
        if game is not None:
            query = query.where(columns.game == game)
        return await self._infos(query.order_by(columns.status, columns.created.desc()))

    async def mine(self, who: Person) -> list[TableInfo]:
        """The tables a person sits at or hosts, that are not over; those that wait for the person come first.

        Of a championship only those they play at.
        """
        columns = schema.match.c
        seated = select(schema.chair.c.match).where(schema.chair.c.person == who.id)
        hosted = (columns.host == who.id) & columns.championship.is_(None)
        query = select(columns.id).where(columns.status != "over", or_(columns.id.in_(seated), hosted))
        infos = await self._infos(query.order_by(columns.created.desc()))
        return sorted(infos, key=lambda info: not any(info.chairs[seat].person == who.id for seat in info.waiting))

    async def _infos(self, query: Any) -> list[TableInfo]:
        rows = await self.hall.store.rows(query.limit(MOST))
        return [(await self.hall.get(row.id)).info() for row in rows]
