"""What strangers try: floods, too much of everything, half a request, and input that nobody means."""

import asyncio
import json
import sys
from types import SimpleNamespace

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ludoteca import Match
from ludoteca.bots import make, play_out
from ludoteca.engine.bot import Budget
from ludoteca.engine.dice import FastDice
from ludoteca.server.bots.pool import Pool
from ludoteca.server.championships.registration import OPEN
from ludoteca.server.tables.seating import OPEN_TABLES
from tests.server.client import Guest
from tests.server.conftest import guests, run
from tests.server.nodes import Node

# ---- bots


class Slow(Pool):
    """Workers that think until they are let go, and tell whom they think for."""

    def __init__(self, size):
        super().__init__(size)
        self.begun, self.step = [], asyncio.Event()

    async def _ask(self, asked):
        self.begun.append(asked)
        await self.step.wait()
        self.step.clear()


def test_a_flood_of_one_person_delays_another_by_one_thought_at_most():
    async def story():
        pool = Slow(1)
        flood = [asyncio.create_task(pool.think(f"flood {k}", "mallory")) for k in range(80)]
        await asyncio.sleep(0)
        ana = asyncio.create_task(pool.think("ana", "ana"))
        await asyncio.sleep(0)
        assert (pool.begun, pool.waiting) == (["flood 0"], 80)
        pool.step.set()
        await asyncio.sleep(0.01)
        assert pool.begun == ["flood 0", "flood 1"]  # it waited longer than Ana; then it is her turn
        rui = asyncio.create_task(pool.think("rui", "rui"))
        for _ in range(3):
            pool.step.set()
            await asyncio.sleep(0.01)
        assert pool.begun[2:5] == ["ana", "flood 2", "rui"]
        for task in [*flood, ana, rui]:
            task.cancel()
        await asyncio.gather(*flood, ana, rui, return_exceptions=True)

    run(story())


def test_a_flood_of_many_guests_of_one_address_delays_who_is_elsewhere_by_one_thought_at_most():
    async def story():
        pool = Slow(1)
        flood = [asyncio.create_task(pool.think(f"flood {k}", f"guest {k}", "there")) for k in range(80)]
        await asyncio.sleep(0)
        ana = asyncio.create_task(pool.think("ana", "ana", "here"))
        rui = asyncio.create_task(pool.think("rui", "rui"))  # nobody knows where
        for _ in range(5):
            await asyncio.sleep(0.01)
            pool.step.set()
        await asyncio.sleep(0.01)
        assert pool.begun == ["flood 0", "flood 1", "ana", "rui", "flood 2", "flood 3"]
        for task in [*flood, ana, rui]:
            task.cancel()
        await asyncio.gather(*flood, ana, rui, return_exceptions=True)

    run(story())


def test_a_table_waits_for_bots_in_the_line_of_the_address_where_it_was_started(tmp_path):
    asked = []

    async def story(node):
        think = node.house.pool.think

        async def noted(question, person, place=""):
            asked.append((person, place))
            return await think(question, person, place)

        node.house.pool.think = noted
        async with Guest(node.url) as ana:
            async with ana.at(await ana.table(chairs=["me", "bot-easy"])) as a:
                await ana.post(f"/api/tables/{a.table_id}/start")
                await a.until(lambda: a.now is not None)
            cup = {"game": "tacocat", "entrants": ["bot-easy", "bot-easy"], "pace": {"kind": "live"}}
            mine = await ana.post("/api/championships", cup)
            await ana.post(f"/api/championships/{mine['id']}/start")
            while len(asked) < 2 or asked[-1][0] != ana.id:
                await asyncio.sleep(0.01)
            assert set(asked) == {(ana.id, "127.0.0.1")}

    with Node(tmp_path) as node:
        run(story(node))


def test_a_person_hosts_so_many_running_tables_with_bots_or_without(tmp_path):
    """Who sits on all chairs themselves and gives up has a table of bots, too."""

    async def story(node):
        async with Guest(node.url) as ana:
            codes = []
            for _ in range(3):
                table = await ana.table(chairs=["me", "me"])
                codes.append((await ana.http.post(f"/api/tables/{table['id']}/start")).status_code)
            assert codes == [200, 200, 429]
            listed = [one["id"] for one in await ana.get("/api/me/tables") if one["status"] != "open"]
            async with ana.at(listed[0]) as a:
                await a.until(lambda: a.now is not None)
                await ana.post(f"/api/tables/{listed[0]}/resign")
            assert (await ana.http.post(f"/api/tables/{table['id']}/start")).status_code == 200

    with Node(tmp_path, person_tables=2) as node:
        run(story(node))


