"""500 moves a second, run after run on one server: what do people wait?"""

from __future__ import annotations

import time
from pathlib import Path

from benchmarks.load import house, servers
from benchmarks.load.report import Findings
from benchmarks.load.telling import RATE, say, summary

PORT = 8120


async def measure(found: Findings, folder: Path) -> None:
    """500 moves a second, several runs one after the other."""
    server = servers.ludoteca(folder, PORT)
    try:
        began = time.perf_counter()
        crowd = await house.open_tables([PORT], found.tables)
        found.setup = time.perf_counter() - began
        found.disk = servers.disk(folder)
        say(f"all sat after {found.setup:.0f} s; an fsync takes {found.disk[0]:.1f} ms, p99 {found.disk[1]:.1f}")
        for _ in range(found.steady_runs):
            await house.sit_down_again([PORT], crowd)
            found.steady.append(summary(await crowd.paced(RATE, found.paced)))
            say(f"{found.steady[-1]}")
        say(f"memory at most {server.memory()[1]:.0f} MB")
        found.memory = max(found.memory, server.memory()[1])
        found.count(crowd)
    finally:
        server.stop()
    found.on_disk += servers.moves_on_disk(folder)
