"""The documentation as a site: it is built, and leads somewhere."""

import re
import subprocess
import sys

from docs.site import reference
from tests.docs.pages import ROOT


def test_the_site_is_built_and_no_link_leads_nowhere(tmp_path):
    subprocess.run([sys.executable, ROOT / "docs/site/build.py", tmp_path / "site"], cwd=ROOT, check=True)
    pages = {page.name: page.read_text() for page in (tmp_path / "site").glob("*.html")}
    assert {"index.html", "play.html", "host.html", "research.html", "api.html", "changelog.html"} <= set(pages)
    for name, html in pages.items():
        for place in re.findall(r'(?:href|src)="([^"#:]*)(?:#[^"]*)?"', html):
            assert (tmp_path / "site" / (place or name)).is_file(), f"{name} leads to {place}"
        for place, part in re.findall(r'href="([^":]*)#([^"]+)"', html):
            assert f'id="{part}"' in pages[place or name], f"{name} leads to {place}#{part}"
        assert "<script>" not in html
        assert " style=" not in html
    told = pages["reference.html"]
    for one in reference.names():
        assert re.search(rf"<dt><code>(class )?{one.name}\b", told), f"{one.module}.{one.name}"


def test_every_page_of_the_documentation_is_in_the_site():
    built = (ROOT / "docs/site/build.py").read_text()
    assert [page.name for page in (ROOT / "docs").glob("*.md") if f'"{page.name}"' not in built] == []


def test_every_picture_and_page_that_the_readme_names_is_there():
    text = (ROOT / "README.md").read_text()
    named = [place for place in re.findall(r"\]\(([^)]+)\)", text) if not place.startswith("http")]
    assert [place for place in named if not (ROOT / place).exists()] == []
    films = [place for place in named if place.endswith(".webp")]
    assert len(films) == 5
    assert [film for film in films if (ROOT / film).stat().st_size > 2_000_000] == []
