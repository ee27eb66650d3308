"""What comes in from outside and what is said: bad input, sentences, and the shape of the view."""

import json
import random
from functools import partial

import msgspec
import pytest

from ludoteca import IllegalAction, Match
from ludoteca.engine.bot import Budget
from ludoteca.engine.dice import FastDice
from ludoteca.engine.words import LANGUAGES, Words
from ludoteca.games.teg.actions import Attack, ProposeAggression
from tests.games.teg.table import GAME, Table


@pytest.mark.parametrize(
    "action",
    [
        {"do": "attack", "source": "peru", "target": "chile"},
        {"do": "attack", "source": "chile"},
        {"do": "conquer", "country": "chile"},
        {"do": "place", "country": 7},
        {"do": "advance", "armies": 9},
        {"do": "propose-world", "other_seat": 6},
        -1,
        17_610,
    ],
)
def test_unknown_actions_are_refused_and_nothing_changes(action):
    match = Match("teg", 3, seed=5)
    before = match.state.digest()
    with pytest.raises(IllegalAction):
        match.play(match.waiting[0], action)
    assert match.state.digest() == before


def test_actions_are_written_with_names():
    assert GAME.action_id({"do": "attack", "source": "chile", "target": "argentina"}) == GAME.action_id(
        Attack("chile", "argentina")
    )
    plan = {"do": "propose-aggression", "source": "iran", "ally": "rusia", "target": "ucrania", "when": "now"}
    assert GAME.action(GAME.action_id(plan)) == ProposeAggression("iran", "rusia", "ucrania", "now")


def test_a_seat_beyond_the_table_is_refused():
    table = Table({"chile": (0, 3)})
    assert table.state.why_not(6, 0).code == "no-such-seat"
    assert table.state.why_not(0, 17_610).code == "no-such-action"
    assert table.state.legal(9) == []


def test_the_log_speaks_three_languages():
    table = Table({"chile": (0, 5), "argentina": (1, 4)})
    table.attack(0, "chile", "argentina", [6, 5, 1], [6, 4, 2])
    said = {
        language: Words(GAME, language).event({"kind": "fought", "facts": table.fact("fought")}, ["Rojo", "Azul"])
        for language in LANGUAGES
    }
    rolled = "Rojo atacó a Azul en Argentina desde Chile: 6, 5 y 1 contra 6, 4 y 2."
    assert said["es"] == f"{rolled} Bajas del ataque: 2; de la defensa: 1."
    assert said["en"].startswith("Rojo attacked Azul in Argentina from Chile")
    assert said["pt"].startswith("Rojo atacou Azul na Argentina")


def test_a_match_tells_who_may_not_be_attacked():
    match = Match("teg", 4, seed=2, language="es")
    refused = match.why_not(match.waiting[0], {"do": "roll"})
    assert (refused.code, refused.sentence) == ("wrong-step", "Ahora no toca eso.")


def test_the_view_shows_the_map_the_turn_and_only_the_own_secrets():
    table = Table({"chile": (0, 5, 1), "brasil": [(0, 1), (1, 2)]}, pacts=True, cards={0: ["cuba"], 1: ["chile"]})
    view = json.loads(json.dumps(table.view(0)))
    assert (table.country("chile")["armies"], table.country("chile")["missiles"]) == (5, 1)
    assert table.country("brasil")["occupants"] == [
        {"seat": 0, "armies": 1},
        {"seat": 1, "armies": 2},
    ]
    assert [held["card"] for held in view["hand"]] == ["cuba"]
    assert view["players"][1]["cards"] == 1
    assert "known_cards" not in view["players"][1]
    assert view["objectives"][0]["objective"] == "thirty-five"
    assert "objectives" not in table.view(None)
    assert "hand" not in table.view(None)


def test_an_attack_is_previewed_with_its_odds():
    table = Table({"chile": (0, 9), "argentina": (1, 2)})
    preview = table.state.preview(0, GAME.action_id(Attack("chile", "argentina")))
    assert 0.9 < preview["win"] < 1
    assert (preview["attack_dice"], preview["defence_dice"]) == (3, 2)


def test_a_view_of_six_players_late_in_a_match_is_small():
    match = Match("teg", 6, seed=3, options={"round_limit": 8})
    dice, largest = FastDice(3), 0
    bot = GAME.normal(dice)
    while match.result is None:
        seat = match.waiting[0]
        guess = partial(match.state.guess, seat, dice)
        chosen = bot.choose(seat, match.view(seat), match.state.legal(seat), guess, Budget())
        match.play(seat, chosen)
        if match.view()["round"] >= 5:
            largest = max(largest, len(msgspec.json.encode(match.view(seat))))
    assert 2_000 < largest <= 10_000


def test_a_view_stays_small_when_six_players_promise_each_other_all_they_can():
    match = Match("teg", 6, seed=3, options={"round_limit": 12})
    dice, largest, most = random.Random(3), 0, 0
    while match.result is None and most < 20:
        answering = bool(match.invited) and dice.random() < 0.5
        seat = dice.choice(match.invited if answering else match.waiting)
        match.play(seat, dice.choice(match.state.legal(seat)))
        view = match.view(seat)
        most = max(most, len(view["pacts"]))
        largest = max(largest, len(msgspec.json.encode(view)))
    assert most == 20
    assert largest <= 10_000
