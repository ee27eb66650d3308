"""Learned judgement: a small network over facts that are true or not, and a player that follows it. Compiled.

A game lists what a seat knows *after an action of its own* as numbers of facts (`Insight`); the network says how likely
the seat then wins. Weights are numbers of 16 bits in one file of the game's folder; `ludoteca train` makes it.
"""

from __future__ import annotations

import math
import struct
from abc import abstractmethod
from pathlib import Path
from typing import Final, final

from mypy_extensions import mypyc_attr

from ludoteca.engine.native import append, i64, vec
from ludoteca.engine.state import Actions, Dice, State

MAGIC: Final = b"LUDONET1"
CONTEST: Final = b"LUDOVS_1"


@mypyc_attr(allow_interpreted_subclasses=True)
class Insight:
    """What a game tells its network, and what the network learns to foresee."""

    inputs: int = 0  # facts are 0 to inputs - 1

    def speaks(self, state: State, seat: i64) -> bool:
        """Has the network anything to say about this decision of a seat? If not, the level `normal` makes it."""
        return True

    @abstractmethod
    def tell(self, state: State, seat: i64, action: i64, facts: Actions) -> None:
        """Add the facts that hold for a seat once it has done this, from what it knows then."""

    @abstractmethod
    def over(self, before: State, now: State) -> bool:
        """Is decided what is to be foreseen? At the latest at the end of the match."""

    @abstractmethod
    def outcome(self, before: State, now: State, seat: i64) -> float:
        """What a seat got of it, from 0.0 to 1.0."""


@final
class Net:
    """Two hidden layers of rectified units, and one output between 0 and 1."""

    def __init__(self, inputs: int, wide: int, narrow: int, weights: list[float]) -> None:
        if len(weights) != inputs * wide + wide + wide * narrow + narrow + narrow + 1:
            raise ValueError("the weights do not fit the layers")
        self.inputs: i64 = inputs
        self.wide: i64 = wide
        self.narrow: i64 = narrow
        rest = weights
        self.first, rest = packed(rest, inputs * wide)
        self.first_bias, rest = packed(rest, wide)
        self.second, rest = packed(rest, wide * narrow)
        self.second_bias, rest = packed(rest, narrow)
        self.third, rest = packed(rest, narrow)
        self.bias: float = rest[0]
        self.hidden: vec[float] = packed([0.0] * wide, wide)[0]

    def value(self, facts: Actions) -> float:
        """What the facts say: how likely the seat wins."""
        wide = self.wide
        hidden = self.hidden
        first = self.first
        bias = self.first_bias
        for j in range(wide):
            hidden[j] = bias[j]
        items = facts.items
        for i in range(facts.count):
            row = items[i] * wide
            for j in range(wide):
                hidden[j] += first[row + j]
        total = self.bias
        second = self.second
        for k in range(self.narrow):
            unit = self.second_bias[k]
            column = k * wide
            for j in range(wide):
                if hidden[j] > 0.0:
                    unit += hidden[j] * second[column + j]
            if unit > 0.0:
                total += unit * self.third[k]
        return 1.0 / (1.0 + math.exp(-total))


@final
class Contest:
    """Who of several wins: one hidden layer gives each a number from its own facts and the mean of its rivals'.

    Facts are numbers here, those of the sides one after the other. The softmax of what the network says is who wins.
    """

    def __init__(self, inputs: int, hidden: int, weights: list[float]) -> None:
        if len(weights) != hidden * (2 * inputs + 2):
            raise ValueError("the weights do not fit the layers")
        self.inputs: i64 = inputs
        self.hidden: i64 = hidden
        self.weights, _ = packed(weights, len(weights))

    def shares(self, facts: vec[float], sides: i64) -> list[float]:
        """How likely each side wins."""
        scores: list[float] = []
        most = -1000.0
        for side in range(sides):
            scores.append(self.score(facts, side, sides))
            most = max(most, scores[side])
        total = 0.0
        for side in range(sides):
            scores[side] = math.exp(scores[side] - most)
            total += scores[side]
        return [score / total for score in scores]

    def score(self, facts: vec[float], side: i64, sides: i64) -> float:
        """A number that grows with a side's chance to win."""
        inputs = self.inputs
        weights = self.weights
        own = inputs * side
        share = 1.0 / float(sides - 1)
        row = vec[float]([0.0] * (2 * int(inputs)))
        for k in range(inputs):
            row[k] = facts[own + k]
            rivals = 0.0
            for other in range(sides):
                if other != side:
                    rivals += facts[inputs * other + k]
            row[inputs + k] = rivals * share
        total = 0.0
        at: i64 = 0
        for _ in range(self.hidden):
            unit = weights[at + 2 * inputs]
            for k in range(2 * inputs):
                unit += weights[at + k] * row[k]
            if unit > 0.0:
                total += unit * weights[at + 2 * inputs + 1]
            at += 2 * inputs + 2
        return total


