"""Championships: brackets that advance by themselves, on both databases, through crashes and over several nodes."""

import asyncio
import contextlib
import json

import pytest
from websockets.asyncio.client import connect

from ludoteca.server.storage.store import Conflict
from tests.server.client import Guest
from tests.server.conftest import guests, run
from tests.server.nodes import Node, Process

BOTS = ["bot-random", "bot-easy"]
LIVE = {"kind": "live", "main": 600, "increment": 5}


async def opened(guest, **order):
    return await guest.post("/api/championships", {"game": "tacocat", "pace": LIVE} | order, 201)


async def until_over(guest, cup, seconds=55):
    async with asyncio.timeout(seconds):
        while (info := await guest.get(f"/api/championships/{cup}"))["status"] != "over":
            await asyncio.sleep(0.05)
    return info


async def checked(guest, info):
    """Every tie was decided by its tables: a drawn match has a successor, the last one its winner."""
    ties = [tie for round_ in info["rounds"] for tie in round_]
    for tie in ties:
        bye = None in tie["entrants"]
        assert len(tie["tables"]) == (0 if bye else 1 + tie["drawn"])
        assert tie["winner"] in tie["entrants"]
        for number, table in enumerate(tie["tables"]):
            played = await guest.get(f"/api/tables/{table}")
            for _ in range(100):  # another node may have ended it a moment ago
                if played["status"] == "over":
                    break
                await asyncio.sleep(0.05)
                played = await guest.get(f"/api/tables/{table}")
            assert (played["status"], played["championship"]) == ("over", info["id"])
            ranks = played["result"]["ranks"]
            sides = tie["entrants"][:: -1 if number % 2 else 1]
            if number == tie["drawn"] and not tie["by_lot"]:
                assert sides[ranks.index(1)] == tie["winner"]
    assert info["champion"] == ties[-1]["winner"]
    return ties


@pytest.mark.parametrize("count", [2, 5])
def test_a_championship_of_bots_plays_itself_to_its_champion(node, count):
    async def story():
        async with Guest(node.url) as ana:
            cup = await opened(ana, entrants=[BOTS[k % 2] for k in range(count)], name="Copa")
            assert (cup["name"], cup["status"], cup["rounds"], cup["champion"]) == ("Copa", "open", [], None)
            started = await ana.post(f"/api/championships/{cup['id']}/start")
            assert started["status"] == "running"
            info = await until_over(ana, cup["id"])
            ties = await checked(ana, info)
            assert sum(None not in tie["entrants"] for tie in ties) == count - 1
            assert [len(round_) for round_ in info["rounds"]] == {2: [1], 5: [4, 2, 1]}[count]

    run(story())


def test_people_join_by_link_play_and_hear_the_news(node):
    async def story():
        async with guests(node.url, 3) as (ana, rui, eva):
            cup = (await opened(ana))["id"]
            path = f"/api/championships/{cup}"
            live = f"{node.url.replace('http', 'ws')}{path}/live"
            async with connect(live, additional_headers=eva.cookies()) as news:
                told = json.loads(await news.recv())
                assert (told["type"], len(told["championship"]["entrants"])) == ("championship", 1)
                await rui.post(f"{path}/join")
                await rui.post(f"{path}/join")
                told = json.loads(await news.recv())
                assert [entrant["name"] for entrant in told["championship"]["entrants"]] == [ana.name, rui.name]
                assert (await rui.post(f"{path}/start", code=403))["code"] == "host-only"
                begun = await ana.post(f"{path}/start")
                (table,) = begun["rounds"][0][0]["tables"]
                assert table in [found["id"] for found in await rui.get("/api/me/tables")]
                async with ana.at(table) as a, rui.at(table) as r:
                    await a.until(lambda: a.now is not None)
                    await r.until(lambda: r.now is not None)
                    assert a.table["championship"] == cup
                    await a.quiet()
                    await a.send(type="hint")
                    while (refused := await a.hear("refused"))["code"] == "too-late":
                        pass  # its seed came after the match had begun
                    assert refused["code"] == "no-hints"
                    await r.guest.post(f"/api/tables/{table}/resign")
                async with asyncio.timeout(20):
                    while told["championship"]["status"] != "over":
                        told = json.loads(await news.recv())
                winner = told["championship"]["entrants"][told["championship"]["champion"]]
                assert winner["person"] == ana.id
            assert cup in [found["id"] for found in await rui.get("/api/me/championships")]
            assert cup in [found["id"] for found in await eva.get("/api/championships", game="tacocat")]
            assert await eva.get("/api/me/championships") == []

    run(story())


