"""After the match, through the real server on both databases: its review, other moves, playing on, puzzles."""

import asyncio
import json
import random
import sys

import msgspec
import pytest

from ludoteca.engine.catalogue import game as find_game
from ludoteca.engine.verify import verify
from ludoteca.review.puzzles import puzzles_of
from tests.server.client import Guest, play_out
from tests.server.conftest import guests, match_of_two, run

# The process that reviews gives way to all others, and on a full machine a test would wait for it. Here it does not.
PROMPT = "import os; os.nice = lambda step: 0; from ludoteca.server.bots.study import main; main()"


@pytest.fixture(autouse=True)
def prompt(node):
    """Reviews are begun at once."""
    scholars = node.house.reviews.scholar, node.house.reviews.sketcher
    usual = scholars[0].command
    for scholar in scholars:
        scholar.command = (sys.executable, "-c", PROMPT)
        node.call(scholar.close())
    yield
    for scholar in scholars:
        scholar.command = usual


async def finished(url, seed=20):
    async with match_of_two(url) as (a, r):
        await play_out([a, r], random.Random(seed))
        await a.until(lambda: a.table["status"] == "over")
        return a, r


async def reviewed(guest, match):
    await guest.post(f"/api/matches/{match}/review", code=202)
    while (found := await guest.get(f"/api/matches/{match}/review"))["status"] in {"waiting", "running"}:
        await asyncio.sleep(0.2)
    return found


def test_a_finished_match_is_reviewed_once_and_kept(node):
    async def story():
        a, _ = await finished(node.url)
        async with guests(node.url, 1) as (eva,):
            match = a.table_id
            assert (await eva.get(f"/api/matches/{match}/review"))["status"] == "none"
            found = await reviewed(eva, match)
            report = found["report"]
            assert (found["status"], report["game"], report["match"]) == ("done", "tacocat", match)
            assert {decision["seat"] for decision in report["decisions"]} == {0, 1}
            for account in report["accounts"]:
                told = sum(account[name] for name in ("expected", "luck", "own", "rivals", "table"))
                assert abs(told - account["result"]) < 1e-6
            assert await eva.post(f"/api/matches/{match}/review", code=202) == found  # nobody thinks twice

    run(story())


def test_a_running_match_is_not_reviewed_tried_or_played_on(node):
    async def story():
        async with match_of_two(node.url) as (a, _):
            path = f"/api/matches/{a.table_id}"
            for answer in (
                await a.guest.post(f"{path}/review", code=403),
                await a.guest.get(f"{path}/review", 403),
                await a.guest.get(f"{path}/position", 403, step=1),
                await a.guest.post(f"{path}/try", {"step": 1, "action": 0}, code=403),
                await a.guest.post(f"{path}/play-on", {"step": 0, "order": {"game": "tacocat"}}, code=403),
            ):
                assert answer["code"] == "still-running"

    run(story())


def test_a_person_asks_for_so_many_reviews_a_day(node):
    async def story():
        a, _ = await finished(node.url, 21)
        async with guests(node.url, 1) as (eva,):
            reviews = node.house.reviews
            before = reviews.settings
            reviews.settings = msgspec.structs.replace(before, person_reviews=0)
            try:
                refused = await eva.post(f"/api/matches/{a.table_id}/review", code=429)
            finally:
                reviews.settings = before
            assert refused["code"] == "too-many-reviews"
            assert (await eva.get(f"/api/matches/{a.table_id}/review"))["status"] == "none"

    run(story())


def test_a_review_whose_process_dies_can_be_asked_for_again(node):
    async def story():
        a, _ = await finished(node.url, 22)
        async with guests(node.url, 1) as (eva,):
            scholar = node.house.reviews.scholar
            command, scholar.command = scholar.command, ("false",)
            node.call(scholar.close())
            try:
                assert (await reviewed(eva, a.table_id))["status"] == "failed"
            finally:
                scholar.command = command
            assert (await reviewed(eva, a.table_id))["status"] == "done"

    run(story())


