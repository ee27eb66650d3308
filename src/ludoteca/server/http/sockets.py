"""The door of every WebSocket: who comes, may they have one more, and how what waits for them is sent."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, TypeVar

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from ludoteca.server.http import guard
from ludoteca.server.http.messages import RefusedFrame
from ludoteca.server.http.troubles import trouble
from ludoteca.server.people.people import Person
from ludoteca.server.refusals import Refused, preferred, problem
from ludoteca.server.storage.database import Unwritable
from ludoteca.server.tables.connection import Connection
from ludoteca.server.tables.seatview import encode

if TYPE_CHECKING:
    from ludoteca.server.house import House

POLICY = 1008  # closing codes of RFC 6455
TRY_LATER = 1013
RESTART = 1012
CODES = {"restart": RESTART, "signed-out": POLICY}
RETRY = 1  # seconds

Socket = WebSocket[Any, Any, Any]
Found = TypeVar("Found")


async def admit(
    socket: Socket, house: House, look_up: Callable[[Person], Awaitable[Found]]
) -> tuple[Person, Found] | None:
    """Who comes, and what they come for; None if they were turned away, and told why."""
    if not socket.app.state.in_time(socket):
        await socket.close(TRY_LATER, "too-many")
        return None
    if not guard.same_origin(socket.headers, house.settings.origins):
        await socket.close(POLICY, "origin")
        return None
    try:
        who = await guard.identify(socket, house.people)
        if who is None:
            await socket.close(POLICY, "no-guest")
            return None
        return who, await look_up(who)
    except Refused as refused:
        await socket.close(POLICY, refused.code)
    except Unwritable as away:
        await _turn_away(socket, trouble(away))
    return None


async def _turn_away(socket: Socket, refused: Refused) -> None:
    """Somebody comes while we cannot look anything up: they are told so, and asked to come again."""
    told = problem(refused, preferred(socket.headers.get("accept-language", "")))
    await socket.accept()
    await socket.send_text(encode(RefusedFrame(None, refused.status, told.code, told.rule, told.sentence, RETRY)))
    await socket.close(TRY_LATER, told.code)


@asynccontextmanager
async def opened(socket: Socket, house: House, connection: Connection, among: set[Connection]) -> AsyncIterator[bool]:
    """An accepted socket, counted and sent what waits for it, until this ends; False if they have too many."""
    person, address = connection.person, guard.address(socket)
    if not house.quotas.open_socket(person, address):
        await socket.close(TRY_LATER, "too-many")
        yield False
        return
    sender: asyncio.Task[None] | None = None
    house.sockets += 1
    among.add(connection)
    try:
        await socket.accept()
        sender = asyncio.create_task(_deliver(socket, connection))
        await _look_again(socket, house, connection)
        yield True
    finally:
        among.discard(connection)
        house.quotas.close_socket(person, address)
        house.sockets -= 1
        house.closed_sockets += 1
        if sender is not None:
            sender.cancel()


async def _look_again(socket: Socket, house: House, connection: Connection) -> None:
    """Whoever was signed out or banned between the door and here was not yet among those who are hung up on."""
    try:
        still = await guard.identify(socket, house.people)
    except Refused:
        still = None
    except Unwritable:
        return  # they were let in a moment ago; nothing that they ask is answered before the database is back
    if still is None:
        connection.close("signed-out")


async def _deliver(socket: Socket, connection: Connection) -> None:
    """Send what has to wait, as fast as the client takes it."""
    send, wake, outbox = socket.send, connection.wake, connection.outbox
    try:
        while True:
            await wake.wait()
            wake.clear()
            while outbox:
                await send({"type": "websocket.send", "text": outbox[0].decode(), "bytes": None})
                connection.sent()  # only now: what comes meanwhile goes behind it
            if connection.closing:
                code = CODES.get(connection.closing, TRY_LATER)
                await socket.close(code, connection.closing)
                return
    except (WebSocketDisconnect, RuntimeError, OSError):
        return  # it hung up; whoever listens notices
