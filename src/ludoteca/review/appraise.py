"""What a position is worth: the game's strongest quick player plays on for everybody until its judge can tell."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from ludoteca.bots.simple import Random
from ludoteca.engine.bot import DECLINE, Player
from ludoteca.engine.contract import Game
from ludoteca.engine.dice import FastDice
from ludoteca.engine.state import State
from ludoteca.engine.turns import Turns
from ludoteca.engine.values import LudotecaError, Result

MOST_STEPS = 20_000  # of one simulation: whoever plays longer plays in circles
SEEDS = 2**31 - 1

Sides = Sequence[Sequence[int]]
Policy = Callable[[State, int], int | None]  # what a seat does; None leaves it to the player


class Estimate(NamedTuple):
    """A mean for each side, and the squares of their standard errors."""

    chances: list[float]
    variance: list[float]


def outcome(result: Result, sides: Sides) -> list[float]:
    """What a result is worth to each side: a win 1, a shared first place its share, anything else nothing."""
    first = [side for side in sides if result.ranks[side[0]] == 1]
    return [1.0 / len(first) if result.ranks[side[0]] == 1 else 0.0 for side in sides]


class Appraiser:
    """Plays on, from true positions and from guessed ones. Each seat acts only on what it knows there."""

    def __init__(self, game: Game, sides: Sides, dice: FastDice) -> None:
        self.sides = sides
        self.dice = dice
        self.player: Player = game.learned(dice) or game.normal(dice) or _random(dice)
        self.judge = game.judge()
        self.simulations = 0
        self.steps = 0  # of the last one

    def seed(self) -> int:
        """For dice that two positions are to share."""
        return int(self.dice.below(SEEDS))

    @property
    def leans(self) -> bool:
        """Has the game a judge that leans to whoever is to move?"""
        return self.judge is not None and not self.judge.steady

    def value(self, state: State, mover: int, seeds: Sequence[int], *, near: bool = False) -> Estimate:
        """What a position is worth to each side; `mover` acted last, or -1.

        `near` asks the judge, though it lean: enough to compare positions that differ in what chance answered alone.
        """
        result = state.result()
        if result is not None:
            return Estimate(outcome(result, self.sides), [0.0] * len(self.sides))
        if near:
            return summed([self.played_on(state, mover, None, FastDice(seed)) for seed in seeds])
        return summed([self.positioned(state, mover, FastDice(seed)) for seed in seeds])

    def positioned(self, state: State, mover: int, dice: FastDice) -> list[float]:
        """One end of a position that is compared with those of other turns: a judge that leans is not asked."""
        judge = self.judge
        if self.leans:
            self.judge = None
        try:
            return self.played_on(state, mover, None, dice)
        finally:
            self.judge = judge

    def played_on(
        self, before: State, mover: int, action: int | None, dice: FastDice, policy: Policy | None = None
    ) -> list[float]:
        """What each side gets from one end of it, after an action of the mover (None: it has acted)."""
        self.simulations += 1
        world = before.clone()
        turns = Turns()
        judge = self.judge
        if action is None and mover >= 0:
            turns.acted(mover)
        seat = mover if action is not None else int(turns.next(world))
        steps = 0
        while seat >= 0:
            if action is None:
                chosen = None if policy is None else policy(world, seat)
                action = int(self.player.act(world, seat, dice)) if chosen is None else chosen
            if action != DECLINE:
                world.play(seat, action, dice)
                turns.acted(seat)
                if judge is not None and judge.ends(before, world):
                    break
            action = None
            seat = int(turns.next(world))
            steps += 1
            if steps > MOST_STEPS:
                raise LudotecaError("the game's own player plays in circles")
        self.steps = steps
        return self.judged(world)

    def judged(self, world: State) -> list[float]:
        """What each side has at an end: of the match, or where its judge can tell."""
        result = world.result()
        if result is not None:
            return outcome(result, self.sides)
        if self.judge is None:
            raise LudotecaError("a match without a judge is played to its end")
        worth = self.judge.worth(world)
        return [float(worth[side[0]]) for side in self.sides]


def _random(dice: FastDice) -> Player:
    return Random(dice)


def summed(rows: Sequence[Sequence[float]], alone: float = 0.25) -> Estimate:
    """The mean of some ends, and how sure it is; `alone` is the variance of a single one."""
    count = len(rows)
    columns = list(zip(*rows, strict=True))
    means = [sum(column) / count for column in columns]
    if count < 2:
        return Estimate(means, [alone] * len(means))
    squares = [
        sum((one - mean) ** 2 for one in column) / (count * (count - 1))
        for column, mean in zip(columns, means, strict=True)
    ]
    return Estimate(means, squares)


def spread(values: Sequence[float]) -> tuple[float, float]:
    """A mean and its standard error."""
    mean = sum(values) / len(values)
    if len(values) < 2:
        return mean, 0.5
    return mean, math.sqrt(sum((one - mean) ** 2 for one in values) / (len(values) * (len(values) - 1)))
