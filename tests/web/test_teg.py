"""T.E.G.'s board: a map that can be read, what happens shown one thing after the other, and a recap of others' turns."""

import json
import re
import time
from contextlib import suppress

import pytest
from playwright.sync_api import Error

from tests.web.player import LAPTOP, PHONE
from tests.web.test_room import COVERED, settled

EASY = "bot-easy"
SIZES = {"laptop": LAPTOP, "small": (1280, 720), "tablet": (768, 1024), "phone": (390, 844), "side": (844, 390)}

# names: the height of their letters in pixels; boxes of counters and names
DRAWN = """() => {
    const box = one => {
        const {left, right, top, bottom} = one.getBoundingClientRect();
        return {left, right, top, bottom};
    };
    const svg = document.querySelector('svg[role=group]');
    const scale = svg.getBoundingClientRect().width / 1600;
    const all = selector => [...svg.querySelectorAll(selector)];
    return {
        letters: all('[data-name]').map(one => scale * one.getAttribute('font-size')),
        names: all('[data-name]').map(one => box(one)),
        counters: all('.counter .face').filter(one => !one.closest('.scene')).map(one => box(one)),
    };
}"""


# once the frame has been measured
READABLE = f"Math.min(...({DRAWN})().letters) >= 10.99 && Math.max(...({DRAWN})().letters) < 20"


def meet(one, other, slack):
    return (
        one["left"] + slack < other["right"]
        and other["left"] + slack < one["right"]
        and one["top"] + slack < other["bottom"]
        and other["top"] + slack < one["bottom"]
    )


# words in the strip over the map that are wider than their place
CUT = """() => [...document.querySelectorAll('.strip .words, .strip .word')].filter(
    one => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 1
).map(one => one.textContent.trim())"""


@pytest.mark.parametrize("locale", ["pt-BR", "es-AR", "en-US"])
def test_no_word_over_the_map_is_cut_off_on_a_phone(people, locale):
    ana = people(PHONE, locale=locale)
    ana.sit_at("teg", ["me", EASY])
    ana.page.locator(".strip .tile").first.wait_for()
    ana.page.evaluate("document.fonts.ready")
    assert ana.page.evaluate(CUT) == []


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_names_can_be_read_and_no_counter_or_name_lies_over_another(people, size):
    ana = people(size)
    ana.sit_at("teg", ["me", EASY, EASY])
    ana.page.wait_for_selector("[data-name]")
    ana.page.evaluate("document.fonts.ready")
    ana.page.wait_for_function(READABLE)
    drawn = ana.page.evaluate(DRAWN)
    assert len(drawn["counters"]) == 72
    assert len(drawn["names"]) >= (60 if size == LAPTOP else 40)
    counters, names = drawn["counters"], drawn["names"]
    assert not [(one, other) for at, one in enumerate(counters) for other in counters[:at] if meet(one, other, 0.5)]
    # the box of a text is higher than its letters
    assert not [(one, other) for one in counters for other in names if meet(one, other, 4)]
    assert not [(one, other) for at, one in enumerate(names) for other in names[:at] if meet(one, other, 4)]


# The first country to attack from that no panel covers.
OPEN = """[...document.querySelectorAll('[data-pick^=source-]')].findIndex((one) => {
    const {x, y, width, height} = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
})"""


def test_names_stay_when_something_is_chosen(people):
    ana = people(LAPTOP)
    ana.sit_at("teg", ["me", EASY])
    wait_for_orders(ana)
    before = ana.page.locator("[data-name]").count()
    ana.page.locator("[data-pick^=source-]").nth(ana.page.evaluate(OPEN)).click()
    ana.page.wait_for_selector(".hit[aria-pressed=true]")
    assert ana.page.locator("[data-name]").count() == before > 50


