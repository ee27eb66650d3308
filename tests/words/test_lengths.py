"""What fits a phone: a lesson's step under 160 characters, an action under 60.

An action of T.E.G. that names a player and two places has its own line in a dialog, and 100.
"""

import re

import pytest

import ludoteca
from ludoteca.engine.words import LANGUAGES, Words
from tests.words.catalogues import GAMES

LESSON, ACTION, WORDY_ACTION = 160, 60, 100
WORDY = re.compile(r"propose-|cancel-|launch-at|regroup-all")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_the_steps_of_a_lesson_are_short(name, language):
    game = ludoteca.game(name)
    words = Words(game, language)
    lengths = {key: len(words.say(key, {})) for key in game.lesson.keys()}  # noqa: SIM118 - a method of the lesson
    assert {key: length for key, length in lengths.items() if length >= LESSON} == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_actions_are_short(name, language):
    game = ludoteca.game(name)
    words = Words(game, language)
    long = set()
    for action in game.actions:
        limit = WORDY_ACTION if WORDY.match(str(action.__struct_config__.tag)) else ACTION
        if len(words.action(action)) >= limit:
            long.add(words.action(action))
    assert long == set()
