"""Rows that are only ever added: the entries of logs. Many go in at once, and each that is there already is told.

A job's rows are one entry, perhaps with its checkpoint. PostgreSQL gets each column of all of them as an array, in one
statement that is always the same and a transaction by itself: it leaves out what another node was first with, and
answers what it took. Rows go in sorted: two nodes that want the same ones wait for each other in one direction only.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple, TypeAlias

import msgspec
from sqlalchemy import Connection, Dialect, Row, Table

from ludoteca.engine.log import AnyEntry
from ludoteca.server.storage import schema
from ludoteca.server.storage.news import Told

SHORT = 1_000  # bytes of entries that go along with the news of them
MANY = 256  # rows in one statement of SQLite at most: it takes 32,766 values
ENTRY: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
ENTRY_COLUMNS = tuple(schema.entry.c.keys())
MARK_COLUMNS = tuple(schema.checkpoint.c.keys())

APPEND = """
WITH added AS (
    INSERT INTO entry (match, number, body, seat, key, clock, at)
    SELECT * FROM unnest($1::text[], $2::int[], $3::bytea[], $4::int[], $5::text[], $6::bytea[], $7::float8[])
    ON CONFLICT DO NOTHING RETURNING match, number
), marked AS (
    INSERT INTO checkpoint (match, number, digest)
    SELECT mark.match, mark.number, mark.digest
    FROM unnest($8::text[], $9::int[], $10::text[]) AS mark (match, number, digest) JOIN added USING (match, number)
)
SELECT match, number FROM added
"""

Rows: TypeAlias = list[tuple[Table, dict[str, Any]]]
Name: TypeAlias = tuple[str, int]  # of an entry: its match and its number


class Stored(NamedTuple):
    """One row of a log."""

    entry: AnyEntry
    seat: int | None
    key: str | None
    clock: bytes | None
    at: float


def stored(row: Row[Any]) -> Stored:
    """A row of the table `entry` as it is used."""
    return Stored(ENTRY.decode(row.body), row.seat, row.key, row.clock, row.at)


def told(rows: Rows) -> list[Told]:
    """What other nodes are told of rows that are in the log now; nothing of long ones."""
    entries = [row for table, row in rows if table is schema.entry]
    if sum(len(row["body"]) for row in entries) > SHORT:
        return []
    return [
        Told(msgspec.Raw(row["body"]), row["at"], row["seat"], row["key"], row["clock"] and msgspec.Raw(row["clock"]))
        for row in entries
    ]


def heard(told: Told) -> Stored:
    """What another node told of an entry."""
    clock = None if told.clock is None else bytes(told.clock)
    return Stored(ENTRY.decode(told.body), told.seat, told.key, clock, told.at)


def entry_rows(
    match: str,
    entry: AnyEntry,
    at: float,
    seat: int | None = None,
    key: str | None = None,
    clock: bytes | None = None,
    digest: str = "",
) -> Rows:
    """One entry of a log as rows, and perhaps what the log then replays to."""
    row = {
        "match": match, "number": entry.n, "body": msgspec.json.encode(entry),
        "seat": seat, "key": key, "clock": clock, "at": at,
    }  # fmt: skip
    rows: Rows = [(schema.entry, row)]
    if digest:
        rows.append((schema.checkpoint, {"match": match, "number": entry.n, "digest": digest}))
    return rows


def alone(rows: Rows) -> bool:
    """Is it one entry, so that it is either in or not?"""
    return rows[0][0] is schema.entry if len(rows) == 1 else sum(table is schema.entry for table, _ in rows) == 1


# ---- all or nothing


def add_rows(rows: Rows, line: Connection) -> None:
    """Write rows in the transaction of this line; those for the same table go in together."""
    tables: dict[Table, list[dict[str, Any]]] = {}
    for table, row in rows:
        tables.setdefault(table, []).append(row)
    for table, together in tables.items():
        add(line, table, together)


def add(line: Connection, table: Table, rows: list[dict[str, Any]]) -> None:
    """Insert rows that name the same columns, if there are any, and whose values are plain.

    SQLite, which has no arrays, gets few statements of many rows: its driver lets other threads run at each one, and
    then waits for the interpreter as long as they like. The numbers of rows are powers of two, so that it knows all of
    them by heart.
    """
    if not rows:
        return
    if line.dialect.name != "sqlite":
        columns = tuple(rows[0])
        line.exec_driver_sql(_insert_arrays(line.dialect, table, columns), _arrays(rows, columns))
        return
    first = 0
    while first < len(rows):
        count = min(MANY, 1 << (len(rows) - first).bit_length() - 1)
        values = tuple(value for row in rows[first : first + count] for value in row.values())
        line.exec_driver_sql(_insert(table.name, tuple(rows[first]), count), values)
        first += count


def _arrays(rows: list[dict[str, Any]], columns: tuple[str, ...]) -> tuple[list[Any], ...]:
    return tuple([row[name] for row in rows] for name in columns)


@cache
def _insert(table: str, columns: tuple[str, ...], count: int) -> str:
    names = ", ".join(f'"{column}"' for column in columns)
    row = "(" + ", ".join("?" * len(columns)) + ")"
    return f'INSERT INTO "{table}" ({names}) VALUES {", ".join([row] * count)}'  # noqa: S608 - names of our own


@cache
def _insert_arrays(dialect: Dialect, table: Table, columns: tuple[str, ...]) -> str:
    names = ", ".join(f'"{column}"' for column in columns)
    kinds = [table.c[column].type.compile(dialect) for column in columns]
    arrays = ", ".join(f"${number}::{kind}[]" for number, kind in enumerate(kinds, 1))
    return f'INSERT INTO "{table.name}" ({names}) SELECT * FROM unnest({arrays})'  # noqa: S608 - names of our own


# ---- each by itself, on PostgreSQL


class Appending:
    """Entries of many jobs on their way in: `values` for the statement, and who is meant by its answer."""

    def __init__(self, jobs: Sequence[Rows]) -> None:
        self._names: list[Name | None] = []  # job by job; None: another one of them has the same name
        entries: dict[Name, dict[str, Any]] = {}
        marks: list[dict[str, Any]] = []
        for job in jobs:
            name: Name | None = None
            for table, row in job:
                if table is schema.entry:
                    wanted = (row["match"], row["number"])
                    if wanted not in entries:
                        name = wanted
                        entries[name] = row
                elif name is not None:
                    marks.append(row)
            self._names.append(name)
        ordered = [entries[name] for name in sorted(entries)]
        self.values = (*_arrays(ordered, ENTRY_COLUMNS), *_arrays(marks, MARK_COLUMNS))

    def answers(self, taken: Sequence[Any]) -> list[bool]:
        """Job by job: was its entry taken?"""
        names = {(row[0], row[1]) for row in taken}
        return [name in names for name in self._names]


def append(line: Connection, jobs: Sequence[Rows]) -> list[bool]:
    """Write these in the transaction of a line; job by job: was it taken? On SQLite all are, or it fails."""
    if line.dialect.name == "sqlite":
        add_rows([row for job in jobs for row in job], line)
        return [True] * len(jobs)
    appending = Appending(jobs)
    return appending.answers(line.exec_driver_sql(APPEND, appending.values).all())
