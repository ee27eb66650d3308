"""A copy of the SQLite database that is whole even while the server writes."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from ludoteca.engine.values import LudotecaError
from ludoteca.server.settings import Settings


def copy(settings: Settings, target: Path) -> int:
    """Write a copy to `target`, check it, and return how many entries of logs it holds."""
    if settings.shared:
        raise LudotecaError("PostgreSQL has its own back-up: pg_dump --format=custom")
    source = settings.data / "ludoteca.db"
    if not source.exists():
        raise LudotecaError(f"there is no database in {settings.data}")
    if target.exists():
        raise LudotecaError(f"{target} is there already")
    with closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as live, closing(sqlite3.connect(target)) as made:
        live.backup(made)
        (verdict,) = made.execute("PRAGMA integrity_check").fetchone()
        if verdict != "ok":
            raise LudotecaError(f"the copy is damaged: {verdict}")
        (rows,) = made.execute("SELECT count(*) FROM entry").fetchone()
    return int(rows)
