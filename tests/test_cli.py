"""The command line as a person uses it."""

import json
import re

import pytest
from typer.testing import CliRunner

from ludoteca.cli import app
from ludoteca.engine.source import compiled

runner = CliRunner()


def run(*words, code=0):
    done = runner.invoke(app, [str(word) for word in words], env={"COLUMNS": "200", "NO_COLOR": "1", "TERM": "dumb"})
    assert done.exit_code == code, done.output
    assert "Traceback" not in done.output
    return done.output


def test_games_lists_seats_and_options():
    listed = run("games")
    assert re.search(r"tacocat\s+Tacocat\s+2\s+board: printed \|\s+palindrome", listed)
    assert "typing" not in listed


@pytest.mark.parametrize(
    ("language", "words"),
    [("pt", "Rodada 1, na peça O"), ("es", "Ronda 1, en la pieza O"), ("en", "Round 1, on tile O")],
)
def test_watch_tells_a_match_in_each_language(language, words):
    told = run("watch", "tacocat", "--lang", language, "--seed", 7)
    assert told.startswith(words)
    assert len(told.splitlines()) > 50


def test_watch_is_the_same_for_the_same_seed():
    assert (
        run("watch", "tacocat", "--seed", 7)
        == run("watch", "tacocat", "--seed", 7)
        != run("watch", "tacocat", "--seed", 8)
    )


def test_watch_as_one_seat_speaks_to_it_and_hides_the_other_hand():
    told = run("watch", "tacocat", "--seat", 0)
    assert "You were dealt" in told
    assert "Player 2 (normal) was dealt" not in told
    assert "Player 2 (normal) was dealt" in run("watch", "tacocat")


def test_a_saved_match_can_be_verified_and_replayed(tmp_path):
    path = tmp_path / "match.json"
    run("watch", "tacocat", "--save", path)
    assert "the dice were fair" in run("verify", path)
    assert "Rodada 1" in run("replay", path, "--lang", "pt")


def test_a_replay_tells_the_match_in_order(tmp_path):
    path = tmp_path / "match.json"
    told = run("watch", "tacocat", "--save", path, "--bots", "easy,random").splitlines()[:-2]
    again = run("replay", path).splitlines()[:-1]
    assert [line.replace(" (easy)", "").replace(" (random)", "") for line in told] == again


def test_a_game_of_ones_own_is_saved_proven_and_replayed(tmp_path):
    path = tmp_path / "match.json"
    told = run("watch", "examples/connect_four", "--save", path, "--bots", "easy")
    assert f"ludoteca verify {path} --game examples/connect_four" in told
    assert "the dice were fair" in run("verify", path, "--game", "examples/connect_four")
    assert "column" in run("replay", path, "--game", "examples/connect_four")
    assert "there is no game" in run("verify", path, code=2)


def test_a_forged_log_names_the_first_draw_that_does_not_fit(tmp_path):
    path = tmp_path / "match.json"
    run("watch", "tacocat", "--save", path)
    log = json.loads(path.read_text())
    log["entries"][0]["d"][2] = (log["entries"][0]["d"][2] + 1) % 34
    path.write_text(json.dumps(log))
    assert "entry 0: draw 3 is" in run("verify", path, code=2)


def test_check_reports_and_fails_for_a_broken_game():
    assert "BROKEN" not in run("check", "examples/connect_four", "--matches", 1)
    assert "hidden generator" in run("check", "tests.engine.broken.gambling:GAME", "--only", "chance", code=1)


def test_simulate_prints_win_rates_with_intervals():
    told = run("simulate", "tacocat", "--matches", 20, "--bots", "normal,random")
    assert re.search(r"normal\s+\d+\s+\d+\.\d%\s+\d+\.\d% to \d+\.\d%", told)


