"""The data folder of a server with SQLite: one process at a time, private files, a database that is ours.

What does not fit is refused before anything is served, with one sentence that says what to do.
"""

from __future__ import annotations

import os
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TextIO

from ludoteca.engine.values import LudotecaError
from ludoteca.server.storage.migrations import demand_known

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

PRIVATE = 0o600
HEADER = b"SQLite format 3\0"
BEYOND = 1 << 30  # the byte that Windows locks: nobody reads a locked one, and the owner's number shall be read
QUICK = 256_000_000  # bytes; a larger file is not read through at every start


@contextmanager
def claimed(folder: Path) -> Iterator[None]:
    """The folder is this process's alone, and its database is fit to be used; else LudotecaError says why not."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = os.fdopen(_private(str(folder / "lock"), os.O_RDWR | os.O_CREAT), "r+")
    except OSError as problem:
        raise LudotecaError(f"{folder} cannot be written: {problem.strerror}") from None
    with lock:
        _lock(lock, folder)
        database = folder / "ludoteca.db"
        try:
            os.close(_private(str(database), os.O_RDWR | os.O_CREAT))
            for file in folder.glob("ludoteca.db*"):
                file.chmod(PRIVATE)  # what SQLite adds takes its rights from the database
        except OSError as problem:
            raise LudotecaError(f"{database} cannot be written: {problem.strerror}") from None
        examine(database)
        yield


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, PRIVATE)


def _lock(lock: TextIO, folder: Path) -> None:
    if not _taken(lock):
        lock.seek(0)
        owner = lock.read(20).strip()
        raise LudotecaError(
            f"another server uses the folder {folder} (process {owner or 'unknown'}): stop it first, or give this one "
            "a folder of its own with --data; several servers can share a PostgreSQL"
        )
    try:
        os.ftruncate(lock.fileno(), 0)
        os.lseek(lock.fileno(), 0, os.SEEK_SET)
        os.write(lock.fileno(), str(os.getpid()).encode())  # at once: nothing waits to be written when it is closed
    except OSError as problem:
        raise LudotecaError(f"{folder} cannot be written: {problem.strerror}") from None


def _taken(lock: TextIO) -> bool:
    """Take the lock, until this process ends; False if another has it."""
    if sys.platform == "win32":
        lock.seek(BEYOND)
        try:
            msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        lock.seek(0)
        return True
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def read_only(database: Path) -> str:
    """A database as SQLite names it to who only reads, wherever it lies."""
    return f"{database.resolve().as_uri()}?mode=ro"


def examine(database: Path) -> None:
    """Refuse a database that is damaged, another program's, or of a newer release, before anything is changed in it."""
    size = database.stat().st_size
    if size == 0:
        return
    with database.open("rb") as file:
        if file.read(len(HEADER)) != HEADER:
            raise LudotecaError(f"{database} is not an SQLite database: restore it from a backup, or move it away")
    try:
        with closing(sqlite3.connect(read_only(database), uri=True)) as line:
            names = {name for (name,) in line.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            if size <= QUICK:
                (verdict,) = line.execute("PRAGMA quick_check(1)").fetchone()
                if verdict != "ok":
                    raise LudotecaError(f"{database} is damaged ({verdict}): restore it from a backup")
            versions = (
                [str(row[0]) for row in line.execute("SELECT * FROM alembic_version")]
                if "alembic_version" in names
                else []
            )
    except sqlite3.Error as problem:
        raise LudotecaError(f"{database} cannot be used ({problem}): is it damaged, or read-only?") from None
    if names and not versions:
        raise LudotecaError(f"{database} is a database of another program: choose another folder with --data")
    for version in versions:
        demand_known(version, database)
