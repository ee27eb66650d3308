"""The deal of the day through the real server, on both databases: once for everybody, the same for all, and sealed."""

import asyncio
import json
import random
from datetime import UTC, datetime

import httpx
import pytest
from typer.testing import CliRunner
from websockets.exceptions import InvalidStatus

from ludoteca.cli import app
from ludoteca.engine import fair
from ludoteca.engine.daily import deal_seed, follows
from ludoteca.engine.values import LogError, LudotecaError
from ludoteca.engine.verify import verify
from ludoteca.server.settings import from_environment
from tests.server.client import play_out
from tests.server.conftest import guests, run
from tests.server.nodes import Node

DAY = 86_400.0


async def dealt(guest, game="tacocat"):
    return await guest.post(f"/api/daily/{game}", code=201)


async def to_its_end(guest, table, seed=5):
    async with guest.at(table) as seat:
        await seat.until(lambda: seat.now is not None)
        await play_out([seat], random.Random(seed))
        await seat.until(lambda: seat.table["status"] == "over")
        return seat


def tomorrow(node, days=1):
    """The house's clock, so many days on."""
    node.house.store._ahead += days * DAY


def test_everybody_gets_the_same_deal_and_the_same_dice(node):
    async def story():
        async with guests(node.url) as (ana, rui):
            tables = [await dealt(one) for one in (ana, rui)]
            assert tables[0]["id"] != tables[1]["id"]
            assert [table["status"] for table in tables] == ["running", "running"]
            assert tables[0]["head_hash"] == tables[1]["head_hash"]
            assert not tables[0]["rated"]
            assert not tables[0]["public"]
            async with ana.at(tables[0]) as a, rui.at(tables[1]) as r:
                await a.until(lambda: a.now is not None)
                await r.until(lambda: r.now is not None)
                assert a.now["view"] == r.now["view"]
                assert a.actions == r.actions

    run(story())


def test_nobody_plays_a_deal_twice_whatever_they_press(node):
    async def story():
        async with guests(node.url, 1) as (ana,):
            tables = await asyncio.gather(*(dealt(ana) for _ in range(8)))
            assert len({table["id"] for table in tables}) == 1
            await to_its_end(ana, tables[0])
            assert (await dealt(ana))["id"] == tables[0]["id"]
            assert (await dealt(ana))["status"] == "over"
            mine = await ana.get("/api/me/matches")
            assert [match["day"] is not None for match in mine] == [True]

    run(story())


def test_who_may_not_start_yet_cannot_choose_another_opponent_either(tmp_path):
    """The table is there and open, as its host has too many others: it is still everybody's deal."""

    async def story(node):
        async with guests(node.url) as (ana, rui):
            other = await ana.table(chairs=["me", "bot-easy"])
            await ana.post(f"/api/tables/{other['id']}/start")
            async with ana.at(other) as seat:  # its seed begins the match
                await seat.until(lambda: seat.now is not None)
            await ana.post("/api/daily/tacocat", code=429)
            (mine,) = [table for table in await ana.get("/api/me/tables") if table["day"]]
            path = f"/api/tables/{mine['id']}"
            for sitter in ("bot-random", "me", "open"):
                answer = await ana.http.put(f"{path}/chairs/1", json={"sitter": sitter})
                assert (answer.status_code, answer.json()["code"]) == (409, "not-open")
            for deed in ("stand", "leave"):
                assert (await ana.post(f"{path}/{deed}", code=409))["code"] == "not-open"
            assert (await rui.post(f"{path}/sit", {"seat": 1}, code=409))["code"] == "not-open"
            await ana.post(f"/api/tables/{other['id']}/resign")
            table = await dealt(ana)
            assert (table["id"], table["status"], table["chairs"][1]["kind"]) == (mine["id"], "running", "bot")

    with Node(tmp_path, person_bot_tables=1) as node:
        run(story(node))


