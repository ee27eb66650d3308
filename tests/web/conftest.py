"""A real server, a real Chromium, and people who use it. A page that writes an error to the console fails its test."""

import os
import shutil

import pytest
from playwright.sync_api import sync_playwright

from ludoteca.server.http.pages import STATIC
from tests.server.nodes import Process
from tests.web.player import PHONE, Player

# There is no GPU where tests run: the processor draws, and nobody pretends otherwise.
ARGUMENTS = ["--no-sandbox", "--disable-gpu"]


@pytest.fixture(scope="session")
def site(tmp_path_factory):
    """A running server with quick bots."""
    assert (STATIC / "index.html").is_file(), "the web app is not built: run `make web`"
    node = Process(tmp_path_factory.mktemp("site"), seed_wait=10)  # as people have it: the browser adds its seed
    node.start()
    yield node.url
    node.stop()


SHELL, WINDOW = "chromium-headless-shell", "chromium"  # without a window there is nowhere to show a notification


def chromium(kind=SHELL):
    """The machine's own Chromium, or None for Playwright's; `make test` installs both kinds where it can."""
    names = (SHELL, WINDOW, "chromium-browser") if kind == SHELL else (WINDOW, "chromium-browser")
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None)


def launch(playwright, kind=SHELL):
    """A Chromium as all tests, pictures and films have it."""
    return playwright.chromium.launch(executable_path=chromium(kind), args=ARGUMENTS)


@pytest.fixture(scope="session")
def browsers():
    """Chromium for all tests of a worker, by its kind."""
    running = {}

    with sync_playwright() as playwright:

        def find(kind):
            if kind not in running:
                running[kind] = launch(playwright, kind)
            return running[kind]

        yield find
        for one in running.values():
            one.close()


@pytest.fixture(scope="session")
def browser(browsers):
    """The one that nearly all tests use."""
    return browsers(SHELL)


@pytest.fixture
def people(site, browsers):
    """Makes people, each with a browser profile of their own: `people(size=LAPTOP, locale="pt-BR")`."""
    here = []

    def new(size=PHONE, locale="en-US", reduced_motion="reduce", kind=SHELL, **wishes):
        # most people here like it still, which saves time; whole matches on a phone are played with motion
        # axe is injected by the tests, which the content security policy would forbid
        context = browsers(kind).new_context(
            base_url=site, viewport={"width": size[0], "height": size[1]}, locale=locale, bypass_csp=True,
            reduced_motion=reduced_motion, **wishes,
        )  # fmt: skip
        context.set_default_timeout(20_000)
        here.append((context, Player(context.new_page())))
        return here[-1][1]

    yield new
    for context, player in here:
        problems = player.problems
        context.close()
        assert problems == []
