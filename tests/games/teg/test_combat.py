"""Attacks and conquests, T13 and T18 to T20, with the two tables of dice of the rulebook; blockades; regrouping."""

import pytest

from ludoteca.games.teg.actions import (
    Advance,
    Attack,
    Bonus,
    Done,
    Launch,
    Place,
    Regroup,
    RegroupAll,
    RegroupMissile,
)
from tests.games.teg.table import GAME, Table

WHITE, BLACK = 0, 1


def south(white, black, **more):
    """White in New Zealand, Black in Tasmania, as in the rulebook."""
    return Table({"nueva-zelanda": (WHITE, white), "tasmania": (BLACK, black), "japon": (BLACK, 1)}, **more)


def left(table):
    return table.armies("nueva-zelanda"), table.armies("tasmania")


def test_T18_the_first_table_of_dice():
    table = south(5, 4).attack(WHITE, "nueva-zelanda", "tasmania", [6, 1, 5], [2, 6, 4])
    assert left(table) == (3, 3)
    fought = table.fact("fought")
    assert (fought["attack"], fought["defence"], fought["lost"], fought["other_lost"]) == ([6, 5, 1], [6, 4, 2], 2, 1)


def test_T13_the_second_table_of_dice_four_against_three():
    table = south(8, 4).attack(WHITE, "nueva-zelanda", "tasmania", [5, 2, 5, 4], [5, 4, 2])
    assert left(table) == (7, 2)


@pytest.mark.parametrize(
    ("white", "black", "dice"),
    [(2, 1, (1, 1)), (3, 2, (2, 2)), (4, 9, (3, 3)), (6, 3, (4, 3)), (5, 3, (3, 3)), (9, 2, (3, 2)), (20, 10, (4, 3))],
)
def test_T13_T18_dice_are_always_the_most_allowed(white, black, dice):
    preview = south(white, black).state.preview(WHITE, GAME.action_id(Attack("nueva-zelanda", "tasmania")))
    assert (preview["attack_dice"], preview["defence_dice"]) == dice


def test_T13_never_more_than_four_dice_also_with_a_tailwind():
    table = south(20, 3, situation="tailwind")
    assert table.state.preview(WHITE, GAME.action_id(Attack("nueva-zelanda", "tasmania")))["attack_dice"] == 4


def test_T18_ties_are_the_defenders():
    assert left(south(4, 3).attack(WHITE, "nueva-zelanda", "tasmania", [4, 4, 4], [4, 4, 4])) == (1, 3)


@pytest.mark.parametrize(
    ("source", "target", "code"),
    [
        ("nueva-zelanda", "australia", "no-such-action"),
        ("tasmania", "nueva-zelanda", "not-yours"),
        ("australia", "tasmania", "not-yours"),
    ],
)
def test_T18_only_neighbours_of_own_countries_are_attacked(source, target, code):
    table = south(5, 4)
    if code == "no-such-action":
        assert Attack(source, target) not in GAME.actions
    else:
        assert table.refused(WHITE, Attack(source, target)) == code


def test_T18_an_own_country_is_not_attacked_and_one_army_does_not_attack():
    table = Table({"chile": (0, 3), "argentina": (0, 1), "brasil": (1, 1)})
    assert table.refused(0, Attack("chile", "argentina")) == "yours"
    assert table.refused(0, Attack("argentina", "brasil")) == "need-two"
    assert table.refused(1, Attack("brasil", "chile")) == "not-asked"


def test_T19_one_army_must_go_and_up_to_three_may():
    table = south(6, 1).attack(WHITE, "nueva-zelanda", "tasmania", [6, 6, 6], [1])
    assert (table.country("tasmania")["owner"], left(table)) == (WHITE, (5, 1))
    assert [action.armies for action in table.legal(WHITE)] == [1, 2, 3]
    assert left(table.play(WHITE, Advance(3))) == (3, 3)
    assert table.view()["phase"] == "attack"


def test_T19_one_army_always_stays():
    table = south(3, 1).attack(WHITE, "nueva-zelanda", "tasmania", [6, 6], [1])
    assert [action.armies for action in table.legal(WHITE)] == [1, 2]
    assert table.refused(WHITE, Advance(3)) == "advance-range"
    table = south(2, 1).attack(WHITE, "nueva-zelanda", "tasmania", [6], [1])
    assert (table.view()["phase"], left(table)) == ("attack", (1, 1))


def test_T19_the_new_country_may_attack_in_the_same_turn():
    table = south(6, 1).attack(WHITE, "nueva-zelanda", "tasmania", [6, 6, 6], [1]).play(WHITE, Advance(2))
    assert table.refused(WHITE, Attack("tasmania", "australia")) is None


def test_T20_missiles_of_a_conquered_country_are_captured_and_usable_at_once():
    table = Table({"nueva-zelanda": (0, 6), "tasmania": (1, 1, 1), "australia": (1, 5)})
    table.attack(0, "nueva-zelanda", "tasmania", [6, 6, 6], [1]).play(0, Advance(1))
    assert table.country("tasmania")["missiles"] == 1
    assert table.play(0, Launch("tasmania", "australia")).armies("australia") == 2


# ---- blockades


RING = ("nueva-york", "oregon", "terranova", "las-vegas", "florida")  # the neighbours of chicago


