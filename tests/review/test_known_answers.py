"""Positions whose answer is known without a search: wins on the board, and last moves whose outcomes can be counted."""

import pytest

from ludoteca import Match
from ludoteca.bots import make
from ludoteca.bots.table import choose
from ludoteca.engine.bot import Budget
from ludoteca.engine.catalogue import game as find_game
from ludoteca.engine.dice import FastDice
from ludoteca.engine.source import compiled
from ludoteca.engine.state import BIT
from ludoteca.engine.turns import Turns
from ludoteca.review.appraise import Appraiser, outcome
from ludoteca.review.chance import outcomes
from ludoteca.review.decide import judged

pytestmark = pytest.mark.skipif(not compiled(), reason="interpreted it is the same search, but far slower")

WORLDS = 12
GUESSES = 16  # in which last moves are counted
LAST = {"tacocat": range(200, 700), "camisa12": range(200, 500)}  # seeds of matches whose last moves are looked at


def decisions(name, seats, seeds):
    """Every decision of bots' matches: match, seat."""
    game = find_game(name)
    for seed in seeds:
        match = Match(game, seats, seed)
        dice = FastDice(2**32 + seed)
        bots = [make(game, level, dice) for level in ("easy", "normal", "easy")[:seats]]
        turns = Turns()
        while match.result is None:
            seat = int(turns.next(match.state))
            if match.state.must() & BIT[seat] and len(match.state.legal(seat)) > 1:
                yield match, seat
            action = choose(match, seat, bots[seat], dice, Budget(simulations=20))
            if action is not None:
                match.play(seat, action)
                turns.acted(seat)


def counted(match, seat):
    """What each action is worth if it ends the match whatever is hidden and drawn; None if one does not."""
    side = next(place for place, one in enumerate(match.sides) if seat in one)
    worths = {}
    for action in match.state.legal(seat):
        total = 0.0
        for seed in range(GUESSES):
            world = match.state.guess(seat, FastDice(seed))

            def applied(dice, world=world, action=action):
                after = world.clone()
                after.play(seat, action, dice)
                return after

            ends = outcomes(applied, 400)
            if ends is None or any(after.result() is None for _, after in ends):
                return None
            total += sum(likely * outcome(after.result(), match.sides)[side] for likely, after in ends)
        worths[action] = total / GUESSES
    return worths


def winning(match, seat):
    """The actions that win at once in every world."""
    found = []
    for action in match.state.legal(seat):
        for seed in range(3):
            world = match.state.guess(seat, FastDice(seed))
            world.play(seat, action, FastDice(seed))
            result = world.result()
            if result is None or result.ranks[seat] != 1:
                break
        else:
            found.append(action)
    return found


def named(match, seat, best, played):
    """What the review calls best when something else was played, and its label for the best itself."""
    appraiser = Appraiser(match.game, match.sides, FastDice(11))
    blamed = judged(appraiser, match.state, seat, played, 1, WORLDS)
    praised = judged(appraiser, match.state, seat, best, 1, WORLDS)
    return blamed.best, praised.label


def test_a_win_on_the_board_is_named_and_never_blamed():
    """Sequence: the move that completes the last line."""
    seen = right = 0
    for match, seat in decisions("sequence", 2, range(60, 100)):
        wins = winning(match, seat)
        others = [action for action in match.state.legal(seat) if action not in wins]
        if not wins or not others:
            continue
        seen += 1
        best, label = named(match, seat, wins[0], others[0])
        right += best in wins
        assert label == ""
    assert seen >= 20
    assert right >= 0.95 * seen, f"{right} of {seen}"


def test_the_best_of_countable_last_moves_is_named_and_never_blamed():
    """Tacocat and Camisa 12: decisions after which the match is over, each outcome counted."""
    seen = right = 0
    for name, seeds in LAST.items():
        for match, seat in decisions(name, 2, seeds):
            if len(match.log.entries) < 25:
                continue
            worths = counted(match, seat)
            if worths is None or max(worths.values()) - min(worths.values()) < 0.2:
                continue
            best = max(worths, key=worths.get)
            worst = min(worths, key=worths.get)
            seen += 1
            found, label = named(match, seat, best, worst)
            right += worths[found] > max(worths.values()) - 0.1
            assert label == ""
    assert seen >= 10
    assert right >= 0.95 * seen, f"{right} of {seen}"
