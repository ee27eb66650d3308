"""An author at work: what is saved is seen at the board, and the match goes on where its log still fits."""

import pytest

from ludoteca.authoring.new import write
from tests.server.nodes import Process
from tests.web.player import LAPTOP


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
    ana.table = table
    return ana


def test_what_is_saved_is_seen_at_the_board_and_the_match_goes_on(ana, home):
    save(home / "text/en.ftl", "field-heaps = Heap", "field-heaps = Pile")
    save(home / "rules.py", '"count": take.count})', '"count": take.count + 10})')
    ana.page.get_by_text("Pile 2").wait_for()
    ana.page.get_by_text("You took 14 from heap 2").first.wait_for()  # told again, by the new rules
    assert ana.page.get_by_role("button", name="Pile 2: 1").count() == 1

    save(home / "rules.py", "else TOO_MANY", "else TOO_MANY (")  # it cannot be loaded: nothing changes
    ana.page.wait_for_timeout(1500)
    ana.page.reload()
    ana.page.get_by_role("button", name="Pile 2: 1").wait_for()
    assert ana.api("GET", f"/api/tables/{ana.table}")["status"] == "running"


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
    ana.page.reload()
    ana.page.get_by_role("button", name="Heap 2: 1").wait_for()
    assert ana.api("GET", f"/api/tables/{ana.table}")["status"] == "running"
