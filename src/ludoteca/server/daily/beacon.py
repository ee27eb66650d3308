"""The beacon of the house: a secret for each day, committed to the day before and told when it is over."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import NamedTuple

import structlog
from sqlalchemy import insert, select

from ludoteca.engine.fair import commitment, new_seed
from ludoteca.engine.values import LudotecaError
from ludoteca.server.daily.calendar import Calendar
from ludoteca.server.storage import schema
from ludoteca.server.storage.store import Conflict, Store

log = structlog.get_logger()

LOOK = 30.0  # seconds between two looks at the calendar


class Light(NamedTuple):
    """One day's."""

    day: str
    secret: str
    commitment: str
    made: float


class Beacon:
    """Draws secrets ahead, and keeps them. Of several nodes the first one's counts."""

    def __init__(self, store: Store, calendar: Calendar) -> None:
        self.store = store
        self.calendar = calendar
        self._known: dict[str, Light] = {}
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Today's and tomorrow's are drawn now, and from then on each a day ahead."""
        await self._draw()
        self._task = asyncio.create_task(self._draw_on(), name="beacon")

    async def close(self) -> None:
        """Draw no more."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _draw_on(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self._draw()
            except LudotecaError as away:  # the database does not answer: it is tried again
                log.warning("no beacon", problem=str(away))

    async def _draw(self) -> None:
        today = self.calendar.day(self.store.now())
        for day in (today, self.calendar.after(today)):
            await self.of(day)

    async def of(self, day: str) -> Light:
        """A day's, made if it is not there; only for today and tomorrow."""
        found = self._known.get(day) or await self.find(day)
        if found is None:
            secret = new_seed()
            made = {"day": day, "secret": secret, "commitment": commitment(secret), "made": self.store.now()}

            with suppress(Conflict):  # another node was first, or this one and the answer was lost
                await self.store.write(lambda line: line.execute(insert(schema.beacon), made), repeatable=True)
            found = await self.find(day)
            assert found is not None
        self._known = {name: light for name, light in self._known.items() if name >= day} | {day: found}
        return found

    async def find(self, day: str) -> Light | None:
        """A day's, if there is one."""
        row = await self.store.row(select(schema.beacon).where(schema.beacon.c.day == day))
        return None if row is None else Light(row.day, row.secret, row.commitment, row.made)
