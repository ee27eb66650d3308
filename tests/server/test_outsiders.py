"""What people tried who wanted more than is theirs: around a block, through many guests, with the clock, by a name."""

import asyncio
import json
import random
import sys
import time
from types import SimpleNamespace

import httpx
import pytest
from sqlalchemy import select

from ludoteca.server.bots.pool import Thought
from ludoteca.server.people.moderation import delete_person
from ludoteca.server.storage import schema
from tests.server.client import Guest, play_out
from tests.server.conftest import guests, match_of_two, run
from tests.server.nodes import Node
from tests.server.receivers import Receiver
from tests.server.test_notices import begun, hooked
from tests.server.test_people_apart import done
from tests.server.test_portraits import page, told

# ---- around a block


@pytest.mark.parametrize("who_blocks", [0, 1])
def test_a_rematch_brings_nobody_together_who_keep_apart(node, who_blocks):
    async def story():
        async with match_of_two(node.url) as (a, r):
            ana, rui = a.guest, r.guest
            await ana.post(f"/api/tables/{a.table_id}/resign")
            await r.until(lambda: r.table["status"] == "over")
            blocker, blocked = (ana, rui) if who_blocks == 0 else (rui, ana)
            assert (await blocker.http.put(f"/api/me/blocks/{blocked.id}")).status_code == 204
            for one in (ana, rui):
                assert (await one.post(f"/api/tables/{a.table_id}/rematch", code=403))["code"] == "apart"
            await blocker.http.delete(f"/api/me/blocks/{blocked.id}")
            made = await blocked.post(f"/api/tables/{a.table_id}/rematch")
            assert made["status"] == "open"
            await blocker.http.put(f"/api/me/blocks/{blocked.id}")  # the table that is there is found all the same
            assert (await ana.post(f"/api/tables/{a.table_id}/rematch"))["id"] == made["id"]

    run(story())


def test_muting_and_blocking_in_any_order_and_twice_at_once_is_what_was_asked_last(node):
    async def story():
        async with guests(node.url) as (ana, rui):

            async def asked(method, *kinds):
                answers = await asyncio.gather(*(ana.http.request(method, f"/api/me/{k}/{rui.id}") for k in kinds))
                assert {answer.status_code for answer in answers} == {204}

            await asked("PUT", "mutes", "mutes")
            await asked("PUT", "blocks", "blocks", "blocks")
            await asked("PUT", "mutes")
            assert await ana.get("/api/me/blocks") == {"muted": [], "blocked": [rui.id]}
            await asked("DELETE", "mutes")
            await asked("DELETE", "blocks")
            assert await ana.get("/api/me/blocks") == {"muted": [], "blocked": []}
            await asked("PUT", "blocks", "mutes")
            await asked("DELETE", "blocks")
            assert await ana.get("/api/me/blocks") == {"muted": [rui.id], "blocked": []}

    run(story())


# ---- by words


def test_nothing_in_a_report_steers_the_hosts_terminal(node):
    async def story():
        async with guests(node.url) as (ana, rui):
            evil = {"person": rui.id, "text": "a\u001b[2Jb\u202ec", "match": "x\u001b]0;owned\u0007\u009b31m\u202ey"}
            assert (await ana.http.post("/api/reports", json=evil)).status_code == 204
            shown = await done(node, "reports")
            assert rui.id in shown
            assert not {"\x1b", "\x07", "\x9b", "\u202e"} & set(shown)

    run(story())


@pytest.mark.parametrize("name", ["@everyone", "<!channel>", "[a](https://b.cd)", "https://b.cd", "<users/all>"])
def test_a_name_calls_nobody_and_leads_nowhere_where_a_hook_is_read(tmp_path, name):
    async def story(node, receiver):
        async with guests(node.url) as (ana, rui):
            assert (await rui.http.patch("/api/me", json={"name": name})).status_code == 200
            await hooked(ana, receiver)
            await begun(ana, rui)
            [(_, _, body)] = await receiver.until(1)
            said = json.loads(body)
            for text in (said["text"], said["content"], said["items"][0]["text"]):
                assert name not in text
                assert name in text.replace("\u2060", "")
                told = text.partition("(")[2].rpartition(")")[0]
                assert not any(trick in told for trick in ("@e", "<!", "<u", "](", "://", "b.cd"))

    with Receiver() as receiver, Node(tmp_path, private_hooks=True, notice_wait=0.1, notice_gap=0) as node:
        run(story(node, receiver))


def test_who_is_deleted_is_named_in_nobodys_notices(database, tmp_path):
    async def story(node, receiver):
        async with guests(node.url) as (ana, rui):
            await rui.http.patch("/api/me", json={"name": "Rui Unico"})
            await hooked(ana, receiver)
            table = await begun(ana, rui)
            await receiver.until(1)

            def noted():
                return node.call(node.house.store.rows(select(schema.notice).where(schema.notice.c.match == table)))

            assert ["Rui Unico"] in [row.facts["who"] for row in noted()]
            node.call(node.house.store.database.write(lambda line: delete_person(line, rui.id, "")))
            assert [row.facts["who"] for row in noted()] == [[]] * len(noted())

    with Receiver() as receiver, Node(tmp_path, database, private_hooks=True, notice_wait=0.1, notice_gap=0) as node:
        run(story(node, receiver))


