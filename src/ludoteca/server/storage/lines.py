"""The lines to PostgreSQL that nobody uses at the moment, and how to be rid of them at once.

To say goodbye over a dead line takes long. One that is only forgotten is closed by the garbage collector, in whatever
thread that runs; but a handle of uvloop knows only the thread of its own loop, and the node may crash. So they are cut.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Engine, event

AGE = "age"


class Lines:
    """Watches the pool of an engine."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._age = 0  # rises when all lines are given up
        self._idle: set[Any] = set()  # as asyncpg has them
        event.listen(engine, "do_connect", self._begun)  # and not when it is made: it may be cut in between
        event.listen(engine, "checkout", self._taken)
        event.listen(engine, "checkin", self._given_back)
        event.listen(engine, "close", self._closed)

    def cut(self) -> None:
        """Cut all that are idle; those in use are cut when they are given back."""
        self._age += 1
        idle, self._idle = self._idle, set()
        for line in idle:
            line.terminate()
        self._engine.dispose(close=False)

    def _begun(self, _dialect: Any, entry: Any, _where: Any, _how: Any) -> None:
        entry.info[AGE] = self._age

    def _taken(self, _: Any, entry: Any, __: Any) -> None:
        self._idle.discard(entry.driver_connection)

    def _given_back(self, _: Any, entry: Any) -> None:
        line = entry.driver_connection
        if line is None:  # it was found to be dead
            return
        if entry.info.get(AGE) == self._age:
            self._idle.add(line)
        else:
            line.terminate()

    def _closed(self, _: Any, entry: Any) -> None:
        self._idle.discard(entry.driver_connection)
