"""Why one would attack a country: what weighs most is said, from what the seat knows, to whoever listens."""

import pytest

from ludoteca.engine.words import LANGUAGES, Words
from ludoteca.games.teg.actions import Attack
from tests.games.teg.table import GAME, Table, countries_of

NAMES = ["Ana", "Rui", "Eva"]
SOUTH = countries_of("america-del-sur")


def why(table, source="chile", target="argentina", seat=0):
    return table.state.motive(seat, GAME.action_id(Attack(source, target)))


def south(rest):
    """Seat 0 has Chile; the rest of South America is somebody's."""
    return dict.fromkeys(SOUTH, (rest, 1)) | {"chile": (0, 5)}


def test_the_last_country_of_somebody():
    table = Table({"chile": (0, 5), "argentina": (1, 1)}, seats=3, others=[2])
    assert why(table) == ("destroys", {"other_seat": 1, "percent": why(table)[1]["percent"]})


def test_the_last_country_of_a_continent():
    table = Table(dict.fromkeys(SOUTH, (0, 5)) | {"argentina": (1, 1), "sahara": (1, 1)}, seats=3, others=[2])
    word, facts = why(table)
    assert (word, facts["continent"]) == ("continent", "america-del-sur")


def test_a_continent_that_somebody_holds():
    table = Table(dict.fromkeys(SOUTH, (1, 1)) | {"sahara": (0, 5)}, seats=3, others=[2])
    word, facts = why(table, "sahara", "brasil")
    assert (word, facts["other_seat"], facts["continent"]) == ("robs", 1, "america-del-sur")


def test_a_country_that_ones_own_objective_asks_for_and_nobody_elses():
    objectives = {0: ["europe-south-america"], 1: ["asia-central-america"], 2: ["asia-central-america"]}
    table = Table(south(2), seats=3, others=[1, 2], objectives=objectives)
    word, facts = why(table)
    assert (word, facts["count"], facts["continent"]) == ("objective", 7, "america-del-sur")
    objectives |= {0: ["asia-central-america"], 1: ["europe-south-america"]}
    assert why(Table(south(2), seats=3, others=[1, 2], objectives=objectives))[0] == "odds"


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_to_everybody(language):
    words = Words(GAME, language, strict=True)
    for word, facts in {
        "destroys": {"other_seat": 1, "percent": 62},
        "continent": {"continent": "america-del-sur", "percent": 62},
        "robs": {"other_seat": 1, "continent": "asia", "percent": 62},
        "objective": {"continent": "africa", "count": 1, "percent": 62},
    }.items():
        heard = {words.say(f"motive-{word}", facts, NAMES, viewer) for viewer in (0, 1)}
        assert all("62" in one for one in heard)
        assert len(heard) == (2 if "other_seat" in facts else 1)
