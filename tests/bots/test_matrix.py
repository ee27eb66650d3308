"""What two choose at once, unseen, is drawn from a mix that nobody gains much by foreseeing."""

from collections import Counter

import pytest

from ludoteca import game
from ludoteca.bots import make
from ludoteca.bots.matrix import PRIOR, Matrix, drawn, tidy
from ludoteca.engine.bot import Budget
from ludoteca.engine.dice import FastDice
from ludoteca.engine.source import compiled
from ludoteca.engine.turns import Turns
from ludoteca.games.revanche.data import KICK, WALL
from ludoteca.games.tacocat.data import DUEL, DUELLING
from tests.games.tacocat.table import GAME as TACOCAT
from tests.games.tacocat.table import Table

REVANCHE = game("revanche")
REPLIES = [10, 11, 12]


def filled(values, usual, times=200):
    """A matrix that has met every reply often: values by action and reply."""
    matrix = Matrix(len(values))
    replies = REPLIES[: len(values[0])]
    for number in range(times):
        matrix.world(replies, usual)
        column = number % len(replies)
        matrix.add(replies[column], [row[column] for row in values])
    return matrix


def test_it_finds_the_mix_of_a_game_whose_solution_is_known():
    mix, worths = filled([[1.0, 0.2], [0.4, 0.6]], usual=-1, times=2000).solved()
    assert mix[0] == pytest.approx(0.2, abs=0.03)
    assert worths == pytest.approx([0.52, 0.52], abs=0.03)


def test_rock_paper_scissors_cannot_be_foreseen_even_if_the_rival_usually_takes_paper():
    stone = [[0.5, 0.0, 1.0], [1.0, 0.5, 0.0], [0.0, 1.0, 0.5]]
    mix, _ = filled(stone, usual=11).solved()
    for reply in range(3):
        assert sum(share * row[reply] for share, row in zip(mix, stone, strict=True)) > 0.5 - PRIOR
    assert max(mix) < 0.75
    assert min(mix) > 0.05


def test_what_is_better_against_every_reply_is_always_taken():
    mix, _ = filled([[0.9, 0.8, 0.9], [0.3, 0.7, 0.8]], usual=12).solved()
    assert mix == [1.0, 0.0]


def test_what_is_hardly_ever_taken_is_not_taken_at_all_and_the_rest_is_drawn_by_its_share():
    assert tidy([0.97, 0.03]) == [1.0, 0.0]
    dice = FastDice(3)
    found = Counter(int(drawn([0.25, 0.75], dice)) for _ in range(2000))
    assert found[0] == pytest.approx(500, abs=80)


FAST = pytest.mark.skipif(not compiled(), reason="interpreted it is the same play, but far slower")


def chosen(game, state, seat, seeds, simulations):
    """What `hard` does at a decision with different dice of its own."""
    found = Counter()
    for seed in range(seeds):
        bot, dice = make(game, "hard", FastDice(seed)), FastDice(100 + seed)
        guess = lambda dice=dice: state.guess(seat, dice)  # noqa: E731
        found[bot.choose(seat, state.view(seat), state.legal(seat), guess, Budget(simulations=simulations))] += 1
    return found


@FAST
def test_a_duel_of_seven_cards_is_not_always_the_same_card_however_much_is_thought():
    """Between these a search that answers the usual card alone takes the three each time."""
    table = Table((1, 2, 3, 5, 5, 6, 6), (1, 2, 3, 3, 4, 6, 7)).no_swap()
    assert table.state.phase == DUELLING
    found = chosen(TACOCAT, table.state, 0, 16, 2000)
    assert min(found[DUEL + 3], found[DUEL + 6]) >= 3, found


def set_piece(phase):
    """The first such choice of some match, and whose it is."""
    dice, turns = FastDice(1), Turns()
    state = REVANCHE.start(2, REVANCHE.check(2), dice)
    player = REVANCHE.normal(dice)
    while state.phase != phase:
        seat = int(turns.next(state))
        state.play(seat, player.act(state, seat, dice), dice)
        turns.acted(seat)
    return state, state.waiting()[0]


@FAST
@pytest.mark.parametrize("phase", [WALL, KICK])
def test_both_sides_of_a_set_piece_try_every_reply(phase):
    state, seat = set_piece(phase)
    bot, dice = make(REVANCHE, "hard", FastDice(1)), FastDice(2)
    action = bot.choose(
        seat, state.view(seat), state.legal(seat), lambda: state.guess(seat, dice), Budget(simulations=60)
    )
    assert action in state.legal(seat)
    assert bot.simulations > 60  # it takes more of them than usual
