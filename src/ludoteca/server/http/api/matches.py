"""Finished matches: lists, logs, replays, ratings."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, QueryParameter

from ludoteca.server.archive.history import exported
from ludoteca.server.archive.replays import Replay
from ludoteca.server.http import guard
from ludoteca.server.http.api.common import OWN_BODY, Asked, GameFilter, Id, Me, OwnSeat, TheHouse, anybody, whole
from ludoteca.server.http.packed import PREPARED, for_one
from ludoteca.server.people.ratings import ladder
from ludoteca.server.tables.records import TableInfo
from ludoteca.server.tables.seating import known

LONGEST = 4_000_000  # bytes of a log
OWN = {PREPARED: True}
Before = Annotated[float | None, QueryParameter(description="Only matches that ended before this time (seconds).")]
Limit = Annotated[int, QueryParameter(ge=1, le=100)]


class Rating(msgspec.Struct, frozen=True):
    """How strong somebody is: `rating` is what they are at least, 1000 + 40 (mu - 3 sigma)."""

    who: str
    name: str
    bot: bool
    rating: int
    mu: float
    sigma: float
    matches: int
    wins: int


@get("/api/matches", tags=["history"], summary="Finished matches")
async def finished(
    house: TheHouse, game: GameFilter = None, before: Before = None, limit: Limit = 20
) -> list[TableInfo]:
    """Public matches that are over, newest first."""
    return await house.history.finished(game, None, before, limit)


@get("/api/me/matches", tags=["history"], summary="My finished matches")
async def mine(
    house: TheHouse, somebody: Me, game: GameFilter = None, before: Before = None, limit: Limit = 20
) -> list[TableInfo]:
    """What I played, newest first."""
    return await house.history.finished(game, somebody.id, before, limit)


@get("/api/matches/{match_id:str}/log", tags=["history"], opt=OWN, summary="The log of a finished match")
async def log(request: Asked, house: TheHouse, match_id: Id) -> Response[bytes]:
    """The whole log with the revealed seed, ready for `ludoteca verify`. While a match runs, its log is a secret."""
    table = await house.history.opened(match_id)
    body = await house.history.beside(guard.address(request), table, exported)
    return await for_one(request, body, {"content-disposition": f'attachment; filename="{match_id}.json"'})


@get("/api/matches/{match_id:str}/replay", tags=["history"], opt=OWN, summary="A match step by step")
async def replay(
    request: Asked,
    house: TheHouse,
    match_id: Id,
    start: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
    limit: Annotated[int, QueryParameter(ge=1, le=200, description="How many steps.")] = 50,
    viewer: Annotated[str, QueryParameter(max_length=9, description="0, 1, …, spectator, or all.")] = "all",
    seat: OwnSeat = None,
) -> Response[Replay]:
    """When the match is over: each step with the views of all (all hands are open then), or of one viewer.

    While it runs: only what my own seat saw, one step for each time that changed. Where many look on, fewer steps come
    at once than were asked for.
    """
    body = await house.replays.replay(match_id, await anybody(request), seat, viewer, start, limit)
    return await for_one(request, body, {})  # type: ignore[return-value]  # encoded where it was made


@post("/api/matches", tags=["history"], request_max_body_size=LONGEST, opt={OWN_BODY: True}, summary="Import a log")
async def adopt(request: Asked, house: TheHouse, somebody: Me) -> TableInfo:
    """A finished match from its log (the body, as it was downloaded). Fair dice are proven first."""
    address = guard.address(request)
    async with house.quotas.receiving(address):
        body = await whole(request)
        async with house.quotas.importing(somebody, address, len(body)):
            return await house.history.adopt(somebody, body)


@get("/api/ratings/{game:str}", tags=["history"], summary="Ratings")
async def ratings(house: TheHouse, game: FromPath[str]) -> list[Rating]:
    """The hundred strongest in a game, bots marked as bots."""
    return msgspec.convert(await ladder(house.store, known(game, 404).name), list[Rating])


MATCHES: list[Any] = [finished, mine, log, replay, adopt, ratings]
