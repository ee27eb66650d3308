"""What was read lately: not so much that strangers could fill it, and not for so long that a missed change matters."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Generic, TypeVar

MOST = 20_000  # rows
SECONDS = 60.0  # a node that did not hear of a change knows it by then

Row = TypeVar("Row")


class Memory(Generic[Row]):
    """Rows by their id. What changes while it is read is not kept."""

    def __init__(self, most: int = MOST, seconds: float = SECONDS) -> None:
        self._most = most
        self._seconds = seconds
        self._rows: dict[str, tuple[float, Row]] = {}
        self.changes = 0  # how often something was forgotten

    def get(self, name: str) -> Row | None:
        """What is known of it; None if it must be read."""
        kept = self._rows.get(name)
        return None if kept is None or kept[0] < time.monotonic() else kept[1]

    def keep(self, name: str, row: Row, changes: int) -> None:
        """Keep what was read while there were so many changes, unless there are more by now."""
        if changes != self.changes:
            return
        self._rows.pop(name, None)
        self._rows[name] = (time.monotonic() + self._seconds, row)  # the latest are at the end
        if len(self._rows) > self._most:
            del self._rows[next(iter(self._rows))]

    def forget(self, name: str) -> None:
        """Read it again."""
        self.changes += 1
        self._rows.pop(name, None)

    def forget_those(self, which: Callable[[Row], bool]) -> None:
        """Read these again."""
        self.changes += 1
        self._rows = {name: kept for name, kept in self._rows.items() if not which(kept[1])}
