"""Added time, overtime, and how a match ends (R13 to R18)."""

import pytest

from .table import table

FULL = [card for card in range(1, 16) for _ in range(3)]
HIGH = [card for card in range(11, 16) for _ in range(3)]


def last_cross(defender=(), **more):
    """Purple crosses on a 7 with the last card."""
    decks = more.pop("decks", ([4, 5, *FULL], [4, 6, *FULL]))
    return table([7], list(defender), turn=0, top=7, decks=decks, **more)


def test_R13_a_cross_with_the_last_card_of_the_hand_brings_added_time():
    crossed = last_cross().play(7)
    assert crossed.told[:2] == ["crossed", "added-time"]
    assert crossed.added_time
    assert crossed.phase == "defend"
    plain = table([8], [], turn=0, top=7).play(8)
    assert "added-time" not in plain.told


@pytest.mark.parametrize("half", [0, 1, 2, 3])
def test_R13_added_time_comes_in_every_half(half):
    assert last_cross(half=half).play(7).added_time


def test_R14_both_draw_up_to_two_cards_and_the_defender_keeps_the_one_it_has():
    assert last_cross().play(7).hands == [2, 2]
    kept = last_cross(defender=[12]).play(7)
    assert kept.hands == [2, 2]
    assert 12 in kept.state.view(1)["hand"]
    assert kept.decks[1] == len(FULL) + 1  # it drew one


def test_R14_each_plays_one_card_and_the_rest_is_discarded_face_up():
    added = last_cross(decks=([2, 3, *HIGH], [4, 6, *HIGH])).play(7, 4)
    assert added.waiting == [0]
    added.play(3)
    assert added.told[:4] == ["missed", "discarded", "discarded", "half-over"]
    assert [event.facts["cards"] for event in added.events if event.kind == "discarded"] == [[2], [6]]
    assert added.half == 2


def test_R14_a_goal_in_added_time_counts_and_the_half_is_over():
    scored = last_cross(decks=([4, 5, *HIGH], [4, 6, *HIGH])).play(7, 4, 4)
    assert scored.goal_piles == [1, 0]
    assert scored.half == 2


def test_R14_a_keeper_in_added_time_ends_the_half_at_once():
    saved = last_cross(decks=([4, 5, *HIGH], [1, 6, *HIGH])).play(7, 1)
    assert saved.told[:2] == ["keeper", "discarded"]
    assert saved.half == 2
    assert saved.goal_piles == [0, 0]


def test_R14_nobody_crosses_in_added_time():
    ace = last_cross(decks=([10, 10, *HIGH], [4, 4, *HIGH])).play(7, 4, 10)
    assert ace.told[0] == "missed"
    assert "crossed" not in ace.told
    assert ace.half == 2


def test_R15_the_dice_are_rolled_before_anybody_draws():
    offside = last_cross(defender=[7], division=1, decks=(HIGH, HIGH)).play(7, roll=("offside", "offside", "corner"))
    assert not offside.added_time
    assert offside.hands == [0, 1]
    assert offside.waiting == [1]  # the half goes on
    offside.play(7, roll=("corner", "offside", "yellow-card"))
    assert offside.added_time


def test_R15_a_lost_chance_without_cards_ends_the_half():
    offside = last_cross(division=1).play(7, roll=("offside", "offside", "offside"))
    assert offside.half == 2
    assert "added-time" not in offside.told


def test_R16_in_a_set_piece_of_added_time_both_draw_to_two_and_choose_from_them():
    kick = last_cross(defender=[12], division=1).play(7, roll=("corner", "corner", "offside"))
    assert kick.told[-4:] == ["drew", "drew-unseen", "drew", "drew-unseen"]
    assert kick.hands == [2, 2]
    assert kick.phase == "wall"
    kick.commit(12, kick.state.view(0)["hand"][0])
    assert kick.half == 2


def test_R17_overtime_is_two_halves_of_four_cards_without_a_golden_goal():
    level = table([2], [], turn=0, top=5, half=1, decks=(FULL, FULL)).play(2)
    assert level.half == 3
    assert level.hands == [4, 4]
    ahead = table([2], [], turn=0, top=5, half=2, score=[1, 0], decks=(FULL, FULL)).play(2)
    assert ahead.half == 4
    assert ahead.hands == [4, 4]
    over = table([2], [], turn=0, top=5, half=3, score=[1, 0]).play(2)
    assert over.state.result().reason == "overtime"


def test_R17_without_overtime_a_level_match_goes_straight_to_penalties():
    level = table([2], [], turn=0, top=5, half=1, overtime=False).play(2)
    assert level.phase == "hide"


def test_R17_bench_substitutions_cards_and_expulsions_carry_over():
    level = table(
        [2], [], turn=0, top=5, half=1, division=1, benches=([7, 8], []), used=[3, 0], yellow=[1, 0], red=[0, 1],
        expelled=((), (9,)), decks=(FULL[6:], FULL[:18]),
    ).play(2)  # fmt: skip
    assert level.half == 3
    assert level.substitutions_left == [2, 5]
    assert [slot["card"] for slot in level.benches[0][:2]] == [7, 8]
    assert (level.yellow_cards, level.red_cards, level.expelled) == ([1, 0], [0, 1], [[], [9]])


@pytest.mark.parametrize(("half", "opens"), [(0, 1), (1, 0), (2, 1)])
def test_R18_the_kick_off_keeps_alternating_in_overtime(half, opens):
    """Seat 0 opened the match, so seat 1 opens the second half, seat 0 the third, seat 1 the fourth."""
    over = table([2], [], turn=0, top=5, half=half, decks=(FULL, FULL), opener=0).play(2)
    assert over.waiting == [opens]
