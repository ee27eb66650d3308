"""What the web app needs: small answers, files that browsers keep, and the words of every action."""

import gzip

import httpx
import msgspec
import pytest

import ludoteca
from ludoteca.engine.words import Words
from ludoteca.server.http import pages

ZIPPED = {"accept-encoding": "gzip"}


def raw(url, **headers):
    """The bytes as they were sent."""
    with httpx.stream("GET", url, headers=headers) as answer:
        return answer.status_code, answer.headers, b"".join(answer.iter_raw())


@pytest.fixture
def site(tmp_path, monkeypatch):
    """A built web app."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>" + "<p>hello</p>" * 100)
    (tmp_path / "assets/app-1a2b.js").write_text("console.log('hello');" * 100)
    (tmp_path / "assets/noise.woff2").write_bytes(bytes((k * k * 7919) >> 5 & 255 for k in range(900)))
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    return tmp_path


def test_answers_are_compressed_for_those_who_take_it(sqlite_node):
    status, headers, body = raw(f"{sqlite_node.url}/api/games", **ZIPPED)
    assert (status, headers["content-encoding"]) == (200, "gzip")
    assert sorted(game["name"] for game in msgspec.json.decode(gzip.decompress(body))) == ludoteca.games()
    _, headers, body = raw(f"{sqlite_node.url}/api/games", **{"accept-encoding": "identity"})
    assert "content-encoding" not in headers
    assert msgspec.json.decode(body)


def test_files_are_compressed_once_and_kept_by_browsers(sqlite_node, site):
    script = f"{sqlite_node.url}/assets/app-1a2b.js"
    _, headers, body = raw(script, **ZIPPED)
    assert headers["content-encoding"] == "gzip"
    assert headers["cache-control"] == pages.FOREVER
    assert headers["content-type"].startswith("text/javascript")
    assert gzip.decompress(body) == (site / "assets/app-1a2b.js").read_bytes()
    assert raw(script, **{"accept-encoding": "identity"})[2] == (site / "assets/app-1a2b.js").read_bytes()
    for path in ("/", "/table/abc"):
        _, headers, body = raw(sqlite_node.url + path, **ZIPPED)
        assert headers["cache-control"] == "no-cache"
        assert b"hello" in gzip.decompress(body)
    status, _, body = raw(f"{sqlite_node.url}/", **{"if-none-match": headers["etag"]})
    assert (status, body) == (304, b"")
    _, headers, body = raw(f"{sqlite_node.url}/assets/noise.woff2", **ZIPPED)
    assert "content-encoding" not in headers
    assert body == (site / "assets/noise.woff2").read_bytes()


def test_a_changed_file_is_sent_anew(sqlite_node, site):
    before = raw(f"{sqlite_node.url}/")[1]["etag"]
    (site / "index.html").write_text("<!doctype html><p>other</p>")
    status, headers, body = raw(f"{sqlite_node.url}/", **{"if-none-match": before})
    assert (status, body) == (200, b"<!doctype html><p>other</p>")
    assert headers["etag"] != before


@pytest.mark.parametrize("path", ["/assets/none.js", "/..%2fpages.py", "/%2e%2e/pages.py", "/a.%00"])
@pytest.mark.usefixtures("site")
def test_no_other_file_is_served(sqlite_node, path):
    assert raw(sqlite_node.url + path)[0] == 404


@pytest.mark.parametrize("name", ludoteca.games())
def test_every_action_comes_with_all_that_its_sentence_needs(sqlite_node, name):
    game = ludoteca.game(name)
    _, headers, body = raw(f"{sqlite_node.url}/api/games/{name}/actions", **ZIPPED)
    assert len(body) < 150_000
    listed = msgspec.json.decode(gzip.decompress(body))
    words = Words(game, "pt")
    for number in range(0, game.num_actions, game.num_actions // 300 + 1):
        item = dict(listed[number])
        kind, facts = item.pop("do"), item.pop("facts", None)
        assert words.say(f"action-{kind}", item if facts is None else facts) == words.action(number)
    assert len(listed) == game.num_actions
    assert raw(f"{sqlite_node.url}/api/games/{name}/actions", **{"if-none-match": headers["etag"]})[0] == 304


def test_the_shelf_begins_with_what_is_learned_soonest_and_has_a_picture_of_each(sqlite_node):
    games = httpx.get(f"{sqlite_node.url}/api/games").json()
    assert [game["name"] for game in games] == ["tacocat", "sequence", "revanche", "camisa12", "teg"]
    for game in games:
        assert all(game["texts"][language]["pitch"] for language in ("pt", "es", "en"))
        status, headers, _ = raw(sqlite_node.url + game["cover"])
        assert (status, headers["content-type"]) == (200, "image/svg+xml")
        assert raw(sqlite_node.url + game["cover"], **{"if-none-match": headers["etag"]})[0] == 304


def test_options_are_described_for_a_form(sqlite_node):
    games = {game["name"]: game for game in httpx.get(f"{sqlite_node.url}/api/games").json()}
    kinds = {
        (name, option["name"]): (option["kind"], option["values"])
        for name, game in games.items()
        for option in game["options"]
    }
    assert kinds["tacocat", "board"] == ("choice", ["printed", "palindrome"])
    assert kinds["sequence", "teams"] == ("choice", ["auto", 2, 3])
    assert kinds["teg", "pacts"] == ("flag", [True, False])
    assert kinds["teg", "round_limit"] == ("number", [])
    assert kinds["teg", "colours"][0] == "list"
