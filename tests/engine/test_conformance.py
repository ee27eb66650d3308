"""The kit passes the honest game and names what is broken in each of the others."""

import shutil

import pytest

from ludoteca.engine.catalogue import game as find_game
from ludoteca.engine.conformance import CHECKS, examine
from ludoteca.engine.lesson import Learn, Scripted
from ludoteca.engine.values import LudotecaError
from ludoteca.games.tacocat.actions import Attack, Done, Duel, Mark
from tests.engine.broken import defects, gambling, honest, watching


def found(game, check):
    (finding,) = examine(game, checks=[check], matches=3).findings
    return finding


@pytest.mark.parametrize("check", CHECKS)
def test_the_honest_game_keeps_every_promise(check):
    finding = found("tests.engine.broken.honest:GAME", check)
    assert finding.passed, finding.text


@pytest.mark.parametrize(
    ("table", "check", "words"),
    [
        (defects.LeakingView, "secrets", "leaks a secret: strongest"),
        (defects.OpenGuess, "secrets", "copy of the truth"),
        (defects.PeekingGuess, "secrets", "depends on what"),
        (defects.ImpossibleGuess, "secrets", "no possible world"),
        (defects.LeakingPreview, "secrets", "preview of"),
        (defects.LeakingMotive, "secrets", "motive of"),
        (defects.UndeclaredMotive, "sentences", "the motive 'whim' is not declared"),
        (defects.SharedList, "clones", "changed the original"),
        (defects.IncompleteList, "legal", "accepted, but not listed"),
        (defects.UnsortedList, "legal", "not sorted"),
        (defects.ChangingRefusal, "legal", "changed the position"),
        (defects.Endless, "ends", "no end"),
        (defects.Endless, "ends-for-all", "no end"),
        (defects.WinnerlessEnd, "ends", "its result is None"),
        (defects.LostCard, "conserved", "the cards are"),
        (defects.ForgetfulSave, "packs", "not the same"),
        (defects.ForgetfulSave, "fields", "save() and load() forget the field laid"),
        (defects.ForgetfulClone, "fields", "clone() forgets the field turn"),
        (defects.RarelyForgetfulClone, "fields", "clone() forgets the field variant"),
        (defects.UndeclaredField, "fields", "does not declare the field last"),
        (defects.UndeclaredEvent, "events", "boasted"),
        (defects.TupleView, "json", "does not survive JSON"),
        (defects.SecretKeptTwice, "twins", "that no event told: next"),
        (defects.LoudDraw, "twins", "what the view does not show: drew"),
        (defects.LeakingRefusal, "secrets", "refusal of"),
        (defects.StubbornGuess, "secrets", "does not ask its dice"),
        (defects.SilentReport, "reports", "but reports 0"),
        (defects.ChangingView, "questions", "changed it"),
        (defects.LentView, "questions", "changed it"),
        (defects.SwallowedChance, "asks", "ChanceNeeded swallowed"),
        (defects.EndlessTalk, "bounded", "act without end"),
        (defects.SetFacts, "events", "do not survive JSON"),
        (
            defects.UnknownField,
            "shapes",
            "view of seat 1 is not as shapes.py declares it: Object contains unknown field `round`",
        ),
        (
            defects.MissingField,
            "shapes",
            "view of a spectator is not as shapes.py declares it: Object missing required field `deck`",
        ),
        (defects.WrongField, "shapes", "Expected `int`, got `str` - at `$.deck`"),
        (
            defects.ForgottenFact,
            "shapes",
            "event 'drew' is not as shapes.py declares it: Object missing required field `card`",
        ),
        (
            defects.TalkativePreview,
            "shapes",
            "preview of 'lay' is not as shapes.py declares it: Object contains unknown field `card`",
        ),
        (defects.UndeclaredEvent, "shapes", "'boasted' is not among"),
        (defects.FewerNumbers, "numbers", "wrote 26 numbers for seat 0, but 27 are declared"),
        (defects.UnwrittenNumber, "numbers", "leaves turn of seat 0 unwritten"),
        (defects.LooseNumber, "numbers", "deck of seat 0 is 9, outside its bounds"),
        (defects.NumbersBeside, "numbers", "observe wrote beside its place for seat 0"),
        (defects.BusyNumbers, "numbers", "observing changed the position"),
        (defects.LeakingNumbers, "numbers-hide", "the numbers of seat 0 leak a secret: hand"),
        (defects.LossyNumbers, "numbers-tell", "sees another laid than at"),
        (defects.SecretChoice, "numbers-quiet", "unseen by seat 1, changes turn: 0 or 1"),
    ],
)
def test_a_broken_game_is_named(table, check, words):
    finding = found(defects.broken(table), check)
    assert not finding.passed
    assert words in finding.text


