"""Matches over days: vacations in which nobody's time runs, and answers that are made up beforehand."""

import asyncio
import json
import time

import pytest
from sqlalchemy import select

from ludoteca.games.sequence.data import SPACES
from ludoteca.server.storage import schema
from ludoteca.server.tables.clocks import DAY, Clock, Days, wound
from tests.server.conftest import guests, run
from tests.server.nodes import Node
from tests.server.receivers import Receiver

PACE = {"kind": "days", "days": 3, "vacation": 7}
QUICK = {"plan_wait": 1.5, "private_hooks": True, "notice_wait": 0.2, "notice_gap": 0}


@pytest.fixture(scope="module")
def node(database, tmp_path_factory):
    with Node(tmp_path_factory.mktemp("node"), database, **QUICK) as running:
        yield running


@pytest.fixture
def patient(database, tmp_path):
    with Node(tmp_path, database, **QUICK | {"plan_wait": 300.0}) as running:
        yield running


# ---- the clock


def test_nobody_s_time_runs_while_somebody_is_away():
    clock = wound(Days(3, 7), 2).turn_to((0,), Days(3, 7), 1000.0)
    assert clock.passed(0, 1000.0 + DAY) == 2 * DAY
    away = clock.gone(1, 2, 1000.0 + DAY)
    assert away.spare == (7, 5)
    assert away.passed(0, 1000.0 + 3 * DAY) == 2 * DAY
    assert away.passed(0, 1000.0 + 3.5 * DAY) == 1.5 * DAY
    assert away.first_flag() == (1000.0 + 5 * DAY, 0)
    moved = away.turn_to((1,), Days(3, 7), 1000.0 + 2 * DAY)  # a move during the vacation
    assert moved.passed(1, 1000.0 + 3 * DAY) == 3 * DAY
    assert moved.first_flag() == (1000.0 + 6 * DAY, 1)


def test_two_vacations_last_until_the_later_one_and_whole_days_come_back():
    clock = wound(Days(3, 7), 2).turn_to((0,), Days(3, 7), 0.0)
    both = clock.gone(0, 2, 0.0).gone(1, 4, DAY)
    assert both.passed(0, 4 * DAY) == 3 * DAY
    back = both.back(1, 1.5 * DAY)
    assert back.spare == (5, 6)  # three and a half days are left: three are given back
    assert back.passed(0, 2.0 * DAY) == 3 * DAY  # the other one is still away
    assert back.passed(0, 3.0 * DAY) == 2 * DAY


def test_a_clock_of_an_earlier_release_is_read():
    old = json.dumps({"left": [5.0, 6.0], "running": [0], "since": 1.0}).encode()
    import msgspec  # noqa: PLC0415

    clock = msgspec.json.decode(old, type=Clock)
    assert clock.passed(0, 2.0) == 4.0
    assert clock.stopped(2.0).left == (4.0, 6.0)


# ---- vacations at a table


async def begun(ana, rui, pace=PACE):
    """A match of Sequence; gives the table, who is asked and who is not."""
    table = await ana.table(chairs=["me", "open"], pace=pace, game="sequence")
    await rui.post(f"/api/tables/{table['id']}/sit", {"seat": 1})
    async with ana.at(table) as a, rui.at(table) as r:
        await ana.post(f"/api/tables/{table['id']}/start")
        await a.until(lambda: a.now is not None and a.table["status"] == "running")
        await r.until(lambda: r.now is not None)
        first = a.now["waiting"][0]
    return (table["id"], ana, rui) if first == 0 else (table["id"], rui, ana)


def test_a_vacation_stops_the_clock_for_everybody_and_ends_early(node):
    async def story():
        async with guests(node.url) as (ana, rui):
            table, mover, other = await begun(ana, rui)
            async with mover.at(table) as m:
                await m.until(lambda: m.now is not None)
                await other.post(f"/api/tables/{table}/vacation", {"days": 5})
                seat = 1 - m.now["seat"]
                await m.until(lambda: m.now["clock"]["spare"][seat] == 2)
                assert m.now["clock"]["away"][seat] > time.time() + 4.9 * DAY
                refused = await other.post(f"/api/tables/{table}/vacation", {"days": 8}, 409)
                assert refused["code"] == "vacation-over"
                await other.post(f"/api/tables/{table}/vacation", {"days": 0})
                await m.until(lambda: m.now["clock"]["spare"][seat] == 6)  # a begun day is gone
                assert (await m.play(m.actions[0]))["type"] == "played"

    run(story())


