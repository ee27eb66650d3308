"""Rules pages speak to players; a rule's number is only a mark at the end of its block, and "Why?" always finds it."""

import re

import pytest

import ludoteca
from ludoteca.engine.words import LANGUAGES
from tests.words.catalogues import GAMES, ROOT

SPELT = {1: ("uma", "una", "one", "One"), 3: ("três", "tres", "three")}
RULE = r"[A-Z]{1,3}\d+(?:\.\d+)?[a-z]?"
MARK = re.compile(rf"<sup>({RULE}(?: {RULE})*)</sup>(?= ?\|?$)", re.MULTILINE)
UNITS = {
    "minutes": {"pt": "minutos", "es": "minutos", "en": "minutes"},
    "hours": {"pt": "horas", "es": "horas", "en": "hours"},
}


def read(game, language):
    return (ROOT / f"src/ludoteca/games/{game}/rulebook/{language}.md").read_text(encoding="utf-8")


EVERY = [(game, language) for game in GAMES for language in LANGUAGES]


def marks(page):
    """The rules of each block that has a mark."""
    return [set(found[1].split()) for found in MARK.finditer(page)]


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_no_number_of_a_rule_stands_in_the_running_text(game, language):
    assert re.findall(rf"<sup>|\({RULE}[,)]", MARK.sub("", read(game, language))) == []


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_why_finds_every_rule_that_a_refusal_names(game, language):
    page = read(game, language)
    marked = set().union(*marks(page), re.findall(r"^\| ([A-Z]\d+)(?= )", page, re.MULTILINE))
    cited = {refusal.rule for refusal in ludoteca.game(game).refusals if refusal.rule}
    assert cited - marked == set()


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_three_languages_tell_the_same_rules(game, language):
    page, english = read(game, language), read(game, "en")
    assert marks(page) == marks(english)
    assert page.count("\n## ") == english.count("\n## ")


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_the_page_and_the_shelf_tell_the_same_length(game, language):
    fewest, most = ludoteca.game(game).minutes
    unit, size = ("minutes", 1) if fewest < 60 else ("hours", 60)
    shortest, longest = (f"(?:{'|'.join([str(n), *SPELT.get(n, ())])})" for n in (fewest // size, most // size))
    numbers = shortest if fewest == most else rf"{shortest}\W+(?:\w+\W+)?{longest}"
    assert re.search(rf"\b{numbers} {UNITS[unit][language]}\b", read(game, language).partition("## ")[0])
