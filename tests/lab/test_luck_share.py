"""Luck and play: the same table twice."""

import ludoteca
from ludoteca import FastDice
from ludoteca.lab.luck_share import luck, measure_luck
from ludoteca.lab.runners import Serial

PLAYED = {"options": {}, "simulations": 1, "seed": 5, "runner": Serial()}


def tables(foretold, count=400, seed=7):
    """Tables of two: the second result is the first in a known share of them, else a coin."""
    dice = FastDice(seed)
    found = []
    for _ in range(count):
        first = dice.below(2)
        second = first if dice.below(100) < foretold else dice.below(2)
        found.append(([float(first == 0), float(first == 1)], [float(second == 0), float(second == 1)]))
    return found


def test_who_wins_by_play_alone_wins_again():
    assert luck(tables(100)).share == 0.0


def test_what_a_coin_decides_is_luck():
    found = luck(tables(0))
    assert found.share > 0.9
    assert found.high == 1.0


def test_a_known_mixture_mostly_lies_in_the_interval():
    found = [luck(tables(60, count=100, seed=seed)) for seed in range(20)]
    assert sum(low < 0.4 < high for _, low, high in found) >= 16  # 19 are to be expected
    assert all(high - low < 0.5 for _, low, high in found)


def test_equals_leave_more_to_luck_than_players_of_mixed_strength():
    tacocat = ludoteca.game("tacocat")
    mixed = measure_luck(tacocat, 2, 150, **PLAYED)
    equal = measure_luck(tacocat, 2, 150, levels=("normal",), **PLAYED)
    assert mixed.high < equal.low


def test_a_table_is_played_twice_with_other_dice():
    found = measure_luck(ludoteca.game("tacocat"), 2, 60, levels=("random",), **PLAYED)
    assert found.share > 0.6  # the same dice would make it nothing
