"""Who did best with a deal of the day, and the days before.

Better is: the better place in the match; then by how much, in the game's own points; then the quicker win, or the
longer resistance. How long somebody thought does not count. Equal is equal.
"""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import case, func, select

from ludoteca.engine.catalogue import game as find_game
from ludoteca.engine.catalogue import games
from ludoteca.server.daily import calendar
from ludoteca.server.daily.beacon import Beacon, Light
from ludoteca.server.people.people import Person
from ludoteca.server.refusals import Refused
from ludoteca.server.storage import schema
from ludoteca.server.storage.store import Store
from ludoteca.server.tables.seating import known

RANKED = ("won", "drew", "lost")
SHOWN = 100  # lines of a ranking
DAYS = 60  # of the archive


class MyDeal(msgspec.Struct, frozen=True):
    """How I did; `outcome` is "" while I play, `rank` null where it does not count (helped, late)."""

    match: str
    outcome: str
    rank: int | None
    margin: float | None
    moves: int | None


class DealInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A game's deal of a day."""

    game: str
    day: str
    seats: int
    options: dict[str, Any]
    level: str  # of the bots
    players: int  # who have finished it
    mine: MyDeal | None


class DayInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A day's beacon. `secret` is empty until the day is over; `made` is when it was committed to."""

    day: str
    until: float  # when it ends
    commitment: str
    made: float
    secret: str


class Today(msgspec.Struct, frozen=True, kw_only=True):
    """Today's deals, and tomorrow's commitment."""

    zone: str
    today: DayInfo
    tomorrow: DayInfo
    deals: list[DealInfo]


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody's result; the match can be looked at when the day is over."""

    rank: int
    person: str
    name: str
    outcome: str
    margin: float
    moves: int
    match: str | None


class DealPage(msgspec.Struct, frozen=True, kw_only=True):
    """The deal of a day, and who did how."""

    zone: str
    day: DayInfo
    deal: DealInfo
    over: bool
    ranking: list[Line]
    days: list[str]  # earlier ones of this game that somebody played, the latest first


class Rankings:
    """Looks deals up."""

    def __init__(self, store: Store, beacon: Beacon) -> None:
        self.store = store
        self.beacon = beacon
        self.calendar = beacon.calendar

    async def today(self, who: Person | None) -> Today:
        """What there is to play."""
        day = self.calendar.day(self.store.now())
        light = await self.beacon.of(day)
        tomorrow = await self.beacon.of(self.calendar.after(day))
        deals = [await self._deal(name, day, who) for name in games()]
        return Today(zone=self.calendar.zone_name, today=self._told(light), tomorrow=self._told(tomorrow), deals=deals)

    async def page(self, name: str, day: str, who: Person | None) -> DealPage:
        """One deal."""
        known(name, 404)
        calendar.parsed(day)
        if day > self.calendar.day(self.store.now()):
            raise Refused("not-found", 404)
        light = await self.beacon.find(day)
        if light is None:
            raise Refused("not-found", 404)
        over = self.store.now() >= self.calendar.end(day)
        columns = schema.deal.c
        earlier = await self.store.rows(
            select(columns.day).where(columns.game == name, columns.day < day).distinct()
            .order_by(columns.day.desc()).limit(DAYS)
        )  # fmt: skip
        return DealPage(
            zone=self.calendar.zone_name, day=self._told(light), deal=await self._deal(name, day, who), over=over,
            ranking=await self._ranking(name, day, over), days=[row.day for row in earlier],
        )  # fmt: skip

    def _told(self, light: Light) -> DayInfo:
        until = self.calendar.end(light.day)
        secret = light.secret if self.store.now() >= until else ""
        return DayInfo(day=light.day, until=until, commitment=light.commitment, made=light.made, secret=secret)

    async def _deal(self, name: str, day: str, who: Person | None) -> DealInfo:
        choice = find_game(name).daily(calendar.number(day))
        columns = schema.deal.c
        row = await self.store.row(
            select(func.count()).where(columns.game == name, columns.day == day, columns.outcome.in_(RANKED))
        )
        return DealInfo(
            game=name, day=day, seats=choice.seats, options=msgspec.to_builtins(choice.options),
            level=calendar.level(day), players=0 if row is None else int(row[0]),
            mine=None if who is None else await self._mine(name, day, who),
        )  # fmt: skip

    async def _mine(self, name: str, day: str, who: Person) -> MyDeal | None:
        columns = schema.deal.c
        row = await self.store.row(
            select(schema.deal).where(columns.game == name, columns.day == day, columns.person == who.id)
        )
        if row is None:
            return None
        rank = None
        if row.outcome in RANKED:
            better = await self.store.row(
                select(func.count()).where(
                    columns.game == name, columns.day == day, columns.outcome.in_(RANKED), _better(row)
                )
            )
            rank = 1 if better is None else 1 + int(better[0])
        return MyDeal(row.match, row.outcome, rank, row.margin, row.moves)

    async def _ranking(self, name: str, day: str, over: bool) -> list[Line]:
        columns = schema.deal.c
        rows = await self.store.rows(
            select(schema.deal, schema.person.c.name)
            .join_from(schema.deal, schema.person, schema.person.c.id == columns.person)
            .where(columns.game == name, columns.day == day, columns.outcome.in_(RANKED))
            .order_by(columns.place, columns.margin.desc(), _pace(), columns.person)
            .limit(SHOWN)
        )
        lines: list[Line] = []
        before: tuple[Any, ...] | None = None
        for number, row in enumerate(rows, 1):
            equal = (row.place, row.margin, row.moves)
            rank = lines[-1].rank if equal == before else number
            before = equal
            lines.append(
                Line(
                    rank=rank, person=row.person, name=row.name, outcome=row.outcome, margin=row.margin,
                    moves=row.moves, match=row.match if over else None,
                )
            )  # fmt: skip
        return lines


def _pace() -> Any:
    """A quick win is better, and a long resistance."""
    columns = schema.deal.c
    return case((columns.place == 1, columns.moves), else_=-columns.moves)


def _better(row: Any) -> Any:
    columns = schema.deal.c
    mine = row.moves if row.place == 1 else -row.moves
    level = columns.place == row.place
    return (
        (columns.place < row.place)
        | (level & (columns.margin > row.margin))
        | (level & (columns.margin == row.margin) & (_pace() < mine))
    )
