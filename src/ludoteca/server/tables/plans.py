"""Answers made up beforehand, in matches over days: "if he attacks, answer with the lowest".

A line says what to play at one's next decision, if one has seen something by then, or whatever happens; the first that
fits is played. It goes the way of every move (consider, store, accept), under a key of its own. Others learn neither
that it is there nor when it was made: what it is about is only what its seat saw, and it is played after a time that
is drawn for everybody (`Driver`). One that does not fit is dropped, and its person is told.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

import msgspec
from sqlalchemy import delete, insert, select, update

from ludoteca.engine.values import IllegalAction
from ludoteca.server.bots.line import Line as Waiting
from ludoteca.server.people.people import Person
from ludoteca.server.refusals import Refused
from ludoteca.server.storage import schema
from ludoteca.server.storage.store import Store
from ludoteca.server.tables.authority import Authority, running, seat_of
from ludoteca.server.tables.clocks import Days
from ludoteca.server.tables.foresight import Branch, Seen, foresee
from ludoteca.server.tables.referee import Referee
from ludoteca.server.tables.table import Table

MOST = 8  # lines of one seat
SEERS = 1  # people who are told at the same time what they may be asked
LENGTH = 600  # bytes of what a line is about
UNFIT = "unfit"

_c = schema.plan.c


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What to play at my next decision, if I saw this by then; null: whatever happens."""

    after: Seen | None
    action: int


class PlanInfo(msgspec.Struct, frozen=True):
    """My prepared answers at a table. Nobody else learns that they are there."""

    lines: list[Line]
    dropped: bool  # did the last ones not fit what I was asked?
    ahead: list[Branch]  # what I may be asked next, as far as I can know


class Prepared:
    """Which answers are there."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, match: str, seat: int) -> list[Any]:
        """The rows of a seat, in order; dropped ones too."""
        query = select(schema.plan).where(_c.match == match, _c.seat == seat).order_by(_c.place)
        return list(await self.store.rows(query))

    async def pending(self, match: str, seat: int) -> bool:
        """Is an answer of this seat still to be tried?"""
        return any(row.dropped is None for row in await self.of(match, seat))


class Plans(Prepared):
    """Keeps them, and plays them."""

    def __init__(self, authority: Authority) -> None:
        super().__init__(authority.hall.store)
        self.authority = authority
        self._line = Waiting(SEERS)

    async def mine(self, table: Table, who: Person, chosen: int | None = None) -> PlanInfo:
        """What I prepared, and what I may be asked next."""
        seat = seat_of(table, who, chosen)
        rows = await self.of(table.record.id, seat)
        lines = [
            Line(None if row.after is None else msgspec.convert(row.after, Seen), row.action)
            for row in rows
            if row.dropped is None
        ]
        ahead: list[Branch] = []
        if self._may_plan(table, seat):
            async with table.lock:
                state = running(table).match.state.clone()
            async with self._line.turn(who.id):
                ahead = await asyncio.to_thread(foresee, table.game, state, seat, secrets.randbits(60))
        return PlanInfo(lines, any(row.dropped is not None for row in rows), ahead)

    async def prepare(self, table: Table, who: Person, lines: list[Line], chosen: int | None = None) -> None:
        """Put these in the place of all that the seat had prepared; none withdraws them, at any time."""
        async with table.lock:
            seat = seat_of(table, who, chosen)
            if lines and not self._may_plan(table, seat):
                raise Refused("no-plans")
            if len(lines) > MOST:
                raise Refused("too-many-plans", 400, most=MOST)
            for line in lines:
                table.game.action(line.action)  # IllegalAction if there is none such
                if line.after is not None and len(msgspec.json.encode(line.after)) > LENGTH:
                    raise Refused("too-large", 413)
            seen = 0 if table.referee is None else table.referee.match.told(seat)
            name, now = table.record.id, self.store.now()
            rows = [
                {
                    "id": secrets.token_hex(12), "match": name, "seat": seat, "place": place, "action": line.action,
                    "after": None if line.after is None else msgspec.to_builtins(line.after), "since": seen,
                    "created": now,
                }
                for place, line in enumerate(lines)
            ]  # fmt: skip
            old = delete(schema.plan).where(_c.match == name, _c.seat == seat)
            await self.store.execute(old, *(insert(schema.plan).values(row) for row in rows))

    def _may_plan(self, table: Table, seat: int) -> bool:
        """Over days, while others are waited for."""
        referee = table.referee
        over_days = isinstance(table.record.pace, Days) and table.record.status == "running"
        idle = referee is not None and referee.match.result is None and seat not in referee.match.waiting
        return over_days and idle and not table.chairs[seat].automatic

    async def play(self, table: Table, seat: int, since: int) -> bool:
        """Answer what a seat is asked since then with the first line that fits; False if it had prepared nothing."""
        rows = [row for row in await self.of(table.record.id, seat) if row.dropped is None]
        referee = table.referee
        if not rows or referee is None or referee.since[seat] != since:
            return False
        mine = (_c.match == table.record.id, _c.seat == seat)
        for row in rows:
            if _fits(referee, seat, row):
                key = f"plan-{row.id}"
                try:
                    await self.authority.move(table, seat, row.action, referee.decisions[seat].number, key)
                except IllegalAction:
                    break
                await self.store.execute(delete(schema.plan).where(*mine))
                return True
        await self.store.execute(
            delete(schema.plan).where(*mine, _c.id != rows[0].id),
            update(schema.plan).where(*mine).values(dropped=UNFIT),
        )
        table.unfit[seat] = since
        self.authority.hall.look_at(table)
        return False


def _fits(referee: Referee, seat: int, row: Any) -> bool:
    """Has the seat seen what the line is about since it was made?"""
    if row.after is None:
        return True
    news = referee.match.news(seat, row.since)
    wanted = msgspec.json.encode((row.after["kind"], row.after["facts"]), order="deterministic")
    return any(msgspec.json.encode((one.kind, one.facts), order="deterministic") == wanted for one in news)
