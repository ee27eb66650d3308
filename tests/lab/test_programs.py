"""Programs over the socket play in an arena: the one of the documentation does, and what goes wrong is told."""

import json
import re
import sys
from pathlib import Path

import pytest

from ludoteca.engine.catalogue import game
from ludoteca.engine.dice import FastDice
from ludoteca.engine.values import LudotecaError
from ludoteca.lab.deals import Deals
from ludoteca.lab.entrants import entrant

DOCS = Path(__file__).parents[2] / "docs/bots.md"
ASKS = """
import json, sys, urllib.request
from websockets.sync.client import connect
server, token, table = sys.argv[1:4]
path = f"{server}/api/tables/{table}"
header = {"Authorization": f"Bearer {token}"}
said = []
with connect(f"{path.replace('http', 'ws', 1)}/live", additional_headers=header) as socket:
    def ask(**message):
        socket.send(json.dumps(message))
        return json.loads(socket.recv())
    now = ask(type="hello")
    first = next(ids[0] for ids in now["actions"].values())
    said.append(ask(type="ping", key="a"))
    said.append(ask(type="preview", key="b", action=first))
    said.append(ask(type="why", key="c", action=first))
    said.append(ask(type="play", key="d", decision=now["decision"] + 7, action=first))
    said.append(ask(type="play", key="e", decision=now["decision"], action=100000))
    said.append(ask(type="fly"))
open(sys.argv[0] + ".said", "w").write(json.dumps(said))
sys.exit(3)
"""


def deals(one, other, count=1):
    return Deals(
        game="tacocat", seed=5, count=count, seats=2, options={}, one=one, other=other, simulations=10
    ).find()  # fmt: skip


def test_the_program_of_the_documentation_plays_whole_matches(tmp_path):
    program = tmp_path / "twenty.py"
    program.write_text(re.search(r"```python\n(.*?)```", DOCS.read_text(), re.S)[1])
    shares = deals(f"run:{sys.executable} {program}", "random")
    assert len(shares) == 1
    assert shares[0] in {0.0, 0.5, 1.0}


def test_questions_are_answered_nonsense_is_refused_and_who_leaves_early_is_named(tmp_path):
    program = tmp_path / "asks.py"
    program.write_text(ASKS)
    with pytest.raises(LudotecaError, match="ended with code 3"):
        deals(f"run:{sys.executable} {program}", "random")
    pong, preview, why, stale, unknown, nonsense = json.loads(program.with_name("asks.py.said").read_text())
    assert pong == {"type": "pong", "key": "a"}
    assert preview["preview"]["worth"] is not None
    assert why["refusal"] is None
    assert stale["code"] == "stale"
    assert unknown["code"] == "no-such-action"
    assert nonsense["code"] == "bad-message"


@pytest.mark.parametrize("command", ["run:", "run:no-such-program-anywhere", f"run:{sys.executable} -c pass"])
def test_a_program_that_cannot_play_is_an_error_and_no_traceback(command):
    with pytest.raises(LudotecaError):
        deals(command, "random")


def test_a_level_can_play_without_its_character():
    assert entrant("plain-hard").bot(game("tacocat"), FastDice(1)).taste is None
    assert entrant("hard").bot(game("tacocat"), FastDice(1)).taste is not None
