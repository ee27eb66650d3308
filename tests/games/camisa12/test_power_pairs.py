"""Two teams that touch the same rule."""

from ludoteca.engine.dice import FastDice
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
)
from tests.games.camisa12.test_powers import powers

EMPTY = ".........."
LAST = {"ball": 2}


def forbidding(other, side, **more):
    """Toque (seat 0) has just forbidden a side to a team."""
    state = position(("toque", other), ball=more.pop("ball", 0), **more)
    play(state, move(1), place(2), {"do": "forbid", "side": side})
    return state


def test_E22_toque_binds_jangadas_0_and_4_steps():
    state = forbidding("jangada", "diamond")  # the ball lies there
    assert options(state, "move") == [1, 2, 3, 4]
    assert refused(state, move(0)) == "forbidden-side"
    state = forbidding("jangada", "circle")
    assert options(state, "move") == [0, 1, 2, 3]
    assert refused(state, move(4)) == "forbidden-side"
    play(state, move(0))
    assert state.view(None)["sides"][1]["tokens"] == 1


def test_E22_toque_binds_trems_fourth_step():
    state = forbidding("trem", "circle")
    assert options(state, "move") == [1, 2, 3]
    state = forbidding("trem", "triangle")
    assert options(state, "move") == [2, 3, 4]


def test_E22_toque_forbids_stopping_but_not_farols_taking_from_that_side():
    state = forbidding("farol", "square", rondels=("", "FMOBa"))
    assert options(state, "move") == [1, 3]
    play(state, move(1))
    assert "square" in options(state, "take")
    play(state, {"do": "take", "side": "square"}, place(4))
    assert points(state)[1] == 1  # the Bandeirão from the forbidden side, on its symbol


def test_E17_E18_carcara_counts_what_lies_there_after_estivadores_swapped():
    """Estivadores take the only Ola of Carcará's set back, and leave a Fogos."""
    state = position(
        ("estivadores", "carcara"),
        ("FFFMMaBB..", "FFFMMaBBO."),
        ("?F???", "???B?"),
        mover=0,
        piles=("", "BcFMO"),
    )
    play(state, move(1), {"do": "recover", "piece": "ola"}, place(9))
    assert discards(state, 1) == "BcFFM"
    play(state, move(2), place(10))
    told = play(state, move(1), place(10))
    assert facts(told, "power") == []


def test_E17_E18_a_swap_can_also_complete_carcaras_set():
    state = position(
        ("estivadores", "carcara"), ("FFFMMaBB..", "FFFMMaBBOB"), ("?O???", ""), piles=("", "BBcFM"), turn=19
    )
    told = play(state, move(1), {"do": "recover", "piece": "bandeirao"}, place(9))
    assert powers(told) == [(1, "carcara", 4)]


def test_E17_E24_espelho_looks_at_the_piece_that_was_placed_not_the_one_given():
    for last, marked in (("bandeirao", 3), ("mosaico", 0)):
        state = position(("estivadores", "espelho"), rondels=("?M???", ""), piles=("", "B"), last=("", last))
        play(state, move(1), {"do": "recover", "piece": "bandeirao"}, place(2))
        assert points(state) == (1, 1 + marked)


def test_E17_M11_cards_count_what_lies_there_after_the_swap():
    state = position(
        ("estivadores", "boto"),
        ("FFFMMaBB..", "FFFMMaBBOB"),
        ("?O???", ""),
        piles=("", "BBcFM"),
        hands=((), (11, 15)),
        turn=19,
    )
    told = play(state, move(1), {"do": "recover", "piece": "bandeirao"}, place(9))
    assert [(fact["card"], fact["points"]) for fact in facts(told, "mosaic")] == [("mosaic-11", 1), ("mosaic-15", 1)]


def test_E9_E24_mare_and_espelho_each_mark_for_the_others_wave():
    """Espelho repeats nothing by itself: Maré's Ola after Espelho's Ola gives Espelho 3, and the reverse gives Maré 3."""
    state = position(("mare", "espelho"), rondels=("?OO??", "?OO??"), mover=1)
    told = play(state, move(1), place(2))
    assert powers(told) == [(0, "mare", 3)]
    told = play(state, move(1), place(3))
    assert powers(told) == [(1, "espelho", 3)]
    assert points(state) == (3 + 4, 3 + 3)