def test_who_no_longer_wants_an_answer_leaves_the_queue_and_a_worker():
    async def story():
        pool = Slow(1)
        first, second, third = (asyncio.create_task(pool.think(name, name)) for name in ("a", "b", "c"))
        await asyncio.sleep(0)
        second.cancel()
        await asyncio.sleep(0)
        pool.step.set()
        await first
        await asyncio.sleep(0.01)
        assert pool.begun == ["a", "c"]
        pool.step.set()
        await third
        pool.step.set()
        await asyncio.wait_for(pool.think("d", "d"), 1)
        assert pool.waiting == 0

    run(story())


def test_questions_that_wait_are_counted_in_the_metrics(tmp_path, monkeypatch):
    monkeypatch.setattr("ludoteca.server.bots.pool.START", 30)

    async def story(node):
        async with Guest(node.url) as ana:
            for _ in range(3):
                table = await ana.table(chairs=["bot-easy", "bot-easy"])
                await ana.post(f"/api/tables/{table['id']}/start")
            while node.house.pool.waiting < 2:
                await asyncio.sleep(0.01)
            numbers = (await ana.http.get("/metrics")).text
            assert "ludoteca_bots_waiting 2.0" in numbers

    with Node(tmp_path) as node:
        node.house.pool.command = (sys.executable, "-c", "import time; time.sleep(60)")
        run(story(node))


def test_a_person_and_an_address_run_so_many_tables_with_bots(tmp_path):
    async def story(node):
        async with guests(node.url, 3) as (ana, rui, lia):
            for who, code in [(ana, 200), (ana, 200), (ana, 429), (rui, 200), (lia, 429)]:
                table = await who.table(chairs=["me", "bot-easy"])
                answer = await who.http.post(f"/api/tables/{table['id']}/start")
                assert answer.status_code == code, answer.text
            assert answer.json()["code"] == "too-many-bot-tables"
            people = await lia.table(chairs=["me", "open"])
            await rui.post(f"/api/tables/{people['id']}/sit", {"seat": 1})
            await lia.post(f"/api/tables/{people['id']}/start")

    with Node(tmp_path, person_bot_tables=2, address_bot_tables=3) as node:
        run(story(node))


def test_who_starts_many_at_once_or_through_others_or_cups_has_no_more_than_one_by_one(tmp_path):
    async def started(guest, path):
        return (await guest.http.post(f"{path}/start")).status_code

    async def story(node):
        async with guests(node.url, 2) as (ana, rui):
            order = {"chairs": ["me", "open", "bot-easy"], "game": "sequence"}
            tables = [f"/api/tables/{(await ana.table(**order))['id']}" for _ in range(6)]
            for path in tables:
                await rui.post(f"{path}/sit", {"seat": 1})
            codes = await asyncio.gather(
                *(started(guest, path) for guest, path in zip((ana, rui) * 3, tables, strict=True))
            )
            assert sorted(codes) == [200, 200, 429, 429, 429, 429]
            cup = {"game": "tacocat", "entrants": ["bot-easy", "bot-easy"], "pace": {"kind": "live"}}
            mine = await ana.post("/api/championships", cup)
            assert await started(ana, f"/api/championships/{mine['id']}") == 429
            people = await ana.post("/api/championships", cup | {"entrants": ["me"]})
            await rui.post(f"/api/championships/{people['id']}/join")
            assert await started(ana, f"/api/championships/{people['id']}") == 200

    with Node(tmp_path, person_bot_tables=2) as node:
        run(story(node))


