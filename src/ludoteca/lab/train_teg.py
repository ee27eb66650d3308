"""How the general staff of T.E.G. learned to judge: `python -m ludoteca.lab.train_teg FOLDER MATCHES [veterans]`.

Generals (or veterans, for the level `master`) play matches of 2 to 6 seats without pacts; now and then each follows a
plan drawn at random, so that there is something to compare. At the beginning of some turns the facts of every living
seat are written down, and who won in the end. A network of one hidden layer gives each seat a number; the softmax of
these numbers is who wins. Matches are kept in FOLDER in parts and never played twice, so that training can be stopped
and resumed.
"""

from __future__ import annotations

import random
import sys
from array import array
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from rich.console import Console

from ludoteca.engine.dice import FastDice
from ludoteca.games.teg import GAME
from ludoteca.games.teg.general import orders
from ludoteca.games.teg.rules import Teg
from ludoteca.games.teg.staff import facts, march, value
from ludoteca.games.teg.staff.plans import PLANS, VETERAN, first
from ludoteca.games.teg.staff.value import SCALE
from ludoteca.games.teg.world.data import INCORPORATE, OVER

MOST = 6
BATCH = 512
Numbers = Any  # an array of numpy
SAY = Console().print


class Course(NamedTuple):
    """Who plays, how much, and how large the network is."""

    file: str  # of the weights
    seed: int
    part: int  # matches that are kept together
    seats: tuple[int, ...]  # drawn from
    veterans: bool  # or generals of `normal`
    wild: float  # how often a plan is drawn at random
    few: float  # how many positions are written down of matches of two and three seats,
    many: float  # and of more
    hidden: int
    epochs: int


GENERALS = Course("weights", 1_000_000, 500, (2, 2, 3, 3, 4, 4, 5, 6, 6), False, 0.5, 0.5, 0.25, 16, 24)
VETERANS = Course(
    "veteran_weights", 3_000_000, 250, (2, 2, 2, 2, 3, 3, 3, 4, 4, 5, 6), True, 0.4, 0.6, 0.35, 24, 8,
)  # fmt: skip


def play(seed: int, course: Course) -> tuple[list[list[list[float]]], list[int]]:
    """One match: the facts of the living seats in some positions, and which of them won."""
    chance = random.Random(seed)  # noqa: S311 - nobody plays for anything here
    seats = chance.choice(course.seats)
    dice = FastDice(seed)
    state = GAME.start(seats, GAME.check(seats, {"round_limit": 60, "pacts": False}), dice)
    assert isinstance(state, Teg)
    seen: list[tuple[list[int], list[list[float]]]] = []
    start = first(seats, course.veterans)
    turn, own = 0, [PLANS[start]] * seats
    while state.phase != OVER:
        if march.begun(state) != turn:
            turn = march.begun(state)
            living = [seat for seat in range(seats) if state.alive >> seat & 1]
            if chance.random() < (course.few if seats < 4 else course.many):
                seen.append((living, [facts.facts(state, seat) for seat in living]))
            wild = chance.random() < course.wild
            own = [PLANS[start + chance.randrange(VETERAN)] if wild else PLANS[start] for _ in range(seats)]
        mover = state.mover
        if state.phase > INCORPORATE or not march.mass(state, mover, own[mover], dice):
            action = orders.silent(state, mover, own[mover])
            state.play(mover, orders.legal(state, mover, action), dice)
    result = state.result()
    assert result is not None
    won = [seat for seat, rank in enumerate(result.ranks) if rank == 1]
    known = [(rows, living.index(won[0])) for living, rows in seen if len(won) == 1]
    return [rows for rows, _ in known], [winner for _, winner in known]


def part(folder: Path, number: int, course: Course) -> Path:
    """The positions of one part of the matches, played if they were not yet."""
    path = folder / f"{number:04}.bin"
    if not path.exists():
        numbers = array("f")
        for seed in range(course.seed + course.part * number, course.seed + course.part * (number + 1)):
            for rows, winner in zip(*play(seed, course), strict=True):
                padded = rows + [[0.0] * facts.FACTS] * (MOST - len(rows))
                numbers.extend([float(len(rows)), float(winner)])
                for row in padded:
                    numbers.extend(row)
        path.write_bytes(numbers.tobytes())
        SAY(f"part {number}: {len(numbers) // (2 + MOST * facts.FACTS)} positions")
    return path


