"""Kill −9 drills: a server dies at random moments while bots and scripted people play, and nothing is lost.

`make test` runs the short form; `make soak` runs 200 matches on each database and prints a report.
"""

import asyncio
import random
import sqlite3
import time
from contextlib import suppress

import asyncpg
import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from ludoteca.engine.log import AnyEntry, Play
from tests.server.client import Guest
from tests.server.nodes import Process, key

HANGS = 900  # seconds; a busy machine is slow, and that is no fault
ENTRY = msgspec.json.Decoder(AnyEntry)


class Report(msgspec.Struct):
    """What a drill found."""

    matches: int = 0
    finished: int = 0
    moves: int = 0  # acknowledged
    kills: int = 0
    lost: int = 0  # acknowledged, but not in the log
    twice: int = 0  # keys that were played more than once


class Scripted:
    """A person who plays at random, and comes back after every cut with the same unanswered move."""

    def __init__(self, guest, table, dice, report):
        self.guest, self.table, self.dice, self.report = guest, table, dice, report
        self.acknowledged = []
        self.pending = None
        self.last = 0
        self.over = False

    async def play(self, where):
        """Play to the end, wherever the server is now."""
        while not self.over:
            with suppress(OSError, ConnectionClosed, InvalidHandshake, TimeoutError, AssertionError):
                self.guest.url = where["url"]
                self.guest.http.base_url = where["url"]
                async with self.guest.at(self.table, last=self.last) as seat:
                    await self._sit(seat, where)
            await asyncio.sleep(0.02)

    async def _sit(self, seat, where):
        answered = -1
        while seat.now is None or seat.now["result"] is None:
            if seat.now is not None:
                self.last = seat.last
            if self.pending is not None or (seat.my_turn and seat.actions and seat.now["decision"] != answered):
                if self.pending is None:
                    answered = seat.now["decision"]
                    self.pending = (seat.now["decision"], key(), self.dice.choice(seat.actions))
                decision, name, action = self.pending
                answer = await seat.play(action, decision, name)
                if answer["type"] == "refused":
                    answered = -1
                else:
                    self.acknowledged.append(name)
                    self.report.moves += 1
                self.pending = None
                if where.get("finish"):
                    await self.guest.post(f"/api/tables/{self.table}/resign", code=(200, 409))
            else:
                await seat.receive(5)
        self.over = True


async def drill(folder, database, matches, kills, seed=1, whole=True):
    """So many matches at once, half against bots and half between people, under a server that is killed.

    Without `whole` the people resign after the last kill: that each match goes on is then seen sooner.
    """
    dice = random.Random(seed)
    report = Report(matches=matches)
    process = Process(folder, database)
    process.start()
    where = {"url": process.url}
    people, players = [], []
    try:
        for number in range(matches):
            ana, rui = await Guest(where["url"]).__aenter__(), await Guest(where["url"]).__aenter__()
            chairs = ["me", "open"] if number % 2 else ["me", "bot-random"]
            table = await ana.table(chairs=chairs)
            seats = [ana]
            if number % 2:
                await rui.post(f"/api/tables/{table['id']}/sit", {})
                seats.append(rui)
            await ana.post(f"/api/tables/{table['id']}/start")
            people += [ana, rui]
            players += [Scripted(guest, table["id"], random.Random(dice.random()), report) for guest in seats]
        tasks = [asyncio.create_task(player.play(where)) for player in players]
        for _ in range(kills):
            await _some_moves(report, dice.randrange(20, 60))
            if all(task.done() for task in tasks):
                break
            process.kill()
            report.kills += 1
            process = Process(folder, database)
            await asyncio.to_thread(process.start)
            where["url"] = process.url
        where["finish"] = not whole
        await asyncio.wait_for(asyncio.gather(*tasks), HANGS)
    finally:
        process.stop()
        for guest in people:
            await guest.http.aclose()
    tables = {player.table for player in players}
    keys = await _keys(folder, database, tables)
    for player in players:
        report.lost += len(set(player.acknowledged) - keys.keys())
    report.twice = sum(count - 1 for count in keys.values())
    report.finished = await _finished(folder, database, tables)
    return report


async def _some_moves(report, count):
    """Wait until so many more moves were acknowledged, however slow the machine is."""
    wanted = report.moves + count
    with suppress(TimeoutError):
        async with asyncio.timeout(20):
            while report.moves < wanted:
                await asyncio.sleep(0.01)


async def _rows(folder, database, query):
    if not database:
        with sqlite3.connect(folder / "ludoteca.db") as line:
            return line.execute(query).fetchall()
    line = await asyncpg.connect(database)
    try:
        return await line.fetch(query)
    finally:
        await line.close()


async def _keys(folder, database, tables):
    """How often each key was played; the numbers of each log have no gap and no repetition."""
    rows = await _rows(folder, database, "SELECT match, number, body, key FROM entry ORDER BY match, number")
    keys, expected = {}, {}
    for match, number, body, name in rows:
        if match not in tables:
            continue
        assert number == expected.get(match, 0), f"{match} has a gap at {number}"
        expected[match] = number + 1
        entry = ENTRY.decode(bytes(body))
        if isinstance(entry, Play):
            keys[name] = keys.get(name, 0) + 1
    return keys


async def _finished(folder, database, tables):
    rows = await _rows(folder, database, "SELECT id FROM match WHERE status = 'over'")
    return len({row[0] for row in rows} & tables)


def soak(folder, database, name, matches=200, at_once=20):
    """The full count, in groups; tells how far it is, and prints one line at the end."""
    began, total = time.monotonic(), Report()
    for group in range(matches // at_once):
        part = asyncio.run(drill(folder, database, at_once, kills=8, seed=group))
        for field in Report.__struct_fields__:
            setattr(total, field, getattr(total, field) + getattr(part, field))
        print(f"{name}: {total.finished} of {matches} matches, {total.kills} kills", flush=True)
    seconds = time.monotonic() - began
    print(
        f"{name}: {total.matches} matches, {total.finished} finished, {total.moves} acknowledged moves, "
        f"{total.kills} kills: {total.lost} lost, {total.twice} twice ({seconds:.0f} s)"
    )
    return total
