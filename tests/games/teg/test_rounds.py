"""Situation cards, T10 to T17, and reinforcements, T35 and T54."""

import pytest

from ludoteca.games.teg.actions import Attack, Bonus, Done, Launch, Missile, Place, PlaceAll, TakeCard
from tests.games.teg.table import Table, countries_of


def turned(raw, **more):
    """The situation after the last turn of a round."""
    table = Table({"chile": (0, 2), "japon": (1, 2), "cuba": (2, 2)}, starter=1, step=5, current=0, **more)
    return table.play(0, Done(), raw=raw)


def test_T10_the_pile_has_50_cards():
    from ludoteca.games.teg.world.data import SITUATION_COPIES  # noqa: PLC0415

    assert list(SITUATION_COPIES) == [20, 4, 4, 4, 4, 4, 4, 1, 1, 1, 1, 1, 1]
    assert sum(SITUATION_COPIES) == 50


def test_T10_one_card_is_turned_in_each_round_and_leaves_the_pile():
    table = turned([20])
    assert table.view()["situation"]["kind"] == "snow"
    assert table.view()["situations_left"] == [20, 3, 4, 4, 4, 4, 4, 1, 1, 1, 1, 1, 1]


def test_T10_a_rest_of_an_absent_or_fallen_colour_is_passed_over():
    table = Table({"chile": (0, 2)}, seats=4, others=[1, 2, 3], starter=1, step=3, current=0)
    table.play(0, Done(), raw=[49, 0])  # green is not in play
    assert "situation-passed" in table.kinds()
    assert table.view()["situation"]["kind"] == "classic"
    table = Table({"chile": (0, 9), "argentina": (2, 1), "japon": (1, 2)}, starter=1, step=5, current=0)  # red falls
    table.attack(0, "chile", "argentina", [6, 6, 6], [1])
    table.end_turn(0, raw=[46, 0])
    assert table.view()["situation"]["kind"] == "classic"


def test_T10_the_pile_is_shuffled_again_when_it_is_used_up():
    table = turned([0], situations=[0] * 13)
    assert table.view()["situations_left"] == [19, 4, 4, 4, 4, 4, 4, 1, 1, 1, 1, 1, 1]


@pytest.mark.parametrize(("armies", "dice"), [(1, 2), (2, 3), (3, 4), (9, 4)])
def test_T11_in_snow_defenders_roll_one_die_more(armies, dice):
    table = Table({"chile": (0, 5), "argentina": (1, armies)}, situation="snow")
    preview = table.state.preview(0, attack_id("chile", "argentina"))
    assert (preview["attack_dice"], preview["defence_dice"]) == (3, dice)


@pytest.mark.parametrize(("armies", "dice"), [(2, 2), (3, 3), (4, 4), (9, 4)])
def test_T11_with_a_tailwind_attackers_roll_one_die_more(armies, dice):
    table = Table({"chile": (0, armies), "argentina": (1, 1)}, situation="tailwind")
    preview = table.state.preview(0, attack_id("chile", "argentina"))
    assert (preview["attack_dice"], preview["defence_dice"]) == (dice, 1)


def attack_id(source, target):
    from tests.games.teg.table import GAME  # noqa: PLC0415

    return GAME.action_id(Attack(source, target))


def test_T11_two_armies_are_needed_to_attack_all_the_same():
    table = Table({"chile": (0, 1), "argentina": (1, 1)}, situation="tailwind")
    assert table.refused(0, Attack("chile", "argentina")) == "need-two"


def test_T12_nobody_loses_more_armies_than_it_has():
    table = Table({"chile": (0, 2), "argentina": (1, 2)}, situation="tailwind")
    table.attack(0, "chile", "argentina", [1, 1], [6, 6])
    assert (table.armies("chile"), table.armies("argentina")) == (1, 2)
    table = Table({"chile": (0, 5), "argentina": (1, 1), "brasil": (1, 1)}, situation="snow")
    table.attack(0, "chile", "argentina", [6, 6, 6], [1, 1])
    assert table.country("argentina")["owner"] == 0


def test_T14_in_a_crisis_all_who_tie_for_the_lowest_take_no_card():
    table = turned([28, 3, 0, 5, 0, 2, 2])
    assert table.view()["situation"] == {"kind": "crisis", "seat": None, "no_card": [1, 3]}
    table = Table({"chile": (0, 9), "argentina": (1, 1), "brasil": (1, 1)}, situation="crisis", no_card=1)
    table.attack(0, "chile", "argentina", [6, 6, 6], [1])
    table.end_turn(0)
    assert table.view()["players"][0]["cards"] == 0
    assert "card-not-asked" not in table.kinds()