def test_vacations_are_for_those_who_sit_at_a_table_that_has_them(node):
    async def story():
        async with guests(node.url, 3) as (ana, rui, eva):
            table, *_ = await begun(ana, rui)
            assert (await eva.post(f"/api/tables/{table}/vacation", {"days": 1}, 403))["code"] == "not-seated"
            for days in (-1, 61, "x", None):
                await ana.post(f"/api/tables/{table}/vacation", {"days": days}, 400)
            plain, *_ = await begun(ana, rui, {"kind": "days", "days": 3})
            assert (await ana.post(f"/api/tables/{plain}/vacation", {"days": 1}, 409))["code"] == "no-vacation"

    run(story())


# ---- answers made up beforehand


async def prepared(guest, table, lines, code=204):
    answer = await guest.http.put(f"/api/tables/{table}/plans", json=lines)
    assert answer.status_code == code, answer.text
    return answer


async def ahead(guest, table):
    return await guest.get(f"/api/tables/{table}/plans")


async def move(guest, table, action=None):
    """Come, play one thing, and go; gives what was played."""
    async with guest.at(table) as seat:
        await seat.until(lambda: seat.my_turn and seat.actions)
        while seat.my_turn:
            played = seat.actions[0] if action is None or action not in seat.actions else action
            assert (await seat.play(played))["type"] == "played"
            await seat.quiet()
    return played


async def turn_passes(guest, table, seat_waited):
    """Until the match waits for somebody."""
    async with asyncio.timeout(20), guest.at(table) as seat:
        await seat.until(lambda: seat.now is not None and seat.now["waiting"] == [seat_waited])
        return seat.events


def test_a_prepared_answer_is_played_and_nobody_learns_of_it(node):
    async def story():
        async with guests(node.url) as (ana, rui):
            table, mover, other = await begun(ana, rui)
            async with mover.at(table) as m:
                await m.until(lambda: m.now is not None)
                seat = m.now["seat"]
                told = await ahead(other, table)
                action = told["ahead"][0]["actions"][0]
                await m.quiet(1.0)  # that the others have gone is told late where nodes share a database
                before = len(m.frames)
                await prepared(other, table, [{"after": None, "action": action}])
                assert await m.quiet(0.5) == []
                assert len(m.frames) == before  # not a byte for the others
                assert (await ahead(mover, table))["lines"] == []
                assert [line["action"] for line in (await ahead(other, table))["lines"]] == [action]
                assert (await m.play(m.actions[0]))["type"] == "played"
                await m.until(lambda: m.now["waiting"] == [seat])  # answered without its person
            entries = node.call(node.house.store.entries(table))
            assert entries[-1].entry.a == action or any(e.entry.a == action for e in entries if hasattr(e.entry, "a"))
            while (await ahead(other, table))["lines"]:  # put away right after it was played
                await asyncio.sleep(0.05)

    run(story())


def test_the_first_line_that_fits_what_was_seen_is_played(node):
    async def story():
        async with guests(node.url) as (ana, rui):
            table, mover, other = await begun(ana, rui)
            told = await ahead(other, table)
            branches = [branch for branch in told["ahead"] if branch["after"] is not None]
            assert branches, "Sequence can be foreseen"
            never = {"kind": "placed", "facts": {"seat": 9}}
            spaces = [action for action in told["ahead"][0]["actions"] if action < SPACES]  # a chip there
            mine = spaces[0], spaces[-1]  # the mover takes the first space that it can, which is hardly ever the last
            await prepared(other, table, [{"after": never, "action": mine[0]}, {"after": None, "action": mine[1]}])
            await move(mover, table)
            async with mover.at(table) as m:
                await m.until(lambda: m.now is not None and m.now["seat"] in m.now["waiting"])
            plays = [e.entry for e in node.call(node.house.store.entries(table)) if hasattr(e.entry, "a")]
            others = [play.a for play in plays if play.s != m.now["seat"]]
            assert mine[1] in others
            assert mine[0] not in others

    run(story())


