"""Golden matches: stored logs that must replay to the same end, so that no rule changes by accident.

A golden match is `tests/golden/<game>/<name>.json`: {"log": …, "digest": …, "result": …}. `test_golden.py`
replays every one of them, compiled and interpreted. To record one:

    python -m tests.golden tacocat two-normal-bots --seats 2 --seed 3 --bots normal,normal
    python -m tests.golden sequence six-in-three-teams --seats 6 --options '{"teams": 3}' --bots easy

A golden file is only ever replaced when a release changes a rule on purpose and raises the game's version.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import msgspec

from ludoteca import Match, game
from ludoteca.bots import make, play_out
from ludoteca.engine.bot import Budget
from ludoteca.lab.arena import bot_dice

FOLDER = Path(__file__).parent / "golden"


def store(match: Match, name: str) -> Path:
    """Write a finished match as a golden one."""
    path = FOLDER / match.game.name / f"{name}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    golden = {
        "digest": match.state.digest(),
        "result": msgspec.to_builtins(match.result),
        "log": msgspec.to_builtins(match.log),
    }
    path.write_text(json.dumps(golden, separators=(",", ":")) + "\n")
    return path


def record(spec: str, seats: int | None, seed: int, options: dict, levels: list[str]) -> Match:
    """Play a match of bots; one level for all seats, or one each."""
    match = Match(spec, seats, seed, options)
    dice = bot_dice(seed)
    each = levels * match.head.seats if len(levels) == 1 else levels
    bots = [make(match.game, level, dice) for level in each]
    for _ in play_out(match, bots, dice, Budget(simulations=50)):
        pass
    return match


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("name")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--options", type=json.loads, default={})
    parser.add_argument("--bots", default="normal")
    asked = parser.parse_args()
    game(asked.game)
    print(store(record(asked.game, asked.seats, asked.seed, asked.options, asked.bots.split(",")), asked.name))
