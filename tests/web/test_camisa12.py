"""The board of Camisa 12: what a placement would score, why not, keys, solo, and every power that has a token."""

import pytest

from tests.web.player import LAPTOP, LONG, PHONE

BOT = "bot-random"
FAMILY = {"teams": "none"}
TEAMS = ["bumba", "farol", "alquimistas", "jangada", "estivadores", "ventania", "cortejo", "toque"]
TOKENS = TEAMS if LONG else TEAMS[:1]  # `make soak` plays them all


def sit(people, size=LAPTOP, chairs=("me", BOT), options=FAMILY, **wishes):
    ana = people(size, **wishes)
    ana.sit_at("camisa12", list(chairs), options=options)
    ana.page.wait_for_selector("[data-action], [data-pick]")
    return ana


def placing(people, **wishes):
    """A person who has moved the ball, and is asked where to put the piece."""
    ana = sit(people, **wishes)
    ana.page.locator("[data-asked=move] >> nth=0").wait_for()
    ana.click_on(lambda places: places[0])
    ana.page.locator("[data-asked=place]").wait_for()
    return ana


def kick_off(ana, team):
    """Choose this team of all; if the bot wanted it too and the coin is his, any other."""
    ana.page.get_by_test_id("all-teams").click()
    ana.page.locator(f"button[data-action]:has(#power-{team})").click()
    while not ana.page.locator(".stadium").count():
        ana.page.wait_for_timeout(200)
        if ana.page.locator("[data-asked=team-again]").count():
            ana.click_on(lambda places: places[0])


def points(text):
    return "point" in text or "mosaic card" in text


def test_a_goal_is_a_moment_a_mosaic_a_picture_and_a_song_is_sung(people):
    ana = sit(people, reduced_motion="no-preference")
    ana.page.evaluate("""() => {
        window.seen = new Set();
        const look = () => ['goal-scene', 'song', 'tifo'].forEach(
            (name) => document.querySelector(`[data-testid=${name}]`) && window.seen.add(name));
        new MutationObserver(look).observe(document, { subtree: true, childList: true });
    }""")
    ana.finish(150)
    assert ana.page.evaluate("[...window.seen].sort()") == ["goal-scene", "song", "tifo"]


def test_a_goal_is_seen_by_those_who_like_it_still(people):
    ana = sit(people)
    ana.page.evaluate("""() => {
        window.shown = [];
        new MutationObserver(() => {
            const banner = document.querySelector('.stadium > p.goal');
            if (banner && banner !== window.last) setTimeout(() =>
                banner.isConnected && window.shown.push(getComputedStyle(banner).opacity), 300);
            window.last = banner;
        }).observe(document.body, {subtree: true, childList: true});
    }""")
    ana.finish(150)
    shown = ana.page.evaluate("window.shown")
    assert shown
    assert set(shown) == {"1"}


def test_hovering_a_space_tells_what_it_would_score(people):
    ana = placing(people)
    ana.page.locator(".stadium [data-action] >> nth=0").hover()
    tip = ana.page.get_by_role("tooltip")
    tip.locator("li").first.wait_for()
    assert points(tip.inner_text())


def test_each_side_says_what_its_piece_would_score_if_one_wants_to_know(people):
    ana = sit(people)
    ana.page.locator("[data-asked=move]").wait_for()
    gains = ana.page.locator(".rondel .gain")
    gains.first.wait_for()
    assert gains.count() == ana.page.locator(".rondel .legal").count() > 1
    ana.page.get_by_label("Show the points").uncheck()
    gains.first.wait_for(state="detached")


def test_the_keyboard_sees_the_same_and_places(people):
    ana = placing(people)
    space = ana.page.locator(".stadium [data-action] >> nth=0")
    space.focus()
    ana.page.keyboard.press("ArrowRight")
    tip = ana.page.get_by_role("tooltip")
    tip.locator("li").first.wait_for()
    assert points(tip.inner_text())
    ana.page.keyboard.press("Enter")
    ana.page.wait_for_function("document.querySelector('[data-asked]')?.dataset.asked !== 'place'")


def test_a_long_press_tells_and_does_not_place(people):
    ana = placing(people, size=PHONE, has_touch=True)
    space = ana.page.locator(".stadium [data-action] >> nth=0")
    touch = {"pointerType": "touch", "bubbles": True}
    space.dispatch_event("pointerdown", touch)
    ana.page.get_by_role("tooltip").locator("li").first.wait_for()
    space.dispatch_event("pointerup", touch)
    space.dispatch_event("click")
    ana.page.wait_for_timeout(300)
    assert ana.page.locator("[data-asked=place]").count() == 1
    space.dispatch_event("click")
    ana.page.wait_for_function("document.querySelector('[data-asked]')?.dataset.asked !== 'place'")


@pytest.mark.parametrize("begin", [sit, placing], ids=["moving", "placing"])
def test_a_space_of_the_other_stand_says_why_not(people, begin):
    ana = begin(people)
    ana.page.locator(".stadium [aria-disabled=true] >> nth=0").click(force=True)
    ana.page.get_by_role("alert").filter(has_text="not the time for that").wait_for()


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_alone_against_seven_goals(people, size):
    ana = sit(people, size, chairs=["me"], options={"teams": "random"})
    assert not ana.overflows()
    ana.finish(150)
    assert not ana.overflows()


def test_a_first_match_offers_three_teams_and_all_one_tap_away(people):
    ana = sit(people, options={"teams": "choose"})
    cards = ana.page.locator(".team[data-action]")
    assert cards.count() == 3
    assert ana.page.locator(".team .power svg").count() >= 3, "each shows what it does"
    ana.page.get_by_test_id("all-teams").click()
    assert cards.count() == 24
    ana.page.evaluate("localStorage.setItem('novice', JSON.stringify({ camisa12: { begun: 1, ended: 1, last: '' } }))")
    ana.page.reload()
    cards.first.wait_for()
    assert cards.count() == 24, "who has finished one knows his way"


@pytest.mark.parametrize("team", TOKENS)
def test_every_team_with_tokens_is_played_by_clicks(people, team):
    ana = sit(people, options={"teams": "choose"})
    kick_off(ana, team)
    ana.finish(150, seed=TOKENS.index(team))


def test_no_accessibility_violation_from_teams_to_full_time(people):
    ana = sit(people, options={"teams": "choose"})
    assert ana.violations() == []
    kick_off(ana, "onca")
    assert ana.violations() == []
    ana.finish(150)
    assert ana.violations() == []


def test_on_a_laptop_ones_own_team_is_at_the_left_of_the_stadium_and_the_rivals_at_the_right(people):
    ana = sit(people, size=(1280, 800))
    ana.page.locator(".stadium").wait_for()
    home, field, away = (ana.page.locator(one).bounding_box() for one in (".home .half", ".stadium", ".away .half"))
    assert home["x"] + home["width"] <= field["x"]
    assert field["x"] + field["width"] <= away["x"]
    assert abs(home["y"] - away["y"]) < 2
