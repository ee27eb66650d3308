"""After the match in a real browser: review, mistakes tried again, playing on from a moment, puzzles."""

import re

import pytest

from ludoteca.engine.catalogue import game as find_game
from ludoteca.review.puzzles import puzzles_of
from tests.web.player import LAPTOP, PHONE

LOCALES = {"pt": "pt-BR", "es": "es-AR", "en": "en-US"}


def lost(person):
    """A match of Tacocat, played by random clicks to its end; gives its id."""
    table = person.sit_at("tacocat", ["me", "bot-normal"])
    person.page.wait_for_selector("[data-action], [data-pick]")
    person.finish(150, pick_share=0)
    return table


def open_review(person, table):
    person.go(f"/matches/{table}/review")
    person.page.locator("[data-testid=said]").wait_for(timeout=60_000)


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_a_match_is_looked_at_again_from_its_end_and_shared(people, size):
    ana = people(size)
    table = lost(ana)
    ana.page.get_by_role("link", name="Review the match").first.click()
    ana.page.locator("[data-testid=said]").wait_for(timeout=60_000)
    assert ana.page.get_by_role("img", name="Chance to win").count() == 1
    assert "Luck was" in ana.page.get_by_test_id("short").inner_text()
    assert ana.page.get_by_role("row", name="Given up or agreed").count() == 0
    assert ana.page.get_by_role("row", name="Result").inner_text().split()[1:] in (
        ["100%", "0%"],
        ["0%", "100%"],
    )
    slider = ana.page.get_by_label("Moment of the match")
    last = slider.input_value()
    slider.focus()
    ana.page.keyboard.press("Home")
    assert slider.input_value() == "0"
    assert re.search(r"step=0$", ana.page.url)
    ana.page.keyboard.press("ArrowRight")
    assert slider.input_value() == "1"
    assert int(last) > 1
    ana.page.evaluate("scrollTo(0, 0)")
    onward = ana.page.get_by_role("button", name="One step forward")
    assert onward.bounding_box()["y"] < size[1] - 40  # with the board in sight, also on a phone
    onward.click()
    assert slider.input_value() == "2"
    ana.page.locator("h1").click()
    ana.page.keyboard.press("ArrowLeft")  # wherever one is on the page
    assert slider.input_value() == "1"
    ana.page.get_by_role("button", name="Next key moment").click()
    assert ana.page.locator("[data-moment][aria-current=true]").count() == 1
    moment = ana.page.locator("[data-moment]").first
    assert re.match(r"Move \d+\n", moment.inner_text())
    told = moment.inner_text().partition("\n")[2]
    moment.click()
    ana.page.get_by_test_id("said").get_by_text(told).wait_for()
    assert ana.violations() == []
    assert not ana.overflows()
    ana.page.get_by_role("button", name="Share this review").click()
    link = ana.page.locator("[data-testid=invite]").input_value()
    rui = people(PHONE)
    rui.page.goto(link)
    rui.page.locator("[data-testid=said]").wait_for()
    assert " you " not in rui.page.locator("[data-testid=said]").inner_text()
    assert table in link


def test_a_review_that_is_under_way_shows_a_rough_graph_and_how_long_it_takes(people):
    ana = people(PHONE)
    table = lost(ana)
    open_review(ana, table)
    path = f"/api/matches/{table}/review"
    whole = ana.api("GET", path)
    rough = whole["report"] | {"decisions": [], "accounts": [], "forms": [], "moments": []}
    under_way = whole | {"status": "waiting", "progress": 0.0, "report": None, "ahead": 2, "wait": 130.0}
    ana.page.route(f"**{path}", lambda route: route.fulfill(json=under_way))
    ana.go(f"/matches/{table}/review?step=4")
    progress = ana.page.get_by_test_id("progress")
    progress.get_by_text("2 other reviews come before it.").wait_for()
    progress.get_by_text("About 2 minutes are left.").wait_for()
    assert ana.violations() == []
    under_way |= {"status": "running", "progress": 0.5, "report": rough, "ahead": 0, "wait": 20.0}
    ana.page.get_by_role("img", name="Chance to win").wait_for()
    progress.get_by_text("Less than a minute is left.").wait_for()
    assert ana.page.get_by_role("heading", name="Key moments").count() == 0
    place = ana.page.get_by_label("Moment of the match").input_value()
    assert ana.violations() == []
    ana.page.unroute(f"**{path}")
    ana.page.get_by_role("heading", name="Key moments").wait_for()
    assert ana.page.get_by_label("Moment of the match").input_value() == place
    assert progress.count() == 0


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_a_mistake_is_tried_again_on_the_board_and_played_on_from(people, size):
    ana = people(size)
    table = lost(ana)
    open_review(ana, table)
    ana.page.get_by_role("button", name="Begin").click()
    ana.page.get_by_text("Find something better on the board.").wait_for()
    assert ana.page.locator("[data-moment]").count() == 0  # the answer is not told beside the question
    ana.page.locator("[data-action]").first.wait_for()
    task, board = ana.page.get_by_test_id("learn"), ana.page.locator("section.board")
    for seen in (task, board):  # nobody has to look for the question, or for the board
        box = seen.bounding_box()
        assert 0 <= box["y"] < size[1] / 2
    assert ana.click_on(lambda places: places[0])
    ana.page.get_by_test_id("tried").wait_for()
    assert re.search(r"is worth \d+%", ana.page.get_by_test_id("tried").inner_text())
    ana.page.get_by_role("button", name="Show me").click()
    ana.page.get_by_text("Better:").first.wait_for()
    assert ana.violations() == []
    n = min(one["n"] for one in ana.api("GET", f"/api/matches/{table}/review")["report"]["decisions"] if one["label"])
    task.get_by_role("button", name="Play on from here").click()
    assert not ana.overflows()
    task.get_by_role("button", name="Open the table").click()
    ana.page.wait_for_url(re.compile("/tables/(?!" + table + ")"))
    made = ana.page.url.rpartition("/")[2].partition("?")[0]
    ana.page.locator("[data-action], [data-pick]").first.wait_for()
    ana.api("POST", f"/api/tables/{made}/resign", {})
    entries = [ana.api("GET", f"/api/matches/{one}/log")["entries"] for one in (table, made)]
    assert [(one["s"], one["a"]) for one in entries[1][1:n]] == [(one["s"], one["a"]) for one in entries[0][1:n]]


