"""The WebSocket of a table: the same for browsers and for programs.

client → server   {"type": "hello", "last": 17}          the last event it has; 0 for a newcomer
{"type": "play", "decision": 4, "key": "…", "action": 12 or {"do": …}}
{"type": "say", "channel": "table", "text": "…"}
{"type": "seed", "seed": "…"}           after it saw the commitment
{"type": "preview" | "why", "action": 12}   {"type": "actions", "kind": "…"}   {"type": "ping"}
server → client   {"type": "table", "table": {…}}         the table: chairs, presence, proposals, status
{"type": "now", "events": […], "event": 19, "decision": 5, "asked": "…", "actions": {…}, "view": {…}, …}
{"type": "played" | "refused", "key": "…", …}   {"type": "chat" | "preview" | "why" | "actions" | "pong" | "bye", …}
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from ludoteca.engine.values import IllegalAction, LudotecaError
from ludoteca.server import guard, seatview
from ludoteca.server.people import Person
from ludoteca.server.refusals import Refused, problem
from ludoteca.server.seatview import encode
from ludoteca.server.store import Unwritable
from ludoteca.server.table import Connection, Table

if TYPE_CHECKING:
    from ludoteca.server.house import House

Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
AnyAction: TypeAlias = Annotated[int, msgspec.Meta(ge=-1_000_000_000, le=1_000_000_000)] | dict[str, Any]

POLICY = 1008  # closing codes of RFC 6455
TRY_LATER = 1013
RESTART = 1012


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """What a client may say."""


class Hello(Message, frozen=True, tag="hello"):
    """I am here; `last` is the last event I have."""

    last: Number = 0


class Play(Message, frozen=True, tag="play"):
    """My answer to a decision; the key is my own, and never plays twice."""

    decision: Number
    key: Key
    action: AnyAction


class Say(Message, frozen=True, tag="say"):
    """Talk, to the table or to partners."""

    text: Annotated[str, msgspec.Meta(max_length=2000)]
    channel: Annotated[str, msgspec.Meta(max_length=16)] = "table"


class Seed(Message, frozen=True, tag="seed"):
    """What I add to the chance."""

    seed: Annotated[str, msgspec.Meta(max_length=200)]


class Preview(Message, frozen=True, tag="preview"):
    """What would this action do, from what I know?"""

    action: AnyAction


class Why(Message, frozen=True, tag="why"):
    """Why may I not do this?"""

    action: AnyAction


class Actions(Message, frozen=True, tag="actions"):
    """All my actions of one kind, where the list was too long to be sent."""

    kind: Annotated[str, msgspec.Meta(max_length=64)]


class Ping(Message, frozen=True, tag="ping"):
    """Are you there?"""


DECODER = msgspec.json.Decoder(Hello | Play | Say | Seed | Preview | Why | Actions | Ping)


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table_id: FromPath[str], watch: FromQuery[bool] = False) -> None:
    """One socket at one table; `?watch=true` asks for the spectators' view."""
    house: House = socket.app.state.house
    if not guard.same_origin(socket.headers, house.settings.origins):
        await socket.close(POLICY, "origin")
        return
    who = await guard.identify(socket, house.people)
    if who is None:
        await socket.close(POLICY, "no-guest")
        return
    try:
        table = await house.hall.get(table_id)
    except Refused:
        await socket.close(POLICY, "not-found")
        return
    await socket.accept()
    connection = Connection(who.id, who.language, watch)
    table.connections.add(connection)
    house.sockets += 1
    sender = asyncio.create_task(_send(socket, connection))
    try:
        await Talker(house, table, who, connection).listen(socket)
    finally:
        table.connections.discard(connection)
        house.sockets -= 1
        sender.cancel()
        if connection.greeted:
            house.hall.tell_presence(table)


