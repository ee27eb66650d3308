"""The golden matches of Revanche tell what their names say; test_golden.py replays them all."""

import json

import pytest

from ludoteca import Match
from tests.golden import FOLDER


def kinds(name):
    match = Match.replay(json.loads((FOLDER / "revanche" / f"{name}.json").read_text())["log"])
    return match, [event["kind"] for event in match.events()]


@pytest.mark.parametrize("seats", ["two", "four"])
@pytest.mark.parametrize(("place", "division"), [("third", 3), ("second", 2), ("first", 1)])
def test_each_division_has_a_match_for_two_and_for_four(seats, place, division):
    match, _ = kinds(f"{seats}-{place}-division")
    assert match.head.seats == {"two": 2, "four": 4}[seats]
    assert match.head.options["division"] == division
    assert match.result is not None


def test_one_match_is_decided_by_a_goal_in_added_time():
    match, told = kinds("decided-in-added-time")
    end = told[len(told) - told[::-1].index("added-time") :]
    assert "goal" in end
    assert "kick-off" not in end
    assert abs(match.result.scores[0] - match.result.scores[1]) == 1


def test_one_match_is_decided_in_overtime():
    match, told = kinds("decided-in-overtime")
    assert match.result.reason == "overtime"
    assert told.count("kick-off") == 4


def test_one_match_goes_on_after_seven_all():
    match, told = kinds("after-seven-all")
    assert "hide-again" in told
    assert match.result.reason == "shoot-out"
