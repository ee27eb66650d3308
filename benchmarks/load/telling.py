"""How far a measurement is, and what a run at a fixed rate came to."""

from __future__ import annotations

import sys
from typing import NamedTuple

from benchmarks.load.crowd import Spent

RATE = 500.0  # moves a second of the paced runs


class Summary(NamedTuple):
    """A run at a fixed rate: moves a second that were made, and milliseconds until both players were told."""

    made: float
    median: float
    p95: float
    p99: float
    longest: float

    def __str__(self) -> str:
        return f"median {self.median:.1f} ms, p95 {self.p95:.1f}, p99 {self.p99:.1f}, longest {self.longest:.1f}"


class Cost(NamedTuple):
    """Microseconds of processor time that a move takes: of each node, of the database, of the crowd."""

    node: float
    database: float
    crowd: float

    def __str__(self) -> str:
        return f"each node {self.node:.0f}, database {self.database:.0f}, crowd {self.crowd:.0f}"


def summary(spent: Spent) -> Summary:
    """What a run came to."""
    ordered = sorted(spent.latencies)
    at = [1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))] for part in (0.5, 0.95, 0.99, 1.0)]
    return Summary(spent.moves / spent.seconds, *at)


def say(text: str) -> None:
    """Tell how far it is."""
    sys.stdout.write(f"== {text}\n")
    sys.stdout.flush()
