"""How the general staff of T.E.G. learned to judge a position: `python -m ludoteca.lab.train_teg FOLDER MATCHES`.

Generals play matches of 2 to 6 seats without pacts; half of the turns each follows a plan drawn at random, so that
there is something to compare. At the beginning of some turns the facts of every living seat are written down, and who
won in the end. A network of one hidden layer gives each seat a number; the softmax of these numbers is who wins.
Matches are kept in FOLDER in parts of 500 and never played twice, so that training can be stopped and resumed.
"""

from __future__ import annotations

import random
import sys
from array import array
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console

from ludoteca.engine.dice import FastDice
from ludoteca.games.teg import GAME
from ludoteca.games.teg.general import orders
from ludoteca.games.teg.general.plan import NORMAL
from ludoteca.games.teg.rules import Teg
from ludoteca.games.teg.staff import facts, march, plans, weights
from ludoteca.games.teg.staff.value import SCALE
from ludoteca.games.teg.world.data import OVER

SEED = 1_000_000
PART = 500
SEATS = (2, 2, 3, 3, 4, 4, 5, 6, 6)
MOST = 6
HIDDEN = 16
EPOCHS = 24
BATCH = 512
Numbers = Any  # an array of numpy
SAY = Console().print


def play(seed: int) -> tuple[list[list[list[float]]], list[int]]:
    """One match: the facts of the living seats in some positions, and which of them won."""
    chance = random.Random(seed)  # noqa: S311 - nobody plays for anything here
    seats = chance.choice(SEATS)
    dice = FastDice(seed)
    state = GAME.start(seats, GAME.check(seats, {"round_limit": 60, "pacts": False}), dice)
    assert isinstance(state, Teg)
    seen: list[tuple[list[int], list[list[float]]]] = []
    turn, own = 0, [NORMAL] * seats
    while state.phase != OVER:
        if march.begun(state) != turn:
            turn = march.begun(state)
            living = [seat for seat in range(seats) if state.alive >> seat & 1]
            if chance.random() < (0.5 if seats < 4 else 0.25):
                seen.append((living, [facts.facts(state, seat) for seat in living]))
            wild = chance.random() < 0.5
            own = [chance.choice(plans.PLANS) if wild else NORMAL for _ in range(seats)]
        action = orders.silent(state, state.mover, own[state.mover])
        state.play(state.mover, orders.legal(state, state.mover, action), dice)
    result = state.result()
    assert result is not None
    first = [seat for seat, rank in enumerate(result.ranks) if rank == 1]
    known = [(rows, living.index(first[0])) for living, rows in seen if len(first) == 1]
    return [rows for rows, _ in known], [winner for _, winner in known]


def part(folder: Path, number: int) -> Path:
    """The positions of one part of the matches, played if they were not yet."""
    path = folder / f"{number:04}.bin"
    if not path.exists():
        numbers = array("f")
        for seed in range(SEED + PART * number, SEED + PART * (number + 1)):
            for rows, winner in zip(*play(seed), strict=True):
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

    def __init__(self) -> None:
        chance = np.random.default_rng(1)
        shapes = [(facts.FACTS, HIDDEN), (HIDDEN,), (HIDDEN,)]
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

    def text(self) -> str:
        """The weights as the module that the game reads."""
        flat: list[float] = []
        for unit in range(HIDDEN):
            flat += [*self.numbers[0][:, unit], self.numbers[1][unit], self.numbers[2][unit]]
        words = [f"{round(float(number) * SCALE)}," for number in flat]
        lines = ["    " + " ".join(words[at : at + 15]) for at in range(0, len(words), 15)]
        head = Path(weights.__file__).with_name("weights.py").read_text(encoding="utf-8").partition("WEIGHTS")[0]
        return head + "WEIGHTS: Final[list[int]] = [\n" + "\n".join(lines) + "\n]  # fmt: skip\n"


def main(folder: Path, matches: int) -> None:
    """Play what is missing, learn from nine tenths of it, judge by the rest, write the weights."""
    folder.mkdir(parents=True, exist_ok=True)
    rows, there, won = read([part(folder, number) for number in range(matches // PART)])
    seen = len(won) * 9 // 10
    network, chance = Network(), np.random.default_rng(2)
    SAY(f"{len(won)} positions; who guesses blindly loses {np.log(there[seen:].sum(1)).mean():.4f}")
    for epoch in range(EPOCHS):
        rate = 0.0015 * (1 + np.cos(np.pi * epoch / EPOCHS)) + 1e-5
        order = chance.permutation(seen)
        for at in range(0, seen, BATCH):
            some = order[at : at + BATCH]
            network.learn(rows[some], there[some], won[some], rate)
        SAY(f"{epoch + 1} of {EPOCHS}: {network.loss(rows[seen:], there[seen:], won[seen:]):.4f}")
    Path(weights.__file__).with_name("weights.py").write_text(network.text())


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
