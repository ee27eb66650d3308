"""Clocks, pauses and taking back."""

import asyncio
import json
import random

from ludoteca import verify
from ludoteca.server.storage.database import Unwritable
from ludoteca.server.tables.clocks import Clock, Days, Live, NoClock, wound
from ludoteca.server.tables.records import Chair
from tests.server.client import play_out
from tests.server.conftest import guests, match_of_two, run


def test_a_live_clock_runs_for_those_who_are_waited_for_and_adds_the_increment_after_the_turn():
    pace = Live(60, 5)
    clock = wound(pace, 2).turn_to((0,), pace, 100.0)
    assert clock.passed(0, 110.0) == 50
    assert clock.passed(1, 110.0) == 60
    after = clock.turn_to((1,), pace, 110.0)
    assert after.left == (55.0, 60.0)
    assert after.first_flag() == (170.0, 1)


def test_not_a_digit_changes_while_the_same_seats_are_waited_for():
    pace = Live(60, 5)
    clock = wound(pace, 2).turn_to((0, 1), pace, 100.0)
    assert clock.turn_to((0, 1), pace, 130.0) is clock


def test_days_begin_anew_with_every_turn_and_a_pause_stops_time():
    pace = Days(2)
    clock = wound(pace, 2).turn_to((0,), pace, 0.0).turn_to((1,), pace, 1000.0)
    assert clock.left == (2 * 86400 - 1000.0, 2 * 86400.0)
    assert clock.turn_to((0,), pace, 2000.0).left[0] == 2 * 86400.0
    paused = clock.stopped(1500.0)
    assert paused.first_flag() is None
    assert paused.resumed((1,), 9000.0).passed(1, 9000.0) == 2 * 86400.0 - 500


async def came_back(guest, table):
    """As soon as the bot has moved for them."""
    async with asyncio.timeout(20):
        while (await guest.http.post(f"/api/tables/{table}/back")).status_code != 200:
            await asyncio.sleep(0.02)


def test_when_time_runs_out_the_tables_bot_takes_the_seat_and_the_person_may_come_back(node):
    async def story():
        async with match_of_two(node.url, pace={"kind": "live", "main": 1, "increment": 0}, level="random") as (a, r):
            assert a.now["clock"]["left"] == [1.0, 1.0]
            await a.until(lambda: a.table["chairs"][0]["away"])
            await came_back(a.guest, a.table_id)
            await a.until(lambda: not a.table["chairs"][0]["away"])
            await r.quiet(0.05)
            kinds = [event["facts"]["who"] for event in r.events if event["kind"] == "seated"]
            assert "bot-random" in kinds
            assert a.guest.name in kinds

    run(story())


def test_by_days_who_does_not_move_in_time_is_replaced_and_comes_back_to_a_whole_turn(node, monkeypatch):
    monkeypatch.setattr("ludoteca.server.tables.clocks.DAY", 0.4)  # seconds

    async def story():
        async with match_of_two(node.url, pace={"kind": "days", "days": 5}, level="random") as (a, r):
            assert a.now["clock"]["left"] == [2.0, 2.0]
            for seat in (a, r):
                assert (await seat.play({"do": "done"}))["type"] == "played"
            await a.until(lambda: len(a.now["clock"]["running"]) == 2 and a.now["asked"] == "duel")
            await a.until(lambda: any(chair["away"] for chair in a.table["chairs"]))
            away = next(chair["seat"] for chair in a.table["chairs"] if chair["away"])
            who = (a, r)[away]
            assert (await who.play(who.actions[0] if who.actions else 0))["code"] in {"away", "stale"}
            await came_back(who.guest, a.table_id)
            await a.until(lambda: not a.table["chairs"][away]["away"])
            await a.quiet(0.05)
            assert a.now["clock"]["left"][away] <= 2.0
            for guest in (a.guest, r.guest):
                await came_back(guest, a.table_id)
                await guest.post(f"/api/tables/{a.table_id}/propose/end")
            await a.until(lambda: a.table["status"] == "over")

    run(story())


def test_a_pause_needs_everybody_and_stops_the_match_until_somebody_goes_on(node):
    async def story():
        async with match_of_two(node.url, pace={"kind": "live", "main": 600, "increment": 0}) as (a, r):
            path = f"/api/tables/{a.table_id}"
            await a.guest.post(f"{path}/propose/pause")
            await r.until(lambda: r.table["proposals"] == {"pause": {"by": 0, "agreed": [0]}})
            await r.guest.post(f"{path}/withdraw/pause")
            await a.until(lambda: a.table["proposals"] == {})
            await a.guest.post(f"{path}/propose/pause")
            await r.guest.post(f"{path}/propose/pause")
            await a.until(lambda: a.table["status"] == "paused")
            await a.until(lambda: a.now["clock"]["running"] == [])
            assert (await a.play(0))["code"] == "paused"
            await r.guest.post(f"{path}/resume")
            await a.until(lambda: a.table["status"] == "running")
            await a.quiet(0.05)
            assert (await a.play(0))["type"] == "played"

    run(story())