def ring(phase="incorporate", round=2, **others):  # noqa: A002
    held = dict.fromkeys(RING, (1, 2)) | {"chicago": (0, 3), "chile": (0, 2)} | others
    return Table(held, phase=phase, round=round, free=4)


def test_T27_all_neighbours_of_one_other_colour_with_two_armies_each_blockade():
    assert ring().country("chicago")["blockaded_by"] == 1
    assert ring().refused(0, Place("chicago")) == "blockaded"
    assert ring(florida=(1, 1)).country("chicago")["blockaded_by"] is None
    assert ring(florida=(2, 5)).country("chicago")["blockaded_by"] is None
    assert ring(florida=(0, 5)).country("chicago")["blockaded_by"] is None


def test_T28_in_the_opening_laps_nothing_is_blockaded_and_the_view_says_so():
    table = ring(phase="opening", round=0)
    assert table.country("chicago")["blockaded_by"] is None
    assert table.refused(0, Place("chicago")) is None


def test_T27_a_country_with_two_neighbours_is_never_blockaded():
    table = Table({"tasmania": (0, 1), "australia": (1, 5), "nueva-zelanda": (1, 5)}, phase="incorporate", free=2)
    assert table.refused(0, Place("tasmania")) is None


def test_T27_a_condominium_among_the_neighbours_prevents_it():
    assert ring(florida=[(1, 3), (2, 3)]).country("chicago")["blockaded_by"] is None


def test_T28_a_blockaded_country_gets_no_bonus_but_may_attack():
    held = dict.fromkeys(RING, (1, 2)) | {"chicago": (0, 3), "chile": (0, 2)}
    table = Table(held, cards={0: ["chicago"]})
    assert table.refused(0, Attack("chicago", "florida")) is None
    table.play(0, Done())
    assert table.refused(0, Bonus("chicago")) == "blockaded"


def test_T28_the_blockade_ends_with_a_blockader_down_to_one_army():
    held = dict.fromkeys(RING, (1, 2)) | {"chicago": (0, 4), "chile": (0, 2)}
    table = Table(held).attack(0, "chicago", "florida", [6, 1, 1], [5, 5])
    assert table.country("chicago")["blockaded_by"] is None


def test_T28_the_last_country_is_free_at_the_start_of_the_own_turn():
    held = dict.fromkeys(RING, (1, 2)) | {"chicago": (0, 3)}
    table = Table(held, starter=1, step=4, current=5).play(5, Done())
    assert table.view()["turn"]["seat"] == 0
    assert table.refused(0, Place("chicago")) is None
    shared = Table(held | {"japon": [(0, 2), (2, 1)]}, starter=1, step=4, current=5).play(5, Done())
    assert shared.refused(0, Place("chicago")) is None  # a share is not another country


def test_T28_no_blockade_in_the_opening_laps():
    held = dict.fromkeys(RING, (1, 2)) | {"chicago": (0, 3), "chile": (0, 2)}
    table = Table(held, phase="opening", round=0, free=2)
    assert table.refused(0, Place("chicago")) is None


# ---- regrouping


def test_T29_armies_go_to_a_neighbouring_own_country_and_one_stays():
    table = Table({"argentina": (0, 4), "brasil": (0, 1), "sahara": (0, 1), "chile": (1, 1)})
    assert table.refused(0, Regroup("argentina", "chile")) == "not-own-target"
    assert table.refused(0, Regroup("chile", "argentina")) == "not-yours"
    table.play(0, RegroupAll("argentina", "brasil"))
    assert (table.armies("argentina"), table.armies("brasil")) == (1, 4)
    assert table.refused(0, Regroup("argentina", "brasil")) == "one-stays"


def test_T29_no_army_moves_twice():
    table = Table({"argentina": (0, 4), "brasil": (0, 3), "sahara": (0, 1)})
    table.play(0, RegroupAll("argentina", "brasil"))
    assert table.armies("brasil") == 6
    table.play(0, RegroupAll("brasil", "sahara"))
    assert (table.armies("brasil"), table.armies("sahara")) == (3, 4)  # those from Argentina stay
    assert table.refused(0, Regroup("brasil", "sahara")) == "moved-before"


def test_T29_no_attack_after_the_first_regroup():
    table = Table({"argentina": (0, 4), "brasil": (0, 3), "chile": (1, 1)}).play(0, Regroup("argentina", "brasil"))
    assert table.view()["phase"] == "regroup"
    assert table.refused(0, Attack("argentina", "chile")) == "wrong-step"


def test_T29_armies_moved_by_conquest_may_regroup():
    table = Table({"argentina": (0, 6), "chile": (1, 1), "bolivia": (0, 1), "japon": (1, 1)})
    table.attack(0, "argentina", "chile", [6, 6, 6], [1]).play(0, Advance(3)).play(0, RegroupAll("chile", "bolivia"))
    assert (table.armies("chile"), table.armies("bolivia")) == (1, 3)


def test_T29_T25_missiles_regroup_one_by_one_and_once():
    table = Table({"argentina": (0, 1, 2), "brasil": (0, 1), "sahara": (0, 1)})
    table.play(0, RegroupMissile("argentina", "brasil"))
    assert (table.country("argentina")["missiles"], table.country("brasil")["missiles"]) == (1, 1)
    assert table.refused(0, RegroupMissile("brasil", "sahara")) == "moved-before"
    assert table.refused(0, RegroupMissile("sahara", "brasil")) == "no-missile"
