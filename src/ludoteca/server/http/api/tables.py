"""The lobby, and the life of a table. Moves go over the WebSocket (`/api/tables/{id}/live`)."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import get, post, put
from litestar.params import FromPath, PathParameter

from ludoteca.server.house import House
from ludoteca.server.http import guard
from ludoteca.server.http.api.common import Asked, GameFilter, Id, Me, OwnSeat, TheHouse, anybody, example
from ludoteca.server.tables.agreements import What, Withdrawn
from ludoteca.server.tables.plans import Line, PlanInfo
from ludoteca.server.tables.records import TableInfo
from ludoteca.server.tables.seating import Name, Order, Sitter
from ludoteca.server.tables.table import Table


class Choice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chair; null is any free one."""

    seat: int | None = None


class Vacation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So many days from now; 0: I am back."""

    days: Annotated[int, msgspec.Meta(ge=0, le=60)]


class ChairChoice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to have a chair; the name is for somebody who shares my device."""

    sitter: Sitter
    name: Name = ""


ORDER = {
    "game": "tacocat",
    "chairs": ["me", "bot-normal"],
    "options": {"board": "printed"},
    "public": True,
    "pace": {"kind": "live", "main": 600, "increment": 15},
    "undo": "own",
    "level": "normal",
}


@post("/api/tables", tags=["tables"], summary="Open a table")
async def create(house: TheHouse, somebody: Me, data: Annotated[Order, example(ORDER)]) -> TableInfo:
    """A table with its chairs (`me`, `open`, `bot-<level>`); several `me` are for people who share a device.

    They may have `names` of their own. The commitment of the table's dice is in the answer.
    """
    async with house.quotas.turn(somebody.id):
        return (await house.seating.create(somebody, data)).info()


@get("/api/tables", tags=["tables"], summary="The lobby")
async def lobby(house: TheHouse, game: GameFilter = None) -> list[TableInfo]:
    """Public tables: open ones to join, running ones to watch."""
    return await house.lobby.public(game)


@get("/api/me/tables", tags=["tables"], summary="My tables")
async def mine(house: TheHouse, somebody: Me) -> list[TableInfo]:
    """The tables I sit at or host that are not over; those that wait for me come first."""
    return await house.lobby.mine(somebody)


@get("/api/tables/{table_id:str}", tags=["tables"], summary="One table")
async def one(request: Asked, house: TheHouse, table_id: Id) -> TableInfo:
    """By its link: everybody who has the id may look; at a deal of today only who plays it."""
    who = await anybody(request)
    return (await house.hall.shown(table_id, None if who is None else who.id)).info()


@post("/api/tables/{table_id:str}/sit", tags=["tables"], status_code=200, summary="Sit down")
async def sit(house: TheHouse, somebody: Me, table_id: Id, data: Annotated[Choice, example({"seat": 1})]) -> TableInfo:
    """Take a free chair."""
    table = await house.hall.get(table_id)
    await house.seating.sit(table, somebody, data.seat)
    return table.info()


@post("/api/tables/{table_id:str}/stand", tags=["tables"], status_code=200, summary="Stand up")
async def stand(house: TheHouse, somebody: Me, table_id: Id) -> TableInfo:
    """Give the chair back before the start; the last person closes the table."""
    table = await house.hall.get(table_id)
    await house.seating.stand(table, somebody)
    return table.info()


@put("/api/tables/{table_id:str}/chairs/{seat:int}", tags=["tables"], summary="Decide about a chair")
async def set_chair(
    house: TheHouse,
    somebody: Me,
    table_id: Id,
    seat: Annotated[int, PathParameter(ge=0, le=11)],
    data: Annotated[ChairChoice, example({"sitter": "bot-hard"})],
) -> TableInfo:
    """The host fills a chair with a bot, opens it, or takes it for somebody on the same device."""
    table = await house.hall.get(table_id)
    await house.seating.set_chair(table, somebody, seat, data.sitter, data.name)
    return table.info()


@post("/api/tables/{table_id:str}/start", tags=["tables"], status_code=200, summary="Start")
async def start(request: Asked, house: TheHouse, somebody: Me, table_id: Id) -> TableInfo:
    """Begin, once every chair is taken and the browsers have sent their seeds (or after ten seconds)."""
    table = await house.hall.get(table_id)
    bots = any(chair.kind == "bot" for chair in table.chairs)
    async with house.quotas.starting(table.record.host, guard.address(request), table_id, bots=bots):
        await house.seating.start(table, somebody)
    return table.info()


