"""How long others wait while a log of 20,000 entries is imported: `python -m tests.server.importing`, on a quiet machine.

Somebody at another table asks a question that needs only the server's loop (a ping) and says something that must be
written first, over and over, before the import and during it; the longest wait of each is printed, on both databases.
What the machine itself takes shows in the part before: a process that only sleeps is late by `machine`.
"""

import argparse
import asyncio
import json
import shutil
import tempfile
import time
from pathlib import Path

import asyncpg

from tests.server.client import Guest
from tests.server.drill import Cluster
from tests.server.nodes import Process
from tests.server.test_history import long_match

BEFORE = 5.0  # seconds
PAUSE = 0.002  # seconds between two questions
GOAL = 0.05


class Longest:
    """The longest of many waits, and how many were too long."""

    def __init__(self):
        self.seconds, self.count, self.over = 0.0, 0, 0

    def add(self, seconds):
        self.seconds = max(self.seconds, seconds)
        self.count += 1
        self.over += seconds > GOAL

    def __str__(self):
        return f"{1000 * self.seconds:6.1f} ms ({self.over} of {self.count} above {1000 * GOAL:.0f} ms)"


async def waits(seat, enough):
    """Ask until it is enough: the longest wait for an answer, for a write, and for this machine."""
    ping, said, machine = Longest(), Longest(), Longest()
    while not enough():
        for longest, kind, message in (
            (ping, "pong", {"type": "ping", "key": "k"}),
            (said, "chat", {"type": "say", "key": "k", "text": "hello"}),
        ):
            began = time.perf_counter()
            await seat.socket.send(json.dumps(message))
            await seat.hear(kind)
            longest.add(time.perf_counter() - began)
        began = time.perf_counter()
        await asyncio.sleep(PAUSE)
        machine.add(time.perf_counter() - began - PAUSE)
    return f"ping {ping}, write {said}, machine {machine}"


async def measure(url, log):
    async with Guest(url) as ana, Guest(url) as rui:
        table = await ana.table()
        async with ana.at(table) as seat:
            end = time.monotonic() + BEFORE
            print("  before:", await waits(seat, lambda: time.monotonic() > end), flush=True)
            began = time.monotonic()
            importing = asyncio.create_task(rui.http.post("/api/matches", content=log, timeout=300))
            print("  during:", await waits(seat, importing.done), flush=True)
            answer = importing.result()
            print(f"  it answered {answer.status_code} after {time.monotonic() - began:.1f} s", flush=True)
            looking = asyncio.create_task(rui.http.get(f"/api/tables/{answer.json()['id']}", timeout=300))
            print("  while it is opened:", await waits(seat, looking.done), flush=True)


def main():
    ask = argparse.ArgumentParser(prog="python -m tests.server.importing", description=__doc__)
    ask.add_argument("--entries", type=int, default=19_700)
    log = long_match(ask.parse_args().entries).log.to_json()
    folder = Path(tempfile.mkdtemp(prefix="ludoteca-importing-"))
    try:
        print(f"SQLite, {len(log):,} bytes", flush=True)
        with Process(folder / "sqlite") as node:
            asyncio.run(measure(node.url, log))
        with Cluster(folder / "pg") as cluster:

            async def create():
                line = await asyncpg.connect(cluster.database)
                await line.execute("CREATE DATABASE importing")
                await line.close()

            asyncio.run(create())
            print("PostgreSQL", flush=True)
            with Process(folder / "node", cluster.database.replace("/postgres?", "/importing?")) as node:
                asyncio.run(measure(node.url, log))
    finally:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
