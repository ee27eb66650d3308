"""The catalogues of the interface: the same keys in three languages, each one used, none missing."""

import re
from pathlib import Path

import pytest

import ludoteca
from ludoteca.engine.words import LANGUAGES, keys

WEB = Path(__file__).parents[2] / "web/src"
SOURCES = {path: path.read_text() for path in [*WEB.rglob("*.svelte"), *WEB.rglob("*.ts"), *WEB.rglob("*.json")]}
EVERYTHING = "\n".join(SOURCES.values())


def said(prefix):
    """The keys that the sources name: whole ones, and the beginnings of those that are put together."""
    whole = set(re.findall(rf"['\"`]({prefix}[a-z0-9-]*[a-z0-9])['\"`]", EVERYTHING))
    begun = set(re.findall(rf"`({prefix}[a-z0-9-]*-)\$\{{", EVERYTHING))
    return whole, begun


def test_three_languages_have_the_same_keys():
    english = keys(WEB / "text", "en")
    assert len(english) == len(set(english))
    for language in LANGUAGES:
        assert keys(WEB / "text", language) == english


def test_every_sentence_of_the_interface_is_used():
    whole, begun = said("")
    unused = [key for key in keys(WEB / "text", "en") if key not in whole and not key.startswith(tuple(begun))]
    # a bot is called by its level, and a chair's name is its key
    assert [key for key in unused if not key.startswith("bot-")] == []


def test_every_sentence_that_is_named_exists():
    there = set(keys(WEB / "text", "en"))
    named = set(re.findall(r"\bt\(\s*'([a-z0-9-]+)'", EVERYTHING))
    assert named - there == set()


@pytest.mark.parametrize("game", sorted(ludoteca.games()))
def test_the_words_of_a_board_are_used_and_there(game):
    board = "\n".join(text for path, text in SOURCES.items() if path.is_relative_to(WEB / "games" / game))
    there = {key for key in keys(ludoteca.game(game).text, "en") if key.startswith("board-")}
    named = set(re.findall(r"(?<![a-z0-9-])board-[a-z0-9-]*[a-z0-9](?![a-z0-9-])", board))
    begun = re.findall(r"`(board-[a-z0-9-]*)\$\{", board)
    assert named - there == set()
    assert [
        key for key in sorted(there - named) if not any(re.fullmatch(f"{start}[a-z0-9-]+", key) for start in begun)
    ] == []


def test_no_component_holds_a_style_attribute():
    """The content security policy would drop it."""
    assert [path.name for path, text in SOURCES.items() if re.search(r"\sstyle=[\"{]", text)] == []