def test_simulate_lets_every_pair_of_teams_meet():
    told = run("simulate", "camisa12", "--round-robin", "teams", "--matches", 1, "--bots", "random")
    rows = re.findall(r"^ *\d+ ([a-z-]+) .*\d+\.\d% \(\d+\.\d% to \d+\.\d%\)$", told, re.MULTILINE)
    assert len(rows) == 24
    assert (rows[0], rows[-1]) == ("onca", "espelho")


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["watch", "chess"], "there are: "),
        (["watch", "tacocat", "--lang", "fr"], "there are: pt, es, en"),
        (["watch", "tacocat", "--bots", "normal,genius"], "random, easy, normal, hard, master"),
        (["watch", "tacocat", "--bots", "normal", "--seats", "5"], "for 2 seats, not 5"),
        (["watch", "tacocat", "--save", "no/such/folder.json"], "cannot be written"),
        (["watch", "tacocat", "--simulations", "0"], "greater than or equal to 1"),
        (["check", "tacocat", "--matches", "0"], "greater than or equal to 1"),
        (["check", "nosuch:GAME"], "cannot be loaded"),
        (["check", ":x"], "cannot be loaded"),
        (["watch", "tacocat", "-o", "board"], "name=value"),
        (["watch", "tacocat", "-o", "board=round"], "printed | palindrome"),
        (["simulate", "tacocat", "--bots", "normal,normal,normal"], "for 2 seats, not 3"),
        (["simulate", "tacocat", "--round-robin", "board"], "printed | palindrome"),
        (["simulate", "camisa12", "--round-robin", "colours"], "Allowed: teams"),
        (["check", "tacocat", "--only", "luck"], "there are: cases"),
        (["replay", "pyproject.toml"], "not a log of Ludoteca"),
        (["verify", "no-such-file.json"], "does not exist"),
    ],
)
def test_bad_input_gets_one_clear_line(words, complaint):
    assert complaint in re.sub(r"\s+", " ", run(*words, code=2))


def test_a_preset_names_options_and_an_unknown_one_is_refused():
    plain = run("watch", "sequence", "--seed", 3, "--bots", "random")
    printed = run("watch", "sequence", "--seed", 3, "--bots", "random", "--preset", "printed")
    assert printed == run("watch", "sequence", "--seed", 3, "--bots", "random", "-o", "manual_draw=true") != plain
    refused = run("simulate", "sequence", "--matches", 2, "--preset", "strict", code=2)
    assert "no preset 'strict'; there are: printed" in refused


@pytest.mark.skipif(not compiled(), reason="interpreted it is the same search, but far slower")
def test_a_finished_match_is_reviewed_in_words_and_as_data(tmp_path):
    path = tmp_path / "match.json"
    run("watch", "tacocat", "--seed", 7, "--save", path)
    told = run("review", path, "--seconds", 1, "--lang", "es", "--seat", 1)
    assert re.search(r"side +expected +luck +own moves +others +ended +result", told)
    assert re.search(r"\d+ decisions, \d+ simulations", told)
    assert re.search(r"^ +\d+ +(Error|Imprecisión|Error grave|La suerte|El azar)", told, re.MULTILINE)
    report = json.loads(run("review", path, "--seconds", 1, "--json"))
    for account in report["accounts"]:
        parts = [account[part] for part in ("expected", "luck", "own", "rivals", "table")]
        assert sum(parts) == pytest.approx(account["result"])
    log = json.loads(path.read_text())
    path.write_text(json.dumps({**log, "entries": log["entries"][:9]}))
    assert "the match is not over" in run("review", path, code=1)


@pytest.mark.skipif(not compiled(), reason="interpreted it is the same search, but far slower")
def test_puzzles_are_found_and_counted(tmp_path):
    path = tmp_path / "puzzles.json"
    assert f"1 puzzles in {path}" in run("puzzles", "make", "tacocat", "--count", 1, "--into", path)
    (found,) = json.loads(path.read_text())
    assert found["worths"][0]["action"] == found["answer"]
    assert re.search(r"^tacocat +60 .*\d+ comeback", run("puzzles", "count"), re.MULTILINE)