def wait_for_orders(player, seconds=60):
    """Place what there is to place, until countries can be told to attack."""
    deadline = time.monotonic() + seconds
    while not player.page.locator("[data-pick^=source-]").count():
        assert time.monotonic() < deadline, player.told()
        place = player.page.locator(".hit[data-action]")
        if player.page.locator("[data-pick=all]").count():
            player.click("[data-pick=all]", 0)
        elif place.count():
            player.click(".hit[data-action]", 0)
        elif player.page.locator("[data-mine=true]").count():
            player.page.wait_for_timeout(700)  # countries that can attack glow a moment after the button to finish
            if not player.page.locator("[data-pick^=source-], .hit[data-action], [data-pick=all]").count():
                player.click(".tray .end [data-action]", 0)
        else:
            player.page.wait_for_timeout(50)


# What is on the stage, and what the line below the board says then
WATCH = """() => {
    window.seen = [];
    const look = () => {
        const scene = document.querySelector('[data-scene]');
        const key = scene && scene.dataset.scene + scene.dataset.number;
        if (!scene || window.last === key) return;
        window.last = key;
        const told = document.querySelector('.line [data-last]')?.textContent ?? '';
        const skip = !!document.querySelector('[data-testid=skip]');
        const still = scene.classList.contains('still');
        window.seen.push([scene.dataset.scene, Number(scene.dataset.number), told, still, skip]);
    };
    new MutationObserver(look).observe(document.body, {subtree: true, childList: true, attributes: true});
}"""
WORDS = {"placed": "placed", "regrouped": "regrouped"}  # dice fall before their fight is told


FINISH = re.compile("^(Finish|End the turn|End without|To the attack)")


def watched_table(people, speed, ana=None):
    """A table at which the bots' first turns are watched."""
    ana = ana or people(LAPTOP, reduced_motion="no-preference")
    ana.go("/")
    ana.page.evaluate("speed => localStorage.setItem('speed', speed)", speed)
    ana.sit_at("teg", ["me", EASY, EASY])
    ana.page.wait_for_selector("[data-asked]")
    ana.page.evaluate(WATCH)
    return ana


def pass_the_turn(ana, until):
    """Place armies and end turns until something is so."""
    deadline = time.monotonic() + 100
    while not until():
        assert time.monotonic() < deadline, ana.told()
        if ana.page.locator("[data-mine=true]").count() and not until():
            if ana.page.locator("[data-pick=all]").count():
                ana.click("[data-pick=all]", 0)
            finish = ana.page.get_by_role("button", name=FINISH)
            if finish.count():
                with suppress(Error):  # the match went on while we looked
                    finish.first.click(timeout=1500)
            elif ana.page.locator(".hit[data-action]").count():
                ana.click(".hit[data-action]", 0)
        ana.page.wait_for_timeout(30)


def test_what_happens_is_shown_in_order_and_the_log_does_not_run_ahead(people):
    ana = watched_table(people, "fast")
    pass_the_turn(ana, lambda: ana.page.evaluate("seen.filter(([, , , still]) => !still).length") > 12)
    seen = ana.page.evaluate("seen")
    numbers = [number for _, number, *_ in seen]
    assert numbers == sorted(numbers)
    moving = [(kind, told) for kind, _, told, still, _ in seen if not still and kind in WORDS]
    assert moving
    assert [(kind, told) for kind, told in moving if WORDS[kind] not in told] == []


def test_while_something_is_shown_the_rest_can_be_passed_over(people):
    """The last scene too: it is still to be seen, although nothing waits behind it."""
    ana = watched_table(people, "fast")
    pass_the_turn(ana, lambda: ana.page.evaluate("seen.filter(([, , , still]) => !still).length") > 12)
    assert [kind for kind, _, _, still, skip in ana.page.evaluate("seen") if not still and not skip] == []


class Line:
    """The socket between a page and its table, held from the moment it is others' turn: they move, and nobody hears it."""

    def __init__(self, page):
        self.held = []
        self.holding = False
        page.route_web_socket("**/*", self._open)

    def _open(self, socket):
        server = socket.connect_to_server()
        socket.on_message(server.send)
        server.on_message(lambda text: self._hear(socket, text))

    def _hear(self, socket, text):
        if self.holding:
            self.held.append((socket, text))
            return
        socket.send(text)
        told = json.loads(text)
        self.holding = told["type"] == "now" and told["seat"] not in told["waiting"]

    def let_go(self):
        self.holding = False
        for socket, text in self.held:
            socket.send(text)