def packed(numbers: list[float], count: int) -> tuple[vec[float], list[float]]:
    """The first numbers as a vector, and the rest."""
    out = vec[float]()
    for i in range(count):
        out = append(out, numbers[i])
    return out, numbers[count:]


def read(path: Path) -> Net:
    """The network that `write` left in a file."""
    data = path.read_bytes()
    if data[: len(MAGIC)] != MAGIC:
        raise ValueError(f"{path} is no network")
    inputs, wide, narrow = struct.unpack_from("<3I", data, len(MAGIC))
    body = data[len(MAGIC) + 12 :]
    return Net(inputs, wide, narrow, list(struct.unpack(f"<{len(body) // 2}e", body)))


def read_contest(path: Path) -> Contest:
    """The network of a contest that `write_contest` left in a file."""
    data = path.read_bytes()
    if data[: len(CONTEST)] != CONTEST:
        raise ValueError(f"{path} is no network of a contest")
    inputs, hidden = struct.unpack_from("<2I", data, len(CONTEST))
    body = data[len(CONTEST) + 8 :]
    return Contest(inputs, hidden, list(struct.unpack(f"<{len(body) // 2}e", body)))


def write_contest(path: Path, inputs: int, hidden: int, weights: list[float]) -> None:
    """Keep such a network: unit by unit its weights, its bias and what it counts, in 16 bits each."""
    path.write_bytes(CONTEST + struct.pack("<2I", inputs, hidden) + struct.pack(f"<{len(weights)}e", *weights))


def beside(module: str, name: str = "net.bin") -> Net:
    """The network in the folder of a module, which is given by its `__file__`."""
    return read(Path(module).parent / name)


def bytes_beside(module: str, name: str) -> bytes:
    """The bytes of a file in the folder of a module, which is given by its `__file__`."""
    return (Path(module).parent / name).read_bytes()


def contest_beside(module: str, name: str) -> Contest:
    """The network of a contest in the folder of a module, which is given by its `__file__`."""
    return read_contest(Path(module).parent / name)


def write(path: Path, inputs: int, wide: int, narrow: int, weights: list[float]) -> None:
    """Keep a network: its layers, and its weights in 16 bits each."""
    head = MAGIC + struct.pack("<3I", inputs, wide, narrow)
    path.write_bytes(head + struct.pack(f"<{len(weights)}e", *weights))


def best_action(net: Net, insight: Insight, state: State, seat: i64, facts: Actions) -> i64:
    """The action after which a seat is most likely to win."""
    actions = Actions()
    state.fill(seat, actions)
    best = actions.items[0]
    if actions.count == 1:
        return best
    most = -1.0
    for i in range(actions.count):
        facts.count = 0
        insight.tell(state, seat, actions.items[i], facts)
        value = net.value(facts)
        if value > most:
            most = value
            best = actions.items[i]
    return best


def drawn_action(net: Net, insight: Insight, state: State, seat: i64, sharp: float, dice: Dice) -> i64:
    """An action drawn by how good it looks: where choices are secret, the best alone would be foreseen."""
    facts = Actions()
    actions = Actions()
    state.fill(seat, actions)
    values: list[float] = []
    most = 0.0
    for i in range(actions.count):
        facts.count = 0
        insight.tell(state, seat, actions.items[i], facts)
        value = net.value(facts)
        values.append(value)
        most = max(most, value)
    total = 0.0
    for i in range(len(values)):
        values[i] = math.exp(sharp * (values[i] - most))
        total += values[i]
    place = total * float(dice.below(1_000_000)) / 1_000_000.0
    for i in range(len(values)):
        place -= values[i]
        if place < 0.0:
            return actions.items[i]
    return actions.items[0]
