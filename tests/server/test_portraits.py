"""A player's page through the real server, on both databases: private until shown, and never read from logs."""

import asyncio
import random

from sqlalchemy import func, select

from ludoteca.server.storage import schema
from tests.server.client import play_out
from tests.server.conftest import guests, match_of_two, run


async def told(node, match):
    """Wait until the chronicle has told a match."""
    for _ in range(200):
        row = await node_rows(node, select(schema.chronicle).where(schema.chronicle.c.match == match))
        if row:
            return
        await asyncio.sleep(0.05)
    raise AssertionError("the match was not told")


async def node_rows(node, query):
    return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(node.house.store.rows(query), node.loop))


async def finished(node, seed=20):
    async with match_of_two(node.url) as (a, r):
        await play_out([a, r], random.Random(seed))
        await a.until(lambda: a.table["status"] == "over")
        await told(node, a.table_id)
        return a, r


def page(guest, who, game="tacocat", code=200):
    return guest.get(f"/api/people/{who}/games/{game}", code)


def test_a_match_moves_ratings_apart_and_is_told_to_both(node):
    async def story():
        async with match_of_two(node.url) as (a, r):
            await play_out([a, r], random.Random(4))
            await a.until(lambda: a.table["status"] == "over")
            await told(node, a.table_id)
            won = a.table["result"]["ranks"].index(1)
            for seat, (who, other) in enumerate(((a.guest, r.guest), (r.guest, a.guest))):
                mine = await page(who, who.id)
                assert mine["mine"]
                assert not mine["shown"]
                assert [point["match"] for point in mine["course"]] == [a.table_id]
                (form,) = mine["forms"]
                assert (form["variant"], form["against"]) == ("2-usual", "people")
                assert (form["matches"], form["wins"]) == (1, int(seat == won))
                (rival,) = mine["rivals"]
                assert (rival["who"], rival["played"], rival["won"]) == (other.id, 1, int(seat == won))
                assert mine["streak"] == {"now": int(seat == won), "longest": int(seat == won)}
                seats = [one for one in mine["results"] if one["kind"] == "seat"]
                assert [(one["word"], one["played"]) for one in seats] == [(str(seat + 1), 1)]
                plate = next(one for one in mine["badges"] if one["name"] == "plate")
                assert plate["times"] == int(seat == won)
                assert len(mine["badges"]) >= 12
                assert bool(mine["feared"]) == (seat != won)

    run(story())


def test_a_page_is_ones_own_until_it_is_shown_and_a_block_hides_it(node):
    async def story():
        async with match_of_two(node.url) as (a, r), guests(node.url, 1) as (eva,):
            await play_out([a, r], random.Random(5))
            await a.until(lambda: a.table["status"] == "over")
            await told(node, a.table_id)
            ana = a.guest
            hidden = await page(eva, ana.id)
            assert not hidden["shown"]
            assert not any(hidden[part] for part in ("course", "badges", "rivals", "results"))
            assert (await ana.http.patch("/api/me", json={"shown": True})).status_code == 200
            seen = await page(eva, ana.id)
            assert seen["shown"]
            assert all(seen[part] for part in ("course", "badges"))
            assert seen["rivals"] == []  # whom she played is told to nobody else,
            assert [one["who"] for one in (await page(r.guest, ana.id))["rivals"]] == [r.guest.id]  # but to each rival
            await ana.http.put(f"/api/me/blocks/{eva.id}")
            assert not (await page(eva, ana.id))["shown"]
            await ana.http.delete(f"/api/me/blocks/{eva.id}")
            await ana.http.patch("/api/me", json={"shown": False})
            assert not (await page(eva, ana.id))["shown"]
            await page(eva, "nobody-at-all", code=404)
            await page(eva, ana.id, "chess", code=404)

    run(story())


def test_against_a_bot_the_rating_is_kept_apart_from_that_against_people(node):
    async def story():
        async with guests(node.url, 1) as (ana,):
            table = await ana.table(chairs=["me", "bot-easy"])
            async with ana.at(table) as seat:
                await ana.post(f"/api/tables/{table['id']}/start")
                await seat.until(lambda: seat.now is not None)
                await play_out([seat], random.Random(3))
                await seat.until(lambda: seat.table["status"] == "over")
            await told(node, table["id"])
            mine = await page(ana, ana.id)
            assert [form["against"] for form in mine["forms"]] == ["bot-easy"]
            assert [(rival["who"], rival["bot"]) for rival in mine["rivals"]] == [("bot-easy", True)]

    run(story())


def test_what_was_missed_is_made_up_for_and_told_once(node):
    async def story():
        a, _ = await finished(node, 8)
        match = a.table_id
        chronicle = node.house.chronicle

        def forget(line):
            for table in (schema.trait, schema.played, schema.chronicle):
                line.execute(table.delete().where(table.c.match == match))

        async def again():
            await node.house.store.write(forget)
            assert match in await chronicle.missed()
            await asyncio.gather(*(chronicle.tell(match) for _ in range(4)))
            assert match not in await chronicle.missed()

        await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(again(), node.loop))
        count = select(func.count()).where(schema.played.c.match == match)
        assert (await node_rows(node, count))[0][0] == 2

    run(story())


def test_a_match_with_hints_or_a_stand_in_earns_no_badge(node):
    async def story():
        async with match_of_two(node.url) as (a, r):
            await a.guest.post(f"/api/tables/{a.table_id}/leave")
            await a.guest.post(f"/api/tables/{a.table_id}/back")
            await a.quiet()
            await r.quiet()
            await play_out([a, r], random.Random(6))
            await a.until(lambda: a.table["status"] == "over")
            await told(node, a.table_id)
            mine = await page(a.guest, a.guest.id)
            assert not any(one["times"] for one in mine["badges"])
            assert [one["word"] for one in mine["results"] if one["kind"] == "seat"] == ["1"]

    run(story())


def test_the_deal_of_today_is_told_when_its_day_is_over(node):
    async def story():
        async with guests(node.url, 1) as (ana,):
            table = await ana.post("/api/daily/tacocat", code=201)
            async with ana.at(table) as seat:
                await seat.until(lambda: seat.now is not None)
                await play_out([seat], random.Random(3))
                await seat.until(lambda: seat.table["status"] == "over")
            chronicle = node.house.chronicle

            async def later():
                await chronicle.tell(table["id"])
                assert table["id"] not in await chronicle.missed()
                node.house.store._ahead += 86_400
                try:
                    assert table["id"] in await chronicle.missed()
                    await chronicle.tell(table["id"])
                finally:
                    node.house.store._ahead -= 86_400

            assert not (await page(ana, ana.id))["results"]
            await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(later(), node.loop))
            assert (await page(ana, ana.id))["results"]

    run(story())
