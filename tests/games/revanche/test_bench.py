"""The bench of the second division (R24 to R27)."""

import pytest

from ludoteca import Match
from ludoteca.engine.dice import FastDice
from ludoteca.games.revanche.actions import Bench, BringOn, Commit, Expel, Play

from .table import table

SIX = [2, 3, 4, 5, 6, 8]


def benched(*hands, **more):
    return table(*(hands or ([11, 12, 13], [11, 12, 13])), division=2, benches=(SIX, [9, 9, 9, 9, 14, 14]), **more)


@pytest.mark.parametrize("phase", ["open", "defend", "finish"])
def test_R24_a_substitution_comes_before_any_play(phase):
    live = {} if phase == "open" else {"attacker": {"defend": 1, "finish": 0}[phase], "crossing": 7, "answer": 14}
    moment = benched([11, 12, 13], [11, 12, 13], top=7, phase=phase, **live)
    assert moment.may(BringOn) == SIX
    moment.substitute(8, 12)
    assert moment.may(Play) == [8, 11, 13]
    assert moment.waiting == [0]


def test_R24_a_goal_may_be_scored_with_a_card_just_brought_on():
    finish = benched([7, 12, 13], [8, 12, 13], top=7, turn=0).play(7, 8).substitute(8, 12).play(8)
    assert finish.goal_piles == [1, 0]


def test_R24_a_substitution_may_come_before_the_own_choice_in_a_set_piece_but_not_after():
    kick = table([7, 12, 13], [11, 12, 13], division=1, benches=(SIX, [9, 9, 9, 9, 14, 14]), top=7, turn=0)
    kick.play(7, roll=("corner", "corner", "offside"))
    assert kick.may(BringOn) == [9, 14]
    kick.substitute(14, 11).commit(13)
    assert kick.why_not(BringOn(9), 1) == "not-asked"
    assert kick.may(BringOn) == SIX
    kick.substitute(8, 12).commit(8)
    assert kick.phase == "open"


def test_R24_while_a_shirt_to_expel_is_being_chosen_too():
    red = table([7, 12, 13], [11, 12, 13], division=1, benches=(SIX, [9, 9, 9, 9, 14, 14]), top=7, turn=0)
    red.play(7, roll=("red-card", "red-card", "red-card"))
    assert red.may(BringOn) == SIX
    red.do(BringOn(8))
    assert red.state.asked(0) == "bench"
    assert red.may(Expel) == []
    assert red.why_not(Expel(13)) == "place-to-fill"
    red.do(Bench(12))
    assert (red.phase, red.waiting) == ("expel", [0])
    assert red.may(Expel) == [2, 3, 4, 5, 6, 8, 13]  # 12 lies face down now (R36)
    assert red.may(BringOn) == [2, 3, 4, 5, 6]
    red.expel(8)
    assert red.hands == [2, 3]


def test_R25_without_a_card_to_give_nothing_comes_on():
    red = table([7], [11], division=1, benches=(SIX, []), top=7, turn=0)
    red.play(7, roll=("red-card", "red-card", "red-card"))
    assert red.hands[0] == 0
    assert red.may(BringOn) == []
    assert red.why_not(BringOn(8)) == "nothing-to-bench"
    assert red.may(Expel) == SIX


def test_R24_in_added_time_too():
    added = benched([7], [], top=7, turn=0).play(7)
    assert added.may(BringOn) == [9, 14]


def test_R24_the_face_down_card_is_hidden_from_everybody_but_its_owner():
    four = table([11, 12], [2, 3], [11, 12], [2, 3], division=2, benches=(SIX, [9] * 4)).substitute(8, 12)
    down = {"face": "down", "card": None, "seat": 0, "not": [], "before_reshuffle": False}
    assert four.benches[0][5] == down
    assert four.state.view(2)["benches"][0][5] == down  # not even the partner
    assert four.state.view(0)["benches"][0][5] == down | {"card": 12}
    assert four.told_to(0) == [("benched-card", {"seat": 0, "card": 12})]
    assert four.told_to(1) == four.told_to(2) == [("benched", {"seat": 0})]


def test_R24_a_card_taken_is_known_to_be_in_the_hand_until_it_is_played():
    known = benched(top=7).substitute(8, 12)
    assert known.known == [[8], []]
    for seed in range(20):
        guess = known.state.guess(1, FastDice(seed))
        guess.check()
        assert 8 in guess.view(0)["hand"]
    assert known.play(8).known == [[], []]


def test_R24_a_later_substitution_may_have_hidden_it():
    known = benched(top=7).substitute(8, 12).substitute(2, 13)
    assert known.known == [[2], []]
    twice = table([11, 12, 13], [11, 12, 13], division=2, benches=([8, 8, 2], []), top=7)
    twice.substitute(8, 12).substitute(8, 13)
    assert twice.known == [[8], []]  # the first 8 may be hidden now, the second is not


def test_R25_five_substitutions_a_match():
    five = benched(top=7)
    for card, off in ((2, 11), (3, 2), (4, 3), (5, 4), (6, 5)):
        five.substitute(card, off)
    assert five.substitutions_left == [0, 5]
    assert five.may(BringOn) == []
    assert five.why_not(BringOn(8)) == "no-substitutions"


def test_R25_several_at_once_need_as_many_cards_of_the_hand():
    two = benched([11], [11], top=7).substitute(2, 11)
    assert two.hands == [1, 1]
    two.do(BringOn(3))
    assert two.may(Bench) == [2]


def test_R25_the_card_taken_may_be_kept():
    kept = benched(top=7).substitute(8, 12).play(11)
    assert 8 in kept.state.view(0)["hand"]


def test_R25_a_card_of_the_hand_must_take_the_place_before_anything_else():
    waiting = benched(top=7).do(BringOn(8))
    assert waiting.waiting == [0]
    assert waiting.brought_on == 8
    assert waiting.state.asked(0) == "bench"
    assert waiting.why_not(Play(11)) == "place-to-fill"
    assert waiting.why_not(BringOn(2)) == "place-to-fill"
    assert waiting.why_not(Commit(11)) == "place-to-fill"
    assert waiting.why_not(Bench(8)) == "just-brought-on"
    assert waiting.why_not(Bench(5)) == "not-in-hand"
    assert waiting.may(Bench) == [11, 12, 13]


def test_R26_a_face_down_card_cannot_be_fetched_again():
    down = benched(top=7).substitute(8, 12)
    assert 12 not in down.may(BringOn)
    assert down.why_not(BringOn(12)) == "not-on-bench"


def test_R27_the_bench_is_six_cards_of_the_deck_face_up_dealt_once():
    match = Match("revanche", seats=2, seed=3, options={"division": 2})
    view = match.view(None)
    assert [[slot["face"] for slot in bench] for bench in view["benches"]] == [["up"] * 6] * 2
    assert view["decks"] == [60 - 6 - 11] * 2
    four = Match("revanche", seats=4, seed=3, options={"division": 2}).view(None)
    assert four["decks"] == [60 - 6 - 22] * 2
