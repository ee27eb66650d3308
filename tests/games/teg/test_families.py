"""The table of actions: ids, typed actions, sentences and the page of documentation follow from it."""

import pytest

from ludoteca.engine.words import LANGUAGES, Words
from ludoteca.games.teg.actions import TYPED
from ludoteca.games.teg.families import FAMILIES, FAMILY_OF, STARTS
from ludoteca.games.teg.world.data import PHASE
from tests.games.teg import action_table
from tests.games.teg.table import GAME


@pytest.mark.parametrize("place", range(len(FAMILIES)), ids=[family.name for family in FAMILIES])
def test_a_row_has_as_many_typed_actions_as_it_says_each_with_a_sentence_of_the_row(place):
    family = FAMILIES[place]
    typed = [GAME.action(number) for number in range(STARTS[place], STARTS[place + 1])]
    assert typed == TYPED[family.name]
    assert len(typed) == family.many
    assert {str(type(action).__struct_config__.tag) for action in typed} == set(family.sentences)
    assert {FAMILY_OF[number] for number in range(STARTS[place], STARTS[place + 1])} == {place}
    for language in LANGUAGES:
        assert all(Words(GAME, language).has(f"action-{sentence}") for sentence in family.sentences)


def test_every_typed_action_belongs_to_a_row_and_every_step_offers_something():
    assert list(TYPED) == [family.name for family in FAMILIES]
    assert len(GAME.actions) == STARTS[-1] == len(FAMILY_OF)
    offered = {step for family in FAMILIES for step in family.when.split()}
    assert set(PHASE) - offered == {"over"}


def test_the_page_of_actions_is_made_from_the_table():
    said = action_table.PAGE.read_text(encoding="utf-8")
    assert said == action_table.page(), "run `python -m tests.games.teg.action_table`"
