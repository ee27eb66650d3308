"""What people agree on: for one position, with the bots' consent in the log, and not to climb the ladder."""

import asyncio
import contextlib
import hashlib
import json
import threading
import time

import pytest

from ludoteca import verify
from ludoteca.engine.fair import bot_seed, commitment
from tests.server.client import Guest
from tests.server.conftest import match_of_two, run
from tests.server.nodes import Node


async def log_of(guest, table):
    return (await guest.http.get(f"/api/matches/{table}/log")).text


@contextlib.asynccontextmanager
async def alone_with(node, bot="bot-easy", **order):
    """One person and a bot, at a running match of Tacocat."""
    async with Guest(node.url) as ana:
        table = await ana.table(**({"chairs": ["me", bot]} | order))
        async with ana.at(table) as a:
            await ana.post(f"/api/tables/{table['id']}/start")
            await a.until(lambda: a.now is not None and a.table["status"] == "running")
            yield ana, a, f"/api/tables/{table['id']}"


def test_a_bot_agrees_to_an_undo_in_the_log_and_the_match_is_proven_but_not_rated(node):
    async def story():
        async with alone_with(node) as (ana, a, path):
            assert a.table["rated"]
            await a.play(0)  # nothing is swapped; when the bot is ready cards are drawn
            await a.until(lambda: a.my_turn and len(a.events) > 2)
            await ana.post(f"{path}/propose/undo")
            await a.until(lambda: a.events[-1]["kind"] == "undone")
            await a.until(lambda: not a.table["rated"])
            await ana.post(f"{path}/resign")
            await a.until(lambda: a.table["status"] == "over")
            log = await log_of(ana, a.table_id)
            assert [entry["by"] for entry in json.loads(log)["entries"] if entry["t"] == "undo"] == [[0, 1]]
            assert verify(log).undone == 1
            standings = await ana.get("/api/ratings/tacocat")
            assert ana.id not in {row["who"] for row in standings}

    run(story())


def test_a_harmless_move_taken_back_leaves_the_match_rated(node):
    async def story():
        async with match_of_two(node.url, game="sequence") as (a, _):
            assert a.table["rated"]
            await a.guest.post(f"/api/tables/{a.table_id}/resign")
            await a.until(lambda: a.table["status"] == "over")
            assert a.table["rated"]

    run(story())


def test_a_proposal_dies_with_the_next_move(node):
    async def story():
        async with match_of_two(node.url) as (a, r):
            path = f"/api/tables/{a.table_id}"
            await a.guest.post(f"{path}/propose/end")
            await r.until(lambda: "end" in r.table["proposals"])
            await r.play(0)
            await a.play(0)
            await r.until(lambda: not r.table["proposals"])
            assert (await r.guest.post(f"{path}/propose/end"))["proposals"] == {"end": {"by": 1, "agreed": [1]}}
            assert (await a.guest.get(path))["status"] == "running"

    run(story())


def test_a_hidden_step_leaves_a_proposal_alone_and_so_shows_nothing(node):
    async def story():
        async with match_of_two(node.url) as (a, r):
            path = f"/api/tables/{a.table_id}"
            await a.guest.post(f"{path}/propose/end")
            await r.until(lambda: "end" in r.table["proposals"])
            await a.quiet()
            mark = next(number for number in r.actions if number)
            await r.play(mark)
            await a.quiet()
            assert "end" in a.table["proposals"]
            assert (await r.guest.post(f"{path}/propose/end"))["status"] == "over"

    run(story())


def test_who_is_away_must_agree_to_an_undo_too(node):
    async def story():
        async with match_of_two(node.url) as (a, r):
            path = f"/api/tables/{a.table_id}"
            await a.play(0)
            await r.play(0)
            await a.until(lambda: a.my_turn and len(a.events) > 2)
            await r.guest.post(f"{path}/leave")
            await a.until(lambda: a.table["chairs"][1]["away"])
            asked = await a.guest.post(f"{path}/propose/undo")
            assert asked["proposals"]["undo"]["agreed"] == [0]
            assert all(event["kind"] != "undone" for event in a.events)

    run(story())


