"""Requests and messages that nobody thought of: never a 500, never a traceback, and the server lives."""

import json

import hypothesis.strategies as some
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings

from tests.server.client import Guest
from tests.server.conftest import match_of_two, run
from tests.server.nodes import Node

QUIET = {
    "deadline": None,
    "suppress_health_check": list(HealthCheck),
    "phases": [Phase.explicit, Phase.generate],
    "derandomize": True,
    "database": None,
}


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory):
    with Node(tmp_path_factory.mktemp("fuzzed")) as node:
        yield node


def test_no_request_breaks_the_server(fuzzed):
    schema = schemathesis.openapi.from_url(f"{fuzzed.url}/api/schema/openapi.json")

    async def opened():
        async with Guest(fuzzed.url) as ana:
            await ana.table()
            return ana.http.cookies["ludoteca"]

    cookie = run(opened())
    operations = [found.ok() for found in schema.get_all_operations()]
    assert len(operations) > 30
    for operation in operations:

        @settings(max_examples=5, **QUIET)
        @given(case=operation.as_strategy())
        def check(case):
            answer = case.call(base_url=fuzzed.url, cookies={"ludoteca": cookie}, timeout=20)
            assert answer.status_code < 500, f"{case.method} {case.path}: {answer.text}"
            assert "Traceback" not in answer.text

        check()


ANYTHING = some.recursive(
    some.none() | some.booleans() | some.integers() | some.floats(allow_nan=False) | some.text(max_size=20),
    lambda inner: some.lists(inner, max_size=4) | some.dictionaries(some.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
KINDS = some.sampled_from(["hello", "play", "say", "seed", "preview", "why", "actions", "ping", "fly"])
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

    @settings(max_examples=12, **QUIET)
    @given(some.lists(MESSAGE.map(json.dumps) | some.text(max_size=60), min_size=20, max_size=40))
    def fuzz(messages):
        run(story(messages))

    fuzz()
