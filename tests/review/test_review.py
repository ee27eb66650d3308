"""A review explains the result to the last digit, judges from what a seat knew, and blames no best move."""

import itertools
import re
import sys

import pytest
from msgspec.structs import replace

from ludoteca import Match
from ludoteca.bots import make, play_out
from ludoteca.engine.bot import Budget
from ludoteca.engine.catalogue import game as find_game
from ludoteca.engine.dice import FastDice
from ludoteca.engine.match import LogError
from ludoteca.engine.source import compiled
from ludoteca.engine.words import LANGUAGES, Words
from ludoteca.review import Effort, review
from ludoteca.review.report import Form
from ludoteca.review.review import rough as sketch_alone
from ludoteca.review.sentences import Telling

pytestmark = pytest.mark.skipif(not compiled(), reason="interpreted it is the same search, but far slower")

QUICK = Effort(position=6, outcome=4, worlds=6)
CASES = [("tacocat", 2), ("sequence", 3), ("revanche", 2), ("camisa12", 2), ("camisa12", 1), ("teg", 3)]


def played(name, seats=2, seed=3, levels=("easy", "normal")):
    match = Match(name, seats, seed)
    dice = FastDice(2**32 + seed)
    bots = [make(match.game, levels[seat % len(levels)], dice) for seat in range(seats)]
    for _ in play_out(match, bots, dice, Budget(simulations=20)):
        pass
    return match


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_expected_plus_luck_plus_skill_is_the_result(name, seats):
    match = played(name, seats)
    report = review(match.log, effort=QUICK)
    for account in report.accounts:
        told = account.expected + account.luck + account.own + account.rivals + account.table
        assert told == pytest.approx(account.result, abs=1e-9)
    winners = [account.side for account in report.accounts if account.result == 1.0]
    assert [match.sides[side] for side in winners] == [side for side in match.sides if match.result.ranks[side[0]] == 1]
    assert [point.n for point in report.points] == sorted({point.n for point in report.points})
    assert all(0.0 <= chance <= 1.0 for point in report.points for chance in point.chances)
    assert report.decisions


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_every_review_can_be_told_in_every_language(name, seats):
    report = review(played(name, seats).log, effort=QUICK)
    for language in LANGUAGES:
        telling = Telling(report, Words(find_game(name), language, strict=True), ["Ana", "Rui", "Eva"], viewer=0)
        for decision in report.decisions:
            assert telling.decision(decision)
        for point in report.points:
            assert not point.luck or telling.chance(point)
        assert [n for n, _ in telling.moments()] == report.moments


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_decisions_cost_is_told_where_no_level_is_known(language):
    report = review(played("tacocat").log, effort=QUICK)
    telling = Telling(report, Words(find_game("tacocat"), language, strict=True), ["Ana", "Rui"], viewer=0)
    cost = Form(0, 9, 0.021, 0.01, 0.03, "", 1, 0, 0)
    assert re.search(r"2[.,]1", telling.form(cost))
    assert "Rui" in telling.form(replace(cost, seat=1))
    assert telling.form(replace(cost, decisions=7)) == ""  # too few to say so
    assert telling.form(replace(cost, inaccuracies=0)) != telling.form(cost)  # nothing was found


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_chance_gave_is_told_to_whoever_listens(language):
    report = review(played("teg", 3).log, effort=QUICK, seats=[])
    luck = [(0.21, 0.02), (-0.1, 0.01), (-0.11, 0.06)]
    accounts = [
        replace(one, luck=gave, unsure=unsure) for one, (gave, unsure) in zip(report.accounts, luck, strict=True)
    ]
    report = replace(report, accounts=accounts)
    words = Words(find_game("teg"), language, strict=True)

    def heard(viewer, report=report):
        return Telling(report, words, ["Ana", "Rui", "Eva"], viewer).luck()

    assert [re.findall("21|10|11|Ana|Rui|Eva", line) for line in heard(None)] == [["Ana", "21"], ["Rui", "10"]]
    assert [re.findall("21|10|11|Ana|Rui|Eva", line) for line in heard(1)] == [["10"], ["Ana", "21"]]
    assert [re.findall("21|10|11|Ana|Rui|Eva", line) for line in heard(2)] == [[], ["Ana", "21"], ["Rui", "10"]]
    two = replace(report, sides=[[0], [1]], accounts=accounts[:2])
    assert (len(heard(None, two)), len(heard(0, two))) == (1, 1)
    teams = replace(report, sides=[[0, 2], [1]], accounts=accounts[:2])
    assert re.findall("21|Ana|Rui|Eva", heard(2, teams)[0]) == ["Ana", "21"]


