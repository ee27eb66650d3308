"""What a seat sees, and which worlds it reckons with."""

import pytest

from ludoteca import Match
from ludoteca.engine.dice import FastDice
from ludoteca.engine.words import Words

from .table import GAME, shoot_out, table


def test_the_clock_runs_with_the_cards():
    match = Match("revanche", seats=2, seed=1, options={"division": 3})
    assert (match.view()["half"], match.view()["minute"]) == (1, 0)
    assert table([2], [3], turn=0, top=5).minute == 40
    assert table([2, 3], [3, 4], turn=0, top=5, half=2).minute == 97
    assert table([7], [], turn=0, top=7).play(7).minute == 45  # added time
    assert shoot_out().minute == 90


def test_a_view_shows_the_table_and_only_the_own_hand():
    match = Match("revanche", seats=4, seed=2, options={"division": 1})
    public = match.view(None)
    assert public["hands"] == [11, 11, 11, 11]
    assert "hand" not in public
    mine = match.view(2)
    assert len(mine["hand"]) == 11
    assert {key: mine[key] for key in public if key not in ("seat", "benches")} == {
        key: public[key] for key in public if key not in ("seat", "benches")
    }


def test_a_live_cross_says_who_must_do_what():
    cross = table([7, 3], [4, 5], [6, 6], [8, 8], turn=0, top=7, division=1)
    cross.play(7, roll=("offside", "corner", "red-card"))
    assert cross.chance == {
        "attacker": 0, "card": 7, "defender": 1, "finisher": 2, "answer": None, "set_piece": None, "committed": False,
    }  # fmt: skip
    assert cross.dice == ["offside", "corner", "red-card"]
    assert cross.play(4).chance["answer"] == 4


@pytest.mark.parametrize("seats", [2, 4])
def test_guesses_spread_over_the_unseen_cards(seats):
    match = Match("revanche", seats=seats, seed=9)
    seen = {card for seed in range(60) for card in match.state.guess(0, FastDice(seed)).view(1)["hand"]}
    assert seen == set(range(1, 16))


def test_a_guess_is_as_likely_as_the_deal_makes_it():
    """Orange has one card of the unseen 4 x 2 and 1 x 3 (all else is spent): 2 in four of five worlds."""
    spent = [card for card in range(1, 16) for _ in range(4) if card not in (2, 3)] + [3, 3, 3]
    few = table(
        [5, 6], [3], turn=0, top=4, decks=((), [2] * 4), spent=((), [card for card in spent if card != 4] + [4] * 3)
    )
    found = [few.state.guess(0, FastDice(seed)).view(1)["hand"] for seed in range(1000)]
    assert 750 < found.count([2]) < 850
    assert found.count([3]) == 1000 - found.count([2])


def test_the_commentator_speaks_three_languages():
    goal = table([7, 4, 2], [4, 5, 6], turn=0, top=7).play(7)
    said = {language: Words(GAME, language).event(goal.events[0], ["Ana", "Bia"]) for language in ("pt", "es", "en")}
    assert said["pt"].startswith("Cruzamento! Ana")
    assert said["es"].startswith("¡Centro! ¡Ana")
    assert said["en"].startswith("A cross! Ana")
    scored = goal.play(4, 4)
    shouted = [Words(GAME, language).event(scored.events[1], ["Ana", "Bia"]) for language in ("pt", "en")]
    assert [words.split("!")[0] for words in shouted] == ["Goooool do time Roxo", "Goal for team Purple"]
