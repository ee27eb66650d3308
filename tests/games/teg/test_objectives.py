"""What an objective requires, and when it is met: T3, T4 and T56, against counts made independently of the rules."""

import itertools
import random

import pytest

from ludoteca.engine.dice import FastDice
from ludoteca.games.teg.actions import (
    Advance,
    AttackInside,
    AttackOccupant,
    CancelCondominium,
    CarryOut,
    Place,
    ProposeAggression,
)
from ludoteca.games.teg.world.printed import WORLD
from tests.games.teg.table import Table, countries_of

CONTINENTS = {continent["name"]: countries_of(continent["name"]) for continent in WORLD["continents"]}
ISLANDS = {country["name"]: country["continent"] for country in WORLD["countries"] if country["island"]}
NORTH, CENTRAL, SOUTH = "america-del-norte", "america-central", "america-del-sur"
# As the rulebook lists them.
WANTED = {
    "europe-south-america": {"europa": 16, SOUTH: 8},
    "north-america-oceania-africa": {NORTH: 12, "oceania": 6, "africa": 5},
    "asia-central-america": {"asia": 16, CENTRAL: 6},
    "north-america-asia-europe": {NORTH: 12, "asia": 8, "europa": 4},
    "everywhere": {NORTH: 4, "europa": 4, "asia": 4, SOUTH: 3, CENTRAL: 3, "africa": 3, "oceania": 3},
    "oceania-asia-africa-north-america": {"oceania": 6, "asia": 6, "africa": 6, NORTH: 6},
    "central-america-south-america-europe-asia": {CENTRAL: 6, SOUTH: 6, "europa": 6, "asia": 6},
    "south-america-africa-asia": {SOUTH: 8, "africa": 8, "asia": 8},
    "oceania-africa-central-america-asia": {"oceania": 6, "africa": 8, CENTRAL: 4, "asia": 4},
    "europe-asia-south-america": {"europa": 16, "asia": 4, SOUTH: 4},
    "africa-europe-asia-islands": {"africa": 8, "europa": 4, "asia": 4},
}
ISLANDS_OBJECTIVE = "africa-europe-asia-islands"


def meets(own, objective):
    """Does a set of countries meet an objective, as the rulebook prints it?"""
    enough = all(len(own & set(CONTINENTS[name])) >= count for name, count in WANTED[objective].items())
    islands = [name for name in own if name in ISLANDS]
    return enough and (
        objective != ISLANDS_OBJECTIVE or (len(islands) >= 6 and len({ISLANDS[name] for name in islands}) >= 3)
    )


def fewest(own, objective):
    """The fewest of these countries that meet an objective, by trying every choice of islands; None if none do."""
    if not meets(own, objective):
        return None
    plain = sum(WANTED[objective].values())
    if objective != ISLANDS_OBJECTIVE:
        return plain
    best = 99
    islands = sorted(own & set(ISLANDS))
    for many in range(6, len(islands) + 1):
        for chosen in itertools.combinations(islands, many):
            if len({ISLANDS[name] for name in chosen}) < 3:
                continue
            total = len(chosen)  # and the countries that are no islands, as far as they are missing
            for continent, count in WANTED[objective].items():
                here = sum(1 for name in chosen if ISLANDS[name] == continent)
                others = [name for name in CONTINENTS[continent] if name in own and name not in ISLANDS]
                missing = max(0, count - here)
                total += missing if missing <= len(others) else 99
            best = min(best, total)
    return best


def smallest_holding(objective, chance):
    """Countries that meet an objective, none of them superfluous, chosen at random."""
    names = [country["name"] for country in WORLD["countries"]]
    own = set(names)
    chance.shuffle(names)
    for name in names:
        if meets(own - {name}, objective):
            own.remove(name)
    return own


def holdings(objective):
    """Sets of countries around an objective: just met, with more, and with one of them lost."""
    chance = random.Random(objective)
    names = [country["name"] for country in WORLD["countries"]]
    for _ in range(12):
        own = smallest_holding(objective, chance)
        yield own
        spare = [name for name in names if name not in own]
        for more in (1, 5, 9, 10, 11, 13, 14, 15):
            if len(own) + more < 45:  # else the common objective is met
                yield own | set(chance.sample(spare, more))
        yield own - {chance.choice(sorted(own))}


