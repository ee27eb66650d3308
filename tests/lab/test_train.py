"""Training: it learns something, is left and taken up again, and says where it cannot."""

import pytest

from ludoteca import game
from ludoteca.engine.net import read
from ludoteca.engine.source import compiled
from ludoteca.engine.values import LudotecaError
from ludoteca.lab.train import Plan, Training

pytestmark = pytest.mark.skipif(not compiled(), reason="interpreted it is the same course, but far slower")


def plan(**changes):
    of = game("tacocat")
    few = {"generations": 2, "episodes": 300, "matches": 5, "wide": 8, "narrow": 4}
    return of, Plan(2, of.check(2), **few | changes)


def test_a_course_that_was_left_goes_on_to_the_same_end(tmp_path):
    of, whole = plan()
    told = []
    Training(of, whole, tmp_path / "whole").run(told.append)
    Training(of, whole._replace(generations=1), tmp_path / "parts").run(told.append)
    Training(of, whole, tmp_path / "parts").run(told.append)
    assert [one.number for one in told] == [0, 1, 0, 1]
    assert told[:2] == told[2:]
    curves = [(tmp_path / name / "curve.json").read_bytes() for name in ("whole", "parts")]
    assert curves[0] == curves[1]


def test_it_learns_to_foresee_the_end_of_a_round(tmp_path):
    of, more = plan(generations=1, episodes=3000, epochs=15)
    Training(of, more, tmp_path).run(lambda one: None)
    first = Training(of, more, tmp_path).history[0]
    assert first.error < 0.23  # knowing nothing is 0.25
    if first.kept:
        assert read(tmp_path / "net.bin").inputs == of.insight(2, of.check(2)).inputs


def test_a_game_without_a_network_says_so(tmp_path):
    of = game("teg")
    with pytest.raises(LudotecaError, match="no network"):
        Training(of, Plan(2, of.check(2)), tmp_path)
