"""Arenas: rotating seats, shared first places, honest intervals."""

import pytest

from ludoteca import game
from ludoteca.lab.arena import compete, wilson
from ludoteca.lab.measure import ours, rate


def test_equal_bots_share_the_wins():
    tally = compete(game("tacocat"), ["random", "random"], 300, seed=5)
    assert sum(standing.wins for standing in tally.standings) == 300
    low, high = tally.standings[0].interval[1:]
    assert low < 0.5 < high


def test_the_same_seed_gives_the_same_tally():
    assert compete(game("tacocat"), ["normal", "easy"], 20) == compete(game("tacocat"), ["normal", "easy"], 20)


def test_draws_are_shared():
    tally = compete(game("examples/connect_four"), ["easy", "easy"], 30)
    assert sum(standing.wins for standing in tally.standings) == pytest.approx(30)


@pytest.mark.parametrize(("wins", "matches"), [(0, 10), (10, 10), (5, 10), (0, 0)])
def test_an_interval_contains_its_share_and_stays_between_0_and_1(wins, matches):
    share, low, high = wilson(wins, matches)
    assert 0 <= low <= share <= high <= 1


@pytest.mark.parametrize("what", ["driven", "inner", "clone", "search"])
def test_every_measurement_gives_a_number(what):
    assert ours("tacocat", what, 0.01) > 0


def test_a_rate_counts_whole_batches():
    assert rate(lambda: 7, 0.01) > 7
