"""One node and two nodes of ours on one PostgreSQL, in turn.

Flat out they are measured twice: on the cores that all share, and with a fixed share of a core for each node.
"""

from __future__ import annotations

import time
from pathlib import Path

from benchmarks.load import house, servers
from benchmarks.load.crowd import Crowd
from benchmarks.load.report import Findings
from benchmarks.load.shared import KINDS, SHARE
from benchmarks.load.shares import limited
from benchmarks.load.telling import RATE, Cost, say, summary

Nodes = dict[int, servers.Server]  # by port


async def measure(found: Findings, folder: Path) -> None:
    """PostgreSQL with one node and with two, in turn."""
    cluster = servers.Cluster(folder / "postgresql")
    running: Nodes = {}
    crowds: list[Crowd] = []
    try:
        for number, kind in enumerate(KINDS):
            database = await cluster.database(f"of{number}")
            running |= {port: servers.ludoteca(folder / str(port), port, database) for port in kind.ports}
            crowds.append(await house.open_tables(kind.ports, found.tables, kind.together))
        for kind, crowd in zip(KINDS, crowds, strict=True):
            found.shared.paced.append(summary(await crowd.paced(RATE, found.paced)))
            say(f"{kind.name} at {RATE:g} moves/s: {found.shared.paced[-1]}")
        for run in range(found.runs):
            await _flat_out(found, cluster, running, crowds)
            say(f"run {run + 1}: {_last(found.shared.rates)}")
            say("µs a move: " + "; ".join(str(costs[-1]) for costs in found.shared.costs))
        for run in range(found.runs):
            await _alone(found, running, crowds)
            if found.shared.alone[0]:
                say(f"run {run + 1}, {SHARE:.0%} of a core for each node: {_last(found.shared.alone)}")
        for crowd in crowds:
            found.count(crowd)
    finally:
        for server in running.values():
            server.stop()
        found.on_disk += await cluster.moves()
        cluster.stop()


async def _flat_out(found: Findings, cluster: servers.Cluster, running: Nodes, crowds: list[Crowd]) -> None:
    """A run of each kind on the cores that all share, and what a move cost."""

    def spent(ports: tuple[int, ...]) -> tuple[float, float, float]:
        """Processor time until now: the nodes of these ports (the mean of them), the database, the crowd."""
        nodes = [running[port].seconds() for port in ports]
        return sum(nodes) / len(nodes), cluster.seconds(), time.process_time()

    for number, (kind, crowd) in enumerate(zip(KINDS, crowds, strict=True)):
        await house.sit_down_again(kind.ports, crowd, kind.together)
        before, moves = spent(kind.ports), crowd.moves
        found.shared.rates[number].append(await crowd.flat_out(found.flat))
        after, moves = spent(kind.ports), crowd.moves - moves
        found.shared.costs[number].append(Cost(*(1e6 * (b - a) / moves for a, b in zip(before, after, strict=True))))


async def _alone(found: Findings, running: Nodes, crowds: list[Crowd]) -> None:
    """A run of each kind with a share of a core for each node, where this machine can give one."""
    for number, (kind, crowd) in enumerate(zip(KINDS, crowds, strict=True)):
        await house.sit_down_again(kind.ports, crowd, kind.together)
        with limited([running[port].process.pid for port in kind.ports], SHARE) as allowed:
            if allowed:
                found.shared.alone[number].append(await crowd.flat_out(found.flat))


def _last(rates: list[list[float]]) -> str:
    """The last run of each kind."""
    return ", ".join(f"{runs[-1]:,.0f}" for runs in rates) + " moves/s"