def test_nobody_plays_a_deal_twice_on_two_nodes(cluster, tmp_path):
    database = cluster()

    async def story(one, two):
        async with guests(one.url, 1) as (ana,):
            there = ana.moved(two.url)
            tables = await asyncio.gather(*(dealt(who) for who in (ana, there) * 4))
            assert len({table["id"] for table in tables}) == 1
            days = [await who.get("/api/daily") for who in (ana, there)]
            assert days[0]["today"] == days[1]["today"]
            assert days[0]["tomorrow"] == days[1]["tomorrow"]
            await there.http.aclose()

    with Node(tmp_path / "one", database, node="one") as one, Node(tmp_path / "two", database, node="two") as two:
        run(story(one, two))


def test_today_is_committed_to_and_told_tomorrow_and_the_log_follows_from_it(node, tmp_path):
    async def story():
        async with guests(node.url) as (ana, rui):
            table = await dealt(ana)
            await to_its_end(ana, table)
            before = await rui.get("/api/daily")
            day = before["today"]
            assert day["secret"] == before["tomorrow"]["secret"] == ""
            assert day["commitment"] != before["tomorrow"]["commitment"]
            page = await rui.get(f"/api/daily/tacocat/{day['day']}")
            assert not page["over"]
            assert page["ranking"][0]["match"] is None
            await rui.get(f"/api/daily/tacocat/{before['tomorrow']['day']}", 404)
            try:
                tomorrow(node)
                after = await rui.get("/api/daily")
                assert after["today"]["day"] == before["tomorrow"]["day"]
                assert after["today"]["commitment"] == before["tomorrow"]["commitment"]
                page = await rui.get(f"/api/daily/tacocat/{day['day']}")
                assert page["over"]
                assert fair.commitment(page["day"]["secret"]) == day["commitment"]
                assert table["id"] in [line["match"] for line in page["ranking"]]
                raw = (await rui.http.get(f"/api/matches/{table['id']}/log")).content
            finally:
                tomorrow(node, -1)
            verify(raw)
            assert follows(raw, page["day"]["secret"]) == day["day"]
            kept = tmp_path / "deal.json"
            kept.write_bytes(raw)
            said = CliRunner().invoke(app, ["verify", str(kept), "--day", page["day"]["secret"]])
            assert day["commitment"] in said.output.replace("\n", "")
            with pytest.raises(LogError, match="does not follow"):
                follows(raw, "00" * 32)

    run(story())


def test_a_deal_of_today_is_shown_to_nobody_else_and_its_log_to_nobody(node):
    async def story():
        async with guests(node.url) as (ana, rui):
            table = await dealt(ana)
            name = table["id"]
            assert (await rui.get(f"/api/tables/{name}", 403))["code"] == "sealed"
            assert (await rui.get(f"/api/matches/{name}/replay", 403))["code"] == "sealed"
            with pytest.raises(InvalidStatus):
                async with rui.at(name):
                    pass
            async with ana.at(table) as seat:
                await seat.until(lambda: seat.now is not None)
                hint = await seat.send(type="hint")
                assert (await seat.answer(hint))["code"] == "no-hints-today"
                assert (await ana.post(f"/api/tables/{name}/propose/undo", code=409))["code"] == "no-undo"
            await to_its_end(ana, table)
            for who in (ana, rui):
                path = f"/api/matches/{name}"
                for refused in (
                    await who.get(f"{path}/log", 403),
                    await who.get(f"{path}/replay", 403),
                    await who.get(f"{path}/position", 403, step=1),
                    await who.post(f"{path}/review", code=403),
                    await who.post(f"{path}/try", {"step": 1, "action": 0}, code=403),
                    await who.post(f"{path}/play-on", {"step": 0, "order": {"game": "tacocat"}}, code=403),
                ):
                    assert refused["code"] == "sealed"
            assert (await ana.get(f"/api/tables/{name}"))["server_seed"] == ""
            told = json.dumps([await ana.get("/api/daily"), await ana.get("/api/me/matches")])
            secret = node.call(node.house.beacon.of(table["day"])).secret
            assert secret not in told
            assert deal_seed(secret, "tacocat") not in told

    run(story())


