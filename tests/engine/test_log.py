"""Logs: damaged, truncated and foreign ones are refused with the place."""

import json
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca import FastDice, LogError, LudotecaError, Match, VersionMismatch, game
from tests.golden import FOLDER

GOLDEN = json.loads((FOLDER / "tacocat/two-normal.json").read_text())["log"]


def changed(change):
    log = json.loads(json.dumps(GOLDEN))
    change(log)
    return log


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda log: log.pop("head"), "missing required field `head`"),
        (lambda log: log["head"].update(format=9), "format 9"),
        (lambda log: log["head"].update(game="chess"), "no game 'chess'"),
        (lambda log: log["head"].update(seats=4), "for 2 seats, not 4"),
        (lambda log: log["head"].update(options={"board": "round"}), "Allowed: board"),
        (lambda log: log["entries"].clear(), "begins with its start"),
        (lambda log: log["entries"].pop(5), "entry 5: it is numbered 6"),
        (lambda log: log["entries"].insert(5, log["entries"][5]), "entry 6: it is numbered 5"),
        (lambda log: log["entries"][0]["d"].pop(), "entry 0: draw 14 is missing"),
        (lambda log: log["entries"][0]["d"].append(0), "entry 0: 1 draws too many"),
        (lambda log: log["entries"][0]["d"].__setitem__(0, 36), "entry 0: draw 1 is 36, but must be below 36"),
        (lambda log: log["entries"][3].update(a=60), "entry 3: wrong-step"),
        (lambda log: log["entries"][3].update(a=10**6), "entry 3: no-such-action"),
        (lambda log: log["entries"][3].update(s=7), "entry 3: there is no seat 7"),
        (lambda log: log["entries"][3].update(t="fly"), "Invalid value 'fly'"),
        (lambda log: log["entries"][3].update(x=1), "unknown field `x`"),
        (lambda log: log["entries"].append({"t": "resign", "n": len(log["entries"]), "s": 0}), "match is over"),
        (lambda log: log["entries"].append({"t": "undo", "n": len(log["entries"]), "to": 999}), "not before it"),
        (lambda log: log["entries"].append({"t": "undo", "n": len(log["entries"]), "to": 3}), "match is over"),
        (lambda log: log["entries"].append({"t": "start", "n": len(log["entries"])}), "a second start"),
    ],
)
def test_a_damaged_log_is_refused_with_the_place(change, words):
    with pytest.raises(LudotecaError, match=words.replace("(", r"\(")):
        Match.replay(changed(change))


@pytest.mark.parametrize("name", ["tests.engine.broken.honest:GAME", "examples/connect_four", "nosuch:GAME", ""])
def test_a_log_never_loads_code(name):
    with pytest.raises(LudotecaError, match="there is no game"):
        Match.replay(changed(lambda log: log["head"].update(game=name)))


def test_a_log_of_another_game_than_asked_for_is_refused():
    with pytest.raises(LogError, match="a match of tacocat, not of connect_four"):
        Match.replay(GOLDEN, game=game("examples/connect_four"))


@pytest.mark.parametrize(
    ("undo", "words"),
    [
        ({"to": 6}, "entry 9: entry 6 is not a position"),  # was undone
        ({"to": 8}, "entry 9: entry 8 is not a position"),  # is an undo
        ({"to": 3, "by": [7]}, "entry 9: there is no seat 7"),
    ],
)
def test_a_log_with_an_impossible_undo_is_refused(undo, words):
    def change(log):
        log["entries"][8:] = [{"t": "undo", "n": 8, "to": 4, "by": [0, 1]}, {"t": "undo", "n": 9, **undo}]

    with pytest.raises(LogError, match=words):
        Match.replay(changed(change))


@pytest.mark.parametrize("version", [0, 99])
def test_a_log_of_another_version_says_so(version):
    words = (
        f"played under version {version} of the rules of Tacocat; this program has version {game('tacocat').version}"
    )
    with pytest.raises(VersionMismatch, match=words):
        Match.replay(changed(lambda log: log["head"].update(version=version)))


def test_a_log_of_a_version_that_meant_the_same_is_read():
    match = Match.replay(changed(lambda log: log["head"].update(version=1)))
    assert (match.head.version, match.last.n) == (1, Match.replay(changed(lambda log: None)).last.n)


@pytest.mark.parametrize("text", [b"", b"{", b"[]", b"null", b"\xff\xfe", b'{"head": 3}', "não é um log", None, [], 3])
def test_a_foreign_file_is_refused(text):
    with pytest.raises(LogError, match="not a log of Ludoteca"):
        Match.replay(text)


def test_a_truncated_file_is_refused():
    text = Match.replay(GOLDEN).log.to_json()
    for cut in range(1, len(text) - 1, 97):
        with pytest.raises(LogError):
            Match.replay(text[:cut])


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_a_byte_turned_anywhere_is_refused_or_harmless(data):
    """Whatever is changed, a log is refused with our own error, or replays to its end."""
    text = bytearray(Match.replay(GOLDEN).log.to_json())
    place = data.draw(st.integers(0, len(text) - 1))
    text[place] = data.draw(st.integers(0, 255))
    with suppress(LudotecaError):
        assert Match.replay(bytes(text)).log.entries


def test_a_log_cut_between_entries_is_a_running_match_that_goes_on_with_dice():
    half = changed(lambda log: log["entries"].__delitem__(slice(30, None)))
    stuck = Match.replay(half)
    with pytest.raises(LudotecaError, match="without dice"):
        stuck.play(stuck.waiting[0], stuck.actions(stuck.waiting[0])[0])
    match = Match.replay(half, dice=FastDice(1))
    seat = match.waiting[0]
    match.play(seat, match.actions(seat)[0])
    assert len(match.log.entries) == 31
