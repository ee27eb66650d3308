"""The documentation tells the truth: its examples run, its commands work, its site is built and leads somewhere."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
ELSEWHERE = {"add-a-game.md", "bots.md", "fair.md"}  # tests of their own run those, step by step
BIN = Path(sys.executable).parent


def blocks(language):
    """Each example in a language, with the page it is on."""
    return [
        pytest.param(block, id=f"{page.name}-{number}")
        for page in PAGES
        if page.name not in ELSEWHERE
        for number, block in enumerate(
            re.findall(rf"^```{language}\n(.*?)^```", page.read_text(), re.DOTALL | re.MULTILINE)
        )
    ]


def run(command, folder):
    environment = os.environ | {"PATH": f"{BIN}:{os.environ['PATH']}", "NO_COLOR": "1", "COLUMNS": "200"}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{command}\n{done.stdout[-2000:]}\n{done.stderr[-2000:]}"


@pytest.mark.parametrize("block", blocks("python"))
def test_an_example_runs_as_it_stands(block, tmp_path):
    run([sys.executable, "-c", block], tmp_path)


@pytest.mark.parametrize("block", blocks("console"))
def test_the_commands_of_an_example_work(block, tmp_path):
    for line in block.splitlines():
        assert line.startswith("$ ludoteca ")
        run(["/bin/sh", "-c", line.removeprefix("$ ")], tmp_path)


def test_the_site_is_built_and_no_link_leads_nowhere(tmp_path):
    run([sys.executable, ROOT / "docs/site/build.py", tmp_path / "site"], ROOT)
    pages = {page.name: page.read_text() for page in (tmp_path / "site").glob("*.html")}
    assert {"index.html", "play.html", "host.html", "research.html", "api.html", "changelog.html"} <= set(pages)
    for name, html in pages.items():
        for place in re.findall(r'(?:href|src)="([^"#:]*)(?:#[^"]*)?"', html):
            assert (tmp_path / "site" / (place or name)).is_file(), f"{name} leads to {place}"
        for place, part in re.findall(r'href="([^":]*)#([^"]+)"', html):
            assert f'id="{part}"' in pages[place or name], f"{name} leads to {place}#{part}"
        assert "<script>" not in html
        assert " style=" not in html