@pytest.mark.parametrize(
    ("game", "check", "words"),
    [
        (gambling.GAME, "chance", "hidden generator"),
        (gambling.GAME, "pure", "may not import random"),
        (watching.GAME, "pure", "may not import time"),
        ("tests.engine.broken.defects:HASHED", "hash-seed", "hash seeds"),
    ],
)
def test_impure_rules_are_named(game, check, words):
    finding = found(game, check)
    assert not finding.passed
    assert words in finding.text


@pytest.mark.parametrize(
    ("game", "check", "words"),
    [
        (defects.MoreSeats(), "cases", "no case plays with 3 seats"),
        (defects.UnplayedOption(), "cases", "no case plays with colour = 'blue'"),
        (defects.LostSeat(), "cases", "every seat once"),
        (defects.Foolish(), "advisers", "answers 999"),
        (defects.Peeking(), "advisers", "looks at what it cannot know"),
        (defects.LongMatch(), "limits", "a match of 8 decisions, but the limit is 7"),
        (defects.NamelessLots(), "lots", "the lot 'lion' is not among the names"),
        (defects.LotsOfOneSeat(), "lots", "lots of 1 seats, but there are 2"),
        (defects.TwinPieces(), "numbers", "two pieces have the same name"),
        (defects.BottomlessPiece(), "numbers", "the piece seat has no sound bounds or shape"),
        (defects.LargeDie(), "limits", "a draw of 8 sides, but the limit is 7"),
        (defects.ForeignPreview(), "shapes", "a preview of 'bluff'"),
        (defects.NamedLikeAll(), "shapes", "two types are called Events"),
        (defects.Faceless(), "shelf", "no faces/hard.svg"),
        (defects.Faceless(), "sentences", "missing: about-hard"),
        (defects.WrongMoment(), "shelf", "no event 'laid' with a fact 'joker'"),
        (defects.UnknownLevel(), "shelf", "levels are some of"),
    ],
)
def test_a_game_that_promises_wrongly_is_named(game, check, words):
    finding = found(game, check)
    assert not finding.passed
    assert words in finding.text


def test_no_check_hangs_on_a_game_that_never_ends(monkeypatch):
    monkeypatch.setattr("ludoteca.engine.conformance.subject.DECISIONS", 500)
    monkeypatch.setattr("ludoteca.engine.conformance.logs.DECISIONS", 500)
    monkeypatch.setattr("ludoteca.engine.conformance.numbers.DECISIONS", 500)
    report = examine(defects.broken(defects.Endless), matches=1)
    assert not report.passed
    assert len(report.findings) == len(CHECKS)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda text: text.replace("{ $seat } laid", "{ $seat }  laid"), "has a gap"),
        (lambda text: text.replace("event-laid", "event-lied"), "missing: event-laid"),
        (lambda text: text + "ask-more = More?\n", "unused: ask-more"),
        (lambda text: text + "ask-lay = Again.\n", "written twice: ask-lay"),
        (lambda text: text.replace("{ $card }.", "{ $suit }."), "suit"),
    ],
)
def test_a_broken_catalogue_is_named(tmp_path, change, words):
    for source in honest.HighCards.text.iterdir():
        shutil.copy(source, tmp_path)
    spanish = tmp_path / "es.ftl"
    spanish.write_text(change(spanish.read_text()))
    game = honest.HighCards()
    game.text = tmp_path
    finding = found(game, "sentences")
    assert not finding.passed
    assert words in finding.text


def test_a_log_that_grows_too_large_is_named(monkeypatch):
    monkeypatch.setattr("ludoteca.engine.conformance.logs.BYTES_A_MOVE", 10)
    assert "bytes a move" in found(honest.GAME, "log-size").text


def test_an_unknown_check_names_those_there_are():
    with pytest.raises(LudotecaError, match="there are: cases"):
        examine("tacocat", checks=["luck"])


SWAP = (Learn("swap", Done()), Scripted(1, Done()))


@pytest.mark.parametrize(
    ("steps", "check", "words"),
    [
        ((Learn("swap", Mark(8)),), "lesson", "lesson-swap: the lesson wants Mark(card=8)"),
        ((*SWAP, Scripted(1, Attack(1))), "lesson", "after ['Done()']"),
        ((*SWAP, Learn("duel", Duel(7), Duel(1)), Scripted(1, Duel(5)), Learn("set")), "lesson", "nothing to do"),
        ((*SWAP, Learn("duel"), Scripted(1, Duel(5)), Scripted(0, Attack(6))), "lesson", "after ['Done()', 'Duel("),
        ((Learn("surprise", Done()),), "sentences", "missing: lesson-surprise"),
    ],
)
def test_a_broken_lesson_is_named(steps, check, words):
    tacocat = type(find_game("tacocat"))
    lesson = tacocat.lesson._replace(steps=steps)
    finding = found(type("Taught", (tacocat,), {"lesson": lesson})(), check)
    assert not finding.passed
    assert words in finding.text
