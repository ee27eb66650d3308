"""Takes the films of docs/screens: twenty seconds of each game, played in the test browser against bots.

Run it with `make films` (all games, or those that are named: `python -m tests.web.films teg`) and look at what it took. The
player in front of the camera asks a bot what to do and then clicks it, as a person would; the film is cut together
from the moments that a game is played for, as the page itself tells them.
"""

from __future__ import annotations

import base64
import io
import random
import re
import sys
import tempfile
import time
from bisect import bisect_right
from pathlib import Path
from typing import NamedTuple

import msgspec
from PIL import Image
from playwright.sync_api import sync_playwright

from ludoteca.bots import choose, make
from ludoteca.engine.bot import Budget
from ludoteca.engine.dice import FastDice
from tests.server.nodes import Node
from tests.web.conftest import launch
from tests.web.player import GLOWING, Player

FOLDER = Path(__file__).parents[2] / "docs/screens"
WINDOW = (1120, 700)
SIZE = (720, 450)
SECONDS = 20
RATES = (
    (10, 62),
    (10, 50),
    (10, 40),
    (8, 36),
    (8, 28),
    (6, 24),
)  # frames a second and quality, until it is small enough
MOST = 2_000_000  # bytes
# A ring where a finger taps: a film has no mouse.
TAPS = """addEventListener('pointerdown', ({ clientX, clientY }) => {
    const ring = document.createElement('div');
    Object.assign(ring.style, {
        position: 'fixed', left: `${clientX - 22}px`, top: `${clientY - 22}px`, width: '44px', height: '44px',
        border: '4px solid #f59e0b', borderRadius: '50%', zIndex: 9999, pointerEvents: 'none', boxSizing: 'border-box',
    });
    document.body.append(ring);
    ring.animate([{ opacity: 1, transform: 'scale(0.4)' }, { opacity: 0, transform: 'scale(1.3)' }], 700)
        .finished.then(() => ring.remove());
}, true)"""
TOLD = """() => {
    const text = (selector) => document.querySelector(selector)?.innerText ?? '';
    return text('[data-testid=result]') ? 'THE END' : text('[data-last]');
}"""


class Film(NamedTuple):
    """What is filmed: who plays what, how long until the camera runs, and which moments are wanted."""

    chairs: list[str]
    options: dict[str, object]
    skipped: int  # decisions of the player before the camera runs
    most: int  # seconds that the camera runs at most
    moments: list[tuple[str, float, float]]  # what the page tells then, seconds before and after it


ME = "Ana"
FILMS = {
    # a whole round, from the duel to the walk of the figurine
    "tacocat": Film(["me", "bot-normal"], {}, 0, 90, [("pulled the figurine", 17.5, 2.5)]),
    # a line of five, and the one that wins
    "sequence": Film(["me", "bot-normal"], {}, 8, 240, [("sequence|Five in a row", 9, 4), ("THE END", 4, 3)]),
    # a cross in the air, and a goal
    "revanche": Film(["me", "bot-normal"], {}, 3, 240, [("cross", 2, 6), ("[Gg]oal|It’s in", 7, 5)]),
    # turns of the ball, and the last goals
    "camisa12": Film(["me", "bot-normal"], {}, 6, 240, [("Turn 1[0-4]: you play", 2, 9), ("THE END", 6, 3)]),
    # an attack of ours, and a country that falls
    "teg": Film(
        ["me", "bot-normal", "bot-normal", "bot-normal"], {}, 12, 300, [("You attacked", 5, 5), ("You took", 5, 5)]
    ),
}


