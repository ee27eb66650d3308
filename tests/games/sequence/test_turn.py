"""Who starts, the turn, jacks, and the draw pile."""

import pytest

from ludoteca import BadOption, IllegalAction, Match, game
from tests.games.sequence.table import (
    Place,
    Remove,
    across,
    chip,
    code,
    names,
    offered,
    place,
    protecting,
    remove,
    start_dice,
    table,
    told,
)

SEQUENCE = game("sequence")


def start(seats, *rounds, **options):
    return SEQUENCE.start(seats, SEQUENCE.check(seats, options), start_dice(*rounds))


@pytest.mark.parametrize(
    ("seats", "teams", "hand", "to_win"),
    [
        (2, 2, 7, 2),
        (3, 3, 6, 1),
        (4, 2, 6, 2),
        (6, 2, 5, 2),
        (6, 3, 5, 1),
        (8, 2, 4, 2),
        (9, 3, 4, 1),
        (10, 2, 3, 2),
        (12, 2, 3, 2),
        (12, 3, 3, 1),
    ],
)
def test_hands_teams_and_sequences_to_win(seats, teams, hand, to_win):
    match = Match("sequence", seats, 1, {"teams": teams})
    view = match.view()
    assert view["hand_sizes"] == [hand] * seats
    assert view["deck"] == 104 - hand * seats
    assert view["to_win"] == to_win
    assert len(match.sides) == teams
    assert match.sides == tuple(tuple(range(team, seats, teams)) for team in range(teams))
    assert view["teams"] == [("blue", "green", "red")[seat % teams] for seat in range(seats)]


@pytest.mark.parametrize(("seats", "teams"), [(2, 2), (3, 3), (4, 2), (6, 2), (8, 2), (9, 3), (10, 2), (12, 2)])
def test_without_the_option_the_number_of_players_decides(seats, teams):
    assert len(Match("sequence", seats).sides) == teams


@pytest.mark.parametrize("seats", [1, 5, 7, 11, 13])
def test_numbers_of_players_that_cannot_play(seats):
    with pytest.raises(BadOption, match="2, 3, 4, 6, 8, 9, 10, 12"):
        Match("sequence", seats)


@pytest.mark.parametrize(("seats", "teams"), [(2, 3), (3, 2), (4, 3), (8, 3), (9, 2), (10, 3), (6, 4), (6, "two")])
def test_splits_that_do_not_fit(seats, teams):
    with pytest.raises(BadOption, match="teams"):
        Match("sequence", seats, 1, {"teams": teams})


def test_Q1_the_highest_card_starts():
    assert start(2, "9S KD").waiting() == (1,)
    assert start(2, "KD 9S").waiting() == (0,)
    assert start(3, "2C 3C 4C").waiting() == (2,)


def test_Q1_ties_are_drawn_again():
    assert start(2, "9S 9D", "4S 5S").waiting() == (1,)
    assert start(2, "9S 9S", "4S 4H", "TS 8S").waiting() == (0,)


def test_Q1_everybody_sees_what_was_drawn():
    drawn = start(2, "9S 9D", "4S 5S").view(None)["start_cards"]
    assert drawn == [["blue", "9S"], ["green", "9D"], ["blue", "4S"], ["green", "5S"]]


def test_Q20_only_those_tied_for_the_highest_draw_again():
    assert start(3, "KS 2D KH", "3S 4S").waiting() == (2,)  # the second team does not draw again
    assert start(3, "2D KS 2H").waiting() == (1,)  # a tie below the highest is no tie


def test_Q20_ace_high_and_the_jack_between_ten_and_queen():
    assert start(2, "AS KS").waiting() == (0,)
    assert start(2, "JS TS").waiting() == (0,)
    assert start(2, "JH QS").waiting() == (1,)


def test_Q20_the_drawn_cards_go_back_and_the_teams_first_seat_starts():
    state = start(6, "2S AS KS", teams=3)
    assert state.waiting() == (1,)
    assert state.view(None)["deck"] == 104 - 6 * 5
    state.check()


def test_Q2_play_a_card_face_up_place_a_chip_and_draw():
    match = table(hands=["KH 2S", "3S"], deck="QD QD")
    place(match, 0, "KH", 2, 7)
    assert chip(match, 2, 7) == "blue"
    assert names(match, 0) == "2S QD"
    assert match.view()["tops"] == ["KH", None]
    assert match.waiting == (1,)
    assert match.view()["deck"] == 1


def test_example_of_the_rulebook_the_king_of_hearts_has_two_spaces():
    match = table(hands=["KH"])
    assert offered(match, 0, Place) == [Place("KH", 2, 7), Place("KH", 6, 7)]
    match = table(hands=["KH"], chips={"green": [(2, 7)]})
    assert offered(match, 0, Place) == [Place("KH", 6, 7)]
    assert code(match, 0, Place("KH", 2, 7)) == ("covered", "Q2")


def test_Q2_only_with_a_card_of_the_hand_and_in_turn():
    match = table(hands=["KH", "2S"])
    assert code(match, 0, Place("2S", 1, 2)) == ("not-in-hand", "Q2")
    assert code(match, 1, Place("2S", 1, 2)) == ("not-asked", "")
    with pytest.raises(IllegalAction, match="You do not hold 2♠"):
        place(match, 0, "2S", 1, 2)


