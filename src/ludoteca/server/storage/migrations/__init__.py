"""The database from one release to the next, by Alembic; `upgrade` brings it to this one."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection


def config(connection: Connection) -> Config:
    """Alembic's settings for a connection that is already open."""
    found = Config()
    found.set_main_option("script_location", str(Path(__file__).parent))
    found.attributes["connection"] = connection
    return found


def upgrade(connection: Connection) -> None:
    """Bring the database to this release; on PostgreSQL one node does it while the others wait."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7060571)")
    command.upgrade(config(connection), "head")