def test_what_others_did_or_saw_is_taken_back_only_by_everyones_consent(node):
    async def story():
        async with match_of_two(node.url) as (a, r):
            path = f"/api/tables/{a.table_id}"
            assert (await a.guest.post(f"{path}/propose/undo", code=409))["code"] == "nothing-to-undo"
            await a.play(0)
            await r.play(0)
            await a.quiet()
            await r.quiet()
            await a.guest.post(f"{path}/propose/undo")
            await r.until(lambda: "undo" in r.table["proposals"])
            assert "to" not in r.table["proposals"]["undo"]
            await r.guest.post(f"{path}/propose/undo")
            await r.until(lambda: r.events[-1]["kind"] == "undone")
            assert r.now["waiting"] == [0, 1]
            await a.quiet()
            await play_out([a, r], random.Random(13))
            await a.until(lambda: a.table["status"] == "over")
            log = (await a.guest.http.get(f"/api/matches/{a.table_id}/log")).content
            verify(log)
            assert next(entry for entry in json.loads(log)["entries"] if entry["t"] == "undo")["by"] == [0, 1]

    run(story())


def test_a_harmless_move_of_ones_own_is_taken_back_at_once(node):
    async def story():
        async with guests(node.url, 1) as (ana,):
            table = await ana.table(game="tacocat", chairs=["me", "bot-random"])
            async with ana.at(table) as a:
                await ana.post(f"/api/tables/{table['id']}/start")
                await a.until(lambda: a.now is not None)
                # both swap in the first round; once the bot is done, nobody else is asked
                await a.until(lambda: a.now["waiting"] == [0] and "mark" in a.now["actions"])
                before = a.now["view"]
                await a.play(a.now["actions"]["mark"][0])
                await a.quiet(0.05)
                await ana.post(f"/api/tables/{table['id']}/propose/undo")
                await a.until(lambda: a.events[-1]["kind"] == "undone")
                assert a.now["view"] == before

    run(story())


def only_one_write(store, monkeypatch):
    """Whatever is written after the next thing does not reach the disk."""
    written, append_rows = [], store.append_rows

    def append(rows):
        if written:
            raise Unwritable("the disk is full")
        written.append(rows)
        return append_rows(rows)

    monkeypatch.setattr(store, "append_rows", append)


def test_what_one_did_not_see_is_played_again_after_ones_own_undo(sqlite_node, monkeypatch):
    """In one transaction: nothing of it is lost half-way."""

    async def placed(ana, rui):
        tables, game = sqlite_node.house.seating, "tests.server.notebook:GAME"
        record = tables.record(
            game=game, version=1, seats=2, options={}, host=ana.id, public=False, pace=NoClock(), undo="own",
            level="random",
        )  # fmt: skip
        chairs = [Chair(seat, "person", who.id, None, who.name) for seat, who in enumerate((ana, rui))]
        await tables.hall.add(record, chairs)
        return record.id

    async def story():
        async with guests(sqlite_node.url) as (ana, rui):
            table = sqlite_node.call(placed(ana, rui))
            async with ana.at(table) as a, rui.at(table) as r:
                await ana.post(f"/api/tables/{table}/start")
                for seat in (a, r):
                    await seat.until(lambda seat=seat: seat.now is not None)
                    await seat.quiet()
                before = a.now["view"]
                assert (await a.play({"do": "ready"}))["type"] == "played"
                await a.quiet()
                assert (await r.play({"do": "note"}))["type"] == "played"
                assert await a.quiet() == []
                only_one_write(sqlite_node.house.store, monkeypatch)
                await ana.post(f"/api/tables/{table}/propose/undo")
                await a.until(lambda: a.events[-1]["kind"] == "undone")
                await r.until(lambda: r.events[-1]["kind"] == "undone")
                await r.quiet()
                assert a.now["view"] == before
                assert (r.now["view"]["note"], r.actions) == (1, [])

    run(story())


def test_a_table_may_allow_no_undo(node):
    async def story():
        async with match_of_two(node.url, undo="none") as (a, _):
            await a.play(0)
            assert (await a.guest.post(f"/api/tables/{a.table_id}/propose/undo", code=409))["code"] == "no-undo"

    run(story())


def test_a_match_can_be_ended_by_agreement_and_moves_no_rating(node):
    async def story():
        async with match_of_two(node.url) as (a, r):
            await a.guest.post(f"/api/tables/{a.table_id}/propose/end")
            await r.guest.post(f"/api/tables/{a.table_id}/propose/end")
            await r.until(lambda: r.table["status"] == "over")
            assert r.table["result"]["reason"] == "agreed"
            rated = [row["who"] for row in await r.guest.get("/api/ratings/tacocat")]
            assert not {a.guest.id, r.guest.id} & set(rated)
            assert (await r.play(0))["code"] in {"over", "stale"}

    run(story())


def test_who_comes_back_gets_at_least_a_minute():
    clock = Clock((50.0, 60.0), (0,), 100.0)
    assert clock.granted(0, Live(60, 5), 140.0).left == (60.0, 60.0)
