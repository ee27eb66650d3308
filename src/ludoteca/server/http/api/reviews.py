"""After the match: its review, other moves tried, and tables that play on from it."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

import msgspec
from litestar import get, post
from litestar.params import QueryParameter

from ludoteca.server.archive.positions import PositionNow, Weighed
from ludoteca.server.archive.reviews import ReviewInfo
from ludoteca.server.http import guard
from ludoteca.server.http.api.common import Asked, Id, Me, TheHouse, anybody, example
from ludoteca.server.http.messages import Number
from ludoteca.server.tables.records import TableInfo
from ludoteca.server.tables.seating import Order

Moment = Annotated[
    int, QueryParameter(ge=0, le=1_000_000, description="The number of the entry: a step of the replay.")
]


class Try(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another move in the place of the one at this step."""

    step: Number
    action: Number


class PlayOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The step after which to play on, and the table that does; its game, seats and options are those of the match."""

    step: Number
    order: Order


ORDER = {"step": 12, "order": {"game": "tacocat", "chairs": ["me", "bot-normal"]}}


@get("/api/matches/{match_id:str}/review", tags=["review"], summary="The review of a match")
async def review(house: TheHouse, match_id: Id) -> ReviewInfo:
    """How far it is; `none` if nobody has asked for it yet."""
    return await house.reviews.find(match_id)


@post("/api/matches/{match_id:str}/review", tags=["review"], status_code=202, summary="Have a match reviewed")
async def ask(request: Asked, house: TheHouse, somebody: Me, match_id: Id) -> ReviewInfo:
    """Only finished ones. It is thought about behind every live bot; ask again for how far it is."""
    async with house.quotas.turn(somebody.id):
        return await house.reviews.ask(match_id, somebody, partial(house.quotas.review, guard.address(request)))


@get("/api/matches/{match_id:str}/position", tags=["review"], summary="Before a move of a finished match")
async def position(
    request: Asked,
    house: TheHouse,
    match_id: Id,
    step: Moment,
    seat: Annotated[int | None, QueryParameter(ge=0, le=11)] = None,
) -> PositionNow:
    """As the seat saw it that moved then, or another."""
    return await house.positions.at(match_id, step, seat, await anybody(request))


@post("/api/matches/{match_id:str}/try", tags=["review"], status_code=200, summary="What another move was worth")
async def attempt(
    request: Asked,
    house: TheHouse,
    somebody: Me,
    match_id: Id,
    data: Annotated[Try, example({"step": 12, "action": 3})],
) -> Weighed:
    """From what the seat knew then. One at a time: the others wait."""
    async with house.quotas.turn(f"try {somebody.id}"), house.quotas.thinking(guard.address(request)):
        return await house.positions.weigh(match_id, data.step, data.action, somebody)


@post("/api/matches/{match_id:str}/play-on", tags=["review"], summary="Play on from here")
async def play_on(house: TheHouse, somebody: Me, match_id: Id, data: Annotated[PlayOn, example(ORDER)]) -> TableInfo:
    """A new table, unrated, that begins where the finished match stood after a step, from any seat."""
    async with house.quotas.turn(somebody.id):
        return (await house.positions.play_on(match_id, data.step, data.order, somebody)).info()


REVIEWS: list[Any] = [review, ask, position, attempt, play_on]
