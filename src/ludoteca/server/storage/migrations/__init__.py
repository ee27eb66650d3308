"""The database from one release to the next, by Alembic; `upgrade` brings it to this one.

A new database is made as the program knows it, and one that is of this release is left alone: neither needs Alembic,
which takes longer to load than all else that happens then. That both ways lead to the same tables is a test's business.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Column, Connection, MetaData, PrimaryKeyConstraint, String, Table, inspect, select

from ludoteca.engine.values import LudotecaError
from ludoteca.server.storage.schema import metadata

if TYPE_CHECKING:
    from alembic.config import Config

FOLDER = Path(__file__).parent
KNOWN = tuple(sorted(file.name[:4] for file in (FOLDER / "versions").glob("[0-9]*.py")))  # 0001, 0002 …
NEWEST = KNOWN[-1]

# Alembic's own table, as it makes it.
VERSION = Table(
    "alembic_version",
    MetaData(),
    Column("version_num", String(32)),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)


def config(connection: Connection) -> Config:
    """Alembic's settings for a connection that is already open."""
    from alembic.config import Config  # noqa: PLC0415 - only where a database is of an earlier release

    found = Config()
    found.set_main_option("script_location", str(FOLDER))
    found.attributes["connection"] = connection
    return found


def upgrade(connection: Connection) -> None:
    """Bring the database to this release; on PostgreSQL one node does it while the others wait."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7060571)")
    there = inspect(connection).get_table_names()
    if not there:
        metadata.create_all(connection)
        VERSION.create(connection)
        connection.execute(VERSION.insert().values(version_num=NEWEST))
        return
    version = connection.scalar(select(VERSION.c.version_num)) if VERSION.name in there else None
    if version is not None:
        demand_known(version, "the database")
    if version != NEWEST:
        from alembic import command  # noqa: PLC0415

        command.upgrade(config(connection), "head")


def demand_known(version: str, database: object) -> None:
    """A database of a later release is left alone."""
    if version not in KNOWN:
        raise LudotecaError(f"{database} was written by a newer release of Ludoteca ({version}): update this program")