class Camera:
    """Keeps what Chromium shows, and what the page tells at each moment."""

    def __init__(self, page) -> None:
        self.page = page
        self.frames: list[tuple[float, bytes]] = []
        self.told: list[tuple[float, str]] = []
        self.line = page.context.new_cdp_session(page)
        self.line.on("Page.screencastFrame", self._keep)

    def roll(self) -> None:
        """From now on."""
        size = {"maxWidth": WINDOW[0], "maxHeight": WINDOW[1]}
        self.line.send("Page.startScreencast", {"format": "jpeg", "quality": 92, **size})

    def cut(self) -> None:
        """No more."""
        self.line.send("Page.stopScreencast")

    def _keep(self, frame) -> None:
        self.line.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})
        self.frames.append((frame["metadata"]["timestamp"], base64.b64decode(frame["data"])))

    def wait(self, seconds: float) -> None:
        """Let time pass, and note what the page tells."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            self.page.wait_for_timeout(80)
            told = self.page.evaluate(TOLD)
            if not self.told or self.told[-1][1] != told:
                self.told.append((time.time(), told))


class Actor:
    """The player in front of the camera: a bot thinks, the browser clicks."""

    def __init__(self, node, player, table) -> None:
        self.match = lambda: node.call(node.house.hall.get(table)).referee.match
        self.player = player
        self.dice = FastDice(7)
        self.bot = None

    def act(self, camera: Camera | None) -> bool:
        """Make a move if one is asked for and the page is ready for it; False if there is nothing to do yet."""
        page = self.player.page
        match = self.match()
        if match.result is not None or 0 not in match.waiting or not page.locator("[data-mine=true]").count():
            return False
        if page.evaluate(TOLD) == "THE END" or not page.evaluate(GLOWING, "[data-action], [data-pick]"):
            return False
        self.bot = self.bot or make(match.game, "normal", self.dice)
        action = choose(match, 0, self.bot, self.dice, Budget(simulations=40))
        if camera is not None:
            camera.wait(0.5)
        self.reach(int(action), msgspec.to_builtins(match.game.actions[action]), camera)
        return True

    def reach(self, action: int, told: dict[str, object], camera: Camera | None) -> None:
        """Click an action; where it takes first steps, those that have its words."""
        page = self.player.page
        words = {str(value) for value in told.values()}
        for _ in range(4):
            spot = page.locator(f'[data-action="{action}"]:visible')
            if spot.count():
                self.player.click(f'[data-action="{action}"]:visible', 0)
                return
            picks = page.locator("[data-pick]:visible")
            keys = [picks.nth(place).get_attribute("data-pick") or "" for place in range(picks.count())]
            fits = [place for place, key in enumerate(keys) if words & {key, *re.split(r"[-:/ ]", key)}]
            if not fits:
                break
            self.player.click("[data-pick]:visible", fits[0])
            if camera is not None:
                camera.wait(0.5)
        self.player.click_on(random.Random(1).choice)  # another legal one, rather than none


def recorded(node, browser, game: str) -> Camera:
    """Play until the moments that are wanted have been seen."""
    film = FILMS[game]
    size = {"width": WINDOW[0], "height": WINDOW[1]}
    context = browser.new_context(base_url=node.url, viewport=size, locale="en-US", color_scheme="light")
    context.add_init_script(TAPS)
    context.add_init_script("localStorage.setItem('sound', 'off'); localStorage.setItem('tips', '9')")
    player = Player(context.new_page())
    player.go("/")
    player.api("PATCH", "/api/me", {"name": ME})
    table = player.sit_at(game, film.chairs, options=film.options)
    player.page.wait_for_selector("[data-asked]")
    actor, camera = Actor(node, player, table), Camera(player.page)
    moves = 0
    while moves < film.skipped:
        moves += actor.act(None)
        player.page.wait_for_timeout(100)
    camera.roll()
    began = time.monotonic()
    while time.monotonic() - began < film.most and not player.over:
        actor.act(camera)
        camera.wait(0.2)
        seen = [any(re.search(wanted, told) for _, told in camera.told) for wanted, _, _ in film.moments]
        if all(seen) and time.monotonic() - began > SECONDS + 10:
            break
    camera.wait(4)
    camera.cut()
    context.close()
    return camera


def scenes(camera: Camera, film: Film) -> list[tuple[float, float]]:
    """From when to when: the last of each moment, filled up to the length of a film from the beginning."""
    first, last = camera.frames[0][0], max(camera.frames[-1][0], camera.told[-1][0] + 2)
    found = []
    for wanted, before, after in film.moments:
        times = [at for at, told in camera.told if re.search(wanted, told)]
        if times:
            found.append((max(first, times[-1] - before), min(last, times[-1] + after)))
    joined: list[tuple[float, float]] = []
    for begin, end in sorted(found) or [(first, first)]:
        if joined and begin <= joined[-1][1] + 1:
            joined[-1] = (joined[-1][0], max(end, joined[-1][1]))
        else:
            joined.append((begin, end))
    missing = SECONDS - sum(end - begin for begin, end in joined)
    if missing > 0:  # longer before the first one
        begin = max(first, joined[0][0] - missing)
        missing -= joined[0][0] - begin
        joined[0] = (begin, joined[0][1])
    if missing > 0:  # and after it, as far as there is something
        joined[-1] = (joined[-1][0], min(last, joined[-1][1] + missing))
    return joined


def written(camera: Camera, cuts: list[tuple[float, float]], path: Path) -> None:
    """The film as an animated WebP that is small enough."""
    times = [at for at, _ in camera.frames]
    for rate, quality in RATES:
        shown = [
            bisect_right(times, begin + number / rate) - 1
            for begin, end in cuts
            for number in range(int((end - begin) * rate))
        ]
        pictures: dict[int, Image.Image] = {}
        lengths: list[tuple[int, int]] = []
        for place in (max(0, one) for one in shown):
            if place not in pictures:
                whole = Image.open(io.BytesIO(camera.frames[place][1])).convert("RGB")
                pictures[place] = whole.resize(SIZE, Image.Resampling.LANCZOS)
            if lengths and lengths[-1][0] == place:
                lengths[-1] = (place, lengths[-1][1] + 1000 // rate)
            else:
                lengths.append((place, 1000 // rate))
        head, *rest = [pictures[place] for place, _ in lengths]
        head.save(
            path, save_all=True, append_images=rest, duration=[length for _, length in lengths], loop=0,
            quality=quality, method=4, kmin=30, kmax=90, allow_mixed=False,
        )  # fmt: skip
        if path.stat().st_size <= MOST:
            seconds = sum(length for _, length in lengths) / 1000
            print(
                f"{path.name}: {seconds:.1f} s, {path.stat().st_size / 1e6:.2f} MB at {rate} a second, quality {quality}"
            )
            return
    raise SystemExit(f"{path.name} does not fit into {MOST} bytes")


def main() -> None:
    """All of them, or those of the games that are named."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        Node(folder, seed_wait=10, bot_delay=0.7, bot_seconds=0.2) as node,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        for game in [word for word in sys.argv[1:] if word in FILMS] or FILMS:
            camera = recorded(node, browser, game)
            cuts = scenes(camera, FILMS[game])
            if "--tell" in sys.argv:
                print(*(f"{at - camera.frames[0][0]:6.1f} {told}" for at, told in camera.told), sep="\n")
            written(camera, cuts, FOLDER / f"{game}.webp")
        browser.close()


if __name__ == "__main__":
    main()
