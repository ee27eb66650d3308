"""Headers, origins, limits, and no traceback for anybody."""

import asyncio
import json
from types import SimpleNamespace

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.client import Guest
from tests.server.conftest import guests, match_of_two, run
from tests.server.nodes import Node


def test_every_answer_has_the_security_headers(node):
    async def story():
        async with Guest(node.url) as ana:
            for path in ("/", "/api/games", "/nothing.js", "/api/nothing", "/api/docs", "/health"):
                answer = await ana.http.get(path)
                policy = answer.headers["content-security-policy"]
                assert "default-src 'none'" in policy
                assert "unsafe" not in policy
                assert answer.headers["x-content-type-options"] == "nosniff"
                assert answer.headers["x-frame-options"] == "DENY"

    run(story())


@pytest.mark.parametrize(
    "headers", [{"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}, {"Origin": "null"}]
)
def test_another_site_cannot_act_for_a_person(node, headers):
    async def story():
        async with Guest(node.url) as ana:
            answer = await ana.http.post("/api/tables", json={"game": "tacocat"}, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
            table = await ana.table()
            address = node.url.replace("http", "ws") + f"/api/tables/{table['id']}/live"
            with pytest.raises(InvalidStatus, match="403"):
                await connect(address, additional_headers=ana.cookies() | headers)

    run(story())


def test_our_own_pages_may(node):
    async def story():
        async with Guest(node.url) as ana:
            answer = await ana.http.post("/api/tables", json={"game": "tacocat"}, headers={"Origin": node.url})
            assert answer.status_code == 201

    run(story())


def test_a_socket_without_a_guest_is_refused(node):
    async def story():
        async with Guest(node.url) as ana:
            table = await ana.table()
            with pytest.raises(InvalidStatus, match="403"):
                await connect(node.url.replace("http", "ws") + f"/api/tables/{table['id']}/live")

    run(story())


def test_too_many_requests_get_a_machine_readable_429(tmp_path, monkeypatch):
    monkeypatch.setattr("ludoteca.server.http.app.time", SimpleNamespace(monotonic=lambda: 1000.0))  # it stands still

    async def story(node):
        async with Guest(node.url) as ana:
            answers = await asyncio.gather(*(ana.http.get("/api/games") for _ in range(40)))
            refused = [answer for answer in answers if answer.status_code == 429]
            assert refused
            assert refused[0].json()["code"] == "too-many"
            assert refused[0].headers["retry-after"] == "1"
            assert (await ana.http.get("/health")).status_code == 200

    with Node(tmp_path, requests=1.0) as node:
        run(story(node))


def test_too_many_messages_are_refused_on_the_socket(tmp_path, monkeypatch):
    """Two a second, with a burst of six; the clock stands still, so that no seventh comes in time."""
    monkeypatch.setattr("ludoteca.server.http.live.time", SimpleNamespace(monotonic=lambda: 1000.0))

    async def story(node):
        async with Guest(node.url) as ana, ana.at(await ana.table(), seed="") as a:  # which says hello: the first
            for number in range(10):
                await a.send(type="ping", key=f"ping {number}")
            await a.send(type="play", decision=1, key="mine", action=0)
            answers = []
            while len(answers) < 11:
                frame = await a.receive()
                if frame["type"] in {"pong", "refused"}:
                    answers.append((frame["key"], frame.get("code", "")))
            assert answers == [
                *[(f"ping {number}", "") for number in range(5)],
                *[(f"ping {number}", "too-many") for number in range(5, 10)],
                ("mine", "too-many"),  # it need not wait
            ]

    with Node(tmp_path, messages=2.0) as node:
        run(story(node))


def test_a_body_that_is_too_large_is_refused(node):
    async def story():
        async with Guest(node.url) as ana:
            answer = await ana.http.post("/api/matches", content=b"x" * 5_000_000)
            assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
            async with ana.at(await ana.table()) as a:
                await a.socket.send("x" * 100_000)
                with pytest.raises(Exception, match="1009"):
                    await a.quiet(5)

    run(story())


@pytest.mark.parametrize(
    "message",
    [
        "", "null", "[]", "{", "\x00", '{"type":"play"}', '{"type":"fly"}', '{"type":"play","decision":-1,"key":"k","action":0}',
        '{"type":"play","decision":1,"key":"","action":0}', '{"type":"play","decision":1e400,"key":"k","action":0}',
        '{"type":"hello","last":99999999999999999999}', '{"type":"say","text":5}', "[" * 5000, '{"type":"ping","x":1}',
    ],
)  # fmt: skip
def test_nonsense_on_the_socket_is_refused_and_the_socket_lives(node, message):
    async def story():
        async with match_of_two(node.url) as (a, _):
            await a.socket.send(message)
            assert (await a.hear("refused"))["code"] == "bad-message"
            await a.socket.send(message.encode())
            assert (await a.hear("refused"))["code"] == "bad-message"
            await a.send(type="ping")
            await a.hear("pong")

    run(story())


def test_errors_are_never_a_traceback(node):
    async def story():
        async with guests(node.url, 1) as (ana,):
            for method, path in [
                ("GET", "/api/tables/x"),
                ("DELETE", "/api/tables"),
                ("GET", "/api/nothing"),
                ("GET", "/x.js"),
            ]:
                answer = await ana.http.request(method, path)
                assert answer.status_code in {404, 405}
                assert set(answer.json()) == {"code", "rule", "sentence"}
            answer = await ana.http.post("/api/tables", content=b"{", headers={"content-type": "application/json"})
            assert answer.json()["code"] == "bad-request"

    run(story())


def test_nothing_unexpected_says_more_than_internal(node, monkeypatch):
    async def broken(*_):
        raise RuntimeError("the secret is 42")

    async def story():
        async with Guest(node.url) as ana:
            monkeypatch.setattr(node.house.lobby, "public", broken)
            answer = await ana.http.get("/api/tables")
            assert (answer.status_code, answer.json()["code"]) == (500, "internal")
            assert "42" not in answer.text

    run(story())


def test_the_documentation_has_examples(node):
    async def story():
        async with Guest(node.url) as ana:
            schema = (await ana.http.get("/api/schema/openapi.json")).json()
            assert "/api/tables" in schema["paths"]
            assert "bot-normal" in json.dumps(schema["paths"]["/api/tables"]["post"]["requestBody"])
            page = (await ana.http.get("/api/docs")).text
            assert "Open a table" in page
            assert "bot-normal" in page
            assert "<script" not in page

    run(story())
