"""The rules of a game as a page: Markdown of its folder (`rulebook/<language>.md`) becomes sections of safe HTML.

Whatever a stranger's file says, it is text: HTML in it is shown, not run.
"""

from __future__ import annotations

import re
from functools import lru_cache
from html import escape
from pathlib import Path

import msgspec
from markdown_it import MarkdownIt

RULE = r"[A-Z]{1,3}\d+(?:\.\d+)?[a-z]?"
MARK = re.compile(rf" ?&lt;sup&gt;({RULE}(?: {RULE})*)&lt;/sup&gt;")
BLOCK = re.compile(r"(?=<(?:p|li|td)[ >])")
ROW = re.compile(r"<td>([A-Z]\d+)(?=[ <])")
HEADING = re.compile(r"^## ", re.MULTILINE)

markdown = MarkdownIt("commonmark", {"html": False}).enable(["table", "strikethrough"])


class Section(msgspec.Struct, frozen=True):
    """A part of the rules: its heading ("" for what stands before the first), and its text as HTML."""

    title: str
    html: str


def languages(folder: Path) -> list[str]:
    """The languages in which a game's folder has its rules."""
    return sorted(path.stem for path in (folder / "rulebook").glob("*.md"))


def rulebook(folder: Path, language: str) -> list[Section]:
    """The rules, a section for each heading of the second level; [] if they are not written in this language."""
    path = folder / "rulebook" / f"{language}.md"
    return _sections(path, path.stat().st_mtime_ns) if path.is_file() else []


@lru_cache(maxsize=128)
def _sections(path: Path, changed: int) -> list[Section]:
    del changed  # a part of the cache's key
    return [_section(part, place) for place, part in enumerate(HEADING.split(path.read_text(encoding="utf-8")))]


def _section(text: str, place: int) -> Section:
    title, _, body = text.partition("\n")
    title = title.removeprefix("# ").strip()
    return Section(title if place else "", _numbered(_scrolling(str(markdown.render(body)), title)))


def _scrolling(html: str, title: str) -> str:
    """A wide table scrolls in a frame of its own, which the keyboard reaches."""
    frame = f'<div class="wide" role="region" tabindex="0" aria-label="{escape(title)}">'
    return html.replace("<table>", f"{frame}<table>").replace("</table>", "</table></div>")


def _numbered(html: str) -> str:
    """The numbers of rules stand at the end of their block: `<sup>P2 K2.5</sup>`.

    On the page they are a small mark at the margin, which comes first in the block, and the place that "Why?" jumps to.
    """
    return ROW.sub(r'<td data-rule="\1">\1', "".join(_marked(block) for block in BLOCK.split(html)))


def _marked(block: str) -> str:
    rules = [rule for found in MARK.finditer(block) for rule in found[1].split()]
    if not rules or not block.startswith("<"):
        return block
    marks = " ".join(f'<span data-rule="{rule}">{rule}</span>' for rule in rules)
    tag, _, body = MARK.sub("", block).partition(">")
    return f'{tag}><span class="marks">{marks}</span>{body}'
