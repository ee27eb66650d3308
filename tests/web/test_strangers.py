"""Games of other packages: built, installed and played here, with no line of this repository changed."""

import re
import subprocess
import sys

import pytest

from ludoteca.authoring.new import write
from tests.docs.pages import of
from tests.server.nodes import Process
from tests.web.player import LAPTOP, PHONE, Player

BOARD = """
export const players = { colour: () => '#7c3aed', score: (view) => (view ? String(view.heaps[0]) : '') };
export function mount(element, desk) {
  const box = document.createElement('div');
  box.className = 'own-pebbles';
  element.append(box);
  const draw = (desk) => {
    const heaps = document.createElement('p');
    heaps.textContent = desk.view.heaps.join(' / ');
    const buttons = desk.actions.map((action) => {
      const button = document.createElement('button');
      button.dataset.action = action.id;
      button.textContent = desk.label(action);
      button.onclick = () => desk.play(action);
      return button;
    });
    box.replaceChildren(heaps, ...buttons);
  };
  draw(desk);
  return { update: draw, destroy: () => box.remove() };
}
"""

(TAUGHT,) = of("add-a-game.md", "js")  # the board that the manual teaches


@pytest.fixture(scope="module")
def packages(tmp_path_factory):
    """Two packages in a folder of their own: one without a line of web code, and one with a board."""
    folder = tmp_path_factory.mktemp("packages")
    plain = write("pebbles", folder)
    drawn = write("drawn_pebbles", folder)
    board = drawn / "drawn_pebbles/board"
    board.mkdir()
    (board / "board.js").write_text(BOARD)
    (board / "board.css").write_text(".own-pebbles { display: grid; gap: 7px; }")
    taught = write("taught_pebbles", folder)
    (taught / "taught_pebbles/board").mkdir()
    (taught / "taught_pebbles/board/board.js").write_text(TAUGHT.text)
    broken = write("torn_pebbles", folder)
    (broken / "torn_pebbles/rules.py").write_text("def")
    site = folder / "site"
    install = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    done = subprocess.run(
        [*install, "--target", site, plain, drawn, taught, broken], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert not (site / "ludoteca").exists()
    return site


@pytest.fixture(scope="module")
def site(packages, tmp_path_factory):
    node = Process(tmp_path_factory.mktemp("site"), seed_wait=10)
    node.environment = node.environment | {"PYTHONPATH": str(packages)}
    node.start()
    yield node.url
    node.stop()


def finish_together(*players):
    """Everybody clicks what glows until the match is over."""
    for _ in range(400):
        if all(player.over for player in players):
            return
        for player in players:
            player.click_on(lambda places: places[-1])
            player.page.wait_for_timeout(60)
    raise AssertionError([player.told() for player in players])


def test_a_package_stands_on_the_shelf_and_is_played_by_two_on_the_plain_board(people):
    ana, rui = people(LAPTOP), people(PHONE, "pt-BR")
    ana.go("/")
    ana.page.get_by_role("heading", name="Pebbles", exact=True).wait_for()
    assert ana.page.get_by_role("heading", name="Torn Pebbles").count() == 0
    ana.go("/games/pebbles")
    ana.page.get_by_role("button", name="Open the table").click()
    ana.page.wait_for_url(re.compile("/tables/"))
    rui.go(ana.page.url)
    rui.page.get_by_role("button", name="Sentar aqui").click()
    ana.page.get_by_role("button", name="Start").click()
    for player in (ana, rui):
        player.page.locator(".plain").wait_for()
        assert player.violations() == []
        assert not player.overflows()
    finish_together(ana, rui)
    assert "won" in ana.page.locator("[data-testid=result]").inner_text()
    assert "venceu" in rui.page.locator("[data-testid=result]").inner_text()
    rui.page.get_by_role("button", name="Ver o tabuleiro").click()
    rui.open_sheet("Lances")
    assert "monte" in rui.page.locator(".log li").first.inner_text()
    ana.page.get_by_role("link", name="Watch the replay").click()
    ana.page.locator(".plain").wait_for()
    assert ana.violations() == []


def test_a_package_brings_its_own_board_under_the_same_security_policy(browser, site):
    contexts = [browser.new_context(base_url=site, viewport={"width": 800, "height": 700}) for _ in range(2)]
    ana, rui = (Player(context.new_page()) for context in contexts)
    table = ana.sit_at("drawn_pebbles", ["me", "open"])
    rui.go(f"/tables/{table}")
    rui.page.get_by_role("button", name="Sit here").click()
    ana.page.get_by_role("button", name="Start").click()
    for player in (ana, rui):
        player.page.locator(".own-pebbles").wait_for()
        assert player.page.locator(".own-pebbles").evaluate("box => getComputedStyle(box).rowGap") == "7px"
        assert player.page.locator(".own-pebbles p").inner_text() == "3 / 5 / 7"
        assert player.page.locator(".seats .score").first.inner_text() == "3"
    finish_together(ana, rui)
    assert ana.page.locator(".own-pebbles p").inner_text() == "0 / 0 / 0"
    assert (ana.problems, rui.problems) == ([], [])
    for context in contexts:
        context.close()


def test_bots_of_a_package_play_and_give_hints(people):
    ana = people(PHONE)
    ana.sit_at("pebbles", ["me", "bot-normal"])
    ana.page.get_by_role("button", name="Hint").click()
    ana.page.get_by_role("button", name="Do it").click()
    ana.finish(60)
    assert ana.page.locator("[data-testid=result]").inner_text()


def test_the_rules_and_the_lesson_of_a_package(people):
    ana = people(PHONE, "es-AR")
    ana.go("/games/pebbles/rules")
    ana.page.get_by_text("Gana quien saca la última ficha.").wait_for()
    assert ana.violations() == []
    ana.go("/games/pebbles/lesson")
    ana.page.wait_for_selector("[data-testid=lesson]")
    end = ana.page.get_by_text("Dejá montones iguales")
    for _ in range(40):
        if end.count():
            break
        ana.click_on(lambda places: places[0])
        ana.page.wait_for_timeout(120)
    assert end.count()


def test_a_match_is_played_on_the_board_of_the_manual(people):
    ana = people(LAPTOP)
    ana.sit_at("taught_pebbles", ["me", "bot-random"])
    board = ana.page.locator("section.board")
    for _ in range(100):
        board.get_by_text("Left: ").wait_for()
        if ana.over:
            break
        move = board.get_by_role("button").first
        if move.count():
            move.click()
        ana.page.wait_for_timeout(40)
    ana.page.locator("[data-testid=result]").wait_for()
    assert board.get_by_text("Left: 0, 0, 0").count() == 1
