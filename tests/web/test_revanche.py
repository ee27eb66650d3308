"""The board of Revanche, at the moments of its lesson: those are the same every time."""

import random

import msgspec

from ludoteca import Match
from tests.web.player import LAPTOP, PHONE

GOAL, KEEPER, SUBSTITUTION, CORNER = 3, 5, 6, 8  # moves of the learner until then


def learner(people, moves, size=PHONE, ana=None):
    """Somebody who has made so many moves of the lesson."""
    ana = ana or people(size)
    ana.go("/games/revanche/lesson")
    for done in range(moves):
        ana.page.locator(f"progress[value='{done}']").wait_for()
        ana.page.locator("[data-action], [data-pick]").first.wait_for()
        if ana.page.locator("[data-pick]").count():
            ana.page.locator("[data-pick]").first.click()  # a substitution is asked for twice
        ana.page.locator("[data-action]").first.click()
    ana.page.locator(f"progress[value='{moves}']").wait_for()
    return ana


def seen(ana, label, role="img"):
    """How many things with this label somebody sees."""
    return sum(one.is_visible() for one in ana.page.get_by_role(role, name=label).all())


def test_a_goal_is_a_pile_and_a_point(people):
    ana = learner(people, GOAL)
    assert seen(ana, "One goal pile") == 1
    assert seen(ana, "No goal pile") == 1
    assert seen(ana, "Purple 1, Orange 0") == 1


def test_a_goal_is_a_scene_in_the_colours_of_whoever_scored(people):
    ana = people(PHONE)
    ana.page.add_init_script("""
        window.cries = new Set();
        new MutationObserver(() => {
            const cry = document.querySelector('[data-testid=goal-cry]');
            if (cry) window.cries.add(`${cry.querySelector('strong').innerText} ${cry.classList.contains('purple')}`);
        }).observe(document, {subtree: true, childList: true});
    """)
    learner(people, GOAL, ana=ana)
    assert ana.page.evaluate("[...window.cries]") == ["GOAL! true"]


def test_the_fans_of_whoever_scored_get_to_their_feet(people):
    ana = people(LAPTOP)
    ana.page.add_init_script("""
        window.cheers = new Set();
        new MutationObserver(() => document.querySelectorAll('[data-fans]').forEach((stand) =>
            stand.dataset.cheers === 'true' && window.cheers.add(stand.dataset.fans)
        )).observe(document, {subtree: true, childList: true, attributes: true});
    """)
    learner(people, GOAL, ana=ana)
    ana.page.wait_for_function("window.cheers.size > 0")
    assert ana.page.evaluate("[...window.cheers]") == ["purple"]


def test_the_last_passes_lie_beside_the_pile(people):
    ana = people(LAPTOP)
    ana.sit_at("revanche", ["me", "bot-random"], options={"division": 3})
    passes = ana.page.get_by_test_id("passes").locator("li")
    counts = set()
    for _ in range(12):
        ana.page.locator("[data-mine=true], [data-testid=result]").first.wait_for()
        counts.add(passes.count())
        ana.click_on(lambda places: places[0])
        ana.page.wait_for_timeout(60)
    assert counts > {0}, "none at the kick-off, then one after the other"
    assert max(counts) <= 4


def test_the_keeper_ends_the_chance_and_the_rival_passes(people):
    ana = learner(people, KEEPER - 1)
    assert ana.page.get_by_role("button", name="Play the keeper (1)").is_enabled()
    ana.page.get_by_role("button", name="Play the keeper (1)").click()
    ana.page.locator(f"progress[value='{KEEPER}']").wait_for()
    assert seen(ana, "’s 14") == 1


def test_a_card_brought_on_leaves_a_place_that_a_card_of_the_hand_fills(people):
    ana = learner(people, SUBSTITUTION)
    assert seen(ana, "An empty place on the bench") == 1
    assert ana.page.get_by_role("group", name="Team Purple’s bench, 4 substitutions left").count() == 1
    ana.page.get_by_role("button", name="Send the 2 to the bench").click()
    ana.page.locator(f"progress[value='{SUBSTITUTION + 1}']").wait_for()
    assert seen(ana, "An empty place on the bench") == 0
    assert seen(ana, "Your 2, face down: out of the match") == 1


def test_a_substitution_is_asked_for_twice(people):
    ana = learner(people, SUBSTITUTION - 1)
    card = ana.page.locator(".bench.own [data-pick]")
    card.click()
    assert ana.page.locator(".bench.own [data-action]").count() == 1, "the first tap takes it in hand"
    assert ana.page.locator(f"progress[value='{SUBSTITUTION - 1}']").count() == 1
    ana.page.locator(".bench.own [data-action]").click()
    ana.page.locator(f"progress[value='{SUBSTITUTION}']").wait_for()


