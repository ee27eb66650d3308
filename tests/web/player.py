"""Somebody in front of a browser, who plays by clicks (or keys) alone and knows no rule."""

import os
import random
import time
from pathlib import Path

from playwright.sync_api import Error

PHONE = (360, 740)
LAPTOP = (1440, 900)
LONG = bool(os.environ.get("LUDOTECA_LONG"))  # `make soak` plays for longer
AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"

# What glows: actions, and first steps of a choice. Only what is really there to be clicked.
GLOWING = """selector => [...document.querySelectorAll(selector)].flatMap((one, place) => {
    const box = one.getBoundingClientRect();
    const off = one.disabled || one.getAttribute('aria-disabled') === 'true' || !box.width || !box.height;
    return off || one.closest('[inert]') ? [] : [place];
})"""


class Player:
    """One person."""

    def __init__(self, page):
        self.page = page
        self.problems = []
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.problems.append(f"page: {error}"))

    def _heard(self, message):
        # a refused request is logged by Chromium itself; the page shows the refusal, and that is what tests look at
        if message.type in {"error", "warning"} and "Failed to load resource" not in message.text:
            self.problems.append(f"{message.type}: {message.text}")

    def go(self, path):
        self.page.goto(path)
        self.page.wait_for_selector("main")

    def api(self, method, path, body=None):
        """A request as this person."""
        answer = self.page.request.fetch(path, method=method, data=body, headers={"origin": self.origin})
        assert answer.ok, answer.text()
        return answer.json()

    @property
    def origin(self):
        return "/".join(self.page.url.split("/")[:3])

    def sit_at(self, game, chairs, **order):
        """Open a table by the API, start it if it is full, and look at it; gives its id."""
        if self.page.url == "about:blank":
            self.page.goto("/api/me")  # makes them a guest of the house, and draws nothing
        table = self.api("POST", "/api/tables", {"game": game, "chairs": chairs, "public": False, **order})
        if "open" not in chairs:
            self.api("POST", f"/api/tables/{table['id']}/start", {})
        self.go(f"/tables/{table['id']}")
        return table["id"]

    def open_sheet(self, name):
        """Open a sheet over the board: "Log", "Chat", "Rules", "Table", in the player's language."""
        self.page.get_by_role("button", name=name, exact=True).click()
        self.page.locator("aside.panel .body").wait_for()

    # ---- playing

    @property
    def over(self):
        return self.page.locator("[data-testid=result]").count() > 0

    def click_on(self, choose):
        """Click one glowing thing; an action rather than a first step. False if nothing glows."""
        for selector in ("[data-action]", "[data-pick]"):
            places = self.page.evaluate(GLOWING, selector)
            if places:
                self.click(selector, choose(places))
                return True
        return False

    def finish(self, seconds, seed=1, pick_share=0.25):
        """Click what glows until the match is over; gives the number of clicks."""
        dice = random.Random(seed)
        deadline = time.monotonic() + seconds
        clicks = 0
        while not self.over:
            assert time.monotonic() < deadline, f"the match is not over after {clicks} clicks: {self.told()}"
            if dice.random() < pick_share:
                picks = self.page.evaluate(GLOWING, "[data-pick]")
                if picks:
                    self.click("[data-pick]", dice.choice(picks))
            clicks += self.click_on(dice.choice)
            self.page.wait_for_timeout(15)
        return clicks

    def click(self, selector, place):
        """Click it, unless the match went on while we looked, and it is gone."""
        try:
            self.page.locator(selector).nth(place).click(timeout=1500)
        except Error as gone:
            if "Timeout" not in str(gone) and "detached" not in str(gone):
                raise

    def told(self):
        """What the page says to its player, for a failing test."""
        line = self.page.locator("[data-asked]")
        return line.inner_text() if line.count() else self.page.locator("main").inner_text()[:300]

    # ---- looking

    def overflows(self):
        """Does the page scroll sideways?"""
        return self.page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth + 1")

    def violations(self):
        """What axe-core finds, as readable lines: what a second look still finds, when colours have settled."""
        found = self._violations()
        if found:
            self.page.wait_for_timeout(1000)
            found = self._violations()
        return found

    def _violations(self):
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text())
        found = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        return [
            f"{one['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
            for one in found["violations"]
            for node in one["nodes"][:3]
        ]
