"""Finished matches: lists, replays, export, import, ratings."""

import json
import random

import pytest

from ludoteca import Match
from ludoteca.server.archive.checking import LONG, LONGEST
from ludoteca.server.archive.history import TOGETHER
from tests.server.client import Guest, play_out
from tests.server.conftest import guests, match_of_two, run


async def finished(url, seed=20):
    async with match_of_two(url) as (a, r):
        await play_out([a, r], random.Random(seed))
        await a.until(lambda: a.table["status"] == "over")
        return a, r


def test_my_matches_and_finished_matches_by_game(node):
    async def story():
        a, _ = await finished(node.url)
        async with Guest(node.url) as eva:
            assert a.table_id in [match["id"] for match in await eva.get("/api/matches", game="tacocat")]
            assert await eva.get("/api/matches", game="chess") == []
            assert await eva.get("/api/me/matches") == []
            ana = a.guest.moved(node.url)
            assert [match["id"] for match in await ana.get("/api/me/matches")] == [a.table_id]

    run(story())


def test_a_finished_match_is_replayed_with_all_hands_open(node):
    async def story():
        a, _ = await finished(node.url)
        async with Guest(node.url) as eva:
            steps, start = [], 0
            while True:
                part = await eva.get(f"/api/matches/{a.table_id}/replay", start=start)
                steps += part["shown"]
                start += len(part["shown"])
                if start >= part["steps"]:
                    break
            assert part["over"]
            assert all("hand" in step["views"][seat] for step in steps for seat in "01")
            assert steps[-1]["views"]["0"] == a.now["view"]
            assert [event for step in steps for event in step["events"]["0"]] == a.events
            assert isinstance(steps[1]["action"], int)
            assert [step["waiting"] for step in (steps[0], steps[-1])] == [[0, 1], []]
            assert (steps[-1]["result"], steps[-1]["winners"]) == (a.now["result"], a.now["winners"])
            assert steps[-2]["result"] is None
            one = await eva.get(f"/api/matches/{a.table_id}/replay", viewer="1", limit=200)
            assert [step["views"] for step in one["shown"]] == [{"1": step["views"]["1"]} for step in steps[:200]]
            assert [step["events"]["1"] for step in one["shown"]] == [step["events"]["1"] for step in steps[:200]]
            assert (await eva.get(f"/api/matches/{a.table_id}/replay", 404, viewer="7"))["code"] == "not-found"

    run(story())


def test_export_and_import_of_a_log(node):
    async def story():
        a, _ = await finished(node.url)
        async with guests(node.url, 1) as (eva,):
            log = (await eva.http.get(f"/api/matches/{a.table_id}/log")).content
            answer = await eva.http.post("/api/matches", content=log)
            assert answer.status_code == 201
            again = answer.json()
            assert again["result"] == a.table["result"]
            assert (await eva.http.get(f"/api/matches/{again['id']}/log")).content == log
            assert (await eva.get(f"/api/matches/{again['id']}/replay"))["over"]
            forged = json.loads(log)
            forged["entries"][0]["d"][0] += 1
            refused = await eva.http.post("/api/matches", content=json.dumps(forged))
            assert (refused.status_code, refused.json()["code"]) == (400, "bad-log")
            for bad in (b"", b"{}", Match("tacocat", seed=1).log.to_json()):
                refused = await eva.http.post("/api/matches", content=bad)
                assert (refused.status_code, refused.json()["code"]) == (400, "bad-log")

    run(story())


def test_ratings_move_with_results_and_bots_are_marked(node):
    async def story():
        a, r = await finished(node.url)
        async with guests(node.url, 1) as (eva,):
            table = await eva.table(chairs=["bot-random", "bot-easy"])
            async with eva.at(table) as watcher:
                await eva.post(f"/api/tables/{table['id']}/start")
                await watcher.until(lambda: watcher.table["status"] == "over", 40)
            ladder = {row["who"]: row for row in await eva.get("/api/ratings/tacocat")}
            winner, loser = (a, r) if a.table["result"]["ranks"][0] == 1 else (r, a)
            assert ladder[winner.guest.id]["mu"] > ladder[loser.guest.id]["mu"]
            assert ladder[winner.guest.id]["wins"] == 1
            assert not ladder[winner.guest.id]["bot"]
            assert ladder["bot-easy"]["bot"]
            assert (await eva.get("/api/ratings/chess", 404))["code"] == "unknown-game"

    run(story())


def test_players_have_pages_with_ratings_and_recent_public_matches(node):
    async def story():
        a, r = await finished(node.url)
        async with guests(node.url, 2) as (eva, rui):
            page = await eva.get(f"/api/people/{a.guest.id}")
            assert (page["name"], page["bot"]) == (a.guest.name, False)
            assert [match["id"] for match in page["recent"]] == [a.table_id]
            games = [(await eva.get(f"/api/people/{who.guest.id}"))["games"][0] for who in (a, r)]
            lost, won = sorted(games, key=lambda standing: standing["wins"])
            assert (lost["wins"], won["wins"]) == (0, 1)
            assert 0 < lost["rating"] < 1000 < won["rating"]  # everybody begins at 1000
            assert (page["games"][0]["played"], page["games"][0]["rated"]) == (1, 1)
            secret = await rui.table(chairs=["me", "bot-hard"], public=False)
            async with rui.at(secret) as seat:
                await rui.post(f"/api/tables/{secret['id']}/start")
                await seat.until(lambda: seat.now is not None)
                assert (await eva.get(f"/api/people/{rui.id}"))["games"] == []  # it still runs
                await rui.post(f"/api/tables/{secret['id']}/resign")
                await seat.until(lambda: seat.table["status"] == "over")
            page = await eva.get(f"/api/people/{rui.id}")
            assert ([game["played"] for game in page["games"]], page["recent"]) == ([1], [])
            page = await eva.get("/api/people/bot-hard")
            assert (page["bot"], page["name"], page["games"][0]["played"]) == (True, "bot-hard", 1)
            for nobody in ("bot-none", "nobody"):
                assert (await eva.get(f"/api/people/{nobody}", 404))["code"] == "not-found"

    run(story())


