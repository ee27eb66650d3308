"""Characters: of actions that are about as good they take what they like, and nothing that is worse."""

import pytest

from ludoteca.bots import Greedy, make
from ludoteca.bots.search import Candidate, liked
from ludoteca.engine.bot import DECLINE, ENOUGH, LEEWAY, LEVELS, Budget, Taste
from ludoteca.engine.catalogue import game, games
from ludoteca.engine.cover import face
from ludoteca.engine.dice import FastDice
from ludoteca.engine.words import LANGUAGES, Words


class Highest(Taste):
    def liking(self, state, seat, action):
        return float(action)


def tried(action, *values, worlds=ENOUGH):
    """An action that came out like this, in turn, in so many worlds."""
    candidate = Candidate(action)
    for number in range(worlds):
        candidate.add(values[number % len(values)])
    return candidate


def world():
    return game("tacocat").start(2, game("tacocat").check(2), FastDice(1))


def test_of_equals_the_liked_one_is_taken():
    chosen, liked_more, worse = tried(3, 0.5), tried(5, 0.5 - LEEWAY / 2), tried(9, 0.5 - 2 * LEEWAY)
    assert liked(Highest(), world(), 0, [chosen, liked_more, worse], chosen) == 5


def test_nothing_is_taken_that_may_be_worse_or_was_tried_less_often():
    chosen = tried(3, 0.5)
    looks_alike, looks_better = tried(9, 0.1, 0.9), tried(8, 0.0, 1.0, 0.6)
    assert liked(Highest(), world(), 0, [chosen, looks_alike, looks_better, tried(7, 0.9, worlds=9)], chosen) == 3


def test_a_few_worlds_show_nothing():
    chosen, other = tried(3, 0.5, worlds=ENOUGH - 1), tried(5, 0.5, worlds=ENOUGH - 1)
    assert liked(Highest(), world(), 0, [chosen, other], chosen) == 3


def test_an_invitation_that_is_better_left_alone_is_left_alone():
    chosen = tried(DECLINE, 0.5)
    assert liked(Highest(), world(), 0, [chosen, tried(5, 0.5)], chosen) == DECLINE
    chosen = tried(5, 0.5)
    assert liked(Highest(), world(), 0, [chosen, tried(DECLINE, 0.5)], chosen) == 5


def test_easy_takes_what_it_likes_among_what_looks_best():
    state = world()
    worths = {action: state.preview(0, action)["worth"] for action in state.legal(0)}
    best = [action for action, worth in worths.items() if worth == max(worths.values())]
    assert len(best) > 1
    assert {int(Greedy(FastDice(seed), Highest()).act(state, 0, FastDice(seed))) for seed in range(9)} == {max(best)}
    assert len({int(Greedy(FastDice(seed)).act(state, 0, FastDice(seed))) for seed in range(30)}) > 1


@pytest.mark.parametrize("name", games())
def test_every_level_of_a_house_game_is_somebody_with_a_face(name):
    found = game(name)
    assert found.characters == LEVELS[1:]
    for level in found.characters:
        assert b"<svg" in face(found, level)
        for language in LANGUAGES:
            words = Words(found, language)
            assert words.say(f"name-bot-{level}", {}) != words.say("name-bot-random", {})
    assert face(found, "random") is None
    assert len({face(found, level) for level in found.characters}) == 4


@pytest.mark.parametrize("name", ["tacocat", "sequence", "revanche", "camisa12"])
def test_tastes_see_only_what_the_seat_knows(name):
    found = game(name)
    dice = FastDice(3)
    state = found.start(2, found.check(2), dice)
    for turn in range(60):
        if not state.waiting():
            break
        seat = state.waiting()[0]
        other = state.guess(seat, FastDice(turn))
        for level in ("hard", "master"):
            taste = found.taste(level)
            for action in state.legal(seat)[:20]:
                assert taste.liking(state, seat, action) == taste.liking(other, seat, action)
        state.apply(seat, found.normal(dice).act(state, seat, dice), dice)


def test_a_search_follows_its_taste_at_a_table():
    """With one simulation nothing is told apart, and everything is as good as the rest."""
    state = world()
    bot = make(game("tacocat"), "hard", FastDice(1))
    bot.taste = Highest()
    chosen = bot.choose(0, state.view(0), state.legal(0), lambda: state.guess(0, FastDice(2)), Budget(simulations=1))
    assert chosen in state.legal(0)
    near = [action for action, worth in bot.thoughts if worth >= dict(bot.thoughts)[chosen] - LEEWAY]
    assert chosen == max(near)
