"""Commands that the pages name and nobody has the time to run: they are there, and take what they are given.

`make` of README.md and CONTRIBUTING.md; the training of bots-camisa12.md, bots-revanche.md, bots-sequence.md and
bots-tacocat.md, which takes hours.
"""

import importlib.util
import re
import shlex

import pytest
import typer

from ludoteca.cli import app
from tests.docs.pages import BLOCKS, PAGES, ROOT, of

MAKE = re.findall(r"^([a-z]+):.*##", (ROOT / "Makefile").read_text(), re.MULTILINE)
TRAINED = [
    command
    for block in BLOCKS
    if block.page.startswith("bots-") and block.language == "console"
    for command in block.commands
]


def parsed(words):
    """What the command line makes of words, without doing it."""
    group = typer.main.get_command(app)
    context = typer.Context(group)
    command = group.get_command(context, words[0])
    assert command is not None, f"there is no command {words[0]}"
    return command.make_context(words[0], list(words[1:]), parent=context)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_whatever_make_is_told_to_make_can_be_made(page):
    text = page.read_text()
    named = re.findall(r"`make ([a-z]+)", text) + re.findall(r"^make ([a-z]+) ", text, re.MULTILINE)
    assert [target for target in named if target not in MAKE] == []


def test_contributing_tells_of_everything_that_can_be_made():
    (block,) = of("CONTRIBUTING.md", "sh")
    told = re.findall(r"^make ([a-z]+) ", block.text, re.MULTILINE)
    assert sorted(told) == sorted(set(MAKE) - {"help", "play", "clean"})


@pytest.mark.parametrize("command", TRAINED)
def test_a_training_can_be_begun_as_the_page_says(command):
    words = shlex.split(command)
    if words[0] == "ludoteca":
        assert parsed(words[1:]).params["game"]
    else:
        assert words[:2] == ["python", "-m"]
        assert importlib.util.find_spec(words[2]) is not None
        told = importlib.import_module(words[2]).__doc__
        usage = re.search(rf"`python -m {re.escape(words[2])}((?: [A-Z]+)+)`", told)
        assert usage is not None
        assert len(words[3:]) == len(usage[1].split())
