"""The judgement of a position: who is nearer to winning, and when a search may ask."""

import pytest

from ludoteca.engine.dice import FastDice
from ludoteca.games.sequence import GAME
from tests.games.sequence.table import across, table


def worths(match):
    return GAME.judge().worth(match.state)


def test_it_expects_the_side_to_win_that_completes_its_line_now():
    """Green has one line, blue has one, and it is blue's turn with the card that it lacks."""
    chips = {"blue": [*across(5, 1, 4), *across(9, 2, 6)], "green": [*across(8, 4, 7), *across(3, 2, 6)]}
    lines = [across(9, 2, 6), across(3, 2, 6)]
    ready = worths(table(hands=["5H KD", "3S"], chips=chips, sequences=lines))
    unready = worths(table(hands=["2D KD", "3S"], chips=chips, sequences=lines))
    assert ready[0] > 0.9
    assert ready[0] > unready[0]
    assert sum(ready) == pytest.approx(1.0)


def test_partners_are_worth_the_same():
    found = worths(table(4, hands=["6H", "2D", "5H", "2C"], chips={"blue": across(5, 1, 3)}))
    assert found[0] == found[2] > found[1] == found[3]


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_it_may_be_asked_when_everybody_has_answered(seats):
    """And by the level `master` a little later."""
    dice = FastDice(5)
    before = GAME.start(seats, GAME.check(seats, {}), dice)
    normal = GAME.normal(dice)
    later = GAME.judge()
    later.deepen()
    asked = []
    for judge in (GAME.judge(), later):
        now, turns = before.clone(), 0
        while not judge.ends(before, now):
            seat = now.waiting()[0]
            now.apply(seat, normal.act(now, seat, dice), dice)
            turns += 1
        asked.append(turns)
    assert asked[1] > asked[0] > seats
