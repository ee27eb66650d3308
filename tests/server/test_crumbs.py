"""Strangers who say much in little: thousands of frames, chunks and headers that come at once. Others are heard between."""

import asyncio
import time
from types import SimpleNamespace

import httpx
import pytest

from ludoteca.server.http import live
from ludoteca.server.http.swift import AHEAD, SwiftSocket
from tests.server.client import Guest
from tests.server.conftest import match_of_two, run
from tests.server.nodes import Node
from tests.server.test_swift import CONTINUED, PING, PONG, TEXT, frame, line, ping

STILL = SimpleNamespace(monotonic=lambda: 1000.0, time=lambda: 1000.0)  # the time stands still
GONE = (asyncio.IncompleteReadError, ConnectionError)


async def until_cut(it):
    """How many pongs a line brings before it is cut."""
    pongs = 0
    try:
        async with asyncio.timeout(20):
            while True:
                kind, _ = await it.frame()
                pongs += kind == PONG
    except GONE:
        return pongs


# ---- sockets


@pytest.mark.parametrize(
    "crumbs",
    [
        frame(PING, b"") * 20_000,
        frame(PONG, b"") * 20_000,
        frame(TEXT, b'{"type"', last=False) + frame(CONTINUED, b"", last=False) * 20_000,
        frame(PING, b"x" * 125) * 20_000,
    ],
    ids=["pings", "pongs", "fragments", "long pings"],
)
def test_who_floods_with_frames_that_are_no_messages_is_cut_off(sqlite_node, crumbs):
    async def story():
        async with match_of_two(sqlite_node.url) as (ana, _):
            async with line(ana.guest, ana.table_id) as it:
                it.send(crumbs)
                assert await until_cut(it) <= 300  # a burst, and the kilobyte that it ends in
            await ana.send(type="ping", key="and the others?")
            assert (await ana.hear("pong"))["key"] == "and the others?"

    run(story())


def test_of_thousands_of_messages_few_are_in_memory_and_all_are_answered(sqlite_node):
    many = 10_000

    async def story():
        async with match_of_two(sqlite_node.url) as (ana, _):
            table = sqlite_node.house.hall.tables[ana.table_id]
            async with line(ana.guest, ana.table_id) as it:
                sqlite_node.call(table.lock.acquire())  # so that the greeting has to wait, and all behind it
                try:
                    it.send(frame(TEXT, b'{"type":"hello"}'), frame(TEXT, b"{}") * many)
                    await asyncio.sleep(0.5)
                    waiting = [
                        one.queue.qsize()
                        for one in sqlite_node.server.server_state.connections
                        if isinstance(one, SwiftSocket)
                    ]
                    assert AHEAD <= max(waiting) <= 200  # and what was in the last kilobyte
                finally:
                    sqlite_node.loop.call_soon_threadsafe(table.lock.release)
                it.send(frame(TEXT, ping("last")))
                refused = 0
                while True:
                    kind, payload = await it.frame()
                    refused += b'"bad-message"' in payload
                    if kind == TEXT and payload.startswith(b'{"type":"pong"'):
                        break
                assert refused == many

    run(story())


def test_who_says_too_much_is_read_no_faster_than_who_keeps_to_it(tmp_path, monkeypatch):
    monkeypatch.setattr(live, "time", STILL)

    async def story(node):
        async with Guest(node.url) as ana, ana.at(await ana.table(), seed="", watch=True) as seat:
            for number in range(12):  # three are answered: the first was the greeting
                await seat.send(type="ping", key=f"{number}")
            await seat.hear("refused")  # the greeting and two of them are answered
            assert await seat.quiet(0.5) == []  # it rests for a second after each refusal
            await seat.hear("refused")

    with Node(tmp_path, messages=1.0) as node:
        run(story(node))


# ---- requests


async def said(node, *pieces):
    """What a line answers to these bytes, until it is hung up or silent."""
    reader, writer = await asyncio.open_connection("127.0.0.1", node.settings.port)
    heard = b""
    try:
        for piece in pieces:
            writer.write(piece)
        async with asyncio.timeout(3):
            while part := await reader.read(65_536):
                heard += part
    except (TimeoutError, ConnectionError):
        pass
    finally:
        writer.close()
    return heard


@pytest.mark.parametrize(
    "head",
    [b"a:b\r\n" * 5_000, b"Cookie: " + b"a=b;" * 10_000 + b"\r\n", b"A: " + b"x" * 60_000 + b"\r\n"],
    ids=["many headers", "many cookies", "a long one"],
)
def test_a_head_that_is_too_long_is_no_request(node, head):
    async def story():
        answer = await said(node, b"GET /api/games HTTP/1.1\r\nHost: x\r\n" + head + b"\r\n")
        assert answer.startswith(b"HTTP/1.1 400 "), answer[:200]
        whole = await said(node, b"GET /health HTTP/1.1\r\nHost: x\r\n" + b"a:b\r\n" * 150 + b"\r\n")
        assert whole.startswith(b"HTTP/1.1 200 "), whole[:200]

    run(story())


def chunked(chunks):
    return b"".join(b"%x\r\n%s\r\n" % (len(chunk), chunk) for chunk in chunks) + b"0\r\n\r\n"


@pytest.mark.parametrize("path", [b"/api/recover", b"/api/matches", b"/api/nothing/of/the/kind"])
def test_a_body_in_crumbs_is_no_request(node, path, capfd):
    async def story():
        head = b"POST " + path + b" HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        crumbs = chunked([b" "] * 30_000)
        before = time.monotonic()
        answer = await said(node, head + b"Transfer-Encoding: chunked\r\n\r\n", crumbs)
        assert time.monotonic() - before < 3, "nobody hung up"
        assert answer.startswith(b"HTTP/1.1 4"), answer[:200]
        assert answer.count(b"HTTP/1.1") == 1
        async with Guest(node.url) as ana:
            text = (b'{"code": "' + b"x" * 190 + b'"' + b" " * 5_000 + b"}") * 1
            parts = [text[first : first + 700] for first in range(0, len(text), 700)]
            one = await ana.http.post("/api/recover", content=iterated(parts))
            assert (one.status_code, one.json()["code"]) == (404, "wrong-code")

    async def iterated(parts):
        for part in parts:
            yield part

    run(story())
    assert "Traceback" not in capfd.readouterr().err


def test_a_face_that_nobody_has_is_not_remembered(node):
    from ludoteca.server.http.api.games import _face  # noqa: PLC0415 - what is kept of it is asked here alone

    before = _face.cache_info().currsize
    for number in range(20):
        answer = httpx.get(f"{node.url}/api/games/tacocat/faces/{'x' * 5_000}{number}.svg")
        assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
    assert _face.cache_info().currsize == before
