"""What chance gave: the value after a draw minus what was expected before it.

Where a move has few outcomes they are all looked at; else as many are drawn as the effort allows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ludoteca.engine.dice import AskingDice, ChanceNeeded, FastDice
from ludoteca.engine.state import Dice, State

FEW = 40  # outcomes that are enumerated

Applied = Callable[[Dice], State]  # a move, carried out on a copy


def outcomes(applied: Applied, most: int = FEW) -> list[tuple[float, State]] | None:
    """Every outcome of a move with its probability; None if there are more than `most`."""
    found: list[tuple[float, State]] = []
    open_ends: list[tuple[float, list[int]]] = [(1.0, [])]
    while open_ends:
        likely, answers = open_ends.pop()
        try:
            found.append((likely, applied(AskingDice(answers))))
        except ChanceNeeded as needed:
            if len(found) + len(open_ends) + needed.sides > most:
                return None
            open_ends += [(likely / needed.sides, [*answers, side]) for side in range(needed.sides)]
    return found


def drawn(applied: Applied, dice: FastDice, count: int) -> Iterator[tuple[float, State]]:
    """So many outcomes as chance has them, each with the same weight."""
    for _ in range(count):
        yield 1.0 / count, applied(dice)
