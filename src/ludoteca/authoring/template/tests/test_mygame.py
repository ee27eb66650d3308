"""My Game: every promise of the kit, and its rules by their numbers."""

import mygame
import pytest

from ludoteca import IllegalAction, Match
from ludoteca.engine.conformance import CHECKS, examine


@pytest.mark.parametrize("check", CHECKS)
def test_the_game_keeps_every_promise(check):
    (finding,) = examine(mygame.GAME, checks=[check]).findings
    assert finding.passed, finding.text


def test_M2_nobody_takes_more_than_there_is():
    match = Match(mygame.GAME, seed=1)
    match.play(0, {"do": "take", "heap": 1, "count": 2})
    with pytest.raises(IllegalAction, match="not that many"):
        match.play(1, {"do": "take", "heap": 1, "count": 2})


def test_M3_whoever_takes_the_last_one_wins():
    match = Match(mygame.GAME, seed=1)
    for seat, heap, count in [(0, 1, 3), (1, 2, 5), (0, 3, 7)]:
        match.play(seat, {"do": "take", "heap": heap, "count": count})
    assert match.result.winners == (0,)
