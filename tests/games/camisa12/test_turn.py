"""Set-up and the five steps of a turn."""

import pytest

from ludoteca import Match
from ludoteca.engine.dice import FastDice
from ludoteca.engine.values import BadOption
from ludoteca.games.camisa12 import GAME
from tests.games.camisa12.table import (
    discards,
    facts,
    move,
    options,
    place,
    play,
    points,
    position,
    refused,
    rondel,
    score,
    stand,
)


def started(seed=1, **options):
    return GAME.start(2, GAME.check(2, {"teams": "none"} | options), FastDice(seed))


def test_K2_1_a_set_has_24_pieces_with_four_olas_and_one_song_of_each_letter():
    view = started().view(None)
    for side, half in enumerate(view["sides"]):
        pieces = [*half["unseen"], half["top"], *(there["pieces"][side] for there in view["rondel"])]
        assert len(pieces) == 24
        assert [pieces.count(kind) for kind in ("bandeirao", "fogos", "mosaico", "ola")] == [5, 5, 5, 4]
        assert [pieces.count(f"musica-{letter}") for letter in "abcde"] == [1] * 5


def test_K2_2_a_match_has_twenty_turns_and_the_last_has_no_refill():
    state = started()
    told = []
    while state.waiting():
        (seat,) = state.waiting()
        state.tale = []
        state.apply(seat, state.legal(seat)[0], FastDice(2))
        told += state.tale
    assert len(facts(told, "moved")) == 20
    assert len(facts(told, "refilled")) == 2 * 19
    assert "." not in stand(state, 0) + stand(state, 1)
    assert [half["stack"] for half in state.view(None)["sides"]] == [0, 0]


def test_K2_4_the_ball_starts_just_before_the_diamond():
    view = started().view(None)
    assert view["ball"] == 0
    assert [there["symbol"] for there in view["rondel"]] == ["circle", "diamond", "triangle", "square", "cross"]
    assert [there["steps"] for there in view["rondel"]] == [[], [1], [2], [3], []]


def test_K2_7_the_coin_decides_who_begins():
    assert {started(seed).waiting() for seed in range(10)} == {(0,), (1,)}


def test_K2_7_the_top_of_each_stack_is_in_sight_and_comes_next():
    state = position(rondels=("BFMOa", "BFMOa"), tops=("O", "c"))
    assert [half["top"] for half in state.view(1)["sides"]] == ["ola", "musica-c"]
    told = play(state, move(1), place(2))
    assert facts(told, "refilled") == [
        {"seat": 0, "side": "diamond", "piece": "ola"},
        {"seat": 1, "side": "diamond", "piece": "musica-c"},
    ]
    assert rondel(state, 0) == "BOMOa"
    assert rondel(state, 1) == "BcMOa"


def test_rulebook_example_of_a_turn():
    """Ronaldo moves one to the diamond, discards a Música, and places the first Ola of the match: 3."""
    state = position(rondels=("BOFMa", "BcFMO"))
    play(state, move(1))
    assert discards(state, 0) == "c"
    play(state, place(2))
    assert points(state) == (3, 0)
    assert stand(state) == ".O........"
    assert "." not in rondel(state, 0) + rondel(state, 1)
    assert state.waiting() == (1,)


def test_K2_7_the_ball_moves_one_two_or_three_clockwise():
    state = position(ball=4)
    assert options(state, "move") == [1, 2, 3]
    assert refused(state, move(4)) == "not-your-power"
    assert refused(state, move(0)) == "not-your-power"
    play(state, move(2))
    assert state.view(None)["ball"] == 1


def test_K2_6_another_symbol_gives_the_opponent_two_points():
    for space, given in ((1, 2), (2, 0), (3, 2), (9, 0), (10, 2)):
        assert score(position(rondels=("BFMOa", "")), space) == (1, given)


def test_K2_7_the_penalty_applies_also_when_no_space_of_the_symbol_is_left():
    assert score(position(stands=(".B......F.", ".........."), rondels=("BMOaF", "")), 5, steps=2) == (3, 2)


def test_a_space_is_used_once():
    state = position(stands=(".B........", "F........."))
    play(state, move(1))
    assert options(state, "place") == [1, 3, 4, 5, 6, 7, 8, 9, 10]
    assert refused(state, place(2)) == "space-full"


def test_K2_7_discarded_pieces_lie_open_in_front_of_the_player():
    state = position(rondels=("BFMOa", "BFMOa"))
    play(state, move(3), place(4))
    assert discards(state, 0) == "O"
    assert state.view(None)["sides"][0]["discards"] == ["ola"]
    assert discards(state, 1) == ""


def test_decisions_out_of_step_are_refused():
    state = position()
    assert refused(state, place(1)) == "wrong-step"
    assert refused(state, {"do": "pass"}) == "wrong-step"
    assert refused(state, {"do": "choose", "team": "boto"}) == "wrong-step"
    assert refused(state, {"do": "put-under", "card": "mosaic-1"}) == "wrong-step"
    assert refused(state, move(1), seat=1) == "not-asked"
    play(state, move(1))
    assert refused(state, move(1)) == "wrong-step"
    assert refused(state, {"do": "cycle"}) == "wrong-step"
    assert refused(state, {"do": "encore"}) == "wrong-step"
    assert refused(state, {"do": "forbid", "side": "cross"}) == "wrong-step"


def test_bad_input_is_refused_with_a_reason():
    match = Match("camisa12", options={"teams": "none"})
    for nonsense in (
        {"do": "place", "space": 11},
        {"do": "move", "steps": 9},
        {"do": "dance"},
        {"do": "take", "side": ""},
    ):
        assert match.why_not(0, nonsense).code == "no-such-action"
    assert match.state.why_not(0, 88).code == "no-such-action"
    for seats, chosen in ((3, {}), (2, {"teams": "all"}), (2, {"solo_start": 15}), (1, {"solo_start": 10})):
        with pytest.raises(BadOption):
            GAME.check(seats, chosen)
