"""Whole matches without a mouse: Tab, the arrows, Enter and Escape, and the focus is never lost."""

import random
import time

import pytest

from tests.web.player import LAPTOP

FOCUSED = """() => {
    const one = document.activeElement;
    return {
        board: one.closest('section .board') !== null,
        nowhere: one === document.body,
        action: one.dataset.action !== undefined,
        pick: one.dataset.pick !== undefined,
        chosen: one.getAttribute('aria-pressed') === 'true',
        ring: one.matches(':focus-visible'),
    };
}"""
WALK = ["ArrowRight", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "Tab"]


def reach_the_board(page):
    """Tab until something on the board has the focus."""
    for _ in range(80):
        if page.evaluate(FOCUSED)["board"]:
            return
        page.keyboard.press("Tab")
    raise AssertionError("the Tab key does not lead to the board")


@pytest.mark.parametrize(("game", "bot"), [("tacocat", "bot-random"), ("sequence", "bot-easy")])
def test_a_whole_match_by_keyboard_alone(people, game, bot):
    ana = people(LAPTOP)
    ana.sit_at(game, ["me", bot])
    page = ana.page
    dice = random.Random(4)
    deadline = time.monotonic() + 150
    page.wait_for_selector("[data-mine=true] [data-testid=ask]")
    reach_the_board(page)
    while not ana.over:
        assert time.monotonic() < deadline, ana.told()
        if page.locator("[data-mine=true]").count() == 0:
            page.wait_for_timeout(20)
            continue
        here = page.evaluate(FOCUSED)
        if not here["board"]:
            assert not here["nowhere"], "a move took the focus away"
            reach_the_board(page)
        elif here["action"] or (here["pick"] and not here["chosen"] and dice.random() < 0.5):
            assert here["ring"], "the focus cannot be seen"
            page.keyboard.press("Enter")
            page.wait_for_timeout(30)
        else:
            page.keyboard.press(dice.choice(WALK))


def test_escape_takes_a_picked_card_back(people):
    ana = people(LAPTOP)
    ana.sit_at("sequence", ["me", "bot-random"])
    page = ana.page
    page.wait_for_selector("[data-mine=true]")
    card = page.locator(".hand [data-pick]").first
    card.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-cell][data-action]:focus")  # the first cell it can go to
    page.keyboard.press("Escape")
    page.wait_for_selector(".hand [data-pick]:focus")
    assert page.locator("[data-cell][data-action]").count() == 0
