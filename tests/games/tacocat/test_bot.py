"""How strong the bots of Tacocat are; seats are swapped from match to match, and seeds are fixed."""

import pytest

from ludoteca import Match, game
from ludoteca.bots import make
from ludoteca.engine.bot import Budget
from ludoteca.engine.dice import FastDice
from ludoteca.games.tacocat.bot import duel_policy
from ludoteca.games.tacocat.judge import NORTH_WINS, RoundJudge
from ludoteca.lab.arena import compete

GAME = game("tacocat")


@pytest.mark.long
@pytest.mark.parametrize(("rival", "least"), [("random", 0.95), ("easy", 0.55)])
def test_normal_wins(rival, least):
    tally = compete(GAME, ["normal", rival], 200)
    assert tally.standings[0].interval.share > least


def test_the_judge_knows_that_the_bridge_is_fair():
    centre = 3
    assert NORTH_WINS[centre] == pytest.approx(0.5)
    assert all(0 <= odds <= 1 for odds in NORTH_WINS.values())


def test_the_judge_gives_both_seats_one_whole():
    state = Match(GAME, seed=3).state
    assert sum(RoundJudge().worth(state)) == pytest.approx(1.0)


def test_hard_reckons_with_what_the_rival_would_put_face_down_not_with_any_card():
    """Seat 0 has chosen; `normal` would have taken the card nearest to six."""
    match = Match(GAME, seed=7)
    for seat in (0, 1):
        match.play(seat, {"do": "done"})
    match.play(0, {"do": "duel", "card": match.view(0)["hand"][0]})
    player = GAME.normal(FastDice(1))
    for seed in range(20):
        world = match.guess(1, FastDice(seed))
        player.imagine(world, 1, FastDice(1))
        assert world.view(0)["duel_card"] == GAME.action(duel_policy(world, 0)).card


def test_hard_reckons_with_the_swap_that_the_rival_would_make():
    """On the centre both mark in secret; a guess marks anything."""
    match = Match(GAME, seed=7)
    match.play(0, {"do": "done"})
    player = GAME.normal(FastDice(1))
    marked = set()
    for seed in range(20):
        world = match.guess(1, FastDice(seed))
        player.imagine(world, 1, FastDice(1))
        marked |= set(world.view(0)["marked"])
        world.check()
    assert marked == {3, 4, 5, 6}


def test_a_bot_is_never_given_the_state():
    """The same choice in every world that the seat cannot tell from the real one."""
    match = Match(GAME, seed=9)
    for level in ("easy", "normal"):
        for _ in range(12):
            if not match.waiting:
                break
            seat = match.waiting[0]
            worlds = [match.state, match.state.guess(seat, FastDice(1))]
            one, two = (_chosen(level, world, seat) for world in worlds)
            assert one == two
            match.play(seat, one)


def _chosen(level, world, seat):
    dice = FastDice(4)
    bot = make(GAME, level, FastDice(2))
    return bot.choose(seat, world.view(seat), world.legal(seat), lambda: world.guess(seat, dice), Budget())