def test_skipping_shows_how_things_stand_until_ones_own_turn(people):
    ana = people(LAPTOP, reduced_motion="no-preference")
    line = Line(ana.page)
    watched_table(people, "calm", ana)
    skip = ana.page.get_by_test_id("skip")
    pass_the_turn(ana, lambda: line.held and ana.page.locator("[data-mine=false]").count())
    skip.click()
    ana.page.evaluate("seen.length = 0")
    line.let_go()  # what the others do is heard after that: all of it is passed over
    ana.page.wait_for_selector("[data-mine=true]")
    seen = ana.page.evaluate("seen")
    assert seen, "nothing happened"
    assert [kind for kind, _, _, still, _ in seen if not still] == []


def test_a_tap_hurries_and_an_order_waits_for_nothing(people):
    ana = watched_table(people, "calm")
    pass_the_turn(
        ana, lambda: ana.page.locator("[data-mine=true]").count() and ana.page.locator("[data-pick=all]").count()
    )
    country = ana.page.locator(".hit[data-action]").first
    name = country.get_attribute("data-country")
    country.click()
    ana.page.wait_for_function("name => document.querySelector(`.hit[data-country=${name}]`)", arg=name)
    assert ana.page.evaluate("document.querySelectorAll('[data-scene]:not(.still)').length") == 0


def test_the_speed_is_chosen_in_the_settings_and_remembered(people):
    ana = people(LAPTOP)
    ana.go("/settings")
    choice = ana.page.get_by_label("How fast opponents")
    assert choice.input_value() == "once", "who likes it still is shown everything at once"
    choice.select_option("calm")
    ana.page.reload()
    assert choice.input_value() == "calm"
    ana.sit_at("teg", ["me", EASY])
    ana.open_sheet("Table")
    assert choice.input_value() == "calm"


def test_a_turn_begins_with_what_was_lost(people):
    ana = people(LAPTOP)
    ana.sit_at("teg", ["me", EASY, EASY])
    ana.page.wait_for_selector("[data-asked]")
    recap = ana.page.get_by_test_id("recap")
    lost = recap.locator(".lost")
    pass_the_turn(ana, lambda: lost.count() > 0)
    told = " ".join(lost.all_inner_texts())
    assert "from you" in told
    assert recap.get_by_role("button", name="Show it again").count() == 1
    for width, height in SIZES.values():
        ana.page.set_viewport_size({"width": width, "height": height})
        settled(ana)
        assert ana.page.evaluate(COVERED) == [], (width, height)
    ana.page.set_viewport_size({"width": LAPTOP[0], "height": LAPTOP[1]})
    ana.open_sheet("Log")
    log = ana.page.locator(".log").inner_text()
    taken = re.findall(r"took (.+?) from you", told)
    assert taken
    for country in re.split(r", | and ", taken[0]):
        assert country in log
    recap.get_by_role("button", name="Close").click()
    recap.wait_for(state="detached")


def test_why_there_is_no_attack_is_one_tap_away(people):
    """It is the time for it, and none can be made: the order is there, dimmed, and asks the engine about the likeliest."""
    ana = people(LAPTOP)
    asked = []

    def without_attacks(text):
        told = json.loads(text)
        if told["type"] == "now":
            told["actions"] = {kind: ids for kind, ids in told["actions"].items() if not kind.startswith("attack")}
        return json.dumps(told)

    def line(socket):
        server = socket.connect_to_server()
        socket.on_message(lambda text: (asked.append(json.loads(text)), server.send(text)))
        server.on_message(lambda text: socket.send(without_attacks(text)))

    ana.page.route_web_socket("**/*", line)
    ana.sit_at("teg", ["me", EASY])
    # it is dimmed, and tapped as soon as it is there: the turn goes on
    tap = """() => {
        const attack = document.querySelector('[data-testid=barred][aria-disabled=true]');
        attack?.click();
        return !!attack;
    }"""
    pass_the_turn(ana, lambda: ana.page.evaluate(tap))
    ana.page.wait_for_timeout(300)
    assert [one for one in asked if one["type"] == "why" and one["action"]["do"].startswith("attack")]
