"""The deal of the day: play it once, see who did best, and check where it came from."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import get, post
from litestar.openapi.spec import Example
from litestar.params import FromPath, PathParameter

from ludoteca.server.daily.rankings import DealPage, Today
from ludoteca.server.http import guard
from ludoteca.server.http.api.common import Asked, Me, TheHouse, anybody
from ludoteca.server.tables.records import TableInfo

Day = Annotated[
    str, PathParameter(description="A day of this house.", max_length=10, examples=[Example(value="2026-11-18")])
]


@get("/api/daily", tags=["daily"], summary="Today's deals")
async def today(request: Asked, house: TheHouse) -> Today:
    """Each game's, how I did, the house's time zone, and the commitments for today and tomorrow."""
    return await house.rankings.today(await anybody(request))


@post("/api/daily/{game:str}", tags=["daily"], summary="Play today's deal")
async def play(request: Asked, house: TheHouse, somebody: Me, game: FromPath[str]) -> TableInfo:
    """My table with it; a second time the same one. The match has begun: nobody adds to the chance."""
    async with house.quotas.turn(f"daily {somebody.id}"):
        table = await house.deals.table(game, somebody)
        if table.record.status == "open":
            async with house.quotas.starting(somebody.id, guard.address(request), table.record.id):
                await house.deals.start(table, somebody)
        return table.info()


@get("/api/daily/{game:str}/{day:str}", tags=["daily"], summary="A deal and its ranking")
async def deal(request: Asked, house: TheHouse, game: FromPath[str], day: Day) -> DealPage:
    """Who did how; the day's secret and everybody's match once the day is over."""
    return await house.rankings.page(game, day, await anybody(request))


DAILY: list[Any] = [today, play, deal]
