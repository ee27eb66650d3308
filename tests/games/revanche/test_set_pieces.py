"""Free kick, corner and penalty (R39 to R41, R49)."""

import pytest

from ludoteca.engine.dice import FastDice
from ludoteca.games.revanche.actions import Commit, Play
from ludoteca.games.revanche.setpiece import scores

from .table import table

FACE = {"free-kick": 3, "corner": 4, "penalty": 5}


def kick(name, wall, shot, crossing=7, **more):
    """Purple crosses and takes this set piece against these cards."""
    moment = table([crossing, shot, 2], [wall, 3, 3], division=1, turn=0, top=crossing, **more)
    return moment.play(crossing, roll=(name, name, "offside")).commit(wall, shot)


@pytest.mark.parametrize(
    ("crossing", "wall", "shot", "goal"),
    [
        (7, 1, 10, False),  # a keeper stops even the ace
        (7, 1, 7, False),
        (7, 7, 10, True),  # the ace beats every other wall
        (7, 4, 6, True),  # nearer
        (7, 6, 4, False),
        (7, 6, 8, False),  # as near is no goal
        (7, 5, 5, False),
        (10, 7, 12, True),  # crossed by the ace: the target is 10
        (10, 12, 7, False),
        (2, 4, 15, False),  # numbers do not go round
        (2, 4, 1, True),  # the attacker's keeper is a plain 1
        (7, 10, 9, True),  # the defender's ace is a plain 10
    ],
)
def test_R39a_free_kick(crossing, wall, shot, goal):
    assert kick("free-kick", wall, shot, crossing).goal_piles == [int(goal), 0]


@pytest.mark.parametrize(
    ("wall", "shot", "goal"),
    [(1, 15, False), (15, 15, False), (15, 10, False), (9, 12, True), (12, 9, False), (9, 9, False), (10, 11, True), (2, 1, False)],
)  # fmt: skip
def test_R39b_corner(wall, shot, goal):
    assert kick("corner", wall, shot).goal_piles == [int(goal), 0]


@pytest.mark.parametrize(
    ("wall", "shot", "goal"),
    [(1, 10, True), (10, 10, True), (1, 5, False), (5, 5, False), (5, 6, True), (10, 5, True), (2, 1, True), (1, 1, False)],
)  # fmt: skip
def test_R39c_penalty(wall, shot, goal):
    assert kick("penalty", wall, shot).goal_piles == [int(goal), 0]


def test_R39_the_first_test_that_applies_decides_for_all_cards():
    """The table of the rulings, written a second time, for every pair of cards."""
    for x in range(2, 16):
        for d in range(1, 16):
            for a in range(1, 16):
                free = False if d == 1 else True if a == 10 else abs(a - x) < abs(d - x)
                corner = False if d in (1, 15) else a > d
                penalty = True if a == 10 else False if d == 1 else a != d
                for name, goal in (("free-kick", free), ("corner", corner), ("penalty", penalty)):
                    assert scores(FACE[name], x, d, a) == goal, (name, x, d, a)


def test_R39_the_defender_chooses_first_and_nobody_sees_it_until_the_attacker_has():
    moment = table([7, 5, 2], [6, 3, 3], division=1, turn=0, top=7)
    moment.play(7, roll=("penalty", "penalty", "offside"))
    assert moment.waiting == [1]
    assert moment.why_not(Commit(5), 0) == "not-asked"
    assert moment.why_not(Play(6)) == "wrong-step"
    moment.commit(6)
    assert moment.report == 0
    assert moment.told == ["committed"]
    assert moment.events[0].facts == {"seat": 1}
    assert moment.state.view(1)["committed"] == 6
    assert moment.state.view(0)["committed"] is None
    assert "6" not in str(moment.state.view(0)["chance"])
    assert moment.hands == [2, 3]
    walls = {tuple(moment.state.guess(0, FastDice(seed)).view(1)["hand"]) for seed in range(30)}
    assert len(walls) > 10
    moment.commit(5)
    assert moment.fact("revealed") == {"seat": 0, "card": 5, "defender_seat": 1, "defence": 6}


def test_R40_without_a_goal_both_cards_are_discarded_and_the_crossing_card_stays_on_top():
    saved = kick("penalty", 5, 5)
    assert saved.spent == [[5], [5]]
    assert saved.top == {"card": 7, "seat": 0}
    assert saved.waiting == [1]
    again = table([7, 5, 2], [5, 7, 3], division=1, turn=0, top=7)
    again.play(7, roll=("penalty", "penalty", "offside")).commit(5, 5).play(7, roll=("offside", "corner", "red-card"))
    assert again.chance["attacker"] == 1


def test_R40_by_the_option_both_cards_go_to_the_field_pile():
    saved = kick("corner", 9, 4, set_piece_cards="pile")
    assert saved.spent == [[], []]
    assert saved.top == {"card": 4, "seat": 0}
    assert saved.field == [[4, 7], [7, 9]]
    assert saved.waiting == [1]
    ace = kick("corner", 12, 10, set_piece_cards="pile")
    assert ace.phase == "open"  # on the pile it is no cross


def test_R40_after_a_goal_both_cards_are_in_the_goal_pile():
    scored = kick("corner", 9, 12, set_piece_cards="pile")
    assert scored.field == [[], []]
    assert scored.spent == [[7, 12], [7, 9]]
    assert scored.top is None
    assert scored.waiting == [1]


def test_R41_whoever_is_short_of_cards_draws_as_in_added_time():
    short = table([7], [], division=1, turn=0, top=7).play(7, roll=("corner", "corner", "offside"))
    assert short.hands == [2, 2]
    assert short.added_time


def test_R49_any_card_may_be_the_first_of_the_half_in_a_set_piece_and_counts_as_it():
    first = table([7, 10, 2], [7, 1, 3], division=1, fresh=(0, 1)).play(7)
    first.play(7, roll=("penalty", "penalty", "offside"))
    assert first.may(Commit) == [2, 10]
    four = table([7, 10], [7, 1], [1, 3], [10, 3], division=1, turn=0, fresh=(0, 1, 2, 3)).play(7)
    four.play(7, roll=("penalty", "penalty", "offside"))
    assert four.may(Commit, 2) == [1, 3]
    four.commit(1, 10)
    assert four.first_card_to_come == []


def test_R49_in_defence_without_a_set_piece_the_first_card_is_no_keeper():
    four = table([7, 10], [7, 1], [1, 3], [10, 3], division=3, turn=0, fresh=(0, 1, 2, 3)).play(7, 7)
    assert four.phase == "defend"
    assert four.why_not(Play(1)) == "first-card"
    assert four.may(Play) == [3]
