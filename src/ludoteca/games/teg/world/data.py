"""The printed game in numbers: cards, objectives, situations, phases, and the ids of the actions. Compiled."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.native import i64, vec
from ludoteca.games.teg.world.board import (
    CONTINENTS,
)
from ludoteca.games.teg.world.printed import WORLD

SEATS: Final = 6  # the most that can play; vectors by seat have six places
NOBODY: Final = -1
SHARED: Final = -1  # the owner of a condominium
COLOURS: Final = ("blanco", "negro", "rojo", "azul", "amarillo", "verde")

# ---- set-up and reinforcements

OPENING: Final[vec[i64]] = vec[i64]([8, 4])  # armies in the two opening laps
OPENING_FOR_TWO: Final = 18
FEWEST_ARMIES: Final = 4  # with fewer than six countries (T35)
FEW_COUNTRIES: Final = 6
MISSILE_PRICE: Final = 6
CARD_BONUS: Final = 3
HAND_LIMIT: Final = 5

# ---- situation cards; a rest is REST plus the colour

CLASSIC: Final = 0
SNOW: Final = 1
TAILWIND: Final = 2
CRISIS: Final = 3
EXTRA: Final = 4
OPEN: Final = 5
CLOSED: Final = 6
REST: Final = 7
SITUATION: Final = ("classic", "snow", "tailwind", "crisis", "extra", "open", "closed", "rest")
SITUATIONS: Final = 13
SITUATION_COPIES: Final[vec[i64]] = vec[i64]([20, 4, 4, 4, 4, 4, 4, 1, 1, 1, 1, 1, 1])

# ---- where a country card is: in the hand of seat 0 to 5, or

DECK: Final = 6
USED: Final = 7
LAID: Final = 8  # on the table, part of an exchange that is being laid down

# who knows where a card is: bits of the seats, and one for the spectators

ONLOOKERS: Final = 6
ALL_KNOW: Final = 127

# ---- kinds of card in an exchange: the five of country cards, then one for each continent card

PLANE: Final = 0
SOLDIER: Final = 1
ANCHOR: Final = 2
WILD: Final = 3
SUPER: Final = 4
FIRST_CONTINENT_KIND: Final = 5
KINDS: Final = FIRST_CONTINENT_KIND + CONTINENTS
SYMBOL: Final = ("plane", "soldier", "anchor", "wild", "super")
KIND_OF: Final[vec[i64]] = vec[i64]([SYMBOL.index(country["card"]) for country in WORLD["countries"]])


def _symbols(kind: int) -> list[int]:
    """How many planes, soldiers, anchors, wild and whole exchanges one card of a kind is worth (T33)."""
    if kind < FIRST_CONTINENT_KIND:
        return [int(kind == symbol) for symbol in range(5)]
    card = WORLD["continents"][kind - FIRST_CONTINENT_KIND]["card"]
    return [card.count("exchange" if symbol == "super" else symbol) for symbol in SYMBOL]


def _is_exchange(kinds: list[int]) -> bool:
    """Three equal or three different symbols, or a card that is an exchange by itself."""
    plane, soldier, anchor, wild, whole = [sum(_symbols(kind)[symbol] for kind in kinds) for symbol in range(5)]
    missing = sum(1 for count in (plane, soldier, anchor) if count == 0)
    enough = plane + soldier + anchor + wild >= 3
    return whole > 0 or max(plane, soldier, anchor) + wild >= 3 or (enough and missing <= wild)


def _exchanges() -> list[list[int]]:
    """Every set of kinds that is an exchange with no superfluous card, as counts by kind."""
    sets: list[list[int]] = []
    singles = [[kind] for kind in range(KINDS)]
    doubles = [[one, other] for one in range(KINDS) for other in range(one, KINDS)]
    triples = [[*pair, third] for pair in doubles for third in range(pair[1], KINDS)]
    for kinds in singles + doubles + triples:
        without_one = [kinds[:place] + kinds[place + 1 :] for place in range(len(kinds))]
        if any(kinds.count(kind) > 1 for kind in range(FIRST_CONTINENT_KIND, KINDS)):
            continue
        if _is_exchange(kinds) and not any(_is_exchange(rest) for rest in without_one):
            sets.append([kinds.count(kind) for kind in range(KINDS)])
    return sets


EXCHANGE_SETS: Final = _exchanges()
EXCHANGES: Final[vec[i64]] = vec[i64]([count for counts in EXCHANGE_SETS for count in counts])

# ---- objectives: how many countries of each continent, in the order of the rulebook

OBJECTIVES: Final = 19
OCCUPATIONS: Final = 11  # the first eleven; they are all that two and three players use
ISLANDS_OBJECTIVE: Final = 10
MANY_COUNTRIES: Final = 11  # "35 countries"
DESTROY: Final = 12  # plus the colour
DESTROY_LEFT: Final = 18
MANY: Final = 35
COMMON: Final = 45
EXTRA_FOR_THREE: Final = 10
ISLANDS_NEEDED: Final = 6
ISLAND_CONTINENTS: Final = 3
# North America, Central America, South America, Europe, Asia, Africa, Oceania
REQUIRED: Final[vec[i64]] = vec[i64]([
    0, 0, 8, 16, 0, 0, 0,
    12, 0, 0, 0, 0, 5, 6,
    0, 6, 0, 0, 16, 0, 0,
    12, 0, 0, 4, 8, 0, 0,
    4, 3, 3, 4, 4, 3, 3,
    6, 0, 0, 0, 6, 6, 6,
    0, 6, 6, 6, 6, 0, 0,
    0, 0, 8, 0, 8, 8, 0,
    0, 4, 0, 0, 4, 8, 6,
    0, 0, 4, 16, 4, 0, 0,
    0, 0, 0, 4, 4, 8, 0,
])  # fmt: skip
# The countries of all continents together; `victory.required` adds the islands that stand apart from them (T3).
NEEDED: Final[vec[i64]] = vec[i64](
    [sum(int(count) for count in REQUIRED[CONTINENTS * n : CONTINENTS * n + CONTINENTS]) for n in range(OCCUPATIONS)]
)
OBJECTIVE: Final = (
    "europe-south-america", "north-america-oceania-africa", "asia-central-america", "north-america-asia-europe",
    "everywhere", "oceania-asia-africa-north-america", "central-america-south-america-europe-asia",
    "south-america-africa-asia", "oceania-africa-central-america-asia", "europe-asia-south-america",
    "africa-europe-asia-islands", "thirty-five", "destroy-blanco", "destroy-negro", "destroy-rojo", "destroy-azul",
    "destroy-amarillo", "destroy-verde", "destroy-left",
)  # fmt: skip

# ---- pacts

# A country pact: both bound; or the owner of the lower (higher) country announced its end and is still bound,
# before and during the other's next turn (T40).
BOTH: Final = 1
LOW_ANNOUNCED: Final = 2
LOW_EXPIRES: Final = 3
HIGH_ANNOUNCED: Final = 4
HIGH_EXPIRES: Final = 5

# The alliance of a condominium: none (somebody moved in by force, T48), in force, over; or ANNOUNCED plus
# twice the seat that announced its end, and one more during the other's next turn.
NO_ALLIANCE: Final = 0
ALLIED: Final = 1
ALLIANCE_OVER: Final = 2
ANNOUNCED: Final = 3

# ---- proposals: three a seat in each turn or placement of anybody, which is 36 in a round (T55)

PROPOSALS: Final = 3
MADE_MAX: Final = 36

# ---- phases

PLACE_OPENING: Final = 0
PLACE_EXTRA: Final = 1
INCORPORATE: Final = 2
ATTACK: Final = 3
ADVANCE: Final = 4  # a country fell: how many armies go there
REGROUP: Final = 5
CARDS: Final = 6
JOINT: Final = 7  # a joint attack is being rolled
ALLY_REGROUP: Final = 8
ZONE_CHOICE: Final = 9
OVER: Final = 10
PHASE: Final = (
    "opening", "extra", "incorporate", "attack", "advance", "regroup", "cards", "joint", "ally-regroup",
    "zone-choice", "over",
)  # fmt: skip

# Which seats are in a set of occupants: the only one, or the lower and the higher of two.
ALONE: Final[vec[i64]] = vec[i64]([{2**s: s for s in range(SEATS)}.get(bits, SHARED) for bits in range(64)])
LOWER: Final[vec[i64]] = vec[i64]([next((s for s in range(SEATS) if bits >> s & 1), NOBODY) for bits in range(64)])
HIGHER: Final[vec[i64]] = vec[i64](
    [next((s for s in reversed(range(SEATS)) if bits >> s & 1), NOBODY) for bits in range(64)]
)