def test_draws_are_replayed_with_sides_changed_and_then_the_lot_decides(node):
    async def story():
        async with guests(node.url) as (ana, rui):
            cup = (await opened(ana))["id"]
            path = f"/api/championships/{cup}"
            await rui.post(f"{path}/join")
            await ana.post(f"{path}/start")
            seatings = []
            for attempt in range(3):
                async with asyncio.timeout(20):
                    while len(tables := (await ana.get(path))["rounds"][0][0]["tables"]) <= attempt:
                        await asyncio.sleep(0.02)
                async with ana.at(tables[attempt]) as a, rui.at(tables[attempt]) as r:
                    await a.until(lambda a=a: a.now is not None)
                    await r.until(lambda r=r: r.now is not None)
                    seatings.append(a.now["seat"])
                    for guest in (ana, rui):
                        await guest.post(f"/api/tables/{tables[attempt]}/propose/end")
                    await a.until(lambda a=a: a.table["status"] == "over")
            info = await until_over(ana, cup)
            (tie,) = await checked(ana, info)
            assert (tie["drawn"], tie["by_lot"]) == (2, True)
            assert seatings == [seatings[0], 1 - seatings[0], seatings[0]]

    run(story())


def test_who_does_not_come_is_played_by_a_bot(database, tmp_path):
    async def story(node):
        async with guests(node.url, 3) as (ana, rui, eva):
            cup = (await opened(ana, level="random"))["id"]
            for guest in (rui, eva):
                await guest.post(f"/api/championships/{cup}/join")
            await ana.post(f"/api/championships/{cup}/start")
            ties = await checked(ana, await until_over(ana, cup))
            for table in [table for tie in ties for table in tie["tables"]]:
                chairs = (await ana.get(f"/api/tables/{table}"))["chairs"]
                assert all(chair["away"] and chair["person"] for chair in chairs)

    with Node(tmp_path, database, no_show=0.2) as node:
        run(story(node))


def test_by_days_nobody_is_replaced_for_not_being_there_at_the_start(node):
    async def story():
        async with guests(node.url) as (ana, rui):
            cup = (await opened(ana, pace={"kind": "days", "days": 2}))["id"]
            await rui.post(f"/api/championships/{cup}/join")
            begun = await ana.post(f"/api/championships/{cup}/start")
            (table,) = begun["rounds"][0][0]["tables"]
            async with ana.at(table) as a:
                await a.until(lambda: a.now is not None)
                assert not any(chair["away"] for chair in a.table["chairs"])
                assert a.now["clock"]["left"] == [2 * 86_400.0] * 2

    run(story())


@pytest.mark.parametrize(
    ("order", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"options": {"board": "round"}}, "bad-option"),
        ({"pace": {"kind": "none"}}, "clock-needed"),
        ({"entrants": ["me", "me"]}, "entered"),
        ({"entrants": ["bot-easy"] * 33}, "bad-request"),
        ({"name": "\u200b"}, "bad-name"),
    ],
)
def test_a_championship_that_cannot_be_is_refused_with_a_reason(node, order, code):
    async def story():
        async with Guest(node.url) as ana:
            refused = await ana.post("/api/championships", {"game": "tacocat"} | order, 400)
            assert (refused["code"], bool(refused["sentence"])) == (code, True)

    run(story())


