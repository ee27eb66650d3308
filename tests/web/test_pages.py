"""Every page: accessible, in three languages, at two sizes, with no missing sentence and nothing cut off."""

import pytest

from tests.web.player import LAPTOP, PHONE

GAMES = ["tacocat", "sequence", "revanche", "camisa12", "teg"]
PAGES = ["/", "/lobby", "/mine", "/puzzles", "/championships", "/settings", "/people/bot-normal", "/nowhere"]
PAGES += [f"/games/{game}" for game in GAMES]
PAGES += [f"/games/{game}/rules" for game in GAMES]
PAGES += [f"/games/{game}/ladder" for game in GAMES]
LOCALES = {"pt": "pt-BR", "es": "es-AR", "en": "en-US"}


@pytest.mark.parametrize(
    ("language", "size"),
    [("pt", PHONE), ("es", PHONE), ("en", PHONE), ("pt", LAPTOP)],
    ids=["pt-phone", "es-phone", "en-phone", "pt-laptop"],
)
def test_every_page_speaks_and_fits(people, language, size):
    """A missing sentence is told in the console, and so fails the test (see `people`)."""
    ana = people(size, LOCALES[language])
    for path in PAGES:
        ana.go(path)
        ana.page.wait_for_load_state("networkidle")
        assert ana.page.locator("html").get_attribute("lang")[:2] == language
        assert ana.page.locator("h1").first.inner_text(), path
        assert not ana.overflows(), f"{path} scrolls sideways"


@pytest.mark.parametrize("path", PAGES)
def test_no_page_has_a_violation_in_light_or_dark(people, path):
    ana = people(PHONE)
    ana.go(path)
    ana.page.wait_for_load_state("networkidle")
    for theme in ("light", "dark"):
        ana.page.emulate_media(color_scheme=theme)
        assert ana.violations() == []


def test_the_language_can_be_changed_and_stays(people):
    ana = people(LAPTOP)
    ana.go("/")
    ana.page.get_by_label("Language").select_option("es")
    ana.page.get_by_role("heading", name="¿A qué jugamos?").wait_for()
    ana.page.reload()
    ana.page.get_by_role("heading", name="¿A qué jugamos?").wait_for()


def test_a_name_is_kept_and_a_bad_one_is_refused(people):
    ana = people(LAPTOP)
    ana.go("/settings")
    ana.page.get_by_label("Your name").fill("Ana Clara")
    ana.page.get_by_role("button", name="Save").click()
    ana.page.get_by_text("Saved.").wait_for()
    ana.go("/")
    ana.page.get_by_role("link", name="Ana Clara").wait_for()


def test_a_recovery_code_makes_another_browser_the_same_person(people):
    ana, elsewhere = people(LAPTOP), people(PHONE)
    ana.go("/settings")
    ana.page.get_by_role("button", name="Show me a code").click()
    code = ana.page.locator("code").first.inner_text()
    elsewhere.go("/settings")
    elsewhere.page.get_by_label("I have a code").fill(code)
    elsewhere.page.get_by_role("button", name="That’s me").click()
    elsewhere.page.get_by_text("Welcome back").wait_for()
    assert elsewhere.api("GET", "/api/me")["id"] == ana.api("GET", "/api/me")["id"]


def test_the_app_can_be_installed(people):
    ana = people()
    ana.go("/")
    manifest = ana.api("GET", ana.page.locator("link[rel=manifest]").get_attribute("href"))
    assert manifest["display"] == "standalone"
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
    for icon in manifest["icons"]:
        assert ana.page.request.get(icon["src"]).ok
    ana.page.wait_for_function("navigator.serviceWorker.ready.then(() => true)")
    ana.page.context.set_offline(True)
    ana.page.reload()
    assert ana.page.title()
    ana.page.context.set_offline(False)


def test_a_link_that_leads_nowhere_says_so(people):
    ana = people(PHONE)
    for path in ("/tables/nonsense", "/matches/nonsense", "/people/nonsense", "/championships/nonsense"):
        ana.go(path)
        ana.page.get_by_role("heading", name="There is").wait_for()
        ana.page.locator("main").get_by_role("link", name="See the games").click()
        ana.page.get_by_role("heading", name="Tacocat").wait_for()
    ana.problems = [problem for problem in ana.problems if "WebSocket" not in problem]  # Chromium tells the refusal


@pytest.mark.parametrize("path", ["/lobby", "/mine"])
def test_a_list_of_nothing_leads_to_the_games_on_their_shelf(people, path):
    ana = people(PHONE)
    ana.go(path)
    boxes = ana.page.get_by_test_id("boxes").get_by_role("link")
    boxes.first.wait_for()
    assert [box.get_attribute("href") for box in boxes.all()] == [f"/games/{game}" for game in GAMES]
    boxes.get_by_text("Revanche").click()
    ana.page.get_by_role("heading", name="Revanche").wait_for()


def test_the_rules_as_printed_are_one_click_and_are_named_at_the_table(people):
    ana = people(PHONE)
    ana.go("/games/sequence")
    ana.page.get_by_text("Options and time").click()
    ana.page.get_by_role("button", name="As printed").click()
    talk = ana.page.get_by_label("Table talk")
    assert talk.count() == 0  # two players are no partners
    assert ana.page.get_by_label("Drawing cards").input_value() == "true"
    ana.page.get_by_label("How many players?").select_option("4")
    assert ana.page.get_by_role("button", name="As printed").get_attribute("aria-pressed") == "true"
    assert talk.input_value() == "true"
    talk.select_option("false")
    assert ana.page.get_by_role("button", name="As printed").get_attribute("aria-pressed") == "false"
    ana.page.get_by_role("button", name="As printed").click()
    ana.page.get_by_role("button", name="Open the table").click()
    ana.page.get_by_role("definition").filter(has_text="As printed").wait_for()


def test_a_link_to_a_rule_opens_at_its_passage_and_stays_there_while_pictures_are_drawn(people):
    ana = people(PHONE)
    ana.go("/games/sequence/rules#Q22")
    ana.page.locator("figure").nth(3).wait_for()  # the last of them; three stand above the passage
    sought = ana.page.locator(".sought")
    assert "pass" in sought.inner_text()
    ana.page.wait_for_function("""() => {
        const { top, bottom } = document.querySelector('.sought').getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
    }""")
    ana.page.mouse.wheel(0, -9000)  # whoever reads on is let go
    ana.page.wait_for_function("scrollY === 0")
    ana.page.set_viewport_size({"width": 400, "height": 740})
    ana.page.wait_for_timeout(300)
    assert ana.page.evaluate("scrollY") == 0
