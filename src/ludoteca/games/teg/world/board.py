"""The map in tables: countries, borders, distances, and what a promise between continents covers. Compiled.

Countries are numbered 0 to 71, continent after continent, in the order of `world.py`.
"""

from __future__ import annotations

from typing import Final

from ludoteca.engine.native import i64, vec
from ludoteca.games.teg.world.printed import WORLD

COUNTRIES: Final = 72
CONTINENTS: Final = 7
RANGE: Final = 3  # borders that a missile can cross (T22)
FAR: Final = 9  # farther than anything asks about

COUNTRY: Final[list[str]] = [country["name"] for country in WORLD["countries"]]
CONTINENT: Final[list[str]] = [continent["name"] for continent in WORLD["continents"]]
CONTINENT_OF: Final[vec[i64]] = vec[i64]([CONTINENT.index(country["continent"]) for country in WORLD["countries"]])
SIZE: Final[vec[i64]] = vec[i64]([sum(1 for k in CONTINENT_OF if k == n) for n in range(CONTINENTS)])
BONUS: Final[vec[i64]] = vec[i64]([continent["bonus"] for continent in WORLD["continents"]])
ISLAND: Final[vec[i64]] = vec[i64]([int(country["island"]) for country in WORLD["countries"]])


def _neighbours() -> list[list[int]]:
    near: list[list[int]] = [[] for _ in COUNTRY]
    for one, other in WORLD["borders"] + WORLD["bridges"]:
        near[COUNTRY.index(one)].append(COUNTRY.index(other))
        near[COUNTRY.index(other)].append(COUNTRY.index(one))
    return [sorted(countries) for countries in near]


def _distances(near: list[list[int]]) -> list[int]:
    """How many borders lie between each two countries, up to FAR."""
    table: list[int] = []
    for start in range(COUNTRIES):
        steps = [FAR] * COUNTRIES
        steps[start] = 0
        for step in range(FAR):
            for country in range(COUNTRIES):
                if steps[country] == step:
                    for other in near[country]:
                        steps[other] = min(steps[other], step + 1)
        table += steps
    return table


NEAR: Final = _neighbours()

# A border is crossed in a direction: those of country c are FIRST_BORDER[c] to FIRST_BORDER[c + 1] - 1.
_CROSSINGS: Final = [(one, other) for one in range(COUNTRIES) for other in NEAR[one]]
BORDERS: Final = 270
FROM: Final[vec[i64]] = vec[i64]([one for one, _ in _CROSSINGS])
TO: Final[vec[i64]] = vec[i64]([other for _, other in _CROSSINGS])
FIRST_BORDER: Final[vec[i64]] = vec[i64](
    [sum(len(NEAR[before]) for before in range(country)) for country in range(COUNTRIES + 1)]
)

DISTANCE: Final[vec[i64]] = vec[i64](_distances(NEAR))  # DISTANCE[72 * one + other]

# Flights: every direction in which a missile reaches, grouped like the borders.
_FLIGHTS: Final = [
    (one, other)
    for one in range(COUNTRIES)
    for other in range(COUNTRIES)
    if 1 <= DISTANCE[COUNTRIES * one + other] <= RANGE
]
FLIGHTS: Final = 1430
FLIGHT_FROM: Final[vec[i64]] = vec[i64]([one for one, _ in _FLIGHTS])
FLIGHT_TO: Final[vec[i64]] = vec[i64]([other for _, other in _FLIGHTS])
FIRST_FLIGHT: Final[vec[i64]] = vec[i64](
    [sum(1 for one, _ in _FLIGHTS if one < country) for country in range(COUNTRIES + 1)]
)

# Pairs of countries that may sign a pact: no more than three borders apart (T38).
_PAIRS: Final = [(one, other) for one, other in _FLIGHTS if one < other]
PAIRS: Final = 715
LOW: Final[vec[i64]] = vec[i64]([one for one, _ in _PAIRS])
HIGH: Final[vec[i64]] = vec[i64]([other for _, other in _PAIRS])


def _pair_table() -> list[int]:
    table = [-1] * (COUNTRIES * COUNTRIES)
    for number, (one, other) in enumerate(_PAIRS):
        table[COUNTRIES * one + other] = number
        table[COUNTRIES * other + one] = number
    return table


PAIR_OF: Final[vec[i64]] = vec[i64](_pair_table())  # -1: too far apart

# Frontiers: pairs of continents between which an attack or a missile can pass.
_FRONTIERS: Final = sorted({
    (int(CONTINENT_OF[one]), int(CONTINENT_OF[other]))
    for one, other in _FLIGHTS
    if CONTINENT_OF[one] < CONTINENT_OF[other]
})  # fmt: skip
FRONTIERS: Final = 17
FRONTIER_LOW: Final[vec[i64]] = vec[i64]([one for one, _ in _FRONTIERS])
FRONTIER_HIGH: Final[vec[i64]] = vec[i64]([other for _, other in _FRONTIERS])

# Scopes of a promise: the seven continents, the frontiers, the world. Each is a bit.
FRONTIER_SCOPE: Final = CONTINENTS
WORLD_SCOPE: Final = FRONTIER_SCOPE + FRONTIERS
SCOPES: Final = WORLD_SCOPE + 1


def _covering_scopes() -> list[int]:
    """The scopes that cover an attack from one country on another (T38)."""
    table: list[int] = []
    for one in range(COUNTRIES):
        for other in range(COUNTRIES):
            here, there = sorted((int(CONTINENT_OF[one]), int(CONTINENT_OF[other])))
            covering = 2**WORLD_SCOPE
            if here == there:
                covering += 2**here
            elif (here, there) in _FRONTIERS:
                covering += 2 ** (FRONTIER_SCOPE + _FRONTIERS.index((here, there)))
            table.append(covering)
    return table


COVERING: Final[vec[i64]] = vec[i64](_covering_scopes())  # COVERING[72 * one + other]

# Plans: two different countries that border on one target, the leader's and the ally's (T43).
_PLANS: Final = [
    (one, other, target)
    for target in range(COUNTRIES)
    for one in NEAR[target]
    for other in NEAR[target]
    if one != other
]
PLANS: Final = 910
PLAN_LEADER: Final[vec[i64]] = vec[i64]([one for one, _, _ in _PLANS])
PLAN_ALLY: Final[vec[i64]] = vec[i64]([other for _, other, _ in _PLANS])
PLAN_TARGET: Final[vec[i64]] = vec[i64]([target for _, _, target in _PLANS])
# The pairs of countries between which the leader and the ally attack.
PLAN_LEADER_PAIR: Final[vec[i64]] = vec[i64]([PAIR_OF[COUNTRIES * one + target] for one, _, target in _PLANS])
PLAN_ALLY_PAIR: Final[vec[i64]] = vec[i64]([PAIR_OF[COUNTRIES * other + target] for _, other, target in _PLANS])

TABLES_FIT: Final = (
    len(_CROSSINGS) == BORDERS
    and len(_FLIGHTS) == FLIGHTS
    and len(_PAIRS) == PAIRS
    and len(_FRONTIERS) == FRONTIERS
    and len(_PLANS) == PLANS
)
assert TABLES_FIT, "world.py and the sizes above"


def border_between(one: int, other: int) -> int:
    """The number of the border from one country to another; -1 if they do not touch.

    >>> border_between(COUNTRY.index("argentina"), COUNTRY.index("sahara"))
    -1
    """
    for border in range(FIRST_BORDER[one], FIRST_BORDER[one + 1]):
        if TO[border] == other:
            return border
    return -1