def test_another_move_is_tried_from_what_the_seat_knew(node):
    async def story():
        a, _ = await finished(node.url, 23)
        async with guests(node.url, 1) as (eva,):
            path = f"/api/matches/{a.table_id}"
            steps = (await eva.get(f"{path}/replay", limit=200))["shown"]
            step = next(one["step"] for one in steps if one["kind"] == "play" and len(one["waiting"]) == 1)
            now = await eva.get(f"{path}/position", step=step)
            shown = steps[step]
            assert (now["seat"], now["played"]) == (shown["seat"], shown["action"])
            assert now["view"] == steps[step - 1]["views"][str(shown["seat"])]
            legal = [number for ids in now["actions"].values() for number in ids]
            assert now["played"] in legal
            found = await eva.post(f"{path}/try", {"step": step, "action": legal[0]})
            assert 0.0 <= found["worth"] <= 1.0
            assert found["action"] == legal[0]
            other = await eva.get(f"{path}/position", step=step, seat=1 - shown["seat"])
            assert other["view"] == steps[step - 1]["views"][str(1 - shown["seat"])]
            assert (await eva.get(f"{path}/position", 409, step=0))["code"] == "no-position"
            refused = await eva.post(f"{path}/try", {"step": step, "action": 999}, code=409)
            assert refused["code"] == "no-such-action"

    run(story())


def test_playing_on_from_a_position_of_a_finished_match(node):
    async def story():
        a, _ = await finished(node.url, 24)
        async with guests(node.url, 1) as (eva,):
            path = f"/api/matches/{a.table_id}"
            steps = (await eva.get(f"{path}/replay", limit=200))["shown"]
            step = len(steps) // 2
            order = {"game": "sequence", "chairs": ["bot-random", "me"], "options": {"board": "palindrome"}}
            table = await eva.post(f"{path}/play-on", {"step": step, "order": order}, code=201)
            assert (table["game"], table["parent"], table["parent_step"]) == ("tacocat", a.table_id, step)
            assert table["options"] == a.table["options"]
            assert not table["rated"]
            async with eva.at(table) as seat:
                await eva.post(f"/api/tables/{table['id']}/start")
                await seat.until(lambda: seat.now is not None)
                assert seat.events[: len(steps[1]["events"]["1"])] is not None
                first = (await eva.get(f"/api/matches/{table['id']}/replay", limit=1))["over"]
                assert first is False
                await play_out([seat], random.Random(3))
                await seat.until(lambda: seat.table["status"] == "over")
                assert not seat.table["rated"]
            log = (await eva.http.get(f"/api/matches/{table['id']}/log")).content
            whole = json.loads(log)
            old = json.loads((await eva.http.get(f"{path}/log")).content)
            assert whole["entries"][: step + 1] == old["entries"][: step + 1]
            proof = verify(log)
            assert (proof.parent, proof.game) == (a.table_id, "tacocat")
            replayed = (await eva.get(f"/api/matches/{table['id']}/replay", limit=200))["shown"]
            assert replayed[step]["views"] == steps[step]["views"]
            assert await eva.get("/api/ratings/tacocat") is not None
            last = {"step": len(steps) - 1, "order": order}
            assert (await eva.post(f"{path}/play-on", last, code=409))["code"] == "no-position"
            answer = await eva.http.post("/api/matches", content=log)  # it can be imported like any other
            assert answer.status_code == 201

    run(story())


def test_a_puzzle_is_answered_once_and_moves_both_ratings(node):
    async def story():
        shipped = puzzles_of(find_game("tacocat"))
        async with guests(node.url, 2) as (ana, rui):
            path = "/api/games/tacocat/puzzles"
            shelf = await ana.get(path)
            assert shelf["count"] == len(shipped) > 0
            duels = {key for key, one in shipped.items() if one.about == "duel"}
            assert shelf["themes"]["duel"] == len(duels)
            assert (await ana.get(f"{path}/next", theme="duel"))["id"] in duels
            assert (shelf["answered"], shelf["standing"]) == (0, None)
            puzzle = await ana.get(f"{path}/next")
            known = shipped[puzzle["id"]]
            legal = [number for ids in puzzle["now"]["actions"].values() for number in ids]
            assert sorted(legal) == sorted(one.action for one in known.worths)
            assert "answer" not in puzzle
            right = await ana.post(f"{path}/{puzzle['id']}", {"action": known.answer})
            assert (right["right"], right["counted"], right["standing"]["streak"]) == (True, True, 1)
            assert right["worths"][0]["action"] == known.answer
            stood = known.match(find_game("tacocat")).state
            assert right["why"]["motive"] == stood.motive(known.seat, known.answer)[0]
            wrong = next(action for action in legal if action != known.answer)
            again = await ana.post(f"{path}/{puzzle['id']}", {"action": wrong})
            assert (again["right"], again["counted"], again["standing"]) == (False, False, right["standing"])
            missed = await rui.post(f"{path}/{puzzle['id']}", {"action": wrong})
            assert (missed["right"], missed["counted"], missed["standing"]["streak"]) == (False, True, 0)
            assert missed["standing"]["rating"] < right["standing"]["rating"]
            assert (await ana.get(path))["answered"] == 1
            seen = {puzzle["id"]}
            for _ in range(5):
                one = await ana.get(f"{path}/next")
                assert one["id"] not in seen
                seen.add(one["id"])
                await ana.post(f"{path}/{one['id']}", {"action": shipped[one["id"]].answer})
            assert (await ana.get(path))["standing"]["longest"] == 6
            assert (await ana.get(f"{path}/nothing", 404))["code"] == "not-found"
            assert (await ana.get("/api/games/chess/puzzles", 404))["code"] == "unknown-game"
            refused = await ana.post(f"{path}/{puzzle['id']}", {"action": 999}, code=409)
            assert refused["code"] == "no-such-action"

    run(story())


