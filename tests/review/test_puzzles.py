"""Every puzzle that is shipped can be set and answered, and its answer still holds in worlds that nobody has looked at."""

import pytest

from ludoteca.engine.catalogue import game as find_game
from ludoteca.engine.dice import FastDice
from ludoteca.engine.source import compiled
from ludoteca.engine.words import LANGUAGES, Words
from ludoteca.review.appraise import Appraiser
from ludoteca.review.decide import Candidate, Judgement
from ludoteca.review.puzzles import AHEAD, FEWEST, puzzles_of

pytestmark = pytest.mark.skipif(not compiled(), reason="interpreted it is the same search, but far slower")

SHIPPED = {"tacocat": 60, "camisa12": 60, "revanche": 60, "sequence": 60, "teg": 8}
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
        assert puzzle.seat in match.waiting
        legal = match.state.legal(puzzle.seat)
        assert sorted(one.action for one in puzzle.worths) == legal
        assert len(legal) >= FEWEST
        assert puzzle.worths[0].action == puzzle.answer
        assert puzzle.ahead >= AHEAD
        assert puzzle.low > 0.0
        assert puzzle.asked == match.state.asked(puzzle.seat)
        for speaker in words:
            assert all(speaker.action(one.action) for one in puzzle.worths)


@pytest.mark.parametrize("name", SHIPPED)
def test_no_puzzle_is_there_twice(name):
    states = [puzzle.match(find_game(name)).state.digest() for puzzle in puzzles_of(find_game(name)).values()]
    assert len(set(states)) == len(states)


@pytest.mark.parametrize("name", SHIPPED)
def test_the_answer_holds_in_other_worlds(name):
    game = find_game(name)
    for puzzle in list(puzzles_of(game).values())[:LOOKED_AT]:
        match = puzzle.match(game)
        appraiser = Appraiser(game, match.sides, FastDice(987))
        if match.state.occasion(puzzle.seat):
            appraiser.judge = None  # as it was proven: to the end of the match
        judgement = Judgement(appraiser, match.state, puzzle.seat, puzzle.answer)
        tried = [Candidate(one.action) for one in puzzle.worths[:3]]
        judgement.compare(tried, WORLDS)
        assert tried[0].mean > max(one.mean for one in tried[1:])
