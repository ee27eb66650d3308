"""What a visitor has to load, compressed as the server sends it."""

import gzip
import random
import re

import msgspec

from ludoteca.engine.match import Match
from ludoteca.server.http.pages import STATIC
from tests.web.player import LAPTOP

KILO = 1000
FIRST_LOAD = 130 * KILO
BOARD = 250 * KILO
VIEW = 10 * KILO


def packed(url):
    """The compressed size of a file of the app."""
    return len(gzip.compress((STATIC / url.lstrip("/")).read_bytes(), 6))


def loaded(player, path):
    """The script and style that a page loads."""
    urls = set()
    player.page.on("request", lambda asked: urls.add(re.sub(r"^https?://[^/]+", "", asked.url)))
    player.go(path)
    player.page.wait_for_load_state("networkidle")
    return {url for url in urls if url.startswith("/assets/") and url.endswith((".js", ".css"))}


def test_the_first_load_is_light(people):
    assert sum(map(packed, loaded(people(LAPTOP), "/"))) <= FIRST_LOAD


def test_each_board_is_a_chunk_of_its_own(people):
    ana = people(LAPTOP)
    home = loaded(ana, "/")
    table = ana.api("POST", "/api/tables", {"game": "teg", "chairs": ["me", "bot-easy"], "public": False})
    ana.api("POST", f"/api/tables/{table['id']}/start", {})
    teg = loaded(ana, f"/tables/{table['id']}") - home
    assert sum(map(packed, teg)) <= BOARD
    assert not {url for url in home if "Board" in url}


def test_a_view_of_the_largest_game_is_small():
    dice = random.Random(11)
    match = Match("teg", 6, seed=5, options={"round_limit": 6})
    largest = 0
    while match.result is None:
        seat = match.waiting[0]
        match.play(seat, dice.choice(match.state.legal(seat)))
        if dice.random() < 0.02:
            largest = max(largest, *(len(msgspec.json.encode(match.view(viewer))) for viewer in (0, 5, None)))
    assert 0 < largest <= VIEW
