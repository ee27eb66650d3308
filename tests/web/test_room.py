"""Every board at every size: nothing moves by itself, nothing lies over what can be tapped, all of a hand is in sight."""

import random
from contextlib import suppress
from itertools import pairwise

import pytest
from playwright.sync_api import TimeoutError as NotYet

from tests.web.player import LAPTOP, LONG, PHONE
from tests.web.test_matches import MATCHES

SIZES = {
    "phone": PHONE,
    "tall": (390, 844),
    "side": (740, 360),
    "tablet": (768, 1024),
    "small": (1280, 720),
    "laptop": LAPTOP,
}

# All that the browser itself calls a layout shift, but for the answer to a tap.
SHIFTS = """
    window.shifts = [];
    new PerformanceObserver(list => list.getEntries().forEach(one => {
        if (!one.hadRecentInput) window.shifts.push([one.value, one.sources.map(({node}) =>
            node?.nodeType === 1 ? node.nodeName + '.' + node.getAttribute('class') : String(node?.nodeName))]);
    })).observe({type: 'layout-shift', buffered: true});
"""
# Controls whose middle something else covers. What is scrolled out of its frame is not in sight; countries and continents
# lie on a map that scrolls under its controls.
COVERED = """() => {
    const out = [];
    for (const one of document.querySelectorAll('button, a.button, [role=button], input, select')) {
        const box = one.getBoundingClientRect();
        const style = getComputedStyle(one);
        if (!box.width || !box.height || style.visibility === 'hidden' || one.closest('[inert], [aria-hidden=true]')
            || one.closest('svg[role=group]')) continue;
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        let seen = x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
        for (let at = one.parentElement; at && seen; at = at.parentElement) {
            if (!/auto|scroll|hidden|clip/.test(getComputedStyle(at).overflow)) continue;
            const frame = at.getBoundingClientRect();
            seen = x >= frame.left && x < frame.right && y >= frame.top && y < frame.bottom;
        }
        const top = seen && document.elementFromPoint(x, y);
        if (top && !one.contains(top) && !top.contains(one))
            out.push(`${one.getAttribute('aria-label') || one.textContent.trim()} < ${top.getAttribute('class') || top.nodeName}`);
    }
    return out;
}"""
# What can be tapped and is not wholly in the board's place, but for a few pixels of leaning cards.
OUT_OF_SIGHT = """() => {
    const place = document.querySelector('section.board').getBoundingClientRect();
    return [...document.querySelectorAll('section.board :is([data-action], [data-pick])')].filter((one) => {
        const {left, right, top, bottom} = one.getBoundingClientRect();
        const off = left < place.left - 6 || right > place.right + 6 || top < place.top - 6 || bottom > place.bottom + 6;
        return right > left && off;
    }).map((one) => one.getAttribute('aria-label') || one.textContent.trim());
}"""


def settled(player):
    """When cards have arrived, pointers and banners have been put away."""
    player.page.wait_for_function(
        "document.getAnimations().every(one => one.playState !== 'running' || one.effect.getTiming().iterations > 9)",
        timeout=5000,
    )


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
@pytest.mark.parametrize("game", MATCHES)
def test_nothing_covers_what_can_be_tapped(people, game, size):
    chairs, options = MATCHES[game]
    ana = people(size)
    ana.go("/")
    ana.page.evaluate("localStorage.setItem('tips', '9')")
    ana.sit_at(game, chairs, options=options)
    ana.page.wait_for_selector("[data-asked]")
    dice = random.Random(7)
    for step in range(14 if LONG else 8):
        ana.page.wait_for_selector("[data-mine=true], [data-testid=result]")
        if ana.over:
            break
        settled(ana)
        with suppress(NotYet):  # a card may just be on its way
            ana.page.wait_for_function(f"({COVERED})().length === 0", timeout=3000)
        assert ana.page.evaluate(COVERED) == []
        # teams are chosen from a list that scrolls, and the map of T.E.G. scrolls as well
        if game != "teg" and (game != "camisa12" or (step and size == SIZES["side"])):
            assert ana.page.evaluate(OUT_OF_SIGHT) == []
        ana.click_on(dice.choice)
        ana.page.wait_for_timeout(60)
    assert not ana.overflows()


