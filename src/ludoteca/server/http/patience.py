"""Requests that never arrive: a connection that says nothing, or half a request, is closed after a while.

Drip by drip is no better: within that time the whole request must be here, or at least 64 kB more of its body.
The same holds for an answer that is not read: it is kept in memory until it is.
"""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

PROGRESS = 64_000  # bytes


class PatientProtocol(H11Protocol):
    """Uvicorn's own, with an end to its patience."""

    def __init__(self, patience: float, **uvicorn: Any) -> None:
        super().__init__(**uvicorn)
        self._patience = patience
        self._alarm: asyncio.TimerHandle | None = None
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

    # ---- answers

    def pause_writing(self) -> None:
        """They do not read as fast as they are told."""
        super().pause_writing()
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
