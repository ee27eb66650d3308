"""The socket as uvicorn has it, with a shorter way for what nearly every message is: one small text, whole.

What a socket is told in one turn of the loop goes to the system at once, as long as the client takes what it gets.
Whatever is not so plain (handshakes, fragments, pings, closing, a client that is slow) takes uvicorn's own way: a piece
at a time, as a quarter of a megabyte, which the system hands over at once, may be forty thousand frames.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

from litestar import WebSocket
from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.utils import apply_mask

from ludoteca.server.people.limits import Bucket
from ludoteca.server.tables.connection import never, nothing

WRITE = "ludoteca.write"  # in a socket's state: sends a text now, unless it has to wait
READ = "ludoteca.read"  # gives the next message, straight from the line
CUT = "ludoteca.cut"  # and this ends it, whatever is on its way
AHEAD = 16  # messages of one client that may wait to be answered; then it is not read on
PIECE = 1_024  # bytes that are read without a look at how far the client is ahead
ODD = 10.0  # frames a second that are no message (pings, pongs, fragments), with bursts of ten times as many
TEXT = 0x81  # the last frame of a text, which is the first one too
MASKED = 0x80
SHORT = 126  # from here on the length has bytes of its own
MEDIUM = 65_536
HEAD = 6  # bytes of a short frame before its text


def write(socket: WebSocket[Any, Any, Any]) -> Callable[[bytes], bool]:
    """The shorter way out of a socket; on a server that has none, everything takes the longer one."""
    found: Callable[[bytes], bool] = socket.scope["state"].get(WRITE, never)
    return found


def read(socket: WebSocket[Any, Any, Any]) -> Callable[[], Awaitable[Any]]:
    """The shorter way in: past what the framework keeps in mind of a socket."""
    found: Callable[[], Awaitable[Any]] = socket.scope["state"].get(READ, socket.receive)
    return found


def cut(socket: WebSocket[Any, Any, Any]) -> Callable[[], None]:
    """How a socket ends whose client takes nothing: its goodbye would wait behind all the rest."""
    found: Callable[[], None] = socket.scope["state"].get(CUT, nothing)
    return found


class Inbox:
    """What a client said and nobody has heard yet, for one listener.

    An `asyncio.Queue` asks at each message in which loop it is, and that is a system call.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._said: deque[Any] = deque()
        self._listener: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        """Somebody said something."""
        self._said.append(message)
        listener, self._listener = self._listener, None
        if listener is not None and not listener.done():
            listener.set_result(None)

    async def get(self) -> Any:
        """The next message, as soon as there is one."""
        while not self._said:
            self._listener = self._loop.create_future()
            await self._listener
        return self._said.popleft()

    def qsize(self) -> int:
        """How many wait."""
        return len(self._said)

    def empty(self) -> bool:
        """Does none wait?"""
        return not self._said


class SwiftSocket(WebSocketsSansIOProtocol):
    """One socket."""

    def __init__(self, *args: Any, **uvicorn: Any) -> None:
        super().__init__(*args, **uvicorn)
        self._unsent: list[bytes] = []  # of this turn of the loop
        self._unread = b""  # what came, and is read when what came before it is answered
        self._odd = Bucket(ODD, 10 * ODD)
        self.queue = Inbox(self.loop)  # type: ignore[assignment]  # what uvicorn has is asyncio's

    def handle_connect(self, event: Request) -> None:
        """Offer the shorter way to whoever answers."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"] |= {WRITE: self.write_text, READ: self.receive, CUT: self.cut}

    def write_text(self, text: bytes) -> bool:
        """Send a text with this turn of the loop. False if it has to wait: not open, or too much is on its way."""
        if not self.handshake_complete or self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        size = len(text)
        if size < SHORT:
            head = bytes((TEXT, size))
        elif size < MEDIUM:
            head = bytes((TEXT, SHORT, size >> 8, size & 0xFF))
        else:
            return False
        if not self._unsent:
            self.loop.call_soon(self._flush)
        self._unsent += (head, text)
        return True

    def cut(self) -> None:
        """End it at once."""
        self._unsent.clear()
        self.transport.abort()

    def _flush(self) -> None:
        told, self._unsent = self._unsent, []
        if told and not self.transport.is_closing():  # they may have hung up meanwhile
            self.transport.write(b"".join(told))

    async def send(self, message: ASGISendEvent) -> None:
        """Uvicorn's own way, behind what took the shorter one."""
        self._flush()
        await super().send(message)

    def shutdown(self) -> None:
        """The server stops."""
        self._flush()
        super().shutdown()

    def data_received(self, data: bytes) -> None:
        """One whole, short text and nothing else is read here."""
        size = len(data) - HEAD
        plain = 0 <= size < SHORT and data[0] == TEXT and data[1] == MASKED | size
        if plain and self.handshake_complete and not self._halfway():
            self.frames, self.curr_msg_data_type = [apply_mask(data[HEAD:], data[2:HEAD])], "text"
            self.send_receive_event_to_app()
        else:
            self._read(data)

    def _halfway(self) -> bool:
        """Is a frame, a fragmented text or the end under way?"""
        under_way = self._unread or self.conn.reader.buffer or self.conn.current_size is not None
        return bool(under_way) or self.conn.close_sent is not None

    def _read(self, data: bytes) -> None:
        """Read on, piece by piece, until the client is far ahead of its answers or the line is cut."""
        data, self._unread = self._unread + data, b""
        for first in range(0, len(data), PIECE):
            if self.read_paused:
                self._unread = data[first:]
                return
            if self.transport.is_closing():
                return
            super().data_received(data[first : first + PIECE])

    async def receive(self) -> ASGIReceiveEvent:
        """The next message; when there is none left, the client is read on."""
        message: ASGIReceiveEvent = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            if self._unread:
                self._read(b"")
            if not (self.read_paused or self.transport.is_closing()):
                self.transport.resume_reading()
        return message

    # ---- frames that are no message

    def handle_ping(self) -> None:
        """Somebody asks whether we are here."""
        if self._is_usual():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Somebody says that they are here."""
        if self._is_usual():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """More of a text."""
        if self._is_usual():
            super().handle_cont(event)

    def _is_usual(self) -> bool:
        """Is it one of so few as an honest client sends? Each costs as much as a message, and is in no other limit."""
        if self._odd.take(self.loop.time()):
            return True
        self.cut()
        return False

    def send_receive_event_to_app(self) -> None:
        """Hand a message over; the client is read on until it is far ahead of its answers."""
        if self.transport.is_closing() or (self.close_sent and not self._is_usual()):
            return
        paused, self.read_paused = self.read_paused, True  # uvicorn's own way pauses after every message
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() >= AHEAD and not self.close_sent:
            self.read_paused = True
            self.transport.pause_reading()
