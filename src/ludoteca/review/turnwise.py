"""Puzzles where a turn is dozens of small decisions, most of which the next one can make good (T.E.G.).

Of an attack it is asked what the turn cannot do without: anything else is worth what is left if the turn goes on and
never comes to it. Other decisions (to sign a pact, how many advance) are compared as they are. Either way an action is
worth what the best of the strategist's plans makes of the rest of the turn, so that nothing is called worse only
because `normal` would go on badly; and every world is played to the end of the match: no judge is asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from ludoteca.engine.dice import FastDice
from ludoteca.engine.state import BIT, Dice, State
from ludoteca.review.appraise import Sides, outcome, spread
from ludoteca.review.puzzles import AHEAD, SURE

FEWEST, FEW, LARGEST = 2, 8, 160  # legal actions; few where they are compared as they are
LOOK, ROUND, WIDE, PLANNING, DEEP = 24, 60, 150, 24, 400  # worlds: of looks, to find a plan, and of the proof
OPEN = (0.03, 0.97)  # chances between which there is something to decide
PROMISING = 0.07  # what the best must be ahead of every other at a look
DECIDING = 0.12  # what it must cost to leave the answer out, at a look
BESIDE = 0.4  # as a share of that: what it may cost at most to leave out anything else
MAYBE_BESIDE = 0.6  # the same at a first look, which is less sure
HOPELESS = 0.35  # so far behind, no plan is looked for
PLANS = 4  # for each action
PROVEN = 6  # actions that are proven to be worse, the best of them
EVER = 1_000_000  # turns: to the end
SEEDS = 2**31 - 1

Lots = list[tuple[State, int]]  # worlds and the seeds of their dice


@runtime_checkable
class Strategist(Protocol):
    """A bot that plans whole turns, and plays on by any of its plans."""

    def plans_for(self, state: State, seat: int) -> list[int]:
        """The plans worth a thought."""

    def by_plan(self, state: State, seat: int, number: int) -> int:
        """What a seat that is asked does next by a plan."""

    def carry_out(self, state: State, seat: int, number: int, dice: Dice, turns: int, without: int) -> None:
        """Play on until so many turns have begun, this one by a plan and without an action (-1: with all)."""

    def choice(self, action: int) -> int:
        """The same number for actions that are the same choice."""

    def decides(self, action: int) -> bool:
        """May a whole turn be played without it?"""

    def about(self, action: int) -> str:
        """The theme of an action; "" if it has none of its own."""

    def provoke(self, state: State, seat: int, dice: Dice) -> int:
        """Now and then something that gives somebody a decision of a rare kind; else -1."""


class Option:
    """An action, the plan for the rest of the turn, what that leaves out, and what came of it in each world."""

    def __init__(self, action: int, choice: int, plan: int) -> None:
        self.action = action
        self.choice = choice
        self.plan = plan
        self.without = -1
        self.values: list[float] = []

    @property
    def mean(self) -> float:
        """What it is worth, about."""
        return _mean(self.values)


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
        self.usual = self.plans[0]
        self.options = [Option(action, strategist.choice(action), self.usual) for action in state.legal(seat)]

    def best(self) -> list[Option] | None:
        """The options, best first, if one is far ahead of all others in the proof; None if not."""
        if not FEWEST <= len(self.options) <= LARGEST:
            return None
        asked = bool(self.state.must() & BIT[self.seat])
        if asked and not OPEN[0] < _mean(self._free(self.lots(LOOK))) < OPEN[1]:
            return None
        if any(self.strategist.decides(one.action) for one in self.options):
            ahead = self._decisive()
        else:
            ahead = self._ahead() if len(self.options) <= FEW else None
        return None if ahead is None else self._proven(ahead)

    def lots(self, worlds: int) -> Lots:
        """Worlds that the seat cannot tell from the real one, each with a seed."""
        return [(self.state.guess(self.seat, self.dice), int(self.dice.below(SEEDS))) for _ in range(worlds)]

    def fill(self, option: Option, lots: Lots) -> None:
        """Try an option in these worlds."""
        option.values = [self._worth(world, option.action, option.plan, seed, option.without) for world, seed in lots]

    def settle(self, option: Option) -> None:
        """Find the plan that makes most of an option, in worlds of which nothing is proven."""
        plans = self.plans
        for worlds in (PLANNING // 3, PLANNING):
            lots, worth = self.lots(worlds), {}
            for option.plan in plans:
                self.fill(option, lots)
                worth[option.plan] = option.mean
            plans = sorted(worth, key=lambda plan: -worth[plan])[:PLANS]
        option.plan = plans[0]

    def gain(self, one: Option, other: Option) -> tuple[float, float]:
        """How far one is ahead, and how sure that is."""
        return spread([a - b for a, b in zip(one.values, other.values, strict=True)])

    def wins_now(self, option: Option) -> float:
        """How likely it wins before anybody else's turn."""
        lots = self.lots(ROUND)
        return _mean([self._worth(world, option.action, option.plan, seed, -1, 1) for world, seed in lots])

    # ---- helpers

    def _worth(self, world: State, action: int, plan: int, seed: int, without: int, turns: int = EVER) -> float:
        """What the seat gets from an action (-1: from the plan itself); nothing if it is not over by then."""
        self.simulations += 1
        after, dice = world.clone(), FastDice(seed)
        if action >= 0:
            after.play(self.seat, action, dice)
        self.strategist.carry_out(after, self.seat, plan, dice, turns, without)
        result = after.result()
        return 0.0 if result is None else outcome(result, self.sides)[self.side]

    def _free(self, lots: Lots, without: int = -1) -> list[float]:
        return [self._worth(world, -1, self.usual, seed, without) for world, seed in lots]

    def _cost(self, action: int, lots: Lots, free: list[float]) -> float:
        """What it costs to leave an action's choice out of the turn."""
        return _mean(free[: len(lots)]) - _mean(self._free(lots, action))

    def _ahead(self) -> list[Option] | None:
        """The options, best first, if one is clearly ahead of all that are another choice."""
        for worlds in (LOOK, ROUND):
            lots = self.lots(worlds)
            for one in self.options:
                self.fill(one, lots)
            self.options.sort(key=lambda one: -one.mean)
            best = self.options[0]
            if any(best.mean - one.mean < PROMISING for one in self.options if one.choice != best.choice):
                return None
        return self.options

    def _decisive(self) -> list[Option] | None:
        """The same if there is one choice, and only one, that the turn cannot do without."""
        world = self.state.guess(self.seat, self.dice)
        thought_of = {self.strategist.choice(self.strategist.by_plan(world, self.seat, plan)) for plan in self.plans}
        choices = {one.choice: one.action for one in self.options if self.strategist.decides(one.action)}
        lots = self.lots(LOOK)
        free = self._free(lots)
        costs = {one: self._cost(choices[one], lots, free) for one in choices.keys() & thought_of}
        answer = max(costs, key=lambda one: costs[one], default=-1)
        if (
            not costs
            or costs[answer] < DECIDING
            or any(cost > MAYBE_BESIDE * costs[answer] for choice, cost in costs.items() if choice != answer)
        ):
            return None
        lots = self.lots(WIDE)
        free = self._free(lots)
        cost = self._cost(choices[answer], lots, free)
        if cost < DECIDING:
            return None
        for choice in sorted(choices.keys() - {answer}, key=lambda one: -costs.get(one, 0.0)):
            if self._cost(choices[choice], lots if choice in costs else lots[:ROUND], free) > BESIDE * cost:
                return None
        lots = lots[:ROUND]
        for one in self.options:
            one.without = -1 if one.choice == answer else choices[answer]
            self.fill(one, lots)
        right = [one for one in self.options if one.choice == answer]
        most = max(one.mean for one in right)
        for one in right:
            if one.mean < most - AHEAD:
                one.choice = one.action  # the right country from the wrong one: an answer of its own
        self.options.sort(key=lambda one: (one.choice != answer, -one.mean))
        return self.options

    def _proven(self, ranked: list[Option]) -> list[Option] | None:
        """The options if the first holds against all others, each with its best plan, in many fresh worlds."""
        first = ranked[0]
        others = sorted((one for one in ranked if one.choice != first.choice), key=lambda one: -one.mean)
        near = [one for one in others if first.mean - one.mean < HOPELESS][:PROVEN] or others[:1]
        for one in (first, *near):
            self.settle(one)
        for worlds, least in ((ROUND, PROMISING), (DEEP, AHEAD)):
            lots = self.lots(worlds)
            self.fill(first, lots)
            for one in near:
                self.fill(one, lots)
                mean, error = self.gain(first, one)
                if mean < least or (worlds == DEEP and mean - SURE * error <= 0.0):
                    return None
        same = [one for one in ranked if one.choice == first.choice and one is not first]
        others.sort(key=lambda one: -one.mean)
        return [first, *same, *others]


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0
