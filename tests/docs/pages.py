"""The examples of the documentation: every fenced block of every page, and how it is held to the truth.

The word behind a fence says what becomes of the block:

    python     is run as it stands, in a Python of its own
    console    is run as it stands, line by line after `$ `, in an empty folder
    text       is a picture or what a program said; no command stands in it
    others     and pages whose examples need more than an empty folder are run by the tests that CLAIMED names
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
# Which tests run the blocks of a page in a language, step by step.
CLAIMED = {
    ("README.md", "sh"): "tests/docs/test_commands.py",
    ("CONTRIBUTING.md", "sh"): "tests/docs/test_commands.py",
    ("add-a-game.md", "console"): "tests/authoring/test_docs.py",
    ("add-a-game.md", "python"): "tests/docs/test_add_a_game.py",
    ("add-a-game.md", "ftl"): "tests/docs/test_add_a_game.py",
    ("add-a-game.md", "js"): "tests/web/test_strangers.py",
    ("bots.md", "console"): "tests/server/test_bot_program.py",
    ("bots.md", "python"): "tests/server/test_bot_program.py",
    ("bots-camisa12.md", "console"): "tests/docs/test_commands.py",
    ("bots-revanche.md", "console"): "tests/docs/test_commands.py",
    ("bots-sequence.md", "console"): "tests/docs/test_commands.py",
    ("bots-tacocat.md", "console"): "tests/docs/test_commands.py",
    ("fair.md", "json"): "tests/engine/test_second_verifier.py",
    ("host.md", "console"): "tests/docs/test_host.py",
    ("host.md", "ini"): "tests/docs/test_host.py",
    ("play.md", "sh"): "tests/package/test_wheel.py",
    ("research.md", "sh"): "tests/research/test_train_ppo.py",
}


class Block(NamedTuple):
    """One fenced block."""

    page: str
    number: int
    language: str
    text: str

    @property
    def name(self) -> str:
        """What a test calls it."""
        return f"{self.page}-{self.number}"

    @property
    def commands(self) -> list[str]:
        """The lines of a console, each without its `$ `."""
        lines = self.text.splitlines()
        assert all(line.startswith("$ ") for line in lines), f"{self.name}: a line of a console starts with `$ `"
        return [line.removeprefix("$ ") for line in lines]


BLOCKS = [
    Block(page.name, number, language, text)
    for page in PAGES
    for number, (language, text) in enumerate(FENCE.findall(page.read_text(encoding="utf-8")))
]


def of(page: str, language: str) -> list[Block]:
    """The blocks of a page in a language, in their order."""
    return [block for block in BLOCKS if (block.page, block.language) == (page, language)]


def unclaimed(language: str) -> list[Block]:
    """The blocks in a language that no test of their own runs."""
    return [block for block in BLOCKS if block.language == language and (block.page, language) not in CLAIMED]