def test_a_cross_hangs_in_the_air_until_it_is_answered(people):
    ana = learner(people, 0)
    hanging = 0
    for done in range(KEEPER):
        ana.page.locator(f"progress[value='{done}']").wait_for()
        hanging += ana.page.get_by_test_id("hanging").count()
        ana.page.locator("[data-action]").first.click()
    ana.page.locator(f"progress[value='{KEEPER}']").wait_for()
    assert hanging > 0
    assert ana.page.get_by_test_id("hanging").count() == 0, "the keeper has it"


def test_bench_and_hand_never_overlap_on_a_phone(people):
    ana = people(PHONE)
    ana.sit_at("revanche", ["me", "bot-random"], options={"division": 1})
    ana.page.locator("[data-mine=true]").wait_for()
    ground, hand = (ana.page.locator(one).bounding_box() for one in ("section.board .ground", "section.board .hand"))
    assert ground["y"] + ground["height"] <= hand["y"]
    assert hand["y"] + hand["height"] <= ana.page.locator("section.board").bounding_box()["y"] + (
        ana.page.locator("section.board").bounding_box()["height"] + 1
    ), "all of the hand is in sight"
    bench = ana.page.locator(".bench.own").bounding_box()
    assert bench["y"] + bench["height"] <= ground["y"] + ground["height"] + 1, "and one's own bench above it"


def shoot_out():
    """The log of a match that went to penalties, and the step of its first shot."""
    for seed in range(100):
        dice = random.Random(seed)
        match = Match("revanche", 2, seed=seed, options={"division": 3, "overtime": False})
        steps, first = 0, 0
        while match.result is None:
            seat = match.waiting[0]
            match.play(seat, dice.choice(match.state.legal(seat)))
            steps += 1
            kinds = {event["kind"] for event in match.events(None)}
            first = first or (steps if kinds & {"shot-in", "shot-saved"} else 0)
        if first:
            return msgspec.to_builtins(match.log), first
    raise AssertionError("no match went to penalties")


def test_the_shoot_out_is_a_scene_with_keeper_and_ball(people):
    log, first = shoot_out()
    ana = people(LAPTOP)
    ana.go("/")
    made = ana.api("POST", "/api/matches", log)
    ana.go(f"/matches/{made['id']}?step={first - 1}")
    ana.page.locator("section.goal").nth(1).wait_for()
    assert ana.page.get_by_test_id("shot").count() == 0
    ana.go(f"/matches/{made['id']}?step={first}")
    ana.page.get_by_test_id("shot").locator("svg").nth(1).wait_for()
    assert ana.page.get_by_test_id("shot").count() == 1


def test_a_set_piece_shows_a_back_until_both_have_chosen(people):
    ana = learner(people, CORNER, LAPTOP)
    assert seen(ana, "A card, chosen in secret") == 1
    assert ana.page.locator("section.board .judge:visible .equal").count() == 2  # the pair of corners
    assert ana.page.get_by_role("button", name="Choose the 15, in secret").count() == 1
    assert ana.violations() == []


def test_arrow_keys_walk_along_the_hand(people):
    ana = learner(people, 0)
    hand = ana.page.get_by_role("list", name="Your hand: 11 cards").get_by_role("button")
    hand.nth(0).focus()
    for _ in range(3):
        ana.page.keyboard.press("ArrowRight")
    ana.page.keyboard.press("Enter")  # the 3, which is asked for
    ana.page.locator("progress[value='1']").wait_for()


def test_a_dimmed_card_is_refused_with_the_teacher_s_sentence(people):
    ana = learner(people, 0)
    ana.page.get_by_role("button", name="The ace (10)").click(force=True)
    assert ana.page.get_by_role("alert").first.inner_text()
    assert ana.page.locator("progress[value='0']").count() == 1


def test_the_rules_show_the_shoot_out_as_two_rows_of_five(people):
    ana = people(LAPTOP)
    ana.go("/games/revanche/rules")
    picture = ana.page.locator("figure", has_text="ten cards a side")
    picture.locator("section.goal").nth(1).wait_for()
    for goal in picture.locator("section.goal").all():
        tops = [spot.bounding_box()["y"] for spot in goal.locator("li").all()]
        assert sorted(tops.count(top) for top in set(tops)) == [5, 5]
