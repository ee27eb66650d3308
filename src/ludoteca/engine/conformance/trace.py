"""A fingerprint of a whole match, to compare two ways of running the same rules.

`python -m ludoteca.engine.conformance.trace GAME` prints it. The kit runs that in other processes:
with two hash seeds, and compiled and interpreted.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys

import msgspec

from ludoteca.engine.conformance.subject import Broken, Subject
from ludoteca.engine.dice import FastDice
from ludoteca.engine.observation import numbers, size
from ludoteca.engine.source import SWITCH, compiled

POSITIONS = 600  # of each case


def fingerprint(subject: Subject) -> str:
    """All that a short random match of each case shows, in one hash."""
    total = hashlib.sha256()
    for case in subject.played():
        dice = FastDice(subject.seed)
        state = subject.game.start(case.seats, case.options, dice)
        count = size(subject.game.observation(case.seats, case.options))
        for _ in range(POSITIONS):
            if not state.waiting():
                break
            total.update(state.digest().encode())
            for viewer in [*range(case.seats), None]:
                total.update(msgspec.json.encode([state.view(viewer), numbers(state, viewer, count)]))
            seat = state.waiting()[dice.below(len(state.waiting()))]
            actions = state.legal(seat)
            action = actions[dice.below(len(actions))]
            total.update(msgspec.json.encode([actions, state.preview(seat, action)]))
            total.update(state.guess(seat, FastDice(1)).digest().encode())
            state.tale = []
            state.apply(seat, action, dice)
            total.update(msgspec.json.encode(state.tale))
    return total.hexdigest()


def hash_seed(subject: Subject) -> str:
    """What is shown does not depend on Python's hash seed."""
    if not subject.spec:
        return "not compared: the game has no name that another process could find"
    one, two = (_elsewhere(subject.spec, {"PYTHONHASHSEED": seed}) for seed in ("1", "2"))
    if one != two:
        raise Broken("two hash seeds show two different matches: a set or a hash decides an order")
    return "two hash seeds, one match"


def same_compiled(subject: Subject) -> str:
    """Compiled and interpreted rules give the same match."""
    if not subject.spec:
        return "not compared: the game has no name that another process could find"
    case = subject.cases()[0]
    state = subject.game.start(case.seats, case.options, FastDice(1))
    if not compiled() or str(sys.modules[type(state).__module__].__file__).endswith(".py"):
        return "not compared: these rules are not compiled here"
    if _elsewhere(subject.spec, {SWITCH: "1"}) != _elsewhere(subject.spec, {SWITCH: ""}):
        raise Broken("compiled and interpreted rules give two different matches")
    return "one match, both ways"


def _elsewhere(spec: str, settings: dict[str, str]) -> str:
    environment = {**os.environ, **settings, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    command = [sys.executable, "-m", "ludoteca.engine.conformance.trace", spec]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)  # noqa: S603
    if done.returncode:
        raise Broken(f"the match could not be played in another process: {done.stderr.strip().splitlines()[-1]}")
    return done.stdout


if __name__ == "__main__":
    sys.stdout.write(fingerprint(Subject(sys.argv[1])))