def test_the_link_of_a_private_match_is_on_nobody_elses_page(node):
    async def story():
        async with match_of_two(node.url, public=False) as (a, r), Guest(node.url) as eva:
            await play_out([a, r], random.Random(5))
            await a.until(lambda: a.table["status"] == "over")
            await told(node, a.table_id)
            winner = (a, r)[a.table["result"]["ranks"].index(1)].guest
            await winner.http.patch("/api/me", json={"shown": True})
            seen, own = await page(eva, winner.id), await page(winner, winner.id)
            assert seen["course"]
            assert any(badge["times"] for badge in seen["badges"])
            assert {one["match"] for one in seen["course"] + seen["badges"]} == {""}
            assert {one["match"] for one in own["course"]} == {a.table_id}
            assert [one | {"match": ""} for one in own["course"]] == seen["course"]
            assert a.table_id not in json.dumps(seen)

    run(story())


# ---- with the clock


class Lazy:
    """Bots that think until they are let go."""

    def __init__(self, pool, monkeypatch):
        self.go, self.think = asyncio.Event(), pool.think
        monkeypatch.setattr(pool, "think", self.wait)

    async def wait(self, *question):
        await self.go.wait()
        return await self.think(*question)


@pytest.mark.parametrize("pace", [{"kind": "live", "main": 30, "increment": 0}, {"kind": "days", "days": 1}])
def test_who_leaves_and_comes_back_gains_no_time(sqlite_node, monkeypatch, pace):
    lazy = Lazy(sqlite_node.house.pool, monkeypatch)

    async def story():
        async with match_of_two(sqlite_node.url, pace=pace, level="random") as (a, _):
            node = sqlite_node.house.store
            node._ahead += 20 if pace["kind"] == "live" else 80_000  # so much is gone
            for _ in range(3):
                await a.guest.post(f"/api/tables/{a.table_id}/leave")
                await a.guest.post(f"/api/tables/{a.table_id}/back")
            await a.quiet()
            clock = a.now["clock"]
            left = clock["left"][0] - (node.now() - clock["since"])
            assert left < (11 if pace["kind"] == "live" else 6_401)
            await a.guest.post(f"/api/tables/{a.table_id}/leave")
            sqlite_node.loop.call_soon_threadsafe(lazy.go.set)
            await a.until(lambda: 0 not in a.now["waiting"])  # the bot has done what was asked
            await a.guest.post(f"/api/tables/{a.table_id}/back")  # who was helped begins anew
            await a.until(lambda: a.now["clock"]["left"][0] >= (60 if pace["kind"] == "live" else 86_400))

    run(story())


def test_whose_time_is_up_comes_back_when_the_bot_has_moved(sqlite_node, monkeypatch):
    lazy = Lazy(sqlite_node.house.pool, monkeypatch)

    async def story():
        async with match_of_two(sqlite_node.url, pace={"kind": "live", "main": 1, "increment": 0}) as (a, r):
            await a.until(lambda: any(chair["away"] for chair in a.table["chairs"]))
            who = (a, r)[[chair["away"] for chair in a.table["chairs"]].index(True)].guest
            back = f"/api/tables/{a.table_id}/back"
            assert (await who.post(back, code=409))["code"] == "time-is-up"
            sqlite_node.loop.call_soon_threadsafe(lazy.go.set)
            async with asyncio.timeout(20):
                while (await who.http.post(back)).status_code != 200:
                    await asyncio.sleep(0.05)

    run(story())


# ---- through many guests, from one address


def test_an_address_brings_so_many_guests_a_day_and_who_is_known_stays(tmp_path, monkeypatch):
    async def story(node):
        async with guests(node.url, 3) as crowd:
            async with httpx.AsyncClient(base_url=node.url) as one_more:
                answer = await one_more.get("/api/me")
                assert (answer.status_code, answer.json()["code"]) == (429, "too-many-guests")
                assert not answer.cookies
                code = (await crowd[0].post("/api/me/recovery"))["code"]
                assert (await one_more.post("/api/recover", json={"code": code})).status_code == 200
                assert (await one_more.get("/api/me")).json()["id"] == crowd[0].id
            later = SimpleNamespace(monotonic=lambda: time.monotonic() + 30_000)
            monkeypatch.setattr("ludoteca.server.tables.quotas.time", later)
            async with Guest(node.url) as one_more:  # a third of a day later
                assert one_more.id

    with Node(tmp_path, address_guests=3) as node:
        run(story(node))