def test_who_opens_many_at_once_has_no_more_than_one_by_one(node):
    async def story():
        async with Guest(node.url) as ana:
            for path, most in (("/api/tables", OPEN_TABLES), ("/api/championships", OPEN)):
                order = {"game": "tacocat"} | ({"pace": {"kind": "live"}} if most == OPEN else {})
                answers = await asyncio.gather(*(ana.http.post(path, json=order) for _ in range(most + 10)))
                codes = [answer.status_code for answer in answers]
                assert (codes.count(201), codes.count(429)) == (most, 10)

    run(story())


def test_a_start_that_is_refused_counts_for_nothing(tmp_path):
    async def story(node):
        async with Guest(node.url) as ana:
            table = await ana.table(game="sequence", chairs=["me", "open", "bot-easy"])
            await ana.post(f"/api/tables/{table['id']}/start", code=409)
            table = await ana.table(chairs=["me", "bot-easy"])
            await ana.post(f"/api/tables/{table['id']}/start")

    with Node(tmp_path, address_bot_tables=1) as node:
        run(story(node))


# ---- sockets


def cup_socket(node, guest, cup):
    return connect(f"{node.url.replace('http', 'ws')}/api/championships/{cup}/live", additional_headers=guest.cookies())


def test_the_sockets_of_championships_count_too_and_are_for_guests(tmp_path):
    async def story(node):
        async with Guest(node.url) as ana:
            cup = (await ana.post("/api/championships", {"game": "tacocat", "pace": {"kind": "live"}}))["id"]
            async with cup_socket(node, ana, cup) as first:
                assert json.loads(await first.recv())["championship"]["id"] == cup
                async with ana.at(await ana.table(), seed=""):
                    with pytest.raises((InvalidStatus, ConnectionClosed)):
                        async with cup_socket(node, ana, cup) as third:
                            await third.recv()
            while node.house.quotas.sockets:
                await asyncio.sleep(0.01)
            assert not node.house.championships.connections
            with pytest.raises(InvalidStatus, match="403"):
                await connect(f"{node.url.replace('http', 'ws')}/api/championships/{cup}/live")

    with Node(tmp_path, person_sockets=2) as node:
        run(story(node))


def test_a_person_and_an_address_have_so_many_sockets(tmp_path):
    async def story(node):
        async with guests(node.url, 2) as (ana, rui):
            table = await ana.table()
            async with ana.at(table, seed=""), ana.at(table, seed=""):
                with pytest.raises((InvalidStatus, ConnectionClosed)):
                    async with ana.at(table, seed=""):
                        pass
                async with rui.at(table, seed=""):
                    with pytest.raises((InvalidStatus, ConnectionClosed)):
                        async with rui.at(table, seed=""):
                            pass
            while node.house.quotas.sockets:
                await asyncio.sleep(0.01)

    with Node(tmp_path, person_sockets=2, address_sockets=3) as node:
        run(story(node))


def test_sockets_to_tables_that_are_not_there_leave_nothing_behind(sqlite_node):
    node = sqlite_node

    async def story():
        async with Guest(node.url) as ana:
            for number in range(30):
                with pytest.raises((InvalidStatus, ConnectionClosed)):
                    await connect(
                        node.url.replace("http", "ws") + f"/api/tables/nothing{number}/live",
                        additional_headers=ana.cookies(),
                    )
            assert (await ana.http.get("/api/tables/nothing")).status_code == 404

    run(story())
    assert not node.house.hall._loading
    assert not node.house.hall.tables
    assert not node.house.quotas.sockets


# ---- logs from elsewhere


def a_log():
    match = Match("tacocat", seed=7)
    dice = FastDice(1)
    for _ in play_out(match, [make(match.game, "random", dice) for _ in range(2)], dice, Budget()):
        pass
    return json.loads(match.log.to_json())


