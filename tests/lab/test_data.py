"""Matches as data, and figures about a game."""

import json

import pytest
from pyarrow import parquet
from typer.testing import CliRunner

import ludoteca
from ludoteca.cli import app
from ludoteca.lab.data import write
from ludoteca.lab.runners import Processes, Serial
from ludoteca.lab.stats import lines, measure, page
from ludoteca.lab.work import Ledger

TACOCAT = ludoteca.game("tacocat")
PLAYED = {"options": {}, "simulations": 1, "seed": 5}
CAMISA = {**PLAYED, "options": {"teams": "random", "solo_start": 21}}


def test_every_decision_is_a_row_that_any_tool_can_read(tmp_path):
    file = tmp_path / "t.parquet"
    rows = write(TACOCAT, ("normal", "random"), 6, file, runner=Serial(), **PLAYED)
    table = parquet.read_table(file)
    assert table.num_rows == rows > 100
    told = table.schema.metadata
    width = sum(max(1, *[1, *piece["shape"]]) for piece in json.loads(told[b"observation"]))
    for row in table.to_pylist():
        assert row["action"] in row["legal"] or row["action"] == -1
        assert len(row["observation"]) >= width
        assert row["reward"] in (1.0, -1.0)
    assert told[b"game"] == b"tacocat"
    assert {row["match"] for row in table.to_pylist()} == set(range(6))


@pytest.mark.parametrize("logs", [False, True], ids=["rows", "logs"])
def test_the_file_is_the_same_whoever_played_and_however_often_it_was_interrupted(tmp_path, logs):
    one, two = tmp_path / "one", tmp_path / "two"
    how = {"logs": logs, **PLAYED}
    write(TACOCAT, ("random", "random"), 8, one, runner=Serial(), **how)
    write(TACOCAT, ("random", "random"), 8, two, runner=Processes(2), ledger=Ledger(tmp_path / "kept"), **how)
    assert one.read_bytes() == two.read_bytes()
    write(TACOCAT, ("random", "random"), 8, two, runner=Nobody(), ledger=Ledger(tmp_path / "kept"), **how)
    assert one.read_bytes() == two.read_bytes()


class Nobody:
    """A runner for what was all done before."""

    def run(self, blocks):
        assert not blocks
        return iter(())


def test_an_exported_log_replays(tmp_path):
    file = tmp_path / "logs.parquet"
    assert write(TACOCAT, ("random", "random"), 3, file, logs=True, runner=Serial(), **PLAYED) == 3
    for row in parquet.read_table(file).to_pylist():
        match = ludoteca.Match.replay(json.loads(row["log"]))
        assert list(match.result.ranks) == row["ranks"]


def test_figures_of_a_game_are_counted():
    found = measure(TACOCAT, ("random", "random"), 20, runner=Serial(), **PLAYED)
    assert len(found.lengths) == 20
    assert found.branching > 1
    assert 0 <= found.forced < 1
    assert 0 < found.hidden < found.numbers
    assert sum(one.share for one in found.seats) == pytest.approx(1)
    assert found.quantile(0.5) <= found.quantile(0.95) <= max(found.lengths)


def test_nothing_is_hidden_where_everybody_sees_everything(tmp_path):
    folder = "examples/connect_four"
    found = measure(ludoteca.game(folder), ("random", "random"), 5, runner=Serial(), **PLAYED)
    assert found.hidden == 0
    report = tmp_path / "stats.html"
    told = CliRunner().invoke(app, ["stats", folder, "--matches", "3", "--report", str(report)])
    assert told.exit_code == 0, told.output
    assert report.read_text().count("<svg") >= 5  # length, choices, endings, seats, luck


def test_every_figure_that_is_asked_for_has_a_line():
    found = measure(ludoteca.game("camisa12"), ("normal", "normal"), 6, runner=Serial(), tables=4, **CAMISA)
    told = dict(lines(found))
    for name in ("decisions of a match", "choices of a decision", "hidden", "decided", "the first seat", "luck"):
        assert name in told
    assert "of random, easy, normal by lot" in told["luck"]
    assert sum(one.share for _, one in found.reasons) == pytest.approx(1)
    assert len(found.course) == 10
    assert told["best lot"].endswith("times")
    assert page([found]).count("<svg") == 6


def test_figures_are_told_for_each_value_of_an_option(tmp_path):
    report = tmp_path / "divisions.html"
    asked = ["stats", "revanche", "--each", "division", "--matches", "2", "--tables", "2", "--report", str(report)]
    told = CliRunner().invoke(app, asked)
    assert told.exit_code == 0, told.output
    for division in (1, 2, 3):
        assert f"Revanche, division {division}" in told.output
        assert f"<h2>division: {division}</h2>" in report.read_text()


@pytest.mark.parametrize(
    ("option", "words"),
    [("colour", "Revanche has no option 'colour'; there are: division"), ("round_limit", "has no list of values")],
)
def test_an_option_without_values_is_named(option, words):
    told = CliRunner().invoke(app, ["stats", "teg" if option == "round_limit" else "revanche", "--each", option])
    assert told.exit_code == 2
    assert words in " ".join(told.output.split())
