"""Every game at Gymnasium's own checker, and what a learner sees, may do, and gets."""

import copy
import pickle
import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from ludoteca import BadOption, game, games
from ludoteca.research.gymnasium import Several, Single, register
from tests.research.tables import SPECS, cases


@pytest.mark.parametrize(("spec", "case"), cases())
def test_the_checker_of_gymnasium_finds_nothing(spec, case):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(Single(spec, case.seats, case.options, opponents="normal"), skip_render_check=True)


@pytest.mark.parametrize("name", games())
def test_a_game_is_made_by_its_registered_name(name):
    env = gymnasium.make(f"ludoteca/{name.title()}-v1", opponents="easy", render_mode="ansi")
    seen, told = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    assert told["action_mask"].any()
    assert env.render().startswith(game(name).title)


def test_a_stranger_is_registered_by_its_folder_and_a_name_brings_its_module():
    assert register("examples/connect_four") == "ludoteca/ConnectFour-v1"
    env = gymnasium.make("ludoteca.research.gymnasium:ludoteca/ConnectFour-v1")
    assert env.reset(seed=1)[0].shape == (86,)


def played(env, seed):
    seen, told = env.reset(seed=seed)
    dice = np.random.default_rng(seed)
    steps = []
    while True:
        action = int(dice.choice(np.flatnonzero(told["action_mask"])))
        seen, reward, over, _, told = env.step(action)
        steps.append((action, seen.tobytes(), reward))
        if over:
            return steps


@pytest.mark.parametrize("opponents", ["random", "easy", "normal"])
def test_a_seed_gives_the_same_match_again(opponents):
    env = Single("tacocat", opponents=opponents)
    assert played(env, 3) == played(env, 3) == played(Single("tacocat", opponents=opponents), 3)
    assert played(env, 3) != played(env, 4)


def test_a_refused_action_changes_nothing_and_costs_one():
    env = Single("tacocat")
    seen, _ = env.reset(seed=1)
    again, reward, over, cut, _ = env.step(68)
    assert (reward, over, cut) == (-1.0, False, False)
    assert (seen == again).all()


def test_a_win_is_one_and_a_loss_is_minus_one():
    ends = {played(Single("tacocat"), seed)[-1][2] for seed in range(12)}
    assert ends == {1.0, -1.0}


def test_the_learner_sits_on_the_next_seat_each_time_if_it_is_told_to():
    env = Single("revanche", seat=-1)
    assert [env.reset(seed=seed)[1]["seat"] for seed in range(3)] == [0, 1, 0]


def test_each_opponent_has_a_level():
    assert [type(bot).__name__ for bot in Single("sequence", 4, opponents=["random", "easy", "normal"]).bots] == [
        "Random",
        "Greedy",
        "Normal",
    ]
    with pytest.raises(ValueError, match="3 opponents are needed, not 1"):
        Single("sequence", 4, opponents=["random"])


def test_the_learner_is_asked_out_of_turn_where_offers_are_asked_for():
    env = Single("teg", 3, {"round_limit": 1}, opponents="normal", offers=True)
    _, told = env.reset(seed=1)
    out_of_turn, over = 0, False
    while not over:
        out_of_turn += env.seat not in env.table.state.waiting()
        action = np.flatnonzero(told["action_mask"])[-1]  # declines where it can
        _, _, over, _, told = env.step(action)
    assert out_of_turn > 0


def test_the_mask_has_the_name_that_sb3_contrib_looks_for():
    env = Single("camisa12")
    _, told = env.reset(seed=1)
    assert env.action_masks().dtype == np.bool_
    assert (env.action_masks() == told["action_mask"].astype(bool)).all()


@pytest.mark.parametrize("spec", SPECS)
def test_many_matches_are_one_vector_environment(spec):
    env = Several(spec, 5, opponents="random")
    seen, told = env.reset(seed=1)
    ended = 0
    for _ in range(300):
        dice = np.random.default_rng(1)
        actions = [int(dice.choice(np.flatnonzero(mask))) for mask in told["action_mask"]]
        seen, reward, over, cut, told = env.step(np.array(actions))
        assert env.observation_space.contains(seen)
        assert not cut.any()
        assert set(reward[~over]) <= {0.0}
        ended += int(over.sum())
    assert ended or game(spec).name == "teg"


def test_gymnasium_makes_the_vector_too():
    env = gymnasium.make_vec("ludoteca/Tacocat-v1", num_envs=3, vectorization_mode="vector_entry_point")
    seen, _ = env.reset(seed=1)
    assert seen.shape == (3, 64)


@pytest.mark.parametrize("kind", [Single, lambda game, seat: Several(game, 2, seat=seat)])
@pytest.mark.parametrize("seat", [2, -2])
def test_a_seat_that_is_not_there_is_named_and_not_waited_for(kind, seat):
    with pytest.raises(BadOption, match=f"a seat of Tacocat, 0 to 1, not {seat}"):
        kind("tacocat", seat=seat)


def test_a_way_to_draw_that_is_not_there_is_named():
    with pytest.raises(BadOption, match="render_mode is human, ansi or rgb_array, not 'svg'"):
        Single("tacocat", render_mode="svg")


def test_before_the_first_match_nothing_can_be_done():
    with pytest.raises(RuntimeError, match=r"no match has begun: call reset\(\)"):
        Single("tacocat").step(0)


@pytest.mark.parametrize("how", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])  # noqa: S301 - our own
@pytest.mark.parametrize("name", games())
def test_an_environment_is_copied_in_the_middle_of_a_match(how, name):
    env = Single(name, opponents="normal")
    told = env.reset(seed=3)[1]
    for _ in range(3):
        told = env.step(np.flatnonzero(told["action_mask"])[-1])[-1]
    other = how(env)
    for _ in range(12):
        action = np.flatnonzero(told["action_mask"])[0]
        seen, reward, over, _, told = env.step(action)
        again, likewise, ended, _, said = other.step(action)
        assert seen.tolist() == again.tolist()
        assert (reward, over) == (likewise, ended)
        assert told["action_mask"].tolist() == said["action_mask"].tolist()
        if over:
            break
