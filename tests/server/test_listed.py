"""The actions in a frame: all ids of a decision, each under its kind; where they are too many, the longest as a number."""

import pytest

from ludoteca.engine.catalogue import games, named
from ludoteca.server.tables.seatview import LISTED, grouped, of_kind


@pytest.mark.parametrize("name", sorted(games()))
@pytest.mark.parametrize("step", [1, 2, 7, 50])
def test_every_action_stands_under_its_kind_or_is_counted(name, step):
    game = named(name)
    legal = list(range(step // 2, len(game.actions), step))
    listed = grouped(game, legal)
    shown = [number for numbers in listed.values() if isinstance(numbers, list) for number in numbers]
    assert len(shown) <= LISTED
    for kind, numbers in listed.items():
        assert of_kind(game, legal, kind) == numbers or len(of_kind(game, legal, kind)) == numbers
    assert {game.action(number).__struct_config__.tag for number in legal} == set(listed)
    if len(legal) <= LISTED:
        assert sorted(shown) == legal


def test_a_decision_without_actions_lists_none():
    assert grouped(named("sequence"), []) == {}
