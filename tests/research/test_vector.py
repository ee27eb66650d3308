"""Many matches in step: the same as one by one, views without copies, restarts, refusals."""

import numpy as np
import pytest

from ludoteca import BadOption, LudotecaError, game
from ludoteca.engine.dice import FastDice
from ludoteca.engine.observation import numbers
from ludoteca.research.rewards import rewards
from ludoteca.research.table import Table
from ludoteca.research.vector import Vector
from tests.research.tables import cases


@pytest.mark.parametrize(("spec", "case"), cases())
def test_each_match_of_a_vector_is_the_match_played_alone(spec, case):
    compare(spec, case)


def compare(spec, case):
    """Three matches in step, and each of them alone."""
    many = Vector(spec, 3, case.seats, case.options, seed=5)
    alone = []
    for match in range(3):
        table = Table(spec, case.seats, case.options)
        table.deal(5 * 3 + match)
        alone.append(table)
    chance = FastDice(1)
    for _ in range(150):
        actions = []
        for match, table in enumerate(alone):
            assert many.seat[match] == table.seat
            assert (many.seen[match] == table.numbers(table.seat)).all()
            assert (many.mask[match] == table.mask(table.seat)).all()
            actions.append(table.legal()[chance.below(len(table.legal()))])
        many.step(np.array(actions))
        for match, table in enumerate(alone):
            table.play(actions[match])
            assert bool(many.done[match]) == (table.seat < 0)
            if table.seat < 0:
                assert many.reward[match].tolist() == rewards(table.result())
                dice = table.dice
                table.state = table.game.start(table.seats, table.options, dice)  # the same dice go on
                table._turns = type(table._turns)()
                table._ask()
            else:
                assert not many.reward[match].any()


def test_views_show_what_the_engine_writes_and_cannot_be_written():
    many = Vector("tacocat", 2)
    seen = many.seen
    before = seen.copy()
    many.step(many.mask.argmax(axis=1))
    assert seen is many.seen
    assert (seen != before).any()
    for view in (many.seen, many.mask, many.seat, many.done, many.reward):
        with pytest.raises(ValueError, match="read-only"):
            view[0] = 1


def test_a_refused_action_changes_nothing_and_costs_one():
    many = Vector("tacocat", 2, seed=1)
    before = many.seen.copy()
    for wrong in (68, -1, 999):
        many.step(np.array([wrong, wrong]))
        assert many.reward.tolist() == [[-1.0, 0.0], [-1.0, 0.0]]
        assert (many.seen == before).all()
        assert not many.done.any()


def test_a_rollout_inside_is_the_one_that_is_kept():
    inside, kept = Vector("revanche", 4, seed=2), Vector("revanche", 4, seed=2)
    assert inside.rollout(300) == 1200
    played = kept.play(300)
    assert (inside.seen == kept.seen).all()
    assert played.done.sum() > 0
    assert set(np.unique(played.reward[played.done])) == {-1.0, 1.0}
    chosen = np.take_along_axis(played.mask, played.action[..., None], axis=2)
    assert chosen.all()  # only what was allowed


@pytest.mark.parametrize("opponents", ["random", "normal"])
def test_only_the_learner_is_asked_if_there_is_one(opponents):
    many = Vector("sequence", 3, 4, learner=2, opponents=opponents)
    many.rollout(60)
    assert set(many.seat.tolist()) == {2}
    assert many.seen[:, 0].tolist() == [2, 2, 2]


def test_normal_beats_chance():
    many = Vector("tacocat", 16, learner=0, opponents="random", seed=3)
    wins = np.array([many.play(1, "normal").reward[0, :, 0] for _ in range(400)])
    assert wins.sum() > 0.3 * np.abs(wins).sum()


def test_a_level_that_does_not_play_inside_is_named():
    with pytest.raises(LudotecaError, match="random or normal, not as master"):
        Vector("tacocat", 2, opponents="master")


@pytest.mark.parametrize("learner", [2, -1])
def test_a_learner_that_sits_nowhere_is_named_and_not_waited_for(learner):
    with pytest.raises(BadOption, match=f"learner is a seat of Tacocat, 0 to 1, not {learner}"):
        Vector("tacocat", 2, learner=learner)


def test_a_vector_of_nothing_is_named():
    with pytest.raises(BadOption, match="at least one match, not 0"):
        Vector("tacocat", 0)


def test_numbers_are_those_of_the_state():
    many = Vector("camisa12", 2, seed=4)
    state = game("camisa12").start(2, game("camisa12").check(2), FastDice(8))
    assert many.seen[0].tolist() == numbers(state, 0, many.size)
