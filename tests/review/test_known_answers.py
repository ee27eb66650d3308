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
EARLIEST = 25  # entry of a match at which its last moves are looked for
APART, ALIKE = 0.2, 0.1  # of a win: the best and the worst of last moves, and two that are both right


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


def forced(match, seat):
    """The actions after which, whatever the other does, one more wins: in every world, of moves that win at once none."""
    if winning(match, seat):
        return []
    worlds = [(match.state.guess(seat, FastDice(seed)), seed) for seed in range(3)]
    return [action for action in match.state.legal(seat) if all(_forces(*one, seat, action) for one in worlds)]


def _forces(world, seed, seat, action):
    after = world.clone()
    after.play(seat, action, FastDice(seed))
    if after.result() is not None or after.must() & BIT[seat]:
        return False
    other = 1 - seat
    for reply in after.legal(other):
        answered = after.clone()
        answered.play(other, reply, FastDice(seed))
        if answered.result() is not None or not any(_wins(answered, seat, last) for last in answered.legal(seat)):
            return False
    return True


def _wins(state, seat, action):
    end = state.clone()
    end.play(seat, action, FastDice(0))
    result = end.result()
    return result is not None and result.ranks[seat] == 1


def on_the_board(match, seat):
    """Sequence: what completes the last line, or makes sure that the next move does; and something that does not."""
    wins = winning(match, seat) or forced(match, seat)
    others = [action for action in match.state.legal(seat) if action not in wins]
    return (wins, others[0]) if wins and others else None


def at_the_end(match, seat):
    """Tacocat and Camisa 12: decisions after which the match is over, each outcome counted; the best and the worst."""
    worths = counted(match, seat) if len(match.log.entries) >= EARLIEST else None
    if worths is None or max(worths.values()) - min(worths.values()) < APART:
        return None
    most = max(worths.values())
    return [action for action, worth in worths.items() if worth > most - ALIKE], min(worths, key=worths.get)


KNOWN = {
    "sequence": (range(60, 150), on_the_board),
    "tacocat": (range(200, 1400), at_the_end),
    "camisa12": (range(200, 800), at_the_end),
}


def test_the_review_names_what_is_known_to_be_best_and_never_blames_it():
    """200 positions or more; of those of each game at least 95 in 100."""
    found = {}
    for name, (seeds, known) in KNOWN.items():
        seen = right = 0
        for match, seat in decisions(name, 2, seeds):
            answers = known(match, seat)
            if answers is None:
                continue
            best, worse = answers
            seen += 1
            called, label = named(match, seat, best[0], worse)
            right += called in best
            assert label == "", f"{name}: the best move is called {label}"
        assert right >= 0.95 * seen, f"{name}: {right} of {seen}"
        found[name] = seen
    assert min(found.values()) >= 10, found
    assert sum(found.values()) >= 200, found
