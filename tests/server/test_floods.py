"""Strangers who want the house to carry more than it can: bodies, talk, sockets, messages, and clients that never read."""

import asyncio
import contextlib
import socket
import threading
import time
from types import SimpleNamespace

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ludoteca.engine.log import read_log
from ludoteca.server.archive import checking, history, replays
from ludoteca.server.http import patience
from ludoteca.server.people import people
from ludoteca.server.tables import connection, quotas, seating
from ludoteca.server.tables.connection import OUTBOX, ROOM, Connection
from tests.server.client import Guest
from tests.server.conftest import guests, match_of_two, run
from tests.server.nodes import Node
from tests.server.test_portraits import told
from tests.server.test_swift import TEXT, frame, line

STILL = SimpleNamespace(monotonic=lambda: 1000.0, time=lambda: 1000.0)  # the time stands still

# ---- bodies


def test_only_a_log_may_be_long_and_only_a_guest_s_is_read(node):
    async def story():
        async with Guest(node.url) as ana, httpx.AsyncClient(base_url=node.url) as stranger:
            for path in ("/api/tables", "/api/recover", "/api/games/tacocat/lesson", "/api/me/tokens"):
                answer = await ana.http.post(path, content=b'{"x":"' + b"x" * 100_000 + b'"}')
                assert (answer.status_code, answer.json()["code"]) == (413, "too-large"), path
            answer = await ana.http.post("/api/matches", content=b"x" * 1_000_000)
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-log")
            answer = await stranger.post("/api/matches", content=b"x" * 1_000_000)
            assert (answer.status_code, answer.json()["code"]) == (401, "no-guest")

    run(story())


def test_of_one_address_few_logs_are_in_memory_at_once(tmp_path, monkeypatch):
    monkeypatch.setattr(quotas, "RECEIVED", 2)
    here, most = 0, 0

    async def adopt(_who, _body):
        nonlocal here, most
        here, most = here + 1, max(most, here + 1)
        await asyncio.sleep(0.05)
        here -= 1
        raise seating.Refused("bad-log", 400, why="so the test says")

    async def story(node):
        async with guests(node.url, 6) as crowd:
            answers = await asyncio.gather(*(one.http.post("/api/matches", content=b"{}") for one in crowd))
            assert {answer.status_code for answer in answers} == {400}

    with Node(tmp_path) as node:
        monkeypatch.setattr(node.house.history, "adopt", adopt)
        run(story(node))
    assert most == 2


# ---- talk


def test_a_person_says_so_much_at_all_tables_together(tmp_path, monkeypatch):
    monkeypatch.setattr("ludoteca.server.tables.talk.time", STILL)

    async def story(node):
        async with guests(node.url, 2) as (ana, rui):
            tables = [await ana.table() for _ in range(2)]
            async with rui.at(tables[0]) as one, rui.at(tables[1]) as other, ana.at(tables[0]) as a:
                for seat in (one, other):
                    for number in range(8):
                        await seat.send(type="say", key=f"k{number}", text="x" * 300)
                    await seat.send(type="ping", key="done")
                    await seat.hear("pong")
                refused = [frame for seat in (one, other) for frame in seat.frames if '"too-many"' in frame]
                assert (len(one.chat) + len(other.chat), len(refused)) == (10, 6)
                await a.send(type="say", key="k", text="and I?")
                await a.until(lambda: a.chat and a.chat[-1]["text"] == "and I?")

    with Node(tmp_path, talk=1.0) as node:
        run(story(node))


# ---- sockets and messages


def test_to_open_a_socket_is_a_request_too(tmp_path, monkeypatch):
    monkeypatch.setattr("ludoteca.server.http.app.time", STILL)

    async def story(node):
        async with Guest(node.url) as ana:
            place = f"{node.url.replace('http', 'ws')}/api/tables/{(await ana.table())['id']}/live"
            refused = 0
            for _ in range(12):
                try:
                    async with connect(place, additional_headers=ana.cookies()):
                        pass
                except (InvalidStatus, ConnectionClosed):
                    refused += 1
            assert refused == 4  # ten requests: two were made before

    with Node(tmp_path, requests=1.0) as node:
        run(story(node))


