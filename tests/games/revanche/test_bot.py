"""How strong the bots of Revanche are; seats are swapped from match to match, and seeds are fixed."""

import pytest

from ludoteca import Match
from ludoteca.bots import make
from ludoteca.engine.bot import Budget
from ludoteca.engine.dice import FastDice
from ludoteca.games.revanche.actions import BringOn, Commit, Expel, HideKeeper, Play
from ludoteca.games.revanche.bluffs import any_hiding_spot, any_shot
from ludoteca.games.revanche.bot import policy
from ludoteca.games.revanche.judge import HalfJudge
from ludoteca.lab.arena import compete

from .table import GAME, shoot_out, table


def share(*levels, matches=200, **options):
    """How often the first of these bots wins."""
    return compete(GAME, levels, matches, options=options).standings[0].interval.share


@pytest.mark.long
@pytest.mark.parametrize(("rival", "least"), [("random", 0.85), ("easy", 0.55)])
def test_normal_wins_in_the_first_division(rival, least):
    assert share("normal", rival, division=1) > least


@pytest.mark.long
@pytest.mark.parametrize("division", [2, 3])
def test_normal_wins_in_the_other_divisions(division):
    assert share("normal", "random", division=division) > 0.85
    assert share("normal", "easy", division=division) > 0.55


@pytest.mark.long
def test_a_pair_of_normal_bots_wins():
    assert share("normal", "easy", "normal", "easy", matches=60) > 0.6


def chosen(moment, dice=0):
    """What the policy does here, as a typed action."""
    return GAME.action(policy(moment.state, moment.state.waiting()[0], FastDice(dice)))


def test_it_crosses_scores_and_saves():
    assert chosen(table([7, 3], [4, 4], top=7)) == Play(7)
    assert chosen(table([9, 7, 3], [4, 4, 4], top=7).play(7, 4)) == Play(3)
    # an 8 would be safe, because orange has none left; but a goal is a goal
    assert chosen(table([4, 7, 8], [4, 4, 4], top=7, spent=((), [8] * 4)).play(7, 4)) == Play(4)
    assert chosen(table([7, 3], [1, 4], division=2, benches=([4], []), top=7).play(7)) == Play(1)


def test_it_scores_from_the_bench_and_keeps_the_ace_in_the_hand():
    finish = table([10, 7, 3], [5, 4, 4], division=2, benches=([5], []), top=7).play(7, 5)
    assert chosen(finish) == BringOn(5)
    finish.do(BringOn(5))
    assert chosen(finish).card == 3


def test_R24_it_brings_on_what_an_expulsion_would_take_from_the_bench():
    """Three 8s are played, so shirt 8 is the cheapest; the last one would leave the bench for nothing."""
    red = table([7, 3], [4, 4], division=1, benches=([8], []), top=7, spent=([8] * 3, []))
    red.play(7, roll=("red-card", "red-card", "red-card"))
    assert chosen(red) == BringOn(8)
    red.substitute(8, 3)
    assert chosen(red) == Expel(8)
    assert red.expel(8).hands == [1, 2]


def test_it_passes_with_a_number_that_the_rival_has_no_more_of():
    """Orange has spent all its 8s and 9s but one of each; purple holds an 8 and an unseen 12."""
    spent = [8, 8, 8, 8, 9, 9, 9]
    safe = table([8, 12, 9, 2], [3, 4, 5, 6], top=7, spent=((), spent))
    assert chosen(safe) == Play(8)


def test_it_takes_set_pieces_with_the_right_cards():
    def kick(name, purple, orange):
        moment = table([7, *purple], [*orange], division=1, turn=0, top=7)
        return moment.play(7, roll=(name, name, "offside"))

    assert chosen(kick("corner", [3, 14], [2, 15, 1])) == Commit(15)
    assert chosen(kick("penalty", [3, 14], [2, 15, 1])) == Commit(1)
    assert chosen(kick("penalty", [3, 10], [2, 15, 9]).commit(9)) == Commit(10)
    assert chosen(kick("corner", [3, 14], [2, 12, 9]).commit(9)) == Commit(14)
    assert chosen(kick("free-kick", [6, 14], [2, 12, 9])) == Commit(9)


