"""Each level beats the one below, in each game: fixed deals, simulations and not seconds. docs/ladder.md has the figures."""

import pytest

from ludoteca.engine.source import compiled
from ludoteca.lab.ladder import RUNGS, below, compared

pytestmark = pytest.mark.skipif(not compiled(), reason="interpreted it is the same play, but far slower")
DEALS = {"normal": 40, "hard": 12, "master": 12}
SIMULATIONS = 60
STEPS = [
    (rung, level)
    for rung in RUNGS
    if rung.title in ("Tacocat", "Sequence, 2", "Revanche, 3rd division", "Camisa 12 without teams")
    for level in DEALS
]


@pytest.mark.parametrize(("rung", "level"), STEPS, ids=[f"{rung.title}, {level}" for rung, level in STEPS])
def test_a_level_beats_the_one_below(rung, level):
    assert compared(rung, level, below(level), DEALS[level], SIMULATIONS).share > 0.5
