"""A copy of the SQLite database that is whole even while the server writes; a copy that failed leaves nothing."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from ludoteca.engine.values import LudotecaError
from ludoteca.server.settings import Settings
from ludoteca.server.storage.folder import read_only

PRIVATE = 0o600


def copy(settings: Settings, target: Path) -> int:
    """Write a copy to `target`, check it, and return how many entries of logs it holds."""
    if settings.shared:
        raise LudotecaError("PostgreSQL has its own back-up: pg_dump --format=custom")
    source = settings.data / "ludoteca.db"
    if not source.exists():
        raise LudotecaError(f"there is no database in {settings.data}")
    if target.exists():
        raise LudotecaError(f"{target} is there already")
    unfinished = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        os.close(os.open(unfinished, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
        rows = _copied(source, unfinished)
        os.link(unfinished, target)  # unlike a rename, it never replaces what somebody else wrote meanwhile
    except FileExistsError:
        raise LudotecaError(f"{target} is there already") from None
    except (OSError, sqlite3.Error) as problem:
        raise LudotecaError(f"the copy could not be made, and nothing is left of it: {problem}") from None
    finally:
        unfinished.unlink(missing_ok=True)
        unfinished.with_name(f"{unfinished.name}-journal").unlink(missing_ok=True)
    return rows


def _copied(source: Path, target: Path) -> int:
    with closing(sqlite3.connect(read_only(source), uri=True)) as live, closing(sqlite3.connect(target)) as made:
        live.backup(made)
        (verdict,) = made.execute("PRAGMA integrity_check").fetchone()
        if verdict != "ok":
            raise LudotecaError(f"the copy is damaged, and nothing is left of it: {verdict}")
        (rows,) = made.execute("SELECT count(*) FROM entry").fetchone()
    with target.open("r+b") as file:
        os.fsync(file.fileno())
    return int(rows)
