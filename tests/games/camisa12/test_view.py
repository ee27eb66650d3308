"""What a seat sees: everything it may know, in one place, and nothing else."""

from collections import Counter

from ludoteca import Match
from ludoteca.engine.dice import FastDice
from ludoteca.engine.words import Words
from ludoteca.games.camisa12 import GAME
from tests.games.camisa12.table import move, place, play, position, put_under

EMPTY = ".........."


def test_a_view_shows_both_stands_the_rondel_and_the_reachable_sides():
    state = position(("trem", "boto"), ("B.a.......", EMPTY), ("BFMOc", "BFMOa"), piles=("OM", "F"))
    view = state.view(1)
    assert [space["piece"] for space in view["sides"][0]["stand"][:3]] == ["bandeirao", None, "musica-a"]
    assert [space["symbol"] for space in view["sides"][0]["stand"]] == [
        "circle", "diamond", "triangle", "square", "cross", "circle", "triangle", "cross", "diamond", "square",
    ]  # fmt: skip
    assert view["rondel"][1]["pieces"] == ["fogos", "fogos"]
    assert [side["steps"] for side in view["rondel"]] == [[], [1], [2], [3], [4]]
    assert view["sides"][0]["discards"] == ["mosaico", "ola"]
    assert view["sides"][1]["discards"] == ["fogos"]
    assert view["turns"] == 20


def test_while_placing_the_view_names_the_piece_and_its_side():
    state = position(rondels=("BFMOa", ""))
    play(state, move(2))
    assert (state.view(1)["piece"], state.view(1)["from_side"]) == ("mosaico", "triangle")


def test_hands_and_penalty_cards_are_shown_to_their_owner_only():
    state = position(hands=((1, 11), (2,)), penalties=("musica", "mosaico"))
    assert (state.view(0)["hand"], state.view(0)["penalty"]) == (["mosaic-1", "mosaic-11"], "musica")
    assert (state.view(1)["hand"], state.view(1)["penalty"]) == (["mosaic-2"], "mosaico")
    assert "hand" not in state.view(None)
    assert state.view(None)["hand_sizes"] == [2, 1]
    assert state.view(0)["open_hands"] == [None, None]


def test_a_hand_is_shown_with_what_each_card_would_score_now():
    state = position(stands=("BB.F......", EMPTY), hands=((1, 3, 11), (2,)), piles=("BB", ""))
    assert state.view(0)["hand_points"] == [2, 1, 2]
    assert "hand_points" not in state.view(None)
    assert state.view(0)["open_points"] == [None, None]


def test_the_score_track_shows_the_goals_ahead_of_the_leader():
    assert position().view(0)["goals_at"] == [11, 22, 31, 34, 37, 40, 43, 46]
    assert Match("camisa12", 1, options={"teams": "none"}).view(0)["goals_at"][-1] == 55


def test_a_guess_deals_every_unseen_card_as_likely_and_keeps_what_the_seat_knows():
    state = position(hands=((1, 11), (2, 3)), under=((15, 0), (4, 1)))
    seen = Counter()
    for seed in range(2000):
        world = state.guess(0, FastDice(seed))
        world.check()
        assert world.view(0) == state.view(0)
        seen.update(world.view(1)["hand"])
        assert world.view(0)["under"][0] == {"owner": 0, "card": "mosaic-15"}
    unseen = 20 - 3
    for card in range(2, 16):
        copies = (1 if card <= 10 else 2) - (card in (11, 15))
        share = 2000 * 2 * copies / unseen
        assert 0.75 * share < seen[f"mosaic-{card}"] < 1.25 * share, card
    assert seen["mosaic-1"] == 0


def test_a_guess_of_the_opponents_penalty_card_is_any_but_ones_own():
    state = position(penalties=("musica", "mosaico"))
    seen = Counter(state.guess(0, FastDice(seed)).view(1)["penalty"] for seed in range(900))
    assert set(seen) == {"bandeirao", "fogos", "mosaico"}
    assert min(seen.values()) > 230
    both = {
        (world.view(0)["penalty"], world.view(1)["penalty"])
        for world in (state.guess(None, FastDice(s)) for s in range(300))
    }
    assert len(both) == 12


def test_a_hidden_choice_of_team_is_guessed_blindly():
    match = Match("camisa12")
    match.play(0, {"do": "choose", "team": "onca"})
    guessed = {match.state.guess(1, FastDice(seed)).view(0)["team"] for seed in range(400)}
    assert len(guessed) == 24
    assert match.state.guess(0, FastDice(1)).view(0)["team"] == "onca"


def test_discards_are_told_by_name_to_their_owner_only():
    state = position(stands=("MM........", EMPTY), rondels=("FMOBa", ""), hands=((1, 2), ()))
    play(state, move(1), place(9))
    told = play(state, put_under(1))
    owner = [event for event in told if event.eyes & 1]
    other = [event for event in told if event.eyes & 2]
    assert ("put-under", {"seat": 0, "card": "mosaic-1"}) in [(event.kind, event.facts) for event in owner]
    assert "mosaic-1" not in str(other)


def test_a_match_can_be_told_in_three_languages():
    for language, sentence in (
        ("pt", "Ana colocou uma Ola no espaço 2: +3 pontos."),
        ("es", "Ana colocó una Ola en el espacio 2: +3 puntos."),
        ("en", "Ana placed a Wave on space 2: +3 points."),
    ):
        state = position(rondels=("BOMFa", ""))
        told = play(state, move(1), place(2))
        words = Words(GAME, language)
        assert sentence in [words.event(event, ["Ana", "Rui"]) for event in told]
