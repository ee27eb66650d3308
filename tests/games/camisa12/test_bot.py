"""How strong the bots of Camisa 12 are; seats are swapped from match to match, and seeds are fixed."""

import pytest

from ludoteca import Match, game
from ludoteca.bots import make, play_out
from ludoteca.bots.search import Search
from ludoteca.engine.bot import Budget, Judge
from ludoteca.engine.dice import FastDice
from ludoteca.engine.source import compiled
from ludoteca.games.camisa12.judge import TurnJudge
from ludoteca.lab.arena import compete
from tests.games.camisa12.table import PASS, move, place, play, position

GAME = game("camisa12")
MANY = compiled()  # interpreted it is the same play, but far slower


@pytest.mark.long
@pytest.mark.parametrize("teams", ["none", "random"])
@pytest.mark.parametrize(("rival", "least"), [("random", 0.95), ("easy", 0.55)])
def test_normal_wins(rival, least, teams):
    tally = compete(GAME, ["normal", rival], 200 if MANY else 20, options={"teams": teams})
    assert tally.standings[0].interval.share > (least if MANY else 0.5)


def _chosen(state, level="normal", seat=0):
    dice = FastDice(4)
    bot = make(GAME, level, FastDice(2))
    return GAME.action(bot.choose(seat, state.view(seat), state.legal(seat), lambda: state.guess(seat, dice), Budget()))


def test_normal_denies_the_opponent_a_piece_that_is_worth_much():
    """Both moves bring a Fogos; one of them also takes the fifth Bandeirão from the opponent."""
    state = position(stands=("FaOM......", "BBBB......"), rondels=("MFFMM", "FOBFF"))
    assert _chosen(state) == GAME.action(GAME.action_id(move(2)))


def test_normal_completes_its_group_even_on_a_wrong_symbol():
    state = position(stands=("BB.BB.....", ".........."), rondels=("MBMFO", ""))
    play(state, move(1))
    assert _chosen(state) == GAME.action(GAME.action_id(place(3)))


def test_normal_gives_up_the_card_that_promises_least():
    state = position(stands=("MMBBBBa...", "FFFFFMMOOa"), rondels=("FMOFc", ""), hands=((1, 15), ()), turn=14)
    play(state, move(1), place(9))
    assert _chosen(state).card != "mosaic-1"


def test_normal_plays_the_last_turn_for_the_win_and_not_for_points():
    """Level on goals either way: the Bandeirão, for less points than the Ola, wins the shoot-out."""
    state = position(stands=("BFFMMabOO.", "BFFMMabOOO"), rondels=("?BOO?", ""), penalties=("bandeirao", "musica"))
    assert _chosen(state) == GAME.action(GAME.action_id(move(1)))
    assert _chosen(state, "easy") == GAME.action(GAME.action_id(move(3)))


def test_the_judge_gives_both_seats_one_whole_and_prefers_the_leader():
    judge = TurnJudge(FastDice(1))
    for points, better in (((20, 5), 0), ((5, 20), 1)):
        worth = judge.worth(position(points=points))
        assert sum(worth) == pytest.approx(1.0)
        assert worth[better] > 0.75
    assert judge.worth(Match(GAME).state) == [0.5, 0.5]
    assert judge.worth(position(seats=1))[0] < 0.1


def test_a_bot_is_never_given_the_state():
    """The same choice in every world that the seat cannot tell from the real one."""
    match = Match(GAME, seed=9, options={"teams": "random"})
    for _ in range(24):
        seat = match.waiting[0]
        one, two = (_chosen(world, seat=seat) for world in (match.state, match.state.guess(seat, FastDice(1))))
        assert one == two
        match.play(seat, one)


def test_bots_play_every_team():
    for seed in range(30 if MANY else 4):
        match = Match(GAME, seed=seed, options={"teams": "random"})
        dice = FastDice(seed)
        bots = [make(GAME, level, dice) for level in ("normal", "easy")]
        for _ in play_out(match, bots, dice, Budget()):
            match.state.check()
        assert match.result is not None


def test_alone_the_judge_is_asked_at_the_end_and_says_how_near_it_was():
    judge, ends = GAME.judge(), []
    for seed in range(6):
        match = Match(GAME, 1, seed, GAME.check(1, {"teams": "none"}))
        bot = make(GAME, "normal", FastDice(seed))
        before = match.state.clone()
        assert not judge.ends(before, match.state)
        for _ in play_out(match, [bot], FastDice(seed), Budget()):
            pass
        assert judge.ends(before, match.state)
        mine, theirs = (side["points"] for side in match.view(0)["sides"])
        ends.append((mine - theirs, judge.worth(match.state)[0]))
    assert len({ahead for ahead, _ in ends}) > 2
    assert [worth for _, worth in sorted(ends)] == sorted(worth for _, worth in ends)
    assert all((worth > 0.5) == (ahead > 0) for ahead, worth in ends if ahead != 0)


class Ends(Judge):
    """A judge that finds every end worth the same."""

    def ends(self, before, now):
        return now.result() is not None

    def worth(self, state):
        return [0.25] * state.seats


@pytest.mark.parametrize(("seats", "worths"), [(1, {0.25}), (2, {0.0, 1.0})])
def test_a_search_believes_the_judge_about_an_end_only_alone(seats, worths):
    state = Match(GAME, seats, 3, GAME.check(seats, {"teams": "none"})).state
    search = Search(GAME.normal(FastDice(1)), Ends(), FastDice(1))
    seat = state.waiting()[0]
    action = state.legal(seat)[0]
    assert {search.simulated(state, seat, action, FastDice(seed)) for seed in range(8)} <= worths


def test_alone_normal_declines_to_cycle_without_a_reason():
    state = position(seats=1, rondels=("BFMOa", "FFMMa"), tops=("B", "F"))
    play(state, move(1), place(2))
    assert _chosen(state) == GAME.action(GAME.action_id(PASS))
