"""`make load`: measures, prints, and writes docs/load.md. About ten minutes on a quiet machine of two cores."""

from __future__ import annotations

import argparse
import os
import platform
import shutil
import sys
import tempfile
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path

import uvloop

from benchmarks.load import beside, nodes, steady
from benchmarks.load.report import Findings, page
from benchmarks.load.shared import nodes as nodes_section
from benchmarks.load.telling import say

PARTS: dict[str, Callable[[Findings, Path], Awaitable[None]]] = {
    "steady": steady.measure,
    "beside": beside.measure,
    "nodes": nodes.measure,
}


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


async def measure(found: Findings, parts: list[str], folder: Path) -> None:
    """One part after the other, each with fresh servers."""
    for part in parts:
        say(f"{part}: {PARTS[part].__doc__}")
        await PARTS[part](found, folder / part)


def main() -> None:
    """Measure, print and write."""
    ask = argparse.ArgumentParser(prog="python -m benchmarks.load", description=__doc__)
    ask.add_argument("--tables", type=int, default=1000)
    ask.add_argument("--only", choices=PARTS, help="measure this part alone, and write no page")
    ask.add_argument("--steady", type=int, default=10, help="runs at 500 moves a second")
    ask.add_argument("--paced", type=float, default=20.0, help="seconds of each of them")
    ask.add_argument("--runs", type=int, default=4, help="flat-out runs of each kind of server, in turn")
    ask.add_argument("--flat", type=float, default=4.0, help="seconds of each of them")
    ask.add_argument("--write", type=Path, help="the folder for load.md")
    chosen = ask.parse_args()
    found = Findings(machine(), chosen.tables, chosen.steady, chosen.paced, chosen.runs, chosen.flat)
    folder = Path(tempfile.mkdtemp(prefix="ludoteca-load-"))
    try:
        uvloop.run(measure(found, [chosen.only] if chosen.only else list(PARTS), folder))
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    if chosen.only == "nodes":
        sys.stdout.write(nodes_section(found.shared, found.paced, found.flat))
    if chosen.only is None:
        text = page(found)
        sys.stdout.write(text)
        if chosen.write is not None:
            (chosen.write / "load.md").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