def conquest(own, seats, objective):
    """Seat 0 holds these countries; it has just conquered one of them from another."""
    source, target = next((a, b) for a, b in itertools.permutations(sorted(own), 2) if b in neighbours(a))
    held = dict.fromkeys(own, (0, 1)) | {source: (0, 4), target: (1, 1)}
    goals = {0: [objective] * (2 if seats == 2 else 1)}
    table = Table(held, seats=seats, others=list(range(1, seats)), objectives=goals)
    return table.attack(0, source, target, [6, 6, 6], [1])


def neighbours(name):
    return {b if a == name else a for a, b in WORLD["borders"] + WORLD["bridges"] if name in (a, b)}


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize("objective", WANTED)
def test_T3_an_objective_is_won_with_the_fewest_countries_that_meet_it_and_three_players_need_ten_more(
    objective, seats
):
    won = 0
    for own in holdings(objective):
        table = conquest(own, seats, objective)
        least = fewest(own, objective)
        expected = least is not None and (seats != 3 or len(own) >= least + 10)
        shown = table.view(0)["objectives"][0]
        assert shown["met"] == expected, sorted(own)
        result = table.state.result()  # of two players the other may have 45 countries
        assert (result is not None and result.winners == (0,)) == expected, sorted(own)
        if seats == 3 and least is not None:
            assert shown["countries"] == {"have": len(own), "need": least + 10}
        won += expected
    assert won > 0


def test_T3_the_islands_can_be_met_with_17_countries():
    islands = ["islandia", "irlanda", "gran-bretana", "japon", "madagascar", "cuba"]
    asia = [name for name in countries_of("asia") if name != "japon"][:3]
    own = {*countries_of("africa"), *islands, "portugal", *asia}
    assert (len(own), fewest(own, ISLANDS_OBJECTIVE)) == (17, 17)
    assert conquest(own, 4, ISLANDS_OBJECTIVE).state.result().winners == (0,)


# ---- T4: at the moment, also in another's turn

EUROPE_AND_SOUTH_AMERICA = [*countries_of("europa"), *countries_of(SOUTH)]
RED, BLACK, BLUE, YELLOW = 0, 1, 2, 3


def all_but(*names, seat):
    """All of Europe and South America for a seat, except some."""
    return {name: (seat, 1) for name in EUROPE_AND_SOUTH_AMERICA if name not in names}


def test_T4_the_ally_wins_in_the_leaders_turn_when_the_joint_target_becomes_his_alone():
    held = all_but("ucrania", seat=BLACK) | {"iran": (RED, 1), "rusia": (BLACK, 5), "ucrania": (BLUE, 1)}
    table = Table(held | {"japon": (BLUE, 1)}, pacts=True, objectives={BLACK: ["europe-south-america"]})
    table.agree(RED, BLACK, ProposeAggression("iran", "rusia", "ucrania", "now"))
    table.play(RED, CarryOut("ucrania"), 6, 6, 6, 1)
    assert table.state.result().winners == (BLACK,)
    assert table.fact("objective-met") == {"seat": BLACK, "objectives": ["europe-south-america"]}


def expulsion():
    """Yellow drives red out of Ucrania, the one country that black shares instead of owning."""
    held = all_but("ucrania", seat=BLACK) | {"ucrania": [(RED, 1), (BLACK, 2)], "japon": (BLUE, 1)}
    held["iran"] = (YELLOW, 9)
    goals = {BLACK: ["europe-south-america"]}
    table = Table(held, pacts=True, allied=["ucrania"], current=YELLOW, objectives=goals)
    return table.play(YELLOW, AttackOccupant("iran", "ucrania", RED), 6, 6, 6, 1)


def test_T4_T48_the_occupant_who_stays_wins_when_a_third_drives_the_other_out_and_stays_out():
    table = expulsion()
    assert table.state.result() is None  # yellow may still move in
    assert table.play(YELLOW, Advance(0)).state.result().winners == (BLACK,)


def test_T4_T48_whoever_moves_in_keeps_the_occupant_who_stays_from_winning():
    assert expulsion().play(YELLOW, Advance(1)).state.result() is None


def test_T4_after_a_change_of_owner_everybody_is_asked_whose_turn_it_is_first_then_in_turn_order():
    """Three seats have met their objective in the deal; the first conquest of round 1 brings it to light."""
    goals = {3: ["south-america-africa-asia"], 5: ["europe-south-america"], 1: ["thirty-five"]}
    held = dict.fromkeys([*countries_of(SOUTH, "africa"), *countries_of("asia")[:8]], (3, 1))
    held |= {"cuba": (0, 9), "jamaica": (1, 1), "mexico": (1, 1), "florida": (2, 1)}
    table = Table(held, others=[4, 5], round=1, turns=[1, 0, 0, 0, 0, 0], objectives=goals)
    assert table.state.result() is None
    table.attack(0, "cuba", "jamaica", [6, 6, 6], [1])
    assert table.state.result().winners == (3,)