def test_T15_extra_reinforcements_are_half_the_countries_in_turn_order_before_the_first_turn():
    own = dict.fromkeys(countries_of("america-del-sur")[:5], (0, 1))
    table = Table(own | {"japon": (1, 1), "cuba": (1, 1)}, starter=0, step=5, current=0, others=[2, 3, 4, 5])
    table.play(0, Done(), raw=[32])
    view = table.view()
    assert (view["phase"], view["waiting"], view["turn"]["to_place"]["free"]) == ("extra", [1], 1)
    assert table.refused(1, Done()) == "still-to-place"
    assert table.refused(1, Missile("japon")) == "not-enough-armies"
    table.play(1, Place("japon"))
    for seat in (2, 3, 4, 5):
        assert table.state.waiting() == (seat,)
        country = next(name for name, held in table.view()["countries"].items() if held["owner"] == seat)
        table.play(seat, PlaceAll(country)).play(seat, Done())  # a missile could be bought there
    assert table.view()["turn"]["to_place"]["free"] == 2  # no minimum: five countries give two
    table.play(0, PlaceAll("chile"))
    assert (table.view()["phase"], table.state.waiting()) == ("incorporate", (1,))


def test_T15_one_country_gives_no_extra_reinforcement():
    table = Table({"chile": (0, 2), "japon": (1, 2), "cuba": (2, 2)}, starter=1, step=5, current=0)
    table.play(0, Done(), raw=[32])
    assert table.state.waiting() == (3,)


@pytest.mark.parametrize(
    ("situation", "allowed", "refused", "code"),
    [("open", "australia", "argentina", "open-borders"), ("closed", "argentina", "australia", "closed-borders")],
)
def test_T16_open_and_closed_borders_hold_for_attacks_and_missiles(situation, allowed, refused, code):
    table = Table({"chile": (0, 5, 1), "argentina": (1, 9), "australia": (1, 9)}, situation=situation)
    assert table.refused(0, Attack("chile", allowed)) is None
    assert table.refused(0, Attack("chile", refused)) == code
    assert table.refused(0, Launch("chile", allowed)) is None
    assert table.refused(0, Launch("chile", refused)) == code


def test_T17_a_colour_that_rests_only_incorporates():
    table = Table({"chile": (0, 9), "argentina": (1, 1)}, rest="blanco", phase="incorporate", free=1)
    table.play(0, Place("chile"))
    table.play(0, Done(), raw=[0])
    assert table.view()["turn"]["seat"] == 1


def test_T17_a_colour_that_rests_may_place_the_bonus_of_its_cards_but_takes_none():
    table = Table({"chile": (0, 9)}, rest="blanco", phase="incorporate", free=0, cards={0: ["chile"]})
    table.play(0, Done())
    assert table.view()["phase"] == "cards"
    assert table.refused(0, TakeCard()) == "no-card"
    assert table.play(0, Bonus("chile")).armies("chile") == 12


# ---- reinforcements


@pytest.mark.parametrize(("countries", "armies"), [(1, 4), (5, 4), (6, 3), (7, 3), (9, 4), (19, 9)])
def test_T35_half_the_countries_and_four_with_fewer_than_six(countries, armies):
    from ludoteca.games.teg.world.board import COUNTRY  # noqa: PLC0415

    own = dict.fromkeys([name for n, name in enumerate(COUNTRY) if n % 3 == 0][:countries], (0, 1))
    table = Table(own, starter=1, step=4, current=5)
    table.play(5, Done())
    to_place = table.view()["turn"]["to_place"]
    assert (table.view()["turn"]["seat"], to_place["free"], to_place["continents"]) == (0, armies, {})


def test_T35_continent_armies_go_into_their_continent():
    own = dict.fromkeys(countries_of("oceania"), (0, 1)) | {"chile": (0, 1)}
    table = Table(own, starter=1, step=4, current=5).play(5, Done())
    assert table.view()["turn"]["to_place"] == {"free": 3, "continents": {"oceania": 3}}
    table.play(0, PlaceAll("chile"))
    assert table.armies("chile") == 4
    assert table.refused(0, Place("chile")) == "nothing-left"
    assert table.refused(0, Done()) == "still-to-place"
    table.play(0, PlaceAll("tonga"))
    assert table.armies("tonga") == 4
    assert table.refused(0, Done()) is None


def test_T54_continent_armies_are_used_up_first():
    own = dict.fromkeys(countries_of("oceania"), (0, 1)) | {"chile": (0, 1)}
    table = Table(own, starter=1, step=4, current=5).play(5, Done())
    table.play(0, Place("tonga")).play(0, Place("tonga"))
    assert table.view()["turn"]["to_place"] == {"free": 3, "continents": {"oceania": 1}}
    table.play(0, PlaceAll("tonga"))
    assert table.view()["turn"]["to_place"] == {"free": 0, "continents": {}}
    assert table.armies("tonga") == 7


def test_T54_armies_that_cannot_be_placed_are_lost():
    ring = dict.fromkeys(("nueva-york", "oregon", "terranova", "las-vegas", "florida"), (1, 2))
    ring |= dict.fromkeys(("brasil", "bolivia", "uruguay", "chile", "paraguay"), (1, 2))
    table = Table(ring | {"chicago": (0, 3), "argentina": (0, 2)}, phase="incorporate", free=4)
    assert table.refused(0, Place("chicago")) == "blockaded"
    table.play(0, Done())
    assert table.fact("armies-lost")["armies"] == 4
    assert table.view()["phase"] == "attack"
