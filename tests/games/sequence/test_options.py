"""What a table may agree on: open hands, drawing by hand, table talk."""

import pytest

from ludoteca import BadOption, Match, game
from ludoteca.engine.dice import FastDice
from ludoteca.games.sequence.actions import Admit, Call, Draw, Pass
from tests.games.sequence.table import (
    Discard,
    Exchange,
    Place,
    code,
    names,
    offered,
    place,
    table,
    told,
)

# ---- hands


def visible(match, seat):
    """The seats whose hands a seat sees."""
    return [other for other, hand in enumerate(match.view(seat)["hands"]) if hand is not None]


def test_Q18_nobody_sees_another_hand():
    match = Match("sequence", 4, 3)
    assert [visible(match, seat) for seat in (0, 1, 2, 3, None)] == [[0], [1], [2], [3], []]
    for seat in range(4):
        assert {facts["seat"] for facts in told(match, "dealt", seat)} == {seat}
    assert told(match, "dealt") == []


def test_Q25_open_to_the_team():
    match = Match("sequence", 6, 3, {"open_hands": "team", "teams": 3})
    assert [visible(match, seat) for seat in (0, 1, 5, None)] == [[0, 3], [1, 4], [2, 5], []]
    assert {facts["seat"] for facts in told(match, "dealt", 4)} == {1, 4}


def test_Q25_open_to_all():
    match = Match("sequence", 3, 3, {"open_hands": "all"})
    assert [visible(match, seat) for seat in (0, None)] == [[0, 1, 2], [0, 1, 2]]
    assert match.state.guess(0, FastDice(1)).digest() == match.state.digest()  # nothing is left to guess


def test_Q25_partners_see_what_a_partner_draws():
    match = table(4, hands=["KH", "2S", "3S", "4S"], deck="QD", options={"open_hands": "team"})
    place(match, 0, "KH", 2, 7)
    assert told(match, "drew", 2)[-1] == {"seat": 0, "card": "QD"}
    assert told(match, "drew", 1) == []


@pytest.mark.parametrize("option", [{"table_talk": True}, {"open_hands": "team"}])
def test_partners_are_needed_for_what_only_partners_do(option):
    with pytest.raises(BadOption, match="partners"):
        Match("sequence", 3, 1, option)


@pytest.mark.parametrize("option", [{"open_hands": "some"}, {"manual_draw": "yes"}, {"jokers": 1}])
def test_options_that_do_not_exist(option):
    with pytest.raises(BadOption, match="Allowed"):
        Match("sequence", 4, 1, option)


def test_talk_channels():
    sequence = game("sequence")
    assert sequence.talk(sequence.check(4)).partners == "none"
    assert sequence.talk(sequence.check(4)).table == "phrases"
    assert sequence.talk(sequence.check(4, {"table_talk": True})).table == "free"


# ---- drawing by hand


def manual(hands=("KH 2D", "2S 3S"), **more):
    return table(2, hands=list(hands), options={"manual_draw": True}, **more)


def test_Q16_cards_are_drawn_for_you_unless_agreed():
    match = table(hands=["KH", "2S"])
    place(match, 0, "KH", 2, 7)
    assert match.view()["hand_sizes"] == [1, 1]
    assert match.invited == ()
    assert code(match, 0, Draw()) == ("no-draw", "Q23")


def test_Q23_draw_before_the_next_player_starts():
    match = manual(deck="QD 5D")
    place(match, 0, "KH", 2, 7)
    assert match.waiting == (1,)
    assert match.invited == (0,)
    assert match.actions(0) == [Draw()]
    assert match.state.asked(0) == "draw"
    match.play(0, Draw())
    assert match.view()["hand_sizes"] == [2, 2]
    assert match.invited == ()
    assert told(match, "drew", 1) == []
    assert told(match, "took", 1) == [{"seat": 0}]
    assert code(match, 0, Draw()) == ("no-draw", "Q23")


def test_Q16_Q23_the_card_is_lost_when_the_next_player_has_started():
    match = manual()
    place(match, 0, "KH", 2, 7)
    place(match, 1, "2S", 1, 2)
    assert match.view()["hand_sizes"] == [1, 1]
    assert match.invited == (1,)
    assert told(match, "forgot") == [{"seat": 0}]
    place(match, 0, "2D", 3, 3)
    match.play(0, Draw())
    assert match.view()["hand_sizes"][0] == 1  # one card less to the end


def test_Q23_an_exchange_starts_the_turn_and_draws_by_itself():
    match = manual(hands=("KH", "2S 3S"), chips={"blue": [(1, 2), (9, 7)]})
    place(match, 0, "KH", 2, 7)
    match.play(1, Exchange("2S"))
    assert match.view()["hand_sizes"] == [0, 2]
    assert match.invited == ()


def test_Q23_a_pass_starts_the_turn_too_and_gives_no_card():
    match = manual(hands=("KH", ""))
    place(match, 0, "KH", 2, 7)
    match.play(1, Pass())
    assert match.invited == ()
    assert match.view()["hand_sizes"] == [0, 0]


