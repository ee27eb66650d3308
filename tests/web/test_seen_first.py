"""Nothing is told before it is seen: cards turn, dice fall and shots land first; a lesson is played at a whole board."""

import pytest

from tests.web.player import LAPTOP, PHONE
from tests.web.test_matches import MATCHES

# What the teacher, or the bar, says while cards lie face to face.
LISTEN = """() => {
    window.heard = [];
    new MutationObserver(() => window.heard.push([
        document.querySelectorAll('.turning').length, document.querySelector('.words').innerText,
    ])).observe(document.querySelector('.lesson'), {subtree: true, childList: true, characterData: true});
}"""
# Is something that is asked for on the screen as it is, with nothing over it?
IN_SIGHT = """() => [...document.querySelectorAll('section.board :is([data-action], [data-pick])')].some(one => {
    const box = one.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + Math.min(box.height / 2, 30));
    return top && (one.contains(top) || top.contains(one));
})"""
# Where played cards set out, against where they lie.
WATCH = """() => {
    window.starts = [];
    const look = () => {
        const flight = document.querySelector('.piles .last')?.getAnimations()[0];
        const start = flight?.effect.getKeyframes()[0].transform;
        if (start) window.starts.push(new DOMMatrix(start).f);
        requestAnimationFrame(look);
    };
    look();
}"""


def lesson(people, game, size, moves=0, **wishes):
    """Somebody who has made so many moves of a game's lesson."""
    ana = people(size, **wishes)
    ana.go(f"/games/{game}/lesson")
    for _ in range(moves):
        ana.page.locator("section.board :is([data-action], [data-pick])").first.wait_for()
        ana.click_on(lambda places: places[0])
        ana.page.wait_for_timeout(700)
    ana.page.locator("section.board :is([data-action], [data-pick])").first.wait_for()
    return ana


@pytest.mark.parametrize("game", MATCHES)
def test_what_the_teacher_asks_for_is_on_a_phone_s_screen(people, game):
    ana = lesson(people, game, PHONE)
    ana.page.wait_for_timeout(800)
    assert ana.page.evaluate(IN_SIGHT)
    assert ana.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert not ana.overflows()


def test_cards_turn_over_before_anybody_says_who_won(people):
    ana = lesson(people, "tacocat", LAPTOP, moves=3, reduced_motion="no-preference")
    ana.page.evaluate(LISTEN)
    ana.click_on(lambda places: places[0])
    ana.page.wait_for_function("heard.some(([, said]) => said.includes('won the duel'))")
    heard = ana.page.evaluate("heard")
    first = next(place for place, (_, said) in enumerate(heard) if "won the duel" in said)
    assert any(turning for turning, _ in heard[:first]), "it was told before the cards lay there"
    ana.page.wait_for_function("document.querySelector('.words').innerText.startsWith('You attack first')")


def test_the_card_that_is_played_leaves_from_the_hand(people):
    ana = people(LAPTOP, reduced_motion="no-preference")
    ana.go("/")
    ana.page.evaluate("localStorage.setItem('tips', '9')")
    ana.sit_at("sequence", ["me", "bot-easy"])
    ana.page.evaluate(WATCH)
    ana.page.locator(".hand [data-pick]").last.click()
    ana.page.wait_for_timeout(1000)  # what a bot that began has played has arrived
    ana.page.evaluate("starts.length = 0")
    ana.page.locator(".grid [data-action]").first.click()
    ana.page.wait_for_function("starts.length")
    assert ana.page.evaluate("starts[0]") > 40, "it came from above"


def test_a_hint_covers_nothing_and_escape_closes_what_lies_over_the_board(people):
    ana = people(LAPTOP)
    ana.sit_at("tacocat", ["me", "bot-easy"])
    ana.page.get_by_role("button", name="Hint").click()
    does = ana.page.get_by_role("button", name="Do it")
    does.wait_for()
    ana.page.get_by_role("button", name="Why?").click()
    ana.page.locator("aside.panel").wait_for()
    does.click(trial=True, timeout=3000)  # the rules do not lie over it
    ana.page.keyboard.press("Escape")
    assert ana.page.locator("aside.panel").count() == 0