def test_Q2_play_goes_round_the_table():
    match = table(3, hands=["KH", "2S", "3S"], turn=1)
    place(match, 1, "2S", 1, 2)
    place(match, 2, "3S", 1, 3)
    assert match.waiting == (0,)


def test_Q3_a_two_eyed_jack_goes_on_any_empty_space_but_no_corner():
    match = table(hands=["JC JD"], chips={"blue": [(5, 5)], "green": [(6, 6)]})
    spaces = {(action.row, action.column) for action in offered(match, 0, Place)}
    assert len(spaces) == 94
    assert not spaces & {(1, 1), (1, 10), (10, 1), (10, 10), (5, 5), (6, 6)}
    assert code(match, 0, Place("JC", 5, 5)) == ("covered", "Q2")
    assert code(match, 0, {"do": "place", "card": "JD", "row": 1, "column": 1}) == ("no-such-action", "")
    place(match, 0, "JD", 4, 8)
    assert chip(match, 4, 8) == "blue"


def test_Q3_two_eyed_jacks_do_not_remove_and_one_eyed_jacks_do_not_place():
    match = table(hands=["JC JH"], chips={"green": [(5, 5)]})
    assert code(match, 0, {"do": "remove", "card": "JC", "row": 5, "column": 5}) == ("no-such-action", "")
    assert code(match, 0, {"do": "place", "card": "JH", "row": 5, "column": 6}) == ("no-such-action", "")


def test_Q4_a_one_eyed_jack_removes_a_chip_of_any_rival_team():
    chips = {"blue": [(2, 2)], "green": [(3, 3)], "red": [(4, 4)]}
    match = table(3, hands=["JS JH", "2S", "2S"], chips=chips)
    assert offered(match, 0, Remove) == [
        Remove(jack, row, column) for jack in ("JS", "JH") for row, column in sorted(((3, 3), (4, 4)), key=_space)
    ]
    assert code(match, 0, Remove("JS", 2, 2)) == ("own-chip", "Q4")
    assert code(match, 0, Remove("JS", 9, 9)) == ("no-chip", "Q4")


def _space(place_):
    return SEQUENCE.action_id(Remove("JS", *place_))


def test_Q4_removing_is_the_whole_turn_and_draws_a_card():
    match = table(hands=["JS 2D", "5S"], deck="KC", chips={"green": [(3, 3)]})
    remove(match, 0, "JS", 3, 3)
    assert chip(match, 3, 3) is None
    assert names(match, 0) == "2D KC"
    assert match.waiting == (1,)
    assert told(match, "removed")[0]["team"] == "green"


def test_Q4_a_partners_chip_is_an_own_chip():
    match = table(4, hands=["JS", "", "", ""], chips={"blue": [(3, 3)]})
    assert offered(match, 0, Remove) == []
    assert code(match, 0, Remove("JS", 3, 3)) == ("own-chip", "Q4")


def test_Q5_a_completed_sequence_is_protected_for_good():
    line = across(5, 2, 6)
    match = table(hands=["", "JS"], turn=1, chips={"blue": [*line, (5, 7)]}, sequences=[line])
    assert offered(match, 1, Remove) == [Remove("JS", 5, 7)]
    assert code(match, 1, Remove("JS", 5, 4)) == ("protected", "Q5")
    assert protecting(match, 5, 4) == [0]


def test_Q14_an_empty_draw_pile_is_made_of_all_discard_piles():
    match = table(hands=["KH 2S", "3S 4S"], deck="2C", discards="")
    place(match, 0, "KH", 2, 7)
    view = match.view()
    assert view["deck"] == 104 - 4  # all but the four cards held; the one just played is among them
    assert view["tops"] == [None, None]
    assert view["discarded"] == []
    assert told(match, "reshuffled") == [{"count": 100}]


def test_Q21_the_pile_is_made_anew_as_soon_as_its_last_card_is_taken():
    match = table(hands=["KH", "3S"], deck="2C 3C")
    place(match, 0, "KH", 2, 7)
    assert match.view()["deck"] == 1
    assert told(match, "reshuffled") == []
    place(match, 1, "3S", 1, 3)
    assert match.view()["deck"] == 102
    kinds = [event["kind"] for event in match.events(1)]
    assert kinds[-2:] == ["drew", "reshuffled"]


def test_Q19_chips_do_not_run_out():
    free = [(row, column) for row in range(1, 11) for column in range(1, 11)]
    blue = [place_ for place_ in free if (place_[0] + 2 * place_[1]) % 5 in (0, 1, 2) and place_ not in CORNERS]
    assert len(blue) > 48
    match = table(hands=["JC"], chips={"blue": blue[:60]})
    assert offered(match, 0, Place)


CORNERS = {(1, 1), (1, 10), (10, 1), (10, 10)}


def test_bad_input_changes_nothing():
    match = table(hands=["KH", "2S"])
    before = match.state.digest()
    for seat, action in ((0, 778), (0, -1), (5, 0), (-1, 0)):
        assert match.state.why_not(seat, action) is not None
        with pytest.raises(IllegalAction):
            match.state.apply(seat, action, start_dice())
    for wrong in ({"do": "place"}, {"do": "fly"}, {"do": "place", "card": "KH", "row": "2", "column": 7}, {}):
        with pytest.raises(IllegalAction):
            match.play(0, wrong)
    assert match.state.digest() == before
