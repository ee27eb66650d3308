"""Puzzles where a turn is dozens of small decisions, most of which the next one can make good (T.E.G.).

An action is worth what the best of the strategist's plans makes of the rest of the turn, and every world is played to
the end of the match: no judge is asked. So another action is not called worse only because `normal` would go on badly
after it. What says the same in smaller steps (one army to a country, or all of them) is one answer.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol, runtime_checkable

from msgspec.structs import replace

from ludoteca.bots import make
from ludoteca.bots.table import choose
from ludoteca.engine.bot import Budget
from ludoteca.engine.contract import Case, Game
from ludoteca.engine.dice import FastDice
from ludoteca.engine.log import Play
from ludoteca.engine.match import Match
from ludoteca.engine.state import BIT, Dice, State
from ludoteca.engine.turns import Turns
from ludoteca.review.appraise import Sides, outcome, spread
from ludoteca.review.puzzles import AHEAD, EACH, LOST, SAVED, SURE, Puzzle, Theme, name_of
from ludoteca.review.report import Alternative

FEWEST, LARGEST = 2, 60  # legal actions
LOOK, ROUND, PLANNING, DEEP = 16, 60, 24, 400  # worlds: of a first look, a second, to find a plan, and of the proof
OPEN = (0.03, 0.97)  # chances between which there is something to decide
PROMISING = 0.07  # what the best must be ahead of every other at a look
HOPELESS = 0.35  # so far behind, no plan is looked for
PLANS = 4  # for each action
AT_ONCE = 0.5  # a chance to win in this very turn
LATE = 400  # entries at the end of a match that are looked at
EVER = 1_000_000  # turns: to the end
SEEDS = 2**31 - 1


@runtime_checkable
class Strategist(Protocol):
    """A bot that plans whole turns, and plays on by any of its plans."""

    def plans_for(self, state: State, seat: int) -> list[int]:
        """The plans worth a thought."""

    def by_plan(self, state: State, seat: int, number: int) -> int:
        """What a seat that is asked does next by a plan."""

    def carry_out(self, state: State, seat: int, number: int, dice: Dice, turns: int) -> None:
        """Play on until so many turns have begun, this one by a plan."""

    def choice(self, action: int) -> int:
        """The same number for actions that begin the same."""

    def about(self, action: int) -> str:
        """The theme of an action; "" if it has none of its own."""

    def provoke(self, state: State, seat: int, dice: Dice) -> int:
        """Now and then something that gives somebody a decision of a rare kind; else -1."""


class Option:
    """An action, the plan for the rest of the turn, and what came of it in each world."""

    def __init__(self, action: int, choice: int, plan: int) -> None:
        self.action = action
        self.choice = choice  # the same for what begins the same
        self.plan = plan
        self.values: list[float] = []

    @property
    def mean(self) -> float:
        """What it is worth, about."""
        return sum(self.values) / len(self.values) if self.values else 0.0


class Decision:
    """One decision of one seat, from what it knows."""

    def __init__(self, strategist: Strategist, sides: Sides, state: State, seat: int, dice: FastDice) -> None:
        self.strategist = strategist
        self.sides = sides
        self.state = state
        self.seat = seat
        self.side = next(place for place, side in enumerate(sides) if seat in side)
        self.dice = dice
        self.simulations = 0
        self.plans = strategist.plans_for(state.guess(seat, dice), seat)
        usual = self.plans[0]
        self.options = [Option(action, strategist.choice(action), usual) for action in state.legal(seat)]

    def compare(self, options: Sequence[Option], worlds: int) -> None:
        """Try them in so many more worlds, the same for all, with the same dice."""
        for _ in range(worlds):
            world, seed = self.state.guess(self.seat, self.dice), self._seed()
            for option in options:
                option.values.append(self.tried(world, option.action, option.plan, seed))

    def tried(self, world: State, action: int, plan: int, seed: int, turns: int = EVER) -> float:
        """What the seat gets from an action in a world; 0 if it has not won after so many turns."""
        self.simulations += 1
        after, dice = world.clone(), FastDice(seed)
        after.play(self.seat, action, dice)
        self.strategist.carry_out(after, self.seat, plan, dice, turns)
        result = after.result()
        return 0.0 if result is None else outcome(result, self.sides)[self.side]

    def stands(self, worlds: int) -> float:
        """What the position is worth if the seat plays as usual."""
        usual = self.plans[0]
        total = 0.0
        for _ in range(worlds):
            world = self.state.guess(self.seat, self.dice)
            total += self.tried(world, self._first(world, usual), usual, self._seed())
        return total / worlds

    def best(self) -> list[Option] | None:
        """The options, best first, if one is far ahead of all others in the proof; None if not."""
        if not self._is_open():
            return None
        champion = self._leader()
        for worlds in (LOOK, ROUND):
            champion = self._defended(champion, worlds)
            if champion is None:
                return None
        rest = sorted((one for one in self.options if one.choice != champion.choice), key=lambda one: -one.mean)
        seen = {id(one): one.mean for one in self.options}
        self.settle(champion)
        proof = [one for one in rest if champion.mean - seen[id(one)] < HOPELESS] or rest[:1]
        for one in proof:
            self.settle(one)
        for worlds in (ROUND, DEEP):
            for one in (champion, *proof):
                one.values = []
            self.compare([champion, *proof], worlds)
            if any(champion.mean - one.mean < (PROMISING if worlds < DEEP else AHEAD) for one in proof):
                return None
        if any(mean - SURE * error <= 0.0 for mean, error in (self.gain(champion, one) for one in proof)):
            return None
        same = [one for one in self.options if one.choice == champion.choice and one is not champion]
        proof.sort(key=lambda one: -one.mean)
        return [champion, *same, *proof, *(one for one in rest if one not in proof)]

    def gain(self, one: Option, other: Option) -> tuple[float, float]:
        """How far one is ahead, and how sure that is."""
        return spread([a - b for a, b in zip(one.values, other.values, strict=True)])

    def wins_now(self, option: Option) -> float:
        """How likely it wins before anybody else's turn."""
        worlds = [(self.state.guess(self.seat, self.dice), self._seed()) for _ in range(ROUND)]
        return sum(self.tried(world, option.action, option.plan, seed, 1) for world, seed in worlds) / ROUND

    # ---- helpers

    def _is_open(self) -> bool:
        if not FEWEST <= len(self.options) <= LARGEST:
            return False
        if not self.state.must() & BIT[self.seat]:
            return True
        return OPEN[0] < self.stands(LOOK) < OPEN[1]

    def _first(self, world: State, plan: int) -> int:
        if world.must() & BIT[self.seat]:
            return self.strategist.by_plan(world, self.seat, plan)
        return self.options[0].action

    def _leader(self) -> Option:
        """The best of what any plan would do."""
        world = self.state.guess(self.seat, self.dice)
        chosen = {self.strategist.choice(self._first(world, plan)) for plan in self.plans}
        likely = [one for one in self.options if one.choice in chosen] or self.options[:1]
        self.compare(likely, LOOK)
        return max(likely, key=lambda one: one.mean)

    def _defended(self, champion: Option, worlds: int) -> Option | None:
        """Who is clearly ahead of each other, one after the other in the same worlds; None as soon as nobody is."""
        lots = [(self.state.guess(self.seat, self.dice), self._seed()) for _ in range(worlds)]
        for one in self.options:
            one.values = []
        self._fill(champion, lots)
        left = list(self.options)
        while any(one.choice != champion.choice for one in left):
            for other in [one for one in left if one.choice != champion.choice]:
                left.remove(other)
                self._fill(other, lots)
                if abs(champion.mean - other.mean) < PROMISING:
                    return None
                if other.mean > champion.mean:
                    left = [one for one in left if one is not champion]
                    champion = other
        return champion

    def _fill(self, option: Option, lots: list[tuple[State, int]]) -> None:
        option.values = [self.tried(world, option.action, option.plan, seed) for world, seed in lots]

    def settle(self, option: Option) -> None:
        """Find the plan that makes most of an option: some in a few worlds, in which nothing is proven."""
        tried = [Option(option.action, option.choice, plan) for plan in self.plans]
        for worlds in (PLANNING // 3, PLANNING):
            self.compare(tried, worlds)
            tried = sorted(tried, key=lambda one: -one.mean)[:PLANS]
        option.plan = tried[0].plan

    def _seed(self) -> int:
        return int(self.dice.below(SEEDS))


def find(game: Game, strategist: Strategist, case: Case, seed: int) -> Iterator[Puzzle]:
    """The puzzles of one match between `normal` bots, at most one of a turn."""
    whole = _played(game, strategist, case, seed).log
    first = max(1, len(whole.entries) - LATE)
    match = Match.replay(replace(whole, entries=whole.entries[:first], sides=[]), game=game)
    dice = FastDice(2**41 + seed)
    turns: set[str] = set()
    for entry in whole.entries[first:]:
        for seat in _asked(match, entry.s) if isinstance(entry, Play) else ():
            turn = f"{seat} {match.state.occasion(seat)}"
            puzzle = None if turn in turns else seen(strategist, match, seat, dice)
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
        log=match.log, also=also,
    )  # fmt: skip


def _theme(decision: Decision, best: Option, second: Option) -> Theme:
    """Rare things first; then to win at once, not to lose, what the action is about, and how the match stands."""
    about = decision.strategist.about(best.action)
    if about == "missile" or about == "exchange" or about == "pact":
        return about
    if decision.wins_now(best) >= AT_ONCE:
        return "win"
    if second.mean < LOST and best.mean - second.mean > SAVED:
        return "save"
    if about == "odds":
        return "odds"
    return "lead" if best.mean >= 0.5 else "comeback"
