"""The socket, byte by byte: whatever pieces a message comes in, it is heard once; whatever is told arrives in order."""

import asyncio
import contextlib
import json
import os
import socket
from urllib.parse import urlsplit

import pytest

from ludoteca.server.tables.connection import Connection
from tests.server.conftest import guests, match_of_two, run

CONTINUED, TEXT, CLOSE, PING, PONG = 0, 1, 8, 9, 10
MESSAGE = 65_536


def frame(kind, payload, *, last=True, masked=True):
    """A client's frame."""
    size = len(payload)
    length = bytes([size]) if size < 126 else b"\x7e" + size.to_bytes(2, "big")
    head = bytes([128 * last | kind, 128 * masked | length[0]]) + length[1:]
    mask = os.urandom(4) if masked else b""
    hidden = bytes(byte ^ mask[place % 4] for place, byte in enumerate(payload)) if masked else payload
    return head + mask + hidden


def ping(key, space=0):
    """A message, and as much white space as one likes."""
    return b'{"type":"ping",' + b" " * space + f'"key":"{key}"}}'.encode()


class Line:
    """A socket at a table, with nothing between it and the test."""

    def __init__(self, reader, writer):
        self.reader, self.writer = reader, writer

    def send(self, *pieces):
        for piece in pieces:
            self.writer.write(piece)

    async def talk(self, pieces):
        for piece in pieces:
            self.writer.write(piece)
            await self.writer.drain()

    async def frame(self):
        """The next frame of the server: its kind and payload."""
        kind, size = await self.reader.readexactly(2)
        assert kind & 128, "the server sends every message whole"
        if size == 126:
            size = int.from_bytes(await self.reader.readexactly(2), "big")
        elif size == 127:
            size = int.from_bytes(await self.reader.readexactly(8), "big")
        return kind & 15, await self.reader.readexactly(size)

    async def pongs(self, count):
        """The keys of the next answers to pings, whatever else is told between them."""
        keys = []
        while len(keys) < count:
            kind, payload = await self.frame()
            if kind == TEXT and payload.startswith(b'{"type":"pong"'):
                keys.append(json.loads(payload)["key"])
        return keys

    async def closed(self):
        """The code with which the server closes."""
        while True:
            kind, payload = await self.frame()
            if kind == CLOSE:
                return int.from_bytes(payload[:2], "big")


