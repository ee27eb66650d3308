"""Reviews of finished matches: asked for by a person, thought about behind every bot, and kept.

A row of the database says how far a review is, so every node can tell; the node that thinks about it has a lease,
and if it goes away the next who asks begins anew.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any, Literal

import msgspec
import structlog
from sqlalchemy import delete, func, insert, select, update

from ludoteca.engine.values import LudotecaError
from ludoteca.review.report import FORMAT, Report
from ludoteca.server.archive.history import History
from ludoteca.server.bots.scholar import Scholar
from ludoteca.server.bots.study import Task
from ludoteca.server.people.people import Person
from ludoteca.server.refusals import Refused
from ludoteca.server.settings import Settings
from ludoteca.server.storage import schema
from ludoteca.server.storage.store import Conflict
from ludoteca.server.tables.table import Table

log = structlog.get_logger()

LEASE = 180.0  # seconds after the last word of the node that thinks about it
OFTEN = 1.0  # seconds between two notes of how far it is
DAY = 86_400.0
UNSURE = 0.05  # of a review: so little of it says nothing yet about how long it takes
LATELY = 0.5  # the weight of the last review in what one usually takes

UNDER_WAY = ("waiting", "running")
Status = Literal["none", "waiting", "running", "done", "failed"]


class ReviewInfo(msgspec.Struct, frozen=True):
    """How far the review of a match is, and what it says once it is done; while it runs, a rough graph and no more.

    `ahead` reviews come first, and about `wait` seconds are left.
    """

    match: str
    game: str
    status: Status
    progress: float
    report: Report | None
    ahead: int = 0
    wait: float = 0.0


class Reviews:
    """Has matches reviewed."""

    def __init__(self, history: History, settings: Settings) -> None:
        self.history = history
        self.store = history.hall.store
        self.settings = settings
        self.scholar = Scholar()
        self.sketcher = Scholar()  # for those who wait in line: it is there while it draws
        self._working: dict[str, asyncio.Task[None]] = {}
        self._begun: dict[str, float] = {}  # when those that are thought about here were begun
        self._usual = settings.review_seconds  # seconds that one takes here

    async def find(self, name: str) -> ReviewInfo:
        """How far it is."""
        table = await self._over(name)
        row = await self.store.row(select(schema.review).where(schema.review.c.match == name))
        if row is None or row.format != FORMAT or self._is_left(row):
            return ReviewInfo(name, table.record.game, "none", 0.0, None)
        report = None if row.report is None else msgspec.json.decode(row.report, type=Report)
        found = ReviewInfo(name, table.record.game, row.status, row.progress, report)
        if row.status not in UNDER_WAY:
            return found
        ahead = await self._ahead(row) if row.status == "waiting" else []
        wait = sum(self._left(one.match, one.progress) for one in (*ahead, row))
        return msgspec.structs.replace(found, ahead=len(ahead), wait=round(wait, 1))

    async def ask(self, name: str, who: Person, count: Callable[[], None]) -> ReviewInfo:
        """Have it made, if it is not there or on its way; `count` counts it, or refuses."""
        found = await self.find(name)
        if found.status not in {"none", "failed"}:
            return found
        table = await self.history.opened(name)
        await self._not_too_many(who)
        count()
        now = self.store.now()
        row = {
            "match": name, "format": FORMAT, "status": "waiting", "progress": 0.0, "report": None,
            "person": who.id, "asked": now, "until": now + LEASE,
        }  # fmt: skip
        columns = schema.review.c
        gone = (columns.format != FORMAT) | (columns.status == "failed") | (columns.until < now)
        stale = delete(schema.review).where(columns.match == name, columns.status != "done", gone)
        old = delete(schema.review).where(columns.match == name, columns.format != FORMAT)
        try:
            await self.store.execute(stale, old, insert(schema.review).values(row))
        except Conflict:  # somebody else asked first
            return await self.find(name)
        self._working[name] = asyncio.create_task(self._work(table, who.id), name=f"review-{name}")
        return await self.find(name)

    async def close(self) -> None:
        """Stop; what was begun is left to who asks next."""
        for task in list(self._working.values()):
            task.cancel()
        await asyncio.gather(*self._working.values(), return_exceptions=True)
        await self.scholar.close()
        await self.sketcher.close()

    # ---- helpers

    async def _over(self, name: str) -> Table:
        table = await self.history.hall.get(name)
        if table.record.status != "over" or table.record.head is None:
            raise Refused("still-running", 403)
        return table

    async def _not_too_many(self, who: Person) -> None:
        most = self.settings.person_reviews
        columns = schema.review.c
        mine = select(func.count()).where(columns.person == who.id, columns.asked > self.store.now() - DAY)
        row = await self.store.row(mine)
        if row is not None and int(row[0]) >= most:
            raise Refused("too-many-reviews", 429, most=most)

    def _is_left(self, row: Any) -> bool:
        """Did the node that thought about it go away?"""
        return row.status in UNDER_WAY and bool(row.until < self.store.now())

    async def _ahead(self, row: Any) -> Sequence[Any]:
        """Those that were asked for earlier and are not done."""
        columns = schema.review.c
        earlier = (columns.asked < row.asked) & (columns.until >= self.store.now())
        wanted = select(columns.match, columns.progress)
        return await self.store.rows(wanted.where(columns.status.in_(UNDER_WAY), columns.match != row.match, earlier))

    def _left(self, name: str, progress: float) -> float:
        """About how many seconds of it are left, by how it went so far."""
        if progress > UNSURE and name in self._begun:
            return (self.store.now() - self._begun[name]) * (1.0 - progress) / progress
        return self._usual * (1.0 - progress)

    async def _work(self, table: Table, person: str) -> None:
        """Think about it, and note how far it is."""
        name = table.record.id
        people = tuple(chair.seat for chair in table.chairs if chair.kind == "person")
        seats = people or tuple(range(table.record.seats))  # an imported match, or one of bots
        noted = 0.0

        async def task() -> Task:
            whole = await self.history.read(table)
            return Task(await asyncio.to_thread(whole.to_json), seats, self.settings.review_seconds)

        beside = [asyncio.create_task(self._keep_up(name), name=f"review-{name}-lease")]
        if self.scholar.busy:
            beside.append(asyncio.create_task(self._sketch(name, task, person), name=f"review-{name}-sketch"))
        try:
            async for said in self.scholar.review(task, person):
                self._begun.setdefault(name, self.store.now())
                if said.report:
                    self._usual += LATELY * (self.store.now() - self._begun[name] - self._usual)
                    await self._note(name, status="done", progress=1.0, report=said.report)
                elif said.sketch:
                    await self._note(name, status="running", progress=said.done, report=said.sketch)
                elif self.store.now() - noted > OFTEN:
                    noted = self.store.now()
                    await self._note(name, status="running", progress=min(said.done, 0.99))
        except LudotecaError as problem:
            log.warning("a match was not reviewed", match=name, problem=str(problem))
            with suppress(LudotecaError):  # the database is away: the lease ends, and who asks next begins anew
                await self._note(name, status="failed", progress=0.0, report=None)
        finally:
            for one in beside:
                one.cancel()
            self._working.pop(name, None)
            self._begun.pop(name, None)

    async def _sketch(self, name: str, task: Callable[[], Awaitable[Task]], person: str) -> None:
        """A rough graph at once, however many reviews come before."""

        async def rough() -> Task:
            whole = await task()
            return Task(whole.log, whole.seats, whole.seconds, rough=True)

        with suppress(LudotecaError):  # the review itself tells what is wrong
            async for said in self.sketcher.review(rough, person):
                if said.sketch and name not in self._begun:
                    await self._note(name, report=said.sketch)
        if not self.sketcher.busy:
            await self.sketcher.close()

    async def _keep_up(self, name: str) -> None:
        """However long the others before it take: nobody else need begin it."""
        while True:
            await asyncio.sleep(LEASE / 6.0)
            await self._note(name)

    async def _note(self, name: str, **values: Any) -> None:
        lease = self.store.now() + LEASE
        await self.store.execute(
            update(schema.review).where(schema.review.c.match == name).values(until=lease, **values)
        )
