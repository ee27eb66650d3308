"""Set-up and order of play, T1 to T9, and the colours, T53."""

import pytest

from ludoteca import BadOption, Match
from ludoteca.engine.dice import FastDice
from ludoteca.games.teg.actions import Done, Place, PlaceAll
from ludoteca.games.teg.rules import Teg
from ludoteca.games.teg.turn import deal
from ludoteca.games.teg.world.data import OBJECTIVE, OCCUPATIONS
from tests.games.teg.table import GAME, Table, Told, countries_of, start


@pytest.mark.parametrize(("seats", "each"), [(2, [36] * 2), (3, [24] * 3), (4, [18] * 4), (6, [12] * 6)])
def test_T1_countries_are_dealt_evenly_with_one_army_each(seats, each):
    view = start(seats).view(None)
    assert [player["countries"] for player in view["players"]] == each
    assert all(country["armies"] == 1 for country in view["countries"].values())


def test_T1_of_five_players_the_two_highest_dice_get_the_countries_left_over():
    match = Match("teg", 5, seed=4)
    assert sorted(player["countries"] for player in match.view()["players"]) == [14, 14, 14, 15, 15]
    lucky = {event["facts"]["seat"] for event in match.events() if event["kind"] == "left-over"}
    assert lucky == {player["seat"] for player in match.view()["players"] if player["countries"] == 15}


def rolls(seats, wanted, *faces):
    state = Teg()
    state.lay_out(seats)
    dice = Told(faces)
    chosen = deal.highest_rolls(state, 2**seats - 1, wanted, dice)
    assert not dice.answers, "dice rolled too few"
    return {seat for seat in range(seats) if chosen >> seat & 1}


def test_T1_ties_are_rolled_again_only_by_those_who_tie():
    assert rolls(5, 2, 6, 5, 3, 2, 1) == {0, 1}
    assert rolls(5, 2, 6, 5, 5, 2, 1, 3, 4) == {0, 2}
    assert rolls(5, 2, 4, 4, 4, 2, 1, 2, 5, 1) == {0, 1}


def test_T9_ties_for_the_first_player_are_rolled_again_by_the_tied():
    assert rolls(3, 1, 6, 2, 6, 1, 5) == {2}


def test_T2_two_players_place_18_armies_at_once_and_have_two_occupation_objectives():
    state = start(2)
    assert state.view(None)["turn"]["to_place"]["free"] == 18
    own = state.view(0)["objectives"]
    assert len(own) == 3
    for seed in range(30):
        for seat in (0, 1):
            names = [one["objective"] for one in start(2, seed).view(seat)["objectives"][:-1]]
            assert all(OBJECTIVE.index(name) < OCCUPATIONS for name in names)
    first, second = state.waiting()[0], 1 - state.waiting()[0]
    place_everything(state)
    assert state.waiting() == (second,)
    place_everything(state)
    assert state.view(None)["round"] == 1
    assert state.waiting() == (first,)


def place_everything(state):
    seat = state.waiting()[0]
    turn = state.view(None)["turn"]["seat"]
    while state.waiting() == (seat,) and state.view(None)["phase"] == "opening" and turn == seat:
        before = state.view(None)["turn"]["to_place"]["free"]
        state.apply(seat, state.legal(seat)[1], FastDice(3))
        if state.view(None)["turn"]["to_place"]["free"] != before - 1:
            break
    if state.waiting() == (seat,) and GAME.action(state.legal(seat)[0]) == Done():  # a missile could be bought
        state.apply(seat, 0, FastDice(3))


def test_T3_three_players_place_8_and_4_armies():
    state = start(3)
    order = state.view(None)["order"]
    placed = []
    while state.view(None)["phase"] == "opening":
        placed.append((state.waiting()[0], state.view(None)["turn"]["to_place"]["free"]))
        place_everything(state)
    assert placed == [(seat, 8) for seat in order] + [(seat, 4) for seat in order]


def test_T3_three_players_need_ten_countries_more_than_the_objective():
    own = dict.fromkeys(EUROPE_AND_SOUTH_AMERICA, (0, 2))
    table = Table(own, seats=3, others=[1, 2], objectives={0: ["europe-south-america"]})
    objective = table.view(0)["objectives"][0]
    assert (objective["met"], objective["countries"]) == (False, {"have": 24, "need": 34})
    more = dict.fromkeys(("sahara", "egipto", "iran", "rusia", "irak", "nicaragua", "nigeria", "mauritania"), (0, 2))
    table = Table(own | more | {"israel": (0, 2), "groenlandia": (0, 2)}, seats=3, others=[1, 2])
    assert table.view(0)["objectives"][0]["met"]


