"""Learning from matches that bots play among themselves: `ludoteca train GAME`.

A generation plays rounds, or matches, and fits the network to what came of them. Each has one random deviation, and
only what was done from there on is learned from: play before it says nothing about what follows it. The first one
watches the level `normal`; the others the network itself, which then plays against `normal` and against the best one so
far, on deals of its own. All dice come from the seed; a checkpoint after each generation is all it takes to go on.
"""

from __future__ import annotations

import math
from array import array
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np

from ludoteca.engine.bot import DECLINE, Player
from ludoteca.engine.contract import Game, TableOptions
from ludoteca.engine.dice import FastDice
from ludoteca.engine.net import Insight, Net, best_action, write
from ludoteca.engine.state import Actions, Dice, State
from ludoteca.engine.turns import Turns
from ludoteca.engine.values import LudotecaError

Weights = dict[str, "np.ndarray[Any, np.dtype[np.float32]]"]

BATCH = 1024
RATE = 1e-3
DECAY = 1e-5
FIRST, SECOND, SMALL = 0.9, 0.999, 1e-8  # Adam
GATE_SEEDS = 900_000_000  # matches of the gate are dealt from here on, those of training below
HELD_BACK = 20  # one row in so many is not learned from, but measured on


class Plan(NamedTuple):
    """What to train: the case, the sizes, and the seed of everything."""

    seats: int
    options: TableOptions
    wide: int = 32
    narrow: int = 16
    generations: int = 5
    episodes: int = 60_000  # a generation
    epochs: int = 3
    matches: int = 400  # of the gate
    seed: int = 1


class Generation(NamedTuple):
    """What one generation came to."""

    number: int
    rows: int
    error: float  # mean squared, on rows held back
    against_normal: float
    against_best: float
    kept: bool


class Rows:
    """What was known after actions, and what came of them."""

    def __init__(self, inputs: int) -> None:
        self.inputs = inputs
        self.facts = array("H")
        self.ends = array("L")
        self.targets = array("f")

    def add(self, facts: Actions) -> None:
        """One action; its target follows when it is known."""
        self.facts.extend(facts.items[i] for i in range(facts.count))
        self.ends.append(len(self.facts))

    def dense(self) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
        """All rows as a matrix of flags, and their targets."""
        ends = np.frombuffer(self.ends, dtype=np.uint64).astype(np.int64)
        lengths = np.diff(ends, prepend=0)
        flags = np.zeros((len(ends), self.inputs), dtype=np.uint8)
        flags[np.repeat(np.arange(len(ends)), lengths), np.frombuffer(self.facts, dtype=np.uint16)] = 1
        return flags, np.frombuffer(self.targets, dtype=np.float32).copy()


class Learner(Player):
    """Plays what the network says; without one yet, as the level `normal`."""

    def __init__(self, dice: Dice, insight: Insight, teacher: Player, net: Net | None) -> None:
        super().__init__(dice)
        self.insight = insight
        self.teacher = teacher
        self.net = net
        self.facts = Actions()

    def act(self, state: State, seat: int, dice: Dice) -> int:
        """The action after which it is most likely to win."""
        if self.net is None or seat not in state.waiting() or not self.insight.speaks(state, seat):
            return self.teacher.act(state, seat, dice)
        return best_action(self.net, self.insight, state, seat, self.facts)


def watch(start: Callable[[int], State], player: Learner, episodes: int, seed: int, rows: Rows) -> None:
    """Play episodes with one random deviation each, and write down what follows it."""
    facts = Actions()
    insight = player.insight
    length = 10.0  # decisions of an episode, on the average
    number = 0
    played = 0
    while played < episodes:
        dice = FastDice(seed + number)
        state = start(seed + number)
        number += 1
        turns = Turns()
        while state.must() and played < episodes:
            before = state.clone()
            deviation = dice.below(max(1, round(1.5 * length)))
            made = 0
            movers: list[int] = []
            while (mover := int(turns.next(state))) >= 0:
                legal = state.legal(mover)
                asked = mover in state.waiting()
                action = player.act(state, mover, dice)
                if asked and len(legal) > 1 and insight.speaks(state, mover):
                    if made == deviation:
                        action = legal[dice.below(len(legal))]
                    if made >= deviation:
                        facts.count = 0
                        insight.tell(state, mover, action, facts)
                        rows.add(facts)
                        movers.append(mover)
                    made += 1
                if action != DECLINE:
                    state.apply(mover, action, dice)
                    turns.acted(mover)
                    if insight.over(before, state):
                        break
            length += (made - length) / 1000
            rows.targets.extend(insight.outcome(before, state, mover) for mover in movers)
            played += 1


