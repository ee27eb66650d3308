"""The documentation tells the truth: every example is run, here or by the tests that `pages.CLAIMED` names."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.pages import BLOCKS, CLAIMED, ROOT, unclaimed

BIN = Path(sys.executable).parent
COMMAND = re.compile(r"^\s*(\$|ludoteca|python3?|pip|uvx?|pipx|make|curl|docker|npm|twine|git) ", re.MULTILINE)


def run(command, folder):
    environment = os.environ | {"PATH": f"{BIN}:{os.environ['PATH']}", "NO_COLOR": "1", "COLUMNS": "200"}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{command}\n{done.stdout[-2000:]}\n{done.stderr[-2000:]}"


@pytest.mark.parametrize("block", unclaimed("python"), ids=lambda block: block.name)
def test_an_example_runs_as_it_stands(block, tmp_path):
    run([sys.executable, "-c", block.text], tmp_path)


@pytest.mark.parametrize("block", unclaimed("console"), ids=lambda block: block.name)
def test_the_commands_of_an_example_work(block, tmp_path):
    for command in block.commands:
        assert command.startswith("ludoteca ")
        run(["/bin/sh", "-c", command], tmp_path)


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block.name)
def test_every_example_is_run_by_some_test(block):
    if (block.page, block.language) in CLAIMED:
        return
    assert block.language in {"python", "console", "text"}, f"{block.name}: nobody runs this"
    if block.language == "text":
        assert not COMMAND.search(block.text), f"{block.name}: a command that nobody runs"


@pytest.mark.parametrize(("claim", "place"), CLAIMED.items(), ids=["-".join(claim) for claim in CLAIMED])
def test_who_claims_to_run_examples_reads_their_page_and_there_are_some(claim, place):
    page, language = claim
    assert any((block.page, block.language) == claim for block in BLOCKS), f"{page} has no {language}"
    assert page in (ROOT / place).read_text(encoding="utf-8")
