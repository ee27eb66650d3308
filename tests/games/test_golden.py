"""Every golden match ends as it did when it was recorded (see tests/golden.py)."""

import json

import msgspec
import pytest

from ludoteca import Match, Result, games
from ludoteca.engine.shapes import misfit
from tests.golden import FOLDER

GOLDEN = sorted(FOLDER.glob("*/*.json"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_golden_match(path):
    golden = json.loads(path.read_text())
    match = Match.replay(golden["log"])
    assert match.state.digest() == golden["digest"]
    assert match.result == msgspec.convert(golden["result"], Result)
    for viewer in [*range(match.head.seats), None]:  # golden matches tell what random play seldom meets
        assert misfit(match.view(viewer), match.game.shapes.view) == ""
        for event in match.events(viewer):
            assert misfit(event["facts"], match.game.shapes.events[event["kind"]]) == "", event


def test_every_game_has_golden_matches():
    assert {path.parent.name for path in GOLDEN} == set(games())
