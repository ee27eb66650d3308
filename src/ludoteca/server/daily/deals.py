"""Playing the deal of the day: everybody once, against the same bot, with the same deal and the same dice."""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec
from sqlalchemy import insert, select, update

from ludoteca.engine.daily import deal_seed
from ludoteca.engine.log import Play, Seat
from ludoteca.engine.step import Step
from ludoteca.engine.values import Result
from ludoteca.server.daily import calendar
from ludoteca.server.daily.beacon import Beacon
from ludoteca.server.people.people import Person
from ludoteca.server.refusals import Refused
from ludoteca.server.storage import schema
from ludoteca.server.storage.database import Line
from ludoteca.server.tables.clocks import NoClock
from ludoteca.server.tables.hall import Hall
from ludoteca.server.tables.records import Chair, Record
from ludoteca.server.tables.seating import Seating, bot_chair, known
from ludoteca.server.tables.table import Table

MINE = 0  # the seat that everybody has
GIVEN_UP = {"agreed", "abandoned"}


class Deals:
    """Sets people down at the deal of the day, and writes down how they did."""

    def __init__(self, hall: Hall, seating: Seating, beacon: Beacon) -> None:
        self.hall = hall
        self.seating = seating
        self.beacon = beacon
        self.calendar = beacon.calendar

    @property
    def today(self) -> str:
        """The day it is in this house."""
        return self.calendar.day(self.hall.store.now())

    async def table(self, name: str, who: Person) -> Table:
        """My table with today's deal: a new one, or the one that I have. It is not started yet."""
        game, day = known(name, 404), self.today
        mine = await self.mine(name, day, who)
        if mine is not None:
            return await self.hall.get(mine)
        secret = (await self.beacon.of(day)).secret
        case, level = game.daily(calendar.number(day)), calendar.level(day)
        record = self.seating.record(
            game=name, version=game.version, seats=case.seats, options=msgspec.to_builtins(case.options), host=who.id,
            public=False, pace=NoClock(), undo="none", level=level, server_seed=deal_seed(secret, name), day=day,
            sealed_until=self.calendar.end(day),
        )  # fmt: skip
        chairs = [Chair(MINE, "person", who.id, None, who.name)]
        chairs += [bot_chair(seat, level) for seat in range(1, case.seats)]
        taken = insert(schema.deal).values(game=name, day=day, person=who.id, match=record.id, outcome="")
        try:
            return await self.hall.add(record, chairs, taken)
        except Refused:  # on another node, or in another window, they were quicker
            mine = await self.mine(name, day, who)
            if mine is None:
                raise
            return await self.hall.get(mine)

    async def mine(self, name: str, day: str, who: Person) -> str | None:
        """The match in which somebody plays a deal."""
        columns = schema.deal.c
        row = await self.hall.store.row(
            select(columns.match).where(columns.game == name, columns.day == day, columns.person == who.id)
        )
        return None if row is None else str(row.match)

    async def start(self, table: Table, who: Person) -> None:
        """Begin, if it has not begun."""
        try:
            await self.seating.start(table, who)
        except Refused as refused:
            if refused.code != "not-open":
                raise

    def ended(self, table: Table, steps: tuple[Step, ...], result: Result, at: float) -> Any:
        """What is written with the end of a match, if it is a deal's: how its person did."""
        record = table.record
        if record.day is None or table.referee is None:
            return None
        entries = [*table.referee.match.log.effective(), *(step.entry for step in steps)]
        helped = any(isinstance(entry, Seat) and entry.s == MINE and entry.who.startswith("bot-") for entry in entries)
        row: dict[str, Any] = {
            "outcome": _outcome(record, result, at, helped), "place": result.ranks[MINE],
            "margin": _margin(result), "moves": sum(isinstance(one, Play) and one.s == MINE for one in entries),
        }  # fmt: skip
        return partial(_write, match=record.id, row=row)


def _outcome(record: Record, result: Result, at: float, helped: bool) -> str:
    if not record.sealed(at):
        return "late"  # the deal is known by now
    if helped:
        return "helped"  # a bot played for them
    if result.reason in GIVEN_UP or MINE not in result.winners:
        return "lost"
    return "won" if len(result.winners) == 1 else "drew"


def _margin(result: Result) -> float:
    """By how much, in the game's own points; alone, these points."""
    others = [score for seat, score in enumerate(result.scores) if seat != MINE]
    return result.scores[MINE] - max(others, default=0.0)


def _write(line: Line, match: str, row: dict[str, Any]) -> None:
    line.execute(update(schema.deal).where(schema.deal.c.match == match).values(row))
