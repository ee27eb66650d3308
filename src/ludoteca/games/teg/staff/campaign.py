"""Which plan is best for a whole turn. Compiled.

Each is played in the same guessed worlds with the same dice, the worse half of them is dropped again and again, and
the first stays unless another is clearly better.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from ludoteca.engine.bot import Budget, Meter, as_good, unsure
from ludoteca.engine.dice import FastDice
from ludoteca.engine.native import i64
from ludoteca.engine.state import Dice, State
from ludoteca.games.teg.rules import Teg
from ludoteca.games.teg.staff import march, value
from ludoteca.games.teg.staff.plans import PLANS, STEADY, USUAL, VETERAN, temper_of

CLEARLY: Final = 1.0  # standard errors
SEEDS: Final = 2**31 - 1


class Option:
    """A plan and what came of it in each world."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.worths: list[float] = []
        self.total = 0.0


class Campaign:
    """The search of one turn for one seat."""

    def __init__(
        self,
        seat: int,
        guess: Callable[[], State],
        dice: Dice,
        budget: Budget,
        turns: int,
        temper: int = STEADY,
        usual: int = USUAL,
    ) -> None:
        self.seat = seat
        self.temper = temper  # of plans that are alike, those of this temper are liked best
        self.guess = guess
        self.seed = dice.below(SEEDS)
        self.meter = Meter(budget)
        self.veterans = usual >= VETERAN
        self.usual = PLANS[usual]  # what everybody follows afterwards
        self.turns = turns  # how many turns are played before the position is judged
        self.worlds: list[State] = []

    def best(self, numbers: list[int]) -> int:
        """The best of these plans; the first is kept unless another is clearly better."""
        anchor = Option(numbers[0])
        options = [anchor] + [Option(number) for number in numbers[1:]]
        rounds = max(1, math.ceil(math.log2(len(options))))
        for step in range(rounds):
            while True:
                for option in options:
                    self.try_out(option)
                if self.meter.spent() >= float(step + 1) / float(rounds):
                    break
            options.sort(key=lambda option: -option.total)
            if step == rounds - 1:
                break
            del options[max(1, (len(options) + 1) // 2) :]
            if anchor not in options:
                options.append(anchor)
        chosen = options[0] if is_clear(options[0], anchor) else anchor
        return self.liked(options, chosen).number

    def liked(self, options: list[Option], chosen: Option) -> Option:
        """A plan of the general's own temper that is known to be as good as the chosen one, or nearly."""
        if self.temper == STEADY or temper_of(chosen.number) == self.temper:
            return chosen
        for option in options:
            if temper_of(option.number) == self.temper and as_good(option.worths, chosen.worths):
                return option
        return chosen

    def try_out(self, option: Option) -> None:
        """Play a plan in the next world that it was not played in."""
        place = len(option.worths)
        if place == len(self.worlds):
            self.worlds.append(self.guess())
        world = self.worlds[place].clone()
        assert isinstance(world, Teg)
        dice = FastDice(self.seed + place)
        march.march(world, self.seat, PLANS[option.number], self.usual, dice, i64(self.turns))
        worth = value.chances(world, self.veterans)[self.seat]
        option.worths.append(worth)
        option.total += worth
        self.meter.made += 1


def is_clear(option: Option, anchor: Option) -> bool:
    """Is an option better than the anchor by more than chance explains?"""
    many = len(option.worths)
    if option is anchor or many < 2:
        return False
    return (option.total - anchor.total) / float(many) > CLEARLY * unsure(option.worths, anchor.worths)
