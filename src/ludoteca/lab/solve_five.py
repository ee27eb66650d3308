"""Tacocat's rounds of five cards: `python -m ludoteca.lab.solve_five [DEALS] [SEED]`.

Counterfactual regret minimisation on sampled deals (`lab/five/learner.py`), in blocks that are kept in
build/five.npz: it goes on where it was stopped, and writes five.bin after each. `answer_five` computes what a best
response takes off it.
"""

from __future__ import annotations

import sys
import zlib
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console

from ludoteca.games.tacocat import five_player
from ludoteca.games.tacocat.data import COPIES, HIGHEST
from ludoteca.games.tacocat.five import CARDS, HANDS3, HANDS4, HANDS5, LEADS3, LEADS4, SETS
from ludoteca.games.tacocat.five_rows import (
    ANSWER4,
    DUEL3,
    DUEL4,
    DUEL5,
    LEAD3,
    LEAD4,
    LENGTH,
    SWAP1,
    SWAP2,
    SWAPPED,
)
from ludoteca.lab.five.learner import Learner
from ludoteca.lab.five.regrets import COUNT, PROPER, real

Numbers = Any  # an array of numpy
SAY = Console(soft_wrap=True).print
SEED = 30_000_000
BLOCK = 500_000  # deals
KEPT = Path("build/five.npz")
RARELY = 0.04  # choices that are made less often are not made at all
PARTS = ((SWAP1, SETS), (DUEL5, CARDS), (LEAD4, 4), (ANSWER4, 4), (LEAD3, 2), (DUEL4, 4), (DUEL3, 3), (LENGTH, 1))


def hands(cards: Any, size: int) -> Numbers:
    """The sorted cards of all hands of a size."""
    return np.array(list(cards)).reshape(-1, size)


def held(cards: Numbers) -> Numbers:
    """Which of them the deck has."""
    return np.all([(cards == card).sum(1) <= int(COPIES[card]) for card in range(1, HIGHEST + 1)], axis=0)


def different(cards: Numbers) -> Numbers:
    """Of equal cards the first."""
    found = np.ones(cards.shape, bool)
    found[:, 1:] = cards[:, 1:] != cards[:, :-1]
    return found & held(cards)[:, None]


def choices() -> Numbers:
    """Which numbers of a table are choices at all."""
    found = np.zeros(LENGTH, bool)
    five, four, three = hands(HANDS5, 5), hands(HANDS4, 4), hands(HANDS3, 3)
    sets = (np.array(list(PROPER)).reshape(-1, SETS) == 1) & held(five)[:, None]
    found[SWAP1:SWAP2] = sets.ravel()
    back = found[SWAP2:DUEL5].reshape(SWAPPED, -1, SETS)
    duels = found[DUEL5:LEAD4].reshape(2, SWAPPED, SWAPPED, -1, CARDS)
    for limit in range(SWAPPED):
        back[limit] = sets & (np.array(list(COUNT)) <= limit) & (limit > 0)
        for swapped in range(limit + 1):
            duels[:, limit, swapped] = different(five)
    found[LEAD4:ANSWER4].reshape(-1, len(four), 4)[:] = (hands(LEADS4, 4) > 0) & held(four)[:, None]
    answers = found[ANSWER4:LEAD3].reshape(-1, HIGHEST + 1, len(four), 4)
    for attack in range(1, HIGHEST + 1):
        wins = different(four) & (four >= attack)
        wins[:, 0] = held(four)
        answers[:, attack] = wins
    found[LEAD3:DUEL4].reshape(-1, len(three), 2)[:] = (hands(LEADS3, 2) > 0) & held(three)[:, None]
    found[DUEL4:DUEL3].reshape(-1, len(four), 4)[:] = different(four)
    found[DUEL3:].reshape(-1, 3)[:] = different(three)
    return found


def rows(numbers: Numbers, part: int) -> Numbers:
    """One part of a table, a row a decision."""
    first, width = PARTS[part]
    return numbers[first : PARTS[part + 1][0]].reshape(-1, width)


def weights(learned: Numbers) -> bytes:
    """One byte a choice. Where nothing was learned: swap nothing, beat cheaply, else the highest card."""
    found = np.zeros(LENGTH, np.uint8)
    may = choices()
    for part in range(len(PARTS) - 1):
        open_ = rows(may, part)
        chances = np.where(open_, rows(learned, part), 0.0)
        last = open_.shape[1] - 1 - open_[:, ::-1].argmax(1)
        if part == 0:
            last = 0
        elif PARTS[part][0] == ANSWER4:
            last = np.where(open_[:, 1:].any(1), 1 + open_[:, 1:].argmax(1), 0)
        chances[np.arange(len(chances)), last] += 1e-9 * open_.any(1)
        best = np.maximum(chances.max(1, keepdims=True), 1e-12)
        total = np.maximum(chances.sum(1, keepdims=True), 1e-12)
        rows(found, part)[:] = np.where(chances < RARELY * total, 0, np.round(255 * chances / best))
    return found.tobytes()


def policy(data: bytes) -> Numbers:
    """The chances that a table of weights means."""
    found = np.zeros(LENGTH)
    numbers = np.frombuffer(data, np.uint8).astype(float)
    for part in range(len(PARTS) - 1):
        row = rows(numbers, part)
        rows(found, part)[:] = row / np.maximum(row.sum(1, keepdims=True), 1)
    nothing = found[SWAP2 : SWAP2 + SETS * len(hands(HANDS5, 5))].reshape(-1, SETS)
    nothing[:, 0] = 1  # whoever may swap nothing
    return found


def write(learned: Numbers) -> int:
    """Write the table into the game's folder; returns its size."""
    data = zlib.compress(weights(learned), 9)
    Path(five_player.__file__).with_name(five_player.FILE).write_bytes(data)
    return len(data)


def main(deals: int, seed: int) -> None:
    """Learn from so many more deals."""
    learner = Learner(seed)
    done = 0
    if KEPT.exists():
        kept = np.load(KEPT)
        learner.take_up(real(kept["regret"].tolist()), real(kept["sum"].tolist()), float(kept["age"]))
        learner.one, learner.two = int(kept["one"]), int(kept["two"])
        done = int(kept["done"])
    end = done + deals
    while done < end:
        learner.learn(min(BLOCK, end - done))
        done += min(BLOCK, end - done)
        learned = np.array(list(learner.table.sum))
        new = KEPT.with_name("five-new.npz")
        KEPT.parent.mkdir(exist_ok=True)
        state: dict[str, Any] = {"age": learner.table.age, "one": learner.one, "two": learner.two, "done": done}
        np.savez(new, sum=learned, regret=np.array(list(learner.table.regret)), **state)
        new.replace(KEPT)
        SAY(f"{done:,} deals, five.bin has {write(learned):,} bytes")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5_000_000, int(sys.argv[2]) if len(sys.argv) > 2 else SEED)
