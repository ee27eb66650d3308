"""The map, by the checks that its rulings name."""

import json
from itertools import combinations
from pathlib import Path

from ludoteca.games.teg.world import board
from ludoteca.games.teg.world.board import BONUS, CONTINENT, CONTINENT_OF, COUNTRY, DISTANCE, ISLAND, NEAR, SIZE
from ludoteca.games.teg.world.printed import WORLD
from tests.games.teg.table import GAME

AT = {name: number for number, name in enumerate(COUNTRY)}


def apart(one, other):
    return DISTANCE[72 * AT[one] + AT[other]]


def connected(countries):
    reached, new = set(), {min(countries)}
    while new:
        reached |= new
        new = {near for country in new for near in NEAR[country] if near in countries} - reached
    return reached == set(countries)


def test_the_map_has_72_countries_135_borders_40_bridges_and_15_islands():
    assert (len(COUNTRY), len(set(COUNTRY)), len(WORLD["borders"]) + len(WORLD["bridges"])) == (72, 72, 135)
    assert len(WORLD["bridges"]) == 40
    assert sum(ISLAND) == 15
    assert dict(zip(CONTINENT, SIZE, strict=True)) == {
        "america-del-norte": 12, "america-central": 6, "america-del-sur": 8, "europa": 16, "asia": 16, "africa": 8,
        "oceania": 6,
    }  # fmt: skip
    assert sorted(BONUS) == [3, 3, 4, 4, 6, 8, 8]


def test_borders_are_symmetric_and_everything_is_connected():
    for country, near in enumerate(NEAR):
        assert country not in near
        assert all(country in NEAR[other] for other in near)
    assert connected(range(72))
    for continent in range(7):
        assert connected([country for country in range(72) if CONTINENT_OF[country] == continent])


def test_distances_that_the_rulebook_uses():
    assert [apart("nueva-zelanda", name) for name in ("tasmania", "australia", "sumatra", "filipinas", "tonga")] == [
        1, 2, 3, 3, 3,
    ]  # fmt: skip
    assert apart("argentina", "australia") == 2
    for pair in (
        ("chile", "australia"), ("alaska", "chukchi"), ("mauritania", "uruguay"), ("brasil", "sahara"),
        ("iran", "ucrania"), ("rusia", "ucrania"), ("ucrania", "bielorrusia"), ("colombia", "nicaragua"),
    ):  # fmt: skip
        assert apart(*pair) == 1, pair
    assert apart("argentina", "sahara") > 1


def test_without_nicaragua_colombia_is_more_than_three_borders_from_el_salvador():
    reached = {AT["colombia"]}
    for _ in range(3):
        reached |= {near for country in reached for near in NEAR[country]} - {AT["nicaragua"]}
    assert AT["el-salvador"] not in reached


def test_distance_is_a_metric_of_the_borders():
    for one in range(72):
        for other in range(72):
            here = DISTANCE[72 * one + other]
            assert here == DISTANCE[72 * other + one]
            assert here == (0 if one == other else min(9, 1 + min(DISTANCE[72 * near + other] for near in NEAR[one])))


def test_cards_are_21_of_each_symbol_4_wild_and_5_super():
    symbols = [country["card"] for country in WORLD["countries"]]
    assert [symbols.count(kind) for kind in ("plane", "soldier", "anchor", "wild", "super")] == [21, 21, 21, 4, 5]
    assert sorted(country["number"] for country in WORLD["countries"]) == list(range(1, 73))


def test_the_action_space_stays_below_20000_and_every_id_has_its_action():
    from ludoteca.games.teg.families import ACTIONS  # noqa: PLC0415

    assert len(GAME.actions) == len(set(GAME.actions)) == ACTIONS < 20_000


def test_scopes_cover_what_their_names_say():
    world = 2**board.WORLD_SCOPE
    for one in range(72):
        for other in range(72):
            covering = board.COVERING[72 * one + other]
            assert covering & world
            inside = CONTINENT_OF[one] == CONTINENT_OF[other]
            assert bool(covering & (2**7 - 1)) == inside
            if DISTANCE[72 * one + other] <= 3 and not inside:
                assert covering & ~world


# ---- the drawing of the web app

DRAWN = json.loads((Path(__file__).parents[3] / "web/src/games/teg/world.json").read_text())


def corners(path):
    return [tuple(map(float, corner.split())) for corner in path.strip("MZ").split("L")]


def sides(path):
    """The sides of a polygon, each as the set of its two ends."""
    drawn = corners(path)
    return {frozenset(side) for side in zip(drawn, [*drawn[1:], drawn[0]], strict=True)}


def test_shapes_that_touch_on_the_drawn_map_are_the_land_borders():
    shapes = {name: sides(country["path"]) for name, country in DRAWN["countries"].items()}
    touching = {frozenset(pair) for pair in combinations(shapes, 2) if shapes[pair[0]] & shapes[pair[1]]}
    assert touching == {frozenset(border) for border in WORLD["borders"]}


def test_lines_over_water_on_the_drawn_map_are_the_bridges():
    drawn = [frozenset((bridge["from"], bridge["to"])) for bridge in DRAWN["bridges"]]
    assert set(drawn) == {frozenset(bridge) for bridge in WORLD["bridges"]}
    leaving = {pair for pair in drawn if drawn.count(pair) == 2}  # over the edge of the map: a stub at either side
    assert len(drawn) == len(WORLD["bridges"]) + len(leaving)


def test_the_drawn_map_and_its_cards_are_those_of_the_game():
    fields = ("continent", "card", "island")
    drawn = {name: [country[field] for field in fields] for name, country in DRAWN["countries"].items()}
    assert drawn == {country["name"]: [country[field] for field in fields] for country in WORLD["countries"]}
    continents = {name: (continent["bonus"], continent["card"]) for name, continent in DRAWN["continents"].items()}
    assert continents == {kind["name"]: (kind["bonus"], kind["card"]) for kind in WORLD["continents"]}
