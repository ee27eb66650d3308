"""When SQLite copies what was committed from its write-ahead log (`-wal`) into the database itself.

By itself it does so within a commit, for which everybody then waits. Here a thread of its own copies while others go on
writing, once the log is long; what was written meanwhile is copied by the writer between two commits, which takes no
time worth naming. Then nothing of the log is needed any more, and the next commit begins it anew.
"""

from __future__ import annotations

import os
from concurrent.futures import Future, ThreadPoolExecutor

from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError

LONG = 32_000_000  # bytes of a log that is copied
AGAIN = 16_000_000  # bytes more after which it is tried again, where a reader of an old state kept it from ending
NOT_IN_A_COMMIT = ("wal_autocheckpoint=0", "journal_size_limit=0")


class Checkpoints:
    """Keeps the log of one database short."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._log = f"{engine.url.database}-wal"
        self._thread = ThreadPoolExecutor(1, "checkpoints")
        self._copying: Future[None] | None = None
        self._long = LONG

    def committed(self) -> None:
        """The writer's thread has committed something."""
        if self._copying is not None:
            if self._copying.done():
                self._copying = None
                self._copy()
                self._long = max(LONG, self._size() + AGAIN)
        elif self._size() > self._long:
            self._copying = self._thread.submit(self._copy)

    def close(self) -> None:
        """Finish. SQLite copies the rest when its last line is closed."""
        self._thread.shutdown()

    def _size(self) -> int:
        try:
            return os.stat(self._log).st_size
        except OSError:
            return 0

    def _copy(self) -> None:
        """Copy all that nobody needs any more; nobody waits for it, and it waits for nobody."""
        try:
            with self._engine.connect() as line:
                line.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)").all()
        except DBAPIError:
            return  # the disk is full: what is in the log is safe there, and it is tried again later
