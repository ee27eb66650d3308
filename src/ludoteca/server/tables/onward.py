"""Tables that play on from a position of a finished match, or from a puzzle.

Only finished ones, so nobody learns a secret by it. A puzzle is a position of a match between bots that was never
played here: its id stands where that of a match would.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import select

from ludoteca.engine.catalogue import game as find_game
from ludoteca.engine.log import AnyEntry, Head, Log, SeatSeed
from ludoteca.engine.match import Match
from ludoteca.engine.onward import inherited
from ludoteca.engine.values import LudotecaError
from ludoteca.review.puzzles import puzzles_of
from ludoteca.server.refusals import Refused
from ludoteca.server.storage import schema
from ludoteca.server.storage.rows import Stored
from ludoteca.server.tables.hall import Hall
from ludoteca.server.tables.records import Record
from ludoteca.server.tables.table import Table


class Origin(NamedTuple):
    """Where a table plays on from."""

    match: str  # or a puzzle
    step: int


async def entries(hall: Hall, record: Record) -> list[AnyEntry]:
    """What a table takes over from the match or the puzzle it plays on from."""
    assert record.parent is not None
    assert record.parent_step is not None
    query = select(schema.match.c.head, schema.match.c.status).where(schema.match.c.id == record.parent)
    row = await hall.store.row(query)
    puzzle = puzzles_of(find_game(record.game)).get(record.parent) if row is None else None
    if puzzle is not None:
        log = puzzle.log
    elif row is None or row.head is None or row.status != "over":
        raise Refused("not-over")
    else:
        stored = await hall.store.entries(record.parent)
        log = Log(msgspec.json.decode(row.head, type=Head), [one.entry for one in stored])
    try:
        return inherited(log, record.parent_step)
    except LudotecaError:
        raise Refused("no-position") from None


def begun(table: Table, seeds: Sequence[SeatSeed], taken: Sequence[AnyEntry]) -> Match:
    """The match of such a table, where it begins; Refused if it is over there."""
    record = table.record
    assert record.parent is not None
    try:
        return Match.onward(
            table.game, record.seats, seeds, record.options, parent=record.parent, entries=taken, name=record.id,
            server_seed=record.server_seed,
        )  # fmt: skip
    except LudotecaError:
        raise Refused("no-position") from None


def columns(match: str, row: Stored) -> dict[str, Any]:
    """One of the first entries of a match, for its table in the database."""
    return {
        "match": match, "number": row.entry.n, "body": msgspec.json.encode(row.entry), "at": row.at, "clock": row.clock,
    }  # fmt: skip
