"""How Sequence learned to judge a position: `python -m ludoteca.lab.train_sequence FOLDER TEAMS MATCHES`.

Players of the level `normal` play matches with one random deviation each; at some turns after it the facts of all teams
are written down, and who won. A network of one hidden layer gives each team a number; the softmax is who wins. Matches
are kept in FOLDER in parts of 2000 and never played twice; the network goes into the game's folder.
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
from ludoteca.engine.net import write_contest
from ludoteca.games.sequence import GAME, rules
from ludoteca.games.sequence.bot import Normal
from ludoteca.games.sequence.data import PLAYING
from ludoteca.games.sequence.facts import FACTS, Facts

SEED = 20_000_000
PART = 2000
SEATS = {2: (2, 2, 2, 4, 4, 6), 3: (3, 3, 3, 6)}
HIDDEN = 24
EPOCHS = 10
BATCH = 512
Numbers = Any  # an array of numpy
SAY = Console().print


def play(seed: int, teams: int, found: array[float]) -> None:
    """One match: adds the winner and the facts of each team, of some positions after the deviation."""
    chance = random.Random(seed)  # noqa: S311 - nobody plays for anything here
    seats = chance.choice(SEATS[teams])
    dice = FastDice(seed)
    state = GAME.start(seats, GAME.check(seats, {"teams": teams}), dice)
    assert isinstance(state, rules.Sequence)
    player, facts = Normal(dice), Facts()
    deviation, rows, turn = chance.randrange(8 * seats + 30), array("f"), 0
    positions = 0
    while state.must():
        seat = state.waiting()[0]
        if turn > deviation and state.phase == PLAYING and not state.exchanged and chance.random() < 0.3:
            facts.look(state)
            rows.extend(facts.numbers[i] for i in range(teams * FACTS))
            positions += 1
        legal = state.legal(seat)
        action = chance.choice(legal) if turn == deviation else player.act(state, seat, dice)
        state.play(seat, action, dice)
        turn += 1
    if state.winner >= 0:
        for n in range(positions):
            found.append(float(state.winner))
            found.extend(rows[n * teams * FACTS : (n + 1) * teams * FACTS])


def part(folder: Path, teams: int, number: int) -> Path:
    """The positions of one part of the matches, played if they were not yet."""
    path = folder / f"{teams}-{number:04}.bin"
    if not path.exists():
        numbers = array("f")
        for seed in range(SEED + PART * number, SEED + PART * (number + 1)):
            play(seed, teams, numbers)
        path.write_bytes(numbers.tobytes())
        SAY(f"part {number}: {len(numbers) // (1 + teams * FACTS)} positions")
    return path


class Network:
    """One hidden layer over the facts of a team and the mean of its rivals', and Adam."""

    def __init__(self) -> None:
        chance = np.random.default_rng(1)
        shapes = [(2 * FACTS, HIDDEN), (HIDDEN,), (HIDDEN,)]
        self.numbers = [
            (chance.normal(0, 0.2, shape) if n != 1 else np.zeros(shape)).astype(np.float32)
            for n, shape in enumerate(shapes)
        ]
        self.mean = [np.zeros(shape, np.float32) for shape in shapes]
        self.spread = [np.zeros(shape, np.float32) for shape in shapes]
        self.steps = 0

    def shares(self, rows: Numbers) -> tuple[Numbers, Numbers]:
        """What the hidden units say, and how likely each team wins."""
        units = np.maximum(rows @ self.numbers[0] + self.numbers[1], 0)
        scores = units @ self.numbers[2]
        scores = np.exp(scores - scores.max(1, keepdims=True))
        return units, scores / scores.sum(1, keepdims=True)

    def learn(self, rows: Numbers, won: Numbers, rate: float) -> None:
        """One step down the slope of the log loss."""
        units, shares = self.shares(rows)
        shares[np.arange(len(won)), won] -= 1
        error = shares / len(won)
        back = error[:, :, None] * self.numbers[2] * (units > 0)
        flat = rows.reshape(-1, 2 * FACTS)
        slopes = [flat.T @ back.reshape(-1, HIDDEN), back.sum((0, 1)), np.einsum("bsh,bs->h", units, error)]
        self.steps += 1
        for n, raw in enumerate(slopes):
            slope = raw + 1e-5 * self.numbers[n]
            self.mean[n] = 0.9 * self.mean[n] + 0.1 * slope
            self.spread[n] = 0.999 * self.spread[n] + 0.001 * slope**2
            step = self.mean[n] / (1 - 0.9**self.steps)
            self.numbers[n] -= rate * step / (np.sqrt(self.spread[n] / (1 - 0.999**self.steps)) + 1e-8)

    def loss(self, rows: Numbers, won: Numbers) -> float:
        """The mean log loss: how surprising the winners are."""
        return float(-np.log(self.shares(rows)[1][np.arange(len(won)), won] + 1e-9).mean())

    def listed(self) -> list[float]:
        """The weights in the order of the file."""
        flat: list[float] = []
        for unit in range(HIDDEN):
            flat += [*map(float, self.numbers[0][:, unit]), float(self.numbers[1][unit]), float(self.numbers[2][unit])]
        return flat


def read(paths: list[Path], teams: int) -> tuple[Numbers, Numbers]:
    """By position and team: its facts and the mean of its rivals'; and who won."""
    table = np.concatenate([np.frombuffer(path.read_bytes(), np.float32) for path in paths])
    table = table.reshape(-1, 1 + teams * FACTS)
    own = table[:, 1:].reshape(-1, teams, FACTS)
    rivals = (own.sum(1, keepdims=True) - own) / (teams - 1)
    return np.concatenate([own, rivals], axis=2), table[:, 0].astype(int)


def main(folder: Path, teams: int, matches: int) -> None:
    """Play what is missing, learn from nineteen twentieths of it, judge by the rest, write the network."""
    folder.mkdir(parents=True, exist_ok=True)
    rows, won = read([part(folder, teams, number) for number in range(matches // PART)], teams)
    seen = len(won) * 19 // 20
    network, chance = Network(), np.random.default_rng(2)
    SAY(f"{len(won)} positions; who guesses blindly loses {np.log(teams):.4f}")
    for epoch in range(EPOCHS):
        rate = 0.0015 * (1 + np.cos(np.pi * epoch / EPOCHS)) + 1e-5
        order = chance.permutation(seen)
        for at in range(0, seen, BATCH):
            some = order[at : at + BATCH]
            network.learn(rows[some], won[some], rate)
        SAY(f"{epoch + 1} of {EPOCHS}: {network.loss(rows[seen:], won[seen:]):.4f}")
    path = Path(rules.__file__).parent / f"net-{teams}.bin"
    write_contest(path, FACTS, HIDDEN, network.listed())


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
