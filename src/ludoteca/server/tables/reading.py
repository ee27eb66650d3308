"""Tables as the database has them. A list of many costs as few questions as one: strangers ask for lists, too."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from sqlalchemy import select

from ludoteca.engine.log import Undo
from ludoteca.server.storage import schema
from ludoteca.server.storage.rows import ENTRY
from ludoteca.server.storage.store import Store
from ludoteca.server.tables.records import Chair, Record, TableInfo
from ludoteca.server.tables.table import Table

Rows = tuple[Record, list[Chair]]
BINARY = ("head", "clock")
_match, _chair, _entry = schema.match.c, schema.chair.c, schema.entry.c


async def stored(store: Store, names: Sequence[str]) -> dict[str, Rows]:
    """The rows of these tables, those that are there."""
    found: dict[str, Rows] = {}
    for row in await store.rows(select(schema.match).where(_match.id.in_(names))):
        fields = {name: getattr(row, name) for name in Record.__struct_fields__ if name not in BINARY}
        record = msgspec.convert(fields, Record)
        record.head, record.clock = row.head, row.clock
        found[row.id] = record, []
    chairs = select(schema.chair).where(_chair.match.in_(list(found))).order_by(_chair.match, _chair.seat)
    for row in await store.rows(chairs) if found else ():
        chair = Chair(row.seat, row.kind, row.person, row.level, row.name, row.seed, row.origin, row.away)
        found[row.match][1].append(chair)
    return found


async def rematches(store: Store, records: Iterable[Record]) -> dict[str, str]:
    """The tables at which the people of these play once more."""
    over = [record.id for record in records if record.status == "over"]
    again = select(_match.id, _match.rematch_of).where(_match.rematch_of.in_(over))
    return {row.rematch_of: row.id for row in await store.rows(again)} if over else {}


async def glances(store: Store, names: Sequence[str]) -> list[TableInfo]:
    """Finished tables as a list shows them, in this order: no match is played again, and nothing stays in memory."""
    found = await stored(store, names)
    records = [record for record, _ in found.values()]
    again, undone = await rematches(store, records), await _taken_back(store, records)
    infos: list[TableInfo] = []
    for name in names:
        if name in found:
            table = Table(*found[name], None)
            table.rematch = again.get(name)
            table.taken_back = name in undone
            infos.append(table.info())
    return infos


async def _taken_back(store: Store, records: Iterable[Record]) -> set[str]:
    """Where people agreed to take something back. Only moves have a seat beside them: the rest of a log is short."""
    rated = [record.id for record in records if not record.imported and record.parent is None]  # others are not anyway
    query = select(_entry.match, _entry.body).where(_entry.match.in_(rated), _entry.seat.is_(None))
    others = [(row.match, ENTRY.decode(row.body)) for row in await store.rows(query)] if rated else []
    return {match for match, entry in others if isinstance(entry, Undo) and len(entry.by) > 1}