def fresh(inputs: int, plan: Plan) -> Weights:
    """A network that knows nothing."""
    chance = np.random.default_rng(plan.seed)

    def layer(rows: int, columns: int, spread: float) -> np.ndarray[Any, np.dtype[np.float32]]:
        return (chance.standard_normal((rows, columns)) * spread).astype(np.float32)

    return {
        "first": layer(inputs, plan.wide, 0.1),
        "first_bias": np.zeros(plan.wide, np.float32),
        "second": layer(plan.wide, plan.narrow, math.sqrt(2 / plan.wide)),
        "second_bias": np.zeros(plan.narrow, np.float32),
        "third": layer(plan.narrow, 1, math.sqrt(2 / plan.narrow)),
        "bias": np.zeros(1, np.float32),
    }


def predict(weights: Weights, flags: np.ndarray[Any, Any]) -> tuple[np.ndarray[Any, Any], ...]:
    """The layers, from flags to odds."""
    wide = np.maximum(flags @ weights["first"] + weights["first_bias"], 0)
    narrow = np.maximum(wide @ weights["second"] + weights["second_bias"], 0)
    return wide, narrow, 1 / (1 + np.exp(-(narrow @ weights["third"] + weights["bias"])))[:, 0]


class Adam:
    """Moves weights against their gradients, each at a pace of its own."""

    def __init__(self, weights: Weights) -> None:
        self.steps = 0
        self.mean = {name: np.zeros_like(one) for name, one in weights.items()}
        self.square = {name: np.zeros_like(one) for name, one in weights.items()}

    def step(self, weights: Weights, gradients: Weights, rate: float) -> None:
        """One step."""
        self.steps += 1
        scale = rate * math.sqrt(1 - SECOND**self.steps) / (1 - FIRST**self.steps)
        for name, gradient in gradients.items():
            self.mean[name] += (1 - FIRST) * (gradient - self.mean[name])
            self.square[name] += (1 - SECOND) * (gradient * gradient - self.square[name])
            weights[name] -= (
                scale * self.mean[name] / (np.sqrt(self.square[name]) + SMALL) + DECAY * rate * weights[name]
            )


def gradients(weights: Weights, flags: np.ndarray[Any, Any], targets: np.ndarray[Any, Any]) -> Weights:
    """Of the cross entropy."""
    wide, narrow, odds = predict(weights, flags)
    back = ((odds - targets) / len(targets))[:, None].astype(np.float32)
    back_narrow = (back @ weights["third"].T) * (narrow > 0)
    back_wide = (back_narrow @ weights["second"].T) * (wide > 0)
    return {
        "first": flags.T @ back_wide,
        "first_bias": back_wide.sum(0),
        "second": wide.T @ back_narrow,
        "second_bias": back_narrow.sum(0),
        "third": narrow.T @ back,
        "bias": back.sum(0),
    }


def fit(weights: Weights, adam: Adam, data: list[Rows], plan: Plan, seed: int) -> float:
    """Learn from rows; returns the error on those held back."""
    parts = [rows.dense() for rows in data]
    flags = np.concatenate([part[0] for part in parts])
    targets = np.concatenate([part[1] for part in parts])
    chance = np.random.default_rng(seed)
    order = chance.permutation(len(targets))
    measured, learned = order[::HELD_BACK], np.delete(order, np.s_[::HELD_BACK])
    for epoch in range(plan.epochs):
        chance.shuffle(learned)
        rate = RATE * (1.0 if epoch < plan.epochs - 1 else 0.3)
        for at in range(0, len(learned) - BATCH + 1, BATCH):
            chosen = learned[at : at + BATCH]
            adam.step(weights, gradients(weights, flags[chosen].astype(np.float32), targets[chosen]), rate)
    odds = predict(weights, flags[measured].astype(np.float32))[2]
    return float(np.mean((odds - targets[measured]) ** 2))


def listed(weights: Weights) -> list[float]:
    """The weights in the order of the file; the second layer unit by unit."""
    parts = [weights["first"], weights["first_bias"], weights["second"].T, weights["second_bias"], weights["third"]]
    flat = np.concatenate([part.ravel() for part in (*parts, weights["bias"])])
    return [float(x) for x in flat.astype(np.float16)]


