"""Fair dice: a finished match is proven draw by draw, and a forged one names the first that does not fit."""

import json
from pathlib import Path

import pytest

from ludoteca import LogError, LudotecaError, Match, verify
from ludoteca.bots import make, play_out
from ludoteca.engine.bot import Budget
from ludoteca.engine.dice import FastDice
from ludoteca.engine.fair import FairDice, bot_seed, commitment
from ludoteca.engine.log import Log, Play, SeatSeed
from tests.engine.broken.honest import GAME

SEED = "5e" * 32
BEFORE = (
    Path(__file__).parent / "fair" / "before_protocol.json"
)  # a match of a release before the protocol had a number


def fair_match():
    seeds = [SeatSeed("aa", "person"), SeatSeed(origin="bot")]
    return Match.fair("tacocat", 2, seeds, name="m-1", server_seed=SEED)


def played(match):
    dice = FastDice(1)
    bots = [make(match.game, "random", dice) for _ in range(2)]
    for _ in play_out(match, bots, dice, Budget()):
        pass
    return match


def finished():
    return json.loads(played(fair_match()).log.to_json())


def test_a_fair_match_is_proven():
    log = finished()
    proof = verify(log)
    assert proof.draws == sum(len(entry.get("d", [])) for entry in log["entries"]) > 60
    assert proof.seeds == {"person": 1, "bot": 1}
    assert verify(json.dumps(log)) == proof


def test_the_exported_head_is_the_hashed_text():
    match = Match.fair(
        "camisa12", 2, [SeatSeed("é", "person")] * 2, {"teams": "random", "solo_start": 21}, name="m", server_seed=SEED
    )
    match.end("abandoned")
    first, _, rest = match.log.to_json().partition(b",\n")
    assert first == b'{"head":' + match.head.to_json()
    assert rest.startswith(b'"entries":[')


def test_the_seed_is_a_secret_until_the_match_is_over():
    match = fair_match()
    assert match.log.seed == ""
    assert match.head.commitment == commitment(SEED)
    with pytest.raises(LogError, match="not revealed"):
        verify(match.log)
    match.end("abandoned")
    assert match.log.seed == SEED
    assert verify(match.log).draws == 14


def test_a_forged_draw_is_named():
    log = finished()
    entry = next(entry for entry in log["entries"] if entry["t"] == "play" and entry.get("d"))
    entry["d"][0] = (entry["d"][0] + 1) % 20
    with pytest.raises(LogError, match=rf"entry {entry['n']}: draw 1 is {entry['d'][0]}, but the revealed seed gives"):
        verify(log)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda log: log.update(seed="00" * 32), "was committed to"),
        (lambda log: log.update(seed="zz"), "64 hexadecimal digits"),
        (lambda log: log.pop("seed"), "not revealed"),
        (lambda log: log["head"].update(id="m-2"), "entry 0: draw"),
        (lambda log: log["head"]["seeds"][0].update(seed="cc"), "entry 0: draw"),
        (lambda log: log["head"]["seeds"][1].update(seed="cc"), "seed of seat 1 is not the one that was committed to"),
        (lambda log: log["head"]["seeds"][0].update(origin="empty"), "seed of seat 0 is not the one"),
        (lambda log: log["head"]["seeds"][1].update(origin="person"), "entry 0: draw"),
        (lambda log: log["head"].pop("protocol"), "entry 0: draw"),
        (lambda log: log["sides"].__setitem__(3, 99), "draw 3 of the match is told to have 99, but has 33"),
        (lambda log: log["sides"].pop(), "draws were made"),
        (lambda log: log["head"]["options"].update(board="palindrome"), "entry 0: draw"),
        (lambda log: log["head"]["seeds"].pop(), "2 seats, but 1 seeds"),
        (lambda log: log["head"].update(dice="fast"), "simulation dice"),
        (lambda log: log["entries"].pop(), "not over"),
    ],
)
def test_a_forged_log_is_refused(change, words):
    log = finished()
    change(log)
    with pytest.raises(LogError, match=words):
        verify(log)


def test_a_number_is_never_drawn_twice_also_after_an_undo():
    match = fair_match()
    match.play(0, {"do": "mark", "card": match.view(0)["hand"][0]})
    match.play(0, {"do": "done"})
    match.play(1, {"do": "done"})
    first = match.log.entries[-1]
    match.undo(to=2, by=[0, 1])
    match.play(1, {"do": "done"})
    again = match.log.entries[-1]
    assert isinstance(first, Play)
    assert first.d
    assert (first.n, again.n) == (3, 5)
    dice = FairDice(SEED, match.head)
    dice.turn_to(entry=5, drawn=15)  # 14 were dealt, and one was taken back
    assert again.d == (dice.below(22),)
    assert verify(played(match).log).undone == 1


