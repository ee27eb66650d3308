"""What is not allowed is refused with a reason, and changes nothing."""

import pytest

from ludoteca import BadOption, IllegalAction, Match
from ludoteca.games.revanche.actions import Bench, BringOn, Commit, Expel, HideKeeper, Play, Shoot

from .table import GAME, shoot_out, table


@pytest.mark.parametrize(
    "options", [{"division": 4}, {"division": "1"}, {"overtime": 1}, {"set_piece_cards": "bin"}, {"x": 1}]
)
def test_options_that_do_not_exist_are_refused(options):
    with pytest.raises(BadOption, match="Revanche"):
        Match("revanche", seats=2, options=options)


@pytest.mark.parametrize("seats", [1, 3, 5])
def test_only_two_or_four_play(seats):
    with pytest.raises(BadOption, match="2, 4"):
        Match("revanche", seats=seats)


@pytest.mark.parametrize(
    "action", [{"do": "play", "card": 16}, {"do": "play"}, {"do": "dance"}, {"do": "shoot", "spot": 0}, 95, -1]
)
def test_actions_that_do_not_exist_are_refused(action):
    match = Match("revanche", seats=2)
    before = match.state.digest()
    with pytest.raises(IllegalAction) as refused:
        match.play(match.waiting[0], action)
    assert refused.value.code == "no-such-action"
    assert match.state.digest() == before


def test_only_the_seat_whose_turn_it_is_plays():
    match = Match("revanche", seats=2)
    other = 1 - match.waiting[0]
    assert match.actions(other) == []
    assert match.why_not(other, Play(5)).code == "not-asked"
    assert match.why_not(7, Play(5)).code == "no-such-seat"


def test_each_refusal_says_why():
    field = table([2, 3], [4, 5], division=2, benches=([7], []), top=6, fresh=(0,))
    assert field.why_not(Play(9)) == "not-in-hand"
    assert field.why_not(Commit(2)) == "wrong-step"
    assert field.why_not(Bench(2)) == "wrong-step"
    assert field.why_not(Expel(2)) == "wrong-step"
    assert field.why_not(HideKeeper(1)) == "wrong-step"
    assert field.why_not(Shoot(1)) == "wrong-step"
    assert field.why_not(BringOn(8)) == "not-on-bench"
    hiding = shoot_out()
    assert hiding.why_not(Shoot(1)) == "wrong-step"
    assert hiding.why_not(Play(2)) == "wrong-step"
    kick = table([7, 3], [4, 5], division=1, top=7, turn=0).play(7, roll=("corner", "corner", "offside"))
    assert kick.why_not(Commit(9)) == "not-in-hand"


def test_a_refusal_is_a_sentence_in_each_language():
    for language, word in (("pt", "banco"), ("es", "banco"), ("en", "bench")):
        match = Match("revanche", seats=2, options={"division": 3}, language=language)
        assert word in match.why_not(match.waiting[0], BringOn(7)).sentence


def test_nothing_is_possible_after_the_end():
    over = table([2], [], turn=0, top=5, half=1, score=[2, 1]).play(2)
    assert over.state.waiting() == ()
    assert over.state.legal(0) == over.state.legal(1) == []
    assert over.state.why_not(0, 3).code == "over"


def test_ids_and_names_of_actions_agree():
    assert GAME.num_actions == 95
    for number, action in enumerate(GAME.actions):
        assert GAME.action_id(action) == number
    assert GAME.action_id({"do": "bring-on", "card": 7}) == GAME.action_id(BringOn(7))
