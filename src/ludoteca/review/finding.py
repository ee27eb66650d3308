"""Finds puzzles in matches between bots.

Of a decision every legal action is tried in the same guessed worlds; most are given up after a few, and what is left is
proven in many. Where a turn is dozens of decisions, `turns.py` has another way.
"""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.bots import make
from ludoteca.bots.table import choose
from ludoteca.engine.bot import Budget
from ludoteca.engine.contract import Case, Game
from ludoteca.engine.dice import FastDice
from ludoteca.engine.match import Match
from ludoteca.engine.state import BIT, State
from ludoteca.engine.turns import Turns
from ludoteca.review import turns
from ludoteca.review.appraise import Appraiser, spread
from ludoteca.review.decide import Candidate, Judgement
from ludoteca.review.puzzles import AHEAD, EACH, LOST, SAVED, SURE, Puzzle, Theme, name_of, subject
from ludoteca.review.report import Alternative
from ludoteca.review.turnwise import Strategist

FEWEST, LARGEST = 3, 90  # legal actions of a puzzle
QUICK, ROUND, DEEP = 12, 40, 400  # worlds of a first look, of a second, and of the proof
PROMISING = 0.10  # what the best must be ahead of the second at a first look


def find(game: Game, case: Case, seed: int) -> Iterator[Puzzle]:
    """The puzzles of one match between bots."""
    strategist: object = game.expert("hard", FastDice(2**41 + seed))
    if isinstance(strategist, Strategist):
        yield from turns.find(game, strategist, case, seed)
        return
    match = Match(game, case.seats, seed, case.options)
    appraiser = Appraiser(game, match.sides, FastDice(2**41 + seed))
    made = 0
    for seat in _played(match, seed):
        puzzle = seen(appraiser, match, seat)
        if puzzle is not None:
            made += 1
            yield puzzle
            if made == EACH:
                return


def _played(match: Match, seed: int) -> Iterator[int]:
    """Bots play it; before each move, who is about to make it."""
    dice = FastDice(2**33 + seed)
    levels = ("easy", "normal") if seed % 2 else ("normal", "normal")
    bots = [make(match.game, levels[seat % 2], dice) for seat in range(match.head.seats)]
    turns = Turns()
    while match.result is None:
        seat = int(turns.next(match.state))
        yield seat
        action = choose(match, seat, bots[seat], dice, Budget(simulations=50))
        if action is not None:
            match.play(seat, action)
            turns.acted(seat)


def seen(appraiser: Appraiser, match: Match, seat: int) -> Puzzle | None:
    """The decision of a seat as a puzzle, if it is one."""
    state = match.state
    legal = state.legal(seat)
    if not FEWEST <= len(legal) <= LARGEST or not state.must() & BIT[seat]:
        return None
    began = appraiser.simulations
    judgement = Judgement(appraiser, state, seat, legal[0])
    likely = judgement.candidates
    if len(likely) < len(legal):  # a first look at what a player would think about
        judgement.compare(likely, QUICK)
        if _ahead(likely) < PROMISING:
            return None
    left = [Candidate(action) for action in legal]
    for worlds in (QUICK, ROUND):
        judgement.compare(left, worlds)
        if _ahead(left) < PROMISING:
            return None
    best = left[0]
    proof = [Candidate(one.action) for one in left[1:] if best.mean - one.mean < 3 * PROMISING]
    proof = [Candidate(best.action), *(proof or [Candidate(left[1].action)])]
    judgement.compare(proof, DEEP)
    first, *others = proof
    gains = [spread([a - b for a, b in zip(first.values, one.values, strict=True)]) for one in others]
    if any(mean < AHEAD or mean - SURE * error <= 0.0 for mean, error in gains):
        return None
    worth = {one.action: one.mean for one in (*left, *proof)}
    ranked = sorted(legal, key=lambda action: (action != first.action, -worth[action]))
    ahead = min(mean for mean, _ in gains)
    low = min(mean - SURE * error for mean, error in gains)
    return Puzzle(
        id=name_of(state, seat), theme=_theme(judgement, first, left),
        asked=state.asked(seat), seat=seat, answer=first.action,
        worths=[Alternative(action, round(worth[action], 3)) for action in ranked], ahead=round(ahead, 3),
        low=round(low, 3), simulations=appraiser.simulations - began, log=match.log,
        about=subject(state, seat, first.action),
    )  # fmt: skip


def _ahead(candidates: list[Candidate]) -> float:
    """Rank them; by how much is the first ahead of the second?"""
    candidates.sort(key=lambda candidate: -candidate.mean)
    return candidates[0].mean - candidates[1].mean if len(candidates) > 1 else 0.0


def _theme(judgement: Judgement, best: Candidate, left: list[Candidate]) -> Theme:
    """What a puzzle is about: to win at once, not to lose, to make a lead sure, or to come back."""
    if _wins(judgement.state, judgement.seat, best.action):
        return "win"
    second = left[1].mean
    if second < LOST and best.mean - second > SAVED:
        return "save"
    return "lead" if best.mean >= 0.5 else "comeback"


def _wins(state: State, seat: int, action: int) -> bool:
    """Is the match won with it, whatever is hidden?"""
    for seed in range(8):
        world = state.guess(seat, FastDice(seed))
        world.play(seat, action, FastDice(seed))
        result = world.result()
        if result is None or result.ranks[seat] != 1:
            return False
    return True
