"""The five kinds of piece, with every example of the rulebook."""

import pytest

from ludoteca.engine.dice import FastDice
from tests.games.camisa12.table import move, place, play, points, position, score

EMPTY = ".........."


def test_rulebook_example_flags_1_1_3_7():
    """A first, a second apart, a third beside the second, and one that unites both."""
    stand = EMPTY
    for space, marked in ((1, 1), (3, 1), (4, 3), (2, 7)):
        state = position(stands=(stand, EMPTY), rondels=("FBMOa", ""))
        assert score(state, space)[0] == marked
        stand = stand[: space - 1] + "B" + stand[space:]


def test_K2_5_groups_of_flags_score_1_3_5_7_10():
    for size, marked in enumerate((1, 3, 5, 7, 10), 1):
        stand = "B" * (size - 1) + "." * (11 - size)
        assert score(position(stands=(stand, EMPTY), rondels=("FBMOa", "")), size)[0] == marked


def test_K2_3_the_ends_of_a_stand_are_not_neighbours():
    assert score(position(stands=("B.........", EMPTY), rondels=("FBMOa", "")), 10)[0] == 1


def test_K2_3_the_opponents_flags_are_not_connected():
    assert score(position(stands=(EMPTY, "B........B"), rondels=("FBMOa", "")), 1)[0] == 1


def test_rulebook_example_songs_C_A_E_then_D_or_B():
    """C 1, A before it 2, E after it 4; then D between C and E 6, but B there 0."""
    assert score(position(rondels=("FcMOB", "")), 4)[0] == 1
    assert score(position(stands=("...c......", EMPTY), rondels=("FaMOB", "")), 2)[0] == 2
    assert score(position(stands=(".a.c......", EMPTY), rondels=("FeMOB", "")), 8)[0] == 4
    assert score(position(stands=(".a.c...e..", EMPTY), rondels=("FdMOB", "")), 6)[0] == 6
    assert score(position(stands=(".a.c...e..", EMPTY), rondels=("FbMOB", "")), 6)[0] == 0


def test_K2_5_songs_in_order_score_1_2_4_6_8_and_need_not_be_neighbours():
    stand = EMPTY
    for letter, space, marked in (("c", 5, 1), ("a", 1, 2), ("b", 3, 4), ("e", 10, 6), ("d", 7, 8)):
        assert score(position(stands=(stand, EMPTY), rondels=(f"F{letter}MOB", "")), space)[0] == marked
        stand = stand[: space - 1] + letter + stand[space:]


def test_K2_7_after_a_mistake_every_later_song_scores_0():
    state = position(stands=("..b.......", EMPTY), rondels=("FaMcB", "FBMOa"))
    play(state, move(1), place(9))  # A after B
    assert points(state)[0] == 0
    assert state.view(None)["sides"][0]["mistaken"]
    play(state, move(1), place(3))
    before = points(state)[0]
    play(state, move(1), place(4))  # C, between B and A
    assert points(state)[0] == before
    assert state.view(None)["sides"][0]["mistaken"]


def test_K2_7_the_opponents_stand_interrupts_the_song():
    """A on the last space is not in order with B on the first."""
    assert score(position(stands=("b.........", EMPTY), rondels=("FaMOB", "")), 10)[0] == 0


def test_K2_7_when_a_song_was_placed_does_not_matter():
    assert score(position(stands=("...e......", EMPTY), rondels=("FaMOB", "")), 1)[0] == 2


def test_K2_5_fireworks_score_1_1_2_2_3():
    for count, marked in enumerate((1, 1, 2, 2, 3)):
        stand = "F" * count + "." * (10 - count)
        assert score(position(stands=(stand, "FFFFF....."), rondels=("BFMOa", "")), 9)[0] == marked


def test_rulebook_example_waves_3_4_5():
    """Yellow 3, white 4, yellow 5: Olas count in the whole stadium."""
    assert score(position(rondels=("BOMFa", "")), 2)[0] == 3
    state = position(stands=(".O........", EMPTY), rondels=("", "BOMFa"), mover=1)
    assert score(state, 2)[1] == 4
    assert score(position(stands=(".O........", ".O........"), rondels=("BOMFa", "")), 9)[0] == 5


@pytest.mark.parametrize(("count", "marked"), list(enumerate((3, 4, 5, 6, 3, 2, 1, 0))))
def test_K2_5_the_eight_waves_score_3_4_5_6_3_2_1_0(count, marked):
    mine = min(count, 3)
    stands = ("O" * mine + "." * (10 - mine), "O" * (count - mine) + "." * (10 - count + mine))
    assert score(position(stands=stands, rondels=("BOMFa", "")), 9)[0] == marked


def test_a_mosaic_scores_nothing_at_once():
    assert score(position(rondels=("BMOFa", "")), 2) == (0, 0)


def test_K2_5_the_third_song_scores_4_as_the_reference_card_reads():
    assert score(position(stands=("a.b.......", EMPTY), rondels=("FcMOB", "")), 9)[0] == 4


def test_previews_say_what_each_placement_would_score():
    state = position(stands=("B.B.......", EMPTY), rondels=("FBMOa", ""))
    play(state, move(1))
    legal = state.legal(0)
    told = [state.preview(0, action) for action in legal]
    by_space = {
        action - 31 + 1: (preview["points"], preview["given"]) for action, preview in zip(legal, told, strict=True)
    }
    assert by_space == {2: (5, 0), 4: (3, 2), 5: (1, 2), 6: (1, 2), 7: (1, 2), 8: (1, 2), 9: (1, 0), 10: (1, 2)}
    for action, preview in zip(legal, told, strict=True):
        after = state.clone()
        after.apply(0, action, FastDice(1))
        assert points(after) == (preview["points"] + preview["bonus"], preview["given"])


def test_previews_count_what_the_opponents_power_marks():
    state = position(("boto", "mare"), rondels=("BOMFa", ""))
    play(state, move(1))
    told = state.preview(0, state.legal(0)[0])  # an Ola on a wrong symbol: 1 from Boto, 3 for Maré Alta
    assert (told["points"], told["wrong_symbol"], told["given"]) == (3, 1, 4)
