"""How long bots take at a table, as docs/bots.md tells it. That it is measured is tested, not the time it takes."""

from pathlib import Path

from ludoteca.engine.catalogue import game
from ludoteca.lab.ladder import rung_of
from ludoteca.lab.pace import CASES, SAID, Pace, in_words, pace, put, turns_of

PAGE = Path(__file__).parents[2] / "docs/bots.md"


def test_only_the_decisions_of_one_seat_are_timed_turn_by_turn():
    turns = turns_of(rung_of("T.E.G., 3"), "easy", 5)
    assert len(turns) == 5
    assert max(map(len, turns)) > 4  # a turn of T.E.G. is many decisions
    assert all(seconds >= 0 for turn in turns for seconds in turn)


def test_alone_every_decision_is_a_turn():
    assert [len(turn) for turn in turns_of(rung_of("Camisa 12, alone"), "easy", 4)] == [1] * 4


def test_a_turn_is_as_long_as_its_decisions():
    told = pace([rung_of("Revanche, 1st division")], "normal")
    assert 0 < told.mean <= told.longest <= told.longest_turn


def test_only_the_row_of_the_game_below_its_sentence_is_written_anew():
    page = f"# Bots\n\n| a | b |\n|---|---|\n\n{SAID}.\n\n| |\n|---|\n| Go |{{}}\n\nMore.\n"
    assert put(page.format(" old |"), "| Go | new |") == page.format(" new |")
    assert put(page.format(" old |"), "| Chess | 1 |") == page.format(" old |\n| Chess | 1 |")


def test_levels_that_answer_at_once_are_told_in_thousandths_and_those_that_think_in_seconds():
    assert in_words(Pace(0.0021, 0.03, 0.5), "normal") == "2.1 ms, at most 30"
    assert in_words(Pace(0.8, 1.04, 2.06), "hard") == "0.80 s, at most 1.04; a turn at most 2.1"


def test_the_page_of_the_docs_has_a_row_for_every_game_of_the_house():
    rows = PAGE.read_text(encoding="utf-8").partition(SAID)[2].partition("[The ladder]")[0].splitlines()
    named = [one.split("|")[1].strip() for one in rows if one.startswith("|")][2:]
    assert sorted(named) == sorted({game(rung_of(title).game).title for title in CASES})
