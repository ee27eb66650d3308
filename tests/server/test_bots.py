"""Bots at the table: they play, and a bot that hangs or crashes stops nobody."""

import asyncio
import ctypes
import sys
import threading
from types import SimpleNamespace

import msgspec
import pytest

import ludoteca
from ludoteca.engine.dice import FastDice
from ludoteca.server.bots import modest
from ludoteca.server.bots.pool import BotFailed, Pool
from ludoteca.server.bots.worker import Question, think
from ludoteca.server.tables.driver import Driver
from ludoteca.server.tables.keeper import stop
from tests.server.client import Guest
from tests.server.conftest import run
from tests.server.nodes import Node

HANG = "import time; time.sleep(60)"
CRASH = "raise SystemExit(3)"
NONSENSE = (
    "import sys; sys.stdin.buffer.read(4); sys.stdout.buffer.write(bytes([0, 0, 0, 2, 1, 1])); sys.stdout.flush()"
)


def question(level="normal", seconds=0.05):
    match = ludoteca.Match("tacocat", seed=3)
    guess = match.state.guess(0, FastDice(5)).pack()
    return Question("tacocat", 0, guess, level, seconds, 7), match


@pytest.mark.parametrize("level", ["random", "easy", "normal", "hard", "master"])
def test_a_worker_answers_from_a_guess_what_is_legal_at_the_table(level):
    asked, match = question(level)
    assert think(asked).action in match.state.legal(0)


def test_what_a_bot_notes_goes_on_to_the_next_process():
    match = ludoteca.Match("teg", 3, seed=3)
    seat = match.waiting[0]
    asked = Question("teg", seat, match.guess(seat, FastDice(5)).pack(), "hard", 0.05, 7)
    first = think(asked)
    assert first.memo
    again = think(msgspec.structs.replace(asked, seed=8, memo=first.memo))
    assert (again.memo, again.action) == (first.memo, first.action)


def test_what_a_bot_says_is_heard_by_all_and_stays_in_the_log(tmp_path):
    """Ana asks a general for peace with all the world, and gets an answer with its reason."""

    async def story(node):
        async with Guest(node.url) as ana:
            table = await ana.table(game="teg", chairs=["me", "bot-normal", "bot-normal"])
            async with ana.at(table) as desk:
                await ana.post(f"/api/tables/{table['id']}/start")
                await desk.until(lambda: desk.now is not None and 0 in desk.now["waiting"], 120)
                await desk.play({"do": "propose-world", "other_seat": 1})
                await desk.until(lambda: any(event["kind"].startswith("said-") for event in desk.events), 120)
                assert {"refused", "accepted"} & {event["kind"] for event in desk.events}
                said = [event for event in desk.events if event["kind"].startswith("said-")]
                assert said[0]["facts"]["seat"] == 1
                match = node.house.hall.tables[table["id"]].referee.match
                assert ludoteca.Match.replay(match.log.to_json()).events(0) == match.events(0)

    with Node(tmp_path) as node:
        run(story(node))


@pytest.mark.parametrize("body", [HANG, CRASH, NONSENSE])
def test_a_bot_that_hangs_crashes_or_talks_nonsense_is_replaced(body, monkeypatch):
    monkeypatch.setattr("ludoteca.server.bots.pool.START", 0.3)

    async def story():
        pool = Pool(1, (sys.executable, "-c", body))
        asked, match = question()
        with pytest.raises(BotFailed):
            await pool.think(asked, "ana")
        pool.command = Pool(1).command
        monkeypatch.setattr("ludoteca.server.bots.pool.START", 20)
        assert (await pool.think(asked, "ana")).action in match.state.legal(0)
        assert pool.failures == 1
        await pool.close()

    run(story())


@pytest.mark.parametrize("body", [HANG, CRASH])
def test_a_table_goes_on_when_its_bots_do_not(tmp_path, monkeypatch, body):
    monkeypatch.setattr("ludoteca.server.bots.pool.START", 0.02)

    async def story(node):
        async with Guest(node.url) as ana:
            table = await ana.table(chairs=["bot-normal", "bot-hard"])
            async with ana.at(table) as watcher:
                await ana.post(f"/api/tables/{table['id']}/start")
                await watcher.until(lambda: len(watcher.events) > 3, 30)

    with Node(tmp_path) as node:
        node.house.pool.command = (sys.executable, "-c", body)
        run(story(node))


def test_bots_of_all_levels_play_whole_matches(node):
    async def story():
        async with Guest(node.url) as ana:
            for chairs in (["bot-random", "bot-easy"], ["bot-normal", "bot-hard"]):
                table = await ana.table(chairs=chairs)
                async with ana.at(table) as watcher:
                    await ana.post(f"/api/tables/{table['id']}/start")
                    await watcher.until(lambda w=watcher: w.table["status"] == "over", 50)
                    assert watcher.now["result"]["reason"] == "plate"

    run(story())


def test_a_quick_bot_seems_to_think_before_it_moves(tmp_path, monkeypatch):
    waits, let_go = [], threading.Event()

    async def wait_until(watch, moment):
        waits.append(moment - watch.now())
        while not let_go.is_set():
            await asyncio.sleep(0.01)

    async def story(node):
        async with Guest(node.url) as ana:
            table = await ana.table(chairs=["me", "bot-random"])
            async with ana.at(table) as a:
                await ana.post(f"/api/tables/{table['id']}/start")
                await a.until(lambda: a.now is not None)
                await a.play(0)
                while not waits:
                    await asyncio.sleep(0.01)
                await a.quiet()
                assert 1 in a.now["waiting"]
                let_go.set()
                await a.until(lambda: 1 not in a.now["waiting"])

    monkeypatch.setattr("ludoteca.server.tables.driver.Watch.wait_until", wait_until)
    with Node(tmp_path, bot_delay=1000) as node:
        run(story(node))
    assert 900 < waits[0] <= 1000


def test_a_bot_whose_turn_passed_while_the_table_was_busy_is_not_asked(sqlite_node):
    """Somebody gives up just when the bot of their opponent looks at the table."""
    house = sqlite_node.house

    async def story():
        async with Guest(sqlite_node.url) as ana:
            table = await ana.table(chairs=["me", "bot-random"])
            async with ana.at(table) as a:
                await ana.post(f"/api/tables/{table['id']}/start")
                await a.until(lambda: a.now is not None)
            return table["id"]

    async def give_up(name):
        table = house.hall.tables[name]
        async with table.lock:
            await stop(*([] if table.driver is None else [table.driver]))
            bot = next(chair for chair in table.chairs if chair.kind == "bot")
            driver = Driver(table, house.seating, house.authority, None, house.settings, house.keeper.watch)
            asked = asyncio.create_task(driver._bot(table.referee, bot.seat))
            await asyncio.sleep(0)
            await house.authority.enter(table, table.referee.match.consider_resign(0))
        await asked  # it would ask nobody: there is no pool

    sqlite_node.call(give_up(run(story())))


def test_processes_that_think_give_way_on_every_system(monkeypatch):
    steps, classes = [], []
    monkeypatch.setattr(modest.os, "nice", steps.append)
    modest.give_way(modest.THINKING)
    monkeypatch.delattr(modest.os, "nice")  # Windows has none
    kernel = SimpleNamespace(GetCurrentProcess=lambda: 7, SetPriorityClass=lambda *told: classes.append(told))
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=kernel), raising=False)
    monkeypatch.setattr(modest.sys, "platform", "win32")
    modest.give_way(modest.THINKING)
    modest.give_way(modest.STUDYING)
    assert (steps, classes) == ([5], [(7, 0x4000), (7, 0x40)])
