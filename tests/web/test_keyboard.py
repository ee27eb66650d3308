"""Whole matches without a pointer: Tab to what glows, Enter to do it."""

import random
import time

import pytest

from tests.web.player import LAPTOP

FOCUSED = "document.activeElement.matches('[data-action], [data-pick]') ? document.activeElement.outerHTML : ''"
SEEN = """() => {
    const style = getComputedStyle(document.activeElement);
    return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0 || style.boxShadow !== 'none';
}"""
MOST_TABS = 150


def tab_to_something(player, dice):
    """Press Tab until something that can be done has the focus, and sometimes further; False if there is nothing."""
    further = dice.randrange(6)
    found = False
    for _ in range(MOST_TABS):
        player.page.keyboard.press("Tab")
        if player.page.evaluate(FOCUSED):
            found = True
            if further == 0:
                return True
            further -= 1
        elif found:
            player.page.keyboard.press("Shift+Tab")
            return bool(player.page.evaluate(FOCUSED))
    return found


@pytest.mark.parametrize("game", ["tacocat", "sequence"])
def test_a_match_is_played_by_keyboard_alone(people, game):
    ana = people(LAPTOP, reduced_motion="reduce")
    ana.sit_at(game, ["me", "bot-random"])
    ana.page.wait_for_selector("[data-asked]")
    dice = random.Random(2)
    deadline = time.monotonic() + 240
    seen = False
    while not ana.over:
        assert time.monotonic() < deadline, ana.told()
        if ana.page.locator("[data-mine=true]").count() and tab_to_something(ana, dice):
            seen = seen or ana.page.evaluate(SEEN)
            ana.page.keyboard.press("Enter")
        ana.page.wait_for_timeout(30)
    assert seen, "the focus was never visible"
