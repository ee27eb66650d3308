"""What one person could do again and again at a table: the log keeps each time, so there is an end to it."""

import asyncio
import contextlib
import gc
import time
import weakref

import pytest

from ludoteca.engine.values import IllegalAction
from ludoteca.server.people.limits import Limits
from ludoteca.server.tables import agreements, authority
from ludoteca.server.tables import table as at_table
from ludoteca.server.tables.hall import FINISHED
from tests.server.client import Guest
from tests.server.conftest import guests, match_of_two, run
from tests.server.test_people_apart import done


class Heavy(dict):
    """An action as somebody made it up, which can be watched."""


def test_nothing_of_what_was_refused_is_kept(node):
    """The same question under the same key gets the same answer; what was asked with it need not be there for that."""

    async def story():
        async with match_of_two(node.url) as (ana, _):
            table = node.house.hall.tables[ana.table_id]

            async def ask():
                action = Heavy(do="fly", and_=["x"] * 1000)
                with pytest.raises(IllegalAction) as refused:
                    await node.house.authority.move(table, 0, action, ana.now["decision"], "one key")
                assert refused.value.code == "no-such-action"
                return weakref.ref(action)

            asked = [node.call(ask()) for _ in range(3)]
            gc.collect()
            assert [one() for one in asked] == [None] * 3
            (kept,) = [one for (_, key), one in table.referee._refused.items() if key == "one key"]
            assert kept.__traceback__ is None

    run(story())


def test_moves_are_taken_back_so_often_and_no_more(node, monkeypatch):
    monkeypatch.setattr(agreements, "UNDOS", 3)

    async def story():
        async with match_of_two(node.url) as (ana, rui):
            undo = f"/api/tables/{ana.table_id}/propose/undo"
            for count in range(4):
                assert (await ana.play({"do": "mark", "card": ana.now["view"]["hand"][0]}))["type"] == "played"
                if count < 3:
                    marked = ana.now["decision"]
                    for one in (ana, rui):
                        await one.guest.post(undo)
                    await ana.until(lambda marked=marked: ana.now["decision"] != marked)
            refused = await ana.guest.post(undo, code=409)
            assert refused["code"] == "too-many-undos"
            assert "3" in refused["sentence"]
            entries = node.house.hall.tables[ana.table_id].referee.match.log.entries
            assert sum(type(entry).__name__ == "Undo" for entry in entries) == 3

    run(story())


def test_a_seat_is_left_so_often_and_no_more(node, monkeypatch):
    monkeypatch.setattr(authority, "LEAVINGS", 2)

    async def story():
        async with match_of_two(node.url) as (ana, rui):
            path = f"/api/tables/{ana.table_id}"
            for _ in range(2):
                await ana.guest.post(f"{path}/leave")
                await ana.guest.post(f"{path}/back")
            assert (await ana.guest.post(f"{path}/leave", code=409))["code"] == "left-too-often"
            await rui.guest.post(f"{path}/leave")  # the other has not
            chairs = (await ana.guest.get(path))["chairs"]
            assert [chair["away"] for chair in chairs] == [False, True]

    run(story())


def test_who_has_resigned_does_not_resign_again(node):
    async def story():
        async with Guest(node.url) as ana:
            table = await ana.table(game="teg", chairs=["me", "bot-random", "bot-random"])
            path = f"/api/tables/{table['id']}"
            async with ana.at(table) as a:
                await ana.post(f"{path}/start")
                await a.until(lambda: a.now is not None)
                await ana.post(f"{path}/resign")
                for _ in range(3):
                    refused = await ana.post(f"{path}/resign", code=409)
                    assert refused["code"] in {"resigned", "over"}
                await a.until(lambda: "resigned" in {event["kind"] for event in a.events})
                assert [event["kind"] for event in a.events].count("resigned") == 1
            await done(node, "close", table["id"])  # the bots need not play it to its end

    run(story())