def test_E9_E17_mare_marks_for_a_recovered_wave():
    state = position(("estivadores", "mare"), rondels=("?M???", ""), piles=("", "O"))
    told = play(state, move(1), {"do": "recover", "piece": "ola"}, place(2))
    assert powers(told) == [(1, "mare", 3)]


def test_E11_mandacaru_wins_a_tie_of_fireworks_and_the_other_marks_nothing():
    stands = ("FFMMMaOOB.", "FFMMMaOOBB")
    state = position(("mandacaru", "boto"), stands, ("???B?", "???B?"), **LAST)
    told = play(state, move(1), place(10))
    assert facts(told, "fireworks") == [{"seat": 0, "points": 6}]


def test_E11_mandacaru_needs_a_firework_of_its_own_on_a_tie():
    state = position(("mandacaru", "boto"), ("MMMMabOOB.", "MMMMabOOBB"), ("???B?", "???B?"), **LAST)
    told = play(state, move(1), place(10))
    assert facts(told, "fireworks") == []


def exhausted(drawer):
    """All twenty cards but one have been drawn once; the drawer's fifth Mosaico comes last."""
    garoa, rival = drawer, 1 - drawer
    hands = [(), ()]
    hands[garoa] = (1, 2, 3, 4, 5)
    hands[rival] = (7, 8, 9, 10, 11, 12)
    under = ((6, garoa), (11, garoa), (12, rival), (13, garoa), (13, garoa), (14, rival), (14, rival), (15, rival))
    teams = ["boto", "boto"]
    teams[garoa] = "garoa"
    stands = ["MMMM......", "MMMMM....."] if garoa == 0 else ["MMMMM.....", "MMMM......"]
    rondels = ["?M???", ""] if garoa == 0 else ["", "?M???"]
    return position(tuple(teams), tuple(stands), tuple(rondels), mover=garoa, hands=tuple(hands), under=under)


def test_E15_garoas_first_card_comes_up_when_the_deck_is_exhausted():
    state = exhausted(0)
    assert state.view(0)["deck"] == 1
    told = play(state, move(1), place(9))
    assert facts(told, "drew") == [{"seat": 0, "cards": ["mosaic-15", "mosaic-6", "mosaic-11"]}]
    assert state.view(0)["rival_recognised"] == []
    play(state, {"do": "put-under", "card": "mosaic-6"})
    assert state.view(0)["under"][-1] == {"owner": 0, "card": "mosaic-6"}


def test_E15_the_rival_of_garoa_draws_a_card_that_garoa_recognises():
    """Then Garoa knows one card of the rival: in its hand, or the one it put back."""
    hands = ((1, 2, 3, 4, 5, 7, 8), (9, 10, 11, 12))
    under = ((6, 0), (13, 1), (11, 0), (12, 0), (13, 0), (14, 1), (14, 1), (15, 0))
    state = position(("garoa", "boto"), ("MMMMM.....", "MMMM......"), ("", "?M???"), mover=1, hands=hands, under=under)
    play(state, move(1), place(9))
    assert state.view(0)["rival_took"] == ["mosaic-6"]
    assert state.view(0)["taken"] == state.view(None)["taken"] == [1, 0]
    for seed in range(20):
        assert "mosaic-6" in state.guess(0, FastDice(seed)).view(1)["hand"]
    for card in ("mosaic-6", "mosaic-9"):
        after = state.clone()
        play(after, {"do": "put-under", "card": card})
        where = []
        for seed in range(400):
            world = after.guess(0, FastDice(seed))
            world.check()
            assert world.view(0) == after.view(0)
            in_hand = "mosaic-6" in world.view(1)["hand"]
            assert in_hand != (world.view(1)["under"][-1]["card"] == "mosaic-6")
            where.append(in_hand)
        assert 320 < sum(where) < 370  # six of the seven places are in the hand
        for viewer in (1, None):
            world = after.guess(viewer, FastDice(1))
            world.check()
            assert world.view(viewer) == after.view(viewer)


def test_E14_E20_farol_and_cortejo_tokens_are_kept_apart():
    state = position(("farol", "cortejo"), rondels=("FMBOa", ""))
    play(state, move(1), {"do": "take", "side": "triangle"}, place(3))
    assert [there["token"] for there in state.view(None)["rondel"]] == [True] * 5
    assert rondel(state, 0)[1] == "M"
    play(state, move(1))
    assert [there["token"] for there in state.view(None)["rondel"]] == [True, True, False, True, True]
    assert [side["tokens"] for side in state.view(None)["sides"]] == [1, 1]