def test_T4_whose_turn_it_is_comes_first():
    own = {"chile": (0, 9), "argentina": (1, 1), "uruguay": (1, 1)}
    goals = {0: ["asia-central-america"], 2: ["everywhere"]}
    held = dict.fromkeys([*countries_of("asia"), *countries_of(CENTRAL)], (0, 1)) | {"japon": (1, 1), "corea": (0, 9)}
    held |= dict.fromkeys((*countries_of(NORTH)[:4], *countries_of("europa")[:4], *countries_of("africa")), (2, 1))
    table = Table(held | own, others=[2, 3], objectives=goals, round=1)
    both = table.attack(0, "corea", "japon", [6, 6, 6], [1]).state.result()
    assert both.winners == (0,)


def test_T4_nobody_is_asked_during_set_up():
    held = dict.fromkeys(EUROPE_AND_SOUTH_AMERICA, (1, 1)) | {"japon": (0, 1)}
    table = Table(
        held, phase="opening", round=0, free=2, objectives={1: ["europe-south-america"]}
    ).play(0, Place("japon"))  # fmt: skip
    assert table.state.result() is None


def test_T4_a_destruction_is_met_by_whoever_removes_the_last_army_also_the_ally():
    held = {"iran": (RED, 5), "rusia": (BLACK, 5), "ucrania": (BLUE, 1)}
    goals = {RED: ["destroy-rojo"], BLACK: ["destroy-rojo"]}  # Blue plays red
    table = Table(held, pacts=True, objectives=goals)
    table.agree(RED, BLACK, ProposeAggression("iran", "rusia", "ucrania", "now"))
    table.play(RED, CarryOut("ucrania"), 1, 1, 1, 6, 6, 6, 6, 1)  # the ally strikes the last blow
    assert table.state.result().winners == (BLACK,)


def test_T4_T46_the_occupant_who_drives_the_other_out_from_inside_wins_at_once():
    held = all_but("ucrania", seat=RED) | {"ucrania": [(RED, 5), (BLACK, 1)], "rusia": (BLACK, 1), "japon": (BLUE, 1)}
    table = Table(held, pacts=True, allied=["ucrania"], objectives={RED: ["europe-south-america"]})
    table.play(BLACK, CancelCondominium("ucrania")).play(RED, AttackInside("ucrania"), 6, 6, 6, 1)
    assert table.state.result().winners == (RED,)


def test_T4_T48_a_colour_is_destroyed_by_driving_its_last_army_out_of_a_condominium():
    """White has nothing but a share; Yellow destroys it without conquering anything, and has met the objective."""
    held = {"iran": (YELLOW, 9), "ucrania": [(RED, 1), (BLACK, 2)], "japon": (BLUE, 1)}
    goals = {YELLOW: ["destroy-blanco"], BLUE: ["destroy-blanco"]}
    table = Table(held, pacts=True, allied=["ucrania"], current=YELLOW, objectives=goals)
    table.play(YELLOW, AttackOccupant("iran", "ucrania", RED), 6, 6, 6, 1)
    assert "conquered" not in table.kinds()
    assert table.state.result().winners == (YELLOW,)


def test_T56_what_somebody_would_have_won_with_in_anothers_turn_is_ruled_out():
    held = all_but("ucrania", seat=BLACK) | {"iran": (YELLOW, 9), "ucrania": [(RED, 1), (BLACK, 2)], "japon": (BLUE, 1)}
    table = Table(
        held, pacts=True, allied=["ucrania"], current=YELLOW, objectives={BLACK: ["everywhere"], RED: ["thirty-five"]}
    ).play(YELLOW, AttackOccupant("iran", "ucrania", RED), 6, 6, 6, 1)
    assert "ruled_out" not in table.view(RED)["players"][BLACK]  # yellow may still move in
    table.play(YELLOW, Advance(0))
    assert table.view(RED)["players"][BLACK]["ruled_out"] == [["europe-south-america"]]
    guessed = {table.state.guess(RED, FastDice(k)).view(BLACK)["objectives"][0]["objective"] for k in range(150)}
    assert "europe-south-america" not in guessed
    assert len(guessed) > 10