async def _send(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    """Send what waits, as fast as the client takes it."""
    send, wake = socket.send, connection.wake
    try:
        while True:
            await wake.wait()
            wake.clear()
            frames, connection.outbox = connection.outbox, []
            for frame in frames:
                await send({"type": "websocket.send", "text": frame.decode(), "bytes": None})
            if connection.closing:
                code = RESTART if connection.closing == "restart" else TRY_LATER
                await socket.close(code, connection.closing)
                return
    except (WebSocketDisconnect, RuntimeError, OSError):
        return  # it hung up; whoever listens notices


class Talker:
    """Understands one connection."""

    def __init__(self, house: House, table: Table, who: Person, connection: Connection) -> None:
        self.house = house
        self.table = table
        self.who = who
        self.connection = connection
        self.bucket = guard.Bucket(house.settings.messages, 3 * house.settings.messages)
        self.answers: dict[type[Message], Callable[[Any], Awaitable[None]]] = {
            Play: self.play, Hello: self.hello, Say: self.say, Seed: self.seed, Preview: self.preview,
            Why: self.why, Actions: self.actions, Ping: self.ping,
        }  # fmt: skip

    async def listen(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Answer every message until the client hangs up."""
        receive = socket.receive
        while not self.connection.closing:
            received: Any = await receive()
            if received["type"] == "websocket.disconnect":
                return
            if received["type"] == "websocket.receive":
                await self.answer(received.get("text") or received.get("bytes") or b"")

    async def answer(self, raw: str | bytes) -> None:
        """Answer one message; a refusal is an answer too."""
        key = None
        action: Any = None
        try:
            if not self.bucket.take(time.monotonic()):
                raise Refused("too-many", 429)
            message = DECODER.decode(raw)
            key = getattr(message, "key", None)
            action = getattr(message, "action", None)
            await self.answers[type(message)](message)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self.refuse(Refused("bad-message", 400), key)
        except (Refused, IllegalAction) as refused:
            self.refuse(refused, key, action)
        except Unwritable:
            self.refuse(Refused("not-saved", 503), key)
        except LudotecaError:
            self.refuse(Refused("busy", 503), key)

    def refuse(self, refused: Refused | IllegalAction, key: str | None, action: Any = None) -> None:
        """Say no, in the person's language."""
        self.connection.push(encode({"type": "refused", "key": key} | self._problem(refused, action)))

    def _problem(self, refused: Refused | IllegalAction, action: Any) -> dict[str, Any]:
        game = self.table.game
        typed = None
        if isinstance(refused, IllegalAction) and action is not None:
            try:
                typed = game.action(game.action_id(action))
            except IllegalAction:
                typed = None
        spoken = problem(refused, self.who.language, game, typed)
        return {"code": spoken.code, "rule": spoken.rule, "sentence": spoken.sentence}

    # ---- one method a message

    async def hello(self, message: Hello) -> None:
        """Tell a newcomer, or somebody who came back, all that is theirs to know."""
        table, connection = self.table, self.connection
        async with table.lock:
            first = not connection.greeted
            table.greet(connection, message.last)
            if first:
                self.house.hall.tell_presence(table)
            else:
                connection.push(b'{"type":"table","table":' + encode(table.info()) + b"}")
            table.announce()
        if first:
            await self.house.talking.history(table, connection)

    async def play(self, message: Play) -> None:
        """Play, and say that it was played."""
        seat = self._seat()
        if self.table.chairs[seat].away:
            raise Refused("away")
        await self.house.playing.play(self.table, seat, message.action, message.decision, message.key)
        self.connection.push(encode({"type": "played", "key": message.key}))

    async def say(self, message: Say) -> None:
        """Talk."""
        who = await self.house.people.find(self.who.id) or self.who
        await self.house.talking.say(self.table, who, message.channel, message.text)

    async def seed(self, message: Seed) -> None:
        """Add to the chance."""
        await self.house.tables.seed(self.table, self.who, message.seed)

    async def preview(self, message: Preview) -> None:
        """What an action would do."""
        seat = self._seat()
        async with self.table.lock:
            match = self._match()
            shown = match.preview(seat, message.action)
        self.connection.push(encode({"type": "preview", "action": message.action, "preview": shown}))

    async def why(self, message: Why) -> None:
        """Why an action is not allowed; null if it is."""
        seat = self._seat()
        async with self.table.lock:
            refused = self._match().why_not(seat, message.action)
        spoken = None if refused is None else self._problem(refused, message.action)
        self.connection.push(encode({"type": "why", "action": message.action, "refusal": spoken}))

    async def actions(self, message: Actions) -> None:
        """A long list."""
        seat = self._seat()
        async with self.table.lock:
            self._match()
            assert self.table.referee is not None
            decision = self.table.referee.decisions[seat]
            ids = seatview.of_kind(self.table.game, decision.legal, message.kind)
            number = decision.number
        self.connection.push(encode({"type": "actions", "kind": message.kind, "decision": number, "ids": ids}))

    async def ping(self, message: Ping) -> None:
        """Here."""
        self.connection.push(b'{"type":"pong"}')

    def _seat(self) -> int:
        seat = self.table.seat_of(self.who.id)
        if seat is None:
            raise Refused("not-seated", 403)
        return seat

    def _match(self) -> Any:
        if self.table.referee is None:
            raise Refused("not-running")
        return self.table.referee.match
