"""`printed`: every printed rule on, under one name, in every game."""

import pytest

import ludoteca
from ludoteca.bots import make, play_out
from ludoteca.engine.bot import Budget
from ludoteca.engine.dice import FastDice
from ludoteca.engine.values import BadOption

TABLES = [(name, seats) for name in ludoteca.games() for seats in ludoteca.game(name).seats]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_printed_rules_fit_every_table_and_are_known_again(name, seats):
    game = ludoteca.game(name)
    printed = game.preset("printed", seats)
    assert game.preset_of(seats, printed) == "printed"
    assert game.preset("printed", seats, printed) == printed


@pytest.mark.parametrize("name", ludoteca.games())
def test_a_match_as_printed_is_played_to_its_end(name):
    game = ludoteca.game(name)
    match = ludoteca.Match(game, game.seats[0], 5, game.preset("printed", game.seats[0]))
    dice = FastDice(5)
    for _ in play_out(match, [make(game, "normal", dice)] * match.head.seats, dice, Budget(simulations=1)):
        pass
    assert match.result is not None
    assert game.preset_of(match.head.seats, match.options) == "printed"


def test_what_a_default_softens_is_not_as_printed():
    sequence, camisa12 = ludoteca.game("sequence"), ludoteca.game("camisa12")
    assert sequence.preset_of(4, sequence.check(4)) == ""
    assert sequence.preset("printed", 4) == sequence.check(4, {"manual_draw": True, "table_talk": True})
    assert sequence.preset("printed", 2) == sequence.check(2, {"manual_draw": True})
    assert camisa12.preset_of(2, camisa12.check(2, {"teams": "none"})) == ""
    assert ludoteca.game("revanche").preset("printed", 4, {"division": 3}).division == 1
    asked = {"country_card": "asked", "pacts": True, "round_limit": 0}
    teg = ludoteca.game("teg")
    assert teg.preset("printed", 3, {"pacts": False, "round_limit": 9}) == teg.check(3, asked) != teg.check(3)


def test_what_is_a_matter_of_taste_stays():
    assert ludoteca.game("camisa12").preset("printed", 2, {"teams": "random"}).teams == "random"
    colours = ["rojo", "verde"]
    assert ludoteca.game("teg").preset("printed", 2, {"colours": colours}).colours == colours


def test_an_unknown_preset_is_refused():
    with pytest.raises(BadOption, match="no preset 'strict'; there are: printed"):
        ludoteca.game("tacocat").preset("strict", 2)
