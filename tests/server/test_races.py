"""Two nodes at the same moment: whatever people do at once on both, one thing is true, and both nodes tell it."""

import asyncio
import json

from tests.server.conftest import guests, run
from tests.server.test_nodes import two  # noqa: F401 - a fixture

ROUNDS = 5


async def at_once(*requests):
    """The codes that simultaneous requests are answered with; never the server's own fault."""
    answers = await asyncio.gather(*requests)
    codes = [answer.status_code for answer in answers]
    assert all(code < 500 for code in codes), [answer.text for answer in answers]
    return codes


async def same(table, *people):
    """What all of them are told of a table, once the news have gone round."""
    async with asyncio.timeout(20):
        while True:
            told = [await one.get(f"/api/tables/{table}") for one in people]
            if all(one == told[0] for one in told):
                return told[0]
            await asyncio.sleep(0.05)


def test_one_chair_is_taken_by_one(two):  # noqa: F811
    async def story():
        north, south = two
        async with guests(north.url, 2) as (ana, rui), guests(south.url, 1) as (eva,):
            for _ in range(ROUNDS):
                table = (await ana.table(chairs=["me", "open"]))["id"]
                path = f"/api/tables/{table}/sit"
                codes = await at_once(rui.http.post(path, json={"seat": 1}), eva.http.post(path, json={"seat": 1}))
                assert sorted(codes) == [200, 409]
                info = await same(table, ana, eva)
                winner = (rui, eva)[codes.index(200)]
                assert [chair["person"] for chair in info["chairs"]] == [ana.id, winner.id]
                await ana.post(f"/api/tables/{table}/stand")

    run(story())


def test_who_stands_up_while_another_starts_either_plays_or_does_not(two):  # noqa: F811
    async def story():
        north, south = two
        async with guests(north.url, 1) as (ana,), guests(south.url, 1) as (eva,):
            for _ in range(ROUNDS):
                table = (await ana.table(chairs=["me", "open"]))["id"]
                path = f"/api/tables/{table}"
                await eva.post(f"{path}/sit", {"seat": 1})
                started, stood = await at_once(ana.http.post(f"{path}/start"), eva.http.post(f"{path}/stand"))
                assert {started, stood} == {200, 409}
                info = await same(table, ana, eva)
                if started == 200:
                    assert info["chairs"][1]["person"] == eva.id
                    assert info["status"] in {"seeding", "running"}
                else:
                    assert (info["chairs"][1]["kind"], info["status"]) == ("open", "open")

    run(story())


def test_starts_seeds_undos_and_ends_at_once_are_one_of_each(two):  # noqa: F811
    async def story():
        north, south = two
        async with guests(north.url, 1) as (ana,), guests(south.url, 1) as (eva,):
            for _ in range(ROUNDS):
                table = (await ana.table(chairs=["me", "open"], undo="consent"))["id"]
                path = f"/api/tables/{table}"
                await eva.post(f"{path}/sit", {"seat": 1})
                async with ana.at(table) as a, eva.at(table) as e:
                    assert 200 in await at_once(ana.http.post(f"{path}/start"), eva.http.post(f"{path}/start"))
                    for seat in (a, e):
                        await seat.until(lambda seat=seat: seat.now is not None)
                    await a.play(a.actions[-1])
                    await at_once(*(one.http.post(f"{path}/propose/undo") for one in (ana, eva)))
                    await at_once(*(one.http.post(f"{path}/propose/end") for one in (ana, eva, ana, eva)))
                    for seat in (a, e):
                        await seat.until(lambda seat=seat: seat.table["status"] == "over")
                log = (await ana.http.get(f"/api/matches/{table}/log")).text
                kinds = [entry["t"] for entry in json.loads(log)["entries"]]
                assert (kinds.count("start"), kinds.count("end")) == (1, 1)
                assert kinds.count("undo") <= 1
                assert kinds[-1] == "end"

    run(story())


def test_whoever_asks_first_there_is_one_rematch(two):  # noqa: F811
    async def story():
        north, south = two
        async with guests(north.url, 1) as (ana,), guests(south.url, 1) as (eva,):
            for _ in range(ROUNDS):
                table = (await ana.table(chairs=["me", "open"]))["id"]
                path = f"/api/tables/{table}"
                await eva.post(f"{path}/sit", {"seat": 1})
                async with ana.at(table) as a, eva.at(table) as e:
                    await ana.post(f"{path}/start")
                    for seat in (a, e):
                        await seat.until(lambda seat=seat: seat.now is not None)
                    codes = await at_once(ana.http.post(f"{path}/resign"), eva.http.post(f"{path}/resign"))
                    assert sorted(codes) == [200, 409]
                answers = await asyncio.gather(*(one.http.post(f"{path}/rematch") for one in (ana, eva, ana, eva)))
                assert {answer.status_code for answer in answers} == {200}
                assert len({answer.json()["id"] for answer in answers}) == 1

    run(story())


def test_who_leaves_and_comes_back_on_two_nodes_is_here_or_away_for_both(two):  # noqa: F811
    async def story():
        north, south = two
        async with guests(north.url, 2) as (ana, rui):
            phone = ana.moved(south.url)
            table = (await ana.table(chairs=["me", "open"]))["id"]
            path = f"/api/tables/{table}"
            await rui.post(f"{path}/sit", {"seat": 1})
            async with ana.at(table) as a, rui.at(table) as r:
                await ana.post(f"{path}/start")
                for seat in (a, r):
                    await seat.until(lambda seat=seat: seat.now is not None)
                for _ in range(ROUNDS):
                    await at_once(ana.http.post(f"{path}/leave"), phone.http.post(f"{path}/back"))
                await at_once(phone.http.post(f"{path}/back"))
                for seat in (a, r):
                    await seat.until(lambda seat=seat: not seat.table["chairs"][0]["away"])

    run(story())
