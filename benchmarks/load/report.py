"""The page that `make load` writes."""

from __future__ import annotations

import statistics
from collections import Counter

import msgspec

from benchmarks.load.crowd import Crowd
from benchmarks.load.shared import SHARE, Shared, nodes
from benchmarks.load.telling import RATE, Summary

P99 = 10.0  # milliseconds, in every run
RATIO = 3.5  # times boardgame.io
MEMORY = 500.0  # megabytes
NODES = 1.5  # times one node
SHARED_P99 = 20.0  # milliseconds


class Findings(msgspec.Struct):
    """What was asked for, and what was found."""

    machine: str
    tables: int
    steady_runs: int
    paced: float  # seconds of each
    runs: int
    flat: float  # seconds of each
    setup: float = 0.0  # seconds until all sat
    disk: tuple[float, float, float] = (0.0, 0.0, 0.0)  # milliseconds of an fsync: median, p99, the longest
    steady: list[Summary] = []
    rates: tuple[list[float], list[float]] = msgspec.field(default_factory=lambda: ([], []))  # ours, boardgame.io's
    frames: tuple[float, float] = (0.0, 0.0)  # mean bytes
    memory: float = 0.0  # megabytes at most
    peer_memory: float = 0.0
    shared: Shared = msgspec.field(default_factory=Shared)  # on PostgreSQL
    acknowledged: int = 0
    refused: int = 0
    on_disk: int = 0
    places: Counter[str] = msgspec.field(default_factory=Counter)  # samples of the profile
    main: float = 0.0  # microseconds of the main thread a move
    writer: float = 0.0

    def count(self, crowd: Crowd) -> None:
        """Add what a crowd was told."""
        self.acknowledged += crowd.moves
        self.refused += crowd.refused


def page(found: Findings) -> str:
    """All of it, in words and tables."""
    return "\n".join(
        [_head(found), _steady(found), _profile(found), _beside(found), nodes(found.shared, found.paced, found.flat)]
    )


def _head(found: Findings) -> str:
    ours, theirs = (statistics.median(rates) for rates in found.rates)
    worst = max(run.p99 for run in found.steady)
    shared = max(run.p99 for run in found.shared.paced)
    goals = [
        (f"p99 from sent to received by both players, at {RATE:g} moves/s, worst of {len(found.steady)} runs",
         f"{worst:.1f} ms", f"under {P99:g} ms", worst < P99),
        ("highest rate held, each move committed before it is announced",
         f"{ours:,.0f} moves/s, {ours / theirs:.1f} × boardgame.io", f"{RATIO:g} ×", ours >= RATIO * theirs),
        ("memory of the server at most", f"{found.memory:.0f} MB", f"under {MEMORY:g} MB", found.memory < MEMORY),
        *(
            (f"two nodes beside one, a table at one node, {where}", f"{ratio:.2f} ×", f"{NODES:g} ×", ratio >= NODES)
            for where, ratio in (
                (f"{SHARE:.0%} of a core for each node", found.shared.ratio(found.shared.alone)),
                ("all on the same cores", found.shared.ratio(found.shared.rates)),
            )
        ),
        (f"p99 on PostgreSQL at {RATE:g} moves/s, the worst of one node and two",
         f"{shared:.1f} ms", f"under {SHARED_P99:g} ms", shared < SHARED_P99),
    ]  # fmt: skip
    rows = "\n".join(
        f"| {what} | {value} | {goal} | {'yes' if met else '**no**'} |" for what, value, goal, met in goals
    )
    return f"""# Load

Written by `make load` on {found.machine}.

One server process with SQLite (WAL, `synchronous=FULL`, group commit); {found.tables:,} tables, half of Tacocat and
half of Sequence, with {2 * found.tables:,} sockets, played at random by scripted players in a process of their own
(`benchmarks/load`). All sat after {found.setup:.0f} s. Only the limits of requests and sockets a client are lifted: the
whole crowd has one address. Servers, databases and crowd share the cores.

| to reach | measured | goal | reached |
|---|---:|---:|---|
{rows}

Of all runs together {found.acknowledged:,} moves were acknowledged, {found.refused} refused, and {found.on_disk:,} are
in the logs on the disk.
"""


def _steady(found: Findings) -> str:
    rows = "\n".join(
        f"| {number} | {run.made:.0f} | {run.median:.1f} | {run.p95:.1f} | {run.p99:.1f} | {run.longest:.1f} |"
        for number, run in enumerate(found.steady, 1)
    )
    return f"""## At {RATE:g} moves a second

Milliseconds from the moment a move is sent until the last of both players was told; runs of {found.paced:g} s, one
after the other on the same server. The disk by itself, just before: an `fsync` of 4 KB takes {found.disk[0]:.1f} ms in
the middle, p99 {found.disk[1]:.1f} ms, longest {found.disk[2]:.1f} ms.

| run | made, moves/s | median | p95 | p99 | longest |
|---|---:|---:|---:|---:|---:|
{rows}
"""


def _profile(found: Findings) -> str:
    samples = max(1, sum(found.places.values()))
    places = "\n".join(
        f"| {place} | {100 * count / samples:.0f} % | {found.main * count / samples:.0f} |"
        for place, count in found.places.most_common()
    )
    return f"""## Where the time of a move goes

Flat out: everybody answers as soon as they are asked. py-spy, {samples} samples. The main thread takes {found.main:.0f}
µs a move, the writer's thread {found.writer:.0f} µs beside it; being watched costs a little of both.

| what | share | µs |
|---|---:|---:|
{places}
"""


def _beside(found: Findings) -> str:
    ours, theirs = (statistics.median(rates) for rates in found.rates)
    runs = "\n".join(
        f"| {number} | {mine:,.0f} | {peer:,.0f} | {mine / peer:.1f} × |"
        for number, (mine, peer) in enumerate(zip(*found.rates, strict=True), 1)
    )
    return f"""## Beside boardgame.io

Its own server (`benchmarks/boardgame_io`) with a game like Sequence and an equally durable store in SQLite: one
transaction a move, but it announces a move before it stores it. The same client, as many matches and sockets, frames of
{found.frames[1]:,.0f} bytes on average (Ludoteca's: {found.frames[0]:,.0f}), runs of {found.flat:g} s in turn. It took
{found.peer_memory:.0f} MB at most.

| run | Ludoteca, moves/s | boardgame.io, moves/s | ratio |
|---|---:|---:|---:|
{runs}
| median | {ours:,.0f} | {theirs:,.0f} | **{ours / theirs:.1f} ×** |
"""
