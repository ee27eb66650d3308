"""Takes the pictures of docs/screens: every board in three states, and what comes after a match, on a phone and a laptop.

Run it with `make screens` and look at what it took; `python -m tests.web.screens after` takes some alone.
"""

import random
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.server.nodes import Process
from tests.web.conftest import launch
from tests.web.player import LAPTOP, PHONE, Player

FOLDER = Path(__file__).parents[2] / "docs/screens"
SIZES = {"phone": PHONE, "laptop": LAPTOP}
AFTER = "after"  # what comes after a match
# who plays, the options, and how many clicks lead to the middle of the match
BOARDS = {
    "tacocat": (["me", "bot-easy"], {}, 14),
    "sequence": (["me", "bot-easy"], {}, 30),
    "revanche": (["me", "bot-normal"], {}, 30),
    "camisa12": (["me", "bot-normal"], {}, 18),
    "teg": (["me", "bot-normal", "bot-normal", "bot-normal"], {"round_limit": 2}, 12),
}


def take(player, name):
    """One picture, once things have come to rest."""
    player.page.wait_for_timeout(900)
    player.page.evaluate("scrollTo(0, 0)")
    player.page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=78)
    print(name)


def board(player, game, size):
    """Three states of a board."""
    chairs, options, clicks = BOARDS[game]
    player.sit_at(game, chairs, options=options)
    player.page.wait_for_selector("[data-asked]")
    take(player, f"{game}-1-start-{size}")
    dice = random.Random(4)
    while clicks > 0 and not player.over:
        clicks -= player.click_on(dice.choice)
        player.page.wait_for_timeout(40)
    if not player.over:
        player.page.wait_for_selector("[data-mine=true], [data-testid=result]")
    take(player, f"{game}-2-middle-{size}")
    player.finish(240)
    take(player, f"{game}-3-end-{size}")


def after(player, size):
    """What is there after a match, and brings people back: review, mistakes, puzzle, deal of the day, page, friends."""
    table = player.sit_at("tacocat", ["me", "bot-easy"])
    player.page.wait_for_selector("[data-action], [data-pick]")
    player.finish(240, pick_share=0)
    player.go(f"/matches/{table}/review")
    player.page.locator("[data-moment], [data-testid=learn]").first.wait_for(timeout=200_000)
    player.page.get_by_test_id("progress").wait_for(state="detached", timeout=200_000)
    take(player, f"after-review-{size}")
    begin = player.page.get_by_role("button", name="Begin")
    if begin.count():
        begin.click()
        player.page.locator("[data-action]").first.wait_for()
        player.click_on(lambda places: places[0])
        player.page.get_by_test_id("tried").wait_for()
        take(player, f"after-learn-{size}")
    me = player.api("GET", "/api/me")["id"]
    pages = {"puzzle": "/games/sequence/puzzles", "daily": "/daily", "page": f"/people/{me}", "friends": "/friends"}
    for name, path in pages.items():
        player.go(path)
        player.page.wait_for_timeout(1500)
        take(player, f"after-{name}-{size}")


def main():
    """All of them, or those that are named: games, and `after`."""
    chosen = sys.argv[1:] or [*BOARDS, AFTER]
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        Process(folder, seed_wait=10, bot_seconds=0.3) as node,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        for size, (width, height) in SIZES.items():
            context = browser.new_context(
                base_url=node.url, viewport={"width": width, "height": height}, locale="en-US", color_scheme="light"
            )
            player = Player(context.new_page())
            player.go("/")
            take(player, f"home-{size}")
            for name in chosen:
                if name == AFTER:
                    after(player, size)
                else:
                    board(player, name, size)
            context.close()
        browser.close()


if __name__ == "__main__":
    main()
