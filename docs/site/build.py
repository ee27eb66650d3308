"""Builds the documentation as a site: `make docs`. Plain files, for a disk, for any server, and for /docs of a house.

No script stands in a page and nothing is fetched from elsewhere, so the site obeys the same content security policy as
the games; the search looks through an index that is a script of its own, which also works where files cannot fetch.
"""

from __future__ import annotations

import json
import re
import shutil
import sys
from html import escape, unescape
from pathlib import Path

from markdown_it import MarkdownIt

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))
import reference  # noqa: E402 - beside this file

DOCS = HERE.parent
ROOT = DOCS.parent
TARGET = ROOT / "src/ludoteca/server/site"
REFERENCE = HERE / "reference.py"  # no page but a program that makes one
# In the order of the menu: a page, and what the menu calls it.
PAGES = {
    DOCS / "index.md": "Ludoteca",
    DOCS / "play.md": "Play",
    DOCS / "host.md": "Host",
    DOCS / "bots.md": "Write a bot",
    DOCS / "add-a-game.md": "Write a game",
    DOCS / "research.md": "Research",
    DOCS / "ladder.md": "Strength of the bots",
    DOCS / "balance.md": "Balance",
    DOCS / "bots-tacocat.md": "The bots of Tacocat",
    DOCS / "bots-sequence.md": "The bots of Sequence",
    DOCS / "bots-revanche.md": "The bots of Revanche",
    DOCS / "bots-camisa12.md": "The bots of Camisa 12",
    DOCS / "bots-teg.md": "The bots of T.E.G.",
    DOCS / "review.md": "Review and puzzles",
    DOCS / "fair.md": "Fair dice",
    DOCS / "api.md": "API",
    REFERENCE: "Reference",
    DOCS / "actions-teg.md": "Actions of T.E.G.",
    DOCS / "architecture.md": "Architecture",
    DOCS / "benchmarks.md": "Benchmarks",
    DOCS / "load.md": "Load",
    DOCS / "histories.md": "Histories",
    DOCS / "versions.md": "Versions",
    ROOT / "CHANGELOG.md": "Changes",
}
LINK = re.compile(r'<a href="([^"]*)">(.*?)</a>', re.DOTALL)
PICTURE = re.compile(r'<img src="([^"]*)"')
HEADING = re.compile(r"<h([23])>(.*?)</h\1>", re.DOTALL)
ALIGNED = re.compile(r' style="text-align:(\w+)"')
TAG = re.compile(r"<[^>]+>")

markdown = MarkdownIt("commonmark", {"html": False}).enable(["table", "strikethrough"])


def name_of(page: Path) -> str:
    """The file of a page in the site."""
    return f"{page.stem.lower()}.html"


def anchor(heading: str) -> str:
    """What stands after # in the address of a heading."""
    return re.sub(r"[^\w]+", "-", plain(heading).lower()).strip("-")


def plain(html: str) -> str:
    """The words of a piece of HTML."""
    return " ".join(unescape(TAG.sub(" ", html)).split())


def anchored(html: str) -> str:
    """The same with an address for every heading."""
    return HEADING.sub(lambda found: f'<h{found[1]} id="{anchor(found[2])}">{found[2]}</h{found[1]}>', html)


def rendered(page: Path, target: Path) -> str:
    """A page's own part: links lead to pages of the site, what lies elsewhere in the sources is only named."""
    if page == REFERENCE:
        return anchored(reference.page())
    html = str(markdown.render(page.read_text(encoding="utf-8")))

    def linked(found: re.Match[str]) -> str:
        place, _, part = found[1].partition("#")
        if found[1].startswith(("http:", "https:", "#")):
            return found[0]
        whither = (page.parent / place).resolve()
        if whither in PAGES:
            return f'<a href="{name_of(whither)}{"#" + part if part else ""}">{found[2]}</a>'
        if not whither.exists():
            raise SystemExit(f"{page.name} leads to {found[1]}, which is not there")
        return found[2]

    def pictured(found: re.Match[str]) -> str:
        source = (page.parent / found[1]).resolve()
        if not source.is_file():
            raise SystemExit(f"{page.name} shows {found[1]}, which is not there")
        (target / "pictures").mkdir(exist_ok=True)
        shutil.copy(source, target / "pictures")
        return f'<img loading="lazy" src="pictures/{source.name}"'

    html = ALIGNED.sub(r' class="\1"', html)  # the policy forbids styles in a page
    html = PICTURE.sub(pictured, LINK.sub(linked, html))
    html = anchored(html)
    framed = '<div class="wide" role="region" tabindex="0" aria-label="Table"><table>'
    return html.replace("<table>", framed).replace("</table>", "</table></div>")


def indexed(page: Path, html: str) -> list[dict[str, str]]:
    """What the search knows of a page: a part for each heading."""
    title, *parts = re.split(r"(?=<h[23] id=)", html)
    found = [{"page": PAGES[page], "title": PAGES[page], "at": name_of(page), "text": plain(title)}]
    for part in parts:
        head = re.match(r'<h[23] id="([^"]*)">(.*?)</h[23]>', part, re.DOTALL)
        if head is not None:
            text = plain(part[head.end() :])
            found.append(
                {"page": PAGES[page], "title": plain(head[2]), "at": f"{name_of(page)}#{head[1]}", "text": text}
            )
    return found


def build(target: Path = TARGET) -> None:
    """Write the site anew."""
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    frame = (HERE / "page.html").read_text(encoding="utf-8")
    index: list[dict[str, str]] = []
    for page, title in PAGES.items():
        html = rendered(page, target)
        index += indexed(page, html)
        here = ' aria-current="page"'
        menu = "".join(
            f'<li><a href="{name_of(one)}"{here if one == page else ""}>{escape(name)}</a></li>'
            for one, name in PAGES.items()
        )
        whole = frame.replace("{title}", escape(title)).replace("{menu}", menu).replace("{page}", html)
        (target / name_of(page)).write_text(whole, encoding="utf-8")
    words = json.dumps(index, ensure_ascii=False, separators=(",", ":"))
    (target / "index.js").write_text(f"const INDEX = {words};\n", encoding="utf-8")
    for name in ("site.css", "search.js"):
        shutil.copy(HERE / name, target)


if __name__ == "__main__":
    build(*map(Path, sys.argv[1:]))
