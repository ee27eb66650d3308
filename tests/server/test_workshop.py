"""A stranger's game on the shelf: what is wrong with a save is told at its tables; championships are played with it."""

import sys

import pytest

from ludoteca.authoring.new import write
from ludoteca.engine import catalogue
from tests.server.client import Guest
from tests.server.conftest import match_of_two, run
from tests.server.nodes import Node
from tests.server.test_championships import checked, opened, until_over


@pytest.fixture
def home(tmp_path, monkeypatch):
    folder = write("pebbles", tmp_path) / "pebbles"
    monkeypatch.setenv(catalogue.FOLDERS, str(folder))
    catalogue.shelf.cache_clear()
    yield folder
    catalogue.shelf.cache_clear()
    for name in [name for name in sys.modules if name.partition(".")[0] == "pebbles"]:
        del sys.modules[name]  # the next test has it in a folder of its own


@pytest.fixture
def url(home, tmp_path):
    assert home.is_dir()
    with Node(tmp_path / "data", log_level="critical") as node:
        yield node.url


def save(path, old, new):
    assert old in path.read_text()
    path.write_text(path.read_text().replace(old, new))


def test_what_cannot_be_loaded_is_told_at_its_tables_until_it_can(url, home, tmp_path):
    async def story():
        async with match_of_two(url, game="pebbles") as (ana, rui):
            save(home / "rules.py", "else TOO_MANY", "else TOO_MANY (")
            for seat in (ana, rui):
                await seat.until(lambda seat=seat: seat.table["trouble"])
                assert seat.table["trouble"]["kind"] == "load"
                assert "SyntaxError" in seat.table["trouble"]["problem"]
                assert "of pebbles/rules.py" in seat.table["trouble"]["problem"]
                assert str(tmp_path) not in seat.table["trouble"]["problem"], "nobody else needs to know the path"
            later = await ana.guest.table(game="pebbles", chairs=["me", "bot-easy"])
            assert later["trouble"] == ana.table["trouble"]
            save(home / "rules.py", "else TOO_MANY (", "else TOO_MANY")
            await ana.until(lambda: ana.table["trouble"] is None)

    run(story())


def test_a_match_that_does_not_fit_the_saved_rules_says_so(url, home):
    async def story():
        async with match_of_two(url, game="pebbles") as (ana, _):
            await ana.play({"do": "take", "heap": 2, "count": 4})
            save(home / "rules.py", "<= self.heaps[take.heap - 1]", "<= min(3, self.heaps[take.heap - 1])")
            await ana.until(lambda: ana.table["trouble"])
            assert ana.table["trouble"]["kind"] == "fit"
            assert ana.table["status"] == "running"

    run(story())


def test_a_broken_promise_is_told_when_the_kit_has_found_it(url, home):
    async def story():
        async with Guest(url) as ana:
            table = await ana.table(game="pebbles", chairs=["me", "open"])
            async with ana.at(table) as seat:
                save(home / "text/pt.ftl", "field-heaps = Monte\n", "")
                await seat.hear("bye")
            async with ana.at(table) as seat:
                await seat.until(lambda: seat.table["trouble"], seconds=110)
                assert seat.table["trouble"]["kind"] == "kit"
                assert seat.table["trouble"]["problem"].startswith("sentences: ")
                assert "field-heaps" in seat.table["trouble"]["problem"]

    run(story())


def test_a_championship_of_a_strangers_game_is_played_to_its_champion(url):
    async def story():
        async with Guest(url) as ana:
            cup = await opened(ana, game="pebbles", entrants=["bot-random", "bot-normal", "bot-easy"])
            await ana.post(f"/api/championships/{cup['id']}/start")
            info = await until_over(ana, cup["id"])
            ties = await checked(ana, info)
            assert sum(None not in tie["entrants"] for tie in ties) == 2

    run(story())
