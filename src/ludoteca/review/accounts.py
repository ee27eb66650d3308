"""Why each side ended where it did, so that nothing is left unexplained; and the moments worth a look."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from ludoteca.review.appraise import Estimate
from ludoteca.review.decide import SURE
from ludoteca.review.report import Account, Decision, Point

TURNED = 0.08  # what chance must have given a side to be worth a look
MOMENTS = 12


class Book:
    """Adds up what each entry changed; every change is booked once, so the sums explain the result exactly."""

    def __init__(self, sides: Sequence[Sequence[int]]) -> None:
        self.sides = sides
        count = len(sides)
        self.expected = [0.0] * count
        self.luck = [0.0] * count
        self.own = [0.0] * count
        self.rivals = [0.0] * count
        self.table = [0.0] * count
        self.variance = [0.0] * count  # of luck

    def begin(self, dealt: Estimate, luck: Estimate) -> None:
        """The first position, and what the deal gave."""
        self.expected = _without(dealt, luck)
        self._draw(luck)

    def move(self, seat: int, before: Estimate, after: Estimate, luck: Estimate | None) -> None:
        """What a move made of a position, apart from what chance gave in it; None: nothing was drawn."""
        moved = after.chances if luck is None else _without(after, luck)
        for side, members in enumerate(self.sides):
            (self.own if seat in members else self.rivals)[side] += moved[side] - before.chances[side]
        if luck is not None:
            self._draw(luck)

    def _draw(self, luck: Estimate) -> None:
        for side in range(len(self.sides)):
            self.luck[side] += luck.chances[side]
            self.variance[side] += luck.variance[side]

    def end(self, last: Sequence[float], result: Sequence[float]) -> None:
        """What the table made of it, if it ended otherwise than on the board."""
        for side in range(len(self.sides)):
            self.table[side] += result[side] - last[side]

    def accounts(self, result: Sequence[float]) -> list[Account]:
        """The sums of each side."""
        return [
            Account(
                side=side, expected=self.expected[side], luck=self.luck[side], unsure=math.sqrt(self.variance[side]),
                own=self.own[side], rivals=self.rivals[side], table=self.table[side], result=result[side],
            )
            for side in range(len(self.sides))
        ]  # fmt: skip


def _without(after: Estimate, luck: Estimate) -> list[float]:
    """What was expected before chance had answered."""
    return [chance - gave for chance, gave in zip(after.chances, luck.chances, strict=True)]


def key_moments(points: Sequence[Point], decisions: Sequence[Decision], unsure: Mapping[int, float]) -> list[int]:
    """Entries worth a look, in order: what people lost most, and where chance turned the match beyond doubt.

    `unsure` has the standard error of each draw's luck, by the number of its entry.
    """
    weights = {decision.n: decision.loss for decision in decisions if decision.label}
    for point in points[1:]:
        turned = max(map(abs, point.luck), default=0.0)
        if turned >= TURNED and turned > SURE * unsure.get(point.n, 0.0):
            weights[point.n] = max(weights.get(point.n, 0.0), turned)
    heaviest = sorted(weights, key=lambda n: -weights[n])[:MOMENTS]
    return sorted(heaviest)
