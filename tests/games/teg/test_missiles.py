"""Missiles, T21 to T26, with the tables and examples of the rulebook."""

import pytest

from ludoteca.games.teg.actions import Done, Launch, Lay, Missile, Place
from tests.games.teg.table import Table


@pytest.mark.parametrize(("missiles", "armies"), [(1, 14), (2, 8), (3, 2)])
def test_T21_twenty_armies_become_one_two_or_three_missiles(missiles, armies):
    table = Table({"nueva-zelanda": (0, 20)}, phase="incorporate")
    for _ in range(missiles):
        table.play(0, Missile("nueva-zelanda"))
    held = table.country("nueva-zelanda")
    assert (held["armies"], held["missiles"]) == (armies, missiles)


def test_T21_the_fourth_would_leave_no_army():
    table = Table({"nueva-zelanda": (0, 2, 3)}, phase="incorporate")
    assert table.refused(0, Missile("nueva-zelanda")) == "not-enough-armies"


def test_T21_six_armies_and_one_more_are_a_missile_and_an_army():
    table = Table({"nueva-zelanda": (0, 6)}, phase="incorporate", free=1)
    assert table.refused(0, Missile("nueva-zelanda")) == "not-enough-armies"
    table.play(0, Place("nueva-zelanda")).play(0, Missile("nueva-zelanda"))
    held = table.country("nueva-zelanda")
    assert (held["armies"], held["missiles"]) == (1, 1)


@pytest.mark.parametrize("phase", ["attack", "regroup", "cards"])
def test_T21_missiles_are_bought_at_incorporation_only(phase):
    table = Table({"nueva-zelanda": (0, 20)}, phase=phase)
    assert table.refused(0, Missile("nueva-zelanda")) == "wrong-step"


def test_T21_the_first_round_of_hostilities_has_no_incorporation():
    table = Table({"nueva-zelanda": (0, 20)}, phase="opening", round=0, lap=1, step=5, starter=1, free=1)
    table.play(0, Place("nueva-zelanda")).play(0, Done(), raw=[0])
    while table.view()["turn"]["seat"] != 0:
        table.end_turn(table.view()["turn"]["seat"])
    assert (table.view()["round"], table.view()["phase"]) == (1, "attack")
    assert table.refused(0, Missile("nueva-zelanda")) == "wrong-step"


@pytest.mark.parametrize("phase", ["opening", "extra"])
def test_T15_T21_missiles_are_bought_in_the_opening_and_with_extra_reinforcements(phase):
    table = Table({"nueva-zelanda": (0, 6), "japon": (0, 1)}, phase=phase, round=0 if phase == "opening" else 2, free=2)
    assert table.refused(0, Missile("nueva-zelanda")) == "not-enough-armies"
    assert table.refused(0, Lay("cuba")) == "wrong-step"  # but no exchange
    table.play(0, Place("nueva-zelanda"))
    assert Missile("nueva-zelanda") in table.legal(0)
    assert table.refused(0, Done()) == "still-to-place"
    table.play(0, Missile("nueva-zelanda"))  # before the rest is placed
    held = table.country("nueva-zelanda")
    assert (held["armies"], held["missiles"], table.state.waiting()) == (1, 1, (0,))
    table.play(0, Place("japon"))
    assert table.view()["turn"]["seat"] != 0


@pytest.mark.parametrize("phase", ["opening", "extra"])
def test_T15_T21_the_last_army_placed_may_still_become_part_of_a_missile(phase):
    held = {"nueva-zelanda": (0, 6), "japon": (1, 1), "cuba": (1, 1)}
    table = Table(held, phase=phase, round=0 if phase == "opening" else 2, free=1)
    table.play(0, Place("nueva-zelanda"))
    assert (table.state.waiting(), table.legal(0)) == ((0,), [Done(), Missile("nueva-zelanda")])
    without = Table(held, phase=phase, round=0 if phase == "opening" else 2, free=1)
    without.play(0, Place("nueva-zelanda")).play(0, Done())
    assert (without.country("nueva-zelanda")["armies"], without.state.waiting()) == (7, (1,))
    table.play(0, Missile("nueva-zelanda"))  # nothing is left to decide
    assert (table.country("nueva-zelanda")["missiles"], table.state.waiting()) == (1, (1,))


