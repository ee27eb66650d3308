"""`make soak`: the full count of the kill −9 drills, an hour of the history checker, and requests nobody thought of.

`python -m tests.server.soak --only histories --seconds 600` runs the history checker alone, for as long as you like.
"""

import argparse
import asyncio
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time
import warnings
from pathlib import Path

import asyncpg

from tests.server.drill import UNATTENDED, Cluster, Drill
from tests.server.faults import soak

MATCHES = 200
HOUR = 3600  # seconds of random faults on three nodes
TABLES = 12  # at which people play meanwhile
REPORT = Path("docs/histories.md")


def kills(folder):
    """The kill −9 drills, on both databases."""
    with Cluster(folder / "pg") as cluster:

        async def create():
            line = await asyncpg.connect(cluster.database)
            await line.execute("CREATE DATABASE soak")
            await line.close()

        asyncio.run(create())
        database = cluster.database.replace("/postgres?", "/soak?")
        reports = [
            soak(folder / "sqlite", "", "SQLite", MATCHES),
            soak(folder / "nodes", database, "PostgreSQL", MATCHES),
        ]
    return all(report.lost == report.twice == 0 and report.finished == report.matches for report in reports)


def histories(folder, seconds=HOUR):
    """The history checker for so long; writes what it found."""
    seed = int(time.time())
    with Cluster(folder / "histories") as cluster:
        found = asyncio.run(Drill(folder, cluster, seconds=seconds, tables=TABLES, seed=seed, pace=UNATTENDED).run())
    spent = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    cores = sum(one.ru_utime + one.ru_stime for one in spent) / found.seconds
    faults = "\n".join(f"| {fault} | {count} |" for fault, count in found.faults.items())
    wrong = "".join(f"\n* {one}" for one in found.wrong[:50])
    REPORT.write_text(
        f"""# Histories under faults

What many clients on three nodes sent and heard while nodes were killed and stopped, lines were cut and frozen, answers to
commits were lost, the database was restarted and clocks jumped; checked by `tests/server/histories.py` against each other
and against the logs. Written by `make soak`.

{time.strftime("%Y-%m-%d")}, {found.seconds:,.0f} s, seed {seed}: {found.matches:,} matches played to their end,
{found.moves:,} moves in the logs, {found.told:,} things that clients wrote down, {sum(found.faults.values()):,} faults:
**{len(found.wrong)} wrong**. Clients and nodes took {cores:.2f} cores.

| fault | times |
|---|---:|
{faults}
{wrong}""".rstrip()
        + "\n",
        encoding="utf-8",
    )
    print(
        f"histories: {found.matches} matches, {found.moves} moves, {sum(found.faults.values())} faults in "
        f"{found.seconds:.0f} s, {cores:.2f} cores: {len(found.wrong)} wrong"
    )
    return not found.wrong


def strangers(_folder):
    """Requests nobody thought of."""
    command = [sys.executable, "-m", "pytest", "tests/server/test_fuzz.py"]
    return subprocess.run(command, env=os.environ | {"LUDOTECA_SOAK": "1"}, check=False).returncode == 0


PARTS = {"kills": kills, "histories": histories, "strangers": strangers}


def main():
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("--only", choices=PARTS, help="this part alone")
    ask.add_argument("--seconds", type=float, default=HOUR, help="of the history checker")
    chosen = ask.parse_args()
    parts = PARTS | {"histories": lambda folder: histories(folder, chosen.seconds)}
    folder = Path(tempfile.mkdtemp(prefix="ludoteca-soak-"))
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            well = [parts[name](folder) for name in ([chosen.only] if chosen.only else parts)]
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    return all(well)


if __name__ == "__main__":
    sys.exit(0 if main() else 1)
