"""The third division: passes, crosses, aces, keepers, goals and halves (R1 to R12, R51)."""

import pytest

from ludoteca import Match
from ludoteca.engine.dice import FastDice
from ludoteca.games.revanche.actions import BringOn, Play

from .table import GAME, table


def started(seed, **options):
    return GAME.start(2, GAME.check(2, {"division": 3, **options}), FastDice(seed))


def test_R1_chance_alone_says_who_starts_and_the_dice_stay_in_the_box():
    openers = {started(seed).view(None)["waiting"][0] for seed in range(20)}
    assert openers == {0, 1}
    crossed = table([7, 3], [7, 3], turn=0, top=7).play(7)
    assert crossed.dice is None
    assert "rolled" not in crossed.told


@pytest.mark.parametrize("star", [1, 10])
def test_R2_the_first_card_of_a_half_is_neither_keeper_nor_ace(star):
    both = table([star, 3], [star, 4], fresh=(0, 1))
    assert both.why_not(Play(star)) == "first-card"
    assert both.may(Play) == [3]
    both.play(3)
    assert both.why_not(Play(star)) == "first-card"  # each player's own first card
    both.play(4)
    assert both.may(Play) == [star]


def test_R2_it_holds_again_in_the_second_half_and_in_overtime():
    for half in (0, 1, 2):
        # the half is over with level scores, and the next one starts
        over = table([2], [], turn=0, top=5, half=half, decks=([1, 2, 3, 4] * 3, [1, 2, 3, 4] * 3))
        over.play(2)
        assert over.half == half + 2
        assert over.first_card_to_come == [0, 1]


def test_R2_it_does_not_hold_after_a_goal():
    scored = table([5, 1, 2], [5, 10, 1], turn=0, phase="finish", answer=5, attacker=0, crossing=7, top=5)
    scored.play(5)
    assert scored.told[-1] == "goal"
    assert scored.may(Play) == [1, 5, 10]


def test_R2_a_card_from_the_bench_is_no_way_round_it():
    subbed = table([3, 4], [3, 4], division=2, benches=([10, 5], []), fresh=(0, 1)).substitute(10, 4)
    assert subbed.why_not(Play(10)) == "first-card"
    assert subbed.may(Play) == [3]


def test_R2_it_is_waived_if_the_hand_holds_nothing_else_and_then_everybody_knows_it():
    stars = table([1, 10, 10, 1], [2, 3, 4, 5], half=2, fresh=(0, 1))
    assert stars.may(Play) == [1, 10]
    stars.play(1)
    assert stars.only_aces_and_keepers == [0]
    guess = stars.state.guess(1, FastDice(4)).view(0)
    assert set(guess["hand"]) <= {1, 10}


def test_R3_a_kick_off_with_the_ace_after_a_goal_is_a_cross():
    scored = table([5, 6], [10, 6], turn=0, phase="finish", answer=5, attacker=0, crossing=7, top=5).play(5)
    assert scored.top is None
    scored.play(10)
    assert scored.chance["attacker"] == 1
    assert scored.chance["card"] == 10
    assert scored.phase == "defend"


def test_R4_the_second_player_may_cross_on_the_very_first_card():
    crossed = table([7, 3], [7, 3], fresh=(0, 1)).play(7, 7)
    assert "crossed" in crossed.told
    assert crossed.chance == {
        "attacker": 1, "card": 7, "defender": 0, "finisher": 1, "answer": None, "set_piece": None, "committed": False,
    }  # fmt: skip


def test_R5_a_keeper_outside_a_chance_is_a_plain_card():
    passed = table([1, 2], [1, 10], turn=0, top=6).play(1)
    assert passed.told == ["played"]
    assert passed.play(1).phase == "open"  # a keeper on a keeper is no cross
    by_ace = table([1, 2], [10, 2], turn=0, top=6).play(1, 10)
    assert by_ace.phase == "defend"