@pytest.mark.parametrize("name", ["tacocat", "teg"])
def test_a_puzzle_is_played_on_from_where_it_stands(node, name):
    async def story():
        game = find_game(name)
        puzzle = next(one for one in puzzles_of(game).values() if one.asked == "attack")
        path = f"/api/games/{name}/puzzles/{puzzle.id}/play-on"
        seats = puzzle.log.head.seats
        chairs = ["me" if seat == puzzle.seat else "bot-easy" for seat in range(seats)]
        async with guests(node.url, 1) as (eva,):
            table = await eva.post(path, {"game": "sequence", "chairs": chairs, "options": {"x": 1}}, code=201)
            assert (table["game"], table["parent"], table["rated"]) == (name, puzzle.id, False)
            async with eva.at(table) as seat:
                await eva.post(f"/api/tables/{table['id']}/start")
                await seat.until(lambda: seat.now is not None and seat.my_turn)
                assert sorted(seat.actions) == puzzle.match(game).state.legal(puzzle.seat)
                assert (await seat.play(puzzle.answer))["type"] == "played"
                await eva.post(f"/api/tables/{table['id']}/resign", {})
                await seat.until(lambda: seat.table["status"] == "over")
            log = (await eva.http.get(f"/api/matches/{table['id']}/log")).content
            assert verify(log).parent == puzzle.id
            assert (await eva.post(path.replace(puzzle.id, "nothing"), {"game": name}, code=404))["code"] == "not-found"

    run(story())


def test_a_stranger_may_look_at_a_review_and_not_ask_for_one(node):
    async def story():
        a, _ = await finished(node.url, 25)
        guest = Guest(node.url)
        answer = await guest.http.get(f"/api/matches/{a.table_id}/review")
        assert answer.status_code == 200
        answer = await guest.http.post(f"/api/matches/{a.table_id}/review")
        assert (answer.status_code, answer.json()["code"]) == (401, "no-guest")
        await guest.http.aclose()

    run(story())


def test_reviews_wait_in_line_for_longer_than_a_lease_and_show_a_rough_graph_first(node, monkeypatch):
    async def story():
        a, _ = await finished(node.url, 31)
        b, _ = await finished(node.url, 32)
        async with guests(node.url, 1) as (eva,):
            for one in (a, b):
                await eva.post(f"/api/matches/{one.table_id}/review", code=202)
            waited, rough, early, status = [], None, None, ""
            while status != "done":
                second = await eva.get(f"/api/matches/{b.table_id}/review")
                first = await eva.get(f"/api/matches/{a.table_id}/review")
                status = second["status"]
                assert status != "none"  # nobody is asked to begin it anew
                if status == "waiting":
                    waited.append((second["ahead"], second["wait"] > node.settings.review_seconds))
                    early = second["report"] or early
                if first["status"] == "running":
                    assert first["wait"] > 0.0
                    rough = first["report"] or rough
                await asyncio.sleep(0.1)
            assert (1, True) in waited  # its own time, and what is left of the first
            assert early["points"]  # also of the one that waits
            assert early["decisions"] == early["accounts"] == []
            whole = (await eva.get(f"/api/matches/{b.table_id}/review"))["report"]
            assert rough["decisions"] == rough["accounts"] == rough["moments"] == []
            known = (await eva.get(f"/api/matches/{a.table_id}/review"))["report"]["points"]
            assert [rough["points"][place]["n"] for place in (0, -1)] == [known[place]["n"] for place in (0, -1)]
            assert all(abs(sum(point["chances"]) - 1.0) < 1e-6 for point in rough["points"])
            assert whole["accounts"]

    reviews = node.house.reviews
    monkeypatch.setattr("ludoteca.server.archive.reviews.LEASE", 1.8)
    monkeypatch.setattr(reviews, "settings", msgspec.structs.replace(reviews.settings, review_seconds=4.0))
    run(story())
