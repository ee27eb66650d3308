"""Solo, 7 a 1: the rival's pieces are placed by rule."""

import pytest

from ludoteca import Match
from ludoteca.engine.dice import FastDice
from ludoteca.engine.words import Words
from ludoteca.games.camisa12 import GAME
from tests.games.camisa12.table import (
    PASS,
    facts,
    move,
    options,
    place,
    play,
    points,
    position,
    refused,
    rondel,
    stand,
)

EMPTY = ".........."
CYCLE = {"do": "cycle"}


def alone(mine=EMPTY, theirs=EMPTY, rondels=("", ""), team="", **more):
    return position((team, ""), (mine, theirs), rondels, seats=1, **more)


def test_solo_starts_1_to_7_down():
    match = Match("camisa12", seats=1, options={"teams": "none"})
    assert [(side["points"], side["goals"]) for side in match.view(0)["sides"]] == [(21, 1), (43, 7)]
    assert match.view(0)["deck"] == 10
    assert match.sides == ((0,),)


@pytest.mark.parametrize("start", [20, 15, 11])
def test_K3_3_a_harder_start_goes_back_to_goal_1(start):
    match = Match("camisa12", seats=1, options={"teams": "none", "solo_start": start})
    assert match.view(0)["sides"][0]["points"] == start
    assert match.view(0)["sides"][0]["goals"] == 1


def test_rulebook_example_the_rivals_piece_goes_to_the_second_space_of_its_symbol():
    state = alone("..........", ".B........", ("BFMOa", "BFMOa"), turn=1)
    told = play(state, move(1))
    assert stand(state, 1) == ".B......F."
    assert points(state) == (21, 44)
    assert facts(told, "placed") == [{"seat": "rival", "piece": "fogos", "space": 9, "points": 1}]
    assert state.asked(0) == "place"


def test_K2_7_the_rival_takes_the_lowest_space_of_the_symbol():
    state = alone(rondels=("BFMOa", "BFMOa"))
    play(state, move(2))
    assert stand(state, 1) == "..M......."


def test_K2_6_a_misplaced_piece_of_the_rival_is_2_points_for_you():
    state = alone("FF........", ".B......F.", ("BFMOa", "BaMOF"))
    told = play(state, move(1))
    assert stand(state, 1) == "aB......F."
    assert facts(told, "wrong-symbol") == [{"seat": "rival", "other_seat": 0, "points": 2}]
    assert points(state) == (23, 44)


def test_K2_7_the_rivals_piece_is_scored_first():
    state = alone(rondels=("BOMFa", "BOMFa"))
    play(state, move(1), place(2))
    assert points(state) == (21 + 4, 43 + 3)


def test_your_wrong_symbol_gives_the_rival_2():
    state = alone(rondels=("BFMOa", "BFMOa"))
    play(state, move(1), place(1))
    assert points(state) == (21 + 1, 43 + 1 + 2)


def test_K2_7_the_rivals_mosaic_turns_up_one_card_whatever_its_number():
    for theirs in (EMPTY, "MMMM......"):
        state = alone("F" * theirs.count("M") + "." * (10 - theirs.count("M")), theirs, ("BFMOa", "BMFOa"))
        told = play(state, move(1))
        assert len(facts(told, "rival-card")) == 1
        (card,) = state.view(0)["open_hands"][1]
        assert facts(told, "rival-card") == [{"card": card}]
        assert int(card.removeprefix("mosaic-")) <= 10


def test_the_rival_draws_nothing_from_an_empty_deck():
    state = alone("FF........", "FF........", ("BFMOa", "BMFOa"), hands=(range(1, 11), ()))
    told = play(state, move(1))
    assert facts(told, "rival-card") == []


def test_K2_7_nothing_is_discarded_alone():
    state = alone()
    play(state, move(1), place(2), PASS)
    assert [side["discards"] for side in state.view(0)["sides"]] == [[], []]


def test_K2_6_you_may_cycle_the_tops_for_a_point_before_the_refill():
    state = alone(rondels=("BFMOa", "BFMOa"), tops=("e", "O"))
    play(state, move(1), place(2))
    assert state.asked(0) == "cycle"
    assert rondel(state, 0) == "B.MOa"
    before = points(state)
    play(state, CYCLE)
    assert points(state) == (before[0], before[1] + 1)
    mine, theirs = state.view(0)["sides"]
    assert (mine["cycled"], theirs["cycled"]) == (["musica-e"], ["ola"])
    assert "e" not in rondel(state, 0)
    assert state.asked(0) == "move"  # once a turn


