"""The level `normal`: what it does in plain positions, and how it does against the others."""

import pytest

from ludoteca import game
from ludoteca.bots import choose, make
from ludoteca.engine.bot import Budget
from ludoteca.engine.dice import FastDice
from ludoteca.games.sequence.actions import Admit, Call, Draw
from ludoteca.lab.arena import compete
from tests.games.sequence.table import Declare, Discard, Exchange, Place, Remove, across, down, place, table


def choice(match, seat=0, level="normal", simulations=1):
    """What a bot does."""
    dice = FastDice(3)
    number = choose(match, seat, make(match.game, level, dice), dice, Budget(simulations=simulations))
    return None if number is None else match.game.action(number)


def test_it_completes_a_line():
    match = table(hands=["5H KD 2S", "3S"], chips={"blue": across(5, 1, 4), "green": across(8, 4, 7)})
    assert choice(match) == Place("5H", 5, 5)


def test_it_wins_rather_than_stop_a_rival():
    chips = {"blue": [*across(5, 1, 4), *across(9, 2, 6)], "green": [*across(8, 4, 7), *across(3, 2, 6)]}
    match = table(hands=["5H KD", "3S"], chips=chips, sequences=[across(9, 2, 6), across(3, 2, 6)])
    assert choice(match) == Place("5H", 5, 5)


def test_it_stops_a_line_that_would_win_even_with_a_jack():
    chips = {"green": [*across(8, 4, 7), *across(3, 2, 6)], "blue": [(8, 3)]}
    wild = table(hands=["JC 2S 4S", "3S"], chips=chips, sequences=[across(3, 2, 6)])
    assert choice(wild) == Place("JC", 8, 8)
    one_eyed = table(hands=["JS 2S 4S", "3S"], chips=chips, sequences=[across(3, 2, 6)])
    stopped = choice(one_eyed)
    assert isinstance(stopped, Remove)
    assert stopped.row == 8


def test_it_holds_its_jacks_back():
    match = table(hands=["JC JD JS JH 2S 7D", "3S"], chips={"blue": [(5, 5)], "green": [(6, 6)]})
    assert choice(match).card in {"2S", "7D"}


def test_it_exchanges_a_dead_card_first():
    match = table(hands=["2S KH", "3S"], chips={"green": [(1, 2), (9, 7)]})
    assert choice(match) == Exchange("2S")


def test_it_helps_its_partner():
    """Seat 2 goes on with the line of seat 0, and not with a space far from it."""
    match = table(4, hands=["6H", "2D", "5H KC 9D", "2C"], chips={"green": [(9, 9)]})
    place(match, 0, "6H", 5, 4)
    place(match, 1, "2D", 6, 10)
    assert choice(match, 2) == Place("5H", 5, 5)


def test_it_counts_on_the_cards_of_a_partner_that_it_sees():
    """Both lines have three chips; the partner holds what is missing of the one down."""
    chips = {"blue": [*across(8, 3, 5), *down(7, 2, 4)]}
    hands = ["AC AH", "2D", "KH QC", "2C"]  # AC goes on with the line across, AH with the one down
    closed = table(4, hands=hands, chips=chips)
    opened = table(4, hands=hands, chips=chips, options={"open_hands": "team"})
    lift = [_worth(match, Place("AH", 5, 7)) - _worth(match, Place("AC", 8, 6)) for match in (closed, opened)]
    assert lift[1] > lift[0]


def _worth(match, action):
    from ludoteca.games.sequence.bot import Eye  # noqa: PLC0415 - the one test that looks inside

    return Eye(match.state, 0).value(match.game.action_id(action))


def test_it_does_not_forget_to_draw():
    match = table(hands=["KH", "3S"], options={"manual_draw": True})
    place(match, 0, "KH", 2, 7)
    assert choice(match, 0) == Draw()


def test_it_neither_calls_nor_admits():
    match = table(4, hands=["KH", "3S", "4S", "5S"], options={"table_talk": True})
    assert choice(match) != Call("green")
    match.play(1, Call("blue"))
    assert choice(match, 2) is None
    assert Admit() in match.actions(2)


def test_it_gives_up_a_dead_card_and_keeps_its_jacks():
    hands = ["2S KH JC", "3S", "4S", "5S"]
    match = table(4, hands=hands, chips={"green": [(1, 2), (9, 7)]}, options={"table_talk": True})
    match.play(1, Call("blue"))
    match.play(2, Admit())
    assert choice(match) == Discard("2S")


def test_it_declares_the_five_that_leave_it_most():
    """With a chip more at the right end, the five at the left leave room for nine in a row."""
    match = table(hands=["5H", "2S"], chips={"blue": [(5, c) for c in (1, 2, 3, 4, 6)]})
    place(match, 0, "5H", 5, 5)
    assert choice(match) == Declare(5, 1, "across")


def test_hard_takes_a_win():
    chips = {"blue": [*across(5, 1, 4), *across(9, 2, 6)]}
    match = table(hands=["5H KD", "3S"], chips=chips, sequences=[across(9, 2, 6)])
    assert choice(match, level="hard", simulations=40) == Place("5H", 5, 5)


@pytest.mark.long
@pytest.mark.parametrize(
    ("levels", "matches", "least"),
    [
        (["normal", "random"], 20, 19),
        (["normal", "easy"], 60, 37),
        (["normal", "easy", "normal", "easy"], 20, 12),
    ],
)
def test_strength(levels, matches, least):
    assert compete(game("sequence"), levels, matches).standings[0].wins >= least