@pytest.mark.parametrize(
    "change",
    [
        lambda log: log["head"].update(id="x" * 3_900_000),
        lambda log: log["head"].update(commitment="0" * 65),
        lambda log: log["head"].update(seeds=[{"seed": "x" * 65}]),
        lambda log: log["head"].update(seeds=[{"seed": ""}] * 13),
        lambda log: log["head"].update(version=10**30),
        lambda log: log["head"]["options"].update(more="x" * 5000),
        lambda log: log.update(seed="y" * 100_000),
        lambda log: log["entries"].append({"t": "end", "n": len(log["entries"]), "reason": "z" * 1000}),
        lambda log: log["entries"].append({"t": "seat", "n": len(log["entries"]), "s": 0, "who": "z" * 1000}),
        lambda log: log["entries"][1].update(a=10**30),
        lambda log: log["entries"][1].update(d=[10**30]),
        lambda log: log["entries"][0].update(d=[10**30]),
        lambda log: log.update(sides=[10**30]),
    ],
)
def test_an_imported_log_is_bounded(node, change):
    async def story():
        async with Guest(node.url) as ana:
            log = a_log()
            change(log)
            answer = await ana.http.post("/api/matches", content=json.dumps(log))
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-log"), answer.text
            assert (await ana.get("/api/me/matches")) == []

    run(story())


@pytest.mark.parametrize(("fence", "words"), [("HEAD", "its head has more than"), ("LONGEST", "it has more than")])
def test_heads_and_logs_that_are_too_long_are_refused_whatever_a_game_allows(sqlite_node, monkeypatch, fence, words):
    monkeypatch.setattr(f"ludoteca.server.archive.checking.{fence}", 10)

    async def story():
        async with Guest(sqlite_node.url) as ana:
            answer = await ana.http.post("/api/matches", content=json.dumps(a_log()))
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-log")
            assert words in answer.json()["sentence"]

    run(story())


def test_a_large_log_is_read_in_a_process_of_its_own_until_it_is_known_to_be_true(sqlite_node, monkeypatch):
    """To read three megabytes of somebody's JSON takes half a second, in which nobody else is answered."""
    log = a_log()
    log["head"]["options"] = {str(number): [[]] for number in range(20_000)}
    monkeypatch.setattr("ludoteca.server.archive.checking.read_log", None)

    async def story():
        async with Guest(sqlite_node.url) as ana:
            answer = await ana.http.post("/api/matches", content=json.dumps(log))
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-log"), answer.text
            assert "its head has more than" in answer.json()["sentence"]

    run(story())


def test_a_log_that_takes_back_thousands_of_times_is_refused_before_it_costs_anything(sqlite_node):
    log = a_log()
    back = [[{"t": "play", "n": n, "s": 0, "a": 0}, {"t": "undo", "n": n + 1, "to": 0}] for n in range(1, 5000, 2)]
    log["entries"] = [log["entries"][0], *(entry for pair in back for entry in pair)]

    async def story():
        async with Guest(sqlite_node.url) as ana:
            answer = await ana.http.post("/api/matches", content=json.dumps(log))
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-log")
            assert "takes moves back too often" in answer.json()["sentence"]

    run(story())


def test_imports_are_counted_and_what_they_keep(tmp_path):
    log = json.dumps(a_log())

    async def story(node):
        async with guests(node.url, 2) as (ana, rui):
            for who, code in [(ana, 201), (ana, 201), (ana, 429), (rui, 201), (rui, 429)]:
                answer = await who.http.post("/api/matches", content=log)
                assert answer.status_code == code, answer.text
            assert answer.json()["code"] == "too-many-imports"
            assert not node.house.hall.tables  # nobody looks at them: they are not in memory

    with Node(tmp_path, person_imports=2, address_imports=3) as node:
        run(story(node))


@pytest.mark.parametrize("quota", [{"person_bytes": 1}, {"person_imports": 1}, {"address_imports": 1}])
def test_imports_at_the_same_time_are_counted_too(tmp_path, quota):
    log = a_log()

    async def story(node):
        async with Guest(node.url) as ana:
            sent = [ana.http.post("/api/matches", content=json.dumps(log)) for _ in range(5)]
            codes = [answer.status_code for answer in await asyncio.gather(*sent)]
            assert sorted(codes) == [201, 429, 429, 429, 429]

    most = {name: count * (1 if name != "person_bytes" else len(json.dumps(log)) + 10) for name, count in quota.items()}
    with Node(tmp_path, **most) as node:
        run(story(node))


@pytest.mark.parametrize("quota", ["person_bytes", "address_bytes"])
def test_what_is_kept_is_bounded(tmp_path, quota):
    log = json.dumps(a_log())

    async def story(node):
        async with Guest(node.url) as ana:
            codes = [(await ana.http.post("/api/matches", content=log)).status_code for _ in range(4)]
            assert codes[0] == 201
            assert codes[-1] == 429

    with Node(tmp_path, **{quota: 2 * len(log)}) as node:
        run(story(node))


