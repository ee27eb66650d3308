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

import numpy as np
from rich.console import Console

from ludoteca.engine.dice import FastDice
from ludoteca.engine.net import write_contest
from ludoteca.games.sequence import GAME, rules
from ludoteca.games.sequence.bot import Normal
from ludoteca.games.sequence.data import PLAYING
from ludoteca.games.sequence.facts import FACTS, Facts
from ludoteca.lab.contest import Numbers, fitted, with_rivals

SEED = 20_000_000
PART = 2000
SEATS = {2: (2, 2, 2, 4, 4, 6), 3: (3, 3, 3, 6)}
HIDDEN = 24
EPOCHS = 10
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


def read(paths: list[Path], teams: int) -> tuple[Numbers, Numbers]:
    """By position and team: its facts and the mean of its rivals'; and who won."""
    table = np.concatenate([np.frombuffer(path.read_bytes(), np.float32) for path in paths])
    table = table.reshape(-1, 1 + teams * FACTS)
    return with_rivals(table[:, 1:].reshape(-1, teams, FACTS)), table[:, 0].astype(int)


def main(folder: Path, teams: int, matches: int) -> None:
    """Play what is missing, learn from nineteen twentieths of it, judge by the rest, write the network."""
    folder.mkdir(parents=True, exist_ok=True)
    rows, won = read([part(folder, teams, number) for number in range(matches // PART)], teams)
    SAY(f"{len(won)} positions; who guesses blindly loses {np.log(teams):.4f}")
    network = fitted(rows, won, HIDDEN, EPOCHS, lambda epoch, loss: SAY(f"{epoch + 1} of {EPOCHS}: {loss:.4f}"))
    path = Path(rules.__file__).parent / f"net-{teams}.bin"
    write_contest(path, FACTS, HIDDEN, network.listed())


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
