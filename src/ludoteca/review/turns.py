"""Finds the puzzles of games whose turns are dozens of small decisions (`turnwise.py` judges them)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from ludoteca.bots import make
from ludoteca.bots.table import choose
from ludoteca.engine.bot import Budget
from ludoteca.engine.contract import Case, Game
from ludoteca.engine.dice import FastDice
from ludoteca.engine.log import Play
from ludoteca.engine.match import Match
from ludoteca.engine.state import BIT
from ludoteca.engine.turns import Turns
from ludoteca.review.puzzles import EACH, LOST, SAVED, SURE, Puzzle, Theme, name_of, subject
from ludoteca.review.report import Alternative
from ludoteca.review.turnwise import Decision, Option, Strategist

ASKED = frozenset({"attack", "advance", "answer"})  # decisions that are looked at
LATE = 70  # entries at the end of a match that are looked at
AT_ONCE = 0.5  # a chance to win in this very turn
RARE: dict[str, Theme] = {"missile": "missile", "exchange": "exchange", "pact": "pact"}


def find(game: Game, strategist: Strategist, case: Case, seed: int) -> Iterator[Puzzle]:
    """The puzzles of one match between `normal` bots, at most one of a turn."""
    whole = _played(game, strategist, case, seed).log
    first = max(1, len(whole.entries) - LATE)
    match = Match.replay(replace(whole, entries=whole.entries[:first], sides=[]), game=game)
    dice = FastDice(2**41 + seed)
    turns: set[str] = set()
    before = -1
    for entry in whole.entries[first:]:
        going_on, before = getattr(entry, "a", -1) == before, getattr(entry, "a", -1)
        for seat in _asked(match, entry.s) if isinstance(entry, Play) else ():
            turn = f"{seat} {match.state.occasion(seat)}"
            asked = match.state.asked(seat) in ASKED and turn not in turns and not going_on
            puzzle = seen(strategist, match, seat, dice) if asked else None
            if puzzle is not None:
                turns.add(turn)
                yield puzzle
                if len(turns) == EACH:
                    return
        match.follow(entry)


def _played(game: Game, strategist: Strategist, case: Case, seed: int) -> Match:
    """A match between bots, who are made to do rare things now and then."""
    match, dice = Match(game, case.seats, seed, case.options), FastDice(2**33 + seed)
    bots = [make(game, "normal", dice) for _ in range(case.seats)]
    turns = Turns()
    while match.result is None:
        seat = int(turns.next(match.state))
        asked = bool(match.state.must() & BIT[seat])
        action: int | None = strategist.provoke(match.state, seat, dice) if asked else -1
        if action == -1:
            action = choose(match, seat, bots[seat], dice, Budget(simulations=1))
        if action is not None:
            match.play(seat, action)
            turns.acted(seat)
    return match


def _asked(match: Match, mover: int) -> list[int]:
    """Who has something to decide: whoever is about to move, and whoever was just asked something."""
    invited = [seat for seat in match.invited if seat != mover]
    return [*invited, mover] if mover in match.waiting else invited or [mover]


def seen(strategist: Strategist, match: Match, seat: int, dice: FastDice) -> Puzzle | None:
    """The decision of a seat as a puzzle, if it is one."""
    state = match.state
    decision = Decision(strategist, match.sides, state, seat, dice)
    ranked = decision.best()
    if ranked is None:
        return None
    first = ranked[0]
    also = tuple(one.action for one in ranked[1:] if one.choice == first.choice)
    others = [one for one in ranked if one.choice != first.choice]
    gains = [decision.gain(first, one) for one in others if len(one.values) == len(first.values)]
    worths = [Alternative(one.action, round(first.mean if one.action in also else one.mean, 3)) for one in ranked]
    return Puzzle(
        id=name_of(state, seat), theme=_theme(decision, first, others[0]), asked=state.asked(seat), seat=seat,
        answer=first.action, worths=worths, ahead=round(min(mean for mean, _ in gains), 3),
        low=round(min(mean - SURE * error for mean, error in gains), 3), simulations=decision.simulations,
        log=match.log, also=also, instead=others[0].without >= 0, about=subject(state, seat, first.action),
    )  # fmt: skip


def _theme(decision: Decision, best: Option, second: Option) -> Theme:
    """Rare things first; then to win at once, not to lose, what the action is about, and how the match stands."""
    about = decision.strategist.about(best.action)
    if about in RARE:
        return RARE[about]
    if decision.wins_now(best) >= AT_ONCE:
        return "win"
    if second.mean < LOST and best.mean - second.mean > SAVED:
        return "save"
    if about == "odds":
        return "odds"
    return "lead" if best.mean >= 0.5 else "comeback"