def test_one_that_does_not_fit_is_dropped_and_its_person_told(node):
    async def story():
        with Receiver() as receiver:
            async with guests(node.url) as (ana, rui):
                table, mover, other = await begun(ana, rui)
                await other.post("/api/me/notices/hook", {"url": receiver.url})
                never = {"kind": "placed", "facts": {"seat": 9}}
                await prepared(other, table, [{"after": never, "action": 0}])
                await move(mover, table)
                async with asyncio.timeout(20):
                    while "plan" not in {i["kind"] for d in receiver.documents() for i in d["items"]}:
                        await asyncio.sleep(0.05)
                told = await ahead(other, table)
                assert (told["lines"], told["dropped"]) == ([], True)
                await move(other, table)  # and they play as they like

    run(story())


def test_it_is_withdrawn_at_any_time(node):
    async def story():
        async with guests(node.url) as (ana, rui):
            table, mover, other = await begun(ana, rui)
            action = (await ahead(other, table))["ahead"][0]["actions"][0]
            await prepared(other, table, [{"after": None, "action": action}])
            await prepared(other, table, [])
            await move(mover, table)
            await asyncio.sleep(1.5)
            async with other.at(table) as o:
                await o.until(lambda: o.now is not None)
                assert o.my_turn

    run(story())


def test_what_cannot_be_prepared_is_refused(node):
    async def story():
        async with guests(node.url, 3) as (ana, rui, eva):
            table, mover, other = await begun(ana, rui)
            line = {"after": None, "action": 0}
            assert (await prepared(mover, table, [line], 409)).json()["code"] == "no-plans"  # it is their turn
            await prepared(eva, table, [line], 403)
            await prepared(other, table, [line] * 9, 400)
            await prepared(other, table, [{"after": None, "action": 10**9}], 409)
            await prepared(other, table, [{"after": {"kind": "x" * 700, "facts": {}}, "action": 0}], 413)
            await prepared(other, table, [{"action": 0}], 400)
            live, _, idle = await begun(ana, rui, {"kind": "none"})
            assert (await prepared(idle, live, [line], 409)).json()["code"] == "no-plans"

    run(story())


def test_what_is_foreseen_is_what_the_seat_could_know():
    """In worlds that the seat cannot tell apart the same is foreseen: here with the rival's hand exchanged."""
    from ludoteca.engine.dice import FastDice  # noqa: PLC0415
    from ludoteca.engine.match import Match  # noqa: PLC0415
    from ludoteca.server.tables import foresight  # noqa: PLC0415

    match = Match("sequence", 2, 5)
    seat = 1 - match.waiting[0]
    other = match.state.guess(seat, FastDice(99))
    before, foresight.SECONDS = foresight.SECONDS, 60.0
    try:
        assert foresight.foresee(match.game, match.state, seat, 7) == foresight.foresee(match.game, other, seat, 7)
    finally:
        foresight.SECONDS = before


def test_a_turn_that_is_answered_beforehand_is_not_told(patient):
    """The answer waits far longer than a notice does: it would have been told five times over."""

    async def story():
        with Receiver() as receiver:
            async with guests(patient.url) as (ana, rui):
                table, mover, other = await begun(ana, rui)
                await other.post("/api/me/notices/hook", {"url": receiver.url})
                action = (await ahead(other, table))["ahead"][0]["actions"][0]
                await prepared(other, table, [{"after": None, "action": action}])
                await move(mover, table)
                of_the_turn = select(schema.notice).where(
                    schema.notice.c.match == table, schema.notice.c.kind == "turn"
                )
                async with asyncio.timeout(20):
                    while not patient.call(patient.house.store.rows(of_the_turn)):
                        await asyncio.sleep(0.05)
                await asyncio.sleep(2.5)  # the notice is due after 0.2 s, and looked at every second
                left = select(schema.plan).where(schema.plan.c.match == table)
                assert patient.call(patient.house.store.rows(left)), "it is not played yet"
                assert [i["kind"] for d in receiver.documents() for i in d["items"]] == []

    run(story())
