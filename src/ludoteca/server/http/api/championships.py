"""Championships: knock-out brackets of people and bots, for any game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from litestar import WebSocket, delete, get, post, websocket
from litestar.params import FromPath, PathParameter

from ludoteca.server.championships.cups import ChampionshipFrame, ChampionshipInfo, CupOrder
from ludoteca.server.http import guard
from ludoteca.server.http.api.common import Asked, GameFilter, Id, Me, TheHouse, example
from ludoteca.server.http.sockets import admit, opened
from ludoteca.server.people.people import Person
from ludoteca.server.tables.connection import Connection
from ludoteca.server.tables.seating import Level
from ludoteca.server.tables.seatview import encode

if TYPE_CHECKING:
    from ludoteca.server.house import House

TAG = ["championships"]
ORDER = {
    "game": "tacocat",
    "name": "Friday cup",
    "entrants": ["me", "bot-normal", "bot-hard"],
    "pace": {"kind": "live", "main": 300, "increment": 10},
}


class BotChoice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How strong a bot is to be."""

    level: Level


@post("/api/championships", tags=TAG, summary="Open a championship")
async def create(house: TheHouse, somebody: Me, data: Annotated[CupOrder, example(ORDER)]) -> ChampionshipInfo:
    """A bracket for 2 to 32 entrants; others join by its link or from the list. Each match has a clock."""
    cups = house.championships
    async with house.quotas.turn(somebody.id):
        return await cups.info(await cups.create(somebody, data))


@get("/api/championships", tags=TAG, summary="Championships")
async def listed(house: TheHouse, game: GameFilter = None) -> list[ChampionshipInfo]:
    """Public ones: to join, to watch, and finished."""
    return await house.championships.listed(game)


@get("/api/me/championships", tags=TAG, summary="My championships")
async def mine(house: TheHouse, somebody: Me) -> list[ChampionshipInfo]:
    """Those I play in or host, newest first."""
    return await house.championships.mine(somebody)


@get("/api/championships/{cup:str}", tags=TAG, summary="One championship")
async def one(house: TheHouse, cup: Id) -> ChampionshipInfo:
    """By its link: entrants, and the bracket with its tables."""
    return await house.championships.info(await house.championships.get(cup))


@post("/api/championships/{cup:str}/join", tags=TAG, status_code=200, summary="Enter")
async def join(house: TheHouse, somebody: Me, cup: Id) -> ChampionshipInfo:
    """Before the start."""
    return await house.championships.info(await house.championships.join(cup, somebody))


@post("/api/championships/{cup:str}/leave", tags=TAG, status_code=200, summary="Withdraw")
async def leave(house: TheHouse, somebody: Me, cup: Id) -> ChampionshipInfo:
    """Before the start. Later, resign at the table."""
    return await house.championships.info(await house.championships.leave(cup, somebody))


@post("/api/championships/{cup:str}/bots", tags=TAG, status_code=200, summary="Enter a bot")
async def add_bot(
    house: TheHouse, somebody: Me, cup: Id, data: Annotated[BotChoice, example({"level": "hard"})]
) -> ChampionshipInfo:
    """The host only, before the start."""
    return await house.championships.info(await house.championships.add_bot(cup, somebody, data.level))


@delete("/api/championships/{cup:str}/entrants/{number:int}", tags=TAG, status_code=200, summary="Take an entrant out")
async def remove(
    house: TheHouse, somebody: Me, cup: Id, number: Annotated[int, PathParameter(ge=0, le=31)]
) -> ChampionshipInfo:
    """The host only, before the start. The others are numbered anew."""
    return await house.championships.info(await house.championships.remove(cup, somebody, number))


@post("/api/championships/{cup:str}/start", tags=TAG, status_code=200, summary="Start")
async def start(request: Asked, house: TheHouse, somebody: Me, cup: Id) -> ChampionshipInfo:
    """The host only: the bracket is drawn by lot, and the first tables are opened. From here it goes by itself."""
    bots = any(entrant.person is None for entrant in (await house.championships.get(cup)).entrants)
    async with house.quotas.starting(somebody.id, guard.address(request), bots=bots) as started:
        begun = await house.brackets.start(cup, somebody)
        started.add(*begun.matches.values())
        return await house.championships.info(begun)


@post("/api/championships/{cup:str}/cancel", tags=TAG, status_code=200, summary="Call it off")
async def cancel(house: TheHouse, somebody: Me, cup: Id) -> ChampionshipInfo:
    """The host only, before the start."""
    return await house.championships.info(await house.championships.cancel(cup, somebody))


@websocket("/api/championships/{cup:str}/live")
async def watch(socket: WebSocket[Any, Any, Any], cup: FromPath[str]) -> None:
    """The championship at once, and again whenever something changes. Nothing needs to be sent."""
    house: House = socket.app.state.house

    async def the_cup(_: Person) -> ChampionshipInfo:
        return await house.championships.info(await house.championships.get(cup))

    admitted = await admit(socket, house, the_cup)
    if admitted is None:
        return
    who, first = admitted
    listeners = house.championships.connections.setdefault(cup, set())
    connection = Connection(who.id, who.language, True, credential=guard.credential(socket))
    connection.push(encode(ChampionshipFrame(first)))
    try:
        async with opened(socket, house, connection, listeners) as let_in:
            while let_in and not connection.closing:
                received: Any = await socket.receive()
                if received["type"] == "websocket.disconnect":
                    return
    finally:
        if not house.championships.connections.get(cup):
            house.championships.connections.pop(cup, None)


CHAMPIONSHIPS: list[Any] = [create, listed, mine, one, join, leave, add_bot, remove, start, cancel, watch]
