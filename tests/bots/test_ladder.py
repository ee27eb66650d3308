"""Each level beats the one below: fixed deals, simulations and not seconds. docs/ladder.md has the figures."""

import pytest

from ludoteca.engine.source import compiled
from ludoteca.lab.ladder import RUNGS, below, compared

pytestmark = pytest.mark.skipif(not compiled(), reason="interpreted it is the same play, but far slower")

STEPS = [
    ("Tacocat", "normal", 30, 1),
    ("Tacocat", "hard", 20, 100),
    ("Tacocat", "master", 10, 40),
    ("Sequence, 2", "normal", 30, 1),
    ("Revanche, 3rd division", "normal", 40, 1),
    ("Revanche, 3rd division", "hard", 20, 100),
    ("Camisa 12 without teams", "normal", 20, 1),
]


@pytest.mark.parametrize(("title", "level", "deals", "simulations"), STEPS)
def test_a_level_beats_the_one_below(title, level, deals, simulations):
    rung = next(one for one in RUNGS if one.title == title)
    assert compared(rung, level, below(level), deals, simulations).share > 0.5
