"""Real servers for tests: uvicorn in a thread (fast), or a process of its own (to be killed)."""

import asyncio
import contextlib
import os
import secrets
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path

import httpx

from ludoteca.server.serve import server
from ludoteca.server.settings import from_environment

STARTS = 300  # seconds; a busy machine is slow
QUICK = {
    "bot_delay": 0,
    "bot_seconds": 0.05,
    "seed_wait": 0.3,
    "courtesy": 0,
    "requests": 1e6,
    "messages": 1e6,
    "talk": 1e6,
    "address_guests": 1_000_000,
    "bot_workers": 1,
    "review_seconds": 2,
    "log_level": "error",
}


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Node:
    """One node in a thread of this process."""

    def __init__(self, folder, database="", **settings):
        self.settings = from_environment(
            {}, data=Path(folder), database=database, secret="s" * 32, port=free_port(), **(QUICK | settings)
        )
        self.url = f"http://127.0.0.1:{self.settings.port}"
        self.server = server(self.settings)
        # What the collector finds in one thread may be a handle of a uvloop in another, and to close it there crashes.
        self.server.config.loop = "asyncio"
        self.house = self.server.house
        self.thread = threading.Thread(target=self.server.run, daemon=True)

    def __enter__(self):
        self.thread.start()
        deadline = time.monotonic() + 60
        while not self.server.started:
            assert self.thread.is_alive(), "the server stopped"
            assert time.monotonic() < deadline, "the server did not start"
            time.sleep(0.01)
        return self

    def __exit__(self, *_):
        self.server.should_exit = True
        self.thread.join(20)
        assert not self.thread.is_alive()

    def call(self, coroutine):
        """Run something inside the server's own loop."""
        return asyncio.run_coroutine_threadsafe(coroutine, self.loop).result(20)

    @property
    def loop(self):
        return self.house.keeper._tasks[0].get_loop()


class Process:
    """One node in a process, to be killed without mercy."""

    def __init__(self, folder, database="", harm="", log=None, **settings):
        self.harm = harm
        self.log = log  # a file for what it says on standard error
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        chosen = QUICK | settings | {"data": folder, "database": database, "secret": "s" * 32, "port": self.port}
        self.environment = os.environ | {f"LUDOTECA_{name.upper()}": str(value) for name, value in chosen.items()}
        self.process = None

    def command(self):
        return harmed(self.harm, [sys.executable, "-c", "from ludoteca.cli import app; app()", "serve"])

    def start(self):
        with contextlib.nullcontext() if self.log is None else self.log.open("ab") as said:
            self.process = subprocess.Popen(
                self.command(), env=self.environment, stdout=subprocess.DEVNULL, stderr=said
            )
        deadline = time.monotonic() + STARTS
        while True:
            assert self.process.poll() is None, "the server stopped"
            if time.monotonic() > deadline:
                self.kill()
                raise AssertionError("the server did not start")
            try:
                if httpx.get(f"{self.url}/health", timeout=5).status_code == 200:
                    return self
            except httpx.TransportError:
                time.sleep(0.05)

    def kill(self):
        self.process.kill()
        self.process.wait()

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(20)

    def __enter__(self):
        return self.start()

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.kill()


def harmed(harm, command):
    """A command on a machine that suffers from something: a line of Python that is run before it."""
    return (
        [sys.executable, "-c", f"{harm}; import os, sys; os.execv(sys.argv[1], sys.argv[1:])", *command]
        if harm
        else command
    )


def key():
    return secrets.token_hex(8)
