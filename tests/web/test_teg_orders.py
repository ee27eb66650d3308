"""T.E.G.'s orders on the map: odds beside names, the line that says the next tap, walking in, dice in sight, recap away."""

import json
import subprocess
import time
from pathlib import Path

from tests.web.player import LAPTOP
from tests.web.test_room import settled
from tests.web.test_teg import DRAWN, EASY, OPEN, meet, pass_the_turn, wait_for_orders, watched_table

PHONE = (390, 844)
BOXES = """selector => [...document.querySelectorAll(selector)].map((one) => {
    const {left, right, top, bottom} = one.getBoundingClientRect();
    return {left, right, top, bottom};
})"""
ODDS = ".odds + text"
# A roll that is shown: its dice, and what lies over the map beside them.
DICE = """() => {
    window.dice = [];
    const zoom = () => document.querySelector('.zoom').getBoundingClientRect();
    const tray = () => document.querySelector('.teg > .tray').getBoundingClientRect();
    const look = () => {
        const felt = document.querySelector('[data-scene=fought] .dice .tray');
        if (!felt || felt === window.felt) return;
        window.felt = felt;
        setTimeout(() => {
            if (!felt.isConnected) return;
            const {left, right, top, bottom} = felt.getBoundingClientRect();
            const over = (box) => left < box.right - 2 && box.left + 2 < right && top < box.bottom - 2 && box.top + 2 < bottom;
            window.dice.push([over(zoom()), over(tray()), left >= -2 && right <= innerWidth + 2]);
        }, 500);
    };
    new MutationObserver(look).observe(document.body, {subtree: true, childList: true});
}"""


def asked(ana):
    return ana.page.get_by_test_id("ask").inner_text()


def choose_a_source(ana):
    ana.page.locator("[data-pick^=source-]").nth(ana.page.evaluate(OPEN)).click()
    ana.page.wait_for_selector(".hit[aria-pressed=true]")


def test_odds_cover_no_name_and_promise_nothing(people):
    ana = people(LAPTOP)
    ana.sit_at("teg", ["me", EASY])
    wait_for_orders(ana)
    choose_a_source(ana)
    ana.page.locator(ODDS).first.wait_for()
    names = ana.page.evaluate(DRAWN)["names"]
    assert not [(one, other) for one in ana.page.evaluate(BOXES, ".odds") for other in names if meet(one, other, 4)]
    assert {"100%", "0%"}.isdisjoint(ana.page.locator(ODDS).all_inner_texts())


def test_the_line_says_what_the_next_tap_does(people):
    ana = people(LAPTOP)
    ana.sit_at("teg", ["me", EASY])
    wait_for_orders(ana)
    assert asked(ana).startswith("Tap a highlighted country")
    choose_a_source(ana)
    source = ana.page.locator(".source strong").inner_text()
    assert source in asked(ana)


def test_a_tap_on_the_country_that_fell_walks_in(people):
    ana = people(LAPTOP)
    ana.sit_at("teg", ["me", EASY])
    deadline = time.monotonic() + 90
    into = ana.page.locator(".ahead")
    while not into.count():
        assert time.monotonic() < deadline, ana.told()
        wait_for_orders(ana)
        if not ana.page.locator(".hit[aria-pressed=true]").count():
            choose_a_source(ana)
        until = ana.page.locator(".until")
        if until.count():
            until.first.click()
        ana.page.wait_for_timeout(400)
    numbers = ana.page.locator(".choices button[data-action]")
    fell = ana.page.locator(".hit[data-action]")
    assert fell.count() == 1
    assert fell.get_attribute("data-action") == numbers.last.get_attribute("data-action")
    assert "advance into" in asked(ana)
    fell.click()
    into.wait_for(state="detached")


def test_on_a_phone_dice_lie_beside_the_controls(people):
    ana = watched_table(people, "calm", people(PHONE, reduced_motion="no-preference"))
    ana.page.evaluate(DICE)
    pass_the_turn(ana, lambda: ana.page.evaluate("dice.length") > 2)
    assert [one for one in ana.page.evaluate("dice") if one != [False, False, True]] == []


