"""Requests that never arrive: a connection that says nothing, or half a request, is closed after a while.

Drip by drip is no better: within that time the whole request must be here, or at least 64 kB more of its body.
The same holds for an answer that is not read: it is kept in memory until it is.

And requests in crumbs: each header and each chunk of a body costs as much time, however short it is, and a quarter of a
megabyte of them comes at once. While one is read nobody else is heard, so there may be only so many.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from ludoteca.server.http.guard import network

PROGRESS = 64_000  # bytes
HEAD = 16_000  # bytes of a request's head,
LINES = 200  # and its lines
UNREAD = 16_000_000  # bytes of answers that wait to be read at one address, all its lines together
CRUMBS = 100  # chunks of a body that may be as short as they like;
CHUNK = 512  # all of them together then have so many bytes on average


class Reader(h11.Connection):
    """Reads requests; what is in crumbs is none."""

    def __init__(self) -> None:
        super().__init__(h11.SERVER, HEAD)
        self._chunked = False
        self._chunks = 0
        self._bytes = 0

    def next_event(self) -> h11.Event | type[h11.NEED_DATA] | type[h11.PAUSED]:
        """The next part of a request."""
        if self.their_state is h11.IDLE:
            head = self.trailing_data[0].partition(b"\r\n\r\n")[0]
            if len(head) > HEAD or head.count(b"\n") > LINES:
                raise h11.RemoteProtocolError("a head that is too long", 431)
        event = super().next_event()
        if isinstance(event, h11.Request):
            self._chunked = any(name == b"transfer-encoding" for name, _ in event.headers)
            self._chunks = self._bytes = 0
        elif self._chunked and isinstance(event, h11.Data):
            self._chunks += 1
            self._bytes += len(event.data)
            if self._chunks > CRUMBS and self._bytes < self._chunks * CHUNK:
                raise h11.RemoteProtocolError("a body in crumbs")
        return event


class PatientProtocol(H11Protocol):
    """Uvicorn's own, with an end to its patience. `waiting`: bytes that are not read, by address, of all lines."""

    def __init__(self, patience: float, waiting: Counter[str], **uvicorn: Any) -> None:
        super().__init__(**uvicorn)
        self.conn = Reader()
        self._patience = patience
        self._alarm: asyncio.TimerHandle | None = None
        self._waiting = waiting
        self._counted: tuple[str, int] = ("", 0)  # of `waiting`: where, and how many
        self._unread: asyncio.TimerHandle | None = None
        self._arrived = 0
        self._is_socket = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody is there; now they should ask something."""
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        """A piece of a request, or the end of one."""
        self._arrived += len(data)
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        """Answered; the next request may have begun meanwhile."""
        super().on_response_complete()
        self._look()

    def _look(self) -> None:
        half = self.conn.their_state is h11.SEND_BODY or (
            self.conn.their_state is h11.IDLE and bool(self.conn.trailing_data[0])
        )
        if not half or self._is_socket:
            self._relax()
        elif self._alarm is None:
            self._wait()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on it is a socket, which has its own pings."""
        self._is_socket = True
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """They hung up."""
        self._relax()
        self._read_on()
        super().connection_lost(exc)

    def send_400_response(self, msg: str) -> None:
        """It was no request; where an answer is under way already nothing more is said."""
        if self.conn.our_state in {h11.IDLE, h11.SEND_RESPONSE}:
            super().send_400_response(msg)
        else:
            self.transport.close()

    # ---- answers

    def pause_writing(self) -> None:
        """They do not read as fast as they are told."""
        super().pause_writing()
        scope: Any = self.scope  # None where nothing was asked that we understood
        client, left = (scope or {}).get("client"), self.transport.get_write_buffer_size()
        self._counted = network(client[0] if client else ""), left  # as a proxy names it
        self._waiting[self._counted[0]] += left
        if self._waiting[self._counted[0]] > UNREAD:
            self.transport.abort()
        else:
            self._await_reading()

    def resume_writing(self) -> None:
        """They have read nearly all."""
        self._read_on()
        super().resume_writing()

    def _await_reading(self) -> None:
        left = self.transport.get_write_buffer_size()
        self._unread = self.loop.call_later(self._patience, self._look_at_reading, left)

    def _look_at_reading(self, before: int) -> None:
        if before - self.transport.get_write_buffer_size() >= PROGRESS:
            self._await_reading()
        else:
            self.transport.abort()  # to close would be to wait until they have read

    def _read_on(self) -> None:
        where, left = self._counted
        self._counted = ("", 0)
        self._waiting[where] -= left
        if self._waiting[where] <= 0:
            del self._waiting[where]
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    # ---- requests

    def _wait(self) -> None:
        self._arrived = 0
        self._alarm = self.loop.call_later(self._patience, self._ring)

    def _relax(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _ring(self) -> None:
        if self.conn.their_state is h11.SEND_BODY and self._arrived >= PROGRESS:
            self._wait()
        else:
            self.transport.close()
