"""The WebSocket of a table: the same for browsers and for programs. `messages.py` tells what is said on it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.params import FromPath, FromQuery

from ludoteca.engine.values import IllegalAction, LudotecaError
from ludoteca.server.http import guard, swift
from ludoteca.server.http.messages import (
    Actions,
    ActionsFrame,
    ClientMessage,
    Hello,
    Hint,
    HintFrame,
    Keyed,
    Message,
    Ping,
    Play,
    PlayedFrame,
    PongFrame,
    Preview,
    PreviewFrame,
    RefusedFrame,
    Say,
    Seed,
    Why,
    WhyFrame,
)  # fmt: skip
from ludoteca.server.http.sockets import RETRY, admit, opened
from ludoteca.server.http.troubles import trouble
from ludoteca.server.people.limits import Bucket
from ludoteca.server.people.people import Person
from ludoteca.server.refusals import Problem, Refused, problem
from ludoteca.server.tables import seatview
from ludoteca.server.tables.connection import Connection
from ludoteca.server.tables.frames import TableFrame
from ludoteca.server.tables.seatview import encode
from ludoteca.server.tables.table import Table

if TYPE_CHECKING:
    from ludoteca.server.house import House

AGAIN = 5  # messages that one more hello counts for, as it asks for everything
ILLEGAL = 409  # what HTTP would say of an action that the rules forbid

DECODER: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
KEY: msgspec.json.Decoder[Keyed] = msgspec.json.Decoder(Keyed)


@websocket("/api/tables/{table_id:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any],
    table_id: FromPath[str],
    watch: FromQuery[bool] = False,
    seat: FromQuery[int | None] = None,
) -> None:
    """One socket at one table; `?watch=true` asks for the spectators' view, `?seat=1` for one of one's own seats."""
    house: House = socket.app.state.house

    async def the_table(who: Person) -> Table:
        table = await house.hall.shown(table_id, who.id)
        if seat is not None and seat not in table.seats_of(who.id):
            raise Refused("not-seated", 403)
        return table

    admitted = await admit(socket, house, the_table)
    if admitted is None:
        return
    who, table = admitted
    line = swift.write(socket), swift.cut(socket)
    connection = Connection(who.id, who.language, watch, seat, guard.credential(socket), *line)
    async with opened(socket, house, connection, table.connections) as let_in:
        if let_in:
            address = guard.address(socket)
            crowd = partial(socket.app.state.crowds.take, address)
            talker = Talker(house, table, who, connection, crowd, house.quotas.thinking(address))
            try:
                # In a task of its own, which is woken alone and not through all that the framework has put around us.
                await asyncio.create_task(talker.listen(socket), name="talker")
            finally:
                talker.close()
    if connection.greeted:
        house.hall.tell_presence(table)


class Talker:
    """Understands one connection."""

    def __init__(
        self,
        house: House,
        table: Table,
        who: Person,
        connection: Connection,
        crowd: Callable[[float], bool],
        advice: asyncio.Semaphore,
    ) -> None:
        self.house = house
        self.crowd = crowd  # is what its whole address says still within the limit?
        self.table = table
        self.who = who
        self.connection = connection
        self.bucket = Bucket(house.settings.messages, 3 * house.settings.messages)
        self.rest = min(1.0, 1.0 / house.settings.messages)
        self.answers: dict[type[Message], Callable[[Any], Awaitable[None]]] = {
            Play: self.hand_in, Hello: self.greet, Say: self.say, Seed: self.seed, Preview: self.preview,
            Why: self.why, Actions: self.list, Hint: self.hint, Ping: self.pong,
        }  # fmt: skip
        self.hinting: asyncio.Task[None] | None = None
        self.advice = advice  # how many questions of its address a bot is asked at the same time

    def close(self) -> None:
        """The client is gone, and no longer wants a hint."""
        if self.hinting is not None:
            self.hinting.cancel()

    async def listen(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Answer every message until the client hangs up."""
        receive = swift.read(socket)
        while not self.connection.closing:
            received: Any = await receive()
            if received["type"] == "websocket.disconnect":
                return
            if received["type"] == "websocket.receive":
                await self.answer(received.get("text") or received.get("bytes") or b"")

    async def answer(self, raw: str | bytes) -> None:
        """Answer one message; a refusal is an answer too."""
        now = time.monotonic()
        in_time = self.bucket.take(now) and self.crowd(now)
        try:
            message = DECODER.decode(raw)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self.refuse(Refused("bad-message", 400), _key(raw))
            return
        if isinstance(message, Hello) and self.connection.greeted:
            in_time = in_time and self.bucket.take(now, AGAIN)
        if in_time:
            await self.polite(self.answers[type(message)](message), message.key, getattr(message, "action", None))
        else:
            self.refuse(Refused("too-many", 429), message.key)
            await asyncio.sleep(self.rest)  # meanwhile nothing more is read: a flood is no faster than who keeps to it

    async def polite(self, answer: Awaitable[None], key: str | None, action: Any = None) -> None:
        """Wait for an answer; what goes wrong is told."""
        try:
            await answer
        except (Refused, IllegalAction) as refused:
            self.refuse(refused, key, action)
        except LudotecaError as problem:
            self.refuse(trouble(problem), key)
        except RecursionError:  # an action so deep that it was only just understood
            self.refuse(Refused("bad-message", 400), key)

    def refuse(self, refused: Refused | IllegalAction, key: str | None, action: Any = None) -> None:
        """Say no, in the person's language."""
        told = self._problem(refused, action)
        status = refused.status if isinstance(refused, Refused) else ILLEGAL
        retry = RETRY if status in {429, 503} else None
        self.connection.push(encode(RefusedFrame(key, status, told.code, told.rule, told.sentence, retry)))

    def _problem(self, refused: Refused | IllegalAction, action: Any) -> Problem:
        game = self.table.game
        typed = None
        if isinstance(refused, IllegalAction) and action is not None:
            try:
                typed = game.action(game.action_id(action))
            except IllegalAction:
                typed = None
        return problem(refused, self.who.language, game, typed)

    # ---- one method a message

    async def greet(self, message: Hello) -> None:
        """Tell a newcomer, or somebody who came back, all that is theirs to know."""
        table, connection = self.table, self.connection
        async with table.lock:
            await self.house.hall.fresh(table)  # a node that lags must not tell less than another told before
            first = not connection.greeted
            table.greet(connection, message.last)
            if first:
                self.house.hall.tell_presence(table, connection)
            else:
                connection.push(encode(TableFrame(table.info())))
            table.announce()
        if first:
            await self.house.talking.history(table, connection)

    async def hand_in(self, message: Play) -> None:
        """Hand an action in, and say that it was played."""
        seat = self._seat()
        await self.house.authority.move(self.table, seat, message.action, message.decision, message.key)
        self.connection.push(encode(PlayedFrame(message.key)))

    async def say(self, message: Say) -> None:
        """Talk."""
        who = await self.house.people.find(self.who.id) or self.who
        seat = self.table.place_of(self.connection)
        await self.house.talking.say(self.table, who, seat, message.channel, message.text)

    async def seed(self, message: Seed) -> None:
        """Add to the chance."""
        await self.house.seating.seed(self.table, self.who, message.seed)

    async def preview(self, message: Preview) -> None:
        """What an action would do."""
        seat = self._seat()
        async with self.table.lock:
            match = self._match()
            shown = match.preview(seat, message.action)
        self.connection.push(encode(PreviewFrame(message.key, message.action, shown)))

    async def why(self, message: Why) -> None:
        """Why an action is not allowed; null if it is."""
        seat = self._seat()
        async with self.table.lock:
            refused = self._match().why_not(seat, message.action)
        spoken = None if refused is None else self._problem(refused, message.action)
        self.connection.push(encode(WhyFrame(message.key, message.action, spoken)))

    async def list(self, message: Actions) -> None:
        """A long list."""
        seat = self._seat()
        async with self.table.lock:
            self._match()
            assert self.table.referee is not None
            decision = self.table.referee.decisions[seat]
            ids = seatview.of_kind(self.table.game, decision.legal, message.kind)
            number = decision.number
        self.connection.push(encode(ActionsFrame(message.key, message.kind, number, ids)))

    async def hint(self, message: Hint) -> None:
        """What a bot would do; it thinks while other messages are answered, about one question at a time."""
        seat = self._seat()
        if self.hinting is not None and not self.hinting.done():
            raise Refused("thinking", 429)
        self.hinting = asyncio.create_task(self.polite(self._hint(seat, message.key), message.key))

    async def _hint(self, seat: int, key: str) -> None:
        async with self.advice:
            decision, action, why = await self.house.hints.hint(self.table, seat)
        self.connection.push(encode(HintFrame(key, decision, action, why)))

    async def pong(self, message: Ping) -> None:
        """Here."""
        self.connection.push(encode(PongFrame(message.key)))

    def _seat(self) -> int:
        seat = self.table.place_of(self.connection)
        if seat is None:
            raise Refused("not-seated", 403)
        return seat

    def _match(self) -> Any:
        if self.table.referee is None:
            raise Refused("not-running")
        return self.table.referee.match


def _key(raw: str | bytes) -> str | None:
    """The key of a message that is none, if it has one: its sender learns that it was not understood."""
    try:
        return KEY.decode(raw).key
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
