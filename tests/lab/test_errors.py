"""Where bots are measured: at tables as people set them up, if their play has an end."""

from ludoteca import game
from ludoteca.lab.errors import levels, usual


def test_a_table_without_a_limit_is_measured_as_the_deal_of_the_day():
    assert usual(game("teg")) == game("teg").daily(0)
    assert usual(game("teg")).options.round_limit > 0
    assert levels(game("teg")) == ("easy", "normal", "hard")
    for name in ("tacocat", "sequence", "revanche", "camisa12"):
        assert usual(game(name)) == (2, game(name).check(2))
