"""What finished matches were to their players: results, traits and badges, written once when a match is over.

A page of a player reads these rows, never a log. Whatever was missed (a node that stopped, a match from before, a
deal whose day was not over) is made up for in the background, a few at a time.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from contextlib import suppress
from typing import Any, NamedTuple

import structlog
from sqlalchemy import insert, select, update

from ludoteca.engine.deeds import Story
from ludoteca.engine.log import Log, Seat
from ludoteca.engine.story import story_of
from ludoteca.engine.values import LogError, LudotecaError
from ludoteca.server.archive.history import History
from ludoteca.server.people.forms import BOT, against
from ludoteca.server.people.ratings import UNRATED
from ludoteca.server.storage import schema
from ludoteca.server.storage.database import Line
from ludoteca.server.storage.rows import add
from ludoteca.server.storage.store import Conflict
from ludoteca.server.tables.table import Table

log = structlog.get_logger()

LOOK = 60.0  # seconds between two looks for what was missed
TOGETHER = 50  # matches of one look
PAUSE = 0.05  # seconds between two of them
REST = 4  # times what the last one took: when many matches end together, those that go on are served first
MANY = 999  # most that one trait is counted in a match


class Page(NamedTuple):
    """What is written of one match."""

    played: list[dict[str, Any]]
    traits: list[dict[str, Any]]
    badges: list[tuple[str, str]]  # person and name


class Chronicle:
    """Tells finished matches, one after the other."""

    def __init__(self, history: History) -> None:
        self.history = history
        self.hall = history.hall
        self._tasks: list[asyncio.Task[None]] = []
        self._failed: set[str] = set()  # matches of which something is wrong

    async def open(self) -> None:
        """Tell what ends from now on, and what was missed."""
        self._tasks = [
            asyncio.create_task(self._tell_on(), name="chronicle"),
            asyncio.create_task(self._make_up(), name="chronicle-missed"),
        ]

    async def close(self) -> None:
        """Stop; what is left is told after the next start."""
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    async def _tell_on(self) -> None:
        while True:
            name = await self.hall.finished.get()
            began = time.monotonic()
            await self._polite(name)
            await asyncio.sleep(REST * (time.monotonic() - began))

    async def _make_up(self) -> None:
        while True:
            try:
                for name in await self.missed():
                    await self._polite(name)
                    await asyncio.sleep(PAUSE)
            except LudotecaError as away:
                log.warning("chronicle waits", problem=str(away))
            await asyncio.sleep(LOOK)

    async def missed(self) -> list[str]:
        """Matches that are over and not told, the newest first; none that is sealed."""
        columns, now = schema.match.c, self.hall.store.now()
        told = select(schema.chronicle.c.match)
        rows = await self.hall.store.rows(
            select(columns.id).where(
                columns.status == "over", columns.head.is_not(None), columns.imported.is_(False),
                columns.sealed_until.is_(None) | (columns.sealed_until <= now), columns.id.not_in(told),
                columns.id.not_in(self._failed),
            ).order_by(columns.ended.desc()).limit(TOGETHER)
        )  # fmt: skip
        return [row.id for row in rows]

    async def _polite(self, name: str) -> None:
        try:
            await self.tell(name)
        except LudotecaError as problem:  # the database is away: it is made up for
            log.warning("not told", match=name, problem=str(problem))
        except Exception:  # it would fail again, and hold up the others: after the next start it is tried once more
            self._failed.add(name)
            log.exception("not told", match=name)

    async def tell(self, name: str) -> None:
        """Write what a match was; a second time nothing happens."""
        table = await self.hall.get(name)
        if table.record.sealed(self.hall.store.now()) or table.record.imported:
            return
        page = await self._page(table)
        at = table.record.ended or self.hall.store.now()
        with suppress(Conflict):  # another node told it
            await self.hall.store.write(lambda line: _write(line, name, table.record.game, page, at), repeatable=True)

    async def _page(self, table: Table) -> Page:
        """What to write; nothing of a match that proves nothing: agreed on, played alone on both sides, played on."""
        record = table.record
        nothing = Page([], [], [])
        if record.result is None or record.result.reason in UNRATED or table.hot_seat or record.parent is not None:
            return nothing
        match = None if table.referee is None else table.referee.match
        whole = match.log if match is not None and match.result is not None else await self.history.read(table)
        try:
            story = await asyncio.to_thread(story_of, whole, table.game)
        except LogError:  # played under older rules
            return nothing
        return _told(table, story, whole)


def _told(table: Table, story: Story, whole: Log) -> Page:
    record, deeds = table.record, table.game.deeds
    names = [chair.player if chair.kind != "open" else "" for chair in table.chairs]
    helped = {entry.s for entry in whole.entries if isinstance(entry, Seat) and entry.who.startswith(BOT)}
    proven = not record.hinted and not (table.referee is not None and table.referee.match.taken_back)
    assert record.result is not None
    first = [side for side in story.sides if record.result.ranks[side[0]] == 1]
    page = Page([], [], [])
    for seat, who in enumerate(names):
        own = story.side(seat)
        outcome = "lost" if own not in first else "won" if len(first) == 1 else "drew"
        page.played.append({
            "match": record.id, "seat": seat, "who": who, "side": story.sides.index(own), "game": record.game,
            "variant": table.variant, "against": against(names, story.sides, seat), "outcome": outcome,
            "at": record.ended or 0.0,
        })  # fmt: skip
        if deeds is None:
            continue
        for (kind, word), count in Counter(deeds.traits(story, seat)).items():
            page.traits.append(
                {"match": record.id, "seat": seat, "kind": kind, "word": word, "count": min(count, MANY)}
            )
        if table.chairs[seat].kind == "person" and table.chairs[seat].person and proven and seat not in helped:
            page.badges.extend((who, name) for name, done in deeds.badges.items() if done(story, seat))
    return page


def _write(line: Line, match: str, game: str, page: Page, at: float) -> None:
    add(line, schema.chronicle, [{"match": match, "at": at}])
    add(line, schema.played, page.played)
    add(line, schema.trait, page.traits)
    columns = schema.badge.c
    for person, name in page.badges:
        key = (columns.person == person, columns.game == game, columns.name == name)
        more = update(schema.badge).where(*key).values(times=columns.times + 1)
        if not line.execute(more).rowcount:
            line.execute(insert(schema.badge).values(person=person, game=game, name=name, match=match, times=1, at=at))