def test_before_the_start_people_come_and_go_and_the_host_decides(node):
    async def story():
        async with guests(node.url, 3) as (ana, rui, eva):
            path = f"/api/championships/{(await opened(ana))['id']}"
            assert (await ana.post(f"{path}/start", code=409))["code"] == "too-few"
            assert (await rui.post(f"{path}/leave", code=403))["code"] == "not-entered"
            await rui.post(f"{path}/join")
            await eva.post(f"{path}/join")
            assert (await rui.post(f"{path}/bots", {"level": "easy"}, 403))["code"] == "host-only"
            await ana.post(f"{path}/bots", {"level": "easy"})
            left = await rui.post(f"{path}/leave")
            assert [entrant["name"] for entrant in left["entrants"]] == [ana.name, eva.name, "bot-easy"]
            assert (await eva.http.delete(f"{path}/entrants/0")).json()["code"] == "host-only"
            removed = (await ana.http.delete(f"{path}/entrants/1")).json()
            names = [(entrant["number"], entrant["name"]) for entrant in removed["entrants"]]
            assert names == [(0, ana.name), (1, "bot-easy")]
            assert (await ana.post(f"{path}/cancel"))["status"] == "over"
            assert (await rui.post(f"{path}/join", code=409))["code"] == "cup-begun"
            full = f"/api/championships/{(await opened(ana, entrants=['bot-easy'] * 32, public=False))['id']}"
            assert (await rui.post(f"{full}/join", code=409))["code"] == "cup-full"
            assert full.rpartition("/")[2] not in [found["id"] for found in await rui.get("/api/championships")]
            assert (await rui.get("/api/championships/nothing", 404))["code"] == "not-found"

    run(story())


def test_a_championship_goes_on_after_the_server_was_killed(database, tmp_path):
    async def begin(url):
        async with Guest(url) as ana:
            cup = await opened(ana, entrants=BOTS * 2)
            await ana.post(f"/api/championships/{cup['id']}/start")
            return ana, cup["id"]

    async def some(ana, url, cup, ended):
        ana = ana.moved(url)
        async with asyncio.timeout(50):
            while True:
                info = await ana.get(f"/api/championships/{cup}")
                if sum(tie["winner"] is not None for round_ in info["rounds"] for tie in round_) >= ended:
                    return

    async def end(ana, url, cup):
        ana = ana.moved(url)
        await checked(ana, await until_over(ana, cup))

    with Process(tmp_path, database) as process:
        ana, cup = run(begin(process.url))
        run(some(ana, process.url, cup, 1))
    with Process(tmp_path, database) as process:
        run(end(ana, process.url, cup))


def test_several_nodes_advance_one_bracket_once(cluster, tmp_path, monkeypatch):
    monkeypatch.setattr("ludoteca.server.championships.brackets.ROUND", 0.1)
    database = cluster()

    async def story(north, south):
        async with guests(north.url, 1) as (ana,), guests(south.url, 1) as (rui,):
            cup = (await opened(ana, entrants=[*BOTS * 2, "me"]))["id"]
            await rui.post(f"/api/championships/{cup}/join")
            await ana.post(f"/api/championships/{cup}/start")
            async with asyncio.timeout(50):
                while (info := await rui.get(f"/api/championships/{cup}"))["status"] != "over":
                    for guest in (ana, rui):
                        for table in await guest.get("/api/me/tables"):
                            if table["status"] == "running":
                                await guest.post(f"/api/tables/{table['id']}/resign", code=(200, 409))
                    await asyncio.sleep(0.05)
            await checked(rui, info)

    with contextlib.ExitStack() as stack:
        nodes = [
            stack.enter_context(Node(tmp_path / name, database, node=name, no_show=0.3)) for name in ("north", "south")
        ]
        run(story(*nodes))


def test_what_another_node_wrote_meanwhile_is_not_overwritten(node):
    async def story():
        async with guests(node.url, 1) as (ana,):
            return (await opened(ana))["id"]

    cup = run(story())
    here = node.house.championships
    mine, theirs = (node.call(here.get(cup)) for _ in range(2))
    node.call(here.save(theirs, public=False))
    with pytest.raises(Conflict):
        node.call(here.save(mine, public=True))
    assert not node.call(here.get(cup)).public
