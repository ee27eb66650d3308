"""PostgreSQL with one node and with two: what was found, and how the page tells it."""

from __future__ import annotations

import os
import statistics
from typing import NamedTuple

import msgspec

from benchmarks.load.telling import RATE, Cost, Summary

SHARE = 0.35  # of a core, for each node, where they take nothing from the database and the crowd


class Kind(NamedTuple):
    """Where the people of a table sit."""

    name: str
    ports: tuple[int, ...]
    together: bool = False


KINDS = (
    Kind("one node", (8123,)),
    Kind("two, players apart", (8124, 8125)),
    Kind("two, a table at one node", (8126, 8127), together=True),
)


def _lists() -> list[list[float]]:
    return [[] for _ in KINDS]


class Shared(msgspec.Struct):
    """What was found, of each kind in this order."""

    paced: list[Summary] = []  # at a steady rate
    rates: list[list[float]] = msgspec.field(default_factory=_lists)  # flat out, moves a second of each run
    alone: list[list[float]] = msgspec.field(default_factory=_lists)  # the same with a share of a core for each node
    costs: list[list[Cost]] = msgspec.field(default_factory=lambda: [[] for _ in KINDS])  # of the runs in `rates`

    def ratio(self, rates: list[list[float]]) -> float:
        """How many times one node two hold if a table is at one, as `Caddyfile` sends them; 0: not measured."""
        return statistics.median(rates[-1]) / statistics.median(rates[0]) if rates[0] else 0.0


def nodes(found: Shared, paced: float, flat: float) -> str:
    """What it came to, after so many seconds of each run."""
    rows = "\n".join(
        f"| {kind.name} | {run.median:.1f} | {run.p95:.1f} | {run.p99:.1f} | {run.longest:.1f} |"
        for kind, run in zip(KINDS, found.paced, strict=True)
    )
    alone = _table(found.alone) if found.alone[0] else "Not measured: this machine gives no shares."
    return f"""## PostgreSQL, with one node and with two

A PostgreSQL as it comes (`fsync` and `synchronous_commit` on) on the same cores. *Players apart*: those of every table
sit on different nodes, so that each move is stored by one, travels over the bus, and is followed by the other. *A table
at one node*: as the proxy of `compose.yaml` sends them (`Caddyfile`), which looks at the table's name.

At {RATE:g} moves a second for {paced:g} s, in milliseconds:

| | median | p95 | p99 | longest |
|---|---:|---:|---:|---:|
{rows}

Flat out, runs of {flat:g} s in turn, all on the same cores:

{_table(found.rates)}

{_costs(found)}
Flat out with {SHARE:.0%} of a core for each node (a control group), so that a second one takes nothing from the
database and the crowd:

{alone}

Which of these answers the goal: a second node is a second machine, so what counts is the last table, with a share of a
core for each and each table at one node. On the cores that nodes, database and crowd share, a second node brings no
processor: more than *cores allow* above is not to be had there. With players apart each move is done twice, stored by
one node and followed by the other; so fare those who come past the proxy, and p99 was measured with them too.
"""


def _table(rates: list[list[float]]) -> str:
    """The runs in moves a second, their medians, and the medians beside one node's."""
    middles = [statistics.median(runs) for runs in rates]
    lines = [f"| run | {' | '.join(kind.name for kind in KINDS)} |", "|---|" + "---:|" * len(KINDS)]
    for number, run in enumerate(zip(*rates, strict=True), 1):
        lines.append(f"| {number} | {' | '.join(f'{rate:,.0f}' for rate in run)} |")
    lines.append(f"| median | {' | '.join(f'{middle:,.0f}' for middle in middles)} |")
    lines.append(f"| beside one node | {' | '.join(f'**{middle / middles[0]:.2f} ×**' for middle in middles)} |")
    return "\n".join(lines)


def _costs(found: Shared) -> str:
    """What a move costs, and how many moves a second that allows."""
    cores = os.cpu_count() or 1
    rows = []
    for kind, costs in zip(KINDS, found.costs, strict=True):
        mean = Cost(*(statistics.median(values) for values in zip(*costs, strict=True)))
        every = len(kind.ports) * mean.node + mean.database + mean.crowd
        rows.append(
            f"| {kind.name} | {mean.node:.0f} | {mean.database:.0f} | {mean.crowd:.0f} | {every:.0f} "
            f"| {min(1e6 * cores / every, 1e6 / max(mean)):,.0f} |"
        )
    return f"""Processor time of a move, in microseconds (medians of these runs), and the moves a second that it allows
on the {cores} cores that all share (a node, the database and the crowd use one core each at most):

| | each node | database | crowd | together | {cores} cores allow |
|---|---:|---:|---:|---:|---:|
{chr(10).join(rows)}
"""
