"""What is served of a stranger's folder: the files of its board, its rules as text, and nothing else."""

import httpx
import pytest

from ludoteca.authoring.new import write
from ludoteca.engine import catalogue
from ludoteca.server.http.rulebook import rulebook
from tests.server.nodes import Node


@pytest.fixture
def home(tmp_path, monkeypatch):
    folder = write("pebbles", tmp_path) / "pebbles"
    (folder / "board/art").mkdir(parents=True)
    (folder / "board/board.js").write_text("export const mount = () => ({});")
    (folder / "board/art/stone.svg").write_text("<svg/>")
    (folder / "board/notes.txt").write_text("not for browsers")
    (folder / "secret.js").write_text("not for browsers")
    (folder / "board/way-out.js").symlink_to(folder / "secret.js")
    monkeypatch.setenv(catalogue.FOLDERS, str(folder))
    catalogue.shelf.cache_clear()
    yield folder
    catalogue.shelf.cache_clear()


@pytest.fixture
def url(home, tmp_path):
    assert home.is_dir()
    with Node(tmp_path / "data") as node:
        yield node.url


def test_a_board_of_a_folder_is_served_with_its_kind_and_the_security_policy(url):
    (game,) = [game for game in httpx.get(f"{url}/api/games", timeout=60).json() if game["name"] == "pebbles"]
    assert game["board_style"] == ""
    answer = httpx.get(url + game["board"])
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    assert httpx.get(f"{url}/api/games/pebbles/board/art/stone.svg").headers["content-type"] == "image/svg+xml"


@pytest.mark.parametrize(
    "path",
    ["notes.txt", "../secret.js", "..%2Fsecret.js", "way-out.js", "none.js", "art", "../../pyproject.toml", "a%00.js"],
)
def test_no_other_file_of_a_folder_is_served(url, path):
    answer = httpx.get(f"{url}/api/games/pebbles/board/{path}")
    assert answer.status_code == 404
    assert answer.json()["sentence"]


def test_rules_of_a_stranger_are_text(home):
    page = (
        "# T\n\n<script>alert(1)</script> [go](javascript:alert(1)) <sup>M1</sup>\n\n## A & B\n| a |\n|---|\n| M2 b |\n"
    )
    (home / "rulebook/en.md").write_text(page)
    first, second = rulebook(home, "en")
    assert "<script" not in first.html
    assert 'href="javascript' not in first.html
    assert '<span data-rule="M1">M1</span>' in first.html
    assert (second.title, 'aria-label="A &amp; B"' in second.html) == ("A & B", True)
    assert 'data-rule="M2"' in second.html
    assert rulebook(home, "xx") == []
