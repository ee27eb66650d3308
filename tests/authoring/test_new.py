"""`ludoteca new`: what it writes is a game at once; a name that would make trouble is refused in one sentence."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from ludoteca.authoring.new import TEMPLATE, write
from ludoteca.engine.catalogue import game as find_game
from ludoteca.engine.conformance import CHECKS, examine
from ludoteca.engine.values import LudotecaError


@pytest.fixture(scope="module")
def home(tmp_path_factory):
    return write("new_pebbles", tmp_path_factory.mktemp("authors"))


@pytest.mark.parametrize("check", CHECKS)
def test_a_new_game_keeps_every_promise(home, check):
    (finding,) = examine(str(home), checks=[check]).findings
    assert finding.passed, finding.text


def test_a_new_game_has_its_own_name_everywhere(home):
    game = find_game(str(home))
    assert (game.name, game.title) == ("new_pebbles", "New Pebbles")
    for path in home.rglob("*"):
        if path.is_file() and path.suffix != ".pyc":
            assert not re.search("my_?game", path.read_text(), re.IGNORECASE), path
    written = {str(path.relative_to(TEMPLATE)).replace("mygame", "new_pebbles") for path in TEMPLATE.rglob("*.*")}
    assert {name for name in written if not (home / name).exists() and "cache" not in name} == set()


def test_its_own_tests_pass(home):
    run = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(home), "-k", "M2 or M3 or legal"]
    done = subprocess.run(run, cwd=home, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stdout
    assert "3 passed" in done.stdout


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("My Game", "small letters"),
        ("../up", "small letters"),
        ("", "small letters"),
        ("json", "module of Python"),
        ("class", "module of Python"),
        ("tacocat", "there is a game"),
    ],
)
def test_a_name_that_makes_trouble_is_refused(tmp_path, name, words):
    with pytest.raises(LudotecaError, match=words):
        write(name, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_written_over(tmp_path):
    write("pebbles", tmp_path)
    (tmp_path / "pebbles/pebbles/rules.py").write_text("mine")
    with pytest.raises(LudotecaError, match="already there"):
        write("pebbles", tmp_path)
    assert (tmp_path / "pebbles/pebbles/rules.py").read_text() == "mine"


def test_a_place_that_cannot_be_written_is_told(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(LudotecaError, match="cannot be written"):
        write("pebbles", Path(tmp_path / "file"))
