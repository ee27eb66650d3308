"""Choices that two make at once, unseen: a mix of actions by which whoever foresees it gains least. Compiled.

Rows are the actions of the one who chooses, columns those of the rival. With a share of PRIOR he is thought to play as
the game's own player would, and else as hurts most: in each guessed world by one of the replies that he has there,
from what he knows, which is not the hand of the one who chooses. Regret matching finds the mix.
"""

from __future__ import annotations

from typing import Final, final

from ludoteca.engine.native import i64
from ludoteca.engine.state import Dice

PRIOR: Final = 0.25  # how surely a rival plays as the game's own player would
STEPS: Final = 400
SELDOM: Final = 0.05  # what the mix takes less often it does not take at all
DOUBT: Final = 3.0  # samples that an average of all replies counts for, where a reply was met in few worlds
WORLDS: Final = 60  # that are looked at for replies


@final
class Matrix:
    """What came of each action against each reply."""

    def __init__(self, actions: int) -> None:
        self.actions = actions
        self.columns: list[int] = []  # replies, as the game numbers them
        self.sums: list[list[float]] = []  # by column and action
        self.met: list[float] = []  # in how many worlds
        self.worlds: list[list[int]] = []  # the columns that a rival had to choose from
        self.usual: list[int] = []  # and the one that the game's own player takes, or -1

    def column(self, reply: int) -> int:
        """The place of a reply."""
        if reply in self.columns:
            return self.columns.index(reply)
        self.columns.append(reply)
        self.sums.append([0.0] * self.actions)
        self.met.append(0.0)
        return len(self.columns) - 1

    def world(self, replies: list[int], usual: int) -> None:
        """What a rival could choose in a world, and what the player would."""
        if len(self.worlds) < WORLDS:
            self.worlds.append([self.column(reply) for reply in replies])
            self.usual.append(self.column(usual) if usual in replies else -1)

    def add(self, reply: int, values: list[float]) -> None:
        """What came of all actions against a reply, in one world."""
        at = self.column(reply)
        self.met[at] += 1.0
        for action in range(self.actions):
            self.sums[at][action] += values[action]

    def values(self) -> list[list[float]]:
        """By column: what each action is worth, leaning to its average where little is known."""
        met = 0.0
        mean = [0.0] * self.actions
        for at in range(len(self.columns)):
            met += self.met[at]
            for action in range(self.actions):
                mean[action] += self.sums[at][action]
        found: list[list[float]] = []
        for at in range(len(self.columns)):
            found.append(
                [
                    (self.sums[at][action] + DOUBT * mean[action] / max(met, 1.0)) / (self.met[at] + DOUBT)
                    for action in range(self.actions)
                ]
            )
        return found

    def solved(self) -> tuple[list[float], list[float]]:
        """How often to take each action, and what each is worth against a rival who knows that."""
        values = self.values()
        actions = self.actions
        regrets = [0.0] * actions
        total = [0.0] * actions
        worths = [0.0] * actions
        for step in range(1, STEPS + 1):
            now = matched(regrets)
            shares = self.replies(values, now)
            usual = 0.0
            worth = [0.0] * actions
            for action in range(actions):
                for at in range(len(shares)):
                    worth[action] += shares[at] * values[at][action]
                usual += now[action] * worth[action]
            for action in range(actions):
                regrets[action] = max(0.0, regrets[action] + worth[action] - usual)
                total[action] += float(step) * now[action]
                worths[action] += float(step) * worth[action]
        weight = float(STEPS * (STEPS + 1)) / 2.0
        return tidy([one / weight for one in total]), [one / weight for one in worths]

    def replies(self, values: list[list[float]], mix: list[float]) -> list[float]:
        """How often a rival takes each column against a mix."""
        left: list[float] = []
        for column in values:
            worth = 0.0
            for action in range(self.actions):
                worth += mix[action] * column[action]
            left.append(worth)
        shares = [0.0] * len(values)
        for number in range(len(self.worlds)):
            worst = self.worlds[number][0]
            for at in self.worlds[number]:
                if left[at] < left[worst]:
                    worst = at
            usual = self.usual[number]
            shares[worst] += (1.0 if usual < 0 else 1.0 - PRIOR) / float(len(self.worlds))
            if usual >= 0:
                shares[usual] += PRIOR / float(len(self.worlds))
        return shares


def matched(regrets: list[float]) -> list[float]:
    """Each action as often as it is regretted; all alike if none is."""
    total = 0.0
    for regret in regrets:
        total += regret
    if total <= 0.0:
        return [1.0 / float(len(regrets))] * len(regrets)
    return [regret / total for regret in regrets]


def tidy(mix: list[float]) -> list[float]:
    """Without what is hardly ever taken."""
    kept = [one if one >= SELDOM else 0.0 for one in mix]
    total = 0.0
    for one in kept:
        total += one
    return [one / total for one in kept] if total > 0.0 else mix


def drawn(mix: list[float], dice: Dice) -> i64:
    """One of the actions."""
    left = (float(dice.below(100_000)) + 0.5) / 100_000.0
    last: i64 = 0
    for action in range(i64(len(mix))):
        if mix[action] > 0.0:
            last = action
            left -= mix[action]
            if left < 0.0:
                break
    return last
