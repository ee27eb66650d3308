"""The judge of the first division: dice, cards, expulsions (R28 to R38, R50)."""

from itertools import product

import pytest

from ludoteca.engine.dice import FastDice
from ludoteca.games.revanche.actions import Expel
from ludoteca.games.revanche.data import FACES

from .table import table

OFF, YELLOW, RED, FREE, CORNER, PENALTY = FACES
SET_PIECES = (FREE, CORNER, PENALTY)


def cross(*roll, purple=(7, 8, 8, 3), orange=(8, 9, 9, 4), **more):
    """Purple crosses on a 7, and these dice fall."""
    return table(list(purple), list(orange), division=1, turn=0, top=7, **more).play(7, roll=roll)


def test_R28_every_cross_is_judged_and_a_new_cross_by_an_ace_again():
    first = cross(OFF, YELLOW, RED, purple=(7, 10, 3, 3))
    assert first.dice == [OFF, YELLOW, RED]
    assert first.phase == "defend"
    first.play(8).play(10, roll=(CORNER, CORNER, OFF))
    assert "rolled" in first.told
    assert first.phase == "wall"


def test_R28_all_different_faces_change_nothing():
    for roll in ((OFF, YELLOW, RED), (FREE, CORNER, PENALTY), (PENALTY, OFF, YELLOW)):
        assert cross(*roll).phase == "defend"


@pytest.mark.parametrize("kick", SET_PIECES)
def test_R29_a_pair_or_a_triple_of_a_set_piece_is_the_same(kick):
    for third in FACES:
        for roll in ((kick, kick, third), (kick, third, kick), (third, kick, kick)):
            moment = cross(*roll)
            assert moment.phase == "wall"
            assert moment.chance["set_piece"] == kick
            assert moment.yellow_cards == moment.red_cards == [0, 0]


@pytest.mark.parametrize("third", FACES)
def test_R30_offside_voids_the_chance_and_the_defender_may_match_the_top_card(third):
    offside = cross(OFF, third, OFF, orange=(7, 9, 9, 4))
    assert offside.told[-1] == "offside"
    assert offside.phase == "open"
    assert offside.top == {"card": 7, "seat": 0}
    assert offside.waiting == [1]
    assert offside.play(7, roll=(OFF, YELLOW, RED)).chance["attacker"] == 1


@pytest.mark.parametrize("roll", [(YELLOW, YELLOW, OFF), (YELLOW, OFF, YELLOW), (YELLOW, YELLOW, YELLOW)])
def test_R31_card_pair_with_offside_or_a_triple_costs_the_attacker_the_chance(roll):
    carded = cross(*roll)
    assert carded.yellow_cards == [1, 0]
    assert carded.told[-2:] == ["yellow-card", "chance-lost"]
    assert carded.phase == "open"
    assert carded.waiting == [1]


def test_R31_a_red_card_first_asks_for_a_shirt():
    sent_off = cross(RED, RED, OFF)
    assert sent_off.red_cards == [1, 0]
    assert sent_off.phase == "expel"
    assert sent_off.waiting == [0]
    sent_off.expel(8)
    assert sent_off.told[-1] == "chance-lost"
    assert sent_off.waiting == [1]


@pytest.mark.parametrize("kick", SET_PIECES)
def test_R32_card_pair_with_a_set_piece_cards_the_defender_and_then_the_kick_is_taken(kick):
    yellow = cross(YELLOW, kick, YELLOW)
    assert yellow.yellow_cards == [0, 1]
    assert yellow.phase == "wall"
    assert yellow.chance["set_piece"] == kick
    red = cross(kick, RED, RED)
    assert red.phase == "expel"
    assert red.waiting == [1]
    assert red.chance["set_piece"] == kick
    red.expel(9)  # the hand changes before cards are chosen
    assert red.phase == "wall"
    assert 9 not in red.state.view(1)["hand"]
    assert red.hands == [3, 4]


@pytest.mark.parametrize(("pair", "third"), [(YELLOW, RED), (RED, YELLOW)])
def test_R33_card_pair_with_the_other_colour_is_like_offside(pair, third):
    carded = cross(pair, third, pair)
    cards = {YELLOW: carded.yellow_cards, RED: carded.red_cards}
    assert cards[pair] == [1, 0]
    assert cards[third] == [0, 0]
    if pair == RED:
        carded.expel(8)
    assert carded.told[-1] == "chance-lost"


def test_R34_two_yellow_cards_are_a_red_one():
    second = cross(YELLOW, YELLOW, OFF, yellow=[1, 0])
    assert (second.yellow_cards, second.red_cards) == ([0, 0], [1, 0])
    assert second.told[-2:] == ["yellow-card", "second-yellow"]
    assert second.phase == "expel"


def test_R34_a_yellow_card_stays_beside_a_direct_red_one():
    direct = cross(RED, RED, OFF, yellow=[1, 0])
    assert (direct.yellow_cards, direct.red_cards) == ([1, 0], [1, 0])


def test_R35_there_is_no_limit_of_judge_cards():
    fourth = cross(RED, RED, OFF, yellow=[1, 1], red=[2, 3])
    assert fourth.red_cards == [3, 3]


def test_R36_a_shirt_of_the_hand_or_face_up_on_the_bench():
    choice = cross(RED, RED, OFF, benches=([5, 6], [2, 3]))
    assert choice.may(Expel) == [3, 5, 6, 8]
    assert choice.why_not(Expel(12)) == "not-your-shirt"
    assert choice.why_not(Expel(2)) == "not-your-shirt"  # the rival's bench


