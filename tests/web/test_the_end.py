"""The end of a match: counted before it is told, drawn as that game's own, and told once."""

import re

from tests.web.player import LAPTOP, PHONE

WAR = ["me", "bot-normal", "bot-normal", "bot-normal"]


def test_no_two_bots_at_a_table_have_one_name_or_one_face(people):
    ana = people(LAPTOP)
    ana.sit_at("teg", WAR, options={"round_limit": 2})
    seats = ana.page.locator(".seats li:not(.me)")
    seats.nth(2).wait_for()
    names = seats.locator(".name .short").all_inner_texts()
    names = [re.sub(r"\s*★", "", name).strip() for name in names]
    assert len(names) == len(set(names)) == 3
    assert names[0] == "Captain Bruno"  # the character of the level comes first
    assert not any(re.search(r"\d|\(", name) for name in names)
    faces = seats.evaluate_all("all => all.map((one) => (one.querySelector('img, [data-comrade]') ?? {}).outerHTML)")
    assert len(set(faces)) == 3


def test_the_count_of_camisa_12_is_the_same_everywhere_while_it_lasts(people):
    ana = people(LAPTOP, reduced_motion="no-preference")
    ana.sit_at("camisa12", ["me", "bot-random"], options={"teams": "none"})
    ana.page.wait_for_selector("[data-action], [data-pick]")
    ana.page.evaluate("""() => {
        window.seen = [];
        const look = () => {
            const end = document.querySelector('.end table');
            if (!end || document.querySelector('.curtain')) return;
            const chips = [...document.querySelectorAll('.seats .score')].map((one) => one.textContent.trim());
            const rows = [...end.querySelectorAll('tr')].map((row) => {
                const [goals, points] = [...row.querySelectorAll('td')].map((one) => parseInt(one.textContent) || 0);
                return `${goals} (${points})`;
            });
            window.seen.push([chips.join(), rows.join()].join(' | '));
        };
        new MutationObserver(() => requestAnimationFrame(look))
            .observe(document, { subtree: true, childList: true, characterData: true });
    }""")
    ana.finish(150)
    seen = list(dict.fromkeys(ana.page.evaluate("window.seen")))
    assert len(seen) > 1, "the points are added one after the other"
    for moment in seen:
        chips, rows = moment.split(" | ")
        assert chips == rows


def test_the_end_of_a_war_lays_all_objectives_open(people):
    ana = people(PHONE)
    ana.sit_at("teg", WAR, options={"round_limit": 2})
    ana.page.wait_for_selector("[data-action], [data-pick]")
    ana.finish(240)
    end = ana.page.locator(".curtain")
    end.wait_for()
    assert end.get_by_test_id("end-picture").locator("path.land").count() == 72
    open_ = end.get_by_test_id("objectives-open").locator("> li")
    assert open_.count() == 4
    assert all(open_.nth(seat).locator(".goal").count() for seat in range(4))
    figures = [int(text) for text in end.locator("tr:not(.winner) .number").all_inner_texts()]
    assert figures == sorted(figures, reverse=True)  # in an order that can be understood
    assert "or, on a tie" not in end.inner_text()
    assert ana.violations() == []


def test_who_won_is_said_once(people):
    ana = people(PHONE)
    ana.sit_at("tacocat", ["me", "bot-easy"])
    ana.page.wait_for_selector("[data-action], [data-pick]")
    ana.finish(150, pick_share=0)
    end = ana.page.locator(".curtain")
    end.wait_for()
    assert len(re.findall(r"\bwon\b", end.inner_text())) == 1
    assert end.get_by_test_id("end-picture").locator("path.hop").count() > 3
    assert "rating" not in end.inner_text()  # after a first match it says nothing about anybody
