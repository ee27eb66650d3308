"""What a notice says of who else plays: names as people list them, and nothing where there is nobody."""

from types import SimpleNamespace

import pytest

from ludoteca.server.notices.letters import message

KINDS = ("turn", "over", "asked", "invited", "round", "plan")
LANGUAGES = ("pt", "es", "en")


def told(kind, language, who):
    notice = SimpleNamespace(kind=kind, match="m", facts={"game": "tacocat", "who": who})
    return message([notice], language, "https://games.example").text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_against_bots_alone_a_notice_names_nobody(kind, language):
    text = told(kind, language, [])
    assert text.startswith("Tacocat: ")
    assert text.endswith(".")
    assert not any(sign in text for sign in "()–")


@pytest.mark.parametrize(("language", "people"), [("pt", "Ana e Rui"), ("es", "Ana y Rui"), ("en", "Ana and Rui")])
@pytest.mark.parametrize("kind", KINDS)
def test_people_are_listed_as_the_language_does(kind, language, people):
    assert people in told(kind, language, ["Ana", "Rui"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_row_that_an_older_node_noted_is_told_too(language):
    assert "Ana, Rui" in told("turn", language, "Ana, Rui")
    assert told("turn", language, "") == told("turn", language, [])
