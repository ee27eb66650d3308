"""How the numbers of T.E.G.'s veteran are found."""

import numpy as np
import pytest

from ludoteca.engine.source import compiled
from ludoteca.games.teg.general.plan import NORMAL, Plan, veteran
from ludoteca.lab.tune_teg import DEVIATIONS, Slope, against, direction, main, moved, numbers_of, plan_of, play, slopes

SEED = 575_000_000


def test_every_number_that_is_tuned_is_one_of_a_plan_and_comes_back_from_it():
    assert numbers_of(plan_of(numbers_of(veteran(2)))) == numbers_of(veteran(2))
    assert set(DEVIATIONS) < set(vars(Plan())) if not compiled() else all(hasattr(NORMAL, one) for one in DEVIATIONS)


def test_a_chance_stays_one():
    assert plan_of({**numbers_of(NORMAL), "chance": 1.4}).chance < 1


def test_a_step_goes_where_something_is_won_and_hardly_where_that_is_not_known():
    found = [Slope(0.0, 0.01)] * len(DEVIATIONS)
    found[0], found[1] = Slope(-0.05, 0.01), Slope(0.01, 0.02)
    there = direction(found)
    assert there[0] < -0.9
    assert 0 < there[1] < 0.1
    assert np.linalg.norm(there) == pytest.approx(1)
    first, second = list(DEVIATIONS)[:2]
    center = numbers_of(NORMAL)
    after = moved(center, there)
    assert after[first] < center[first]
    assert after[second] > center[second]


@pytest.mark.skipif(not compiled(), reason="interpreted it is the same play, but far slower")
def test_generals_with_the_same_numbers_are_level_and_a_fool_is_not():
    told = against(NORMAL, Plan(), 3, 4, SEED)
    assert told.mean == pytest.approx(1 / 3)
    fool = Plan()
    fool.chance = fool.rich_chance = fool.card_chance = 0.97  # hardly ever attacks
    assert against(fool, NORMAL, 3, 6, SEED).mean < 1 / 3
    assert sum(play(SEED, [NORMAL, fool])) == 1


@pytest.mark.skipif(not compiled(), reason="interpreted it is the same play, but far slower")
def test_the_same_matches_say_the_same_and_what_stands_in_the_folder_is_gone_on_from(tmp_path, capsys):
    assert slopes(numbers_of(NORMAL), 2, 40, SEED) == slopes(numbers_of(NORMAL), 2, 40, SEED)
    (tmp_path / "2.json").write_text('[{"country": 0.5}]')
    main(tmp_path, 2, 0, 0)
    assert "against normal" in capsys.readouterr().out
