"""Puzzles: positions with one clearly best answer, from what the seat knows.

A puzzle is the log of a match between bots up to the decision. Its answer was found in guessed worlds, every other
legal action was tried beside it, and each must be worse by far more than chance explains. Puzzles are data, in
`puzzles.json` of the game's folder; `ludoteca puzzles make GAME` finds more.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec
from msgspec.structs import replace

from ludoteca.bots import make
from ludoteca.bots.table import choose
from ludoteca.engine.bot import Budget
from ludoteca.engine.contract import Case, Game
from ludoteca.engine.dice import FastDice
from ludoteca.engine.log import Log, Play
from ludoteca.engine.match import Match
from ludoteca.engine.state import BIT, State
from ludoteca.engine.turns import Turns
from ludoteca.review.appraise import Appraiser, spread
from ludoteca.review.decide import Candidate, Judgement
from ludoteca.review.report import Alternative

FILE = "puzzles.json"
FEWEST, LARGEST = 2, 90  # legal actions of a puzzle; two only where each decision is one of many in a turn
QUICK, ROUND, DEEP = 12, 40, 400  # worlds of a first look, of a second, and of the proof
FIRST = 60  # of the proof, where it takes long: who is not ahead by then is not looked at further
PROMISING = 0.10  # what the best must be ahead of the second at a first look
AHEAD = 0.08  # what it must be ahead of every other action in the proof,
SURE = 4.0  # by so many standard errors above nothing
LOST, SAVED = 0.15, 0.3  # an action that hardly wins any more; and by how much the best is better than all of these
EACH = 3  # puzzles of one match
FEW, LATE = 12, 120  # actions of a decision, and entries at the end, where a turn is dozens of decisions

Theme = Literal["win", "save", "lead", "comeback"]


class Puzzle(msgspec.Struct, frozen=True):
    """A position and its answer. `worths` has every legal action, the best first; the rest is how sure that is."""

    id: str
    theme: Theme
    asked: str
    seat: int
    answer: int
    worths: list[Alternative]
    ahead: float  # of the second best
    low: float  # the lower bound of that, by SURE standard errors
    simulations: int
    log: Log

    def match(self, game: Game, language: str = "en") -> Match:
        """The match, where it stands."""
        return Match.replay(self.log, game=game, language=language)


def puzzles_of(game: Game) -> dict[str, Puzzle]:
    """The puzzles that a game has and that its rules still replay, by id."""
    return _read(game.folder / FILE, game.version, game.reads or game.version)


@cache
def _read(path: Path, newest: int, oldest: int) -> dict[str, Puzzle]:
    if not path.is_file():
        return {}
    found = msgspec.json.decode(path.read_bytes(), type=list[Puzzle])
    return {one.id: one for one in found if oldest <= one.log.head.version <= newest}


def write(path: Path, puzzles: list[Puzzle]) -> None:
    """Keep them, one a line."""
    lines = ",\n".join(msgspec.json.encode(one).decode() for one in puzzles)
    path.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    _read.cache_clear()


def find(game: Game, case: Case, seed: int) -> Iterator[Puzzle]:
    """The puzzles of one match between bots."""
    match = Match(game, case.seats, seed, case.options)
    appraiser = Appraiser(game, match.sides, FastDice(2**41 + seed))
    made = 0
    if any(match.state.occasion(seat) for seat in range(case.seats)):
        # Where a turn is dozens of small decisions, most can be made good by the next: only near the end, where a
        # match is soon played out, is there one that cannot. Of the proof no judge is asked.
        for _ in _played(match, seed):
            pass
        whole = match.log
        first = max(1, len(whole.entries) - LATE)
        match = Match.replay(replace(whole, entries=whole.entries[:first], sides=[]), game=game)
        for entry in whole.entries[first:]:
            few = isinstance(entry, Play) and len(match.state.legal(entry.s)) <= FEW
            puzzle = seen(appraiser, match, entry.s) if isinstance(entry, Play) and few and made < EACH else None
            if puzzle is not None:
                made += 1
                yield puzzle
            match.follow(entry)
        return
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
    fewest = FEWEST if state.occasion(seat) else FEWEST + 1
    if not fewest <= len(legal) <= LARGEST or not state.must() & BIT[seat]:
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
    judge = appraiser.judge
    if state.occasion(seat):
        appraiser.judge = None  # what a turn is worth shows when the match is over
        judgement.compare(proof, FIRST)
        if proof[0].mean - max(one.mean for one in proof[1:]) < AHEAD:
            appraiser.judge = judge
            return None
    judgement.compare(proof, DEEP - len(proof[0].values))
    appraiser.judge = judge
    first, *others = proof
    gains = [spread([a - b for a, b in zip(first.values, one.values, strict=True)]) for one in others]
    if any(mean < AHEAD or mean - SURE * error <= 0.0 for mean, error in gains):
        return None
    worth = {one.action: one.mean for one in (*left, *proof)}
    ranked = sorted(legal, key=lambda action: (action != first.action, -worth[action]))
    ahead = min(mean for mean, _ in gains)
    low = min(mean - SURE * error for mean, error in gains)
    return Puzzle(
        id=hashlib.sha256(state.pack() + bytes([seat])).hexdigest()[:10], theme=_theme(judgement, first, left),
        asked=state.asked(seat), seat=seat, answer=first.action,
        worths=[Alternative(action, round(worth[action], 3)) for action in ranked], ahead=round(ahead, 3),
        low=round(low, 3), simulations=appraiser.simulations - began, log=match.log,
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
    if second < LOST and best.mean - second > SAVED / 2:
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
