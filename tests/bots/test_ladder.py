"""Each level beats the one below: fixed deals, simulations and not seconds. docs/ladder.md has the figures."""

from pathlib import Path

import msgspec
import pytest

from ludoteca.engine.catalogue import game
from ludoteca.engine.source import compiled
from ludoteca.lab.ladder import RUNGS, Measured, below, compared, page, rung_of

DATA = Path(__file__).parents[2] / "docs/ladder.json"

STEPS = [
    ("Tacocat", "normal", 30, 1),
    ("Tacocat", "hard", 20, 100),
    ("Sequence, 2", "normal", 30, 1),
    ("Sequence, 3", "normal", 20, 1),
    ("Sequence, 3", "hard", 20, 300),
    ("Sequence, 2 against 2", "normal", 20, 1),
    ("Revanche, 3rd division", "normal", 40, 1),
    ("Revanche, 3rd division", "hard", 40, 100),
    ("Revanche, 2nd division", "hard", 20, 100),
    ("Revanche, 2nd division", "master", 12, 60),
    ("Revanche, 1st division", "hard", 20, 100),
    ("Revanche, 1st division, 4 seats", "normal", 20, 1),
    ("Camisa 12 without teams", "normal", 20, 1),
    ("Camisa 12 without teams", "hard", 10, 60),
    ("T.E.G., 2", "normal", 4, 1),
    ("T.E.G., 2", "hard", 8, 60),
    ("T.E.G., 2", "master", 30, 60),
    ("T.E.G., 3", "hard", 6, 40),
    ("T.E.G., 3", "master", 6, 30),
]


def offered(title):
    """The levels of a case that people are offered."""
    rung = rung_of(title)
    of = game(rung.game)
    return of.levels(rung.seats, of.check(rung.seats, rung.options))


def test_only_steps_that_are_offered_are_tried_and_each_of_a_game_at_least_once():
    tried = {(rung_of(title).game, level) for title, level, _, _ in STEPS}
    assert all(level in offered(title) for title, level, _, _ in STEPS)
    assert tried == {(rung.game, level) for rung in RUNGS for level in offered(rung.title) if level != "easy"}


@pytest.mark.skipif(not compiled(), reason="interpreted it is the same play, but far slower")
@pytest.mark.parametrize(("title", "level", "deals", "simulations"), STEPS)
def test_a_level_beats_the_one_below(title, level, deals, simulations):
    rung = rung_of(title)
    of = game(rung.game)
    fair = 1 / len(of.sides(rung.seats, of.check(rung.seats, rung.options)))
    rival = simulations // 3 if level == "master" else None  # few: a table gives both far more
    assert compared(rung, level, below(level), deals, simulations, rival=rival).share > fair


def test_levels_that_do_not_differ_are_not_offered_and_the_page_says_so():
    camisa, teg, sequence = game("camisa12"), game("teg"), game("sequence")
    assert sequence.levels(3, sequence.check(3)) == ("easy", "normal", "hard")
    assert sequence.levels(4, sequence.check(4)) == ("easy", "normal")
    assert camisa.levels(1, camisa.check(1)) == ("easy", "normal")
    assert camisa.levels(2, camisa.check(2)) == ("easy", "normal", "hard")
    assert teg.levels(2, teg.check(2)) == teg.levels(3, teg.check(3)) == ("easy", "normal", "hard", "master")
    assert teg.levels(4, teg.check(4)) == teg.levels(6, teg.check(6)) == ("easy", "normal", "hard")
    for rung in RUNGS:
        told = [Measured(rung.title, level, "", 0.5, 0.4, 0.6, 9, 1, 1) for level in ("normal", "hard", "master")]
        cells = page(told).splitlines()[-3].split("|")[2:5]
        of = game(rung.game)
        known = of.levels(rung.seats, of.check(rung.seats, rung.options))
        assert ["not offered" in cell for cell in cells] == [one.level not in known for one in told]


def test_no_level_that_thinks_is_offered_that_was_not_found_to_beat_the_one_below():
    for one in msgspec.json.decode(DATA.read_bytes(), type=list[Measured]):
        rung = rung_of(one.title)
        of = game(rung.game)
        options = of.check(rung.seats, rung.options)
        fair = 1 / max(2, len(of.sides(rung.seats, options)))  # alone it is half, and half of the difference
        if one.level in ("hard", "master") and one.level in of.levels(rung.seats, options):
            assert one.low > fair, (one.title, one.level)
