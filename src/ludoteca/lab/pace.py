"""How long bots take at a table: `python -m ludoteca.lab.pace docs/bots.md` measures it, and writes it there.

In matches of `normal` some turns of one seat are played by another level, with the seconds that a table gives it. What
counts is the time of the processor, so that others on the machine do not slow a bot down; whoever thinks by the clock
takes less of it where he has to share. A turn is what a seat decides before anybody else does.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from time import process_time
from typing import Final, NamedTuple

from rich.console import Console

from ludoteca.bots import choose, make
from ludoteca.engine.bot import EFFORT, LEVELS, Budget
from ludoteca.engine.catalogue import game as find_game
from ludoteca.engine.match import Match
from ludoteca.engine.turns import Turns
from ludoteca.lab.arena import bot_dice
from ludoteca.lab.ladder import RUNGS, Rung

SEED: Final = 574_000_000
EVERY: Final = 4  # one of so many turns is measured
TURNS: Final = {"easy": 24, "normal": 24, "hard": 2, "master": 1}  # that are measured of each case
SAID: Final = "`python -m ludoteca.lab.pace docs/bots.md` wrote this table"
HEAD: Final = ("| | " + " | ".join(LEVELS[1:]) + " |", "|---|" + "---|" * len(LEVELS[1:]))


class Pace(NamedTuple):
    """Seconds of the processor."""

    mean: float
    longest: float
    longest_turn: float


def turns_of(rung: Rung, level: str, many: int) -> list[list[float]]:
    """How long each decision took, turn by turn."""
    game = find_game(rung.game)
    options = game.check(rung.seats, rung.options)
    found: list[list[float]] = []
    seed = SEED
    while len(found) < many:
        match, dice, order = Match(game, rung.seats, seed, options), bot_dice(seed), Turns()
        bot, others = make(game, level, dice), make(game, "normal", dice)
        began, before = 0, -1
        while match.result is None and len(found) <= many:
            seat = int(order.next(match.state))
            if seat == 0 and before != 0:
                began += 1
                if began % EVERY == 0:
                    found.append([])
            before = seat
            measured = seat == 0 and began % EVERY == 0
            since = process_time()
            action = choose(match, seat, bot if measured else others, dice, Budget(seconds=1.0))
            if measured and len(match.actions(seat)) > 1:
                found[-1].append(process_time() - since)
            if action is not None:
                match.play(seat, action)
                order.acted(seat)
        seed += 1
        found = [turn for turn in found if turn]
    return found[:many]


def pace(rungs: Sequence[Rung], level: str) -> Pace:
    """What a level takes in these cases."""
    turns = [turn for rung in rungs for turn in turns_of(rung, level, TURNS[level])]
    each = [seconds for turn in turns for seconds in turn]
    return Pace(sum(each) / len(each), max(each), max(map(sum, turns)))


def in_words(one: Pace, level: str) -> str:
    """A cell of the table."""
    if EFFORT[level] == 0.0:
        return f"{1000 * one.mean:.2g} ms, at most {1000 * one.longest:.2g}"
    return f"{one.mean:.2f} s, at most {one.longest:.2f}; a turn at most {one.longest_turn:.1f}"


def table(tell: Console) -> list[str]:
    """A row for each game."""
    rows = [*HEAD]
    for name in dict.fromkeys(rung.game for rung in RUNGS):
        rungs = [rung for rung in RUNGS if rung.game == name]
        cells = [in_words(pace(rungs, level), level) for level in LEVELS[1:]]
        rows.append("| " + " | ".join([find_game(name).title, *cells]) + " |")
        tell.print(rows[-1], markup=False, soft_wrap=True)
    return rows


def put(page: str, rows: list[str]) -> str:
    """The page with these rows for those that stand below the sentence about them."""
    lines = page.splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith(SAID))
    first = next(number for number in range(at, len(lines)) if lines[number].startswith("|"))
    last = first
    while last < len(lines) and lines[last].startswith("|"):
        last += 1
    return "\n".join([*lines[:first], *rows, *lines[last:]]) + "\n"


def main(file: Path) -> None:
    """Measure all, and write it down."""
    file.write_text(put(file.read_text(encoding="utf-8"), table(Console())), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