@post("/api/tables/{table_id:str}/leave", tags=["tables"], status_code=200, summary="Leave")
async def leave(house: TheHouse, somebody: Me, table_id: Id) -> TableInfo:
    """Before the start: stand up. During the match: the table's bot takes the seat, and I may come back."""
    table = await house.hall.get(table_id)
    if table.record.status == "open":
        await house.seating.stand(table, somebody)
    else:
        await house.authority.leave(table, somebody)
    return table.info()


@post("/api/tables/{table_id:str}/back", tags=["tables"], status_code=200, summary="Come back")
async def back(house: TheHouse, somebody: Me, table_id: Id) -> TableInfo:
    """Take my seat back from the bot."""
    return await _played(house, table_id, lambda table: house.authority.come_back(table, somebody))


@post("/api/tables/{table_id:str}/resign", tags=["tables"], status_code=200, summary="Resign")
async def resign(house: TheHouse, somebody: Me, table_id: Id, seat: OwnSeat = None) -> TableInfo:
    """Give up: with two sides the other wins, with more the bot plays on."""
    return await _played(house, table_id, lambda table: house.authority.resign(table, somebody, seat))


@post("/api/tables/{table_id:str}/propose/{what:str}", tags=["tables"], status_code=200, summary="Propose or agree")
async def propose(house: TheHouse, somebody: Me, table_id: Id, what: FromPath[What], seat: OwnSeat = None) -> TableInfo:
    """`undo`, `pause` or `end`: it happens when all people agree, before the next move.

    A harmless move of one's own is undone at once. Whatever else is taken back, the match is no longer rated.
    """
    return await _played(house, table_id, lambda table: house.agreements.propose(table, somebody, what, seat))


@post("/api/tables/{table_id:str}/withdraw/{what:str}", tags=["tables"], status_code=200, summary="Say no")
async def withdraw(house: TheHouse, somebody: Me, table_id: Id, what: FromPath[Withdrawn]) -> TableInfo:
    """Decline a proposal, or take one's own back."""
    return await _played(house, table_id, lambda table: house.agreements.withdraw(table, somebody, what))


@post("/api/tables/{table_id:str}/resume", tags=["tables"], status_code=200, summary="Go on after a pause")
async def resume(house: TheHouse, somebody: Me, table_id: Id) -> TableInfo:
    """Whoever sits at the table may end a pause."""
    return await _played(house, table_id, lambda table: house.authority.resume(table, somebody))


@post("/api/tables/{table_id:str}/rematch", tags=["tables"], status_code=200, summary="¡Revancha!")
async def rematch(house: TheHouse, somebody: Me, table_id: Id) -> TableInfo:
    """The same people once more, sides rotated. Whoever asks second gets the same table.

    Where a clock runs and ratings move, all people must ask: until then the answer is the table of the last match, with
    the proposal `rematch`.
    """
    table = await house.hall.get(table_id)
    return (await house.seating.rematch(table, somebody)).info()


@post("/api/tables/{table_id:str}/vacation", tags=["tables"], status_code=200, summary="Be away for some days")
async def vacation(
    house: TheHouse, somebody: Me, table_id: Id, data: Annotated[Vacation, example({"days": 3})]
) -> TableInfo:
    """In a match over days, out of the days that the table allows each seat. Nobody's time runs meanwhile."""
    return await _played(house, table_id, lambda table: house.authority.vacation(table, somebody, data.days))


@get("/api/tables/{table_id:str}/plans", tags=["tables"], summary="My prepared answers")
async def plans(house: TheHouse, somebody: Me, table_id: Id, seat: OwnSeat = None) -> PlanInfo:
    """What I prepared for my next decision in a match over days, and what I may be asked, as far as I can know."""
    async with house.quotas.turn(somebody.id):
        return await house.plans.mine(await house.hall.get(table_id), somebody, seat)


@put("/api/tables/{table_id:str}/plans", tags=["tables"], summary="Prepare answers", status_code=204)
async def prepare(
    house: TheHouse, somebody: Me, table_id: Id, data: Annotated[list[Line], example([])], seat: OwnSeat = None
) -> None:
    """The first that fits is played when I am asked; an empty list withdraws them. Nobody else learns of them."""
    await house.plans.prepare(await house.hall.get(table_id), somebody, data, seat)


async def _played(house: House, table_id: str, act: Any) -> TableInfo:
    table: Table = await house.hall.get(table_id)
    await act(table)
    return table.info()


TABLES: list[Any] = [
    create, lobby, mine, one, sit, stand, set_chair, start, leave, back, resign,
    propose, withdraw, resume, rematch, vacation, plans, prepare,
]  # fmt: skip
