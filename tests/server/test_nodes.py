"""Several nodes on one PostgreSQL: people on different nodes play one match, and a dead node's tables go on."""

import asyncio
import contextlib
import random

import pytest

from tests.server.client import play_out
from tests.server.conftest import guests, run
from tests.server.nodes import Node


@pytest.fixture(scope="module")
def two(cluster, tmp_path_factory):
    database = cluster()
    with contextlib.ExitStack() as stack:
        yield [
            stack.enter_context(Node(tmp_path_factory.mktemp(name), database, node=name)) for name in ("north", "south")
        ]


def test_people_on_two_nodes_play_one_match(two):
    async def story():
        north, south = two
        async with guests(north.url, 1) as (ana,), guests(south.url, 2) as (rui, eva):
            table = await ana.table(chairs=["me", "open"])
            path = f"/api/tables/{table['id']}"
            async with ana.at(table) as a, rui.at(table) as r, eva.at(table) as watcher:
                await rui.post(f"{path}/sit", {"seat": 1})
                await a.until(lambda: a.table["chairs"][1]["person"] == rui.id)
                await a.until(lambda: a.table["chairs"][1]["present"])
                await ana.post(f"{path}/start")
                await a.until(lambda: a.now is not None)
                await r.until(lambda: r.now is not None)
                await r.send(type="say", text="olá")
                assert (await a.hear("chat"))["text"] == "olá"
                await play_out([a, r], random.Random(30))
                await r.until(lambda: r.table["status"] == "over")
                await watcher.until(lambda: watcher.table["status"] == "over")
                assert a.now["result"] == r.now["result"] == watcher.now["result"]

    run(story())


def test_both_at_once_is_never_a_lost_or_a_double_move(two):
    async def story():
        north, south = two
        async with guests(north.url, 2) as (ana, rui):
            table = await ana.table(chairs=["me", "open"])
            path = f"/api/tables/{table['id']}"
            await rui.post(f"{path}/sit", {"seat": 1})
            phone = ana.moved(south.url)
            async with ana.at(table) as a, phone.at(table) as p, rui.at(table) as r:
                await ana.post(f"{path}/start")
                for seat in (a, p, r):
                    await seat.until(lambda seat=seat: seat.now is not None)
                moves = await play_out([a, p, r], random.Random(31))
                log = await ana.http.get(f"/api/matches/{table['id']}/log")
                plays = [entry for entry in log.json()["entries"] if entry["t"] == "play"]
                assert len(plays) == moves

    run(story())


def test_another_node_takes_over_the_bots_of_a_dead_one(cluster, tmp_path, monkeypatch):
    monkeypatch.setattr("ludoteca.server.tables.keeper.LEASE", 1.0)
    monkeypatch.setattr("ludoteca.server.tables.keeper.ROUND", 0.3)
    database = cluster()

    async def begin(url):
        async with guests(url, 1) as (ana,):
            table = await ana.table(chairs=["bot-random", "bot-random"])
            async with ana.at(table) as watcher:
                await ana.post(f"/api/tables/{table['id']}/start")
                await watcher.until(lambda: watcher.now is not None and len(watcher.events) > 3)
            return ana, table["id"]

    async def end(url, ana, table):
        async with ana.moved(url).at(table) as watcher:
            await watcher.until(lambda: watcher.table["status"] == "over", 40)

    with Node(tmp_path / "south", database, node="south") as south:
        with Node(tmp_path / "north", database, node="north", bot_delay=0.05) as north:
            ana, table = run(begin(north.url))
        run(end(south.url, ana, table))


QUICK = 8  # moves that are made on one node while another on a second is on its way to the database


def test_who_is_very_quick_on_one_node_does_not_push_out_a_move_on_another(two, monkeypatch):
    """Each time the slower one's entry comes to the database the quicker one's is there: it is considered anew."""
    north, south = two

    async def story():
        async with guests(north.url, 1) as (ana,), guests(south.url, 1) as (rui,):
            table = await ana.table(chairs=["me", "open"])
            path = f"/api/tables/{table['id']}"
            await rui.post(f"{path}/sit", {"seat": 1})
            async with ana.at(table) as a, rui.at(table) as r:
                await ana.post(f"{path}/start")
                for seat in (a, r):
                    await seat.until(lambda seat=seat: seat.now is not None)
                append, card = north.house.store.append_rows, r.now["view"]["hand"][0]
                came = []

                async def mark():
                    held = await south.house.hall.get(table["id"])
                    name, mark = f"quick-{len(came)}", {"do": ("mark", "unmark")[len(came) % 2], "card": card}
                    await south.house.authority.move(held, 1, mark, held.referee.decisions[1].number, name)

                async def later(rows):
                    if len(came) < QUICK:
                        await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(mark(), south.loop))
                        came.append(rows)
                    return await append(rows)

                monkeypatch.setattr(north.house.store, "append_rows", later)
                answer = await a.play(0)
                assert (answer["type"], len(came)) == ("played", QUICK)
                monkeypatch.undo()
                held = await north.house.hall.get(table["id"])
                plays = [(entry.s, entry.n) for entry in held.referee.match.log.entries[1:]]
                assert plays == [(1, n) for n in range(1, QUICK + 1)] + [(0, QUICK + 1)]

    run(story())
