"""The moment of a bot's move tells nothing: neither how many actions it had, nor how many steps of a hidden choice."""

import itertools
import random
import time
from types import SimpleNamespace

import pytest

from ludoteca import Match
from ludoteca.server.bots.pool import Thought
from ludoteca.server.settings import Settings
from ludoteca.server.tables.poker_face import PokerFace
from tests.server.client import Guest
from tests.server.conftest import run
from tests.server.nodes import Node


class Clock:
    """Time that passes only when somebody thinks or waits."""

    def __init__(self):
        self.seconds = 1000.0

    def monotonic(self):
        return self.seconds

    now = monotonic

    def time(self):
        return time.time()

    async def wait_until(self, moment):
        self.seconds = max(self.seconds, moment)


def watched(tmp_path, monkeypatch, game, think, moves, chairs=("bot-hard", "bot-hard")):
    """Two bots play in time of our own; `think(seconds, legal)` says how long a thought takes.

    Gives the pauses before each thing that everybody saw.
    """
    clock, moments = Clock(), []
    monkeypatch.setattr("ludoteca.server.tables.table.time", clock)

    async def thought(question, _person, _place):
        match = tables[0].referee.match
        began, legal = clock.seconds, match.state.legal(question.seat)
        clock.seconds += think(question.seconds, legal)
        return Thought(random.Random(len(match.log.entries)).choice(legal), began)

    async def story(node):
        async with Guest(node.url) as ana:
            table = await ana.table(game=game, chairs=list(chairs))
            tables.append(await ana_table(node, table["id"]))
            note(tables[0])
            async with ana.at(table) as watcher:
                await ana.post(f"/api/tables/{table['id']}/start")
                await watcher.until(lambda: len(moments) > moves or watcher.table["status"] == "over")

    async def ana_table(node, name):
        return node.house.hall.tables[name]

    def note(table):
        """Write down when everybody saw something new."""
        announce, seen = table.announce, []

        def announced():
            announce()
            if table.referee is None:
                return
            match = table.referee.match
            now = (match.told(None), match.waiting, match.invited)
            if now != (seen[-1] if seen else None):
                seen.append(now)
                moments.append(clock.seconds)

        table.announce = announced

    tables = []
    with Node(tmp_path, bot_delay=0.7, bot_seconds=1.0) as node:
        node.house.keeper.watch = clock
        node.house.pool = node.house.keeper.pool = SimpleNamespace(
            think=thought, thinking=0, failures=0, close=node.house.pool.close
        )
        run(story(node))
    return [round(later - earlier, 6) for earlier, later in itertools.pairwise(moments)]


def as_search_does(seconds, legal):
    return 0.0 if len(legal) == 1 else seconds


def never_the_same(seconds, legal):
    return seconds * random.Random(str(legal)).random()


@pytest.mark.parametrize("game", ["sequence", "tacocat", "revanche"])
@pytest.mark.parametrize("think", [as_search_does, never_the_same])
def test_a_bot_moves_at_the_same_moment_however_long_it_thought(tmp_path, monkeypatch, game, think):
    pauses = watched(tmp_path, monkeypatch, game, think, 40)
    assert len(pauses) > 20
    assert set(pauses) == {1.7}


def test_a_quick_level_takes_its_pause_alone(tmp_path, monkeypatch):
    pauses = watched(tmp_path, monkeypatch, "sequence", lambda *_: 0.01, 20, ("bot-easy", "bot-normal"))
    assert set(pauses) == {0.7}


def face(**levels):
    """Bots at a table that everybody saw something new at, at 100 seconds; these were asked, and began at once."""
    made = PokerFace(Settings(bot_delay=0.5, bot_seconds=1.0, courtesy=3.0))
    made.look(Match("tacocat", seed=7), 100.0)
    for seat, level in enumerate(levels.values()):
        made.seconds(seat, level, 100.0)
        made.answered(seat, 100.0)
    return made


def test_an_answer_that_is_late_waits_for_the_next_beat():
    bots = face(one="hard")
    assert {bots.moment(0, now, people_asked=False) for now in (100.0, 100.9, 101.5)} == {101.5}
    assert {bots.moment(0, now, people_asked=False) for now in (101.51, 101.7, 102.0)} == {102.0}


def test_a_bot_that_waits_for_a_worker_takes_its_time_from_there():
    bots = face()
    bots.seconds(0, "hard", 100.0)
    bots.answered(0, 140.0)
    assert {bots.moment(0, now, people_asked=False) for now in (140.0, 140.9, 141.3)} == {141.5}


def test_what_is_thought_about_once_takes_its_time_once():
    bots = face()
    pauses = []
    for number, occasion in enumerate(
        ["armies-3", "armies-3", "words", "armies-3", "attack-3", "words", "attack-3", ""]
    ):
        seen = SimpleNamespace(told=lambda _, number=number: number, waiting=(0,), invited=())
        bots.look(seen, 100.0 * number)
        bots.seconds(0, "hard", 100.0 * number, occasion)
        bots.answered(0, 100.0 * number)
        pauses.append(bots.moment(0, 100.0 * number, people_asked=False) - 100.0 * number)
    assert pauses == [1.5, 0.5, 1.5, 0.5, 1.5, 0.5, 0.5, 1.5]


def test_bots_that_leave_an_invitation_alone_are_waited_for_like_others():
    bots = face(declines="hard", moves="hard")
    assert bots.moment(1, 100.1, people_asked=False) == bots.moment(1, 101.9, people_asked=False) == 102.5


def test_people_who_may_answer_too_are_let():
    assert face(one="normal").moment(0, 100.01, people_asked=True) == 103.0


def test_a_master_is_given_its_time_and_moves_when_it_is_over():
    bots = face()
    assert bots.seconds(0, "master", 100.0) == 3.0
    bots.answered(0, 100.0)
    assert {bots.moment(0, now, people_asked=False) for now in (100.1, 103.4)} == {103.5}
