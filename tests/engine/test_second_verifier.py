"""A second verifier, in JavaScript, that the browser's page uses too: it and ours agree, on the vectors of docs/fair.md as well."""

import json
import re
import subprocess
from pathlib import Path

import msgspec
import pytest

from ludoteca import LogError, Match, verify
from ludoteca.bots import make, play_out
from ludoteca.engine.bot import Budget
from ludoteca.engine.catalogue import game, games
from ludoteca.engine.dice import FastDice
from ludoteca.engine.fair import FairDice, head_hash, new_seed
from ludoteca.engine.log import Log, SeatSeed, read_log
from tests.engine.broken.honest import GAME

ROOT = Path(__file__).parents[2]
BEFORE = Path(__file__).parent / "fair" / "before_protocol.json"
DOCUMENT = (ROOT / "docs/fair.md").read_text()
VECTOR = re.search(r"```json\n(.*?)```", DOCUMENT, re.DOTALL).group(1)
ROWS = [tuple(map(int, row)) for row in re.findall(r"^\| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$", DOCUMENT, re.MULTILINE)]
PROGRAM = """
import { draw, verify } from '%s';
import { readFileSync } from 'node:fs';
const { logs, draws } = JSON.parse(readFileSync(0, 'utf8'));
const verdicts = [];
for (const log of logs) verdicts.push(await verify(log).catch((problem) => ({ wrong: [problem.message] })));
const outcomes = [];
for (const { seed, place, sides } of draws)
  outcomes.push(await draw(seed, place.map((part) => Uint8Array.from(part)), sides));
console.log(JSON.stringify({ verdicts, outcomes }));
""" % (ROOT / "web/src/lib/verifier.js")


def javascript(logs, draws=()):
    node = ["node", "--input-type=module", "--eval", PROGRAM]
    given = json.dumps({"logs": [log if isinstance(log, str) else log.decode() for log in logs], "draws": list(draws)})
    told = subprocess.run(node, input=given, capture_output=True, text=True, check=True)
    return json.loads(told.stdout)


def wrong(log):
    return javascript([log])["verdicts"][0]["wrong"]


def finished(name, seats=None):
    """A match of a person and bots, with a draw taken back by everybody's consent, played to its end."""
    found = game(name)
    count = seats or found.seats[0]
    seeds = [SeatSeed("c0ffee", "person"), *[SeatSeed(origin="bot")] * (count - 1)]
    options = found.cases()[0].options if count == found.cases()[0].seats else None
    match = Match.fair(found, count, seeds, options, name=f"js-{name}", server_seed=new_seed())
    dice = FastDice(3)
    bots = [make(found, "random", dice) for _ in range(count)]
    taken_back = False
    for _ in play_out(match, bots, dice, Budget()):
        if not taken_back and getattr(match.last, "d", ()) and match.last.n > 1:
            match.undo(to=match.last.n - 1, by=range(count))
            taken_back = True
    return match.log.to_json()


def test_both_verifiers_prove_the_same_matches():
    logs = [finished(name) for name in games()]
    for log, verdict in zip(logs, javascript(logs)["verdicts"], strict=True):
        proof = verify(log)
        assert verdict == {"hash": head_hash(read_log(log).head).hex(), "draws": proof.draws, "wrong": []}
        assert proof.draws > 20


def test_both_prove_the_vectors_of_the_document():
    assert (verify(VECTOR, game=GAME).draws, verify(VECTOR, game=GAME).undone) == (7, 1)
    told = re.search(r"Its head hash is `([0-9a-f]{64})`", DOCUMENT).group(1)
    head, seed = read_log(VECTOR).head, read_log(VECTOR).seed
    assert head_hash(head).hex() == told
    word = lambda number: list(number.to_bytes(8, "big"))  # noqa: E731
    draws = [{"seed": seed, "place": [list(bytes.fromhex(told)), word(k)], "sides": sides} for k, sides, _, _ in ROWS]
    answer = javascript([VECTOR], draws)
    assert answer["verdicts"] == [{"hash": told, "draws": 7, "wrong": []}]
    expected = [outcome for *_, outcome in ROWS]
    assert len(expected) == 6
    assert answer["outcomes"] == expected
    assert [ours(seed, head, k, sides) for k, sides, _, _ in ROWS] == expected


def ours(seed, head, k, sides):
    dice = FairDice(seed, head)
    dice.turn_to(entry=0, drawn=k)
    return dice.below(sides)


def test_both_prove_a_match_from_before_the_protocol_had_a_number():
    match = Match.replay(BEFORE.read_bytes(), game=GAME)
    assert verify(match.log, game=GAME).undone == 1
    assert wrong(match.log.to_json()) == []


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ('"seed":"0001', '"seed":"0002', "commitment"),
        ('"id":"vector"', '"id":"vectox"', "draw 0"),
        ('"options":{}', '"options":{"a":1}', "draw 0"),
        ("c0ffee", "c0ffed", "draw 0"),
        ('"seed":"3d5e', '"seed":"3d5f', "seed 1"),
        ('"seed":"c0ffee","origin":"person"', '"seed":"c0ffee","origin":"empty"', "seed 0"),
        (',"protocol":2', "", "draw 0"),
        ('"d":[7,1,', '"d":[7,2,', "draw 1"),
        ("[8,7,", "[8,8,", "draw 1"),
        ("4,3,3]", "4,3]", "draw 6"),
        ("4,3,3]", "4,3,3,2]", "draw 7"),
        ('"by":[0,1]', '"by":[0]', "undo 4"),
    ],
)
def test_both_refuse_a_forged_vector(old, new, named):
    assert VECTOR.count(old) == 1
    forged = VECTOR.replace(old, new)
    assert named in wrong(forged)
    with pytest.raises(LogError):
        verify(forged, game=GAME)


def test_both_refuse_a_draw_that_was_taken_back_without_a_bot_s_consent():
    log = json.loads(finished("tacocat"))
    undo = next(entry for entry in log["entries"] if entry["t"] == "undo")
    undo["by"] = [0]
    text = f'{{"head":{json.dumps(log["head"], separators=(",", ":"))},\n{json.dumps(log)[len(json.dumps({"head": log["head"]})) :]}'
    assert wrong(text) == [f"undo {undo['n']}"]
    with pytest.raises(LogError, match=f"entry {undo['n']}: it takes back a draw, but seat 1 did not agree"):
        verify(text)


def test_only_the_text_that_was_hashed_is_believed():
    """A second head further down would be the one that JSON keeps: here it hides a bot's seed that somebody chose."""
    log = read_log(VECTOR)
    chosen = msgspec.structs.replace(log.head, seeds=(log.head.seeds[0], SeatSeed("5eed", "bot")))
    dice = FairDice(log.seed, chosen)
    drawn = iter([dice.below(sides) for sides in log.sides])
    entries = [
        msgspec.structs.replace(entry, d=tuple(next(drawn) for _ in entry.d)) if hasattr(entry, "d") else entry
        for entry in log.entries
    ]
    first, _, rest = Log(chosen, entries, log.seed, log.sides).to_json().decode().partition(",\n")
    assert wrong(f'{first},\n"head":{log.head.to_json().decode()},\n{rest}') == ["seed 1"]
    assert wrong(VECTOR.replace("\n", "")) == ["not a log as it was exported"]