def test_declining_to_cycle_refills_from_the_tops():
    state = alone(rondels=("BFMOa", "BFMOa"), tops=("e", "O"))
    play(state, move(1), place(2), PASS)
    assert (rondel(state, 0), rondel(state, 1)) == ("BeMOa", "BOMOa")


def test_cycling_every_turn_never_exhausts_a_stack():
    state = GAME.start(1, GAME.check(1, {"teams": "none"}), FastDice(5))
    turns = 0
    while state.waiting():
        kinds = {GAME.action(action).__struct_config__.tag: action for action in state.legal(0)}
        turns += "move" in kinds
        state.apply(0, kinds.get("cycle", state.legal(0)[0]), FastDice(turns))
        state.check()
    assert turns == 10
    assert all("." not in stand(state, side) for side in (0, 1))
    assert [side["stack"] for side in state.view(0)["sides"]] == [10, 10]


def test_there_is_no_cycle_in_the_last_turn():
    state = alone("BFMMMOObO.", "BBFMMMOOa.", ("???B?", "???B?"), ball=2)
    play(state, move(1), place(10))
    assert state.waiting() == ()


def final(yours, theirs, mine="BFMMMOObO.", rival="BBFMMMOOa.", dice=None, **more):
    state = alone(mine, rival, ("???B?", "???F?"), ball=2, points=(yours, theirs), **more)
    told = play(state, move(1), place(10), dice=dice)
    return state.result(), told


def test_more_goals_than_the_rival_win():
    assert final(60, 43)[0].winners == (0,)
    lost = final(30, 43)[0]
    assert (lost.ranks, lost.winners, lost.reason) == ((2,), (), "goals")


def test_level_on_goals_it_goes_to_penalties_and_the_rivals_card_stayed_hidden():
    state = alone("BFMMMOObO.", "BBFMMMOOa.", penalties=("bandeirao", "mosaico"))
    assert "mosaico" not in str(state.view(0)["shown_penalties"])
    result, told = final(43, 43, mine="BFMMMOOFO.", penalties=("bandeirao", "musica"))
    assert [fact["card"] for fact in facts(told, "shot")][:2] == ["bandeirao", "musica"]
    assert result.reason == "penalties"
    shot = next(event for event in told if event.kind == "shot")
    assert Words(GAME, "pt").event(shot, ["Ana"], 0) == "Pênaltis, carta de Bandeirão: você 2, adversário 2."


def test_the_rivals_cards_score_with_his_stand():
    _, told = final(43, 43, hands=((1,), (4,)))
    assert [(fact["seat"], fact["points"]) for fact in facts(told, "mosaic")] == [(0, 2), ("rival", 3)]


def test_the_rivals_fireworks_can_win_the_majority():
    _, told = final(43, 43)
    assert facts(told, "fireworks") == [{"seat": "rival", "points": 4}]


@pytest.mark.parametrize("team", ["trem", "jangada", "farol", "ventania", "cortejo", "alquimistas", "bumba", "garoa"])
def test_powers_work_alone(team):
    for seed in range(5):
        match = Match("camisa12", seats=1, seed=seed)
        match.play(0, {"do": "choose", "team": team})
        dice = FastDice(seed)
        while match.waiting:
            legal = match.state.legal(0)
            match.play(0, legal[dice.below(len(legal))])
            match.state.check()
        assert match.result.reason in ("goals", "penalties", "coin")


def test_E14_farol_alone_leaves_the_rivals_piece_of_the_balls_side_to_the_rival():
    state = alone(rondels=("FMBOa", "FMBOa"), team="farol", tops=("e", "d"))
    play(state, move(1), {"do": "take", "side": "triangle"}, place(3), PASS)
    assert stand(state, 1) == ".M........"
    assert (rondel(state, 0), rondel(state, 1)) == ("FMeOa", "FdBOa")


def test_two_seat_decisions_do_not_exist_alone():
    state = alone()
    assert refused(state, move(4)) == "not-your-power"
    assert options(state, "move") == [1, 2, 3]
    assert state.waiting() == (0,)
