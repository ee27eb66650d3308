"""Friends through the real server, on both databases: by link only, and a block is a block everywhere."""

import asyncio

from tests.server.conftest import guests, run


async def link_of(guest):
    return (await guest.get("/api/friends"))["link"]


async def follow(who, whom, code=200):
    return await who.post("/api/friends", {"link": await link_of(whom)}, code=code)


async def send(guest, method, path, code=204):
    answer = await guest.http.request(method, path)
    assert answer.status_code == code, answer.text
    return answer.json() if answer.content else None


def test_who_has_the_link_follows_and_sees_who_is_here(node):
    async def story():
        async with guests(node.url) as (ana, rui):
            assert (await ana.get("/api/friends"))["friends"] == []
            word = await link_of(rui)
            assert (await ana.get(f"/api/friends/links/{word}"))["id"] == rui.id
            assert (await ana.post("/api/friends", {"link": word}))["id"] == rui.id
            await ana.post("/api/friends", {"link": word})  # twice is once
            (friend,) = (await ana.get("/api/friends"))["friends"]
            assert (friend["id"], friend["here"], friend["mutual"], friend["table"]) == (rui.id, True, False, None)
            assert [one["id"] for one in (await rui.get("/api/friends"))["followers"]] == [ana.id]
            table = await rui.table(chairs=["me", "open"], public=True)
            (friend,) = (await ana.get("/api/friends"))["friends"]
            assert (friend["table"], friend["game"]) == (table["id"], "tacocat")
            node.house.store._ahead += 600
            try:
                (friend,) = (await ana.get("/api/friends"))["friends"]
            finally:
                node.house.store._ahead -= 600
            assert (friend["here"], friend["table"]) == (False, None)
            await rui.post(f"/api/tables/{table['id']}/stand")

    run(story())


def test_a_private_table_of_a_friend_is_not_shown(node):
    async def story():
        async with guests(node.url) as (ana, rui):
            await follow(ana, rui)
            await rui.table(chairs=["me", "open"], public=False)
            (friend,) = (await ana.get("/api/friends"))["friends"]
            assert (friend["here"], friend["table"]) == (True, None)

    run(story())


def test_a_friend_who_plays_is_here_however_long_nothing_else_was_asked(node):
    async def story():
        async with guests(node.url) as (ana, rui):
            await follow(ana, rui)
            table = await rui.table(chairs=["me", "bot-random"], public=False)
            node.house.store._ahead += 600
            try:
                async with rui.at(table) as seat:
                    await seat.until(lambda: seat.table is not None)
                    (friend,) = (await ana.get("/api/friends"))["friends"]
                    assert (friend["here"], friend["table"]) == (True, None)
                async with asyncio.timeout(60):
                    while (await ana.get("/api/friends"))["friends"][0]["here"]:
                        await asyncio.sleep(0.05)
            finally:
                node.house.store._ahead -= 600

    run(story())


def test_nobody_follows_by_id_by_guess_or_themselves(node):
    async def story():
        async with guests(node.url) as (ana, rui):
            await ana.post("/api/friends", {"link": rui.id}, code=404)
            await ana.post("/api/friends", {"link": ""}, code=404)
            await ana.post("/api/friends", {"link": "x" * 40}, code=400)
            assert (await follow(ana, ana, code=409))["code"] == "own-link"
            old = await link_of(rui)
            new = (await rui.post("/api/friends/link"))["link"]
            assert new != old
            await ana.post("/api/friends", {"link": old}, code=404)
            await ana.post("/api/friends", {"link": new})

    run(story())


def test_a_friend_is_invited_with_one_tap_and_declines_or_sits_down(node):
    async def story():
        async with guests(node.url, 3) as (ana, rui, eva):
            await follow(ana, rui)
            table = await ana.table(chairs=["me", "open"], public=False)
            path = f"/api/tables/{table['id']}/invitations"
            for _ in range(2):  # twice is once
                await send(ana, "PUT", f"{path}/{rui.id}")
            (invited,) = (await rui.get("/api/friends"))["invitations"]
            assert (invited["table"], invited["game"], invited["by"]) == (table["id"], "tacocat", ana.id)
            assert (await send(ana, "PUT", f"{path}/{eva.id}", 403))["code"] == "no-friend"
            assert (await send(rui, "PUT", f"{path}/{ana.id}", 403))["code"] == "not-seated"
            await send(rui, "DELETE", f"/api/me/invitations/{table['id']}")
            await send(rui, "DELETE", f"/api/me/invitations/{table['id']}", 404)
            assert (await rui.get("/api/friends"))["invitations"] == []
            await send(ana, "PUT", f"{path}/{rui.id}")
            await rui.post(f"/api/tables/{table['id']}/sit", {"seat": 1})
            assert (await send(ana, "PUT", f"{path}/{rui.id}", 409))["code"] == "no-room"
            assert (await send(ana, "PUT", f"/api/tables/nothing/invitations/{rui.id}", 404))["code"] == "not-found"

    run(story())


def test_a_block_ends_it_both_ways_and_everywhere(node):
    async def story():
        async with guests(node.url) as (ana, rui):
            await follow(ana, rui)
            await follow(rui, ana)
            table = await ana.table(chairs=["me", "open"])
            await send(ana, "PUT", f"/api/tables/{table['id']}/invitations/{rui.id}")
            word = await link_of(rui)
            await send(rui, "PUT", f"/api/me/blocks/{ana.id}")
            for one in (ana, rui):
                circle = await one.get("/api/friends")
                assert (circle["friends"], circle["followers"], circle["invitations"]) == ([], [], [])
            await ana.get(f"/api/friends/links/{word}", 404)
            await ana.post("/api/friends", {"link": word}, code=404)
            await rui.post("/api/friends", {"link": await link_of(ana)}, code=404)
            refused = await send(ana, "PUT", f"/api/tables/{table['id']}/invitations/{rui.id}", 403)
            assert refused["code"] == "no-friend"

    run(story())


def test_a_follower_is_dropped_and_a_friend_left(node):
    async def story():
        async with guests(node.url) as (ana, rui):
            await follow(ana, rui)
            await send(rui, "DELETE", f"/api/followers/{ana.id}")
            assert (await ana.get("/api/friends"))["friends"] == []
            await send(rui, "DELETE", f"/api/followers/{ana.id}", 404)
            await follow(ana, rui)
            await send(ana, "DELETE", f"/api/friends/{rui.id}")
            await send(ana, "DELETE", f"/api/friends/{rui.id}", 404)

    run(story())
