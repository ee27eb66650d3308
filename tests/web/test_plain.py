"""The plain board: any game is played on it, by mouse and by keyboard."""

import random
from pathlib import Path

import pytest

from tests.server.nodes import Process
from tests.web.player import LAPTOP, PHONE
from tests.web.test_matches import MATCHES

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    node = Process(tmp_path_factory.mktemp("site"), games=EXAMPLES)
    node.start()
    yield node.url
    node.stop()


@pytest.mark.parametrize("game", MATCHES)
def test_our_own_games_can_be_played_on_the_plain_board(people, game):
    chairs, options = MATCHES[game]
    ana = people(PHONE)
    table = ana.sit_at(game, chairs, options=options)
    ana.go(f"/tables/{table}?board=plain")
    ana.page.locator(".plain").wait_for()
    dice = random.Random(2)
    before = ana.api("GET", f"/api/matches/{table}/replay")["steps"]
    for _ in range(12):
        ana.click_on(dice.choice)
        ana.page.wait_for_timeout(60)
    assert ana.api("GET", f"/api/matches/{table}/replay")["steps"] > before, "nothing that was clicked did anything"
    assert not ana.overflows()
    assert ana.violations() == []


def test_connect_four_is_played_to_its_end_by_the_keyboard_alone(people):
    ana = people(LAPTOP)
    ana.sit_at("connect_four", ["me", "bot-random"])
    grid = ana.page.get_by_role("grid")
    grid.wait_for()
    grid.locator("button[tabindex='0']").focus()
    dice = random.Random(4)
    for _ in range(200):
        if ana.over:
            break
        ana.page.keyboard.press(dice.choice(["ArrowLeft", "ArrowRight", "ArrowDown"]))
        ana.page.keyboard.press("Enter")
        ana.page.wait_for_timeout(80)
    assert ana.over
    assert ana.violations() == []


def test_a_cell_says_what_it_is_and_what_a_tap_would_do(people):
    ana = people(PHONE)
    ana.sit_at("connect_four", ["me", "bot-random"])
    cell = ana.page.get_by_role("button", name="Row 6, column 3: empty. Drop into column 3")
    cell.hover()
    ana.page.locator(".would").get_by_text("Drop into column 3").wait_for()
    assert ana.page.locator(".at").count() == 6, "the whole column is meant"
    cell.click()
    ana.page.get_by_role("button", name="Row 6, column 3: Guest").wait_for()


def test_what_cannot_be_done_says_why(people):
    ana = people(PHONE)
    ana.sit_at("connect_four", ["me", "me"])
    for _ in range(6):
        ana.page.locator("section.board button.primary").click()
        ana.page.locator("[data-cell='0,0'] button").click()
    ana.page.locator("section.board button.primary").click()
    ana.page.locator("[data-cell='0,0'] button").click(force=True)  # it is marked as disabled, and yet it answers
    ana.page.get_by_text("Column 1 is full").wait_for()
