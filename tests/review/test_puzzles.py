"""Every puzzle that is shipped can be set and answered, and its answer still holds in worlds that nobody has looked at."""

from collections import Counter

import pytest

from ludoteca.engine.catalogue import game as find_game
from ludoteca.engine.dice import FastDice
from ludoteca.engine.source import compiled
from ludoteca.engine.words import LANGUAGES, Words
from ludoteca.review.appraise import Appraiser
from ludoteca.review.decide import Candidate, Judgement
from ludoteca.review.puzzles import AHEAD, puzzles_of, subject
from ludoteca.review.turnwise import Decision, Strategist

pytestmark = pytest.mark.skipif(not compiled(), reason="interpreted it is the same search, but far slower")

SHIPPED = {"tacocat": 60, "camisa12": 60, "revanche": 60, "sequence": 60, "teg": 60}
FEWEST = {"teg": 2}  # answers to choose from: a pact is signed or not; elsewhere three
LOOKED_AT = 12  # of each game, in fresh worlds
WORLDS = 60


@pytest.mark.parametrize("name", SHIPPED)
def test_every_puzzle_can_be_set_and_told(name):
    game = find_game(name)
    found = puzzles_of(game)
    assert len(found) >= SHIPPED[name]
    words = [Words(game, language, strict=True) for language in LANGUAGES]
    for puzzle in found.values():
        match = puzzle.match(game)
        assert match.result is None
        assert puzzle.seat in (*match.waiting, *match.invited)
        legal = match.state.legal(puzzle.seat)
        assert sorted(one.action for one in puzzle.worths) == legal
        assert len(legal) - len(puzzle.also) >= FEWEST.get(name, 3)
        assert set(puzzle.also) <= set(legal) - {puzzle.answer}
        assert puzzle.worths[0].action == puzzle.answer
        assert puzzle.ahead >= AHEAD
        assert puzzle.low > 0.0
        assert puzzle.asked == match.state.asked(puzzle.seat)
        assert puzzle.about == subject(match.state, puzzle.seat, puzzle.answer)
        for speaker in words:
            assert all(speaker.action(one.action) for one in puzzle.worths)


@pytest.mark.parametrize("name", SHIPPED)
def test_no_puzzle_is_there_twice(name):
    states = [puzzle.match(find_game(name)).state.digest() for puzzle in puzzles_of(find_game(name)).values()]
    assert len(set(states)) == len(states)


@pytest.mark.parametrize("name", [name for name in SHIPPED if name != "teg"])
def test_the_answer_holds_in_other_worlds(name):
    game = find_game(name)
    for puzzle in list(puzzles_of(game).values())[:LOOKED_AT]:
        match = puzzle.match(game)
        judgement = Judgement(Appraiser(game, match.sides, FastDice(987)), match.state, puzzle.seat, puzzle.answer)
        tried = [Candidate(one.action) for one in puzzle.worths[:3]]
        judgement.compare(tried, WORLDS)
        assert tried[0].mean > max(one.mean for one in tried[1:])


def test_no_plan_makes_more_of_another_action_where_a_turn_is_many_decisions():
    """Every fifth puzzle of T.E.G., in fresh worlds: the best plan after each action, to the end of the match."""
    game = find_game("teg")
    for puzzle in list(puzzles_of(game).values())[::5]:
        match = puzzle.match(game)
        strategist = game.expert("hard", FastDice(0))
        assert isinstance(strategist, Strategist)
        decision = Decision(strategist, match.sides, match.state, puzzle.seat, FastDice(987))
        others = [one.action for one in puzzle.worths if not puzzle.is_right(one.action)]
        options = {one.action: one for one in decision.options}
        tried = [options[action] for action in (puzzle.answer, *others[:2])]
        lots = decision.lots(WORLDS)
        for one in tried:
            apart = strategist.decides(puzzle.answer) and one.choice != tried[0].choice
            one.without = puzzle.answer if apart else -1
            decision.settle(one)
            decision.fill(one, lots)
        assert tried[0].mean > max(one.mean for one in tried[1:])


@pytest.mark.parametrize(
    ("name", "themes"),
    [
        ("tacocat", {"attack", "answer", "duel", "save", "lead", "comeback"}),
        ("sequence", {"block", "line", "win", "save", "lead", "comeback"}),
        ("revanche", {"open", "defend", "finish", "save", "lead", "comeback"}),
        ("camisa12", {"move", "place", "save", "lead", "comeback"}),
        ("teg", {"attack", "advance", "continent", "objective", "win", "pact", "odds", "lead", "comeback"}),
    ],
)
def test_whoever_looks_for_a_theme_finds_some(name, themes):
    found = list(puzzles_of(find_game(name)).values())
    assert themes <= {theme for one in found for theme in (one.theme, one.about)}


def test_the_puzzles_of_teg_are_of_many_kinds():
    """To sign or not, what a turn cannot do without, and how many advance; and not always the same answer."""
    found = list(puzzles_of(find_game("teg")).values())
    themes = Counter(puzzle.theme for puzzle in found)
    assert len(themes) >= 5
    assert max(themes.values()) <= len(found) // 2
    assert {puzzle.asked for puzzle in found} == {"answer", "attack", "advance"}
    signed = {type(find_game("teg").action(puzzle.answer)).__name__ for puzzle in found if puzzle.theme == "pact"}
    assert signed == {"Accept", "Refuse"}