EUROPE_AND_SOUTH_AMERICA = countries_of("europa", "america-del-sur")


def test_T4_the_winner_is_never_checked_during_set_up_but_at_the_first_turn():
    own = dict.fromkeys(EUROPE_AND_SOUTH_AMERICA, (0, 2))
    table = Table(
        own, seats=4, others=[1, 2, 3], phase="opening", round=0, lap=1, step=3, starter=1, free=1,
        objectives={0: ["europe-south-america"]}, current=0,
    )  # fmt: skip
    assert table.state.result() is None
    table.state = GAME.load(table.state.save())
    table.play(0, Place("chile"), raw=[0])  # seat 1 starts; it is not asked about seat 0's objective
    assert table.view()["phase"] == "attack"
    assert table.state.result() is None
    for seat in (1, 2, 3):
        table.end_turn(seat)
    assert table.state.result().winners == (0,)
    assert table.state.result().reason == "objective"


def test_T5_an_impossible_destroy_objective_becomes_the_player_on_the_right():
    table = Table(
        seats=4, others=[0, 1, 2, 3], objectives={0: ["destroy-blanco"], 1: ["destroy-verde"], 2: ["destroy-negro"]}
    )
    targets = [table.view(seat)["objectives"][0]["target_seat"] for seat in range(3)]
    assert targets == [3, 0, 1]  # own colour, absent colour, a colour in play


def test_T5_destroy_left_is_the_next_seat_in_turn_order():
    table = Table(seats=4, others=[0, 1, 2, 3], objectives={3: ["destroy-left"]})
    assert table.view(3)["objectives"][0]["target_seat"] == 0


def test_T8_the_first_round_has_a_situation_card_and_no_reinforcements():
    table = Table(
        {"chile": (0, 1), "japon": (1, 1)}, phase="opening", round=0, lap=1, step=5, current=0, starter=1, free=2
    )
    table.play(0, PlaceAll("chile"), raw=[0])
    view = table.view()
    assert (view["round"], view["phase"], view["situation"]["kind"], view["turn"]["seat"]) == (
        1,
        "attack",
        "classic",
        1,
    )
    assert view["turn"]["to_place"]["free"] == 0


def test_T9_after_every_round_the_first_player_becomes_the_last():
    table = Table({"chile": (0, 2), "japon": (1, 2), "cuba": (2, 2)})
    orders = []
    for _ in range(3):
        orders.append(table.view()["order"])
        for seat in orders[-1]:
            table.end_turn(seat)
    assert orders == [[0, 1, 2, 3, 4, 5], [1, 2, 3, 4, 5, 0], [2, 3, 4, 5, 0, 1]]


def test_T9_the_next_round_starts_after_the_starter_even_if_that_one_fell():
    table = Table({"chile": (0, 9), "argentina": (1, 1), "cuba": (2, 2)}, starter=1, step=5, current=0, hand=[0] * 6)
    table.attack(0, "chile", "argentina", [6, 6, 6], [1])
    assert "eliminated" in table.kinds()
    table.end_turn(0)
    assert table.view()["order"][0] == 2


def test_T53_colours_are_chosen_before_the_start_and_must_differ():
    colours = ["verde", "azul", "blanco"]
    view = start(3, colours=colours).view(None)
    assert [player["colour"] for player in view["players"]] == colours
    default = [player["colour"] for player in start(6).view(None)["players"]]
    assert default == ["blanco", "negro", "rojo", "azul", "amarillo", "verde"]
    for wrong in (["verde", "azul"], ["verde", "verde", "azul"], ["verde", "azul", "gris"]):
        with pytest.raises(BadOption):
            GAME.check(3, {"colours": wrong})


@pytest.mark.parametrize("options", [{"talk": "loud"}, {"round_limit": -1}, {"pacts": "maybe"}, {"maps": 2}])
def test_bad_options_are_refused(options):
    with pytest.raises(BadOption):
        GAME.check(4, options)


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_two_to_six_players(seats):
    with pytest.raises(BadOption):
        GAME.check(seats)


def test_T41_fair_play_leaves_only_neutral_phrases():
    assert GAME.talk(GAME.check(4, {"talk": "fair_play"})).table == "phrases"
    assert GAME.talk(GAME.check(4)).table == "free"


def test_done_is_refused_while_armies_are_left():
    table = Table({"chile": (0, 1)}, phase="incorporate", free=3)
    assert table.refused(0, Done()) == "still-to-place"
