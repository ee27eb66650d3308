"""Versions people can trust: what was promised still holds, and every paper names the same release."""

import ast
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


def parting(text):
    """What leaves in a source: its name, since when it warns, and who takes it away."""
    found = []
    for node in ast.walk(ast.parse(text)):
        for call in getattr(node, "decorator_list", []):
            if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "leaves":
                told = {word.arg: ast.literal_eval(word.value) for word in call.keywords}
                found.append((node.name, told["since"], told["until"]))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "old_names":
            for name, old in zip(node.args[1].keys, node.args[1].values, strict=True):
                told = {word.arg: ast.literal_eval(word.value) for word in old.keywords}
                found.append((ast.literal_eval(name), told["since"], told["until"]))
    return found


def kept_promise(name, since, until, changes, release):
    """Why something may not leave like this; "" if it may: docs/versions.md, "A release of warning"."""

    def number(version):
        return tuple(int(part) for part in version.split("."))

    told = next((entry for entry in changes.split("\n## ")[1:] if entry.split()[0] == since), "")
    if number(until)[:2] <= number(since)[:2]:
        return f"{name}: a whole minor release of warning lies between {since} and {until}"
    if number(until) <= number(release):
        return f"{name} was to be gone with {until}"
    if not re.search(rf"\b{name}\b", told.partition("### For hosts")[2]):
        return f"{name}: the entry of {since} in CHANGELOG.md does not tell hosts or authors that it leaves"
    return ""


def test_whatever_leaves_does_so_with_a_release_of_warning_and_is_told():
    sources = (ROOT / "src/ludoteca").rglob("*.py")
    leaving = [one for path in sources if path.name != "leaving.py" for one in parting(path.read_text())]
    assert [why for one in leaving if (why := kept_promise(*one, CHANGES, ludoteca.__version__))] == []


@pytest.mark.parametrize(
    ("since", "until", "release", "why"),
    [
        ("0.3.0", "0.4.0", "0.3.2", ""),
        ("0.3.0", "0.3.9", "0.3.0", "a whole minor release"),
        ("0.3.0", "0.4.0", "0.4.0", "was to be gone"),
        ("0.2.0", "0.4.0", "0.3.0", "does not tell"),
    ],
)
def test_who_leaves_without_a_warning_is_found(since, until, release, why):
    source = f"""
@leaves(successor="Match.play", since="{since}", until="{until}")
def move(): ...
__getattr__ = old_names(__name__, {{"Move": Old("ludoteca.Action", since="{since}", until="{until}")}})
"""
    changes = "# What changed\n\n## 0.3.0\n\n### For players\n* x\n\n### For hosts\n\n### For authors\n* move, Move leave.\n\n## 0.2.0\n"
    found = parting(source)
    assert [name for name, _, _ in found] == ["move", "Move"]
    for one in found:
        told = kept_promise(*one, changes, release)
        assert (why in told) if why else told == ""


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