def test_T15_extra_reinforcements_go_on_by_themselves_where_nothing_is_left_to_decide():
    table = Table({"nueva-zelanda": (0, 5), "japon": (1, 1), "cuba": (1, 1)}, phase="extra", free=1)
    assert table.play(0, Place("nueva-zelanda")).state.waiting() == (1,)


def test_T21_a_blockaded_country_may_buy_one():
    ring = dict.fromkeys(("nueva-york", "oregon", "terranova", "las-vegas", "florida"), (1, 2))
    table = Table(ring | {"chicago": (0, 8), "chile": (0, 1)}, phase="incorporate")
    assert table.refused(0, Missile("chicago")) is None


def test_T21_in_a_condominium_with_own_armies_only():
    table = Table({"chile": [(0, 6), (1, 9)], "brasil": [(0, 7), (1, 1)]}, phase="incorporate", pacts=True)
    assert table.refused(0, Missile("chile")) == "not-enough-armies"
    assert table.refused(0, Missile("brasil")) is None


@pytest.mark.parametrize(
    ("target", "destroyed"), [("tasmania", 3), ("australia", 2), ("sumatra", 1), ("filipinas", 1), ("tonga", 1)]
)
def test_T22_from_new_zealand_a_missile_destroys_three_two_or_one(target, destroyed):
    table = Table({"nueva-zelanda": (0, 1, 1), target: (1, 9)})
    table.play(0, Launch("nueva-zelanda", target))
    assert table.armies(target) == 9 - destroyed
    assert table.country("nueva-zelanda")["missiles"] == 0
    assert table.refused(0, Launch("nueva-zelanda", target)) == "no-missile"


def test_T22_four_borders_are_out_of_range():
    from tests.games.teg.table import GAME  # noqa: PLC0415

    assert Launch("nueva-zelanda", "chile") in GAME.actions
    assert Launch("nueva-zelanda", "argentina") not in GAME.actions


@pytest.mark.parametrize(("armies", "code"), [(3, "too-few-to-bomb"), (2, "too-few-to-bomb"), (4, None)])
def test_T23_the_target_keeps_at_least_one_army(armies, code):
    table = Table({"nueva-zelanda": (0, 1, 1), "tasmania": (1, armies)})
    assert table.refused(0, Launch("nueva-zelanda", "tasmania")) == code


def test_T24_argentina_and_australia_the_shield():
    table = Table({"argentina": (0, 1, 1), "australia": (1, 9, 1)})
    assert table.refused(0, Launch("argentina", "australia")) == "shield"
    table = Table({"argentina": (0, 1, 2), "australia": (1, 9, 1)})
    table.play(0, Launch("argentina", "australia"))
    assert table.armies("australia") == 7
    assert table.refused(0, Launch("argentina", "australia")) == "shield"


def test_T25_missiles_count_neither_for_dice_nor_for_holding():
    table = Table({"nueva-zelanda": (0, 6), "tasmania": (1, 3, 5), "japon": (1, 1)})
    table.attack(0, "nueva-zelanda", "tasmania", [6, 6, 6, 6], [1, 1, 1])
    assert table.country("tasmania")["owner"] == 0


def test_T26_there_is_no_way_back_from_a_missile_to_armies():
    table = Table({"nueva-zelanda": (0, 1, 1)}, phase="incorporate")
    assert table.legal(0) == [Done()]


def test_an_own_country_is_not_bombed():
    table = Table({"nueva-zelanda": (0, 1, 1), "tasmania": (0, 9)})
    assert table.refused(0, Launch("nueva-zelanda", "tasmania")) == "yours"
    assert table.refused(0, Launch("tasmania", "nueva-zelanda")) == "yours"
    assert table.refused(0, Launch("tasmania", "australia")) == "no-missile"
