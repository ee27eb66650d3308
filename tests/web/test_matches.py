"""Whole matches against bots, by clicks alone, on a phone and on a laptop."""

from pathlib import Path

import pytest

from tests.web.player import LAPTOP, LONG, PHONE

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
    if size == PHONE and not LONG:
        ana.page.add_init_script("localStorage.setItem('speed', 'fast')")
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
    ana.open_sheet("Log")
    before = ana.page.locator(".log li").all_inner_texts()
    ana.page.reload()
    ana.open_sheet("Log")
    ana.page.wait_for_function("count => document.querySelectorAll('.log li').length >= count", arg=len(before))
    assert ana.page.locator(".log li").all_inner_texts()[: len(before)] == before
    ana.finish(90)


def test_a_hint_is_shown_and_can_be_played(people):
    ana = people(LAPTOP)
    ana.sit_at("tacocat", ["me", BOT])
    ana.page.get_by_role("button", name="Hint").click()
    ana.page.get_by_role("button", name="Do it").click()
    ana.open_sheet("Log")
    ana.page.wait_for_function("document.querySelectorAll('.log li').length > 0")


def test_what_is_not_allowed_says_why(people):
    ana = people(LAPTOP)
    table = ana.sit_at("tacocat", ["me", BOT])
    ana.page.wait_for_selector("[data-action], [data-pick]")
    answer = ana.page.request.post(f"/api/tables/{table}/start", data={}, headers={"origin": ana.origin})
    assert answer.status == 409
    assert answer.json()["sentence"]


def test_the_end_of_a_match_is_told_and_the_board_can_be_looked_at_again(people):
    ana = people(PHONE)
    ana.sit_at("revanche", ["me", BOT], options={"division": 3})
    ana.page.wait_for_selector("[data-asked]")
    ana.finish(150)
    end = ana.page.locator(".curtain")
    end.wait_for()
    assert end.get_by_role("heading", level=2).inner_text() in {"You won!", "Bot won", "Nobody won"}
    assert end.get_by_role("row").count() == 2, "the final score of both"
    assert ana.violations() == []
    assert not ana.overflows()
    with ana.page.expect_download() as picture:
        end.get_by_role("button", name="Share").click()
    assert Path(picture.value.path()).read_bytes().startswith(b"\x89PNG")
    end.get_by_role("button", name="Look at the board").click()
    end.wait_for(state="detached")
    ana.page.get_by_role("button", name="The result").click()
    end.get_by_role("link", name="Watch the replay").click()
    ana.page.wait_for_url("**/matches/*")


@pytest.mark.parametrize("size", [PHONE, (740, 360), (768, 1024), LAPTOP], ids=["phone", "side", "tablet", "laptop"])
@pytest.mark.parametrize("game", MATCHES)
def test_the_board_has_the_window_and_nothing_moves_when_words_change(people, game, size):
    """No page frame, nothing scrolls but the board, and a sheet that opens leaves the board as large as it was."""
    chairs, options = MATCHES[game]
    ana = people(size)
    ana.sit_at(game, chairs, options=options)
    ana.page.wait_for_selector("[data-asked]")
    board = ana.page.locator("section.board")
    place = board.bounding_box()
    assert place["width"] * place["height"] > 0.6 * size[0] * size[1]
    for _ in range(5):
        ana.click_on(lambda places: places[0])
        ana.page.wait_for_timeout(60)
        assert board.bounding_box() == place
    ana.open_sheet("Rules")
    assert board.bounding_box() == place
    assert ana.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert ana.page.get_by_role("banner").count() == 0
