"""Where games come from: folders that a host names, packages, and what is said of those that cannot be offered."""

import shutil
import sys
from pathlib import Path

import pytest

from ludoteca.engine import catalogue
from ludoteca.engine.catalogue import FOLDERS, game_folders, games, named, problems
from ludoteca.engine.conformance import examine
from ludoteca.engine.cover import LARGEST, BadCover, cover, drawn, hues, read
from ludoteca.engine.values import UnknownGame
from tests.engine.broken import honest

CONNECT_FOUR = Path(__file__).parents[2] / "examples/connect_four"


@pytest.fixture
def offer(tmp_path, monkeypatch):
    """Offers folders, each made of Connect Four by a change, as a host would with --games; gives their home."""
    modules = set()
    before = set(sys.modules)  # a folder may be called like a module that everybody needs

    def made(name, change=lambda folder: None):
        folder = tmp_path / "games" / name
        shutil.copytree(CONNECT_FOUR, folder, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
        source = folder / "__init__.py"
        source.write_text(source.read_text().replace('"connect_four"', f'"{name}"'))
        change(folder)
        modules.add(name)
        monkeypatch.setenv(FOLDERS, str(tmp_path / "games"))
        catalogue.shelf.cache_clear()
        return folder

    yield made
    catalogue.shelf.cache_clear()
    for name in [name for name in sys.modules if name.partition(".")[0] in modules and name not in before]:
        del sys.modules[name]


def edit(name, old, new):
    def change(folder):
        path = folder / name
        assert old in path.read_text()
        path.write_text(path.read_text().replace(old, new))

    return change


def test_a_folder_of_games_is_offered_beside_ours(offer):
    offer("four_in_a_row")
    offer("four_again")
    assert {"four_in_a_row", "four_again", "tacocat"} <= set(games())
    assert named("four_in_a_row").title == "Connect Four"
    assert problems() == []


def test_tools_and_tests_beside_a_game_are_no_games(offer):
    home = offer("four_in_a_row").parent
    (home / "tests").mkdir()
    (home / "tests/__init__.py").write_text("raise SystemExit")
    assert [folder.name for folder in game_folders(home)] == ["four_in_a_row"]
    assert catalogue.game(str(home)).name == "four_in_a_row"


@pytest.mark.parametrize(
    ("name", "change", "words"),
    [
        ("broken_a", edit("rules.py", "class ConnectFour", "class class"), "SyntaxError"),
        ("broken_b", edit("__init__.py", "from . import rules", "import os; os.no_such"), "AttributeError"),
        ("broken_c", edit("__init__.py", "GAME = ConnectFour()", "raise SystemExit(3)"), "SystemExit"),
        ("broken_d", edit("__init__.py", "GAME = ConnectFour()", "GAME = 7"), "holds no game called GAME"),
        ("shapeless", edit("__init__.py", "    shapes = SHAPES\n", ""), "the game has no shapes"),
        ("broken_e", edit("__init__.py", '"broken_e"', '"teg"'), "calls itself 'teg'"),
        ("broken_f", edit("__init__.py", "    version = 1\n", ""), "has no version"),
        ("broken_g", edit("__init__.py", "seats = (2,)", "seats = ()"), "for no seats"),
        ("broken_h", lambda folder: (folder / "text/es.ftl").unlink(), "es.ftl is missing"),
        ("json", lambda folder: None, "another module is called json"),
        ("tacocat", lambda folder: None, "another game called 'tacocat'"),
        ("Broken-I", lambda folder: None, "small letters"),
    ],
)
def test_what_cannot_be_offered_is_left_out_and_says_why_in_one_sentence(offer, name, change, words):
    offer(name, change)
    before = {"tacocat", "sequence", "revanche", "camisa12", "teg"}
    assert set(games()) == before
    (problem,) = problems()
    assert words in problem
    assert "\n" not in problem
    assert named("tacocat").title == "Tacocat"


def test_a_folder_without_games_says_so(tmp_path, monkeypatch):
    monkeypatch.setenv(FOLDERS, str(tmp_path))
    catalogue.shelf.cache_clear()
    assert "holds no game" in problems()[0]
    monkeypatch.undo()
    catalogue.shelf.cache_clear()


def test_a_changed_folder_is_read_again_and_a_broken_one_leaves_the_last_good_one(offer):
    folder = offer("four_in_a_row")
    first = named("four_in_a_row")
    edit("__init__.py", 'title = "Connect Four"', 'title = "Connect Five"')(folder)
    assert named("four_in_a_row") is first
    assert catalogue.reload("four_in_a_row").title == "Connect Five"
    edit("__init__.py", 'title = "Connect Five"', 'title = = "Nine"')(folder)
    with pytest.raises(UnknownGame, match=r"SyntaxError.*line 1\d"):
        catalogue.reload("four_in_a_row")
    assert named("four_in_a_row").title == "Connect Five"
    assert "four_in_a_row.rules" in sys.modules, "what is loaded later is still the last good one's"
    edit("__init__.py", "title = = ", "title = ")(folder)
    assert catalogue.reload("four_in_a_row").title == "Nine"


# ---- covers

PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z" fill="url(#a)"/>{}</svg>'


@pytest.mark.parametrize(
    ("source", "words"),
    [
        (PICTURE.format("<script>alert(1)</script>"), "<script>"),
        (PICTURE.format('<path onload="alert(1)" d=""/>'), "onload"),
        (PICTURE.format('<rect fill="url(https://elsewhere/x)"/>'), "https"),
        (PICTURE.format('<image href="https://elsewhere/x.png"/>'), "<image>"),
        (PICTURE.format("<foreignObject/>"), "foreignObject"),
        (PICTURE.format('<html xmlns="http://www.w3.org/1999/xhtml"/>'), "html"),
        (PICTURE.format("<style>@import 'https://elsewhere/x.css'</style>"), "an address"),
        ('<!DOCTYPE svg [<!ENTITY a "aaaa">]>' + PICTURE.format(""), "entities"),
        (PICTURE.format("<g>"), "no XML"),
        ("<svg/>", "no SVG"),
        (PICTURE.format("<!--" + "x" * LARGEST + "-->"), "bytes"),
    ],
)
def test_a_cover_that_is_more_than_a_picture_is_not_shown(tmp_path, source, words):
    path = tmp_path / "cover.svg"
    path.write_text(source)
    with pytest.raises(BadCover, match=words):
        read(path)


def test_a_bad_cover_is_named_by_the_kit_and_replaced_by_the_house(offer):
    folder = offer("four_in_a_row", lambda folder: (folder / "cover.svg").write_text("<svg/>"))
    game = named("four_in_a_row")
    assert cover(game) == drawn(game)
    (finding,) = examine(str(folder), checks=["shelf"]).findings
    assert not finding.passed
    assert "no SVG" in finding.text
    (folder / "cover.svg").write_text(PICTURE.format(""))
    assert cover(game) == PICTURE.format("").encode()


def test_a_drawn_cover_is_a_picture_in_the_colours_of_the_name(tmp_path):
    picture = drawn(honest.GAME)
    (tmp_path / "cover.svg").write_bytes(picture)
    assert read(tmp_path / "cover.svg") == picture
    assert hues(honest.GAME)[0] in picture.decode()


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"minutes": (20, 10)}, "minutes"),
        ({"weight": 7}, "weight"),
        ({"hues": ("red", "#101010")}, "hues"),
        ({"usual_seats": 5}, "usual_seats"),
        ({"passages": {"nonsense": "1"}}, "nonsense"),
    ],
)
def test_what_the_shelf_cannot_say_is_named_by_the_kit(wrong, words):
    game = type("Wrong", (type(honest.GAME),), wrong)()
    (finding,) = examine(game, checks=["shelf"]).findings
    assert not finding.passed
    assert words in finding.text
