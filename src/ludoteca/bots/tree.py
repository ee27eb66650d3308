"""Tree search for games in which everybody knows everything. Compiled.

Each simulation walks down by upper confidence bounds, adds one node, and asks what the position there is worth:
the game's own judge, or one random end.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from time import perf_counter
from typing import Any, Final, final

from ludoteca.bots.rewards import rewards
from ludoteca.engine.bot import DECLINE, Bot, Budget, Judge
from ludoteca.engine.native import i64
from ludoteca.engine.playout import playout
from ludoteca.engine.state import BIT, Actions, Dice, State
from ludoteca.engine.turns import Turns

EXPLORE: Final = 0.7


@final
class Node:
    """An action in the tree: who took it, how often it was possible and taken, and what came of it."""

    def __init__(self, action: i64, mover: i64) -> None:
        self.action = action
        self.mover = mover
        self.visits: float = 0.0
        self.possible: float = 0.0
        self.total: float = 0.0
        self.children: list[Node] = []

    def child(self, action: i64, mover: i64) -> Node | None:
        """The child that stands for this action, if it was tried before."""
        for node in self.children:
            if node.action == action and node.mover == mover:
                return node
        return None


@final
class Tree:
    """A search from one decision of one seat."""

    def __init__(self, seat: i64, judge: Judge | None, dice: Dice) -> None:
        self.seat = seat
        self.judge = judge
        self.dice = dice
        self.root = Node(DECLINE, seat)
        self.actions = Actions()
        self.path: list[Node] = []

    def simulate(self, world: State) -> None:
        """One walk through a copy of the position, which is used up."""
        self.path = [self.root]
        turns = Turns()
        node: Node | None = self.root
        mover = self.seat
        while node is not None and mover >= 0:
            node = self.descend(world, node, mover)
            if self.path[-1].action != DECLINE:
                turns.acted(mover)
            mover = turns.next(world)
        worths = self.worths(world)
        for step in self.path:
            step.visits += 1.0
            step.total += worths[step.mover]

    def worths(self, world: State) -> list[float]:
        """What the position is worth to each seat."""
        if self.judge is None:
            playout(world, self.dice)
        result = world.result()
        if result is not None:
            return rewards(result)
        assert self.judge is not None, "random play ends"
        return self.judge.worth(world)

    def descend(self, world: State, node: Node, mover: i64) -> Node | None:
        """Take one action in the world: the most promising, or a new one, after which the walk ends (None)."""
        actions = self.actions
        actions.count = 0
        world.fill(mover, actions)
        if world.must() & BIT[mover] == 0:
            actions.add(DECLINE)
        best: Node | None = None
        most = -1.0
        untried: i64 = 0
        new: i64 = 0
        for i in range(actions.count):
            action = actions.items[i]
            child = node.child(action, mover)
            if child is None:
                untried += 1
                if self.dice.below(untried) == 0:
                    new = action
                continue
            child.possible += 1.0
            bound = child.total / child.visits + EXPLORE * math.sqrt(math.log(child.possible + 1.0) / child.visits)
            if bound > most:
                most = bound
                best = child
        added = untried > 0
        if added:
            best = Node(new, mover)
            best.possible = 1.0
            node.children.append(best)
        assert best is not None, "a waiting seat has an action"
        self.path.append(best)
        if best.action != DECLINE:
            world.play(mover, best.action, self.dice)
        return None if added else best

    def best(self) -> i64:
        """The action that was taken most often."""
        choice = self.root.children[0]
        for child in self.root.children:
            if child.visits > choice.visits:
                choice = child
        return choice.action


@final
class TreeSearch(Bot):
    """Thinks as long as its budget allows."""

    def __init__(self, judge: Judge | None, dice: Dice) -> None:
        self.judge = judge
        self.dice = dice

    def choose(
        self,
        seat: int,
        view: dict[str, Any],
        actions: list[int],
        guess: Callable[[], State],
        budget: Budget,
    ) -> int | None:
        """The action that came out best; in an open game a guess is a copy."""
        self.thoughts = ()
        if len(actions) == 1 and guess().must() & BIT[seat] != 0:
            return actions[0]
        tree = Tree(seat, self.judge, self.dice)
        until = perf_counter() + budget.seconds
        made = 0
        while made < budget.simulations if budget.simulations > 0 else (made == 0 or perf_counter() < until):
            tree.simulate(guess())
            made += 1
        best = tree.best()
        self.thoughts = tuple([(node.action, node.total / node.visits) for node in tree.root.children])
        return None if best == DECLINE else best


def simulations(root: State, seat: int, judge: Judge | None, dice: Dice, count: int) -> int:
    """So many simulations from a position without secrets; returns the best action. For benchmarks and solvers."""
    tree = Tree(seat, judge, dice)
    for _ in range(count):
        tree.simulate(root.clone())
    return tree.best()