def test_the_recap_is_away_when_an_order_is_given_and_covers_no_country_on_a_laptop(people):
    ana = people(LAPTOP)
    ana.sit_at("teg", ["me", EASY, EASY])
    recap = ana.page.get_by_test_id("recap")
    pass_the_turn(ana, recap.count)
    settled(ana)
    box = recap.bounding_box()
    covered = {"left": box["x"], "right": box["x"] + box["width"], "top": box["y"], "bottom": box["y"] + box["height"]}
    assert not [one for one in ana.page.evaluate(DRAWN)["counters"] if meet(one, covered, 1)]
    # armies wait to be placed, or, in the first round, the attack begins
    if ana.page.locator(".hit[data-action]").count():
        ana.page.locator(".hit[data-action]").first.click()
    else:
        choose_a_source(ana)
    recap.wait_for(state="detached")


# Every country that an order can go to: is it in the frame, uncovered, and large enough for a finger?
TARGETS = """() => [...document.querySelectorAll('.hit.offer')].map((one) => {
    const {left, right, top, bottom, width} = one.getBoundingClientRect();
    const under = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return [one.dataset.country, width >= 43.5, !!under?.closest('svg[role=group]'), Number(one.getAttribute('cx'))];
})"""


def test_on_a_phone_an_order_shows_where_it_can_lead_large_enough_for_a_finger(people):
    ana = people(PHONE)
    ana.sit_at("teg", ["me", EASY])
    wait_for_orders(ana)
    ana.page.locator("[data-pick^=source-]").nth(ana.page.evaluate(OPEN)).click()
    ana.page.wait_for_selector(".hit[aria-pressed=true]")
    ana.page.locator(".targets li").first.wait_for()
    ana.page.wait_for_timeout(300)
    found = {country: fits for country, *fits in ana.page.evaluate(TARGETS)}
    source = ana.page.locator(".hit[aria-pressed=true]").get_attribute("data-country")
    meant = ana.page.locator(".hit.offer[data-action], .hit.offer[data-pick^=target-]").evaluate_all(
        "all => all.map(one => one.dataset.country)"
    )
    assert meant
    # who is attacked over the edge of the map stands at its other end
    near = [country for country in [source, *meant] if abs(found[country][2] - found[source][2]) < 800]
    assert {country: found[country] for country in near if found[country][:2] != [True, True]} == {}


def test_what_an_objective_asks_for_stands_beside_the_map_on_a_laptop(people):
    ana = people(LAPTOP)
    ana.sit_at("teg", ["me", EASY, EASY])
    tile = ana.page.locator(".tile.objective")
    tile.wait_for()
    shown = tile.locator(".part:visible").all_inner_texts()
    assert shown
    tile.click()
    secret = ana.page.locator(".panel section").first  # the last of them is everybody's
    told = secret.locator("li, p").all_inner_texts()
    assert len(shown) == min(4, len(told))
    for part, whole in zip(shown, told, strict=False):
        assert part.split("\n")[0] in whole


WEB = Path(__file__).parents[2] / "web"
RECAP = """
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
const { home, log, seat } = JSON.parse(readFileSync(0, 'utf8'));
const { ModuleKind, transpileModule } = createRequire(`${home}/package.json`)('typescript');
const source = readFileSync(`${home}/src/games/teg/recap.ts`, 'utf8');
const module = {};
const options = { compilerOptions: { module: ModuleKind.CommonJS } };
new Function('exports', transpileModule(source, options).outputText)(module);
console.log(JSON.stringify(module.since(log, seat)));
"""


def since(log, seat):
    """What the recap tells this seat, of a log in a few words: `turn 1`, `1 takes Egypt of 0`."""
    events = []
    for line in log:
        match line.split():
            case ["turn", who]:
                events.append({"kind": "turn", "facts": {"seat": int(who)}})
            case [who, "takes", country, "of", other]:
                facts = {"seat": int(who), "other_seat": int(other), "country": country}
                events.append({"kind": "conquered", "facts": facts})
    given = json.dumps({"home": str(WEB), "log": events, "seat": seat})
    node = ["node", "--input-type=module", "--eval", RECAP]
    return json.loads(subprocess.run(node, input=given, capture_output=True, text=True, check=True).stdout)


def test_the_recap_tells_what_was_lost_since_the_last_turn_also_before_the_next_one_is_announced():
    """Armies of a situation card are placed before one's turn is announced."""
    first = ["turn 1", "1 takes Finland of 2", "turn 0"]
    assert since(first, 0)["lost"] == []
    later = [*first, "turn 1", "1 takes Egypt of 0"]
    for log in (later, [*later, "turn 0"]):
        told = since(log, 0)
        assert told["lost"] == [{"seat": 1, "countries": ["Egypt"]}]
        assert told["others"] == []
    assert since(["turn 0", "0 takes Egypt of 1"], 0) is None
