"""Finished matches: replays, moments to share, and dice that can be checked."""

import re

import pytest

from tests.web.player import LAPTOP, PHONE


@pytest.fixture
def finished(people):
    """Somebody who has just finished a match of Tacocat, by resigning after some moves; gives them and its id."""
    ana = people(LAPTOP)
    table = ana.sit_at("tacocat", ["me", "bot-random"])
    ana.page.wait_for_selector("[data-action], [data-pick]")
    for _ in range(8):
        ana.click_on(lambda places: places[0])
        ana.page.wait_for_timeout(100)
    ana.api("POST", f"/api/tables/{table}/resign", {})
    ana.page.wait_for_selector("[data-testid=result]")
    return ana, table


def test_a_replay_is_scrubbed_played_and_shared(finished, people):
    ana, _ = finished
    ana.page.get_by_role("link", name="Watch the replay").click()
    ana.page.get_by_text("1 / ").wait_for()
    ana.page.get_by_role("button", name="One step forward").click()
    ana.page.get_by_text(re.compile(r"^2 / ")).wait_for()
    ana.page.get_by_role("button", name="Play", exact=True).click()
    ana.page.get_by_text(re.compile(r"^4 / ")).wait_for()
    ana.page.get_by_role("button", name="Stop").click()
    ana.page.get_by_label("Moment of the match").fill("7")
    ana.page.get_by_text(re.compile(r"^8 / ")).wait_for()
    told = ana.page.locator("[data-testid=said]").inner_text()
    ana.page.get_by_label("Seen by").select_option(label="All hands open")
    assert ana.page.locator("section.board").count() == 2
    ana.page.get_by_label("Seen by").select_option("0")
    ana.page.get_by_role("button", name="Share this moment").click()
    link = ana.page.locator("[data-testid=invite]").input_value()
    rui = people(PHONE)
    rui.page.goto(link)
    rui.page.get_by_text(re.compile(r"^8 / ")).wait_for()
    heard = rui.page.locator("[data-testid=said]").inner_text()  # the same moment; only Ana is addressed in it
    assert len(heard.splitlines()) == len(told.splitlines()) > 0
    assert "You " not in heard
    assert rui.violations() == []
    assert not rui.overflows()


def test_the_browser_checks_the_dice(finished):
    ana, _ = finished
    ana.page.get_by_role("link", name="Check the dice").click()
    for check in ("hash", "kept", "mine", "head", "bots", "undone", "draws"):
        assert ana.page.locator(f"[data-check={check}].good").inner_text()
    assert re.search(r"All \d\d draws", ana.page.locator("[data-check=draws]").inner_text())
    assert ana.violations() == []


def test_a_browser_finds_a_forged_draw(finished):
    ana, table = finished

    def forge(route):
        log = route.fetch().text()
        route.fulfill(body=log.replace('"sides":[36,', '"sides":[35,'), content_type="application/json")

    ana.page.route(f"**/api/matches/{table}/log", forge)
    ana.page.get_by_role("link", name="Check the dice").click()
    ana.page.locator("[data-check=draws].bad").wait_for()
    ana.page.locator("[data-check=hash].good").wait_for()


def test_a_server_that_changed_its_secret_is_found_out(finished):
    ana, table = finished
    kept = f"dice-{table}"
    ana.page.evaluate("key => localStorage.setItem(key, JSON.stringify({commitment: 'x', seed: 'x', head: 'x'}))", kept)
    ana.page.get_by_role("link", name="Check the dice").click()
    for check in ("kept", "mine", "head"):
        ana.page.locator(f"[data-check={check}].bad").wait_for()


def test_a_finished_match_is_found_again_and_can_be_imported(finished, tmp_path):
    ana, table = finished
    ana.go("/mine")
    ana.page.locator(f"a[href='/matches/{table}']").wait_for()
    log = tmp_path / "match.json"
    log.write_bytes(ana.page.request.get(f"/api/matches/{table}/log").body())
    ana.page.locator("input[type=file]").set_input_files(log)
    ana.page.wait_for_url(re.compile("/matches/(?!" + table + ")"))
    ana.page.get_by_text("1 / ").wait_for()


def test_a_file_that_is_no_log_is_refused(people, tmp_path):
    ana = people()
    ana.go("/mine")
    log = tmp_path / "match.json"
    log.write_text("{}")
    ana.page.locator("input[type=file]").set_input_files(log)
    ana.page.get_by_role("alert").wait_for()