# ---- addresses


@pytest.mark.parametrize(("where", "refused"), [("2001:db8:1:2:{}::1", True), ("2001:db8:1:{}::1", False)])
def test_of_ipv6_the_network_is_counted_and_not_the_address(tmp_path, monkeypatch, where, refused):
    monkeypatch.setattr("ludoteca.server.http.app.time", SimpleNamespace(monotonic=lambda: 1000.0))  # it stands still

    async def story(node):
        async with httpx.AsyncClient(base_url=node.url, timeout=60) as http:
            asked = [http.get("/api/tables", headers={"x-forwarded-for": where.format(f"{n:x}")}) for n in range(40)]
            codes = {answer.status_code for answer in await asyncio.gather(*asked)}
            assert codes == ({200, 429} if refused else {200})

    with Node(tmp_path, requests=1.0) as node:
        run(story(node))


# ---- input that nobody means

DEEP = "[" * 30_000 + "]" * 30_000  # not longer than a body may be
STRANGE = ["\\u0000", "\\ud800", "\\udfff\\ud800", "a\\u0000b"]


@pytest.mark.parametrize("strange", STRANGE)
def test_no_string_breaks_anything(node, strange):
    """NUL and lone surrogates, wherever a string may be."""
    bodies = {
        ("PATCH", "/api/me"): '{"name":"%s"}',
        ("POST", "/api/recover"): '{"code":"%s"}',
        ("POST", "/api/me/tokens"): '{"name":"%s"}',
        ("POST", "/api/tables"): '{"game":"%s"}',
        ("post", "/api/tables"): '{"game":"tacocat","names":["%s"],"chairs":["me","open"]}',
        ("POST", "/api/Tables"): '{"game":"tacocat","options":{"board":"%s"}}',
        ("POST", "/api/matches"): '{"head":{"id":"%s"}}',
        ("POST", "/api/championships"): '{"name":"%s","game":"tacocat","pace":{"kind":"live"}}',
        ("POST", "/api/reports"): '{"person":"SOMEBODY","text":"rude","match":"%s"}',
    }

    async def story():
        async with guests(node.url) as (ana, rui):
            for (method, path), body in bodies.items():
                content = body.replace("SOMEBODY", rui.id) % strange
                answer = await ana.http.request(
                    method.upper(), path.lower(), content=content, headers={"content-type": "application/json"}
                )
                assert answer.status_code < 500, (path, answer.text)
            table = await ana.table()
            async with ana.at(table) as a:
                for message in (
                    '{"type":"say","key":"k","text":"%s"}',
                    '{"type":"seed","key":"k","seed":"%s"}',
                    '{"type":"play","decision":0,"key":"%s","action":1}',
                    '{"type":"actions","key":"k","kind":"%s"}',
                    '{"type":"say","key":"k","text":"x","channel":"%s"}',
                ):
                    await a.socket.send(message % strange)
                await a.send(type="ping", key="still here")
                await a.hear("pong")

    run(story())


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/%00", "/api/tables/a%00b/live", "/api/people/%00", "/api/matches/%00/log", "/api/matches?game=%00",
        "/api/tables?game=%ED%A0%80", "/api/people/%ED%A0%80", "/api/tables/%FF%FE", "/api/ratings/%00",
        "/api/people/" + "x" * 5000, "/api/tables/" + "y" * 50_000, "/" + "z" * 60_000, "/api/championships/%00",
        "/%00", "/api/me/tokens/%00", "/" + "z" * 300 + ".js", "/assets/" + "z" * 60_000 + ".js", "/%ED%A0%80.js",
        "/api/games/tacocat/board/" + "z" * 300 + ".js", "/api/games/tacocat/board/..%2f..%2f__init__.js",
    ],
)  # fmt: skip
def test_no_path_breaks_anything(node, path):
    async def story():
        async with Guest(node.url) as ana:
            for method in ("GET", "DELETE", "POST", "PUT"):
                try:
                    answer = await ana.http.request(method, path)
                except httpx.RemoteProtocolError:
                    continue  # too long to be read at all
                assert answer.status_code < 500, (method, answer.text)

    run(story())


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "https://a:b:c", "\\", "http://\xff"])
def test_a_broken_origin_is_a_foreign_one(node, origin):
    async def story():
        async with Guest(node.url) as ana:
            answer = await ana.http.post(
                "/api/tables", json={"game": "tacocat"}, headers={b"Origin": origin.encode("latin-1")}
            )
            assert answer.status_code == 403, answer.text

    run(story())


