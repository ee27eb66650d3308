"""What a general means to do in a turn: what he wants more than usual, and how boldly. Compiled.

The numbers of a plan are those of the level `normal`, unless the plan changes them. A plan knows no position, so its
number is all there is to remember of it.
"""

from __future__ import annotations

from typing import Final

from ludoteca.engine.native import i64
from ludoteca.games.teg.world.board import CONTINENTS
from ludoteca.games.teg.world.data import SEATS


class Plan:
    """Wishes and thresholds."""

    def __init__(self) -> None:
        self.pull = [0.0] * CONTINENTS  # how much more each continent is wanted
        self.grudge = [0.0] * SEATS  # how much more the countries of each seat are wanted
        self.country = 1.0  # what any country is worth
        self.continent = 4.0  # how much the armies of a continent count
        self.objective = 0.8  # how much a continent of the objective counts
        self.breaking = 1.5  # what a country counts whose loss breaks a whole continent
        self.aggression = 0.6  # how likely a rival who could attack a country does
        self.caution = 0.3  # what a country that may be taken counts for one with few countries
        self.zeal = 1.2  # the most that it counts
        self.card_chance = 0.45  # how good the odds must be: for the conquest that earns a card,
        self.rich_chance = 0.55  # for what is worth much,
        self.chance = 0.6  # and for anything else
        self.least_odds = 0.4  # the odds at which an attack is worth nothing
        self.conquests = 1000  # no attack after so many
        self.spared: i64 = -1  # a country that is not attacked
        self.launches = True  # are missiles launched?


NORMAL: Final = Plan()


def veteran() -> Plan:
    """What wins more than `normal` does: continents before countries, and attacks that may fail (docs/bots-teg.md)."""
    plan = Plan()
    plan.country = 0.35
    plan.continent = 7.0
    plan.breaking = 1.9
    plan.aggression = 0.35
    plan.caution = 1.2
    plan.rich_chance = 0.3
    plan.chance = 0.68
    plan.least_odds = 0.25
    return plan
