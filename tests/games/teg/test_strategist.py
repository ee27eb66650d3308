"""The levels that plan a whole turn: one thought, kept as a memo, from what the seat knows alone."""

import pytest

from ludoteca import Match
from ludoteca.bots import make
from ludoteca.engine.bot import Budget
from ludoteca.engine.dice import FastDice
from ludoteca.engine.source import compiled
from ludoteca.engine.turns import Turns
from ludoteca.games.teg.bot import act
from ludoteca.games.teg.general.plan import NORMAL, veteran
from ludoteca.games.teg.staff import campaign, plans
from tests.games.teg.table import GAME, Table, start

BUDGET = Budget(simulations=60)


def middle(seed, seats=4, rounds=2):
    """The first decision of a turn, after some rounds of generals."""
    state = start(seats, seed, round_limit=40)
    dice = FastDice(seed)
    normal = make(GAME, "normal", dice)
    turns = Turns()
    while state.round <= rounds or state.phase != 2:
        seat = turns.next(state)
        choice = normal.choose(seat, {}, [], lambda s=seat: state.guess(s, dice), BUDGET)
        if choice is not None:
            state.apply(seat, choice, dice)
            turns.acted(seat)
    return state


def chosen(state, seat, bot, seed=3):
    dice = FastDice(seed)
    return bot.choose(seat, state.view(seat), state.legal(seat), lambda: state.guess(seat, dice), BUDGET)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_what_it_cannot_know_changes_nothing(seed):
    state = middle(seed)
    seat = state.waiting()[0]
    other = state.guess(seat, FastDice(99))
    assert other.save() != state.save()
    bots = [make(GAME, "hard", FastDice(5)) for _ in range(2)]
    assert chosen(state, seat, bots[0]) == chosen(other, seat, bots[1])
    assert bots[0].memo == bots[1].memo != ""


def test_one_thought_serves_the_incorporation_and_one_what_follows():
    state = middle(4)
    seat = state.waiting()[0]
    bot, dice, memos = make(GAME, "hard", FastDice(5)), FastDice(6), []
    while state.current == seat and state.phase <= 5:
        asked = []

        def guess(asked=asked):
            asked.append(1)
            return state.guess(seat, dice)

        action = bot.choose(seat, state.view(seat), state.legal(seat), guess, BUDGET)
        if bot.memo not in memos:
            memos.append(bot.memo)
            assert len(asked) > 1  # it thought
        else:
            assert len(asked) == 1
        state.apply(seat, action, dice)
    assert [memo.partition("-")[0] for memo in memos] == ["armies", "attack"]


def test_another_bot_goes_on_with_the_memo_and_one_without_makes_a_plan_where_the_turn_stands():
    state = middle(5)
    seat = state.waiting()[0]
    first = make(GAME, "hard", FastDice(5))
    state.apply(seat, chosen(state, seat, first), FastDice(7))
    second, third = make(GAME, "hard", FastDice(8)), make(GAME, "hard", FastDice(8))
    second.memo = first.memo
    assert chosen(state, seat, second) == chosen(state, seat, first)
    assert second.memo == first.memo
    assert chosen(state, seat, third) in state.legal(seat)
    assert third.memo


def test_the_occasion_is_public_and_the_same_for_all_decisions_that_share_a_thought():
    state = middle(6)
    seat = state.waiting()[0]
    assert state.occasion(seat) == state.guess(seat, FastDice(1)).occasion(seat) == f"armies-{state.turns[seat]}"
    assert state.occasion((seat + 1) % 4) == "words"


def test_it_takes_the_plan_that_wins_at_once():
    """Destroying Black wins, and `normal`, who looks at the odds of each attack alone, stops short of it."""
    held = {"nueva-zelanda": (0, 5), "tasmania": (1, 3)}
    table = Table(held, objectives={0: ["destroy-negro"]}, seats=4, others=[0, 2, 3], round=3)
    bot = make(GAME, "hard", FastDice(5))
    numbers = plans.candidates(table.state, 0)
    best = campaign.Campaign(0, lambda: table.state.guess(0, FastDice(2)), FastDice(1), Budget(simulations=400), 1)
    number = best.best(numbers)
    assert plans.PLANS[number].chance <= plans.PLANS[0].chance
    assert chosen(table.state, 0, bot) is not None


def test_every_plan_has_a_number_of_its_own_and_the_first_candidate_is_the_usual_one():
    state = middle(7, seats=6)
    numbers = plans.candidates(state, state.waiting()[0])
    assert numbers[0] == plans.USUAL
    assert len(set(numbers)) == len(numbers)
    assert 10 <= len(numbers) <= 40
    assert max(numbers) < len(plans.PLANS)


@pytest.mark.parametrize(("seats", "table"), [(2, 0), (3, 1), (4, 2), (6, 2)])
def test_master_thinks_about_the_plans_of_the_veteran_of_such_a_table_and_hard_about_those_of_normal(seats, table):
    state = middle(8, seats=seats)
    seat = state.waiting()[0]
    usual = plans.VETERAN * (1 + table)
    for level, first in (("hard", plans.USUAL), ("master", usual)):
        bot = make(GAME, level, FastDice(5))
        assert chosen(state, seat, bot) in state.legal(seat)
        number = int(bot.memo.partition(":")[2])
        assert first <= number < first + plans.VETERAN
        assert plans.temper_of(number) < plans.TEMPERS
    plan, bold = plans.PLANS[usual], plans.PLANS[usual + plans.GOALS * plans.BOLD]
    assert plan.continent == bold.continent == veteran(seats).continent != NORMAL.continent
    assert bold.chance < plan.chance == veteran(seats).chance


@pytest.mark.skipif(not compiled(), reason="interpreted it is the same play, but far slower")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_veteran_beats_the_generals_of_normal(seats):
    """Without a thought, on deals that nothing was tuned on."""
    deals, won = 12, 0.0
    for seed in range(546_000_000, 546_000_000 + deals):
        for own in range(seats):
            dice = FastDice(seed)
            state = GAME.start(seats, GAME.check(seats, {"round_limit": 60, "pacts": False}), dice)
            plan = veteran(seats)
            while state.must():
                state.play(state.mover, act(state, state.mover, plan if state.mover == own else NORMAL), dice)
            ranks = state.result().ranks
            won += (ranks[own] == 1) / ranks.count(1)
    assert won / deals / seats > 1 / seats


@pytest.mark.long
def test_a_whole_match_of_planners_ends():
    match = Match("teg", 3, seed=3, options={"round_limit": 2})
    dice = FastDice(1)
    bots = [make(GAME, "hard", dice) for _ in range(3)]
    turns = Turns()
    while match.result is None:
        seat = int(turns.next(match.state))
        actions = [match.game.action_id(action) for action in match.actions(seat)]
        guess = lambda seat=seat: match.guess(seat, dice)  # noqa: E731
        action = bots[seat].choose(seat, match.view(seat), actions, guess, Budget(simulations=20))
        if action is not None:
            match.play(seat, action, bots[seat].word)
            turns.acted(seat)
    assert match.result is not None
