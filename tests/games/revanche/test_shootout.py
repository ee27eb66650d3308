"""The penalty shoot-out (R19 to R23)."""

import pytest

from ludoteca.engine.dice import FastDice
from ludoteca.games.revanche.actions import BringOn, HideKeeper, Play, Shoot

from .table import shoot_out, table


def ready(seats=2, first=0):
    """Keepers at spots 1, 2 and 3 of both goals."""
    return shoot_out(seats, first).hide(0, 1, 2, 3).hide(1, 1, 2, 3)


def test_R19_each_side_hides_three_keepers_in_rising_spots():
    hiding = shoot_out()
    assert hiding.waiting == [0, 1]
    assert hiding.may(HideKeeper, 0) == [1, 2, 3, 4, 5, 6, 7, 8]
    hiding.hide(0, 4)
    assert hiding.may(HideKeeper, 0) == [5, 6, 7, 8, 9]
    assert hiding.why_not(HideKeeper(4), 0) == "hiding-order"
    assert hiding.why_not(HideKeeper(10), 0) == "hiding-order"
    hiding.hide(0, 9)
    assert hiding.may(HideKeeper, 0) == [10]


def test_R19_nobody_sees_the_placements_nor_how_many_are_made():
    hiding = shoot_out()
    before = hiding.state.view(1), hiding.state.view(None)
    hiding.hide(0, 4)
    assert hiding.events == []
    hiding.hide(0, 6)
    assert (hiding.state.view(1), hiding.state.view(None)) == before
    assert hiding.state.view(0)["shoot_out"]["keepers"] == [4, 6]
    assert hiding.waiting == [0, 1]


def test_R19_of_four_the_lower_seat_hides_and_the_partner_sees_it():
    hiding = shoot_out(4)
    assert hiding.waiting == [0, 1]
    hiding.hide(1, 2)
    assert hiding.state.view(3)["shoot_out"]["keepers"] is None  # not before all are hidden
    hiding.hide(1, 5, 9)
    assert hiding.state.view(3)["shoot_out"]["keepers"] == [2, 5, 9]
    assert hiding.state.view(0)["shoot_out"]["keepers"] == []  # its own goal is still empty
    assert hiding.told_to(3) == [("hid", {"seat": 1, "spots": [2, 5, 9]})]
    assert hiding.told_to(0) == hiding.told_to(2) == []


def test_R19_of_four_the_shots_alternate_between_partners():
    shots = ready(4)
    shooters = []
    for _ in range(6):
        shooters.append(shots.waiting[0])
        shots.shoot(4 if not shots.shoot_out["shots"][0] else shots.may(Shoot)[0])
    assert shooters == [0, 1, 2, 3, 0, 1]


def test_R20_the_shoot_out_has_three_keepers_although_their_shirt_was_expelled():
    level = table([2], [], turn=0, top=5, half=1, overtime=False, division=1, expelled=((1,), (1,))).play(2)
    level.hide(0, 1, 2, 3).hide(1, 8, 9, 10)
    assert level.shoot(8).told[0] == "shot-saved"


def test_R21_chance_says_who_shoots_first():
    assert ready(first=0).waiting == [0]
    assert ready(first=1).waiting == [1]


def test_a_keeper_saves_and_every_other_card_is_in():
    shots = ready().shoot(1, 4)
    assert shots.shoot_out["goals"] == [0, 1]
    assert shots.shoot_out["spots"][1][:2] == ["keeper", "closed"]
    assert shots.shoot_out["spots"][0][3] == "goal"
    assert shots.why_not(Shoot(1)) == "already-open"


def test_R22_five_rounds_stopped_as_soon_as_nobody_can_catch_up():
    shots = ready().shoot(4, 1, 5, 2, 6)
    assert shots.shoot_out["goals"] == [3, 0]
    assert shots.phase == "shoot"  # three shots are left for orange
    shots.shoot(3)
    assert shots.told[-1] == "shoot-out-won"
    result = shots.state.result()
    assert (result.ranks, result.reason, result.winners) == ((1, 2), "shoot-out", (0,))


def test_R22_after_five_level_rounds_one_round_at_a_time_decides():
    shots = ready().shoot(4, 4, 5, 5, 6, 6, 7, 7, 8, 8)
    assert shots.phase == "shoot"
    shots.shoot(9)
    assert shots.phase == "shoot"  # the other side still has its shot
    shots.shoot(1)
    assert shots.state.result().winners == (0,)


def test_R22_opened_cards_stay_out():
    shots = ready().shoot(4, 4)
    assert 4 not in shots.may(Shoot)
    assert len(shots.may(Shoot)) == 9


def test_R23_after_seven_all_the_keepers_are_hidden_again():
    shots = ready(first=1)
    for spot in range(1, 11):
        shots.shoot(spot, spot)
    assert shots.told == ["shot-in", "hide-again"]
    assert shots.shoot_out["goals"] == [7, 7]
    assert shots.phase == "hide"
    shots.hide(1, 1, 2, 3).hide(0, 1, 2, 3)
    assert shots.waiting == [1]  # the same side shoots first
    shots.shoot(9, 1)
    assert shots.state.result().winners == (1,)  # sudden death goes on


def test_R24_there_are_no_substitutions_in_the_shoot_out():
    assert ready().why_not(BringOn(7)) == "wrong-step"
    assert ready().why_not(Play(7)) == "wrong-step"


@pytest.mark.parametrize("seed", range(20))
def test_R19_a_guess_puts_the_unseen_keepers_among_the_closed_spots(seed):
    shots = ready().shoot(1, 7)
    guess = shots.state.guess(0, FastDice(seed))
    guess.check()
    spots = guess.view(1)["shoot_out"]["keepers"]
    assert 1 in spots
    assert len(spots) == 3
    assert guess.view(0)["shoot_out"]["keepers"] == [1, 2, 3]