def test_what_is_wrong_may_be_as_long_as_its_sender_likes(node):
    """It is repeated in the sentence that refuses it, as far as there is room."""
    long, log = "x" * 5_000, a_log()

    async def story():
        async with Guest(node.url) as ana:
            tried = [
                ("/api/tables", {"game": "tacocat", "options": {"board": long}}),
                ("/api/tables", {"game": "tacocat", "options": {long: 1}}),
                ("/api/championships", {"game": "tacocat", "options": {"board": long}}),
                ("/api/matches", {"head": long}),
                ("/api/matches", log | {"head": log["head"] | {"options": {"board": "x" * 3_000}}}),
            ]
            for path, body in tried:
                answer = await ana.http.post(path, json=body)
                assert answer.status_code == 400, (path, answer.text[:200])
                assert answer.json()["code"] in {"bad-option", "bad-log"}
                assert len(answer.json()["sentence"]) < 400

    run(story())


def test_deep_json_is_refused(node):
    async def story():
        async with Guest(node.url) as ana:
            for path in ("/api/tables", "/api/matches", "/api/recover"):
                answer = await ana.http.post(path, content=DEEP, headers={"content-type": "application/json"})
                assert answer.status_code == 400, answer.text
            answer = await ana.http.post(
                "/api/tables",
                content='{"game":"tacocat","options":' + '{"a":' * 5000 + "1" + "}" * 5001,
                headers={"content-type": "application/json"},
            )
            assert answer.status_code == 400, answer.text
            table = await ana.table()
            async with ana.at(table) as a:
                await a.socket.send(DEEP[:60_000])
                await a.socket.send('{"type":"preview","key":"k","action":' + '{"a":' * 5000 + "1" + "}" * 5001)
                await a.send(type="ping", key="still here")
                await a.hear("pong")

    run(story())


# ---- half a request


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nabc",
        b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\nGET /api/ga",
    ],
)
def test_a_request_that_does_not_arrive_is_hung_up_on(tmp_path, sent):
    async def story(node):
        reader, writer = await asyncio.open_connection("127.0.0.1", node.settings.port)
        writer.write(sent)

        async def drip():
            while True:
                await asyncio.sleep(0.05)
                writer.write(b"x" if b"Length" in sent else b"")

        dripping = asyncio.create_task(drip())
        async with asyncio.timeout(15):
            while await reader.read(65536):
                pass
        dripping.cancel()
        writer.close()

    with Node(tmp_path, half_sent=0.3) as node:
        run(story(node))


@pytest.mark.parametrize(
    "sent", [b"Content-Length: 100\r\n\r\nabc", b"Transfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n"]
)
def test_who_hangs_up_half_way_is_no_error_of_ours(tmp_path, capfd, sent):
    async def story(node):
        for path in ("/api/tables", "/api/matches", "/api/me/recovery"):
            _, writer = await asyncio.open_connection("127.0.0.1", node.settings.port)
            writer.write(f"POST {path} HTTP/1.1\r\nHost: x\r\n".encode() + sent)
            await writer.drain()
            await asyncio.sleep(0.1)
            writer.close()
        await asyncio.sleep(0.2)
        async with Guest(node.url) as ana:
            await ana.table()

    with Node(tmp_path) as node:
        run(story(node))
    assert "unexpected" not in capfd.readouterr().err


def test_a_request_that_arrives_is_answered_and_the_line_stays(tmp_path):
    async def story(node):
        async with Guest(node.url) as ana:
            table = await ana.table()
            async with ana.at(table) as a:
                await asyncio.sleep(0.5)  # longer than half a request may take
                await a.send(type="ping", key="k")
                await a.hear("pong")

    with Node(tmp_path, half_sent=0.2) as node:
        run(story(node))