def share(game: Game, plan: Plan, one: Player, other: Player, first_seed: int) -> float:
    """How often the first of two players wins: same deals, seats swapped."""
    sides = game.sides(plan.seats, plan.options)
    won = 0.0
    for number in range(plan.matches):
        for swapped in range(len(sides)):
            state = game.start(plan.seats, plan.options, FastDice(first_seed + number))
            dice = FastDice(2**40 + first_seed + number)
            turns = Turns()
            while (mover := int(turns.next(state))) >= 0:
                player = one if mover in sides[swapped] else other
                action = player.act(state.guess(mover, dice), mover, dice)
                if action != DECLINE:
                    state.apply(mover, action, dice)
                    turns.acted(mover)
            result = state.result()
            assert result is not None
            first = [side for side in sides if result.ranks[side[0]] == 1]
            won += (sides[swapped] in first) / len(first) / len(sides)
    return won / plan.matches


class Training:
    """A course of generations, which can be left and taken up again."""

    def __init__(self, game: Game, plan: Plan, folder: Path) -> None:
        insight = game.insight(plan.seats, plan.options)
        if insight is None:
            raise LudotecaError(f"{game.title} has no network to train for {plan.seats} seats")
        self.game, self.plan, self.folder, self.insight = game, plan, folder, insight
        self.weights = fresh(insight.inputs, plan)
        self.adam = Adam(self.weights)
        self.best: list[float] | None = None
        self.history: list[Generation] = []
        self.last: Rows | None = None
        folder.mkdir(parents=True, exist_ok=True)
        if self._checkpoint.exists():
            self._load()

    @property
    def _checkpoint(self) -> Path:
        return self.folder / "checkpoint.npz"

    def run(self, tell: Callable[[Generation], None]) -> None:
        """All generations that are still to come."""
        while len(self.history) < self.plan.generations:
            tell(self.generation(len(self.history)))
            self._save()

    def generation(self, number: int) -> Generation:
        """Play, fit, and let the new network meet the old."""
        plan = self.plan
        rows = Rows(self.insight.inputs)
        net = self._net(listed(self.weights)) if number else None
        seed = plan.seed * 10_000_000 + number * 1_000_000
        watch(self._start, self._player(net), plan.episodes, seed, rows)
        error = fit(self.weights, self.adam, [rows, *([self.last] if self.last and number > 1 else [])], plan, seed)
        self.last = rows
        after = listed(self.weights)
        gate = GATE_SEEDS + number * 10_000
        new = self._player(self._net(after))
        normal = share(self.game, plan, new, self._player(None), gate)
        best = share(self.game, plan, new, self._player(self._net(self.best)), gate) if self.best else normal
        kept = best > 0.5
        if kept:
            self.best = after
            write(self.folder / "net.bin", self.insight.inputs, plan.wide, plan.narrow, after)
        self.history.append(Generation(number, len(rows.targets), error, normal, best, kept))
        return self.history[-1]

    def _start(self, seed: int) -> State:
        return self.game.start(self.plan.seats, self.plan.options, FastDice(2**48 + seed))

    def _player(self, net: Net | None) -> Learner:
        teacher = self.game.normal(FastDice(self.plan.seed))
        assert teacher is not None, "a game that learns has a player to learn from"
        return Learner(FastDice(self.plan.seed), self.insight, teacher, net)

    def _net(self, weights: list[float] | None) -> Net | None:
        if weights is None:
            return None
        return Net(self.insight.inputs, self.plan.wide, self.plan.narrow, weights)

    def _save(self) -> None:
        kept: dict[str, Any] = {f"w_{name}": one for name, one in self.weights.items()}
        kept |= {f"m_{name}": one for name, one in self.adam.mean.items()}
        kept |= {f"s_{name}": one for name, one in self.adam.square.items()}
        kept["best"] = np.array(self.best or [], np.float32)
        kept["steps"] = np.array(self.adam.steps)
        np.savez(self._checkpoint, **kept)
        (self.folder / "curve.json").write_bytes(msgspec.json.format(msgspec.json.encode(self.history)))

    def _load(self) -> None:
        with np.load(self._checkpoint) as kept:
            for name in self.weights:
                self.weights[name] = kept[f"w_{name}"]
                self.adam.mean[name] = kept[f"m_{name}"]
                self.adam.square[name] = kept[f"s_{name}"]
            self.best = [float(x) for x in kept["best"]] or None
            self.adam.steps = int(kept["steps"])
        self.history = msgspec.json.decode((self.folder / "curve.json").read_bytes(), type=list[Generation])
