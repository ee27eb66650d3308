"""What a result is worth to a search. Compiled."""

from __future__ import annotations

from ludoteca.engine.values import Result


def rewards(result: Result) -> list[float]:
    """Ranks as numbers from 1.0 (first) to 0.0 (last); a draw is 0.5 for everybody."""
    ranks = [int(rank) for rank in result.ranks]
    worst = max(ranks)
    if len(ranks) == 1:
        return [1.0 if worst == 1 else 0.0]
    if worst == 1:
        return [0.5] * len(ranks)
    return [(worst - rank) / (worst - 1) for rank in ranks]
