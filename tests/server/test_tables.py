"""The life of a table, as people live it."""

import asyncio
import json
import random

import pytest
from sqlalchemy import update

from ludoteca import verify
from ludoteca.server.storage import schema
from tests.server.client import Guest, play_out
from tests.server.conftest import guests, match_of_two, run


def test_the_first_visit_makes_a_guest_with_a_signed_http_only_same_site_cookie(node):
    async def story():
        async with Guest(node.url) as ana:
            fresh = Guest(node.url)
            answer = await fresh.http.get("/api/me")
            cookie = answer.headers["set-cookie"].lower()
            assert "httponly" in cookie
            assert "samesite=lax" in cookie
            again = await ana.get("/api/me")
            assert again["id"] == ana.id
            forged = Guest(node.url)
            forged.http.cookies.set("ludoteca", f"{ana.id}.{'0' * 64}")
            assert (await forged.get("/api/me"))["id"] != ana.id

    run(story())


def test_a_name_can_be_set_at_any_time_and_is_shown_at_the_table(node):
    async def story():
        async with match_of_two(node.url) as (a, r):
            answer = await a.guest.http.patch("/api/me", json={"name": "  Ána\u202e  <b>Maria</b>\n "})
            assert answer.json()["name"] == "Ána <b>Maria</b>"
            await r.until(lambda: r.table["chairs"][0]["name"] == "Ána <b>Maria</b>")

    run(story())


@pytest.mark.parametrize("name", ["", "   ", "\u200b"])
def test_an_empty_name_is_refused(node, name):
    async def story():
        async with Guest(node.url) as ana:
            answer = await ana.http.patch("/api/me", json={"name": name})
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-name")

    run(story())


def test_a_recovery_code_moves_a_guest_to_another_device(node):
    async def story():
        async with guests(node.url) as (ana, phone):
            first = (await ana.post("/api/me/recovery"))["code"]
            code = (await ana.post("/api/me/recovery"))["code"]
            await phone.post("/api/recover", {"code": first}, 404)
            assert (await phone.post("/api/recover", {"code": code.lower().replace("-", " ")}))["id"] == ana.id
            assert (await phone.get("/api/me"))["id"] == ana.id

    run(story())


def test_open_join_from_the_lobby_stand_up_and_start(node):
    async def story():
        async with guests(node.url, 3) as (ana, rui, eva):
            table = await ana.table(chairs=["me", "open"], options={"board": "palindrome"})
            path = f"/api/tables/{table['id']}"
            assert table["id"] in [found["id"] for found in await rui.get("/api/tables", game="tacocat")]
            await rui.post(f"{path}/sit", {})
            assert (await eva.post(f"{path}/sit", {"seat": 1}, 409))["code"] == "no-chair"
            await rui.post(f"{path}/stand")
            assert (await ana.post(f"{path}/start", code=409))["code"] == "open-chairs"
            await eva.post(f"{path}/sit", {"seat": 1})
            assert (await rui.post(f"{path}/start", code=403))["code"] == "not-seated"
            started = await eva.post(f"{path}/start")
            assert started["status"] == "seeding"
            assert (await rui.post(f"{path}/sit", {}, 409))["code"] == "not-open"

    run(story())


def test_a_table_by_link_is_not_in_the_lobby(node):
    async def story():
        async with guests(node.url) as (ana, rui):
            table = await ana.table(public=False)
            assert table["id"] not in [found["id"] for found in await rui.get("/api/tables")]
            assert (await rui.get(f"/api/tables/{table['id']}"))["id"] == table["id"]
            assert table["id"] in [found["id"] for found in await ana.get("/api/me/tables")]

    run(story())


def test_my_tables_say_whom_they_wait_for_and_those_that_wait_for_me_come_first(node):
    async def story():
        async with guests(node.url) as (ana, rui):
            first, second = [await ana.table(chairs=["me", "open"], seats=2) for _ in range(2)]
            for table in (first, second):
                await rui.post(f"/api/tables/{table['id']}/sit", {})
                seats = [await guest.at(table).__aenter__() for guest in (ana, rui)]
                await ana.post(f"/api/tables/{table['id']}/start")
                for seat in seats:
                    await seat.until(lambda seat=seat: seat.now is not None)
            await seats[0].play({"do": "done"})
            mine, theirs = [await guest.get("/api/me/tables") for guest in (ana, rui)]
            assert [(table["id"], table["waiting"]) for table in mine] == [(first["id"], [0, 1]), (second["id"], [1])]
            assert [table["id"] for table in theirs] == [second["id"], first["id"]]

    run(story())


