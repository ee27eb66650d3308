"""The page that `make load` writes."""

from __future__ import annotations

import statistics
from collections import Counter

import msgspec

P99 = 20.0  # milliseconds
HELD = 3500.0  # moves a second
MEMORY = 500.0  # megabytes


class Findings(msgspec.Struct):
    """What a run found."""

    tables: int
    sockets: int
    setup: float  # seconds until all sat
    rate: float  # moves a second that were asked for
    seconds: tuple[float, float]  # of the paced run, and of each flat-out run
    spent: tuple[float, ...]  # moves a second, then milliseconds: median, p95, p99, longest
    rates: tuple[list[float], list[float]]  # flat out: ours, and boardgame.io's
    frames: tuple[float, float]  # mean bytes
    memory: float  # megabytes at most
    peer_memory: float
    refused: int
    acknowledged: int
    on_disk: int
    disk: tuple[float, float, float]  # milliseconds of an fsync: median, p99, the longest
    places: Counter[str]  # samples of the profile
    main: float  # microseconds of the main thread a move
    writer: float
    machine: str


def page(found: Findings) -> str:
    """All of it, in words and tables."""
    ours, theirs = (statistics.median(rates) for rates in found.rates)
    made, middle, p95, p99, longest = found.spent
    paced, flat = found.seconds
    latency = f"p99 from sent to received by both players, at {found.rate:g} moves/s"
    held = "highest rate held, each move committed before it is announced"
    goals = [
        (latency, f"{p99:.1f} ms", f"under {P99:g} ms", p99 < P99),
        (held, f"{ours:,.0f} moves/s", f"at least {HELD:,.0f}", ours >= HELD),
        ("memory of the server at most", f"{found.memory:.0f} MB", f"under {MEMORY:g} MB", found.memory < MEMORY),
    ]
    rows = "\n".join(
        f"| {what} | {value} | {goal} | {'yes' if met else '**no**'} |" for what, value, goal, met in goals
    )
    runs = "\n".join(
        f"| {number} | {mine:,.0f} | {peer:,.0f} | {mine / peer:.1f} × |"
        for number, (mine, peer) in enumerate(zip(*found.rates, strict=True), 1)
    )
    samples = max(1, sum(found.places.values()))
    places = "\n".join(
        f"| {place} | {100 * count / samples:.0f} % | {found.main * count / samples:.0f} |"
        for place, count in found.places.most_common()
    )
    return f"""# Load

Written by `make load` on {found.machine}.

One server process with SQLite (WAL, `synchronous=FULL`, group commit); {found.tables:,} tables, half of Tacocat and
half of Sequence, with {found.sockets:,} sockets, played at random by scripted players in a process of their own
(`benchmarks/load`). All sat after {found.setup:.0f} s. Only the limits of requests a client are lifted: the whole crowd
has one address.

| to reach | measured | goal | reached |
|---|---:|---:|---|
{rows}

At {found.rate:g} moves a second for {paced:g} s ({made:.0f} were made): median {middle:.1f} ms, p95 {p95:.1f} ms,
p99 {p99:.1f} ms, longest {longest:.1f} ms, from the moment a move is sent until the last of both players was told.
The disk by itself, just before: an `fsync` of 4 KB takes {found.disk[0]:.1f} ms in the middle, p99
{found.disk[1]:.1f} ms, longest {found.disk[2]:.1f} ms.

Flat out, everybody answers as soon as they are asked. Of all runs together {found.acknowledged:,} moves were
acknowledged, {found.refused} refused, and {found.on_disk:,} are in the log on the disk.

## Where the time of a move goes

Flat out, py-spy, {samples} samples. The main thread takes {found.main:.0f} µs a move, the writer's thread
{found.writer:.0f} µs beside it; being watched costs a little of both.

| what | share | µs |
|---|---:|---:|
{places}

## Beside boardgame.io

Its own server (`benchmarks/boardgame_io`) with a game like Sequence and an equally durable store in SQLite: one
transaction a move, but it announces a move before it stores it. The same client, as many matches and sockets, frames of
{found.frames[1]:,.0f} bytes on average (Ludoteca's: {found.frames[0]:,.0f}), runs of {flat:g} s in turn. It took
{found.peer_memory:.0f} MB at most.

| run | Ludoteca, moves/s | boardgame.io, moves/s | ratio |
|---|---:|---:|---:|
{runs}
| median | {ours:,.0f} | {theirs:,.0f} | **{ours / theirs:.1f} ×** |
"""