def test_the_ranking_goes_by_place_margin_and_moves(node):
    async def story():
        async with guests(node.url, 3) as people:
            for number, who in enumerate(people):
                await to_its_end(who, await dealt(who, "camisa12"), seed=number)
            day = (await people[0].get("/api/daily"))["today"]["day"]
            page = await people[0].get(f"/api/daily/camisa12/{day}")
            lines = page["ranking"]
            assert {who.id for who in people} <= {line["person"] for line in lines}
            order = {"won": 0, "drew": 0, "lost": 1}
            keys = [
                (order[one["outcome"]], -one["margin"], one["moves"] if one["outcome"] == "won" else -one["moves"])
                for one in lines
            ]
            assert keys == sorted(keys)
            mine = next(line for line in lines if line["person"] == people[0].id)
            assert page["deal"]["mine"]["rank"] == mine["rank"]
            assert page["deal"]["players"] == len(lines)

    run(story())


def test_who_gives_up_has_lost_and_who_was_helped_or_late_is_not_ranked(node):
    async def story():
        async with guests(node.url, 3) as (quits, helped, late):
            table = await dealt(quits, "revanche")
            await quits.post(f"/api/tables/{table['id']}/resign")
            table = await dealt(helped, "revanche")
            await helped.post(f"/api/tables/{table['id']}/leave")
            await helped.post(f"/api/tables/{table['id']}/back")
            await helped.post(f"/api/tables/{table['id']}/resign")
            table = await dealt(late, "revanche")
            day = table["day"]
            try:
                tomorrow(node)
                await late.post(f"/api/tables/{table['id']}/resign")
            finally:
                tomorrow(node, -1)
            mine = [(await who.get(f"/api/daily/revanche/{day}"))["deal"]["mine"] for who in (quits, helped, late)]
            assert [one["outcome"] for one in mine] == ["lost", "helped", "late"]
            assert [one["rank"] is not None for one in mine] == [True, False, False]
            ranked = {line["person"] for line in (await quits.get(f"/api/daily/revanche/{day}"))["ranking"]}
            assert quits.id in ranked
            assert not {helped.id, late.id} & ranked

    run(story())


def test_a_day_is_the_houses_own(tmp_path):
    async def days(node):
        async with guests(node.url, 1) as (ana,):
            return await ana.get("/api/daily")

    found = {}
    for zone in ("Pacific/Kiritimati", "Pacific/Pago_Pago"):  # 25 hours apart: never the same day
        with Node(tmp_path / zone.rpartition("/")[2], timezone=zone) as node:
            told = run(days(node))
        assert told["zone"] == zone
        assert told["today"]["until"] > datetime.now(UTC).timestamp()
        found[zone] = told["today"]["day"]
    assert len(set(found.values())) == 2


def test_bad_zones_days_and_games_are_refused(node):
    with pytest.raises(LudotecaError, match="no time zone"):
        Node("/nowhere", timezone="Mars/Olympus")
    for wrong in ("2026-13-01", "yesterday", "20261118", "0001-01-01", "9999-12-31", "2999-01-01"):
        answer = httpx.get(f"{node.url}/api/daily/tacocat/{wrong}")
        assert (answer.status_code, answer.json()["code"]) == (404, "not-found"), wrong
    assert httpx.get(f"{node.url}/api/daily/chess/2026-11-18").status_code == 404

    async def story():
        async with guests(node.url, 1) as (ana,):
            assert (await ana.post("/api/daily/chess", code=404))["code"] == "unknown-game"

    run(story())
    assert httpx.post(f"{node.url}/api/daily/tacocat").status_code == 401


def test_every_game_has_a_deal_that_can_be_played(node):
    async def story():
        async with guests(node.url, 1) as (ana,):
            deals = (await ana.get("/api/daily"))["deals"]
            for deal in deals:
                table = await dealt(ana, deal["game"])
                assert table["status"] == "running"
                assert (table["seats"], table["level"]) == (deal["seats"], deal["level"])
                await ana.post(f"/api/tables/{table['id']}/resign")

    run(story())


def test_settings_take_the_zone_from_the_environment(tmp_path):
    settings = from_environment({"LUDOTECA_TIMEZONE": "America/Sao_Paulo"}, data=tmp_path)
    assert settings.timezone == "America/Sao_Paulo"
