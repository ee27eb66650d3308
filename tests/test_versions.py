"""Versions people can trust: what was promised still holds, and every paper names the same release."""

import json
import re
import tomllib
from pathlib import Path

import pytest

import ludoteca
from ludoteca import Match, game, games
from tests.golden import FOLDER
from tests.public_api import PROMISED, lines

ROOT = Path(__file__).parent.parent
CHANGES = (ROOT / "CHANGELOG.md").read_text()
PAGE = (ROOT / "docs/versions.md").read_text()


def test_nothing_that_others_build_on_is_gone_or_changed():
    gone = sorted(set(PROMISED.read_text().splitlines()) - set(lines()))
    assert gone == [], "a promise is broken: warn for a release, or tell it in CHANGELOG.md (see docs/versions.md)"


def test_the_newest_entry_of_the_changelog_is_this_release_and_speaks_to_everybody():
    newest = CHANGES.split("\n## ")[1]
    assert newest.split()[0] == ludoteca.__version__
    assert re.findall(r"^### (.*)", newest, re.MULTILINE) == ["For players", "For hosts", "For authors"]


def test_the_release_is_named_in_one_place():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert "version" not in project
    assert re.fullmatch(r"\d+\.\d+\.\d+", ludoteca.__version__)


@pytest.mark.parametrize("name", games())
def test_the_rules_of_a_game_and_the_logs_they_read_are_as_the_page_says(name):
    rules = game(name)
    oldest = rules.reads or rules.version
    assert f"| {rules.title} | {rules.version} | {oldest} |" in PAGE
    logs = [json.loads(path.read_text())["log"] for path in (FOLDER / name).glob("*.json")]
    kept = {Match.replay(log).head.version for log in logs}
    assert kept == set(range(oldest, rules.version + 1)), "a golden log of every version that is promised to be read"
