"""Why a bot would do something, in a sentence: the game's own motive, and the chances of the best and the next best."""

import pytest

from ludoteca.engine.bot import DECLINE
from ludoteca.engine.catalogue import game
from ludoteca.engine.dice import FastDice
from ludoteca.engine.why import Explanation, explained
from ludoteca.engine.words import LANGUAGES, Words
from tests.games.tacocat.table import Table

TACOCAT = game("tacocat")


def attack(card, count=1):
    return TACOCAT.action_id({"do": "attack", "card": card, "count": count})


def attacking():
    """Seat 0 holds 2, 7, 8 and must attack."""
    table = Table((2, 5, 7, 8, 8), (1, 3, 3, 4, 6), tile=2)
    state = table.state
    state.play(1, 0, FastDice(1))
    state.play(0, TACOCAT.action_id({"do": "duel", "card": 8}), FastDice(1))
    state.play(1, TACOCAT.action_id({"do": "duel", "card": 6}), FastDice(1))
    return state


def test_the_next_best_is_named_with_its_chances():
    state = attacking()
    why = explained(state, 0, attack(8), ((attack(8), 0.642), (attack(5), 0.3), (attack(7), 0.51)))
    assert (why.worth, why.other, why.other_worth) == (0.642, attack(7), 0.51)
    assert (why.motive, why.facts["low"]) == ("attack", 2)
    said = Words(TACOCAT, "en").why(why)
    assert said.startswith("Keeps the 2 for the last card; ")
    assert said.endswith("64% to win, against 51% for “Attack with a 7”.")


def test_an_action_that_nothing_was_compared_with_has_only_its_motive():
    why = explained(attacking(), 0, attack(8), ())
    assert why.worth is None
    assert "to win" not in Words(TACOCAT, "en").why(why)


@pytest.mark.parametrize("language", LANGUAGES)
def test_chances_that_read_alike_are_not_told(language):
    words = Words(TACOCAT, language)
    assert words.why(Explanation("", {}, 0.604, attack(7), 0.596)) == ""
    assert "61" in words.why(Explanation("", {}, 0.61, attack(7), 0.60))


def test_to_leave_an_invitation_alone_can_be_the_next_best():
    assert "Leave it alone" in Words(TACOCAT, "en").why(Explanation("", {}, 0.6, DECLINE, 0.4))
    assert explained(attacking(), 0, DECLINE, ((DECLINE, 0.6), (attack(7), 0.5))).motive == ""


def test_who_knows_nothing_says_nothing():
    assert Words(TACOCAT, "en").why(Explanation()) == ""