def test_R36_keeper_and_ace_may_be_expelled_and_no_shirt_twice():
    choice = cross(RED, RED, OFF, purple=(7, 1, 10), orange=(8, 9, 9), expelled=((5,), ()))
    assert choice.may(Expel) == [1, 10]
    assert choice.why_not(Expel(5)) == "already-expelled"


def test_R36_not_a_shirt_that_lies_only_face_down_on_the_bench():
    choice = table([7, 8, 12], [4, 4, 4], division=1, benches=([5], []), turn=0, top=7).substitute(5, 12)
    choice.play(7, roll=(RED, RED, OFF))
    assert choice.why_not(Expel(12)) == "not-your-shirt"


def test_R36_with_nothing_to_choose_from_any_shirt_that_is_left():
    last = cross(RED, RED, OFF, purple=(7,), orange=(8,), expelled=((5,), ()))
    assert last.may(Expel) == [card for card in range(1, 16) if card != 5]


def test_R36_not_even_then_a_shirt_that_lies_face_down_on_the_own_bench():
    last = table([12], [8], division=1, benches=([7], []), turn=0, top=7).substitute(7, 12)
    last.play(7, roll=(RED, RED, OFF))
    assert last.hands[0] == 0
    assert last.may(Expel) == [card for card in range(1, 16) if card != 12]
    assert last.why_not(Expel(12)) == "not-your-shirt"


def test_R37_all_copies_leave_hand_and_bench_and_only_the_hand_is_refilled():
    out = cross(RED, RED, OFF, benches=([8, 6], []), decks=([2, 4, 5], [2, 4, 5])).expel(8)
    assert out.expelled == [[8], []]
    assert out.on_red_cards == [[8, 8, 8], []]
    assert out.state.view(0)["hand"] == [2, 3, 4]
    assert [slot["face"] for slot in out.benches[0][:2]] == ["empty", "up"]
    assert out.fact("left-hand") == {"seat": 0, "card": 8, "count": 2}
    assert ("drew", {"seat": 0, "cards": [2, 4]}) in out.told_to(0)
    assert ("drew-unseen", {"seat": 0, "count": 2}) in out.told_to(1)


def test_R37_an_expelled_shirt_that_turns_up_later_is_discarded_and_drawn_again():
    compensation = cross(RED, RED, OFF, decks=([2, 2, 5], [2, 4, 5]), expelled=((2,), ())).expel(8)
    assert compensation.told.count("redrawn") == 2
    assert 2 not in compensation.state.view(0)["hand"]
    new_half = table(
        [3], [], division=1, turn=0, top=5, decks=([2, 2, *[4, 5, 6, 7] * 3], [4, 5, 6, 7] * 3), expelled=((2,), ())
    ).play(3)
    assert new_half.told.count("redrawn") == 2
    assert new_half.half == 2
    assert new_half.hands == [11, 11]
    assert 2 not in new_half.state.view(0)["hand"]


def test_R38_cards_on_the_field_pile_stay():
    out = table([7, 7, 3], [8, 9, 9], division=1, turn=0, top=7).play(7, roll=(RED, RED, RED)).expel(7)
    assert out.top == {"card": 7, "seat": 0}
    assert 7 in out.field[0]


def test_R37_face_down_copies_leave_too_and_are_shown():
    down = table([7, 8, 12, 12], [4, 4, 4, 4], division=1, benches=([5, 6], []), turn=0, top=7)
    down.substitute(5, 12).substitute(6, 8).play(7, roll=(RED, RED, OFF)).expel(12)
    assert down.benches[0][0] == {"face": "empty", "card": None}
    assert down.on_red_cards == [[12, 12], []]
    assert down.fact("expelled") == {"seat": 0, "card": 12, "bench": 1, "down": 1}
    assert down.benches[0][1]["not"] == [12]  # what still lies there is no such shirt
    guessed = {down.state.guess(1, FastDice(seed)).view(0)["benches"][0][1]["card"] for seed in range(200)}
    assert guessed == set(range(1, 16)) - {12}


def test_what_is_put_face_down_after_an_expulsion_is_no_expelled_shirt():
    down = table([7, 8, 12, 12], [4, 4, 4, 4], division=1, benches=([5], []), turn=0, top=7, expelled=((2,), ()))
    down.substitute(5, 12)
    assert down.benches[0][0]["not"] == [2]
    for seed in range(60):
        assert down.state.guess(1, FastDice(seed)).view(0)["benches"][0][0]["card"] != 2


def test_R50_a_team_loses_at_most_six_shirts():
    six = (2, 4, 5, 6, 9, 11)
    spared = cross(RED, RED, OFF, expelled=(six, ()))
    assert spared.red_cards == [1, 0]
    assert spared.told[-2:] == ["no-more-shirts", "chance-lost"]
    assert spared.phase == "open"
    defender = cross(RED, RED, CORNER, orange=(8, 3, 3, 3), expelled=((), six))
    assert defender.phase == "wall"


def test_every_roll_has_one_of_the_meanings():
    """120 rolls change nothing, 90 are pairs, 6 are triples, as three dice with six faces give."""
    phases = [cross(*roll).phase for roll in product(FACES, repeat=3)]
    assert phases.count("defend") == 120
    assert phases.count("wall") == 3 * 16 + 3 * 3  # pairs and triples of set pieces; yellow pairs with one
    assert phases.count("expel") == 16
    assert phases.count("open") == 16 + 3 * 2 + 1  # offside; yellow with offside or red, and three yellow
