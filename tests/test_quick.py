"""`make quick` runs the tests of what changed, and no others."""

from ludoteca import games
from tests.quick import ALWAYS, ROOT, TESTED, places_for


def test_every_place_it_names_is_there():
    for places in TESTED.values():
        for place in places:
            assert all((ROOT / place.format(game=game)).exists() for game in games()), place


def test_a_changed_rule_runs_the_places_for_its_game_and_of_no_other():
    found = places_for(["src/ludoteca/games/teg/war/combat.py", "src/ludoteca/games/teg/rules.py"])
    assert found == [*ALWAYS, "tests/games/teg", "tests/games/test_golden.py"]


def test_a_changed_test_is_run_once_and_one_that_needs_a_browser_is_not():
    found = places_for(["tests/games/teg/test_war.py", "src/ludoteca/games/teg/text/pt.ftl", "tests/web/test_text.py"])
    assert found == [*ALWAYS, "tests/games/teg", "tests/words"]
    assert places_for([]) == ALWAYS
