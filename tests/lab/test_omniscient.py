"""How much knowing more would win: in games of hidden hands, who sees everything hardly ever loses."""

import pytest

from ludoteca.engine.source import compiled
from ludoteca.lab.ladder import rung_of
from ludoteca.lab.omniscient import SEEDS, won

pytestmark = pytest.mark.skipif(not compiled(), reason="interpreted it is the same play, but far slower")
DEALS = 10


def shares(title, way):
    return sum(won(rung_of(title), SEEDS + number, 40, way, "normal") for number in range(DEALS)) / DEALS


def test_whoever_sees_the_rivals_hand_wins_more():
    assert shares("Tacocat", "hands") > shares("Tacocat", "guesses") + 0.1


def test_a_seer_who_knows_the_pile_too_hardly_ever_loses():
    assert shares("Sequence, 2", "all") >= 0.8
