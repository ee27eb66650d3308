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
        self.early = 2.0  # how little they count of a continent of which one has little: the power of the share
        self.objective = 0.8  # how much a continent of the objective counts
        self.breaking = 1.5  # what a country counts whose loss breaks a whole continent
        self.aggression = 0.6  # how likely a rival who could attack a country does
        self.caution = 0.3  # what a country that may be taken counts for one with few countries
        self.zeal = 1.2  # the most that it counts
        self.card_chance = 0.45  # how good the odds must be: for the conquest that earns a card,
        self.rich_chance = 0.55  # for what is worth much,
        self.chance = 0.6  # and for anything else
        self.least_odds = 0.4  # the odds at which an attack is worth nothing
        self.rich = 1.6  # what counts as worth much
        self.mass = 0.02  # what each army counts that one has more than the other
        self.hope = 0.55  # how likely a conquest must be to be counted on beforehand
        self.hunt = 2.0  # how much more the countries of the rival are wanted whom the objective tells to destroy,
        self.alarm = 1.0  # of whoever is about to win,
        self.finish = 1.0  # and of whoever has hardly any left
        self.conquests = 1000  # no attack after so many
        self.spared: i64 = -1  # a country that is not attacked
        self.launches = True  # are missiles launched?


NORMAL: Final = Plan()


# What wins more than `normal` does: continents before countries, and attacks that may fail (docs/bots-teg.md). Of
# veterans of two seats, of three, and of more.
VETERANS: Final[dict[str, tuple[float, float, float]]] = {
    "country": (0.494, 0.2, 0.215),
    "continent": (3.87, 13.9, 16.2),
    "objective": (1.11, 0.367, 0.552),
    "breaking": (3.11, 3.2, 1.9),
    "aggression": (0.184, 0.359, 0.377),
    "caution": (0.905, 2.86, 1.61),
    "zeal": (1.35, 2.88, 1.47),
    "card_chance": (0.433, 0.453, 0.466),
    "rich_chance": (0.221, 0.251, 0.309),
    "chance": (0.591, 0.536, 0.707),
    "least_odds": (0.181, 0.236, 0.25),
    "rich": (1.07, 1.72, 2.12),
    "mass": (0.0332, 0.00805, 0.021),
    "hope": (0.542, 0.557, 0.572),
    "hunt": (1.05, 2.49, 1.38),
    "alarm": (18.8, 0.553, 0.965),
    "finish": (0.584, 1.02, 0.961),
    "early": (1.02, 2.5, 1.79),
}
TABLES: Final = 3


def table_of(seats: int) -> int:
    """Which of the veterans plays at a table of so many."""
    return min(seats, 1 + TABLES) - 2


def veteran(seats: int) -> Plan:
    """The one for a table of so many."""
    plan = Plan()
    for name, numbers in VETERANS.items():
        setattr(plan, name, numbers[table_of(seats)])
    return plan
