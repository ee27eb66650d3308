"""Mosaic cards: drawing, discarding, the deck, and what each of the fifteen is worth."""

import pytest

from ludoteca.engine.dice import FastDice
from tests.games.camisa12.table import facts, move, options, place, play, position, put_under, refused

EMPTY = ".........."
DRAW = {"rondels": ("FMOBa", "")}


def hand(state, seat=0):
    return [int(card.removeprefix("mosaic-")) for card in state.view(seat)["hand"]]


@pytest.mark.parametrize(("count", "drawn", "put"), [(1, 1, 0), (2, 1, 0), (3, 2, 1), (4, 3, 2), (5, 3, 1)])
def test_K2_5_mosaics_draw_1_1_2_3_3_and_discard_0_0_1_2_1(count, drawn, put):
    stand = "M" * (count - 1) + "." * (11 - count)
    state = position(stands=(stand, EMPTY), **DRAW)
    told = play(state, move(1), place(9))
    assert facts(told, "drew-hidden") == [{"seat": 0, "count": drawn}]
    assert len(hand(state)) == drawn
    for left in range(put, 0, -1):
        assert state.asked(0) == "put-under"
        assert state.view(1)["to_discard"] == left
        play(state, put_under(hand(state)[0]))
    assert len(hand(state)) == drawn - put
    assert state.waiting() == (1,)


def test_K2_7_discards_come_from_hand_and_drawn_and_go_under_the_deck():
    state = position(stands=("MM........", EMPTY), hands=((1, 2), ()), **DRAW)
    play(state, move(1), place(9))
    held = hand(state)
    assert options(state, "put-under") == [f"mosaic-{card}" for card in sorted(set(held))]
    absent = next(card for card in range(1, 16) if card not in held)
    assert refused(state, put_under(absent)) == "not-in-hand"
    play(state, put_under(1))
    assert 1 not in hand(state)
    assert state.view(0)["under"] == [{"owner": 0, "card": "mosaic-1"}]
    assert state.view(1)["under"] == state.view(None)["under"] == [{"owner": 0, "card": None}]


def test_K2_7_cards_put_under_come_up_in_their_order_when_the_rest_is_used_up():
    every = [*range(1, 11), *range(11, 16), *range(11, 16)]
    kept = [card for card in every if card not in (3, 7, 9)]
    state = position(stands=("MMM.......", EMPTY), hands=(kept[:9], kept[9:]), under=((7, 0), (3, 1), (9, 0)), **DRAW)
    told = play(state, move(1), place(9))
    assert facts(told, "drew") == [{"seat": 0, "cards": ["mosaic-7", "mosaic-3", "mosaic-9"]}]
    assert state.view(1)["rival_took"] == ["mosaic-3"]
    assert state.view(0)["rival_took"] == []
    assert state.view(0)["rival_recognised"] == ["mosaic-3"]


@pytest.mark.parametrize(("left", "drawn", "put"), [(3, 3, 2), (2, 2, 1), (1, 1, 0), (0, 0, 0)])
def test_K2_7_a_short_deck_gives_what_it_has_and_the_discards_are_fewer(left, drawn, put):
    every = list(range(1, 11))
    state = position(
        seats=1,
        stands=("MMM.......", "MMM......."),
        hands=(every[: 10 - left], ()),
        rondels=("FMOBa", "FBOaF"),
    )
    before = len(hand(state))
    play(state, move(1), place(9))
    assert len(hand(state)) == before + drawn
    assert state.view(0)["to_discard"] == put


def test_K3_5_the_deck_has_twenty_cards_with_two_each_of_11_to_15():
    assert position().view(None)["deck"] == 20
    most = [0] * 16
    for seed in range(300):
        state = position(stands=("MMMM......", EMPTY), **DRAW)
        play(state, move(1), place(9), dice=FastDice(seed))
        for card in hand(state):
            most[card] = max(most[card], hand(state).count(card))
    assert most == [0] + [1] * 10 + [2] * 5


# ---- what the cards are worth


def worth(card, mine, theirs="FFFFFMMMMM", pile=""):
    """What a card brings with these stands at the end; the piece on space 10 is the last of the match."""
    state = position(
        stands=(mine[:9] + ".", theirs),
        rondels=(f"???{mine[9]}?", "???B?"),
        ball=2,
        hands=((card,), ()),
        piles=(pile, ""),
    )
    told = play(state, move(1), place(10))
    return next(told for told in facts(told, "mosaic") if told["card"] == f"mosaic-{card}")["points"]


@pytest.mark.parametrize(
    ("card", "mine", "points"),
    [
        (1, "BBFBaBFbOF", 4),
        (2, "eaFBdBFbOF", 4),
        (3, "BBFBaBFbOF", 3),
        (4, "MMFBaBFMOF", 3),
        (6, "BBFMaBFbOF", 4),
        (6, "BBFFaBFbOF", 2),
        (6, "BBFFFBFBBO", 0),
        (7, "BFOaMMbOFB", 10),
        (7, "BFOaMBcFFO", 4),
        (7, "BBBFFOOaMM", 0),
        (8, "BFaOMBbMFO", 10),
        (8, "BFaOMFMFOB", 0),
        (9, "BBBFaMOBFF", 5),
        (9, "BBBBBFFFFF", 2),
        (9, "abcdeBBBFF", 2),
        (10, "FFFFaBBOOM", 6),
        (10, "abcBBBFFMO", 6),
        (10, "BBBBBaFMOF", 0),
        (10, "FFBMMBOaFB", 4),
    ],
)
def test_M1_to_M10_count_the_own_stand(card, mine, points):
    assert worth(card, mine) == points


def test_M5_counts_olas_in_the_whole_stadium():
    assert worth(5, "OOFBaBFbFO", "OOFBaBFbFO") == 6


@pytest.mark.parametrize(("card", "points"), [(11, 3), (12, 2), (13, 1), (14, 0), (15, 4)])
def test_M11_to_M15_count_discarded_pieces_of_one_kind(card, points):
    """Two Bandeirões lay there; the last turn adds a third."""
    assert worth(card, "BBFBaBFbOF", "MMMMMFFFBa", pile="BBcdFOOOO") == points


def test_K3_5_both_copies_of_a_card_score():
    state = position(
        stands=("BBFBaBFbO.", "MMMMMFFFBa"), rondels=("???F?", "???B?"), ball=2, hands=((11, 11), ()), piles=("BB", "")
    )
    told = play(state, move(1), place(10))
    assert [told["points"] for told in facts(told, "mosaic")] == [3, 3]
