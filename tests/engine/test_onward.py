"""Playing on from a position of a finished match: a log that is whole by itself, and what of its dice is proven."""

import json

import msgspec
import pytest

from ludoteca import LogError, Match, verify
from ludoteca.bots import make, play_out
from ludoteca.engine.bot import Budget
from ludoteca.engine.catalogue import games
from ludoteca.engine.dice import FastDice
from ludoteca.engine.log import Play, SeatSeed
from ludoteca.engine.onward import inherited
from ludoteca.engine.values import LudotecaError
from tests.engine import test_second_verifier
from tests.engine.test_second_verifier import wrong


def finished(name):
    return Match.replay(test_second_verifier.finished(name))


def onward(old, n, name="again"):
    entries = inherited(old.log, n)
    seeds = [SeatSeed(origin="bot")] * old.head.seats
    return Match.onward(old.game, old.head.seats, seeds, old.options, parent=old.head.id, entries=entries, name=name)


def played(match, level="random"):
    dice = FastDice(9)
    for _ in play_out(match, [make(match.game, level, dice) for _ in range(match.head.seats)], dice, Budget()):
        pass
    return match


def positions(match):
    return [entry.n for entry in match.log.effective() if isinstance(entry, Play)][:-1]


@pytest.mark.parametrize("name", games())
def test_a_match_plays_on_from_where_another_stood(name):
    old = finished(name)
    n = positions(old)[len(positions(old)) // 2]
    then = next(one for one in Match.steps(old.log) if one.last.n == n).state.digest()
    match = onward(old, n)
    assert match.state.digest() == then
    played(match)
    log = match.log
    again = Match.replay(log)
    assert again.result == match.result
    proof = verify(log)
    own = log.entries[log.head.inherited :]
    assert (proof.parent, proof.draws) == (old.head.id, sum(len(getattr(entry, "d", ())) for entry in own))
    assert wrong(log.to_json()) == []


def test_what_was_taken_over_cannot_be_changed():
    old = finished("tacocat")
    log = json.loads(played(onward(old, positions(old)[5])).log.to_json())
    log["entries"][0]["d"][0], log["entries"][0]["d"][1] = log["entries"][0]["d"][1], log["entries"][0]["d"][0]
    forged = msgspec.json.encode(log)
    with pytest.raises(LogError, match="not those that it began with"):
        verify(forged)


def test_what_follows_is_proven_by_its_own_seed():
    old = finished("tacocat")
    match = played(onward(old, positions(old)[3]))
    log = json.loads(match.log.to_json())
    place = next(n for n, entry in enumerate(log["entries"]) if n >= match.head.inherited and entry.get("d"))
    log["entries"][place]["d"][0] ^= 1
    with pytest.raises(LogError, match=r"but the revealed seed gives|must be below"):
        verify(msgspec.json.encode(log))
    text = match.log.to_json().decode().split("\n")
    text[2 + place] = text[2 + place].replace('"d":[', '"d":[9')
    assert [what for what in wrong("\n".join(text)) if what.startswith("draw")]


def test_nobody_plays_on_from_an_end_or_from_what_was_taken_back():
    old = finished("tacocat")
    last = [entry.n for entry in old.log.effective() if isinstance(entry, Play)][-1]
    with pytest.raises(LudotecaError, match="is over there"):
        onward(old, last)
    gone = next(entry.n for entry in old.log.entries if isinstance(entry, Play) and entry not in old.log.effective())
    for nowhere in (gone, 10_000):
        with pytest.raises(LogError, match="not a position"):
            onward(old, nowhere)


def test_a_match_that_plays_on_can_be_played_on_from():
    old = finished("tacocat")
    match = played(onward(old, positions(old)[4]))
    third = played(onward(match, positions(match)[8], "third"))
    assert verify(third.log).parent == "again"


def test_heads_of_other_matches_are_written_as_before():
    assert b"parent" not in finished("tacocat").head.to_json()
