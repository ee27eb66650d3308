"""One node and two nodes of ours on one PostgreSQL, in turn.

With two nodes the players of every table sit on different ones: each move goes through both, and through the bus.
"""

from __future__ import annotations

import time
from pathlib import Path

from benchmarks.load import house, servers
from benchmarks.load.crowd import Crowd
from benchmarks.load.report import Findings
from benchmarks.load.telling import RATE, Cost, say, summary

PORTS = ([8123], [8124, 8125])  # of the single node, and of the two


async def measure(found: Findings, folder: Path) -> None:
    """PostgreSQL with one node and with two, in turn."""
    cluster = servers.Cluster(folder / "postgresql")
    running: list[servers.Server] = []
    crowds: list[Crowd] = []
    try:
        for ports in PORTS:
            database = await cluster.database(f"of{len(ports)}")
            running += [servers.ludoteca(folder / str(port), port, database) for port in ports]
            crowds.append(await house.open_tables(ports, found.tables))
        for ports, crowd in zip(PORTS, crowds, strict=True):
            found.shared.append(summary(await crowd.paced(RATE, found.paced)))
            say(f"{len(ports)} at {RATE:g} moves/s: {found.shared[-1]}")
        for run in range(found.runs):
            for kind, (ports, crowd) in enumerate(zip(PORTS, crowds, strict=True)):
                await house.sit_down_again(ports, crowd)
                before, moves = _spent(cluster, running, ports), crowd.moves
                found.shared_rates[kind].append(await crowd.flat_out(found.flat))
                after, moves = _spent(cluster, running, ports), crowd.moves - moves
                found.costs[kind].append(Cost(*(1e6 * (b - a) / moves for a, b in zip(before, after, strict=True))))
            say(f"run {run + 1}: {found.shared_rates[0][-1]:,.0f} and {found.shared_rates[1][-1]:,.0f} moves/s")
            say("µs a move: " + "; ".join(str(costs[-1]) for costs in found.costs))
        for crowd in crowds:
            found.count(crowd)
    finally:
        for server in running:
            server.stop()
        found.on_disk += await cluster.moves()
        cluster.stop()


def _spent(cluster: servers.Cluster, running: list[servers.Server], ports: list[int]) -> tuple[float, float, float]:
    """Processor time until now: the nodes of these ports (the mean of them), the database, the crowd."""
    nodes = [server.seconds() for server in running if server.port in ports]
    return sum(nodes) / len(nodes), cluster.seconds(), time.process_time()
