"""How long bots take at a table: `python -m ludoteca.lab.pace docs/bots.md [GAME…]` measures it, and writes it there.

In matches of `normal` some turns of one seat are played by another level, with the seconds that a table gives it. What
counts is the time of the processor, so that others on the machine do not slow a bot down; whoever thinks by the clock
takes less of it where he has to share. A turn is what a seat decides before anybody else does; alone, one decision.
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
from ludoteca.lab.ladder import Rung, rung_of

SEED: Final = 574_000_000
CASES: Final = (
    "Tacocat", "Sequence, 2", "Sequence, 2 against 2", "Revanche, 2nd division", "Revanche, 1st division, 4 seats",
    "Camisa 12 with teams", "Camisa 12, alone", "T.E.G., 2", "T.E.G. with pacts, 4", "T.E.G., 6",
)  # fmt: skip
EVERY: Final = 4  # one of so many turns is measured
TURNS: Final = {"easy": 24, "normal": 24, "hard": 2, "master": 1}  # that are measured of each case
SAID: Final = "`python -m ludoteca.lab.pace docs/bots.md` wrote this table"


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
            if seat == 0 and (before != 0 or rung.seats == 1):
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


def row(name: str) -> str:
    """The row of a game."""
    rungs = [rung for rung in map(rung_of, CASES) if rung.game == name]
    cells = [in_words(pace(rungs, level), level) for level in LEVELS[1:]]
    return "| " + " | ".join([find_game(name).title, *cells]) + " |"


def put(page: str, one: str) -> str:
    """The page with this row for the one of the same game in the table below the sentence about it, or at its end."""
    lines = page.splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith(SAID))
    at = next(number for number in range(at, len(lines)) if lines[number].startswith("|"))
    while at < len(lines) and lines[at].startswith("|"):
        if lines[at].split("|")[1] == one.split("|")[1]:
            lines[at] = one
            return "\n".join(lines) + "\n"
        at += 1
    return "\n".join([*lines[:at], one, *lines[at:]]) + "\n"


def main(file: Path, games: Sequence[str]) -> None:
    """Measure these games, or all, and write down each as soon as it is known."""
    for name in games or dict.fromkeys(rung_of(title).game for title in CASES):
        one = row(name)
        Console().print(one, markup=False, soft_wrap=True)
        file.write_text(put(file.read_text(encoding="utf-8"), one), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