def test_all_sockets_of_an_address_share_what_they_may_say(tmp_path, monkeypatch):
    monkeypatch.setattr("ludoteca.server.http.live.time", STILL)
    monkeypatch.setattr("ludoteca.server.http.app.CROWD", 2)  # twelve messages at once, of whoever is there

    async def story(node):
        async with guests(node.url, 3) as crowd:
            table = await crowd[0].table()
            pongs = refusals = 0
            for guest in crowd:
                async with guest.at(table, seed="", watch=True) as seat:
                    for number in range(4):
                        await seat.send(type="ping", key=f"{number}")
                    for _ in range(4):
                        while (told := await seat.receive())["type"] not in {"pong", "refused"}:
                            pass
                        pongs += told["type"] == "pong"
                        refusals += told["type"] == "refused"
            assert (pongs, refusals) == (9, 3)  # and three hellos

    with Node(tmp_path, messages=2.0) as node:
        run(story(node))


def test_to_say_hello_again_and_again_costs_more_than_once(tmp_path, monkeypatch):
    monkeypatch.setattr("ludoteca.server.http.live.time", STILL)

    async def story(node):
        async with Guest(node.url) as ana, ana.at(await ana.table(), seed="") as a:  # the first of thirty
            for number in range(10):
                await a.send(type="hello", key=f"{number}")
            answers = []
            while len(answers) < 6:
                told = await a.receive()
                if told["type"] == "refused":
                    answers.append(told["key"])
            assert answers == ["4", "5", "6", "7", "8", "9"]

    with Node(tmp_path, messages=10.0) as node:
        run(story(node))


# ---- who never reads