def test_R6_an_ace_in_defence_is_a_plain_card():
    defended = table([7, 10], [10, 2], turn=0, top=7).play(7, 10)
    assert defended.phase == "finish"
    assert defended.told == ["defended"]
    assert defended.play(10).goal_piles == [1, 0]


def test_R7_the_defender_never_crosses_while_the_chance_is_live():
    third_seven = table([7, 3], [7, 2], turn=0, top=7).play(7, 7)
    assert third_seven.chance["attacker"] == 0
    assert third_seven.phase == "finish"
    ace_on_ace = table([10, 3], [10, 2], turn=0, top=7).play(10, 10)
    assert ace_on_ace.chance["attacker"] == 0
    assert ace_on_ace.chance["answer"] == 10


def test_R8_an_ace_that_does_not_match_is_a_new_cross():
    again = table([7, 10, 2], [4, 5, 6], turn=0, top=7).play(7, 4, 10)
    assert again.told == ["missed", "crossed"]
    assert again.phase == "defend"
    assert again.chance["card"] == 10


def test_R9_after_a_failed_attack_the_other_side_may_cross_on_its_card():
    missed = table([7, 3, 2], [4, 3, 6], turn=0, top=7).play(7, 4, 3)
    assert missed.top == {"card": 3, "seat": 0}
    assert missed.waiting == [1]
    assert missed.play(3).chance["attacker"] == 1


def test_R10_after_the_keeper_the_attacker_moves_and_only_an_ace_crosses():
    saved = table([7, 1, 10], [1, 3, 4], turn=0, top=7).play(7, 1)
    assert saved.told == ["keeper"]
    assert saved.waiting == [0]
    assert saved.top == {"card": 1, "seat": 1}
    plain = table([7, 1, 10], [1, 3, 4], turn=0, top=7).play(7, 1, 1)
    assert plain.phase == "open"
    assert saved.play(10).phase == "defend"


def test_R11_a_keeper_is_never_matched_for_a_goal():
    saved = table([7, 1, 2], [1, 3, 4], turn=0, top=7).play(7, 1, 1)
    assert saved.goal_piles == [0, 0]
    assert saved.chance is None


def test_R12_what_is_left_at_half_time_is_discarded_and_the_other_team_kicks_off():
    half_time = table([2], [3], turn=0, top=5)
    half_time.play(2, 3)
    assert half_time.half == 2
    assert half_time.top is None
    assert half_time.field == [[], []]
    assert half_time.spent == [[2], [3, 5]]
    assert half_time.hands == [11, 11]
    assert half_time.decks == [48, 47]
    assert half_time.waiting == [1]


def test_R51_even_seats_are_purple_and_odd_seats_orange():
    assert Match("revanche", seats=2).view(None)["teams"] == ["purple", "orange"]
    four = Match("revanche", seats=4)
    assert four.view(None)["teams"] == ["purple", "orange", "purple", "orange"]
    assert four.sides == ((0, 2), (1, 3))


def test_a_goal_pile_is_made_of_the_field_pile_and_the_conceder_kicks_off():
    scored = table([7, 4, 2], [4, 5, 6], turn=0, top=7).play(7, 4, 4)
    assert scored.goal_piles == [1, 0]
    assert scored.fact("goal") == {"seat": 0, "team": "purple", "home": 1, "away": 0}
    assert scored.field == [[], []]
    assert scored.waiting == [1]
    assert scored.state.asked(1) == "kick-off"


def test_the_side_with_more_goals_wins_at_full_time():
    over = table([2], [], turn=0, top=5, half=1, score=[2, 1]).play(2)
    assert over.told[-1] == "full-time"
    result = over.state.result()
    assert (result.ranks, result.scores, result.reason) == ((1, 2), (2.0, 1.0), "goals")


def test_there_is_no_bench_in_the_third_division():
    assert table([2, 3], [4, 5]).why_not(BringOn(7)) == "no-bench"
    assert table([2, 3], [4, 5]).substitutions_left == [0, 0]
