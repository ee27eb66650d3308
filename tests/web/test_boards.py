"""The boards: accessible at the start, in the middle and at the end, in both themes, and for those who only watch."""

import random

import pytest

from tests.web.player import LAPTOP, PHONE
from tests.web.test_matches import MATCHES

# What is asked, and the tools beside it, that reach beyond the edge of the window.
CUT = """[...document.querySelectorAll('[data-asked] .said, [data-asked] .tools button')]
    .filter((part) => part.getBoundingClientRect().right > innerWidth).map((part) => part.textContent.trim())"""


@pytest.mark.parametrize("game", MATCHES)
def test_a_board_has_no_violation_in_light_or_dark(people, game):
    chairs, options = MATCHES[game]
    ana = people(PHONE)
    ana.sit_at(game, chairs, options=options)
    ana.page.wait_for_selector("[data-asked]")
    dice = random.Random(3)
    for clicks in (0, 12, 25):
        for _ in range(clicks):
            ana.click_on(dice.choice)
            ana.page.wait_for_timeout(40)
        for theme in ("light", "dark"):
            ana.page.emulate_media(color_scheme=theme)
            assert ana.violations() == []
        assert not ana.overflows()


@pytest.mark.parametrize("game", MATCHES)
def test_a_board_speaks_portuguese_and_spanish(people, game):
    """A missing sentence is told in the console, and so fails the test."""
    chairs, options = MATCHES[game]
    ana = people(PHONE, "pt-BR")
    ana.sit_at(game, chairs, options=options)
    ana.page.wait_for_selector("[data-asked]")
    dice = random.Random(5)
    for language in ("pt", "es"):
        ana.page.evaluate("language => localStorage.setItem('language', language)", language)
        ana.page.reload()
        ana.page.wait_for_selector(f"html[lang^={language}] [data-asked]")
        for _ in range(15):
            ana.click_on(dice.choice)
            ana.page.wait_for_timeout(40)
        assert not ana.overflows()
        assert ana.page.evaluate(CUT) == []


@pytest.mark.parametrize("game", MATCHES)
def test_a_board_fits_a_tablet_and_is_seen_whole_on_a_small_laptop(people, game):
    chairs, options = MATCHES[game]
    ana = people((768, 1024), "pt-BR")
    ana.go("/")
    ana.api("PATCH", "/api/me", {"name": "Maria Fernanda Gonçalves"})
    ana.sit_at(game, chairs, options=options)
    ana.page.wait_for_selector("[data-asked]")
    for _ in range(6):
        ana.click_on(lambda places: places[0])
        ana.page.wait_for_timeout(40)
    assert not ana.overflows()
    ana.page.set_viewport_size({"width": 1280, "height": 720})
    # what stands beside the stadium of Camisa 12, and the choice of a team before, may scroll
    ana.page.wait_for_function(
        """game => {
            const board = document.querySelector('section.board');
            const bottom = board.querySelector('.stadium')?.getBoundingClientRect().bottom ?? 0;
            const whole = game === 'camisa12' || board.scrollHeight <= board.clientHeight;
            return whole && bottom <= board.getBoundingClientRect().bottom
                && document.documentElement.scrollHeight <= innerHeight;
        }""",
        arg=game,
        timeout=5000,
    )
    assert not ana.overflows()
    ana.page.get_by_role("button", name="Regras").click()
    rules = ana.page.locator("aside.panel").get_by_role("region", name="Regras")
    rules.locator("section").first.wait_for()
    assert rules.evaluate("body => body.scrollWidth - body.clientWidth") <= 0


@pytest.mark.parametrize("game", MATCHES)
def test_a_spectator_sees_the_board_and_may_do_nothing(people, game):
    chairs, options = MATCHES[game]
    ana, rui = people(LAPTOP), people(PHONE)
    table = ana.sit_at(game, chairs, options=options)
    ana.page.wait_for_selector("[data-asked]")
    rui.go(f"/tables/{table}")
    rui.page.wait_for_selector("[data-asked]")
    ana.click_on(lambda places: places[0])
    rui.page.wait_for_timeout(500)
    assert rui.page.locator("[data-action]").count() == 0
    assert not rui.overflows()


@pytest.mark.parametrize("game", MATCHES)
def test_the_first_steps_can_be_walked_to_their_end(people, game):
    ana = people(PHONE)
    ana.go(f"/games/{game}/lesson")
    real = ana.page.get_by_role("button", name="Now a real match")
    ana.page.wait_for_selector("[data-testid=lesson]")
    for _ in range(400):
        if real.count():
            break
        ana.click_on(lambda places: places[0])
        ana.page.wait_for_timeout(120)
    assert real.count(), ana.page.locator("[data-testid=lesson]").inner_text()
    assert ana.violations() == []
