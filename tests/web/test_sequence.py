"""The board of Sequence: both steps of a move are said, fours are shown on demand, and what others do is seen."""

import pytest

from tests.web.player import LAPTOP, PHONE


def test_the_line_says_both_steps_of_a_move(people):
    ana = people(LAPTOP)
    ana.sit_at("sequence", ["me", "bot-easy"])
    line = ana.page.get_by_test_id("ask")
    ana.page.locator("[data-mine=true] [data-testid=ask]", has_text="1 of 2").wait_for()
    ana.page.locator(".hand button.legal").first.click()
    ana.page.locator("[data-testid=ask]", has_text="2 of 2").wait_for()
    ana.page.locator(".hand button.picked").click()
    ana.page.locator("[data-testid=ask]", has_text="1 of 2").wait_for()
    assert "2 of 2" not in line.inner_text()


def test_fours_are_shown_when_asked_for(people):
    ana = people(LAPTOP)
    ana.go("/games/sequence/lesson")
    button = ana.page.get_by_test_id("threats")
    button.wait_for()
    most = 0
    while not ana.page.get_by_role("button", name="Now a real match").count():
        count = int(button.inner_text().split()[-1])
        most = max(most, count)
        assert ana.page.locator("[data-threat]").count() == 0
        button.click()
        assert ana.page.locator("[data-threat]").count() == count
        button.click()
        step = ana.page.locator("progress").get_attribute("value")
        for _ in range(200):
            ana.click_on(lambda places: places[0])
            ana.page.wait_for_timeout(60)
            if ana.page.locator("progress").get_attribute("value") != step:
                break
    assert most > 0


def test_what_others_do_is_seen_before_the_next_question_and_a_tap_hurries(people):
    ana = people(LAPTOP, reduced_motion="no-preference")
    ana.page.add_init_script("localStorage.setItem('speed', 'calm')")
    ana.sit_at("sequence", ["me", "bot-easy", "bot-easy"])
    legal = ana.page.locator(".hand button.legal")
    legal.first.click()
    ana.page.locator(".board [data-action]").first.click()
    # both have played, and those who do not see the board were told; their moves are still to be seen
    ana.page.wait_for_function(
        r"/(?<!You) played [^]*Your turn/.test(document.querySelector('.said[role=log]').textContent)"
        " && !document.querySelector('.hand button.legal')"
    )
    ana.page.locator(".around").click(position={"x": 3, "y": 3})
    legal.first.wait_for(timeout=1000)


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_twelve_sit_at_one_table(people, size):
    ana = people(size)
    ana.sit_at("sequence", ["me", *["bot-random"] * 11])
    ana.page.locator("[data-mine=true]").wait_for()
    assert not ana.overflows()
    seats = ana.page.locator(".around [data-seat]")
    seats.first.wait_for()
    assert seats.count() == 12
    boxes = [box.bounding_box() for box in seats.all()]
    for place, one in enumerate(boxes):
        for other in boxes[place + 1 :]:
            apart = one["x"] + one["width"] <= other["x"] + 1 or other["x"] + other["width"] <= one["x"] + 1
            below = one["y"] + one["height"] <= other["y"] + 1 or other["y"] + other["height"] <= one["y"] + 1
            assert apart or below
    ana.click_on(lambda places: places[0])


def test_a_line_of_five_is_called_out_over_the_board(people):
    ana = people(LAPTOP, reduced_motion="no-preference")
    ana.page.add_init_script("""
        localStorage.setItem('speed', 'fast');
        window.calls = new Set();
        new MutationObserver(() => {
            const call = document.querySelector('[data-testid=sweep]');
            if (call) window.calls.add(call.innerText.trim());
        }).observe(document, {subtree: true, childList: true});
    """)
    ana.sit_at("sequence", ["me", "bot-normal"])
    ana.page.wait_for_selector("[data-asked]")
    ana.finish(150)
    ana.page.wait_for_function("window.calls.size > 0", timeout=8000)  # the line that won is swept before the end
    assert all("sequence" in call.lower() or "five" in call.lower() for call in ana.page.evaluate("[...window.calls]"))