def test_what_waits_for_a_slow_reader_is_bounded_and_then_dropped():
    cuts = []
    slow = Connection("p", "en", cut=lambda: cuts.append(1))
    slow.push(b"x" * (2 * ROOM))  # a single one may be as long as it must be
    assert not slow.closing
    slow.sent()
    for _ in range(10 * ROOM // 1000):
        slow.push(b"x" * 1000)
    assert (slow.closing, len(slow.outbox), cuts) == ("slow", 0, [1])
    many = Connection("p", "en", cut=lambda: cuts.append(2))
    for _ in range(3 * OUTBOX):
        many.push(b"")
    assert (many.closing, len(many.outbox), cuts) == ("slow", 0, [1, 2])
    many.sent()  # its sender was in the middle of one


def test_who_never_reads_is_cut_off_and_leaves_nothing_behind(sqlite_node, monkeypatch):
    monkeypatch.setattr(connection, "ROOM", 20_000)

    async def story():
        async with match_of_two(sqlite_node.url) as (ana, _):
            table = sqlite_node.house.hall.tables[ana.table_id]
            narrow = socket.socket()
            narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            async with line(ana.guest, ana.table_id, sock=narrow, limit=4096) as it:
                while len(table.connections) < 3:
                    await asyncio.sleep(0.01)
                (silent,) = [one for one in table.connections if not one.greeted]
                async with asyncio.timeout(20):
                    while not silent.closing:
                        it.send(frame(TEXT, b'{"type":"hello"}'))
                        await asyncio.sleep(0.001)
                async with asyncio.timeout(10):  # it says nothing more, and never reads a goodbye
                    while len(table.connections) == 3:
                        await asyncio.sleep(0.01)
            assert sqlite_node.house.quotas.sockets[ana.guest.id] == 1
            await ana.send(type="ping", key="and the others?")
            await ana.hear("pong")

    run(story())


# ---- many at once


async def finished(ana):
    table = await ana.table(chairs=["me", "bot-random"])
    async with ana.at(table) as a:
        await ana.post(f"/api/tables/{table['id']}/start")
        await a.until(lambda: a.now is not None)
        await ana.post(f"/api/tables/{table['id']}/resign")
        await a.until(lambda: a.table["status"] == "over")
    return table["id"]


def test_who_asks_for_many_things_at_once_gets_no_more_than_one_by_one(node, monkeypatch):
    monkeypatch.setattr(seating, "OPEN_TABLES", 3)
    monkeypatch.setattr(people, "REPORTS", 3)
    monkeypatch.setattr(people, "TOKENS", 3)

    async def story():
        async with guests(node.url, 2) as (ana, rui):
            match = await finished(ana)
            on = {"step": 0, "order": {"game": "tacocat", "chairs": ["me", "open"]}}
            wanted = {
                f"/api/matches/{match}/play-on": (on, "too-many-tables"),
                "/api/reports": ({"person": rui.id, "text": "x"}, "too-many"),
                "/api/me/tokens": ({"name": "x"}, "too-many-tokens"),
            }
            for path, (body, code) in wanted.items():
                answers = await asyncio.gather(*(ana.http.post(path, json=body) for _ in range(8)))
                codes = sorted(answer.status_code for answer in answers)
                assert [status < 300 for status in codes] == [True] * 3 + [False] * 5, (path, codes)
                assert {answer.json()["code"] for answer in answers if answer.status_code >= 300} == {code}

    run(story())


def test_who_asks_for_many_reviews_at_once_gets_no_more_than_one_by_one(tmp_path):
    async def story(node):
        async with Guest(node.url) as ana:
            matches = [await finished(ana) for _ in range(4)]
            answers = await asyncio.gather(*(ana.http.post(f"/api/matches/{match}/review") for match in matches))
            assert sorted(answer.status_code for answer in answers) == [202, 202, 429, 429]

    with Node(tmp_path, person_reviews=2) as node:
        run(story(node))


def test_who_leafs_through_the_archive_has_nothing_played_again_or_kept(node):
    async def story():
        async with Guest(node.url) as ana:
            matches = [await finished(ana) for _ in range(3)]
            known = {match: await ana.get(f"/api/tables/{match}") for match in matches}
            for match in matches:
                await told(node, match)  # which has to look at it
                del node.house.hall.tables[match]
            for path in ("/api/matches", "/api/me/matches"):
                listed = {info["id"]: info for info in await ana.get(path, limit=100)}
                assert {match: listed[match] for match in matches} == known
            recent = (await ana.get(f"/api/people/{ana.id}"))["recent"]
            assert {info["id"] for info in recent} == set(matches)
            assert not set(matches) & set(node.house.hall.tables)

    run(story())


def test_a_list_knows_that_a_match_in_which_something_was_taken_back_is_not_rated(node):
    async def story():
        async with match_of_two(node.url) as (a, r):
            await a.play(a.actions[0])
            path = f"/api/tables/{a.table_id}"
            for seat in (a, r):
                await seat.guest.post(f"{path}/propose/undo", code=(200, 409))
            await a.guest.post(f"{path}/resign")
            await a.until(lambda: a.table["status"] == "over")
            known = await a.guest.get(path)
            del node.house.hall.tables[a.table_id]
            (listed,) = [info for info in await a.guest.get("/api/me/matches") if info["id"] == a.table_id]
            assert listed == known | {"watching": 0, "chairs": listed["chairs"]}

    run(story())


def test_a_long_log_is_read_beside_the_loop(sqlite_node, monkeypatch):
    """Four megabytes of entries take long to look through, even if they are refused then."""
    threads = []

    def read(raw):
        threads.append(threading.get_ident())
        return read_log(raw)

    monkeypatch.setattr(checking, "read_log", read)

    async def story():
        async with Guest(sqlite_node.url) as ana:
            answer = await ana.http.post("/api/matches", content=b"[]")
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-log")

    run(story())
    assert len(threads) == 1
    assert threads[0] != sqlite_node.thread.ident


def test_who_looks_back_a_hundred_times_has_few_logs_played_again_at_once(sqlite_node, monkeypatch):
    busy, most = 0, 0

    def slow(log, *_):
        nonlocal busy, most
        busy, most = busy + 1, max(most, busy + 1)
        time.sleep(0.05)
        busy -= 1
        return len(log.entries), []

    monkeypatch.setattr(replays, "_steps", slow)

    async def story():
        async with Guest(sqlite_node.url) as ana:
            match = await finished(ana)
            answers = await asyncio.gather(*(ana.http.get(f"/api/matches/{match}/replay") for _ in range(12)))
            assert {answer.status_code for answer in answers} == {200}

    run(story())
    assert most == history.READERS


# ---- answers that nobody reads


def unread(node, requests):
    """A line with so many requests on it, whose answers the system keeps as few bytes of as it can."""
    here = socket.socket()
    here.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    here.connect(("127.0.0.1", node.settings.port))
    here.sendall(b"GET /api/schema/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * requests)
    return here


def test_who_reads_no_answer_is_hung_up_on(tmp_path):
    with Node(tmp_path, half_sent=0.3) as node, unread(node, 200):
        lines = node.server.server_state.connections
        deadline = time.monotonic() + 5
        while not lines:
            assert time.monotonic() < deadline, "nobody came"
            time.sleep(0.01)
        deadline = time.monotonic() + 20
        while lines:
            assert time.monotonic() < deadline, "it is kept for who never reads it"
            time.sleep(0.05)


def test_who_reads_slowly_gets_all(tmp_path, monkeypatch):
    """A little in each stretch of time is enough, however many there are."""
    monkeypatch.setattr(patience, "PROGRESS", 1)
    with Node(tmp_path, half_sent=2) as node, unread(node, 12) as here:
        whole = len(httpx.get(f"{node.url}/api/schema/openapi.json", headers={"accept-encoding": ""}).content)
        here.settimeout(10)
        read = 0
        while read < 12 * whole:
            part = here.recv(4 * whole)
            assert part, f"hung up on after {read} of {12 * whole}"
            read += len(part)
            time.sleep(5 * len(part) / (12 * whole))  # five seconds for all


def test_of_one_address_so_much_may_wait_to_be_read(tmp_path, monkeypatch):
    """Many lines, none of which is read: what they are told is in memory until it is."""
    monkeypatch.setattr(patience, "UNREAD", 300_000)
    with Node(tmp_path) as node, contextlib.ExitStack() as stack:
        for _ in range(8):
            stack.enter_context(unread(node, 40))
        kept = node.server.server_state.connections
        time.sleep(0.5)
        deadline = time.monotonic() + 10
        while len(kept) > 4:
            assert time.monotonic() < deadline, "all of it is kept for who never reads it"
            time.sleep(0.05)
        assert kept
        assert sum(one.transport.get_write_buffer_size() for one in list(kept)) <= 300_000
        assert httpx.get(f"{node.url}/api/games").status_code == 200


def test_a_review_that_waits_has_no_log_in_memory(tmp_path):
    """One is thought about; the others have been asked for. Rough graphs, one at a time as well, are left out here."""
    read = []

    async def none(_task, _person):
        for said in ():
            yield said

    async def story(node):
        async with Guest(node.url) as ana:
            matches = [await finished(ana) for _ in range(3)]
            whole = node.house.history.read

            async def noted(table):
                read.append(table.record.id)
                return await whole(table)

            node.house.history.read = noted
            node.house.reviews.sketcher.review = none
            for match in matches:
                await ana.post(f"/api/matches/{match}/review", code=202)
            while (await ana.get(f"/api/matches/{matches[0]}/review"))["status"] == "waiting":
                await asyncio.sleep(0.02)
            assert read == matches[:1]
            while (await ana.get(f"/api/matches/{matches[1]}/review"))["status"] == "waiting":
                await asyncio.sleep(0.02)
            assert read == matches[:2]

    with Node(tmp_path, review_seconds=4) as node:
        run(story(node))


def test_few_logs_are_in_memory_for_who_looks_back(sqlite_node, monkeypatch):
    here, most = 0, 0
    whole = sqlite_node.house.history.read

    async def slow(table):
        nonlocal here, most
        here, most = here + 1, max(most, here + 1)
        await asyncio.sleep(0.05)
        here -= 1
        return await whole(table)

    monkeypatch.setattr(sqlite_node.house.history, "read", slow)

    async def story():
        async with Guest(sqlite_node.url) as ana:
            path = f"/api/matches/{await finished(ana)}"
            wanted = [f"{path}/log", f"{path}/position?step=0", f"{path}/replay"] * 4
            codes = [one.status_code for one in await asyncio.gather(*(ana.http.get(place) for place in wanted))]
            assert set(codes) <= {200, 409}, codes

    run(story())
    assert most == history.READERS


def test_an_imported_match_is_looked_back_at_and_not_played_again_to_be_kept(node):
    async def story():
        async with Guest(node.url) as ana:
            played = await finished(ana)
            log = (await ana.http.get(f"/api/matches/{played}/log")).content
            name = (await ana.http.post("/api/matches", content=log)).json()["id"]
            info = await ana.get(f"/api/tables/{name}")
            assert (info["status"], info["result"]["reason"]) == ("over", "resigned")
            assert node.house.hall.tables[name].referee is None
            assert (await ana.http.get(f"/api/matches/{name}/log")).content == log
            replays = [await ana.get(f"/api/matches/{one}/replay") for one in (name, played)]
            assert replays[0]["shown"] == replays[1]["shown"]
            async with ana.at(name) as seat:
                assert seat.table["id"] == name

    run(story())


def test_a_replay_for_many_viewers_comes_in_shorter_parts(sqlite_node, monkeypatch):
    monkeypatch.setattr(replays, "VIEWS", 6)

    async def story():
        async with Guest(sqlite_node.url) as ana:
            path = f"/api/matches/{await finished(ana)}/replay"
            whole, own = await ana.get(path, limit=50), await ana.get(path, limit=50, viewer="0")
            assert [len(whole["shown"]), len(own["shown"])] == [2, min(6, own["steps"])]
            assert await ana.get(path, limit=1) == whole | {"shown": whole["shown"][:1]}
            rest = await ana.get(path, start=2, limit=50)
            assert [step["step"] for step in rest["shown"]] == list(range(2, min(4, whole["steps"])))

    run(story())