def read(paths: list[Path]) -> tuple[Numbers, Numbers, Numbers]:
    """Facts by position and seat, which seats there are, and who won."""
    table = np.concatenate([np.frombuffer(path.read_bytes(), np.float32) for path in paths])
    table = table.reshape(-1, 2 + MOST * facts.FACTS)
    rows = table[:, 2:].reshape(-1, MOST, facts.FACTS)
    return rows, np.arange(MOST) < table[:, :1], table[:, 1].astype(int)


class Network:
    """One hidden layer and Adam."""

    def __init__(self, hidden: int) -> None:
        chance = np.random.default_rng(1)
        shapes = [(facts.FACTS, hidden), (hidden,), (hidden,)]
        self.numbers = [chance.normal(0, 0.3, shape) if n != 1 else np.zeros(shape) for n, shape in enumerate(shapes)]
        self.mean = [np.zeros(shape) for shape in shapes]
        self.spread = [np.zeros(shape) for shape in shapes]
        self.steps = 0

    def shares(self, rows: Numbers, there: Numbers) -> tuple[Numbers, Numbers]:
        """What the hidden units say, and how likely each seat wins."""
        units = np.maximum(rows @ self.numbers[0] + self.numbers[1], 0)
        scores = np.where(there, units @ self.numbers[2], -1e9)
        scores = np.exp(scores - scores.max(1, keepdims=True))
        return units, scores / scores.sum(1, keepdims=True)

    def learn(self, rows: Numbers, there: Numbers, won: Numbers, rate: float) -> None:
        """One step down the slope of the log loss."""
        units, shares = self.shares(rows, there)
        shares[np.arange(len(won)), won] -= 1
        error = shares * there / len(won)
        back = error[:, :, None] * self.numbers[2] * (units > 0)
        slopes = [np.einsum("bsf,bsh->fh", rows, back), back.sum((0, 1)), np.einsum("bsh,bs->h", units, error)]
        self.steps += 1
        for n, raw in enumerate(slopes):
            slope = raw + 1e-5 * self.numbers[n]
            self.mean[n] = 0.9 * self.mean[n] + 0.1 * slope
            self.spread[n] = 0.999 * self.spread[n] + 0.001 * slope**2
            step = self.mean[n] / (1 - 0.9**self.steps)
            self.numbers[n] -= rate * step / (np.sqrt(self.spread[n] / (1 - 0.999**self.steps)) + 1e-8)

    def loss(self, rows: Numbers, there: Numbers, won: Numbers) -> float:
        """The mean log loss: how surprising the winners are."""
        return float(-np.log(self.shares(rows, there)[1][np.arange(len(won)), won] + 1e-9).mean())

    def text(self, head: str) -> str:
        """The weights as the module that the game reads."""
        flat: list[float] = []
        for unit in range(len(self.numbers[1])):
            flat += [*self.numbers[0][:, unit], self.numbers[1][unit], self.numbers[2][unit]]
        words = [f"{round(float(number) * SCALE)}," for number in flat]
        lines = ["    " + " ".join(words[at : at + 15]) for at in range(0, len(words), 15)]
        return head + "WEIGHTS: Final[list[int]] = [\n" + "\n".join(lines) + "\n]  # fmt: skip\n"


def main(folder: Path, matches: int, course: Course) -> None:
    """Play what is missing, learn from nine tenths of it, judge by the rest, write the weights."""
    folder.mkdir(parents=True, exist_ok=True)
    rows, there, won = read([part(folder, number, course) for number in range(matches // course.part)])
    seen = len(won) * 9 // 10
    network, chance = Network(course.hidden), np.random.default_rng(2)
    SAY(f"{len(won)} positions; who guesses blindly loses {np.log(there[seen:].sum(1)).mean():.4f}")
    for epoch in range(course.epochs):
        rate = 0.0015 * (1 + np.cos(np.pi * epoch / course.epochs)) + 1e-5
        order = chance.permutation(seen)
        for at in range(0, seen, BATCH):
            some = order[at : at + BATCH]
            network.learn(rows[some], there[some], won[some], rate)
        SAY(f"{epoch + 1} of {course.epochs}: {network.loss(rows[seen:], there[seen:], won[seen:]):.4f}")
    file = Path(value.__file__).with_name(f"{course.file}.py")
    file.write_text(network.text(file.read_text(encoding="utf-8").partition("WEIGHTS")[0]))


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), VETERANS if sys.argv[3:] == ["veterans"] else GENERALS)