def test_Q23_the_turn_passes_with_the_choice_of_five():
    chips = {"blue": [(5, column) for column in (2, 3, 4, 6, 7)]}
    match = manual(hands=("5H", "2S"), chips=chips)
    place(match, 0, "5H", 5, 5)
    assert match.invited == ()
    match.play(0, {"do": "declare", "row": 5, "column": 2, "direction": "across"})
    assert match.invited == (0,)
    assert match.waiting == (1,)


# ---- table talk


def talking(hands=("KH 2D", "2S 3S", "4S", "5S"), **more):
    options = {"table_talk": True, **more.pop("options", {})}
    return table(len(hands), hands=list(hands), options=options, **more)


def test_Q26_is_off_unless_agreed():
    match = table(4, hands=["KH", "2S", "3S", "4S"])
    assert code(match, 1, Call("blue")) == ("no-table-talk", "Q26")
    assert code(match, 1, Admit()) == ("no-table-talk", "Q26")


def test_Q26_an_opponent_may_call_out_of_turn_once_a_turn():
    match = talking()
    assert [match.actions(seat) for seat in (1, 2, 3)] == [[Call("blue")], [Call("green")], [Call("blue")]]
    match.play(1, Call("blue"))
    assert match.waiting == (0,)
    assert code(match, 1, Call("blue")) == ("one-call", "Q26")
    assert code(match, 2, Call("blue")) == ("own-team", "Q26")
    assert code(match, 2, Call("red")) == ("no-such-team", "Q26")
    match.play(3, Call("blue"))  # another seat may call as well
    place(match, 0, "KH", 2, 7)
    assert Call("blue") in match.actions(1)  # in the next turn again


def test_Q26_the_accused_team_is_invited_and_nobody_waits_for_it():
    match = talking()
    match.play(1, Call("blue"))
    assert match.invited == (0, 2)
    assert match.waiting == (0,)
    assert match.state.asked(2) == "admit"
    assert Admit() in match.actions(2)
    assert code(match, 3, Admit()) == ("not-accused", "Q26")
    assert match.view()["accused"] == ["blue"]


def test_Q26_a_call_lapses_when_the_turn_after_it_ends():
    match = talking()
    match.play(1, Call("blue"))
    place(match, 0, "KH", 2, 7)
    assert match.invited == (0, 2)
    place(match, 1, "2S", 1, 2)
    assert match.invited == ()
    assert told(match, "lapsed") == [{"team": "blue"}]
    assert match.view()["hand_sizes"] == [2, 2, 1, 1]


def test_Q26_admitted_play_waits_until_each_member_has_given_up_a_card():
    match = talking()
    match.play(1, Call("blue"))
    match.play(2, Admit())
    assert match.waiting == (0, 2)
    assert match.invited == ()
    assert match.actions(0) == [Discard("2D"), Discard("KH")] or match.actions(0) == [Discard("KH"), Discard("2D")]
    assert code(match, 0, Place("KH", 2, 7)) == ("discard-first", "Q26")
    assert code(match, 0, Discard("QD")) == ("not-in-hand", "Q2")
    assert code(match, 1, Call("blue")) == ("not-asked", "")
    match.play(2, Discard("4S"))
    assert match.waiting == (0,)
    match.play(0, Discard("KH"))
    assert match.view()["hand_sizes"] == [1, 2, 0, 1]  # without replacement
    assert match.view()["tops"][:3] == ["KH", None, "4S"]  # face up on the own pile
    assert match.waiting == (0,)
    assert names(match, 0) == "2D"
    assert match.view()["accused"] == []


def test_Q26_members_without_a_card_give_up_none():
    match = talking(hands=("KH", "2S", "", "5S"))
    match.play(1, Call("blue"))
    match.play(2, Admit())
    assert match.waiting == (0,)
    match.play(0, Discard("KH"))
    assert match.actions(0) == [Pass(), Call("green")]


def test_Q26_three_teams_and_two_calls_at_once():
    match = talking(hands=("KH", "2S", "3S", "4S", "5S", "6S"), options={"teams": 3})
    assert match.actions(0)[-2:] == [Call("green"), Call("red")]
    match.play(0, Call("green"))
    match.play(4, Call("red"))
    assert match.invited == (1, 2, 4, 5)
    match.play(5, Admit())
    assert match.waiting == (2, 5)
    match.play(2, Discard("3S"))
    match.play(5, Discard("6S"))
    assert match.invited == (1, 4)  # the other call still stands


def test_Q26_the_card_to_draw_can_still_be_drawn_after_the_discards():
    match = talking(options={"manual_draw": True})
    place(match, 0, "KH", 2, 7)
    match.play(1, Call("blue"))
    match.play(0, Admit())
    assert match.actions(0) == [Discard("2D")]
    match.play(0, Discard("2D"))
    match.play(2, Discard("4S"))
    assert match.invited == (0,)
    match.play(0, Draw())
    assert match.view()["hand_sizes"][0] == 1


def test_Q26_a_call_during_the_choice_of_five():
    match = talking(hands=("5H 2D", "2S", "3S", "4S"), chips={"blue": [(5, column) for column in (2, 3, 4, 6, 7)]})
    place(match, 0, "5H", 5, 5)
    match.play(3, Call("blue"))
    match.play(0, Admit())
    match.play(0, Discard("2D"))
    match.play(2, Discard("3S"))
    assert match.state.asked(0) == "declare"
    assert offered(match, 0, Place) == []
