"""Whole matches against bots, by clicks alone, on a phone and on a laptop."""

import pytest

from tests.web.player import LAPTOP, PHONE

BOT = "bot-random"
MATCHES = {
    "tacocat": (["me", BOT], {}),
    "sequence": (["me", "bot-easy"], {}),  # two who place at random need a long time for two rows
    "revanche": (["me", BOT], {}),
    "camisa12": (["me", BOT], {}),
    "teg": (["me", BOT, BOT], {"round_limit": 2}),
}


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
@pytest.mark.parametrize("game", MATCHES)
def test_a_newcomer_finishes_a_match_by_clicking_what_glows(people, game, size):
    chairs, options = MATCHES[game]
    ana = people(size, reduced_motion="no-preference" if size == PHONE else "reduce")
    ana.sit_at(game, chairs, options=options)
    ana.page.wait_for_selector("[data-asked]")
    assert not ana.overflows()
    assert ana.finish(150) > 5
    assert ana.page.locator("[data-testid=result]").inner_text()
    assert not ana.overflows()


def test_one_click_on_a_cover_starts_a_match(people):
    ana = people()
    ana.go("/")
    ana.page.click("[data-game=tacocat]")
    ana.page.wait_for_selector("[data-mine=true] [data-testid=ask]")
    assert "/tables/" in ana.page.url


def test_a_reload_in_the_middle_loses_nothing(people):
    ana = people(LAPTOP)
    ana.sit_at("tacocat", ["me", BOT])
    ana.page.wait_for_selector("[data-action], [data-pick]")
    for _ in range(6):
        ana.click_on(lambda places: places[0])
        ana.page.wait_for_timeout(150)
    before = ana.page.locator(".log li").all_inner_texts()
    ana.page.reload()
    ana.page.wait_for_function("count => document.querySelectorAll('.log li').length >= count", arg=len(before))
    assert ana.page.locator(".log li").all_inner_texts()[: len(before)] == before
    ana.finish(90)


def test_a_hint_is_shown_and_can_be_played(people):
    ana = people(LAPTOP)
    ana.sit_at("tacocat", ["me", BOT])
    ana.page.get_by_role("button", name="Hint").click()
    ana.page.get_by_role("button", name="Do it").click()
    ana.page.wait_for_function("document.querySelectorAll('.log li').length > 0")


def test_what_is_not_allowed_says_why(people):
    ana = people(LAPTOP)
    table = ana.sit_at("tacocat", ["me", BOT])
    ana.page.wait_for_selector("[data-action], [data-pick]")
    answer = ana.page.request.post(f"/api/tables/{table}/start", data={}, headers={"origin": ana.origin})
    assert answer.status == 409
    assert answer.json()["sentence"]
