"""The arena of any bots: pairs on the same deals, decided when they are, rated with intervals."""

import pytest
from typer.testing import CliRunner

from ludoteca import game
from ludoteca.cli import app
from ludoteca.engine.values import LudotecaError
from ludoteca.lab.entrants import entrant
from ludoteca.lab.pairs import arena, is_decided
from ludoteca.lab.report import page

TACOCAT = game("tacocat")
OWN = """
import ludoteca

class First(ludoteca.Bot):
    def choose(self, seat, view, actions, guess, budget):
        return actions[0]

def bot(game, dice):
    return First()

def nothing(game, dice):
    return None
"""


def test_the_better_bot_is_rated_higher_and_its_pair_stops_early():
    found = arena(TACOCAT, ["random", "normal", "easy"], 40, seats=2, seed=3)
    assert [one.name for one in found.ratings] == ["normal", "easy", "random"]
    assert all(one.low <= one.elo <= one.high for one in found.ratings)
    against_random = found.shares[0][2]
    assert against_random.mean > 0.8
    assert against_random.deals < 40, "it was clear before"
    assert found.shares[2][0].mean == pytest.approx(1 - against_random.mean)
    assert found.shares[1][1] is None


def test_a_pair_is_not_decided_by_few_deals_or_by_chance():
    assert not is_decided([1.0] * 5, 0.5, 100)
    assert is_decided([1.0] * 10, 0.5, 100)
    assert not is_decided([1.0, 0.5, 0.0, 0.5] * 5, 0.5, 100)
    assert is_decided([0.5] * 100, 0.5, 100), "all were played"


def test_with_several_sides_level_is_its_share():
    found = arena(game("sequence"), ["easy", "normal"], 3, seats=3)
    assert abs(sum(one.elo for one in found.ratings)) < 1e-6
    assert found.shares[0][1].deals == 3


def test_a_bot_of_ones_own_plays_from_its_file(tmp_path):
    file = tmp_path / "mine.py"
    file.write_text(OWN)
    found = arena(TACOCAT, [str(file), "random"], 4, seats=2)
    assert {one.name for one in found.ratings} == {"mine.py", "random"}
    assert entrant(f"{file}@50").simulations == 50


@pytest.mark.parametrize(
    ("spec", "why"),
    [("harder", "no level"), ("hard@many", "simulations"), ("nowhere.py", "no file"), ("hard@0", "simulations")],
)
def test_what_is_no_entrant_is_refused_with_a_sentence(spec, why):
    with pytest.raises(LudotecaError, match=why):
        entrant(spec)


def test_a_file_that_makes_no_bot_is_refused_with_a_sentence(tmp_path):
    file = tmp_path / "mine.py"
    file.write_text(OWN)
    with pytest.raises(LudotecaError, match="no function `absent"):
        entrant(f"{file}:absent")
    with pytest.raises(LudotecaError, match="which is no ludoteca"):
        arena(TACOCAT, [f"{file}:nothing", "random"], 1, seats=2)
    broken = tmp_path / "broken.py"
    broken.write_text("1 / 0")
    with pytest.raises(LudotecaError, match="ZeroDivisionError"):
        entrant(str(broken))
    with pytest.raises(LudotecaError, match="two different"):
        arena(TACOCAT, ["easy", "easy"], 1, seats=2)


def test_the_report_is_one_page_without_scripts():
    found = arena(TACOCAT, ["random", "easy"], 10, seats=2)
    text = page(found)
    assert text.count("<circle") == 2
    assert "<script" not in text
    assert "Tacocat: arena" in text


def test_the_command_prints_ratings_and_writes_the_report(tmp_path):
    report = tmp_path / "arena.html"
    words = ["arena", "tacocat", "--bots", "random,easy", "--deals", "10", "--report", str(report)]
    told = CliRunner().invoke(app, words)
    assert told.exit_code == 0, told.output
    assert "easy" in told.output
    assert report.read_text().startswith("<!doctype html>")
