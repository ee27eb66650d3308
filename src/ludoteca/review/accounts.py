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

    def begin(self, expected: Estimate, dealt: Estimate) -> None:
        """Before and after the deal."""
        self.expected = list(expected.chances)
        self._draw(expected, dealt)

    def move(self, seat: int, before: Estimate, expected: Estimate, after: Estimate) -> None:
        """A move, and what chance made of it; where nothing was drawn it is worth what was expected."""
        for side, members in enumerate(self.sides):
            (self.own if seat in members else self.rivals)[side] += expected.chances[side] - before.chances[side]
        if after is not expected:
            self._draw(expected, after)

    def _draw(self, expected: Estimate, after: Estimate) -> None:
        for side in range(len(self.sides)):
            self.luck[side] += after.chances[side] - expected.chances[side]
            self.variance[side] += after.variance[side] + expected.variance[side]

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