def test_nothing_that_is_written_between_two_moves_shifts_the_dice():
    def drawn(*between):
        match = fair_match()
        match.play(0, {"do": "mark", "card": match.view(0)["hand"][0]})
        for change in between:
            change(match)
        match.play(0, {"do": "done"})
        match.play(1, {"do": "done"})
        return match.last.d

    seated = [lambda match, name=name: match.seat(1, name) for name in ("bot-hard", "Ana", "bot-easy")]
    assert drawn() == drawn(*seated) != ()


def test_a_running_match_goes_on_after_a_restart_with_the_same_dice():
    straight = played(fair_match())
    match = fair_match()
    match.play(0, {"do": "done"})
    match.play(1, {"do": "done"})
    again = Match.replay(match.log, server_seed=SEED)
    assert again.log.seed == ""
    assert verify(played(again).log).match == straight.head.id


def test_what_is_only_considered_was_not_drawn():
    """A referee that could not store an entry forgets it; the same draw is then made for the next one."""
    match = fair_match()
    match.play(0, {"do": "mark", "card": match.view(0)["hand"][0]})
    match.play(0, {"do": "done"})
    first = match.consider(1, {"do": "done"})
    match.play(1, {"do": "done"})
    assert match.last == first.entry
    assert first.entry.d


def test_a_bot_adds_what_was_committed_to_with_the_server_s_seed():
    match = fair_match()
    assert match.head.seeds == (SeatSeed("aa", "person"), SeatSeed(bot_seed(SEED, 1), "bot"))
    with pytest.raises(LudotecaError, match="only a person's seed is given"):
        Match.fair("tacocat", 2, [SeatSeed("aa", "person"), SeatSeed("bb", "bot")], name="m")


class TestBeforeTheProtocolHadANumber:
    def test_a_finished_match_is_still_proven_and_its_bot_agreed_without_saying(self):
        proof = verify(BEFORE.read_bytes(), game=GAME)
        assert (proof.match, proof.undone) == ("old-1", 1)

    def test_a_running_match_goes_on_with_the_same_dice(self):
        old = json.loads(BEFORE.read_bytes())
        match = Match.replay({"head": old["head"], "entries": old["entries"][:5]}, game=GAME, server_seed=SEED)
        for entry in old["entries"][5:]:
            match.play(entry["s"], entry["a"])
        assert json.loads(match.log.to_json())["entries"] == old["entries"]

    def test_a_person_s_consent_is_needed_as_ever(self):
        old = json.loads(BEFORE.read_bytes())
        old["entries"][2]["by"] = [1]
        with pytest.raises(LogError, match="entry 2: it takes back a draw, but seat 0 did not agree"):
            verify(old, game=GAME)


def test_a_match_knows_that_more_than_a_harmless_move_was_taken_back():
    match = fair_match()
    card = {"do": "mark", "card": match.view(0)["hand"][0]}
    match.play(0, card)
    match.undo(to=0, by=[0])
    assert not match.taken_back
    match.play(0, card)
    match.play(0, {"do": "done"})
    match.play(1, {"do": "done"})
    match.undo(to=4, by=[0, 1])
    assert match.taken_back
    match.play(1, {"do": "mark", "card": match.view(1)["hand"][0]})
    match.undo(to=4, by=[1])
    assert match.taken_back
    assert Match.replay(Log(match.head, match.log.entries)).taken_back


def test_taking_back_a_draw_needs_everybody():
    match = fair_match()
    match.play(0, {"do": "mark", "card": match.view(0)["hand"][0]})
    match.undo(to=0, by=[0])  # nothing was drawn: no consent needed, and it is not counted
    match.play(0, {"do": "mark", "card": match.view(0)["hand"][0]})
    match.play(0, {"do": "done"})
    match.play(1, {"do": "done"})
    match.undo(to=4, by=[0])
    with pytest.raises(LogError, match="entry 6: it takes back a draw, but seat 1 did not agree"):
        verify(played(match).log)


def test_a_fair_match_goes_on_with_its_own_seed_only():
    match = fair_match()
    with pytest.raises(LogError, match="not the one that the match committed to"):
        Match.replay(match.log, server_seed="00" * 32)
    with pytest.raises(LogError, match="its own seed only"):
        Match.replay(match.log, dice=FastDice(1))


def test_seeds_for_every_seat_are_needed():
    with pytest.raises(LudotecaError, match="2 seats need 2 seeds"):
        Match.fair("tacocat", 2, [SeatSeed()], name="m")