def test_the_last_person_to_stand_up_closes_the_table_and_a_host_hands_it_on(node):
    async def story():
        async with guests(node.url) as (ana, rui):
            table = await ana.table()
            path = f"/api/tables/{table['id']}"
            await rui.post(f"{path}/sit", {})
            assert (await ana.post(f"{path}/leave"))["host"] == rui.id
            assert (await rui.post(f"{path}/leave"))["status"] == "over"

    run(story())


@pytest.mark.parametrize(
    ("order", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"game": "../../etc"}, "unknown-game"),
        ({"game": "tests.engine.broken.gambling:GAME"}, "unknown-game"),
        ({"seats": 5}, "bad-option"),
        ({"options": {"board": "round"}}, "bad-option"),
        ({"seats": 2, "chairs": ["me"]}, "wrong-chairs"),
        ({"chairs": ["me", "robot"]}, "bad-request"),
        ({"pace": {"kind": "live", "main": -7}}, "bad-request"),
        ({"colour": "red"}, "bad-request"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_reason(node, order, code):
    async def story():
        async with Guest(node.url) as ana:
            refused = await ana.post("/api/tables", {"game": "tacocat"} | order, 400)
            assert refused["code"] == code
            assert refused["sentence"]

    run(story())


@pytest.mark.parametrize(("language", "words"), [("pt", "mesa"), ("es", "mesa"), ("en", "table")])
def test_refusals_are_spoken_in_the_persons_language(node, language, words):
    async def story():
        async with guests(node.url) as (ana, rui):
            table = await ana.table()
            await rui.http.patch("/api/me", json={"language": language})
            refused = await rui.post(f"/api/tables/{table['id']}/start", code=403)
            assert words in refused["sentence"]

    run(story())


def test_seeds_come_after_the_commitment_and_the_finished_match_is_proven(node):
    async def story():
        async with match_of_two(node.url) as (a, r):
            commitment = a.table["commitment"]
            assert a.table["server_seed"] == ""
            path = f"/api/matches/{a.table_id}/log"
            assert (await a.guest.get(path, 403))["code"] == "still-running"
            await play_out([a, r], random.Random(3))
            await a.until(lambda: a.table["status"] == "over")
            log = (await a.guest.http.get(path)).content
            proof = verify(log)
            assert proof.seeds == {"person": 2}
            assert json.loads(log)["head"]["commitment"] == commitment
            assert json.loads(log)["seed"] == a.table["server_seed"]

    run(story())


def test_a_browser_that_sends_no_seed_is_marked_empty_and_a_bot_is_marked_as_bot(node):
    async def story():
        async with Guest(node.url) as ana:
            table = await ana.table(chairs=["me", "bot-random"])
            async with ana.at(table, seed="") as a:
                await ana.post(f"/api/tables/{table['id']}/start")
                await play_out([a], random.Random(4))
                await a.until(lambda: a.table["status"] == "over")
            assert verify((await ana.http.get(f"/api/matches/{table['id']}/log")).content).seeds == {
                "empty": 1,
                "bot": 1,
            }

    run(story())


def test_rematch_rotates_the_sides_and_whoever_asks_second_gets_the_same_table(node):
    async def story():
        async with match_of_two(node.url) as (a, r):
            path = f"/api/tables/{a.table_id}"
            assert (await a.guest.post(f"{path}/rematch", code=409))["code"] == "not-over"
            await a.guest.post(f"{path}/resign")
            await r.until(lambda: r.table["status"] == "over")
            assert r.now["result"]["ranks"] == [2, 1]
            again = await r.guest.post(f"{path}/rematch")
            assert [chair["person"] for chair in again["chairs"]] == [r.guest.id, a.guest.id]
            assert again["commitment"] != r.table["commitment"]
            await a.until(lambda: a.table["rematch"] == again["id"])
            assert (await a.guest.post(f"{path}/rematch"))["id"] == again["id"]

    run(story())


def test_who_leaves_is_replaced_by_the_tables_bot_and_may_come_back(node):
    async def story():
        async with match_of_two(node.url, level="random") as (a, r):
            path = f"/api/tables/{a.table_id}"
            await a.guest.post(f"{path}/leave")
            await r.until(lambda: r.table["chairs"][0]["away"])
            assert (await a.play(0))["code"] == "away"
            await r.until(lambda: {"seat": 0, "who": "bot-random"} in [event["facts"] for event in r.events])
            await a.guest.post(f"{path}/back")
            await r.until(lambda: not r.table["chairs"][0]["away"])
            await a.quiet()
            await play_out([a, r], random.Random(5))
            assert a.now["result"] is not None

    run(story())


@pytest.mark.parametrize("way", ["leave", "resign"])
def test_bots_wait_for_the_last_person_who_left_but_not_for_one_who_resigned(node, way):
    async def story():
        async with Guest(node.url) as ana:
            chairs = ["me", "bot-random", "bot-random"]
            table = await ana.table(game="sequence", chairs=chairs, level="random")
            path = f"/api/tables/{table['id']}"
            async with ana.at(table) as seat:
                await ana.post(f"{path}/start")
                await seat.until(lambda: seat.now is not None)
                await ana.post(f"{path}/{way}")
                if way == "resign":
                    await seat.until(lambda: seat.table["status"] == "over")
                    return
                await seat.until(lambda: seat.table["chairs"][0]["away"])
                await seat.quiet()
                assert await seat.quiet(1.0) == []
                await ana.post(f"{path}/back")
                await seat.until(lambda: seat.now["waiting"] == [0])

    run(story())


def test_presence_and_spectators_are_shown(node):
    async def story():
        async with match_of_two(node.url) as (a, r), Guest(node.url) as eva:
            async with eva.at(a.table_id) as watcher:
                await watcher.until(lambda: watcher.now is not None)
                assert watcher.now["seat"] is None
                assert watcher.now["decision"] is None
                assert "hand" not in watcher.now["view"]
                await a.until(lambda: a.table["watching"] == 1)
            await a.until(lambda: a.table["watching"] == 0)
            await r.socket.close()
            await a.until(lambda: not a.table["chairs"][1]["present"])

    run(story())


def test_two_tables_at_once_do_not_disturb_each_other(node):
    async def story():
        async def one(seed):
            async with match_of_two(node.url) as (a, r):
                await play_out([a, r], random.Random(seed))
                assert a.now["result"] == r.now["result"] is not None

        await asyncio.gather(*(one(seed) for seed in range(4)))

    run(story())


def test_what_another_node_wrote_meanwhile_is_read_and_not_overwritten(node):
    async def story():
        async with guests(node.url) as (ana, rui):
            table = (await ana.table(chairs=["me", "open"]))["id"]
            other = update(schema.match).where(schema.match.c.id == table)
            await asyncio.to_thread(node.call, node.house.store.execute(other.values(level="hard", revision=99)))
            assert (await ana.get(f"/api/tables/{table}"))["level"] == "normal"  # nobody has told this node
            await rui.post(f"/api/tables/{table}/sit", {"seat": 1})
            after = await ana.get(f"/api/tables/{table}")
            assert (after["level"], after["chairs"][1]["person"]) == ("hard", rui.id)

    run(story())


def test_a_table_as_printed_is_ordered_by_one_word_and_says_so(node):
    async def story():
        async with Guest(node.url) as ana:
            order = {"game": "sequence", "seats": 4, "options": {"open_hands": "all"}, "preset": "printed"}
            table = await ana.post("/api/tables", order, 201)
            assert (table["preset"], table["options"]["manual_draw"], table["options"]["table_talk"]) == (
                "printed", True, True,
            )  # fmt: skip
            assert table["options"]["open_hands"] == "none"
            usual = await ana.post("/api/tables", {"game": "sequence", "seats": 4}, 201)
            assert usual["preset"] == ""
            await ana.post("/api/tables", order | {"preset": "strict"}, 400)
            listed = {game["name"]: game for game in await ana.get("/api/games")}
            assert listed["sequence"]["printed"]["2"]["table_talk"] is False
            cup = {"game": "sequence", "preset": "printed", "entrants": ["me", "bot-easy"]}
            assert (await ana.post("/api/championships", cup, 201))["options"]["manual_draw"] is True

    run(story())


def test_a_form_is_told_which_values_of_an_option_make_sense_for_so_many_players(node):
    async def story():
        async with Guest(node.url) as ana:
            games = await ana.get("/api/games")
            offered = {(game["name"], one["name"]): one["offered"] for game in games for one in game["options"]}
            assert offered["camisa12", "solo_start"] == {"2": [21]}
            assert offered["sequence", "table_talk"] == {"2": [False], "3": [False]}
            assert offered["sequence", "teams"]["9"] == ["auto"]
            assert "6" not in offered["sequence", "teams"]  # two teams or three
            assert offered["revanche", "cards"] == {"2": ["player"]}  # R44: for pairs
            assert offered["tacocat", "board"] == offered["teg", "colours"] == {}

    run(story())
