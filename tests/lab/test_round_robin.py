"""Every value of a choice against every other."""

import pytest

from ludoteca import game
from ludoteca.engine.dice import FastDice
from ludoteca.engine.values import LudotecaError
from ludoteca.lab.round_robin import choices, round_robin

GAME = game("camisa12")


def test_all_pairs_meet_and_share_their_matches():
    done = []
    found = round_robin(GAME, "teams", 2, level="random", progress=done.append)
    assert len(found.values) == 24
    assert sum(done) == 2 * 24 * 23 // 2
    for one in range(24):
        assert found.wins[one][one] == 0
        for other in range(one):
            assert found.wins[one][other] + found.wins[other][one] == 2
    assert sum(found.overall(one).share for one in range(24)) == pytest.approx(12)


def test_the_same_seed_gives_the_same_table():
    assert round_robin(GAME, "teams", 1, level="random", seed=4) == round_robin(
        GAME, "teams", 1, level="random", seed=4
    )


def test_the_values_are_the_first_choices():
    first = choices(GAME, GAME.check(2, {"teams": "choose"}))
    assert first == list(range(24))
    state = GAME.start(2, GAME.check(2, None), FastDice(1))
    assert state.legal(0) == first


def test_an_option_without_a_choice_is_refused():
    with pytest.raises(LudotecaError):
        choices(GAME, GAME.check(2, {"teams": "none"}))
    with pytest.raises(LudotecaError):
        round_robin(game("tacocat"), "board", 1)
