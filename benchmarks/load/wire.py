"""The client's side of HTTP and WebSocket, as little of it as a load needs: the client must not be the bottleneck."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

HOST = "127.0.0.1"
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
MASK = bytes(4)  # a mask of zeros: the frame is masked, as RFC 6455 demands, and costs nothing


class Wire(asyncio.Protocol):
    """One WebSocket: hands each text to `hear`."""

    def __init__(self, path: str, cookie: str, hear: Callable[[bytes], None]) -> None:
        self.hear = hear
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._hello = (
            f"GET {path} HTTP/1.1\r\nHost: {HOST}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
        ).encode()
        self._rest = b""
        self._transport: Any = None
        self.received = 0  # bytes of text
        self.frames = 0

    async def open(self, port: int) -> None:
        """Connect; what the server says at once may be heard before this returns."""
        await asyncio.get_running_loop().create_connection(lambda: self, HOST, port)
        await self.opened

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        self._transport = transport
        self._transport.write(self._hello)

    def connection_lost(self, problem: Exception | None) -> None:
        """The server hung up."""
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server hung up"))

    def data_received(self, data: bytes) -> None:
        """Cut the stream into frames."""
        if self._rest:
            data = self._rest + data
        at = 0
        if not self.opened.done():
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self._rest = data
                return
            if b" 101 " not in data[:16]:
                self.opened.set_exception(ConnectionError(data[:200].decode(errors="replace")))
                return
            self.opened.set_result(None)
            at = end + 4
        size = len(data)
        while size - at >= 2:
            length = data[at + 1]
            start = at + 2
            if length == 126:
                start = at + 4
                length = int.from_bytes(data[at + 2 : start], "big")
            elif length == 127:
                start = at + 10
                length = int.from_bytes(data[at + 2 : start], "big")
            if start > size or size - start < length:
                break
            self._frame(data[at] & 15, data[start : start + length])
            at = start + length
        self._rest = data[at:]

    def _frame(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self.received += len(payload)
            self.frames += 1
            self.hear(payload)
        elif kind == PING:
            self._send(PONG, payload)

    def send(self, text: bytes) -> None:
        """Send a text."""
        self._send(TEXT, text)

    def _send(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        head = bytes((128 | kind, 128 | size)) if size < 126 else bytes((128 | kind, 254, size >> 8, size & 255))
        self._transport.write(head + MASK + payload)

    def close(self) -> None:
        """Hang up."""
        self._transport.close()


class Http:
    """One connection that is kept."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    @classmethod
    async def open(cls, port: int) -> Http:
        """Connect."""
        return cls(*await asyncio.open_connection(HOST, port))

    async def ask(self, method: str, path: str, cookie: str = "", body: Any = None) -> tuple[Any, str]:
        """The answer, and the cookie that came with it, if any."""
        content = b"" if body is None else msgspec.json.encode(body)
        kind = "Content-Type: application/json\r\n" if content else ""
        head = f"{method} {path} HTTP/1.1\r\nHost: {HOST}\r\nCookie: {cookie}\r\n{kind}"
        self._writer.write(f"{head}Content-Length: {len(content)}\r\n\r\n".encode() + content)
        lines = (await self._reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines[1:] if line)}
        made = headers.get("set-cookie", "").split(";")[0]
        answer = await self._reader.readexactly(int(headers.get("content-length", 0)))
        if int(lines[0].split()[1]) >= 400:
            raise ConnectionError(f"{method} {path}: {lines[0]} {answer[:300]!r}")
        return (msgspec.json.decode(answer) if answer else None), made

    def close(self) -> None:
        """Hang up."""
        self._writer.close()
