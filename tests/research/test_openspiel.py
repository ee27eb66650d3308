"""Every game at OpenSpiel's own test, its searches and its regret minimisers; chance, memory and guesses."""

import sys

import numpy as np
import pytest

if sys.platform == "win32":
    pytest.skip("OpenSpiel has no wheels for Windows", allow_module_level=True)

import pyspiel
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr

from ludoteca import BadOption, game
from ludoteca.research import openspiel
from tests.research.tables import LONG, SPECS, cases

openspiel.register("examples/connect_four")


def table(spec, seats=None, options=None, **how):
    rules = game(spec)
    seats = seats or rules.usual_seats or max(2, min(rules.seats))
    given = openspiel.parameters(rules, seats, rules.check(seats, options)) | how
    return pyspiel.load_game(f"ludoteca_{rules.name}", given)


@pytest.fixture(autouse=True)
def deep():
    """Its recursive algorithms go as deep as a match is long."""
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(50_000)
    yield
    sys.setrecursionlimit(before)


@pytest.mark.parametrize(("spec", "case"), cases())
def test_random_matches_pass_the_test_of_openspiel(spec, case):
    spiel = table(spec, case.seats, case.options)
    pyspiel.random_sim_test(spiel, num_sims=5 if LONG else 1, serialize=True, verbose=False)


@pytest.mark.parametrize(("spec", "case"), cases(1))
def test_so_do_matches_with_sampled_chance(spec, case):
    if game(spec).limits(case.seats, case.options).sides == 1:
        return
    spiel = table(spec, case.seats, case.options, chance="sampled")
    assert spiel.max_chance_outcomes() == openspiel.SAMPLES
    pyspiel.random_sim_test(spiel, num_sims=1, serialize=True, verbose=False)


def walked(spiel, seed, choose=None, most=10**9):
    """A match: chance by its odds, players by `choose` for so many decisions, else at random."""
    state, dice, made = spiel.new_initial_state(), np.random.RandomState(seed), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = [outcome for outcome, _ in state.chance_outcomes()]
            state.apply_action(int(dice.choice(outcomes)))
            continue
        made += 1
        action = choose(state) if choose and made <= most else int(dice.choice(state.legal_actions()))
        assert action in state.legal_actions()
        state.apply_action(action)
    return state


@pytest.mark.parametrize("spec", [spec for spec in SPECS if not game(spec).open_information])
def test_is_mcts_plays_a_match(spec):
    rules = game(spec)
    spiel = table(spec, rules.cases()[0].seats, rules.cases()[0].options)
    bot = ismcts.ISMCTSBot(
        spiel,
        openspiel.Judged(spiel),
        1.0,
        4,
        ismcts.UNLIMITED_NUM_WORLD_SAMPLES,
        random_state=np.random.RandomState(1),
    )
    state = walked(spiel, 1, bot.step, most=10**9 if LONG else 60)
    assert sum(state.returns()) == pytest.approx(0.0)


def test_mcts_plays_a_match_where_everybody_knows_everything():
    spiel = table("examples/connect_four")
    bot = mcts.MCTSBot(spiel, 1.0, 20, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)))
    assert sum(walked(spiel, 1, bot.step).returns()) == 0.0


@pytest.mark.parametrize("spec", SPECS)
def test_monte_carlo_regrets_are_minimised(spec):
    rules = game(spec)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(table(spec, rules.cases()[0].seats, rules.cases()[0].options))
    for _ in range(20 if LONG else 2):
        solver.iteration()
    assert solver.average_policy() is not None


@pytest.mark.parametrize("spec", [spec for spec in SPECS if not game(spec).open_information])
def test_a_resampled_world_is_the_same_to_its_player(spec):
    resample(table(spec, game(spec).cases()[0].seats, game(spec).cases()[0].options))


def resample(spiel):
    """Ask for other worlds at every decision of a match: they are the same to whoever is asked, and not the truth."""
    state, dice, worlds = spiel.new_initial_state(), np.random.RandomState(2), set()
    for _ in range(120):
        if state.is_terminal():
            break
        if not state.is_chance_node():
            player = state.current_player()
            other = state.resample_from_infostate(player, dice.random_sample)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.legal_actions() == state.legal_actions()
            worlds.add(other.now.world.digest() == state.now.world.digest())
        actions = [a for a, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(int(dice.choice(actions)))
    assert False in worlds  # it is not the truth that is handed out


def test_the_odds_of_explicit_chance_are_those_of_the_dice():
    state = table("tacocat").new_initial_state()
    sides = []
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        sides.append(len(outcomes))
        assert {odds for _, odds in outcomes} == {1.0 / len(outcomes)}
        state.apply_action(0)
    assert sides == list(range(36, 22, -1))  # seven cards each, from a deck that shrinks


def test_two_ways_to_one_view_are_two_information_states():
    ways = []
    for columns in ((0, 6, 1), (1, 6, 0)):
        state = table("examples/connect_four").new_initial_state()
        for column in columns:
            state.apply_action(column)
        ways.append(state)
    one, other = ways
    assert one.observation_string(0) == other.observation_string(0)
    assert one.observation_tensor(0) == other.observation_tensor(0)
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.information_state_tensor(0) != other.information_state_tensor(0)


def test_what_is_chosen_in_secret_is_remembered_by_its_seat_alone():
    ways = []
    for secret in (False, True):
        state = table("tacocat").new_initial_state()
        while state.is_chance_node():
            state.apply_action(0)
        if secret:
            mark = state.legal_actions()[1]
            state.apply_action(mark)
            state.apply_action(mark + 60)  # and takes it back
        ways.append(state)
    one, other = ways
    assert other.information_state_string(0).endswith(f"I {mark}\nI {mark + 60}")
    assert other.information_state_tensor(0)[-10:-8] == [mark + 1, mark + 61]
    assert "I " not in other.information_state_string(1).partition("\n")[2]
    assert one.information_state_string(1) == other.information_state_string(1)
    assert one.information_state_tensor(1) == other.information_state_tensor(1)


def test_a_chance_that_is_not_known_is_named():
    with pytest.raises(BadOption, match="explicit or sampled"):
        openspiel.SpielGame(game("tacocat"), {"chance": "lucky"})


def test_options_are_parameters():
    spiel = pyspiel.load_game("ludoteca_sequence(seats=6,teams=n3,table_talk=true)")
    assert (spiel.num_players(), spiel.options.teams, spiel.options.table_talk) == (6, 3, True)
    assert pyspiel.load_game(str(spiel)).num_players() == 6
