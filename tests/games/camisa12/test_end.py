"""The end of a match: Fogos, goals, penalties, the coin."""

import pytest

from ludoteca.engine.words import Words
from ludoteca.games.camisa12 import GAME
from ludoteca.games.camisa12.data import goals
from tests.games.camisa12.table import facts, move, place, play, points, position

LAST = {"ball": 2, "rondels": ("???B?", "???B?")}  # one step brings the ball to the square of space 10


def finished(mine, theirs, dice=None, **more):
    """Seat 0 places a Bandeirão on the last space; the facts of all events follow."""
    state = position(stands=(mine + ".", theirs), **{**LAST, **more})
    told = play(state, move(1), place(10), dice=dice)
    return state, told


def test_K2_5_most_fireworks_mark_4():
    state, told = finished("FFFMBaMOO", "FFBBaMMMMO")
    assert facts(told, "fireworks") == [{"seat": 0, "points": 4}]
    assert points(state)[0] == 4 + 1


def test_K2_5_a_tie_of_fireworks_marks_nothing():
    _, told = finished("FFMMMBOOa", "FFBBaMMMMO")
    assert facts(told, "fireworks") == []


@pytest.mark.parametrize(
    ("marked", "scored"),
    [
        (0, 0),
        (10, 0),
        (11, 1),
        (21, 1),
        (22, 2),
        (30, 2),
        (31, 3),
        (33, 3),
        (34, 4),
        (37, 5),
        (40, 6),
        (43, 7),
        (90, 22),
    ],
)
def test_K3_3_goals_at_11_22_31_and_then_every_3_points(marked, scored):
    assert goals(marked) == scored


def test_more_goals_win_whatever_the_points():
    state, told = finished("FFMMMBOOa", "FFBBaMMMMO", points=(29, 33))
    assert facts(told, "full-time") == [
        {"seat": 0, "goals": 2, "points": 30},
        {"seat": 1, "goals": 3, "points": 33},
    ]
    assert state.result().ranks == (2, 1)
    assert state.result().scores == (30.0, 33.0)
    assert state.result().reason == "goals"


def test_W3_30_to_22_is_level_on_goals_and_goes_to_penalties():
    state, _ = finished("FFMMMBOOa", "FFBBaMMMMO", points=(29, 22))
    assert state.result().reason == "penalties"


def test_rulebook_example_penalties_5_to_4():
    """Marta has 3 Bandeirões and 2 Fogos, Ronaldo 1 and 3: 5 to 4, both cards count for both."""
    state, told = finished("FFMMOBBaO", "BFFFMMMMOa", penalties=("bandeirao", "fogos"))
    assert [(told["home"], told["away"]) for told in facts(told, "shot")] == [(3, 1), (5, 4)]
    assert state.result().winners == (0,)
    assert state.result().reason == "penalties"
    assert state.view(None)["shown_penalties"] == ["bandeirao", "fogos"]


@pytest.mark.parametrize(
    ("viewer", "said"),
    [
        (0, ["você 3, Ronaldo 1", "vos 3, Ronaldo 1", "you 3, Ronaldo 1"]),
        (1, ["você 1, Marta 3", "vos 1, Marta 3", "you 1, Marta 3"]),
        (None, ["Marta 3, Ronaldo 1"] * 3),
    ],
)
def test_the_shoot_outs_score_is_told_from_the_listeners_side(viewer, said):
    _, told = finished("FFMMOBBaO", "BFFFMMMMOa", penalties=("bandeirao", "fogos"))
    shot = next(event for event in told if event.kind == "shot")
    for language, score in zip(("pt", "es", "en"), said, strict=True):
        assert Words(GAME, language).event(shot, ["Marta", "Ronaldo"], viewer).endswith(f": {score}.")


def test_K2_7_a_third_card_then_the_fourth():
    state, told = finished("BFMMMOObO", "BBFMMMOOab", penalties=("bandeirao", "fogos"), dice=[1, 0])
    assert [told["card"] for told in facts(told, "shot")] == ["bandeirao", "fogos", "mosaico", "musica"]
    assert [(told["home"], told["away"]) for told in facts(told, "shot")] == [(2, 2), (3, 3), (6, 6), (7, 8)]
    assert state.result().winners == (1,)
    state, told = finished("BFMMMOObO", "BBFMMMOOab", penalties=("bandeirao", "fogos"), dice=[0])
    assert [told["card"] for told in facts(told, "shot")] == ["bandeirao", "fogos", "musica"]


def test_K2_7_the_coin_settles_what_all_four_cards_leave_level():
    for side in (0, 1):
        state, told = finished("BFMMMOObO", "BBFMMMOOaO", dice=[0, side])
        assert len(facts(told, "shot")) == 4
        assert state.result().winners == (side,)
        assert state.result().reason == "coin"


def test_penalty_cards_stay_hidden_without_a_shoot_out():
    state, _ = finished("FFMMMBOOa", "FFBBaMMMMO", points=(29, 33))
    assert state.view(0)["shown_penalties"] == []
    assert state.view(0)["penalty"] == "bandeirao"
    assert "penalty" not in state.view(None)


def test_mosaic_cards_are_shown_to_everybody_at_the_end():
    state, told = finished("FFMMMBOOa", "FFBBaMMMMO", hands=((1, 4), (2,)))
    assert state.view(None)["open_hands"] == [["mosaic-1", "mosaic-4"], ["mosaic-2"]]
    assert [(told["seat"], told["points"]) for told in facts(told, "mosaic")] == [(0, 2), (0, 3), (1, 1)]
    assert points(state) == (1 + 2 + 3, 1)
