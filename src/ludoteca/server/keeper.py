"""What happens at a table by itself: bots move, clocks run out, a start does not wait for seeds for ever.

Each table that needs it has one driver, on one node: the one that holds the table's lease. When a node
dies its leases end, and another node takes the tables over.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

import structlog
from sqlalchemy import ColumnElement, exists, or_, select, update

from ludoteca.engine.log import Play, Resign
from ludoteca.engine.values import IllegalAction
from ludoteca.server import schema
from ludoteca.server.botwork import BotFailed, Pool, about
from ludoteca.server.botworker import Question
from ludoteca.server.clocks import Live, NoClock
from ludoteca.server.hall import Hall
from ludoteca.server.play import Playing
from ludoteca.server.referee import Referee
from ludoteca.server.refusals import Refused
from ludoteca.server.settings import Settings
from ludoteca.server.store import Conflict, Unwritable
from ludoteca.server.table import Table
from ludoteca.server.tables import Tables

log = structlog.get_logger()

LEASE = 15.0  # seconds
ROUND = 5.0  # seconds between two looks around
IDLE = 600.0  # seconds after which an unused table is forgotten
AT_ONCE = 0.0
seem_to_think = asyncio.sleep  # before a bot's move


class Keeper:
    """Drives the tables of this node."""

    def __init__(self, hall: Hall, pool: Pool, settings: Settings) -> None:
        self.hall = hall
        self.pool = pool
        self.settings = settings
        self.tables = Tables(hall, settings.node, self.attend)
        self.playing = Playing(hall, self.attend)
        self.chores: list[Callable[[], Awaitable[None]]] = []  # what else is done on each look around
        self._round: asyncio.Task[None] | None = None
        self._open = True

    async def open(self) -> None:
        """Take up what the last process left, and look around from time to time."""
        self._round = asyncio.create_task(self._look_around(), name="keeper")

    async def close(self) -> None:
        """Stop all drivers."""
        self._open = False
        tasks = [table.driver for table in self.hall.tables.values() if table.driver is not None]
        for task in [*tasks, *([self._round] if self._round else [])]:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    # ---- leases

    async def _look_around(self) -> None:
        while True:
            try:
                await self._claim()
                for chore in self.chores:
                    await chore()
                self.hall.forget_idle(IDLE)
            except Exception:
                log.exception("the keeper stumbled")
            await asyncio.sleep(ROUND)

    async def _claim(self) -> None:
        """Renew our leases, take those that ended, and drive what needs it."""
        columns = schema.match.c
        alive: ColumnElement[bool] = columns.status.in_(["seeding", "running"])
        if self.settings.shared:
            now = time.time()
            await self.hall.store.execute(
                update(schema.match)
                .where(alive, or_(columns.keeper == self.settings.node, columns.kept_until < now))
                .values(keeper=self.settings.node, kept_until=now + LEASE)
            )
            alive = alive & (columns.keeper == self.settings.node)
        chairs = schema.chair.c
        automatic = exists().where(chairs.match == columns.id, or_(chairs.kind == "bot", chairs.away)).label("driven")
        rows = await self.hall.store.rows(select(columns.id, columns.pace, columns.status, automatic).where(alive))
        for row in rows:
            if row.driven or row.status == "seeding" or row.pace.get("kind") != "none":
                table = await self.hall.get(row.id)
                table.record.keeper = self.settings.node
                self.attend(table)
                await asyncio.sleep(0)

    # ---- drivers

    def attend(self, table: Table) -> None:
        """Give a table its driver, if it needs one and it is ours."""
        ours = not self.settings.shared or table.record.keeper == self.settings.node
        if self._open and ours and table.driver is None and _moves_by_itself(table):
            table.driver = asyncio.create_task(self._drive(table), name=f"table-{table.record.id}")
        table.changed.set()

    async def _drive(self, table: Table) -> None:
        driver = Driver(table, self)
        try:
            while _moves_by_itself(table):
                table.changed.clear()
                try:
                    wait = await driver.step()
                except (Refused, Conflict, Unwritable, IllegalAction) as problem:
                    log.info("a table could not go on by itself", table=table.record.id, problem=str(problem))
                    wait = 1.0
                with suppress(TimeoutError):
                    async with asyncio.timeout(wait):
                        await table.changed.wait()
        except Exception:
            log.exception("a driver stumbled", table=table.record.id)
        finally:
            table.driver = None


def _moves_by_itself(table: Table) -> bool:
    """Does something happen at this table without its people: a start, a bot, a clock?

    Where no clock runs and all people have left, the bots wait for one of them to come back.
    """
    if table.record.status != "running":
        return table.record.status == "seeding"
    if not isinstance(table.record.pace, NoClock) or table.record.championship is not None:
        return True
    return any(chair.automatic for chair in table.chairs) and not _deserted(table)


def _deserted(table: Table) -> bool:
    """Are the people gone who may come back, and nobody else is left? Who resigned is not waited for."""
    if table.people() or table.referee is None:
        return False
    resigned = {entry.s for entry in table.referee.match.log.entries if isinstance(entry, Resign)}
    return any(chair.kind == "person" and chair.seat not in resigned for chair in table.chairs)


class Driver:
    """Does the next thing at one table."""

    def __init__(self, table: Table, keeper: Keeper) -> None:
        self.table = table
        self.keeper = keeper
        self.settings = keeper.settings
        self.began = time.monotonic()
        self.declined: dict[int, int] = {}  # seat -> the entry after which its bot left an invitation alone

    async def step(self) -> float | None:
        """Do one thing; returns how long to wait for news before the next, None for ever."""
        table = self.table
        if table.record.status == "seeding":
            return await self._seeding()
        referee = table.referee
        if referee is None:
            return None
        if referee.match.result is not None:
            async with table.lock:
                await self.keeper.playing.finish(table)
            return AT_ONCE
        seat = self._next_bot(referee)
        if seat is not None:
            await self._bot(referee, seat)
            return AT_ONCE
        return await self._clock(referee)

    async def _seeding(self) -> float:
        """Begin when all seeds are there, or after a while; a bot stands in for who does not come to a championship."""
        table = self.table
        left = self._patience()
        if left > 0 and not all(chair.seed for chair in table.chairs):
            return left
        async with table.lock:
            if table.record.status == "seeding":
                missing = [chair.seat for chair in table.chairs if not chair.seed] if self._live_cup() else []
                await self.keeper.tables.begin(table)
                for seat in missing:
                    await self.keeper.playing.stand_in(table, seat)
        return AT_ONCE

    def _patience(self) -> float:
        """Seconds that a start still waits for seeds."""
        if self._live_cup():
            return self.table.record.created + self.settings.no_show - time.time()
        return self.began + self.settings.seed_wait - time.monotonic()

    def _live_cup(self) -> bool:
        return self.table.record.championship is not None and isinstance(self.table.record.pace, Live)

    # ---- clocks

    async def _clock(self, referee: Referee) -> float | None:
        flag = None if referee.clock is None else referee.clock.first_flag()
        if flag is None:
            return None
        when, seat = flag
        left = when - time.time()
        if left > 0:
            return left
        if self.table.chairs[seat].automatic:
            return 1.0
        await self.keeper.playing.time_out(self.table, seat)
        return AT_ONCE

    # ---- bots

    def _next_bot(self, referee: Referee) -> int | None:
        """Whose bot is next: each invited one once, in order from the mover; then one that is waited for."""
        match, chairs = referee.match, self.table.chairs
        last = match.last
        mover = last.s if isinstance(last, Play) else 0
        seats = match.head.seats
        for step in range(1, seats + 1):
            seat = (mover + step) % seats
            if seat in match.invited and chairs[seat].automatic and self.declined.get(seat) != last.n:
                return seat
        return next((seat for seat in match.waiting if chairs[seat].automatic), None)

    async def _bot(self, referee: Referee, seat: int) -> None:
        """Let a bot think about its seat's guess, and play what it says."""
        began = time.monotonic()
        async with self.table.lock:
            match = referee.match
            decision, after = referee.decisions[seat].number, match.last.n
            invited_people = any(not self.table.chairs[other].automatic for other in match.invited if other != seat)
            merely_invited = seat not in match.waiting
            level = self.table.chairs[seat].level or self.table.record.level
            question = about(match, seat, level, self.settings.bot_seconds)
            legal = list(referee.decisions[seat].legal)
        action = await self._think(question, legal, merely_invited)
        if action is None:
            self.declined[seat] = after
            return
        least = self.settings.courtesy if invited_people else self.settings.bot_delay
        await seem_to_think(max(0.0, least - (time.monotonic() - began)))
        if not self.table.chairs[seat].automatic or not _moves_by_itself(self.table):
            return
        with suppress(Refused, IllegalAction):  # things changed while it thought: it is asked again
            await self.keeper.playing.play(self.table, seat, action, decision, f"bot-{secrets.token_hex(8)}")

    async def _think(self, question: Question, legal: list[int], merely_invited: bool) -> int | None:
        try:
            action = await self.keeper.pool.think(question)
        except BotFailed:
            return None if merely_invited or not legal else secrets.choice(legal)
        if action is None and not merely_invited:
            return secrets.choice(legal)
        return action if action is None or action in legal else secrets.choice(legal)
