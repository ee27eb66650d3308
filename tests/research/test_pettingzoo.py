"""Every game at PettingZoo's own tests, and what it says of seats, partners, offers and refusals."""

import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

from ludoteca import LudotecaError, game
from ludoteca.research.pettingzoo import env, parallel_env, raw_env
from tests.engine.broken import honest
from tests.research.tables import LONG, cases

CYCLES = 1000 if LONG else 40


@pytest.mark.parametrize(("spec", "case"), cases())
def test_the_tests_of_pettingzoo_pass(spec, case):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # Numbers are whole, many of them without a bound in the rules: PettingZoo would like pictures or small ones.
        for harmless in ("Observation space", "Observation is not", "Agent", "Observation numpy"):
            warnings.filterwarnings("ignore", message=harmless)
        api_test(env(spec, case.seats, case.options), num_cycles=CYCLES)
        seed_test(lambda: env(spec, case.seats, case.options), num_cycles=CYCLES)
        parallel_api_test(parallel_env(spec, case.seats, case.options), num_cycles=CYCLES)


@pytest.mark.parametrize(("spec", "case"), cases())
def test_a_match_is_drawn_as_text_and_as_a_picture(spec, case):
    render_test(lambda render_mode: env(spec, case.seats, case.options, render_mode=render_mode))
    table = raw_env(spec, case.seats, case.options, render_mode="ansi")
    assert {"ansi", "rgb_array"} <= set(table.metadata["render_modes"])
    table.reset(seed=1)
    assert table.render().startswith(f"{game(spec).title}, seat ")


def test_a_match_is_drawn_through_the_eyes_of_one_seat():
    seen = {}
    for viewer in (None, 0, 1):
        table = parallel_env("tacocat", render_mode="rgb_array", viewer=viewer)
        table.reset(seed=1)
        seen[viewer] = table.render()
    assert (seen[0] != seen[1]).any()
    assert (seen[0] != seen[None]).any()
    told = raw_env("tacocat", render_mode="ansi", viewer=1)
    told.reset(seed=1)
    assert "hand: " in told.render()


def played(table, seed, pick=lambda legal, dice: dice.choice(legal)):
    """A whole match at random; what each seat got in all, and every action."""
    table.reset(seed=seed)
    dice = np.random.default_rng(seed)
    total, actions = dict.fromkeys(table.possible_agents, 0.0), []
    for agent in table.agent_iter():
        seen, reward, over, cut, _ = table.last()
        total[agent] += reward
        action = None if over or cut else int(pick(np.flatnonzero(seen["action_mask"]), dice))
        if action is not None:
            actions.append((agent, action))
        table.step(action)
    return total, actions


def test_partners_win_and_lose_together():
    total, _ = played(env("sequence", seats=4), 3)
    assert total["seat_0"] == total["seat_2"] == -total["seat_1"] == -total["seat_3"] != 0


def test_three_rivals_pay_the_winner_if_all_is_to_sum_to_zero():
    plain, _ = played(env("teg", 4, {"round_limit": 1}), 5)
    shared, _ = played(env("teg", 4, {"round_limit": 1}, zero_sum=True), 5)
    assert sorted(plain.values()) == [-1.0, -1.0, -1.0, 1.0]
    assert sum(shared.values()) == pytest.approx(0.0)
    assert max(shared.values()) == 1.0


def test_a_refused_action_changes_nothing_and_costs_one():
    table = raw_env("tacocat")
    table.reset(seed=1)
    before = table.table.state.digest()
    table.step(68)  # there is nothing to take back
    assert table.rewards["seat_0"] == -1.0
    assert (table.agent_selection, table.table.state.digest()) == ("seat_0", before)
    table.step(0)
    assert table.rewards == {"seat_0": 0.0, "seat_1": 0.0}


def test_whoever_is_invited_may_decline_and_others_may_not():
    table = raw_env("sequence", 6, {"teams": 3, "manual_draw": True, "table_talk": True})
    table.reset(seed=2)
    declined = asked = 0
    for _ in range(200):
        mask = table.observe(table.agent_selection)["action_mask"]
        seat = table.seat_of[table.agent_selection]
        asked += 1
        assert bool(mask[-1]) == (seat not in table.table.state.waiting())
        declined += int(mask[-1])
        table.step(len(mask) - 1 if mask[-1] else int(np.flatnonzero(mask)[0]))
        if table.table.seat < 0:
            break
    assert 0 < declined < asked


def test_proposals_out_of_turn_are_made_where_offers_are_asked_for():
    table = raw_env("teg", 3, {"round_limit": 1}, offers=True)
    table.reset(seed=4)
    rules = table.table.game
    table.step(int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"])[0]))
    out_of_turn = table.table.seat not in table.table.state.waiting()
    kinds = {type(rules.action(action)).__name__ for action in table.table.legal()[:-1]}
    assert out_of_turn
    assert table.table.may_decline
    assert any("Propose" in kind or "Pact" in kind or "Zone" in kind or "Aggression" in kind for kind in kinds), kinds


def test_choices_at_the_same_time_are_one_step_of_the_parallel_form():
    table = parallel_env("tacocat")
    seen, _ = table.reset(seed=1)
    assert all(mask["action_mask"][:-1].any() for mask in seen.values())
    seen, *_ = table.step({"seat_0": 0, "seat_1": 0})  # both keep all their cards
    assert table.table.state.view(None)["phase"] == "duel"
    cards = {agent: int(np.flatnonzero(one["action_mask"])[0]) for agent, one in seen.items()}
    seen, *_ = table.step(cards)
    assert sum(int(one["action_mask"][:-1].any()) for one in seen.values()) in (1, 2)  # the attacker, or a tie


def test_a_game_without_numbers_is_named():
    class Silent(honest.HighCards):
        def observation(self, seats, options):
            return ()

    with pytest.raises(LudotecaError, match="High Cards cannot be observed in numbers"):
        env(Silent())
