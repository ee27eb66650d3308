"""Lessons over the API: the browser sends all moves of the learner, and the server remembers nothing."""

import httpx
import pytest

import ludoteca
from ludoteca.engine.classroom import count
from ludoteca.engine.words import LANGUAGES, Words

TAUGHT = [name for name in ludoteca.games() if ludoteca.game(name).lesson is not None]


def ask(node, game, played=(), **headers):
    return httpx.post(f"{node.url}/api/games/{game}/lesson", json={"played": list(played)}, headers=headers)


@pytest.mark.parametrize("name", TAUGHT)
def test_a_learner_who_does_what_is_asked_comes_to_the_end(sqlite_node, name):
    game = ludoteca.game(name)
    played, events = [], []
    while True:
        now = ask(sqlite_node, name, played).json()
        events += now["events"]
        lesson = now["lesson"]
        assert (lesson["step"], lesson["steps"]) == (len(played), count(game.lesson))
        assert all(Words(game, language).say(lesson["key"], {}) for language in LANGUAGES)
        assert now["seat"] == now["view"].get("seat", game.lesson.seat) == game.lesson.seat
        assert lesson["over"] == (lesson["want"] == [])
        if lesson["over"]:
            break
        offered = {number for ids in now["actions"].values() if isinstance(ids, list) for number in ids}
        assert set(lesson["want"]) <= offered or any(isinstance(ids, int) for ids in now["actions"].values())
        played.append(lesson["want"][0])
    assert lesson["key"] == "lesson-end"
    assert len(played) == lesson["steps"] > 5
    assert [event["n"] for event in events] == list(range(1, len(events) + 1))
    whole = httpx.post(f"{sqlite_node.url}/api/games/{name}/lesson", json={"played": played, "last": 0}).json()
    assert events == whole["events"]


def test_tacocats_lesson_shows_every_part_of_a_round(sqlite_node):
    played, shown = [], set()
    while want := (now := ask(sqlite_node, "tacocat", played).json())["lesson"]["want"]:
        shown |= {event["kind"] for event in now["events"]}
        played.append(want[0])
    assert shown >= {"swapped", "drew", "duel-won", "attacked", "answer-won", "answer-lost", "last-cards", "moved"}


@pytest.mark.parametrize(("language", "words"), [("pt", "lição"), ("es", "lección"), ("en", "lesson")])
def test_another_move_is_refused_with_a_sentence_and_nothing_is_lost(sqlite_node, language, words):
    before = ask(sqlite_node, "tacocat", [4]).json()
    other = next(number for number in before["actions"]["mark"] if number not in before["lesson"]["want"])
    refused = ask(sqlite_node, "tacocat", [4, other], **{"accept-language": language})
    assert (refused.status_code, refused.json()["code"]) == (409, "lesson-not-yet")
    assert words in refused.json()["sentence"]
    assert ask(sqlite_node, "tacocat", [4]).json() == before


def test_an_illegal_move_is_refused_with_its_rule_in_the_learners_language(sqlite_node):
    refused = ask(sqlite_node, "tacocat", [60], **{"accept-language": "pt"}).json()
    assert (refused["code"], refused["rule"]) == ("wrong-step", "P2")
    assert refused["sentence"] == Words(ludoteca.game("tacocat"), "pt").say("refusal-wrong-step", {})


def test_moves_after_the_end_and_games_without_a_lesson_are_refused(sqlite_node):
    played = []
    while want := ask(sqlite_node, "tacocat", played).json()["lesson"]["want"]:
        played.append(want[0])
    assert ask(sqlite_node, "tacocat", [*played, 0]).json()["code"] == "lesson-not-yet"
    assert ask(sqlite_node, "chess").json()["code"] == "unknown-game"
    assert ask(sqlite_node, "tacocat", [10**8]).json()["code"] == "no-such-action"
    assert ask(sqlite_node, "tacocat", [-1]).status_code == 400
