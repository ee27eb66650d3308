"""What a result is worth to whoever learns from it: one function for every tool. Compiled."""

from __future__ import annotations

from ludoteca.engine.values import Result


def rewards(result: Result, zero_sum: bool = False) -> list[float]:
    """1 for each winner and -1 for each other seat, partners alike; a draw is 0 for everybody.

    With `zero_sum` the losers pay what the winners get, each the same share: for tools that ask for it.

    >>> rewards(Result((1, 2, 2), (1.0, 0.0, 0.0), "last"))
    [1.0, -1.0, -1.0]
    >>> rewards(Result((1, 2, 2), (1.0, 0.0, 0.0), "last"), zero_sum=True)
    [1.0, -0.5, -0.5]
    >>> rewards(Result((1, 1), (0.0, 0.0), "full")), rewards(Result((2,), (3.0,), "goals"))
    ([0.0, 0.0], [-1.0])
    """
    ranks = [int(rank) for rank in result.ranks]
    seats = len(ranks)
    winners = 0
    for rank in ranks:
        if rank == 1:
            winners += 1
    if winners == seats and seats > 1:
        return [0.0] * seats
    loss = -1.0
    if zero_sum and seats > 1:
        loss = -float(winners) / float(seats - winners)
    return [1.0 if rank == 1 else loss for rank in ranks]