def test_lists_of_matches_and_championships_cost_as_few_questions_as_one(node):
    async def story():
        async with Guest(node.url) as ana:
            counts = {}
            for many in (2, 6):
                while len(await ana.get("/api/me/matches", limit=100)) < many:
                    await over(ana)
                while len(await ana.get("/api/me/championships")) < many // 2:
                    entrants = ["me", "bot-random", "bot-easy", "bot-normal"]
                    await ana.post("/api/championships", {"game": "tacocat", "entrants": entrants})
                for path in ("/api/me/matches", "/api/me/championships", f"/api/people/{ana.id}"):
                    tries = [await questions(node, ana, path) for _ in range(4)]  # others ask something, too
                    counts.setdefault(path, []).append(min(tries))
            for path, (few, more) in counts.items():
                assert more == few, path

    run(story())


async def over(ana):
    """A match that is over, as nobody holds it."""
    async with ana.at(await ana.table(chairs=["me", "bot-random"])) as a:
        await ana.post(f"/api/tables/{a.table_id}/start")
        await a.until(lambda: a.now is not None)
        await ana.post(f"/api/tables/{a.table_id}/resign")
        await a.until(lambda: a.table["status"] == "over")


async def questions(node, guest, path):
    """How many questions the database is asked for one list of what is in nobody's memory."""
    for name in [row["id"] for row in await guest.get("/api/me/matches", limit=100)]:
        node.house.hall.tables.pop(name, None)
    database, asked = node.house.store.database, []
    read = database.read

    async def counted(work):
        asked.append(work)
        return await read(work)

    database.read = counted
    try:
        await guest.get(path, **({"limit": 100} if path.endswith("matches") else {}))
    finally:
        database.read = read
    return len(asked)


def test_a_finished_table_that_nobody_looks_at_is_let_go_sooner(sqlite_node):
    async def story():
        async with Guest(sqlite_node.url) as ana:
            await over(ana)
            waiting = (await ana.table())["id"]
            tables = sqlite_node.house.hall.tables
            (ended,) = [name for name, table in tables.items() if table.record.status == "over"]
            for since, left in ((0.0, {ended, waiting}), (FINISHED + 1, {waiting}), (601.0, set())):
                while True:
                    for table in tables.values():
                        table.used = time.monotonic() - since
                    sqlite_node.house.hall.forget_idle(600.0)
                    if set(tables) == left:
                        break
                    assert left < set(tables)  # something of it was still going on
                    await asyncio.sleep(0.01)
            assert (await ana.get(f"/api/tables/{ended}"))["status"] == "over"

    run(story())


def test_among_a_crowd_who_comes_and_goes_is_told_once_in_a_while(node, monkeypatch):
    monkeypatch.setattr(at_table, "CROWD", 2)
    monkeypatch.setattr(at_table, "PAUSE", 3_600.0)

    async def story():
        async with guests(node.url, 2) as (ana, rui), contextlib.AsyncExitStack() as stack:
            name = (await ana.table(chairs=["me", "open"]))["id"]
            first, *_ = [await stack.enter_async_context(ana.at(name)) for _ in range(4)]
            await first.quiet()
            for count in range(5):
                async with rui.at(name, watch=True) as seat:  # who comes is told at once
                    assert seat.table["watching"] == 1, count
                while len(node.house.hall.tables[name].connections) > 4:  # until the server knows that they are gone
                    await asyncio.sleep(0.01)
            await rui.post(f"/api/tables/{name}/sit", {"seat": 1})
            assert await first.quiet() == []
            node.loop.call_soon_threadsafe(node.house.hall.tables[name]._tell_all)  # the hour is over
            await first.until(lambda: first.table["chairs"][1]["person"] == rui.id)

    run(story())


def test_a_person_has_so_many_new_names(sqlite_node, monkeypatch):
    monkeypatch.setattr(sqlite_node.house.quotas, "_names", Limits(0.0, 3))

    async def story():
        async with Guest(sqlite_node.url) as ana:
            names = ["Ana", "Ana", "Bia", "Cai", "Dora"]
            codes = [(await ana.http.patch("/api/me", json={"name": name})).status_code for name in names]
            assert codes == [200, 200, 200, 200, 429]
            assert (await ana.http.patch("/api/me", json={"language": "pt"})).status_code == 200

    run(story())