def test_an_address_asks_for_so_many_reviews_whoever_asks_there(tmp_path):
    async def story(node):
        async with guests(node.url, 3) as crowd:
            matches = []
            for one in crowd:
                table = await one.table(chairs=["me", "me"])
                await one.post(f"/api/tables/{table['id']}/start")
                async with one.at(table) as seat:
                    await seat.until(lambda seat=seat: seat.table["status"] == "running")
                await one.post(f"/api/tables/{table['id']}/resign")
                matches.append(table["id"])
            for match, one, code in zip(matches, crowd, (202, 202, 429), strict=True):
                answer = await one.http.post(f"/api/matches/{match}/review")
                assert answer.status_code == code, answer.text
            assert (await crowd[2].http.post(f"/api/matches/{matches[0]}/review")).status_code == 202  # it is there

    with Node(tmp_path, address_reviews=2) as node:
        run(story(node))


def test_an_address_fills_the_hosts_list_with_so_many_reports(tmp_path):
    async def story(node):
        async with guests(node.url, 4) as (rui, *crowd):
            codes = [
                (await one.http.post("/api/reports", json={"person": rui.id, "text": "x"})).status_code for one in crowd
            ]
            assert codes == [204, 204, 429]

    with Node(tmp_path, address_reports=2) as node:
        run(story(node))


def test_championships_count_for_an_address_too(tmp_path):
    async def story(node):
        async with guests(node.url, 3) as crowd:
            codes = []
            for one in crowd:
                order = {"game": "tacocat", "entrants": ["bot-easy"] * 4, "pace": {"kind": "live"}}
                cup = await one.post("/api/championships", order)
                codes.append((await one.http.post(f"/api/championships/{cup['id']}/start")).status_code)
            table = await crowd[2].table(chairs=["me", "bot-easy"])
            codes.append((await crowd[2].http.post(f"/api/tables/{table['id']}/start")).status_code)
            assert codes == [200, 200, 429, 429]

    with Node(tmp_path, address_bot_tables=4) as node:
        node.house.pool.command = (sys.executable, "-c", "import time; time.sleep(60)")  # and none ends
        run(story(node))


def test_an_address_asks_for_so_much_advice_at_once(tmp_path, monkeypatch):
    """Hints and tried moves of many guests of one address wait for each other, before they wait with all the others."""
    monkeypatch.setattr("ludoteca.server.tables.quotas.ADVICE", 2)
    here, most = 0, 0

    async def think(*_):
        nonlocal here, most
        here, most = here + 1, max(most, here + 1)
        await asyncio.sleep(0.1)
        here -= 1
        return Thought(None, 0.0)

    async def story(node):
        monkeypatch.setattr(node.house.hints, "pool", SimpleNamespace(think=think))
        async with guests(node.url, 5) as crowd:

            async def asks(one):
                table = await one.table(chairs=["me", "me"])
                await one.post(f"/api/tables/{table['id']}/start")
                async with one.at(table) as seat:
                    await seat.until(lambda: seat.my_turn)
                    await seat.send(type="hint")
                    await seat.hear("hint")

            await asyncio.gather(*map(asks, crowd))

    with Node(tmp_path) as node:
        run(story(node))
    assert most == 2


# ---- in a championship


def test_who_plays_a_bot_in_a_championship_takes_nothing_back_and_holds_nobody_up(node):
    async def story():
        async with Guest(node.url) as ana:
            order = {"game": "tacocat", "entrants": ["me", "bot-random"], "pace": {"kind": "live", "main": 600}}
            cup = await ana.post("/api/championships", order)
            started = await ana.post(f"/api/championships/{cup['id']}/start")
            (table,) = started["rounds"][0][0]["tables"]
            async with ana.at(table) as a:
                await a.until(lambda: a.my_turn and a.actions)
                assert (await a.play(a.actions[0]))["type"] == "played"
                for what in ("undo", "end", "pause"):
                    answer = await ana.post(f"/api/tables/{table}/propose/{what}", code=409)
                    assert answer["code"] == "cup-goes-on", what
                await ana.post(f"/api/tables/{table}/resign")
                await a.until(lambda: a.table["status"] == "over")

    run(story())


def test_two_people_in_a_championship_may_take_back_and_end_but_not_pause(node):
    async def story():
        async with guests(node.url) as (ana, rui):
            order = {"game": "tacocat", "entrants": ["me"], "pace": {"kind": "live", "main": 600}}
            cup = (await ana.post("/api/championships", order))["id"]
            await rui.post(f"/api/championships/{cup}/join")
            started = await ana.post(f"/api/championships/{cup}/start")
            (table,) = started["rounds"][0][0]["tables"]
            async with ana.at(table) as a, rui.at(table) as r:
                await a.until(lambda: a.my_turn and a.actions)
                for seat in (a, r):
                    answer = await seat.guest.post(f"/api/tables/{table}/propose/pause", code=409)
                    assert answer["code"] == "cup-goes-on"
                assert (await a.play({"do": "done"}))["type"] == "played"
                for seat in (a, r):
                    await seat.guest.post(f"/api/tables/{table}/propose/undo")
                await a.until(lambda: a.my_turn)
                await rui.post(f"/api/tables/{table}/leave")  # who is away is asked in nobody's name
                answer = await ana.post(f"/api/tables/{table}/propose/end", code=409)
                assert answer["code"] == "cup-goes-on"

    run(story())
