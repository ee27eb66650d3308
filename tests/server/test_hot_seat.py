"""People who share a device: one person has several chairs, and each seat gets only its own view."""

import random

import pytest

from tests.server.client import Guest, play_out
from tests.server.conftest import guests, run


async def begun(ana, chairs=("me", "me"), **order):
    table = await ana.table(chairs=list(chairs), **order)
    sockets = [await ana.at(table, seat=seat).__aenter__() for seat, sitter in enumerate(chairs) if sitter == "me"]
    await ana.post(f"/api/tables/{table['id']}/start")
    for socket in sockets:
        await socket.until(lambda socket=socket: socket.now is not None)
        await socket.quiet(0.05)
    return sockets


def test_two_people_on_one_device_play_a_whole_match_that_is_not_rated(node):
    async def story():
        async with Guest(node.url) as ana:
            south, north = await begun(ana)
            assert south.table["hot_seat"]
            assert not south.table["rated"]
            assert (south.now["seat"], north.now["seat"]) == (0, 1)
            assert south.now["view"]["hand"] != north.now["view"]["hand"]
            assert all(chair["present"] and chair["seeded"] for chair in north.table["chairs"])
            await play_out([south, north], random.Random(40))
            await south.until(lambda: south.table["status"] == "over")
            assert ana.id not in [row["who"] for row in await ana.get("/api/ratings/tacocat")]
            again = await ana.post(f"/api/tables/{south.table_id}/rematch")
            assert [chair["person"] for chair in again["chairs"]] == [ana.id] * 2

    run(story())


def test_a_socket_speaks_for_one_seat_only_and_for_nobody_elses(node):
    async def story():
        async with guests(node.url) as (ana, rui):
            south, north = await begun(ana)
            card = next(card for card in south.now["view"]["hand"])
            await south.play({"do": "mark", "card": card})
            assert await north.quiet() == []
            for guest, seat in ((rui, 0), (ana, 2), (ana, -1)):
                with pytest.raises(Exception, match=r"403|1008"):
                    await guest.at(south.table_id, seat=seat).__aenter__()

    run(story())


def test_resigning_names_the_seat(node):
    async def story():
        async with guests(node.url) as (ana, rui):
            south, _ = await begun(ana)
            path = f"/api/tables/{south.table_id}"
            assert (await ana.post(f"{path}/resign?seat=7", code=403))["code"] == "not-seated"
            assert (await rui.post(f"{path}/resign?seat=1", code=403))["code"] == "not-seated"
            over = await ana.post(f"{path}/resign?seat=1")
            assert over["result"]["ranks"] == [1, 2]

    run(story())


def test_one_person_agrees_for_all_their_seats_and_leaves_and_returns_with_all(node):
    async def story():
        async with Guest(node.url) as ana:
            south, north = await begun(ana, level="random")
            path = f"/api/tables/{south.table_id}"
            await south.play({"do": "done"})
            await north.play({"do": "done"})
            await ana.post(f"{path}/propose/undo?seat=0")
            await south.until(lambda: south.events[-1]["kind"] == "undone")
            assert south.now["waiting"] == [0, 1]
            assert [chair["away"] for chair in (await ana.post(f"{path}/leave"))["chairs"]] == [True, True]
            assert [chair["away"] for chair in (await ana.post(f"{path}/back"))["chairs"]] == [False, False]

    run(story())


def test_a_host_takes_a_chair_for_somebody_beside_them_and_gives_all_back(node):
    async def story():
        async with guests(node.url) as (ana, rui):
            table = await ana.table()
            path = f"/api/tables/{table['id']}"
            assert not table["hot_seat"]
            shared = await ana.http.put(f"{path}/chairs/1", json={"sitter": "me"})
            assert shared.json()["hot_seat"]
            assert (await rui.post(f"{path}/sit", {}, 409))["code"] == "no-chair"
            answer = await ana.http.patch("/api/me", json={"name": "Ana e Bia"})
            assert answer.status_code == 200
            assert [chair["name"] for chair in (await ana.get(path))["chairs"]] == ["Ana e Bia"] * 2
            gone = await ana.post(f"{path}/stand")
            assert [chair["kind"] for chair in gone["chairs"]] == ["open", "open"]
            assert gone["status"] == "over"

    run(story())


def test_people_who_share_a_device_have_names_of_their_own(node):
    async def story():
        async with Guest(node.url) as ana:
            await ana.http.patch("/api/me", json={"name": "Ana"})
            table = await ana.table(game="sequence", chairs=["me", "me", "open"], names=["", " Bia\u202e "])
            assert [chair["name"] for chair in table["chairs"]] == ["Ana", "Bia", ""]
            path = f"/api/tables/{table['id']}"
            await ana.http.put(f"{path}/chairs/2", json={"sitter": "me", "name": "Rui"})
            await ana.http.patch("/api/me", json={"name": "Ana Paula"})
            now = await ana.get(path)
            assert [chair["name"] for chair in now["chairs"]] == ["Ana Paula", "Bia", "Rui"]

    run(story())


def test_names_are_checked_as_those_of_people_are(node):
    async def story():
        async with Guest(node.url) as ana:
            order = {"game": "tacocat", "chairs": ["me", "me"]}
            for names, code in ((["", "\u200b"], "bad-name"), ([""] * 3, "wrong-chairs")):
                assert (await ana.post("/api/tables", {**order, "names": names}, code=400))["code"] == code

    run(story())
