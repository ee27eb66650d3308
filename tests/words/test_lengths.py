"""What fits a phone: a lesson's step under 160 characters, an action under 60."""

import pytest

import ludoteca
from ludoteca.engine.words import LANGUAGES, Words
from tests.words.catalogues import GAMES

LESSON, ACTION = 160, 60


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
    said = {words.action(action) for action in game.actions}
    assert [sentence for sentence in said if len(sentence) >= ACTION] == []
