"""`make load`: measures, prints, and writes docs/load.md. About three minutes on a quiet machine of two cores."""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import shutil
import statistics
import sys
import tempfile
import time
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path

import msgspec
import uvloop

from benchmarks.load import house, peer, profile, servers
from benchmarks.load.crowd import Crowd, Spent
from benchmarks.load.report import Findings, page

OURS, THEIRS = 8121, 8122  # ports
RATE = 500.0  # moves a second of the paced run
CELL_BYTES = 63.0  # of one cell of the peer's board, and all the rest of its frame
REST_BYTES = 760.0


async def measure(tables: int, paced: float, flat: float, runs: int, folder: Path) -> Findings:
    """One server of each kind, a crowd at each; they take turns."""
    ours = servers.ludoteca(folder / "ludoteca", OURS)
    theirs = None
    try:
        say(f"{tables} tables of Ludoteca sit down")
        began = time.perf_counter()
        crowd = await house.open_tables(OURS, tables)
        setup = time.perf_counter() - began
        disk = servers.disk(folder)
        say(f"in {setup:.0f} s; an fsync takes {disk[0]:.1f} ms, p99 {disk[1]:.1f}; {RATE:g} moves a second")
        spent = await crowd.paced(RATE, paced)
        say(f"p99 {1000 * quantile(spent.latencies, 0.99):.1f} ms; {tables} matches of boardgame.io sit down")
        cells = max(1, round((crowd.bytes / crowd.frames - REST_BYTES) / CELL_BYTES))
        theirs = servers.boardgame_io(folder / "boardgame_io", THEIRS, cells)
        others = await peer.open_tables(THEIRS, tables, cells)
        rates: tuple[list[float], list[float]] = ([], [])
        for run in range(runs):
            again = await house.sit_down_again(OURS, crowd)
            rates[0].append(await crowd.flat_out(flat))
            rates[1].append(await others.flat_out(flat))
            say(
                f"run {run + 1}: Ludoteca {rates[0][-1]:,.0f}, boardgame.io {rates[1][-1]:,.0f} moves/s ({again} again)"
            )
        say("where the time goes")
        await house.sit_down_again(OURS, crowd)
        places, main, writer = await where(ours, crowd, folder)
        found = Findings(
            tables=tables, sockets=len(crowd.wires), setup=setup, spent=summary(spent), rates=rates,
            frames=(crowd.bytes / crowd.frames, others.bytes / others.frames), memory=ours.memory()[1],
            peer_memory=theirs.memory()[1], refused=crowd.refused, acknowledged=crowd.moves, on_disk=0,
            disk=disk, places=places, main=main, writer=writer, machine=machine(), rate=RATE, seconds=(paced, flat),
        )  # fmt: skip
    finally:
        ours.stop()
        if theirs is not None:
            theirs.stop()
    return msgspec.structs.replace(found, on_disk=servers.moves_on_disk(folder / "ludoteca"))


async def where(server: servers.Server, crowd: Crowd, folder: Path) -> tuple[Counter[str], float, float]:
    """The profile, and the microseconds a move takes of the main thread and of the others."""
    before, main, every = crowd.moves, server.seconds(main=True), server.seconds()
    watching = asyncio.create_task(profile.watch(server.process.pid, 4, folder))
    await crowd.flat_out(3.5)
    moves = max(1, crowd.moves - before)
    main, every = server.seconds(main=True) - main, server.seconds() - every
    return await watching, 1e6 * main / moves, 1e6 * (every - main) / moves


def quantile(values: list[float], part: float) -> float:
    """The value below which this part of them lies."""
    return sorted(values)[min(len(values) - 1, int(part * len(values)))]


def summary(spent: Spent) -> tuple[float, ...]:
    """Moves a second that were made, and milliseconds: median, p95, p99, the longest."""
    times = [1000 * quantile(spent.latencies, part) for part in (0.5, 0.95, 0.99, 1.0)]
    return (spent.moves / spent.seconds, *times)


def machine() -> str:
    """What it was measured on."""
    lines = Path("/proc/cpuinfo").read_text().splitlines()
    model = next(
        (line.partition(":")[2].strip() for line in lines if line.startswith("model name")), platform.machine()
    )
    load = os.getloadavg()[2]
    return (
        f"{datetime.now(UTC):%Y-%m-%d %H:%M} UTC, Python {platform.python_version()}, {os.cpu_count()} cores of "
        f"{model}, load average {load:.1f} over the last quarter of an hour"
    )


def say(text: str) -> None:
    """Tell how far it is."""
    sys.stdout.write(f"== {text}\n")
    sys.stdout.flush()


def main() -> None:
    """Measure, print and write."""
    ask = argparse.ArgumentParser(prog="python -m benchmarks.load", description=__doc__)
    ask.add_argument("--tables", type=int, default=1000)
    ask.add_argument("--paced", type=float, default=20.0, help="seconds at 500 moves a second")
    ask.add_argument("--flat", type=float, default=4.0, help="seconds of each flat-out run")
    ask.add_argument("--runs", type=int, default=4, help="flat-out runs of each server, in turn")
    ask.add_argument("--write", type=Path, help="the folder for load.md")
    chosen = ask.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="ludoteca-load-"))
    try:
        found = uvloop.run(measure(chosen.tables, chosen.paced, chosen.flat, chosen.runs, folder))
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    text = page(found)
    sys.stdout.write(text)
    if chosen.write is not None:
        (chosen.write / "load.md").write_text(text, encoding="utf-8")
    ours, theirs = (statistics.median(rates) for rates in found.rates)
    say(f"median: Ludoteca {ours:,.0f}, boardgame.io {theirs:,.0f} moves/s: {ours / theirs:.1f} ×")


if __name__ == "__main__":
    main()
