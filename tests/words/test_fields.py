"""Whoever looks at one of our games on the plain board reads words of their own language, not names of fields."""

import json
import re

import pytest

import ludoteca
from ludoteca.engine.conformance.sentences import field_keys
from ludoteca.engine.words import LANGUAGES, keys
from tests.words.catalogues import GAMES

TOLD = {"field-seat", "field-waiting", "field-invited"}  # of the view itself: the page tells them


def shown(game):
    """The types that a view is made of."""
    types = game.schema()["components"]["schemas"]
    found, ahead = {}, ["View"]
    while ahead:
        name = ahead.pop()
        if name not in found:
            found[name] = types[name]
            ahead += re.findall(r'"#/components/schemas/([^"]+)"', json.dumps(types[name]))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_field_and_word_of_a_view_has_a_name(name, language):
    game = ludoteca.game(name)
    there = set(keys(game.text, language))
    missing = field_keys(shown(game)) - TOLD - there
    assert not {key for key in missing if not is_named(key, there)}


def is_named(key, there):
    """Is it a word that has its name for all fields: `field-colour-red` is `name-red`?"""
    return any(f"name-{key[dash.end() :]}" in there for dash in re.finditer("-", key))