@pytest.mark.parametrize("language", LOCALES)
def test_a_review_speaks_three_languages(people, language):
    ana = people(PHONE, LOCALES[language])
    open_review(ana, lost(ana))
    ana.page.get_by_role(
        "heading", name={"en": "Key moments", "pt": "Momentos decisivos", "es": "Momentos clave"}[language]
    ).wait_for()
    assert not ana.overflows()


def test_playing_on_from_a_moment_of_a_finished_match_and_its_dice(people):
    ana = people(LAPTOP)
    table = lost(ana)
    ana.go(f"/matches/{table}?step=9")
    board = ana.page.locator(".boards")
    high = board.bounding_box()["height"]
    ana.page.get_by_role("button", name="Play on from here").click()
    ana.page.get_by_label("Who are you?").wait_for()
    assert board.bounding_box()["height"] == high  # the form is scrolled to, and the board is not cut off
    ana.page.get_by_label("Who are you?").select_option("1")
    ana.page.get_by_label("Against").select_option("bot-easy")
    ana.page.get_by_role("button", name="Open the table").click()
    ana.page.wait_for_url(re.compile("/tables/(?!" + table + ")"))
    ana.page.locator("[data-action], [data-pick]").first.wait_for()
    made = ana.page.url.rpartition("/")[2].partition("?")[0]
    assert ana.api("GET", f"/api/tables/{made}")["parent"] == table
    ana.click_on(lambda places: places[0])
    ana.page.wait_for_timeout(200)
    ana.api("POST", f"/api/tables/{made}/resign", {})
    ana.page.wait_for_selector("[data-testid=result]")
    ana.go(f"/matches/{made}/fair")
    for check in ("hash", "draws"):
        ana.page.locator(f"[data-check={check}].good").wait_for()


def test_a_newcomer_finds_a_puzzle_on_the_home_page_and_solves_it_on_the_board(people):
    ana = people(PHONE)
    ana.go("/")
    ana.page.get_by_role("listitem").filter(has_text="Tacocat").get_by_role("link", name="Puzzles").first.click()
    ana.page.get_by_test_id("puzzle").wait_for()
    ana.page.locator("[data-action], [data-pick]").first.wait_for()
    assert ana.violations() == []
    assert not ana.overflows()
    key = re.search(r"puzzles/(\w+)", ana.page.url)[1]
    answer = puzzles_of(find_game("tacocat"))[key].answer
    ana.api("POST", f"/api/games/tacocat/puzzles/{key}", {"action": answer})
    ana.go(f"/games/tacocat/puzzles/{key}")
    ana.page.get_by_text("You have answered this one before").wait_for()
    ana.page.get_by_role("button", name="Another one").click()
    ana.page.get_by_text("You have answered this one before").wait_for(state="detached")
    ana.page.locator("[data-action], [data-pick]").first.wait_for()
    assert ana.click_on(lambda places: places[0])
    ana.page.get_by_role("heading", name=re.compile("Right!|Not the best")).wait_for()
    if ana.page.get_by_role("button", name="Show me").count():
        ana.page.get_by_role("button", name="Show me").click()
    ana.page.get_by_text("of the time; the next best").wait_for()
    ana.page.get_by_role("button", name="Next puzzle").click()
    ana.page.get_by_role("heading", name=re.compile("Right!|This was it")).wait_for(state="detached")


def test_a_solved_puzzle_is_played_on_from_where_it_stands(people):
    ana = people(PHONE)
    key, puzzle = next(iter(puzzles_of(find_game("tacocat")).items()))
    ana.go(f"/games/tacocat/puzzles/{key}")
    ana.page.locator("[data-action], [data-pick]").first.wait_for()
    onward = ana.page.get_by_role("button", name="Play on from here")
    assert onward.count() == 0  # not before it was thought about
    assert ana.click_on(lambda places: places[0])
    ana.page.get_by_role("heading", name=re.compile("Right!|Not the best")).wait_for()
    if ana.page.get_by_role("button", name="Show me").count():
        ana.page.get_by_role("button", name="Show me").click()
    onward.click()
    assert ana.violations() == []
    ana.page.get_by_role("button", name="Open the table").click()
    ana.page.wait_for_url(re.compile("/tables/"))
    ana.page.locator("[data-action], [data-pick]").first.wait_for()
    made = ana.api("GET", f"/api/tables/{ana.page.url.rpartition('/')[2].partition('?')[0]}")
    assert (made["parent"], made["rated"], made["chairs"][puzzle.seat]["kind"]) == (key, False, "person")


@pytest.mark.parametrize("game", ["tacocat", "sequence", "revanche", "camisa12", "teg"])
def test_puzzles_of_every_game_lie_on_its_board(people, game):
    ana = people(LAPTOP)
    for key in list(puzzles_of(find_game(game)))[:3]:
        ana.go(f"/games/{game}/puzzles/{key}")
        ana.page.get_by_test_id("puzzle").wait_for()
        ana.page.locator("[data-action], [data-pick]").first.wait_for()
        assert not ana.overflows()
    assert ana.violations() == []
