"""Requests and messages that nobody thought of: never a 500, never a traceback, and the server lives.

The same ones each time in `make test`; new ones, and many more, in `make soak` (LUDOTECA_SOAK).
"""

import json
import os

import hypothesis.strategies as some
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from litestar.handlers import HTTPRouteHandler
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ludoteca.server.http.api import HANDLERS
from tests.server.client import Guest
from tests.server.conftest import match_of_two, run
from tests.server.nodes import Node

SOAK = bool(os.environ.get("LUDOTECA_SOAK"))
MORE = 20 if SOAK else 1
QUIET = {
    "deadline": None,
    "suppress_health_check": list(HealthCheck),
    "phases": [Phase.explicit, Phase.generate],
    "derandomize": not SOAK,
    "database": None,
}


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory):
    with Node(tmp_path_factory.mktemp("fuzzed")) as node:
        yield node


def test_no_request_breaks_the_server(fuzzed):
    schema = schemathesis.openapi.from_url(f"{fuzzed.url}/api/schema/openapi.json")

    async def opened():
        """Somebody with a table that waits, one that runs, a finished match and a championship."""
        async with Guest(fuzzed.url) as ana:
            waiting, running, over = [await ana.table(chairs=["me", "me"]) for _ in range(3)]
            cup = await ana.post("/api/championships", {"game": "tacocat"})
            for table in (running, over):
                async with ana.at(table) as seat:
                    await ana.post(f"/api/tables/{table['id']}/start")
                    await seat.until(lambda seat=seat: seat.now is not None)
            await ana.post(f"/api/tables/{over['id']}/resign")
            ids = [*(table["id"] for table in (waiting, running, over)), cup["id"], ana.id, "bot-easy", "tacocat", "pt"]
            return ana.http.cookies["ludoteca"], ids

    cookie, ids = run(opened())
    operations = [found.ok() for found in schema.get_all_operations()]
    assert len(operations) >= sum(isinstance(handler, HTTPRouteHandler) for handler in HANDLERS)
    for operation in operations:

        @settings(max_examples=5 * MORE, **QUIET)
        @given(case=operation.as_strategy(), names=some.lists(some.sampled_from(ids), min_size=3, max_size=3))
        def check(case, names):
            if names[0] != ids[-1]:  # mostly things that are there
                case.path_parameters = {
                    key: name if isinstance(value, str) else value
                    for (key, value), name in zip((case.path_parameters or {}).items(), names, strict=False)
                }
            answer = case.call(base_url=fuzzed.url, cookies={"ludoteca": cookie}, timeout=20)
            assert answer.status_code < 500, f"{case.method} {case.path}: {answer.text}"
            assert "Traceback" not in answer.text

        check()


ANYTHING = some.recursive(
    some.none() | some.booleans() | some.integers() | some.floats(allow_nan=False) | some.text(max_size=20),
    lambda inner: some.lists(inner, max_size=4) | some.dictionaries(some.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
KINDS = some.sampled_from(["hello", "play", "say", "seed", "preview", "why", "actions", "hint", "ping", "fly"])
MESSAGE = some.fixed_dictionaries(
    {"type": KINDS},
    optional={
        "decision": some.integers(-2, 40) | ANYTHING,
        "key": some.text(max_size=70) | ANYTHING,
        "action": some.integers(-5, 200)
        | some.fixed_dictionaries({"do": some.sampled_from(["mark", "done", "duel"])}, optional={"card": ANYTHING})
        | ANYTHING,
        "last": some.integers() | ANYTHING,
        "text": some.text() | ANYTHING,
        "channel": some.sampled_from(["table", "partners", "x"]) | ANYTHING,
        "seed": some.text() | ANYTHING,
        "kind": some.text() | ANYTHING,
    },
)


def test_no_message_breaks_a_table(fuzzed):
    async def story(messages):
        async with match_of_two(fuzzed.url) as (a, r):
            for message in messages:
                await a.socket.send(message)
            await a.send(type="ping")
            while (frame := await a.receive())["type"] != "pong":
                assert frame["type"] != "refused" or frame["code"] not in {"busy", "internal"}
            await r.send(type="ping")
            await r.hear("pong")

    @settings(max_examples=12 * MORE, **QUIET)
    @given(some.lists(MESSAGE.map(json.dumps) | some.text(max_size=60), min_size=20, max_size=40))
    def fuzz(messages):
        run(story(messages))

    fuzz()


VALUE = some.sampled_from(["0", "1", "7", "-1", "true", "", "null", "1e9", "99999999999999999999", "%00", "á"])


def test_no_address_of_a_socket_breaks_the_server(fuzzed):
    async def story(seat, watch, raw):
        refusals = []
        async with Guest(fuzzed.url) as ana:
            table = await ana.table(chairs=["me", "me"])
            cup = await ana.post("/api/championships", {"game": "tacocat"})
            for path in (f"tables/{table['id']}/live?seat={seat}&watch={watch}", f"championships/{cup['id']}/live"):
                url = f"{fuzzed.url.replace('http', 'ws')}/api/{path}"
                try:
                    async with connect(url, additional_headers=ana.cookies()) as socket:
                        await socket.send(raw)
                except (InvalidStatus, ConnectionClosed) as refused:
                    refusals.append(str(refused))
            assert not [text for text in refusals if "500" in text or "1011" in text]
            assert (await ana.get("/health"))["status"] == "ok"

    @settings(max_examples=8 * MORE, **QUIET)
    @given(VALUE, VALUE, some.text(max_size=30) | some.binary(max_size=30))
    def fuzz(seat, watch, raw):
        run(story(seat, watch, raw))

    fuzz()