def test_luck_is_surely_known_where_a_judge_leans():
    """Matches of Camisa 12 that are played to their end tell little: its judge is asked instead."""
    match = played("camisa12")
    report = review(match.log, seats=[], effort=QUICK)
    assert all(account.unsure < 0.4 for account in report.accounts)


def test_the_same_log_effort_and_seed_give_the_same_report_with_a_rough_graph_or_without():
    log = played("tacocat").log
    rough = []
    report = review(log, effort=QUICK, seed=4, sketch=rough.append)
    assert report == review(log, effort=QUICK, seed=4)
    known = {point.n for point in report.points}
    assert {point.n for point in rough[0].points} <= known
    assert (rough[0].points[0].n, rough[0].points[-1].n) == (min(known), max(known))
    assert rough[0].points[-1].chances == report.points[-1].chances  # the result is the result
    assert rough[0].decisions == []
    assert rough[0] == sketch_alone(log, seed=4)


def test_a_review_thinks_less_where_others_have_the_processor(monkeypatch):
    log = played("tacocat").log
    clock = itertools.count(0.0, 1000.0)
    module = sys.modules["ludoteca.review.review"]
    monkeypatch.setattr(module, "perf_counter", lambda: 0.0)
    calm = review(log, effort=Effort(seconds=3.0))
    monkeypatch.setattr(module, "perf_counter", lambda: next(clock))
    busy = review(log, effort=Effort(seconds=3.0))
    asked = review(log, effort=QUICK)
    assert busy.simulations < 0.6 * calm.simulations
    assert [point.n for point in busy.points] == [point.n for point in calm.points]
    assert asked == review(log, effort=QUICK)  # what is asked for in numbers is done


def test_a_match_that_still_runs_is_not_reviewed():
    with pytest.raises(LogError, match="not over"):
        review(Match("tacocat", seed=3).log, effort=QUICK)


def test_what_was_taken_back_is_left_out_and_giving_up_is_the_tables_doing():
    match = Match("tacocat", seed=3)
    for _ in range(6):
        seat = match.waiting[0]
        match.play(seat, match.actions(seat)[-1])
    match.undo(3, (0, 1))
    match.resign(0)
    report = review(match.log, effort=QUICK)
    assert [point.n for point in report.points] == [0, 1, 2, 3, 8]
    loser, winner = report.accounts
    assert (loser.result, winner.result) == (0.0, 1.0)
    assert loser.table < 0.0 < winner.table
    assert sum((loser.expected, loser.luck, loser.own, loser.rivals, loser.table)) == pytest.approx(0.0, abs=1e-9)


def test_decisions_are_judged_from_what_the_seat_knew_alone():
    """Another world that the seat cannot tell from the true one gives the same judgement."""
    from ludoteca.review.appraise import Appraiser  # noqa: PLC0415
    from ludoteca.review.decide import judged  # noqa: PLC0415

    match = played("sequence", seed=8)
    game = match.game
    moments = [one.state for one in Match.steps(match.log) if one.result is None and len(one.state.legal(0)) > 3]
    for state in moments[4:12]:
        if 0 not in state.waiting():
            continue
        other = state.guess(0, FastDice(77))
        assert other.digest() != state.digest()
        verdicts = [
            judged(Appraiser(game, match.sides, FastDice(5)), world, 0, world.legal(0)[0], 1, 8)
            for world in (state, other)
        ]
        assert verdicts[0] == verdicts[1]


def test_only_the_asked_seats_are_judged():
    report = review(played("tacocat").log, seats=[1], effort=QUICK)
    assert {decision.seat for decision in report.decisions} == {1}
    assert [form.seat for form in report.forms] == [1]
