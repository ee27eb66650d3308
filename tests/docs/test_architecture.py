"""docs/architecture.md tells the truth: every file it names is there, and every function is in its file."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/architecture.md").read_text()
HOMES = (ROOT, ROOT / "src/ludoteca", ROOT / "web/src")
CODE = re.compile(r"`([^`\n]+)`")
PLACE = re.compile(r"[\w./]*/[\w./]*|\w+\.(py|toml|ts)")
PLACES = sorted({code for code in CODE.findall(PAGE) if PLACE.fullmatch(code) and not code.startswith("/")})
WALK = PAGE.partition("## The walk of one click")[2].partition("\n## ")[0]
STEPS = re.findall(r"`([\w./]+\.(?:py|ts))`((?: `\w+`,?)+)", WALK)


def file(place):
    return next((home / place for home in HOMES if (home / place).exists()), None)


@pytest.mark.parametrize("place", PLACES)
def test_a_file_that_the_page_names_is_there(place):
    found = file(place) or next(ROOT.glob(f"src/ludoteca/games/*/{place}"), None)
    assert found, f"docs/architecture.md names {place}"


@pytest.mark.parametrize(("place", "names"), STEPS, ids=[place for place, _ in STEPS])
def test_a_step_of_the_walk_is_a_function_of_its_file(place, names):
    text = file(place).read_text()
    for name in CODE.findall(names):
        assert re.search(rf"(def |private |^ +)(async )?{name}(<.*>)?\(", text, re.MULTILINE), f"{place} has no {name}"