@pytest.mark.parametrize("thinks", [True, False])
def test_bots_wait_a_while_for_the_people_to_answer(tmp_path, thinks):
    async def story(node, watch):
        async with Guest(node.url) as ana, Guest(node.url) as rui:
            table = await ana.table(game="sequence", chairs=["bot-random", "me", "open"])
            await rui.post(f"/api/tables/{table['id']}/sit", {"seat": 2})
            async with ana.at(table) as a, rui.at(table) as r:
                await ana.post(f"/api/tables/{table['id']}/start")
                await a.until(lambda: a.now is not None)
                await r.until(lambda: r.now is not None)
                while a.now["waiting"] != [0]:  # whoever begins
                    asked = a.now["waiting"]
                    mover = a if asked == [1] else r
                    await mover.until(lambda mover=mover: mover.my_turn)
                    await mover.play(mover.actions[0])
                    await a.until(lambda asked=asked: a.now["waiting"] != asked)
                while thinks and not watch.waited:
                    await asyncio.sleep(0.01)
                await ana.post(f"/api/tables/{table['id']}/propose/pause")
                watch.free.set()
                await a.quiet(0.4)
                assert "pause" in a.table["proposals"]
                assert a.now["waiting"] == [0]
                await rui.post(f"/api/tables/{table['id']}/withdraw/pause")
                await a.until(lambda: a.now["waiting"] != [0])

    with Node(tmp_path) as node:
        node.house.keeper.watch = Held()
        run(story(node, node.house.keeper.watch))


class Held:
    """A watch on which nobody waits to the end until it is set free."""

    def __init__(self):
        self.free = threading.Event()
        self.waited = 0

    def now(self):
        return time.monotonic()

    async def wait_until(self, moment):
        self.waited += 1
        while not self.free.is_set():
            await asyncio.sleep(0.01)


def test_the_hash_of_the_head_is_shown_from_the_start_and_is_that_of_the_log(node):
    async def story():
        async with Guest(node.url) as ana:
            table = await ana.table(chairs=["me", "bot-easy"])
            assert table["head_hash"] == ""
            async with ana.at(table, seed="abc") as a:
                await ana.post(f"/api/tables/{table['id']}/start")
                await a.until(lambda: a.table["status"] == "running")
                shown = a.table["head_hash"]
                assert len(shown) == 64
                await ana.post(f"/api/tables/{table['id']}/resign")
                await a.until(lambda: a.table["status"] == "over")
                log = await log_of(ana, table["id"])
            return table, shown, log

    table, shown, log = run(story())
    head = log.partition(",\n")[0].removeprefix('{"head":')
    assert hashlib.sha256(head.encode()).hexdigest() == shown
    told = json.loads(log)
    assert told["head"]["commitment"] == table["commitment"] == commitment(told["seed"])
    assert told["head"]["seeds"] == [
        {"seed": "abc", "origin": "person"},
        {"seed": bot_seed(told["seed"], 1), "origin": "bot"},
    ]
    assert len(told["sides"]) == 14
    assert verify(log).draws == 14


@pytest.mark.parametrize("pace", [{"kind": "live", "main": 600, "increment": 5}, {"kind": "none"}])
def test_a_rated_rematch_with_a_clock_needs_both_to_say_yes(node, pace):
    async def story():
        async with match_of_two(node.url, pace=pace) as (a, r):
            path = f"/api/tables/{a.table_id}"
            await r.guest.post(f"{path}/resign")
            await a.until(lambda: a.table["status"] == "over")
            first = await a.guest.post(f"{path}/rematch")
            if pace["kind"] == "none":
                assert first["rematch_of"] == a.table_id
                return
            assert first["id"] == a.table_id
            assert first["proposals"] == {"rematch": {"by": 0, "agreed": [0]}}
            await r.until(lambda: "rematch" in r.table["proposals"])
            assert await r.guest.get("/api/me/tables") == []
            await r.guest.post(f"{path}/withdraw/rematch")
            await a.until(lambda: not a.table["proposals"])
            await r.guest.post(f"{path}/rematch")
            made = await a.guest.post(f"{path}/rematch")
            assert made["rematch_of"] == a.table_id
            assert [chair["person"] for chair in made["chairs"]] == [r.guest.id, a.guest.id]
            await r.until(lambda: r.table["rematch"] == made["id"])
            assert not r.table["proposals"]

    run(story())