@contextlib.asynccontextmanager
async def line(guest, table, **options):
    """A line of somebody to a table."""
    place = urlsplit(guest.url)
    narrow = options.get("sock")
    if narrow is not None:
        narrow.setblocking(False)
        await asyncio.get_running_loop().sock_connect(narrow, (place.hostname, place.port))
        reader, writer = await asyncio.open_connection(**options)
    else:
        reader, writer = await asyncio.open_connection(place.hostname, place.port)
    writer.write(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {place.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: {guest.cookies()['Cookie']}\r\n\r\n".encode()
    )
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    try:
        yield Line(reader, writer)
    finally:
        writer.close()


def test_a_message_is_heard_once_in_whatever_pieces_it_comes(sqlite_node):
    async def story():
        async with guests(sqlite_node.url, 1) as [ana]:
            table = await ana.table()
            async with line(ana, table["id"]) as it:
                it.send(frame(TEXT, ping("whole")))
                assert await it.pongs(1) == ["whole"]
                it.send(*(bytes([byte]) for byte in frame(TEXT, ping("drop by drop"))))
                assert await it.pongs(1) == ["drop by drop"]
                first = frame(TEXT, ping("cut"))
                it.send(first[:9])
                await asyncio.sleep(0.05)
                it.send(first[9:] + frame(TEXT, ping("and the next")))
                assert await it.pongs(2) == ["cut", "and the next"]
                it.send(b"".join(frame(TEXT, ping(f"together {number}")) for number in range(40)))
                assert await it.pongs(40) == [f"together {number}" for number in range(40)]
                text = ping("in fragments")
                it.send(frame(TEXT, text[:5], last=False))
                await asyncio.sleep(0.05)
                it.send(frame(PING, b"here?"), frame(CONTINUED, text[5:9], last=False))
                await asyncio.sleep(0.05)
                it.send(frame(CONTINUED, text[9:]))
                assert await it.frame() == (PONG, b"here?")
                assert await it.pongs(1) == ["in fragments"]
                for space in (70, 80, 90, 100, 1000, MESSAGE - 100):  # around 125 bytes, and the longest
                    it.send(frame(TEXT, ping(space, space)))
                    assert await it.pongs(1) == [str(space)]
                it.send(frame(CLOSE, (1000).to_bytes(2, "big")))
                assert await it.closed() == 1000

    run(story())


PROTOCOL, NO_TEXT = 1002, 1007


@pytest.mark.parametrize(
    ("pieces", "code"),
    [
        ([frame(TEXT, b'{"type"', last=False), frame(TEXT, ping("inside another"))], PROTOCOL),
        ([frame(TEXT, ping("not masked"), masked=False)], PROTOCOL),
        ([frame(CONTINUED, ping("of nothing"))], PROTOCOL),
        ([frame(TEXT, ping("no text").replace(b"no", b"\xff"))], NO_TEXT),
        ([b"\xc1" + frame(TEXT, ping("compressed"))[1:]], PROTOCOL),
    ],
)
def test_what_is_no_frame_ends_the_line(sqlite_node, pieces, code):
    async def story():
        async with guests(sqlite_node.url, 1) as [ana]:
            table = await ana.table()
            async with line(ana, table["id"]) as it:
                for piece in pieces:
                    it.send(piece)
                    await asyncio.sleep(0.05)
                assert await it.closed() == code

    run(story())


def test_who_reads_slowly_is_told_everything_and_in_order(sqlite_node):
    """More than the system's buffers hold: some of it goes out at once, some has to wait."""

    async def story():
        async with match_of_two(sqlite_node.url) as (ana, _):
            table = sqlite_node.house.hall.tables[ana.table_id]
            narrow = socket.socket()
            narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            async with line(ana.guest, ana.table_id, sock=narrow, limit=4096) as it:
                it.send(frame(TEXT, ping(0)))
                assert await it.pongs(1) == ["0"]
                [mine] = [connection for connection in table.connections if not connection.greeted]
                answered, push = asyncio.Semaphore(0), mine.push
                loop = asyncio.get_running_loop()

                def counted(told):
                    push(told)
                    if told.startswith(b'{"type":"pong"'):
                        loop.call_soon_threadsafe(answered.release)

                mine.push = counted
                sent = 1
                while not mine.outbox or sent % 20:  # until it has to wait, and then some
                    it.send(frame(TEXT, b'{"type":"hello"}'), frame(TEXT, ping(sent)))
                    sent += 1
                    await answered.acquire()
                assert await it.pongs(sent - 1) == [str(number) for number in range(1, sent)]
                it.send(frame(TEXT, ping("at once again")))
                assert await it.pongs(1) == ["at once again"]

    run(story())


def test_who_talks_faster_than_they_are_answered_is_not_read_on(sqlite_node):
    async def story():
        async with match_of_two(sqlite_node.url) as (ana, _):
            table = sqlite_node.house.hall.tables[ana.table_id]
            async with line(ana.guest, ana.table_id) as it:
                sqlite_node.call(table.lock.acquire())  # so that a greeting has to wait
                try:
                    hello = frame(TEXT, b'{"type":"hello"' + b" " * 60_000 + b"}")
                    talking = asyncio.create_task(it.talk([hello] * 1_000))
                    _, still = await asyncio.wait([talking], timeout=3)  # the system's buffers hold a few megabytes
                    assert still
                    talking.cancel()
                finally:
                    sqlite_node.loop.call_soon_threadsafe(table.lock.release)

    run(story())


def test_a_move_whose_sender_is_gone_is_told_to_everybody(node):
    """Whoever waits for a write may be cancelled: what is in the log is true, and everybody hears of it."""

    async def story():
        async with match_of_two(node.url) as (ana, rui):
            authority, table = node.house.authority, node.house.hall.tables[ana.table_id]
            before = table.referee.match.last.n
            [done] = ana.now["actions"]["done"]

            async def sent_and_gone():
                move = asyncio.create_task(authority.move(table, 0, done, ana.now["decision"], "gone"))
                await asyncio.sleep(0)  # it is considered, and waits for the disk
                move.cancel()
                return await asyncio.gather(move, return_exceptions=True)

            [end] = node.call(sent_and_gone())
            assert isinstance(end, asyncio.CancelledError)
            await ana.until(lambda: "done" not in ana.now["actions"])
            assert table.referee.match.last.n == before + 1
            assert (await ana.play(done, name="gone"))["type"] == "played"  # the same key is answered as the first time
            assert table.referee.match.last.n == before + 1
            assert (await rui.play(rui.now["actions"]["done"][0]))["type"] == "played"

    run(story())


def test_what_waits_is_never_overtaken():
    sent, free = [], False

    def write(told):
        if free:
            sent.append(told)
        return free

    connection = Connection("p", "en", write=write)
    connection.push(b"first")
    free = True
    connection.push(b"second")
    assert (sent, list(connection.outbox)) == ([], [b"first", b"second"])
    connection.outbox.clear()  # its sender has sent both
    connection.push(b"third")
    assert (sent, list(connection.outbox)) == ([b"third"], [])
