"""What can be proposed: seven kinds of agreement, and the ids of the actions that propose them. Compiled.

A proposal that waits is kept as the action that made it.
"""

from __future__ import annotations

from typing import Final

from ludoteca.engine.native import i64, vec
from ludoteca.games.teg.world.board import (
    BORDERS,
    CONTINENTS,
    COUNTRIES,
    FRONTIER_SCOPE,
    FRONTIERS,
    PAIRS,
    PLANS,
    WORLD_SCOPE,
)
from ludoteca.games.teg.world.data import SEATS

COUNTRY_PACT: Final = 0  # n is a pair of countries
CONTINENT_PACT: Final = 1  # n is 6 * continent + partner
BORDER_PACT: Final = 2  # n is 6 * frontier + partner
WORLD_PACT: Final = 3  # n is the partner
ZONE: Final = 4  # n is 6 * country + partner
AGGRESSION: Final = 5  # n is 2 * plan + 0 in this turn, + 1 in the next
JOINT_ATTACK: Final = 6  # n is a border
KIND: Final = ("country", "continent", "border", "world", "zone", "aggression", "joint")
HOW_MANY: Final = (
    PAIRS, SEATS * CONTINENTS, SEATS * FRONTIERS, SEATS, SEATS * COUNTRIES, 2 * PLANS, BORDERS,
)  # fmt: skip
SCOPE: Final[vec[i64]] = vec[i64]([0, 0, FRONTIER_SCOPE, WORLD_SCOPE])  # the first scope of a promise, by kind

FIRST_PROPOSAL: Final = 13285  # where the table of all actions puts them; families.py holds this against it
START: Final[vec[i64]] = vec[i64]([FIRST_PROPOSAL + sum(HOW_MANY[:kind]) for kind in range(len(KIND))])
KIND_OF: Final[vec[i64]] = vec[i64]([kind for kind in range(len(KIND)) for _ in range(HOW_MANY[kind])])


def kind_of(action: i64) -> i64:
    """Which kind of agreement an action proposes."""
    return KIND_OF[action - FIRST_PROPOSAL]


def number_of(action: i64) -> i64:
    """Which of its kind it is."""
    return action - START[KIND_OF[action - FIRST_PROPOSAL]]


def scope_of(kind: i64, n: i64) -> i64:
    """What a continent, border or world pact covers."""
    return SCOPE[kind] + n // SEATS
