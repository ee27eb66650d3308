"""The first minute: the lesson is offered and not forced, the first matches point at things, and come in steps."""

import pytest

from tests.web.player import LAPTOP, PHONE

BOT = "bot-random"


def offers(ana):
    return ana.page.get_by_test_id("new-here")


def test_a_new_visitor_is_offered_two_minutes_until_the_first_match(people):
    ana = people(LAPTOP)
    ana.go("/")
    games = ana.page.locator(".shelf .game")
    games.first.wait_for()
    assert offers(ana).count() == games.count()
    ana.page.locator(".game:has([data-game=sequence])").get_by_role("button", name="Not now").click()
    assert offers(ana).count() == games.count() - 1
    ana.page.click("[data-game=tacocat]")
    ana.page.wait_for_selector("[data-asked]")
    ana.go("/")
    games.first.wait_for()
    assert offers(ana).count() == games.count() - 2, "what was declined or begun is remembered"
    offers(ana).first.get_by_role("link").click()
    ana.page.get_by_test_id("lesson").wait_for()


def test_pointers_go_with_the_moves_and_can_be_declined(people):
    ana, ben = people(PHONE), people(PHONE)
    for one in (ana, ben):
        one.sit_at("tacocat", ["me", BOT])
        one.page.get_by_test_id("pointer").wait_for()
    first = ana.page.get_by_test_id("pointer").inner_text()
    ana.click_on(lambda places: places[0])
    ana.page.wait_for_function(
        "first => document.querySelector('[data-testid=pointer]')?.innerText !== first", arg=first
    )
    assert not ana.overflows()
    ben.page.get_by_role("button", name="No more tips").click()
    ben.page.reload()
    ben.page.wait_for_selector("[data-mine=true]")
    ben.page.wait_for_timeout(300)
    assert ben.page.get_by_test_id("pointer").count() == 0
    ana.finish(90)
    ana.sit_at("tacocat", ["me", BOT])
    ana.page.wait_for_selector("[data-mine=true]")
    ana.page.wait_for_timeout(300)
    assert ana.page.get_by_test_id("pointer").count() == 0, "each was seen once"


@pytest.mark.parametrize(("finished", "division"), [(0, 3), (1, 2), (2, 1), (9, 1)])
def test_revanche_adds_a_division_a_match(people, finished, division):
    ana = people(LAPTOP)
    ana.go("/")
    kept = {"revanche": {"begun": finished, "ended": finished, "last": "", "taught": True}}
    ana.page.evaluate("kept => localStorage.setItem('novice', JSON.stringify(kept))", kept)
    ana.page.reload()
    ana.page.click("[data-game=revanche]")
    ana.page.wait_for_selector("[data-mine=true]")
    table = ana.page.url.rsplit("/", 1)[-1]
    assert ana.api("GET", f"/api/tables/{table}")["options"].get("division", 1) == division
    note = ana.page.get_by_test_id("ladder")
    if division > 1:
        note.get_by_role("link").click()
        ana.page.get_by_label("Division").wait_for()
    else:
        ana.page.wait_for_timeout(300)
        assert note.count() == 0


def test_the_home_page_goes_on_with_the_newest_match_of_each_game(people):
    ana = people(LAPTOP)
    tables = []
    for game in ("tacocat", "tacocat", "sequence"):
        tables.append(ana.sit_at(game, ["me", "bot-easy"]))
        ana.page.wait_for_selector("[data-asked]")  # it has begun: the dice are agreed
    older, newer, other = tables
    ana.go("/")
    lines = ana.page.locator("[aria-labelledby=go-on] a")
    lines.first.wait_for()
    found = [line.get_attribute("href") for line in lines.all()]
    assert sorted(found) == sorted([f"/tables/{newer}", f"/tables/{other}"])
    assert f"/tables/{older}" not in found
    assert all("turn" in line.inner_text() or "play" in line.inner_text() for line in lines.all())


def test_the_page_of_a_game_deals_against_whom_one_taps(people):
    ana = people(PHONE)
    ana.go("/games/sequence")
    ana.page.locator("[data-rival]").first.wait_for()
    rivals = ana.page.locator("[data-rival]").evaluate_all("all => all.map(one => one.dataset.rival)")
    assert rivals == ["easy", "normal", "hard"]
    ana.page.click("[data-rival=hard]")
    ana.page.wait_for_selector("[data-asked]")
    table = ana.page.url.rsplit("/", 1)[-1]
    me, other = ana.api("GET", f"/api/tables/{table}")["chairs"]
    assert (me["kind"], other["kind"], other["level"]) == ("person", "bot", "hard")
    name = ana.page.locator(".seats .name").nth(1).locator(".long").text_content()
    ana.go("/")
    line = ana.page.locator("[aria-labelledby=go-on] a")
    line.get_by_text(name).wait_for()
    assert "Bot" not in line.inner_text(), "whoever plays is called as at the table"
