"""Who plays against people: characters with names and faces, a hint that says why, and words that can be switched off."""

import pytest

from tests.web.player import LAPTOP, PHONE


def test_a_bot_has_the_name_and_the_face_of_its_level_in_this_game(people):
    ana = people(PHONE)
    ana.sit_at("sequence", ["me", "bot-hard"])
    ana.page.wait_for_selector("[data-asked]")
    seats = ana.page.locator(".seats li")
    assert "Lady Rampart" in seats.nth(1).inner_text()
    face = seats.nth(1).locator("img.face")
    assert face.evaluate("image => image.complete && image.naturalWidth > 0")
    assert face.get_attribute("title") == "Likes to stop other people’s lines."
    assert seats.nth(0).locator("img.face").count() == 0
    assert not ana.overflows()
    assert ana.violations() == []


def test_a_form_offers_the_characters_by_name(people):
    ana = people(LAPTOP, "pt-BR")
    ana.go("/games/teg")
    seat = ana.page.get_by_label("Lugar 2", exact=True)
    seat.wait_for()
    known = ["Recruta Lia (fácil)", "Capitão Bruno (normal)", "General Trovão (difícil)"]
    assert [one for one in seat.locator("option").all_inner_texts() if "(" in one] == known
    ana.page.get_by_label("Quantos jogadores?").select_option("2")  # there master was found to be stronger
    seat.locator("option", has_text="Marechala").wait_for(state="attached")
    choices = seat.locator("option").all_inner_texts()
    assert [one for one in choices if "(" in one] == [*known, "Marechala Prudência (mestre)"]


def test_a_hint_says_why_in_one_sentence(people):
    ana = people(PHONE)
    ana.sit_at("tacocat", ["me", "bot-easy"])
    ana.page.wait_for_selector("[data-asked=swap]")
    ana.page.get_by_role("button", name="Hint").click()
    why = ana.page.get_by_test_id("why")
    why.wait_for(timeout=20_000)
    assert why.inner_text().endswith(".")
    assert not ana.overflows()


def test_bots_can_be_silenced(people):
    ana = people(LAPTOP)
    ana.go("/settings")
    box = ana.page.get_by_label("Bots say something at big moments")
    assert box.is_checked()
    box.uncheck()
    ana.page.reload()
    assert not ana.page.get_by_label("Bots say something at big moments").is_checked()


# What a bot says, when it appears: does it lie over the question, or over a player's name?
OVERLAPS = """
window.said = [];
new MutationObserver(() => {
    const quip = document.querySelector('[data-testid=quip]');
    if (!quip || quip === window.last) return;
    window.last = quip;
    const one = quip.getBoundingClientRect();
    window.said.push([...document.querySelectorAll('[data-asked], .seats li')].filter((part) => {
        const other = part.getBoundingClientRect();
        return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    }).map((part) => part.className));
}).observe(document, {subtree: true, childList: true});
"""


@pytest.mark.parametrize("size", [PHONE, (740, 360), LAPTOP], ids=["phone", "side", "laptop"])
def test_what_a_bot_says_covers_neither_the_question_nor_a_name(people, size):
    ana = people(size)
    ana.go("/")
    ana.page.add_init_script(OVERLAPS)
    for match in range(4):  # they do not say something in every match
        ana.sit_at("revanche", ["me", "bot-normal"])
        ana.page.wait_for_selector("[data-asked]")
        ana.finish(150, seed=match)
        ana.page.wait_for_timeout(300)
        if said := ana.page.evaluate("window.said"):
            break
    assert said
    assert not any(said), said
