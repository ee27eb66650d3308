"""Choosing teams: hidden, open on a clash, colours, and which are offered alone."""

from ludoteca import Match
from ludoteca.engine.dice import FastDice
from ludoteca.games.camisa12 import GAME
from ludoteca.games.camisa12.data import COLOURS, FRONT, NO_SOLO, TEAM_NAMES, TOKENS
from tests.games.camisa12.table import options, refused


def choose(team):
    return {"do": "choose", "team": team}


def chosen(*teams, seed=1, seats=2):
    match = Match("camisa12", seats=seats, seed=seed)
    for seat, team in enumerate(teams):
        match.play(seat, choose(team))
    return match


def test_K3_6_a_choice_is_hidden_until_both_have_chosen():
    match = chosen("trem")
    assert match.waiting == (1,)
    assert match.view(0)["team"] == "trem"
    assert match.view(1)["team"] is None
    assert match.view(None)["team"] is None
    assert match.events(1) == match.events(None) == []
    match.play(1, choose("boto"))
    told = [event["facts"] for event in match.events(1) if event["kind"] == "team"]
    assert [fact["team"] for fact in told] == ["trem", "boto"]
    assert [side["team"] for side in match.view(None)["sides"]] == ["trem", "boto"]


def test_K3_6_equal_colours_flip_the_second_seats_card():
    match = chosen("cigarra", "vaga-lume")  # both green in front
    assert [side["colour"] for side in match.view(None)["sides"]] == ["green", "yellow"]
    match = chosen("onca", "vaga-lume")
    assert [side["colour"] for side in match.view(None)["sides"]] == ["yellow", "green"]


def test_K3_6_the_coin_says_who_keeps_a_team_and_the_other_chooses_again_openly():
    keepers = set()
    for seed in range(8):
        match = chosen("toque", "toque", seed=seed)
        (again,) = match.waiting
        keepers.add(1 - again)
        assert match.state.asked(again) == "team-again"
        told = [event["facts"] for event in match.events(None) if event["kind"] == "same-team"]
        assert told == [{"team": "toque", "seat": 1 - again, "other_seat": again}]
        assert match.view(None)["kept_team"] == "toque"
        assert match.why_not(again, choose("toque")).code == "team-kept"
        assert len(match.actions(again)) == 23
        match.play(again, choose("farol"))
        teams = [side["team"] for side in match.view(None)["sides"]]
        assert (teams[again], teams[1 - again]) == ("farol", "toque")
    assert keepers == {0, 1}


def test_K3_6_each_colour_is_the_front_of_four_teams():
    assert [FRONT.count(colour) for colour in COLOURS] == [4] * 6


def test_K3_6_tokens_are_taken_with_the_team():
    held = {"bumba": 1, "jangada": 2, "farol": 2, "estivadores": 2, "ventania": 2, "toque": 2, "alquimistas": 1}
    for team in TEAM_NAMES[1:]:
        match = chosen(team, "boto" if team != "boto" else "trem")
        assert match.view(None)["sides"][0]["tokens"] == held.get(team, 0)
    cortejo = chosen("cortejo", "boto")
    assert [side["token"] for side in cortejo.view(None)["rondel"]] == [True] * 5
    assert sum(sorted(TOKENS)[-2:]) <= 10  # the box has ten


def test_teams_at_random_are_two_different_ones_and_all_are_drawn():
    seen = set()
    for seed in range(300):
        state = GAME.start(2, GAME.check(2, {"teams": "random"}), FastDice(seed))
        teams = [side["team"] for side in state.view(None)["sides"]]
        assert teams[0] != teams[1]
        seen |= set(teams)
    assert seen == set(TEAM_NAMES[1:])


def test_the_family_mode_has_no_teams():
    match = Match("camisa12", options={"teams": "none"})
    assert [side["team"] for side in match.view(None)["sides"]] == [None, None]
    assert {action.__struct_config__.tag for action in match.actions(match.waiting[0])} == {"move"}


def test_K3_6_alone_the_teams_marked_unsuitable_are_not_offered():
    match = Match("camisa12", seats=1)
    offered = options(match.state, "choose")
    unsuitable = {"mare", "estivadores", "carcara", "toque", "espelho"}
    assert set(TEAM_NAMES[1:]) - set(offered) == unsuitable
    assert {TEAM_NAMES[team] for team in range(25) if NO_SOLO[team]} == unsuitable
    for team in unsuitable:
        assert refused(match.state, choose(team)) == "not-alone"
    for seed in range(200):
        state = GAME.start(1, GAME.check(1, {"teams": "random"}), FastDice(seed))
        assert state.view(None)["sides"][0]["team"] not in unsuitable


def test_K3_6_a_choice_is_described_by_what_is_on_the_card():
    match = Match("camisa12")
    described = match.preview(0, choose("cortejo"))
    assert described | {"worth": 0.0} == {
        "team": "cortejo",
        "colours": ["red", "green"],
        "difficulty": 3,
        "tokens": 5,
        "worth": 0.0,
    }
    dots = [match.preview(0, action)["difficulty"] for action in match.actions(0)]
    assert [dots.count(level) for level in (1, 2, 3)] == [8, 9, 7]
