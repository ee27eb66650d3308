"""Fitting the network of a contest (`engine/net.py`): who wins, from facts of each side and the mean of its rivals'."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

BATCH = 512
HELD_BACK = 20  # the last of so many parts is not learned from, but measured on
Numbers = Any  # an array of numpy


class Network:
    """One hidden layer over the facts of a side and the mean of its rivals', and Adam."""

    def __init__(self, facts: int, hidden: int) -> None:
        chance = np.random.default_rng(1)
        self.inputs, self.hidden = 2 * facts, hidden
        shapes = [(2 * facts, hidden), (hidden,), (hidden,)]
        self.numbers = [
            (chance.normal(0, 0.2, shape) if n != 1 else np.zeros(shape)).astype(np.float32)
            for n, shape in enumerate(shapes)
        ]
        self.mean = [np.zeros(shape, np.float32) for shape in shapes]
        self.spread = [np.zeros(shape, np.float32) for shape in shapes]
        self.steps = 0

    def shares(self, rows: Numbers) -> tuple[Numbers, Numbers]:
        """What the hidden units say, and how likely each side wins."""
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
        flat = rows.reshape(-1, self.inputs)
        slopes = [flat.T @ back.reshape(-1, self.hidden), back.sum((0, 1)), np.einsum("bsh,bs->h", units, error)]
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
        for unit in range(self.hidden):
            flat += [*map(float, self.numbers[0][:, unit]), float(self.numbers[1][unit]), float(self.numbers[2][unit])]
        return flat


def with_rivals(own: Numbers) -> Numbers:
    """By position and side: its facts, then the mean of its rivals'."""
    rivals = (own.sum(1, keepdims=True) - own) / (own.shape[1] - 1)
    return np.concatenate([own, rivals], axis=2)


def fitted(rows: Numbers, won: Numbers, hidden: int, epochs: int, tell: Callable[[int, float], None]) -> Network:
    """A network that has learned from all but the last positions; `tell` hears its loss on those."""
    seen = len(won) * (HELD_BACK - 1) // HELD_BACK
    network, chance = Network(rows.shape[2] // 2, hidden), np.random.default_rng(2)
    for epoch in range(epochs):
        rate = 0.0015 * (1 + np.cos(np.pi * epoch / epochs)) + 1e-5
        order = chance.permutation(seen)
        for at in range(0, seen, BATCH):
            some = order[at : at + BATCH]
            network.learn(rows[some], won[some], rate)
        tell(epoch, network.loss(rows[seen:], won[seen:]))
    return network