def test_partners_rise_and_fall_together_and_a_bot_beside_a_person_is_rated_as_a_bot(node):
    async def story():
        async with guests(node.url, 3) as (ana, rui, eva):
            table = await ana.table(game="sequence", chairs=["me", "open", "open", "bot-random"])
            path = f"/api/tables/{table['id']}"
            for guest in (rui, eva):
                await guest.post(f"{path}/sit", {})
            assert table["sides"] == [[0, 2], [1, 3]]
            async with ana.at(table) as a:
                await ana.post(f"{path}/start")
                await a.until(lambda: a.now is not None)
                await rui.post(f"{path}/resign")
                await a.until(lambda: a.table["status"] == "over")
            ladder = {row["who"]: row for row in await ana.get("/api/ratings/sequence")}
            one, partner, loser, bot = (ladder[who] for who in (ana.id, eva.id, rui.id, "bot-random"))
            assert one["mu"] == partner["mu"] > 25 > loser["mu"] == bot["mu"]
            assert [row["wins"] for row in (one, partner, loser, bot)] == [1, 1, 0, 0]
            assert [row["bot"] for row in (one, partner, loser, bot)] == [False, False, False, True]

    run(story())


def test_a_bot_against_itself_proves_nothing_about_it(sqlite_node):
    async def story():
        async with Guest(sqlite_node.url) as ana:
            table = await ana.table(chairs=["bot-random", "bot-random"])
            await ana.post(f"/api/tables/{table['id']}/start")
            async with ana.at(table) as seat:
                await seat.until(lambda: seat.table is not None and seat.table["status"] == "over", 50)
            assert await ana.get("/api/ratings/tacocat") == []

    run(story())


def test_a_rating_builds_on_the_matches_before(node):
    async def story():
        async with guests(node.url) as (ana, rui):
            sure = []
            for _ in range(2):
                table = await ana.table(chairs=["me", "open"])
                await rui.post(f"/api/tables/{table['id']}/sit", {"seat": 1})
                async with ana.at(table) as seat:
                    await ana.post(f"/api/tables/{table['id']}/start")
                    await seat.until(lambda seat=seat: seat.now is not None)
                    await rui.post(f"/api/tables/{table['id']}/resign")
                    await seat.until(lambda seat=seat: seat.table["status"] == "over")
                ladder = {row["who"]: row for row in await ana.get("/api/ratings/tacocat")}
                sure.append(ladder[ana.id]["sigma"])
            assert ladder[ana.id]["matches"] == ladder[ana.id]["wins"] == 2
            assert sure[1] < sure[0]

    run(story())


def long_match(entries):
    match = Match("tacocat", seed=3)
    for number in range(entries):
        match.seat(number % 2, "Ana")
    while match.result is None:
        seat = match.waiting[0]
        match.play(seat, match.actions(seat)[-1])
    return match


@pytest.mark.parametrize(
    ("harm", "why"),
    [
        (lambda log: log.replace(b'"a":', b'"a":99', 1), "entry"),
        (lambda log: log.rpartition(b",\n")[0] + b"]}", "not over"),
        ("ludoteca.server.archive.checking.PATIENCE", "too long"),
        ("ludoteca.server.archive.checking.COMMAND", "too long"),
    ],
)
def test_a_long_log_is_judged_elsewhere_and_what_is_wrong_is_told(sqlite_node, monkeypatch, harm, why):
    log = long_match(LONG).log.to_json()
    if callable(harm):
        log = harm(log)
    else:
        monkeypatch.setattr(harm, {"PATIENCE": 0.0, "COMMAND": ("false",)}[harm.rpartition(".")[2]])

    async def story():
        async with guests(sqlite_node.url, 1) as (ana,):
            answer = await ana.http.post("/api/matches", content=log, timeout=60)
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-log"), answer.text
            assert why in answer.json()["sentence"]

    run(story())


def test_a_log_of_twenty_thousand_entries_is_imported_in_parts(node):
    """So that whoever writes meanwhile never waits for all of it."""
    match = long_match(19_700)
    assert len(match.log.entries) <= LONGEST

    async def story():
        async with guests(node.url, 1) as (ana,):
            before = node.house.store.commits
            answer = await ana.http.post("/api/matches", content=match.log.to_json(), timeout=60)
            assert answer.status_code == 201, answer.text
            assert node.house.store.commits - before > len(match.log.entries) // TOGETHER
            stored = (await ana.http.get(f"/api/matches/{answer.json()['id']}/log", timeout=60)).json()
            assert len(stored["entries"]) == len(match.log.entries)

    run(story())
