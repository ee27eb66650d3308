"""Badges and traits: pure functions of a log; each deed is found where it was done, and nowhere else."""

import json
import random

import pytest

from ludoteca import games
from ludoteca.engine.catalogue import game as find_game
from ludoteca.engine.deeds import Story, Told, trailed
from ludoteca.engine.match import Match
from ludoteca.engine.story import story_of
from ludoteca.engine.values import LogError, Result
from tests.golden import FOLDER

WON = Result((1, 2), (3.0, 1.0), "goals")
GAMES = [name for name in games() if find_game(name).deeds is not None]


def story(*told, result=WON, sides=((0,), (1,)), played_out=True):
    events = [Told(n, kind, facts) for n, (kind, facts) in enumerate(told)]
    return Story(sides, result, events, [], played_out)


def badge(game, name):
    return find_game(game).deeds.badges[name]


@pytest.mark.parametrize("name", GAMES)
def test_every_golden_match_has_its_deeds(name):
    """Each badge and trait can be looked for in every match that we keep; most badges are found in one."""
    deeds = find_game(name).deeds
    assert len(deeds.badges) >= 12
    found = set()
    for path in sorted((FOLDER / name).glob("*.json")):
        told = story_of(json.loads(path.read_bytes())["log"])
        for seat in range(len(told.result.ranks)):
            found |= {badge for badge, done in deeds.badges.items() if done(told, seat)}
            for kind, word in deeds.traits(told, seat):
                assert kind in deeds.kinds
                assert 0 < len(word) <= 64  # as the database holds it
    assert found, name


def test_a_match_that_was_given_up_is_not_won_by_deeds():
    match = Match("tacocat", seed=3)
    match.resign(1)
    told = story_of(match.log)
    assert match.result.ranks == (1, 2)
    assert not told.won(0)
    assert not any(done(told, 0) for done in find_game("tacocat").deeds.badges.values())


def test_what_was_taken_back_did_not_happen():
    match = Match("tacocat", seed=3)
    dice = random.Random(1)
    while match.result is None:
        seat = match.waiting[0]
        match.play(seat, dice.choice(match.actions(seat)))
    moves = len(story_of(match.log).moves)
    again = Match("tacocat", seed=3)
    dice = random.Random(1)
    taken = False
    while again.result is None:
        seat = again.waiting[0]
        action = dice.choice(again.actions(seat))
        if not taken and len(again.log.entries) == 5:
            taken = True
            again.undo(3, (0, 1))
            continue
        again.play(seat, action)
    kept = [entry for entry in again.log.effective() if entry.__struct_config__.tag == "play"]
    assert len(story_of(again.log).moves) == len(kept)
    assert moves
    with pytest.raises(LogError, match="not over"):
        story_of(Match("tacocat", seed=3).log)


def test_the_longest_pull_of_tacocat_can_be_won():
    """A bridge of seven tiles has no more than seven rounds (C19, C20): the badge asks for as many."""
    longest = 0
    for seed in range(200):
        match = Match("tacocat", seed=seed)
        dice = random.Random(seed)
        while match.result is None:
            seat = match.waiting[0]
            match.play(seat, dice.choice(match.actions(seat)))
        told = story_of(match.log)
        rounds = len(told.of("round-won", "round-tie-won"))
        longest = max(longest, rounds)
        winner = match.result.ranks.index(1)
        assert badge("tacocat", "long-pull")(told, winner) == (rounds == 7)
        assert not badge("tacocat", "long-pull")(told, 1 - winner)
    assert longest == 7


def test_trailing_is_by_the_worst_moment():
    assert trailed([False, False, True, True, True], 2)
    assert not trailed([True, False, False, True], 2)


@pytest.mark.parametrize(
    ("game", "name", "told", "other"),
    [
        ("tacocat", "whisker", [("duel-won", {"seat": 0, "card": 8, "other": 7})],
         [("duel-won", {"seat": 0, "card": 8, "other": 6})]),
        ("tacocat", "new-hand", [("swapped", {"seat": 0, "count": 5})], [("swapped", {"seat": 0, "count": 4})]),
        ("tacocat", "clean-plate", [("round-won", {"seat": 0})], [("round-won", {"seat": 1})]),
        ("sequence", "corner",
         [("sequence", {"seat": 0, "row": 1, "column": 6, "direction": "across", "cards": [], "made": 1})],
         [("sequence", {"seat": 0, "row": 2, "column": 6, "direction": "across", "cards": [], "made": 1})]),
        ("sequence", "spoiler", [("removed", {"seat": 0, "count": 4})], [("removed", {"seat": 0, "count": 3})]),
        ("sequence", "diagonal",
         [("sequence", {"seat": 0, "row": 1, "column": 6, "direction": "down-left", "cards": [], "made": 1})],
         [("sequence", {"seat": 0, "row": 1, "column": 6, "direction": "down", "cards": [], "made": 1})]),
        ("revanche", "from-the-flag", [("corner", {"seat": 0}), ("goal", {"seat": 0})],
         [("corner", {"seat": 0}), ("no-goal", {"seat": 0, "defender_seat": 1}), ("goal", {"seat": 0})]),
        ("revanche", "penalty-saved", [("penalty", {"seat": 1}), ("no-goal", {"seat": 1, "defender_seat": 0})],
         [("corner", {"seat": 1}), ("no-goal", {"seat": 1, "defender_seat": 0})]),
        ("revanche", "hat-trick", [("goal", {"seat": 0})] * 3, [("goal", {"seat": 0})] * 2),
        ("camisa12", "seven", [("full-time", {"seat": 0, "goals": 7, "points": 40})],
         [("full-time", {"seat": 1, "goals": 7, "points": 40})]),
        ("camisa12", "artist", [("mosaic", {"seat": 0, "card": "m", "points": 1})] * 5,
         [("mosaic", {"seat": 0, "card": "m", "points": 1})] * 4),
        ("teg", "campaign", [("turn", {"seat": 0}), *[("conquered", {"seat": 0})] * 8],
         [("turn", {"seat": 0}), *[("conquered", {"seat": 0})] * 7, ("turn", {"seat": 1}), ("conquered", {"seat": 0})]),
        ("teg", "three-sixes", [("fought", {"seat": 0, "attack": [6, 6, 6]})], [("fought", {"seat": 0, "attack": [6, 6, 5]})]),
        ("teg", "end-of-an-empire", [("eliminated", {"seat": 1, "by_seat": 0})], [("eliminated", {"seat": 0, "by_seat": 1})]),
    ],
)  # fmt: skip
def test_a_deed_is_found_where_it_was_done(game, name, told, other):
    assert badge(game, name)(story(*told), 0)
    assert not badge(game, name)(story(*other), 0)
