"""How much one person, and one address, may have of what costs: bots that think, sockets, imported logs.

Addresses are counted on each node by itself; they are a second fence, for who makes many guests.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple
from weakref import WeakValueDictionary

from sqlalchemy import func, select

from ludoteca.server.people.limits import Limits
from ludoteca.server.people.people import Person
from ludoteca.server.refusals import Refused
from ludoteca.server.settings import Settings
from ludoteca.server.storage import schema
from ludoteca.server.tables.hall import Hall

DAY = 86_400.0
RECEIVED = 8  # logs of one address that are in memory at the same time; more wait
RENAMES = 60  # new names of one person, an hour
ADVICE = 8  # hints and tried moves that one address asks for at the same time; more wait


class Start(NamedTuple):
    """Tables that are being started from an address, and those with bots that run from there."""

    hall: Hall
    address: str
    running: set[str]

    def add(self, *tables: str) -> None:
        """These are started, too: their bots wait in the line of this address."""
        self.running.update(tables)
        for name in tables:
            if name in self.hall.tables:
                self.hall.tables[name].place = self.address


class Quotas:
    """The fences of one node."""

    def __init__(self, hall: Hall, settings: Settings) -> None:
        self.hall = hall
        self.settings = settings
        self.sockets: Counter[str] = Counter()  # by person and by address: they look different
        self._bot_tables: dict[str, set[str]] = {}  # address -> tables with bots that were started from there
        self._imports: Counter[str] = Counter()  # of this day
        self._bytes: Counter[str] = Counter()
        self._day = 0.0
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._arrivals: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        self._advice: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        self._names = Limits(RENAMES / 3600, RENAMES)
        self._newcomers, self._reviews, self._reports = (
            Limits(most / DAY, most)
            for most in (settings.address_guests, settings.address_reviews, settings.address_reports)
        )

    # ---- sockets

    def open_socket(self, person: str, address: str) -> bool:
        """One more, unless they have too many."""
        most = self.settings
        if self.sockets[person] >= most.person_sockets or self.sockets[address] >= most.address_sockets:
            return False
        self.sockets.update((person, address))
        return True

    def close_socket(self, person: str, address: str) -> None:
        """One less; who has none leaves nothing behind."""
        for one in (person, address):
            self.sockets[one] -= 1
            if self.sockets[one] <= 0:
                del self.sockets[one]

    # ---- bots

    @asynccontextmanager
    async def starting(self, host: str, address: str, *tables: str, bots: bool = True) -> AsyncIterator[Start]:
        """Start tables meanwhile; Refused if too many run for their host, or with bots from an address.

        Somebody who starts many at once is let in one by one, so that each counts for the next. Tables that are only
        made meanwhile are told to what is given.
        """
        most = self.settings
        async with self.turn(host):
            if await self._running(host) >= most.person_tables:
                raise Refused("too-many-running", 429, most=most.person_tables)
            here = self._bot_tables.setdefault(address, set())
            here -= {name for name in here if not self._has_bots(name)}
            start = Start(self.hall, address, here if bots else set())
            if bots and (
                await self._running(host, with_bots=True) >= most.person_bot_tables
                or len(here) >= most.address_bot_tables
            ):
                raise Refused("too-many-bot-tables", 429, most=most.person_bot_tables)
            start.add(*tables)
            try:
                yield start
            except BaseException:
                here.difference_update(tables)
                raise

    def _has_bots(self, name: str) -> bool:
        """Do bots still play there?"""
        table = self.hall.tables.get(name)
        return table is not None and not table.record.ended and any(chair.kind == "bot" for chair in table.chairs)

    async def _running(self, host: str, *, with_bots: bool = False) -> int:
        """Tables that run for somebody, their championships' too; or those of them with bots."""
        match, chair = schema.match.c, schema.chair.c
        running = [match.host == host, match.status.in_(["seeding", "running", "paused"])]
        if with_bots:
            running.append(match.id.in_(select(chair.match).where(chair.kind == "bot")))
        row = await self.hall.store.row(select(func.count()).select_from(schema.match).where(*running))
        return int(row[0]) if row is not None else 0

    def turn(self, person: str) -> asyncio.Lock:
        """What one person does one after the other, so that each thing counts for the next."""
        return self._turns.setdefault(person, asyncio.Lock())

    def thinking(self, address: str) -> asyncio.Semaphore:
        """Ask a bot for advice; more questions of an address wait, so that those of others' tables come before."""
        return self._advice.setdefault(address, asyncio.Semaphore(ADVICE))

    def rename(self, person: str) -> None:
        """One more name; Refused if they had too many: everybody at all their tables is told of each."""
        if not self._names.take(person, time.monotonic()):
            raise Refused("too-many", 429)

    # ---- what an address does in a day, whoever does it there

    def newcomer(self, address: str) -> None:
        """One more guest; Refused if too many came from there."""
        if not self._newcomers.take(address, time.monotonic()):
            raise Refused("too-many-guests", 429)

    def review(self, address: str) -> None:
        """One more review; Refused if too many were asked for from there."""
        if not self._reviews.take(address, time.monotonic()):
            raise Refused("too-many-reviews", 429, most=self.settings.person_reviews)

    def report(self, address: str) -> None:
        """One more report to the host; Refused if too many came from there: nobody could find the others any more."""
        if not self._reports.take(address, time.monotonic()):
            raise Refused("too-many", 429)

    # ---- logs from elsewhere

    def receiving(self, address: str) -> asyncio.Semaphore:
        """Read a log, and have it in memory meanwhile."""
        return self._arrivals.setdefault(address, asyncio.Semaphore(RECEIVED))

    @asynccontextmanager
    async def importing(self, who: Person, address: str, size: int) -> AsyncIterator[None]:
        """Import a log meanwhile, one at a time; Refused if they imported too much today, or keep too much."""
        most, today = self.settings, time.time() // DAY
        if today != self._day:
            self._day = today
            self._imports.clear()
            self._bytes.clear()
            self._bot_tables = {place: tables for place, tables in self._bot_tables.items() if tables}
        if self._imports[who.id] >= most.person_imports or self._imports[address] >= most.address_imports:
            raise Refused("too-many-imports", 429, most=most.person_imports)
        if self._bytes[address] + size > most.address_bytes:
            raise Refused("too-much-kept", 429, limit=most.person_bytes // 1_000_000)
        self._imports.update((who.id, address))
        self._bytes[address] += size
        async with self.turn(who.id):
            if await self._kept(who) + size > most.person_bytes:
                raise Refused("too-much-kept", 429, limit=most.person_bytes // 1_000_000)
            yield

    async def _kept(self, who: Person) -> int:
        """Bytes of the logs that a person imported."""
        mine = select(schema.match.c.id).where(schema.match.c.host == who.id, schema.match.c.imported)
        length = func.sum(func.length(schema.entry.c.body))
        row = await self.hall.store.row(select(length).where(schema.entry.c.match.in_(mine)))
        return int(row[0] or 0) if row is not None else 0