def test_it_bluffs_in_penalties_and_in_the_shoot_out():
    penalty = table([7, 3, 8, 12], [2, 5, 9, 13], division=1, turn=0, top=7)
    penalty.play(7, roll=("penalty", "penalty", "offside"))
    assert len({chosen(penalty, dice).card for dice in range(40)}) > 2
    hiding = shoot_out()
    first = [any_hiding_spot(hiding.state, 0, FastDice(seed)) for seed in range(2000)]
    assert {*first} == set(range(1, 9))
    assert abs(first.count(1) / 2000 - 0.3) < 0.04  # as in every set of three out of ten
    hiding.hide(0, 1, 2, 3).hide(1, 1, 2, 3)
    assert {any_shot(hiding.state, 0, FastDice(seed)) for seed in range(200)} == set(range(1, 11))


def test_it_expels_a_shirt_that_it_needs_least():
    red = table([7, 1, 10, 4], [2, 2, 2, 2], division=1, turn=0, top=7, spent=([4, 4, 4], []))
    red.play(7, roll=("red-card", "red-card", "red-card"))
    assert chosen(red) == Expel(4)


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_a_bot_is_never_given_the_state(level):
    """The same choice in every world that the seat cannot tell from the real one."""
    for seats in (2, 4):
        match = Match(GAME, seats, seed=9)
        for _ in range(60):
            if not match.waiting:
                break
            seat = match.waiting[0]
            one, two = (choice(level, world, seat) for world in (match.state, match.state.guess(seat, FastDice(1))))
            assert one == two
            match.play(seat, one)


@pytest.mark.parametrize("seats", [2, 4])
def test_the_policy_looks_at_nothing_that_the_seat_cannot_know(seats):
    match = Match(GAME, seats, seed=5)
    while match.waiting:
        seat = match.waiting[0]
        worlds = [match.state.guess(seat, FastDice(seed)) for seed in range(4)]
        choices = {policy(world, seat, FastDice(1)) for world in (match.state, *worlds)}
        assert len(choices) == 1
        match.play(seat, choices.pop())


def choice(level, world, seat):
    dice = FastDice(4)
    bot = make(GAME, level, FastDice(2))
    return bot.choose(seat, world.view(seat), world.legal(seat), lambda: world.guess(seat, dice), Budget())


def test_the_judge_gives_both_sides_one_whole_and_sees_a_lead():
    state = Match(GAME, 4, seed=3).state
    worth = HalfJudge().worth(state)
    assert worth[0] == worth[2]
    assert worth[0] + worth[1] == pytest.approx(1.0)
    ahead = table([2, 3], [4, 5], top=6, half=1, score=[3, 0])
    assert HalfJudge().worth(ahead.state) == pytest.approx([0.97, 0.03])


def test_the_judge_is_asked_when_the_half_is_over():
    match = Match(GAME, 2, seed=3)
    before = match.state.clone()
    player = GAME.normal(FastDice(1))
    while not HalfJudge().ends(before, match.state):
        assert match.state.half == before.half
        match.play(match.waiting[0], player.act(match.state, match.waiting[0], FastDice(1)))
    assert match.state.half == before.half + 1


def test_the_defender_of_a_set_piece_is_supposed_to_have_chosen_sensibly():
    """A guess draws the card face down blindly; the player puts down what it would itself."""
    kick = table([7, 3, 14], [2, 15, 4], division=1, turn=0, top=7)
    kick.play(7, roll=("corner", "corner", "offside")).commit(4)
    player = GAME.normal(FastDice(1))
    supposed = set()
    for seed in range(30):
        world = kick.state.guess(0, FastDice(seed))
        player.imagine(world, 0, FastDice(seed))
        held = [card for card in range(1, 16) if world.hand[16 + card]]
        supposed.add(world.wall == (15 if 15 in held else 1 if 1 in held else max(held)))
    assert supposed == {True}


def test_previews_say_what_a_card_would_do():
    cross = table([7, 3], [4, 4], top=7)
    assert cross.state.preview(0, GAME.action_id(Play(7)))["crosses"]
    goal = table([9, 7, 4], [4, 4, 4], top=7).play(7, 4)
    assert goal.state.preview(0, GAME.action_id(Play(4)))["scores"]
    save = table([7, 3], [1, 4], top=7).play(7)
    assert save.state.preview(1, GAME.action_id(Play(1)))["saves"]
    assert save.state.preview(1, GAME.action_id(Play(4)))["matched"] > 0
    bench = table([7, 3, 3], [5, 4, 4], division=2, benches=([5], []), top=7).play(7, 5)
    assert bench.state.preview(0, GAME.action_id(BringOn(5)))["scores"]
    assert shoot_out().state.preview(0, GAME.action_id(HideKeeper(3))) == {"spot": 3, "worth": 0.0}