@pytest.mark.parametrize("size", [PHONE, SIZES["tall"], SIZES["side"], LAPTOP], ids=["phone", "tall", "side", "laptop"])
@pytest.mark.parametrize("game", MATCHES)
def test_nothing_jumps_during_a_match(people, game, size):
    _, options = MATCHES[game]
    rivals = 2 if game == "teg" else 1
    ana = people(size)
    ana.go("/")
    ana.page.add_init_script(SHIFTS)
    # bots that play at random propose and cancel pacts all the time, and an open list of them is never the same
    ana.sit_at(game, ["me", *["bot-easy"] * rivals], options=options)
    ana.page.wait_for_selector("[data-asked]")
    ana.page.wait_for_load_state("networkidle")
    ana.page.wait_for_selector("[data-action], [data-pick]")
    if game == "teg":
        ana.page.wait_for_selector("canvas.ready")
    settled(ana)
    ana.page.wait_for_timeout(800)
    ana.page.evaluate("window.shifts = []")  # the page has been put together
    for _ in range(25 if LONG else 12):
        if ana.over:
            break
        ana.click_on(lambda places: places[0])
        ana.page.wait_for_timeout(60)
    shifts = ana.page.evaluate("window.shifts")
    assert sum(value for value, _ in shifts) <= 0.02, shifts


@pytest.mark.parametrize("size", [SIZES["side"], SIZES["tablet"], LAPTOP], ids=["side", "tablet", "laptop"])
def test_the_first_three_teams_are_seen_at_once(people, size):
    ana = people(size)
    ana.sit_at("camisa12", ["me", "bot-random"])
    ana.page.wait_for_selector("[data-testid=all-teams]")
    assert ana.page.evaluate(OUT_OF_SIGHT) == []


def test_four_players_are_seen_at_once_on_a_laptop(people):
    ana = people(SIZES["small"])
    ana.sit_at("teg", ["me", *["bot-normal"] * 3])
    ana.page.wait_for_selector("[data-asked]")
    assert ana.page.locator(".seats li").count() == 4
    assert ana.page.locator(".seats").evaluate("row => row.scrollWidth - row.clientWidth") == 0


@pytest.mark.parametrize(
    ("game", "seats"), [("sequence", 2), ("sequence", 12), ("teg", 6), ("revanche", 4), ("tacocat", 2), ("camisa12", 2)]
)
def test_players_are_told_apart_without_colours(people, game, seats):
    ana = people(PHONE)
    ana.sit_at(game, ["me", *["bot-random"] * (seats - 1)])
    ana.page.wait_for_selector("[data-asked]")
    if game == "camisa12":
        ana.click_on(lambda places: places[0])
        ana.page.wait_for_selector(".stadium")
    discs = ana.page.locator(".seats .disc").evaluate_all(
        "all => all.map(one => [getComputedStyle(one.querySelector('path')).fill, one.dataset.sign])"
    )
    assert len(discs) == seats
    colours, signs = {colour for colour, _ in discs}, {sign for _, sign in discs}
    assert len(colours) == len(signs) == len({*map(tuple, discs)}) > 1


def test_the_log_shows_the_disc_of_whoever_did_something_once_for_all_they_did_in_a_row(people):
    ana = people(LAPTOP)
    ana.sit_at("teg", ["me", "bot-easy", "bot-easy"])
    ana.page.wait_for_selector("[data-mine=true]")
    ana.open_sheet("Log")
    lines = ana.page.locator(".log li").evaluate_all(
        "all => all.map(one => one.querySelector('.disc')?.dataset.sign ?? '')"
    )
    signs = [sign for sign in lines if sign]
    assert len(set(signs)) > 1
    assert len(signs) < len(lines)
    assert all(one != other for one, other in pairwise(lines) if one and other)
