"""Tree search, for games in which everybody knows everything."""

from ludoteca import FastDice, Match, game
from ludoteca.bots import make
from ludoteca.bots.tree import TreeSearch
from ludoteca.engine.bot import Budget
from ludoteca.lab.arena import compete


def test_hard_searches_a_tree_where_nothing_is_hidden():
    four = game("examples/connect_four")
    assert isinstance(make(four, "hard", FastDice(1)), TreeSearch)
    assert compete(four, ["hard", "easy"], 10, budget=Budget(simulations=200)).standings[0].wins >= 8


def test_it_takes_the_winning_column():
    match = Match(game("examples/connect_four"), seed=1)
    for column in (0, 1, 0, 1, 0, 1):
        match.play(match.waiting[0], column)
    dice = FastDice(3)
    bot = make(match.game, "hard", dice)
    seat = match.waiting[0]
    assert bot.choose(seat, {}, match.state.legal(seat), lambda: match.guess(seat, dice), Budget(simulations=200)) == 0
