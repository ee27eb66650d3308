"""Chance favours nobody: what it gave adds up to nothing over many matches."""

import math

import pytest

from ludoteca.engine.source import compiled
from ludoteca.review import Effort, review
from tests.review.test_review import played

pytestmark = pytest.mark.skipif(not compiled(), reason="interpreted it is the same search, but far slower")

EFFORT = Effort(position=8, outcome=6, worlds=6)


@pytest.mark.parametrize("name", ["tacocat", "revanche"])
def test_luck_adds_up_to_nothing_for_each_seat(name):
    matches = 60
    luck = [review(played(name, seed=seed).log, seats=[], effort=EFFORT).accounts for seed in range(matches)]
    for side in (0, 1):
        gave = [accounts[side].luck for accounts in luck]
        mean = sum(gave) / matches
        error = math.sqrt(sum((one - mean) ** 2 for one in gave) / (matches * (matches - 1)))
        assert abs(mean) < 3.5 * error
        assert error < 0.1
