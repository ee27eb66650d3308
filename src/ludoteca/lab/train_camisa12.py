"""How Camisa 12 learned to judge a position: `python -m ludoteca.lab.train_camisa12 FOLDER MATCHES GENERATIONS`.

Players play matches with one random turn each, half of them with teams; at turns after it the facts of both sides are
written down, and who won. A network of one hidden layer gives each side a number; the softmax is who wins. The first
generation is played by `normal`, each later one by the network of all before it. Matches are kept in FOLDER in parts of
500 and never played twice; the network goes into the game's folder.
"""

from __future__ import annotations

import random
import sys
from array import array
from pathlib import Path

import numpy as np
from rich.console import Console

from ludoteca.engine.bot import Player
from ludoteca.engine.dice import FastDice
from ludoteca.engine.net import read_contest, write_contest
from ludoteca.games.camisa12 import GAME, rules
from ludoteca.games.camisa12.bot import Normal, is_turn
from ludoteca.games.camisa12.data import MOVING, TURNS
from ludoteca.games.camisa12.facts import ALL_EYES, FACTS, Facts
from ludoteca.games.camisa12.learned import Learned
from ludoteca.lab.contest import Numbers, fitted, with_rivals

SEED = 40_000_000
GENERATION = 1_000_000  # seeds of one begin so far after those of the one before
PART = 500
HIDDEN = 16
EPOCHS = 10
ROW = 1 + 2 * FACTS
SAY = Console().print


def play(seed: int, player: Player, found: array[float]) -> None:
    """One match: adds the winner and the facts of both sides, of most positions after the random turn."""
    chance = random.Random(seed)  # noqa: S311 - nobody plays for anything here
    dice, facts, rows = FastDice(seed), Facts(), array("f")
    state = GAME.start(2, GAME.check(2, {"teams": "none" if seed % 2 else "random"}), dice)
    assert isinstance(state, rules.Camisa12)
    deviation, positions = chance.randrange(TURNS - 1), 0
    while state.must():
        seat = state.waiting()[0]
        wild = is_turn(state) and state.turn == deviation
        action = chance.choice(state.legal(seat)) if wild else player.act(state, seat, dice)
        state.play(seat, action, dice)
        since = state.turn - deviation
        if state.phase == MOVING and (since == 1 or (since > 1 and chance.random() < 0.8)):
            facts.look(state, ALL_EYES if chance.random() < 0.4 else 1 - state.mover)
            rows.extend(facts.numbers[i] for i in range(2 * FACTS))
            positions += 1
    for n in range(positions):
        found.append(float(state.winner))
        found.extend(rows[n * 2 * FACTS : (n + 1) * 2 * FACTS])


def part(folder: Path, generation: int, number: int) -> Path:
    """The positions of one part of the matches, played if they were not yet."""
    path = folder / f"{generation}-{number:04}.bin"
    if not path.exists():
        numbers, dice = array("f"), FastDice(SEED)
        player = Learned(dice, read_contest(folder / f"net-{generation - 1}.bin")) if generation else Normal(dice)
        first = SEED + GENERATION * generation + PART * number
        for seed in range(first, first + PART):
            play(seed, player, numbers)
        path.write_bytes(numbers.tobytes())
        SAY(f"generation {generation}, part {number}: {len(numbers) // ROW} positions")
    return path


def read(paths: list[Path]) -> tuple[Numbers, Numbers]:
    """By position and side: its facts and its rival's; and who won."""
    table = np.concatenate([np.frombuffer(path.read_bytes(), np.float32) for path in paths]).reshape(-1, ROW)
    return with_rivals(table[:, 1:].reshape(-1, 2, FACTS)), table[:, 0].astype(int)


def main(folder: Path, matches: int, generations: int) -> None:
    """Generation after generation: play what is missing, learn from all there is, write the network."""
    folder.mkdir(parents=True, exist_ok=True)
    paths: list[Path] = []
    for generation in range(generations):
        paths += [part(folder, generation, number) for number in range(matches // PART)]
        rows, won = read(paths)
        SAY(f"generation {generation}: {len(won)} positions; who guesses blindly loses {np.log(2):.4f}")
        network = fitted(rows, won, HIDDEN, EPOCHS, lambda epoch, loss: SAY(f"{epoch + 1} of {EPOCHS}: {loss:.4f}"))
        for path in (folder / f"net-{generation}.bin", Path(rules.__file__).parent / "net.bin"):
            write_contest(path, FACTS, HIDDEN, network.listed())


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
