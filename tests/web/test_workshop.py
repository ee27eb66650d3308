"""An author at work: what is saved is seen at the board, and the match goes on where its log still fits."""

import re

import pytest

from ludoteca.authoring.new import write
from tests.server.nodes import Process
from tests.web.player import LAPTOP, PHONE


@pytest.fixture
def home(tmp_path_factory):
    return write("pebbles", tmp_path_factory.mktemp("author")) / "pebbles"


@pytest.fixture
def site(home, tmp_path_factory):
    node = Process(tmp_path_factory.mktemp("site"), games=home.parent, log_level="critical")
    node.start()
    yield node.url
    node.stop()


def save(path, old, new):
    assert old in path.read_text()
    path.write_text(path.read_text().replace(old, new))


@pytest.fixture
def ana(people):
    """Somebody at a table with somebody else, who has taken 4 from the second heap; gives them with the table's id."""
    ana, rui = people(LAPTOP), people(LAPTOP)
    table = ana.sit_at("pebbles", ["me", "open"])
    rui.go("/settings")
    rui.api("POST", f"/api/tables/{table}/sit", {"seat": 1})
    ana.api("POST", f"/api/tables/{table}/start", {})
    ana.page.get_by_role("button", name="Heap 2").click()
    ana.page.get_by_role("button", name="Take 4 from heap 2").click()
    ana.page.get_by_text("You took 4 from heap 2").first.wait_for()
    ana.table, ana.rui = table, rui
    return ana


def test_what_is_saved_is_seen_at_the_board_and_the_match_goes_on(ana, home):
    save(home / "text/en.ftl", "field-heaps = Heap", "field-heaps = Pile")
    save(home / "rules.py", '"count": take.count})', '"count": take.count + 10})')
    ana.page.get_by_text("Pile 2").wait_for()
    ana.page.get_by_text("You took 14 from heap 2").first.wait_for()  # told again, by the new rules
    assert ana.page.get_by_role("button", name="Pile 2: 1").count() == 1


def test_what_is_wrong_with_what_was_saved_is_told_at_the_board(ana, home):
    told = ana.page.get_by_role("alert")
    save(home / "rules.py", "else TOO_MANY", "else TOO_MANY (")  # it cannot be loaded: nothing changes
    told.filter(has_text="cannot be loaded; the last good one stays").wait_for()
    told.filter(has_text=re.compile(r"SyntaxError.*line \d+ of pebbles/rules.py")).wait_for()
    ana.page.reload()
    told.filter(has_text="SyntaxError").wait_for()  # whoever comes later is told too
    ana.page.get_by_role("button", name="Heap 2: 1").wait_for()
    assert ana.api("GET", f"/api/tables/{ana.table}")["status"] == "running"

    save(home / "rules.py", "else TOO_MANY (", "else TOO_MANY")
    told.filter(has_text="SyntaxError").wait_for(state="hidden")
    ana.page.get_by_role("button", name="Heap 2: 1").wait_for()

    save(home / "text/pt.ftl", "field-heaps = Monte", "")  # it can be loaded, but the kit finds it
    told.filter(has_text="breaks a promise").wait_for()
    told.filter(has_text=re.compile(r"sentences: .*field-heaps")).wait_for()


def test_a_match_that_no_longer_fits_goes_on_under_the_rules_it_began_with(ana, home):
    save(home / "rules.py", "<= self.heaps[take.heap - 1]", "<= min(3, self.heaps[take.heap - 1])")
    other = ana.page.context.new_page()
    for _ in range(20):  # a new match has the new rules
        table = ana.api("POST", "/api/tables", {"game": "pebbles", "chairs": ["me", "bot-easy"], "public": False})
        ana.api("POST", f"/api/tables/{table['id']}/start", {})
        other.goto(f"/tables/{table['id']}")
        other.locator("[data-pick]").first.wait_for()
        if other.get_by_title("3 moves").count() == 3:
            break
    assert other.get_by_title("3 moves").count() == 3
    ana.page.get_by_role("alert").filter(has_text="goes on under those it began with").wait_for()
    ana.page.reload()
    ana.page.get_by_role("button", name="Heap 2: 1").wait_for()
    assert ana.api("GET", f"/api/tables/{ana.table}")["status"] == "running"


TWO_GRIDS = """"heaps": list(self.heaps),
            "takes": [[count for count in range(1, 8)] for _ in self.heaps], "rivals": [[0] * 7 for _ in self.heaps]}"""
SHAPES = """numbered("heap")]
    takes: Annotated[list[list[int]], grid(rows="heap", columns="count")]
    rivals: Annotated[list[list[int]], grid()]"""


@pytest.fixture
def grids(home):
    """The game with two grids: a tap on the first takes, the second is only looked at."""
    save(home / "rules.py", '"heaps": list(self.heaps)}', TWO_GRIDS)
    save(home / "shapes.py", 'numbered("heap")]', SHAPES)
    save(home / "shapes.py", "Shapes, numbered", "Shapes, grid, numbered")
    for language in ("pt", "es", "en"):
        save(home / f"text/{language}.ftl", "field-heaps", "field-takes = Takes\nfield-rivals = Rivals\nfield-heaps")


@pytest.mark.parametrize(("size", "beside"), [(LAPTOP, True), (PHONE, False)])
@pytest.mark.usefixtures("grids", "site")
def test_two_grids_stand_side_by_side_or_the_one_in_question_is_larger(people, size, beside):
    ana = people(size)
    ana.sit_at("pebbles", ["me", "bot-random"])
    takes, rivals = (ana.page.get_by_role("grid", name=name) for name in ("Takes", "Rivals"))
    rivals.wait_for(timeout=60_000)
    ana.page.wait_for_function("document.querySelector('.resting')")
    one, other = takes.bounding_box(), rivals.bounding_box()
    assert (other["x"] >= one["x"] + one["width"]) == beside
    assert (other["width"] < one["width"] * 0.6) != beside
    assert takes.locator(".numbers").inner_text().split() == [str(number) for number in range(1, 8)]
    assert takes.locator(".number").all_inner_texts() == ["1", "2", "3"]
    assert rivals.locator(".numbers, .number").count() == 0, "nothing is said of its rows and columns"
    assert not ana.overflows()
    assert ana.violations() == []


def test_a_pick_by_keys_leads_to_what_is_left_to_choose_and_back(ana):
    rui = ana.rui
    rui.go(f"/tables/{ana.table}")
    heap = rui.page.get_by_role("button", name="Heap 3")
    heap.focus()
    rui.page.keyboard.press("Enter")
    rui.page.wait_for_function("document.activeElement.innerText === 'Take 1 from heap 3'")
    rui.page.keyboard.press("Escape")
    rui.page.wait_for_function("document.activeElement.innerText !== 'Take 1 from heap 3'")
    assert heap.evaluate("one => one === document.activeElement"), "taken back: the keys are where they were"
    rui.page.keyboard.press("Enter")
    rui.page.keyboard.press("Enter")
    rui.page.get_by_text("You took 1 from heap 3").first.wait_for()
    assert rui.page.evaluate("document.activeElement.getAttribute('aria-label') || ''").startswith("Heap 3")
