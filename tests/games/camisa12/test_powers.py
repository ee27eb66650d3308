"""The 24 teams, each power by its number; one card against a team without a say in it."""

import pytest

from ludoteca.engine.dice import FastDice
from tests.games.camisa12.table import (
    PASS,
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
from tests.games.camisa12.test_teams import chosen

EMPTY = ".........."


def holding(team, mine=EMPTY, rondel="FBMOa", theirs=EMPTY, other="", **more):
    """Seat 0 plays with a team; its pieces lie around the rondel from the circle on."""
    return position((team, other), (mine, theirs), (rondel, more.pop("rival", "")), **more)


def powers(told):
    return [(fact["seat"], fact["team"], fact["points"]) for fact in facts(told, "power")]


def tokens(state, side=0):
    return state.view(None)["sides"][side]["tokens"]


# ---- easy


def test_E1_onca_adds_1_to_a_flag_and_2_in_a_group():
    assert score(holding("onca"), 2)[0] == 1 + 1
    assert score(holding("onca", "B........."), 2)[0] == 3 + 2
    assert score(holding("onca", rondel="BFMOa"), 2)[0] == 1


def test_E2_cigarra_adds_1_to_the_first_song_in_order_and_2_to_later_ones():
    assert score(holding("cigarra", rondel="FaMOB"), 2)[0] == 1 + 1
    assert score(holding("cigarra", "...c......", rondel="FaMOB"), 2)[0] == 2 + 2
    assert score(holding("cigarra", "c.........", rondel="FaMOB"), 2)[0] == 0


def test_E3_vaga_lume_adds_1_to_fireworks():
    assert score(holding("vaga-lume", rondel="BFMOa"), 2)[0] == 1 + 1
    assert score(holding("vaga-lume", "FF........", rondel="BFMOa"), 9)[0] == 2 + 1


def test_E4_arara_marks_1_for_a_mosaic_besides_its_cards():
    state = holding("arara", rondel="BMFOa")
    assert score(state, 2)[0] == 1
    assert state.view(0)["hand_sizes"] == [1, 0]


def test_E5_boto_gives_1_for_a_wrong_symbol():
    assert score(holding("boto"), 1) == (1, 1)
    assert score(holding("boto"), 2) == (1, 0)


def test_E6_capivara_places_pieces_from_circle_and_triangle_anywhere():
    assert score(holding("capivara"), 10, steps=1) == (1, 2)
    assert score(holding("capivara", rondel="FMBOa"), 10, steps=2) == (1, 0)
    assert score(holding("capivara", rondel="BMFOa", ball=4), 10, steps=1) == (1, 0)
    assert score(holding("capivara", rondel="MFOBa"), 1, steps=3) == (1, 2)


def test_E7_trem_moves_up_to_four():
    state = holding("trem")
    assert options(state, "move") == [1, 2, 3, 4]
    assert refused(state, move(0)) == "not-your-power"
    play(state, move(4))
    assert state.view(None)["ball"] == 4


def test_E8_bumba_scores_the_piece_again_at_most_3():
    for mine, space, base, again in ((EMPTY, 2, 1, 1), ("B.........", 2, 3, 3), ("BB........", 3, 5, 3)):
        state = holding("bumba", mine)
        play(state, move(1), place(space))
        assert state.asked(0) == "encore"
        assert points(state)[0] == base
        told = play(state, {"do": "encore"})
        assert powers(told) == [(0, "bumba", again)]
        assert points(state)[0] == base + again
        assert tokens(state) == 0
        assert state.waiting() == (1,)


def test_E8_bumba_may_decline_and_is_asked_only_where_there_are_points():
    state = holding("bumba")
    play(state, move(1), place(2), PASS)
    assert (points(state)[0], tokens(state)) == (1, 1)
    state = holding("bumba", rondel="FMBOa")
    play(state, move(1), place(2))
    assert state.waiting() == (1,)
    state = holding("bumba", "c.........", rondel="FaMOB")
    play(state, move(1), place(2))
    assert state.waiting() == (1,)


# ---- medium


def test_E9_mare_marks_3_when_the_opponent_places_a_wave():
    state = holding("mare", rondel="BFMOa", other="", rival="BOMFa", mover=1)
    told = play(state, move(1), place(2))
    assert points(state) == (3, 3)
    assert powers(told) == [(0, "mare", 3)]
    assert score(holding("mare", rondel="BOMFa"), 2) == (3, 0)


def test_E10_pipa_reaches_over_one_space_and_gives_nothing_for_flags():
    assert score(holding("pipa", "B........."), 3) == (3, 0)
    assert score(holding("pipa", "BF........"), 3) == (3, 0)
    assert score(holding("pipa", "B........."), 4) == (1, 0)
    assert score(holding("pipa", "B.B.B....."), 7) == (7, 0)
    assert score(holding("pipa", rondel="BFMOa"), 1) == (1, 2)


def test_E11_mandacaru_has_a_bonus_of_6():
    last = {"ball": 2, "rondel": "???B?", "rival": "???B?"}
    _, told = _end("mandacaru", "FFFMBaMOO.", "FFBBaMMMMO", **last)
    assert facts(told, "fireworks") == [{"seat": 0, "points": 6}]
    _, told = _end("mandacaru", "FMMMBaOOO.", "FFBBaMMMMO", **last)
    assert facts(told, "fireworks") == [{"seat": 1, "points": 4}]


def _end(team, mine, theirs, other="", **more):
    state = holding(team, mine, theirs=theirs, other=other, **more)
    return state, play(state, move(1), place(10))


def test_E12_sabia_is_always_in_order_without_penalty():
    assert score(holding("sabia", "c.........", rondel="FaMOB"), 10) == (2, 0)
    state = holding("sabia", "e.d.c.b...", rondel="FaMOB")
    assert score(state, 10) == (8, 0)
    assert not state.view(None)["sides"][0]["mistaken"]
    assert score(holding("sabia"), 1) == (1, 2)


def test_E13_jangada_spends_to_move_0_or_4():
    state = holding("jangada", ball=1)
    assert options(state, "move") == [0, 1, 2, 3, 4]
    play(state, move(0))
    assert (state.view(None)["ball"], tokens(state)) == (1, 1)
    play(state, place(2), move(1), place(2))
    play(state, move(4))
    assert (state.view(None)["ball"], tokens(state)) == (1, 0)
    play(state, place(9), move(1), place(9))
    assert options(state, "move") == [1, 2, 3]
    assert refused(state, move(0)) == "no-token"
    assert refused(state, move(4)) == "no-token"


def test_E13_jangada_moves_1_to_3_for_nothing():
    state = holding("jangada")
    play(state, move(2))
    assert tokens(state) == 2


def test_E14_farol_takes_its_piece_from_another_side():
    state = holding("farol", rondel="FMBOa", rival="FMBOa", tops=("e", "d"))
    play(state, move(1))
    assert options(state, "take") == ["circle", "triangle", "square", "cross"]
    assert refused(state, {"do": "take", "side": "diamond"}) == "same-side"
    told = play(state, {"do": "take", "side": "triangle"})
    assert facts(told, "took") == [{"seat": 0, "side": "triangle", "piece": "bandeirao"}]
    assert refused(state, {"do": "take", "side": "cross"}) == "no-token"  # one token a turn
    assert (tokens(state), discards(state, 0)) == (1, "M")
    play(state, place(3))
    assert points(state) == (1, 0)  # the triangle's symbol applies
    assert rondel(state, 0) == "FMeOa"  # the piece on the ball's side stays, the emptied places are refilled
    assert rondel(state, 1) == "FdBOa"


def test_E14_farol_pays_for_the_symbol_of_the_side_it_took_from():
    state = holding("farol", rondel="FMBOa")
    play(state, move(1), {"do": "take", "side": "triangle"}, place(2))
    assert points(state) == (1, 2)


def test_E15_garoa_draws_two_cards_before_the_match_and_keeps_one():
    match = chosen("boto", "garoa")
    assert match.waiting == (1,)
    assert match.state.asked(1) == "keep"
    kept, under = match.view(1)["hand"]
    match.play(1, {"do": "put-under", "card": under})
    assert match.view(1)["hand"] == [kept]
    assert match.view(1)["under"] == [{"owner": 1, "card": under}]
    assert match.view(0)["under"] == [{"owner": 1, "card": None}]
    assert match.state.asked(match.waiting[0]) == "move"
    assert match.view(0)["deck"] == 18


def test_E16_coruja_has_no_wrong_symbol_in_its_last_two_turns():
    assert score(holding("coruja", "FFOaMMM..."), 10) == (1, 2)
    assert score(holding("coruja", "FFOaMMMF.."), 10) == (1, 0)
    assert score(holding("coruja", "FFOaMMMFO.", theirs="FFFFMMMaO."), 10) == (1, 0)


def test_E17_estivadores_swap_with_a_piece_the_opponent_discarded():
    state = holding("estivadores", rondel="FMOFa", piles=("", "BBe"), tops=("d", ""))
    play(state, move(1))
    assert options(state, "recover") == ["bandeirao", "musica-e"]
    assert refused(state, {"do": "recover", "piece": "ola"}) == "not-discarded"
    told = play(state, {"do": "recover", "piece": "bandeirao"})
    assert facts(told, "recovered") == [{"seat": 0, "piece": "bandeirao", "given": "mosaico"}]
    assert points(state) == (0, 1)
    assert discards(state, 1) == "BeM"
    assert refused(state, {"do": "recover", "piece": "musica-e"}) == "no-token"
    play(state, place(2))
    assert stand(state) == ".B........"
    assert points(state) == (1, 1)  # the ball's side still says which symbol is right
    assert (rondel(state, 0), tokens(state)) == ("FdOFa", 1)


# ---- hard


def test_E18_carcara_marks_4_for_each_set_of_five_kinds_it_discarded():
    last = {"ball": 2, "rondel": "???B?", "rival": "???B?"}
    for pile, marked in (("BcdFFMMOO", 8), ("cFMO", 4), ("BcFM", 0), ("BBcdFM", 0), ("cdeFMMOOO", 4)):
        _, told = _end("carcara", "FFFMBaMOO.", "FFBBaMMMbO", piles=(pile, ""), **last)
        assert powers(told) == ([(0, "carcara", marked)] if marked else [])


def test_E19_ventania_turns_its_five_pieces_one_side_before_moving():
    for way, after in (("clockwise", "aFBMO"), ("counterclockwise", "BMOaF")):
        state = holding("ventania", rival="OaFBM")
        play(state, {"do": "rotate", "way": way})
        assert rondel(state, 0) == after
        assert rondel(state, 1) == "OaFBM"
        assert (tokens(state), state.asked(0)) == (1, "move")
        assert refused(state, {"do": "rotate", "way": way}) == "no-token"
        play(state, move(1))
        assert refused(state, {"do": "rotate", "way": way}) == "wrong-step"
    assert refused(holding("boto"), {"do": "rotate", "way": "clockwise"}) == "not-your-power"


def test_E20_cortejo_marks_3_for_all_five_sides_and_6_the_second_time():
    state = holding("cortejo", "FFF.......", rondel="?????")
    marked = []
    stops = {0, 1, 2, 3, 4}
    for turn in range(14):
        seat = state.waiting()[0]
        told = play(state, move(1), place(stand(state, seat).index(".") + 1), dice=FastDice(turn))
        while state.asked(seat) == "put-under":
            told += play(state, {"do": "put-under", "card": state.view(seat)["hand"][0]})
        if seat == 0:
            stops -= {state.view(None)["ball"]}
            marked.append([fact["points"] for fact in facts(told, "power")])
            if not stops:
                stops = {0, 1, 2, 3, 4}
            there = state.view(None)["rondel"]
            assert {side for side in range(5) if there[side]["token"]} == stops
            assert tokens(state) == 5 - len(stops)
    assert marked == [[], [], [], [], [3], [], []]
    state = holding("cortejo", "FFF.......", parade=2, parades=1, tokens=(4, 0))
    told = play(state, move(1), place(4))
    assert powers(told) == [(0, "cortejo", 6)]


def test_E20_cortejo_takes_no_token_where_none_lies():
    state = holding("cortejo", parade=1, tokens=(4, 0))
    told = play(state, move(1), place(2))
    assert powers(told) == []
    assert tokens(state) == 4


@pytest.mark.parametrize(
    ("mine", "marked"),
    [("BBFFFFMMM", 0), ("BBFFFFabM", 1), ("BFFaMMMMO", 3), ("BFFaMMMOO", 5), ("BFFabMMOO", 10)],
)
def test_E21_quadrilha_counts_kinds_it_has_exactly_twice(mine, marked):
    """The last piece is a Bandeirão: 1, 3, 5 points for one, two, three kinds, 10 for all five."""
    last = {"ball": 2, "rondel": "???B?", "rival": "???B?"}
    _, told = _end("quadrilha", mine + ".", "FFBBaMMMbO", **last)
    assert powers(told) == ([(0, "quadrilha", marked)] if marked else [])


def test_E22_toque_names_a_side_where_the_opponent_may_not_stop_next():
    state = holding("toque")
    play(state, move(1), place(2))
    assert (state.asked(0), state.waiting()) == ("forbid", (0,))
    assert options(state, "forbid") == ["circle", "diamond", "triangle", "square", "cross"]
    play(state, {"do": "forbid", "side": "square"})
    assert (tokens(state), state.waiting()) == (1, (1,))
    assert options(state, "move") == [1, 3]
    assert refused(state, move(2)) == "forbidden-side"
    assert state.view(None)["rondel"][3]["forbidden"]
    play(state, move(1), place(1))
    assert options(state, "move") == [1, 2, 3]  # only the next move


def test_E22_toque_may_decline_and_is_not_asked_without_a_next_move():
    state = holding("toque")
    play(state, move(1), place(2), PASS)
    assert (tokens(state), state.waiting()) == (2, (1,))
    state = holding("toque", "FFOaMMMFO.", theirs="FFFFMMMaOB")
    play(state, move(1), place(10))
    assert state.waiting() == ()


def test_E23_alquimistas_let_another_piece_count_in_their_flag_groups():
    state = holding("alquimistas", "B........a", rondel="FOMFB", rival="FOMFB")
    play(state, move(1))
    told = play(state, {"do": "raise", "space": 2})
    assert points(state)[0] == 3  # the Ola scores as an Ola only
    assert facts(told, "raised") == [{"seat": 0, "space": 2}]
    assert (tokens(state), state.view(None)["sides"][0]["counts"]["bandeirao"]) == (0, 1)
    play(state, move(1), place(1))
    before = points(state)[0]
    play(state, move(2), place(3))  # the cross: Bandeirão, with the first and the raised Ola
    assert points(state)[0] == before + 5


def test_E23_a_group_of_six_scores_as_five():
    state = holding("alquimistas", "BBOBB.....", raised=2, tokens=(0, 0))
    assert score(state, 6)[0] == 10
    state = holding("alquimistas", "BB.BBO....", raised=5, tokens=(0, 0))
    assert score(state, 3)[0] == 10


def test_E23_a_raised_piece_connects_on_both_sides():
    assert score(holding("alquimistas", ".BO.......", raised=2, tokens=(0, 0)), 1)[0] == 5
    assert score(holding("alquimistas", ".OB.......", raised=1, tokens=(0, 0)), 4)[0] == 5
    assert score(holding("alquimistas", ".BO.......", tokens=(0, 0)), 1)[0] == 3


def test_E23_alquimistas_cannot_raise_a_flag():
    state = holding("alquimistas")
    play(state, move(1))
    assert refused(state, {"do": "raise", "space": 2}) == "already-flag"
    state = holding("alquimistas", ".B........", rondel="FOMFB")
    play(state, move(1))
    assert refused(state, {"do": "raise", "space": 2}) == "space-full"


def test_E23_a_raised_piece_is_no_flag_for_cards_and_penalties():
    last = {"ball": 2, "rondel": "???O?", "rival": "???B?"}
    _, told = _end("alquimistas", "BFFFMMMaO.", "BBFFFMMMOO", raised=8, hands=((1,), ()), **last)
    assert facts(told, "mosaic") == [{"seat": 0, "card": "mosaic-1", "points": 1}]
    assert facts(told, "shot")[0] == {"card": "bandeirao", "seat": 0, "home": 1, "other_seat": 1, "away": 2}


def test_E24_espelho_marks_3_when_the_opponent_repeats_its_last_kind():
    state = holding("espelho", rival="FBMOa", mover=1, last=("bandeirao", ""))
    told = play(state, move(1), place(2))
    assert powers(told) == [(0, "espelho", 3)]
    assert points(state) == (3, 1)
    state = holding("espelho", rival="FBMOa", mover=1, last=("fogos", ""))
    assert powers(play(state, move(1), place(2))) == []
    state = holding("espelho", rival="FbMOB", mover=1, last=("musica", ""))
    assert powers(play(state, move(1), place(2))) == [(0, "espelho", 3)]  # letters do not matter
    state = holding("espelho", rival="FBMOa", mover=1)
    assert powers(play(state, move(1), place(2))) == []


def test_K3_6_powers_of_other_teams_are_refused():
    state = holding("boto", rondel="FMOBa")
    play(state, move(1))
    for action in (
        {"do": "raise", "space": 2},
        {"do": "take", "side": "cross"},
        {"do": "recover", "piece": "ola"},
    ):
        assert refused(state, action) == "not-your-power"
