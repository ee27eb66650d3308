"""What a seat sees, and sentences that one can play by without seeing the board."""

import pytest

from ludoteca import Match, Words
from ludoteca.engine.dice import FastDice
from tests.games.sequence.table import Exchange, Place, Remove, across, down, place, remove, table


def spoken(match, language, seat=None):
    """The last sentence a seat heard."""
    names = ["Ana", "Bea", "Caio", "Davi"]
    return Words(match.game, language).event(match.events(seat)[-1], names)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Ana played J♣ on 7♥, row 5, column 9: four of the five of a line, with 8♥, 6♥ and 5♥."),
        ("pt", "Ana jogou J♣ em 7♥, linha 5, coluna 9: quatro das cinco de uma linha, com 8♥, 6♥ e 5♥."),
        ("es", "Ana jugó J♣ en 7♥, fila 5, columna 9: cuatro de las cinco de una línea, con 8♥, 6♥ y 5♥."),
    ],
)
def test_a_sentence_to_play_by(language, sentence):
    match = table(hands=["JC", "2S"], chips={"blue": [(4, 9), (6, 9), (7, 9)]})
    place(match, 0, "JC", 5, 9)
    assert spoken(match, language) == sentence


def test_other_sentences():
    match = table(hands=["2S", "KH"])
    place(match, 0, "2S", 1, 2)
    assert spoken(match, "en") == "Ana played 2♠ in row 1, column 2."
    place(match, 1, "KH", 6, 7)
    assert spoken(match, "en") == "Bea played K♥ in row 6, column 7."
    match = table(hands=["JS", "KH"], chips={"green": [(3, 3), (3, 4)]})
    remove(match, 0, "JS", 3, 3)
    taken = "With J♠, Ana removed the green chip on 2♦, row 3, column 3."
    assert spoken(match, "en") == taken
    match = table(hands=["9C", "KH"], chips={"blue": down(1, 2, 4)})
    place(match, 0, "9C", 5, 1)
    assert spoken(match, "en") == (
        "A sequence for the blue team! It is their first: the corner, 6♣, 7♣, 8♣ and 9♣, from row 1, column 1, down."
    )


def test_actions_in_words():
    match = table(hands=["KH"])
    words = Words(match.game, "en")
    assert words.action(Place("7H", 5, 9)) == "7♥ in row 5, column 9"
    assert words.action(Place("JC", 5, 9)) == "J♣ on 7♥, row 5, column 9"
    assert words.action(Remove("JS", 3, 3)) == "J♠: remove the chip on 2♦, row 3, column 3"
    assert words.action(Exchange("TD")) == "Exchange the dead card 10♦"


def test_lines_that_lack_one_chip_are_threats():
    blue, green = across(5, 2, 5), down(1, 2, 4)  # with the corner, three chips are four
    match = table(hands=["KH", "3S"], chips={"blue": blue, "green": green})
    threats = match.view()["threats"]
    assert [(line["team"], line["direction"], line["cells"][0]) for line in threats] == [
        ("blue", "across", [5, 1]),
        ("blue", "across", [5, 2]),
        ("green", "down", [1, 1]),
    ]
    stopped = table(hands=["KH", "3S"], chips={"blue": blue, "green": [*green, (5, 6)]})
    assert [line["cells"][0] for line in stopped.view()["threats"]] == [[5, 1], [1, 1]]


def test_a_line_that_could_not_be_declared_is_no_threat():
    line = across(5, 2, 6)
    match = table(hands=["KH", "3S"], chips={"blue": [*line, (5, 7)]}, sequences=[line])
    assert match.view()["threats"] == []


def test_the_view_of_a_player():
    line = across(5, 2, 6)
    match = table(
        hands=["KH 2S JC JS", "3S 3S"],
        chips={"blue": [*line, (1, 2)], "green": [(9, 7), (2, 7)]},
        sequences=[line],
        discards="4C 5C",
        turn=1,
    )
    view = match.view(0)
    assert view["seat"] == 0
    assert view["team"] == "blue"
    assert (view["grid"][0][0], view["chips"][0][0]) == ("corner", None)
    assert (view["grid"][4][1], view["chips"][4][1]) == ("QS", "blue")
    assert (view["grid"][8][6], view["chips"][8][6]) == ("2S", "green")
    assert view["sequences"] == [{"team": "blue", "direction": "across", "cells": [[5, c] for c in range(2, 7)]}]
    uses = {use["card"]: (use["does"], use["cells"]) for use in view["hand"]}
    assert uses["KH"] == ("place", [[6, 7]])
    assert uses["2S"] == ("dead", [])
    assert uses["JC"][0] == "wild"
    assert len(uses["JC"][1]) == 96 - 8
    assert uses["JS"] == ("remove", [[9, 7], [2, 7]])
    assert view["hand_sizes"] == [4, 2]
    assert view["tops"] == ["4C", "5C"]
    assert view["discarded"] == ["4C", "5C"]
    assert view["deck"] == 104 - 6 - 2
    assert view["made"] == [1, 0]
    assert "hand" not in match.view()


def test_the_last_move():
    match = table(hands=["KH", "JS"])
    assert match.view()["last"] is None
    place(match, 0, "KH", 2, 7)
    last = match.view(1)["last"]
    assert (last["seat"], last["do"], last["card"], last["at"]) == (0, "place", "KH", [2, 7])
    remove(match, 1, "JS", 2, 7)
    last = match.view()["last"]
    assert (last["seat"], last["do"], last["card"], last["at"]) == (1, "remove", "JS", [2, 7])


def test_a_preview_says_what_a_move_does():
    match = table(hands=["5H KD JC JS", "2S"], chips={"blue": across(5, 1, 4), "green": across(8, 4, 7)})
    completes = match.preview(0, Place("5H", 5, 5))
    assert (completes["sequences"], completes["count"], completes["wins"]) == (1, 5, False)
    stops = match.preview(0, Place("KD", 8, 8))
    assert (stops["sequences"], stops["stops"]) == (0, 4)
    assert completes["worth"] > stops["worth"] > match.preview(0, Place("JC", 3, 9))["worth"]
    assert match.preview(0, Remove("JS", 8, 5))["count"] == 4


@pytest.mark.parametrize(("seats", "teams"), [(12, 2), (12, 3)])
def test_twelve_players_to_the_end(seats, teams):
    match = Match("sequence", seats, 5, {"teams": teams})
    dice = FastDice(5)
    while match.waiting:
        seat = match.waiting[0]
        actions = match.state.legal(seat)
        match.play(seat, actions[dice.below(len(actions))])
    match.state.check()
    assert len(match.result.winners) == seats // teams
    assert Match.replay(match.log.to_json()).state.digest() == match.state.digest()
