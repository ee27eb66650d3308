"""A crowd: many tables of two, each player at a socket of its own, playing at random.

A kind of table knows how its server speaks: what to send for a move, and when a player is asked.
"""

from __future__ import annotations

import asyncio
import gc
import random
import time
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from benchmarks.load.wire import Wire


class Player:
    """One seat: what it would send now, if it is asked."""

    def __init__(self, table: Pair) -> None:
        self.table = table
        self.wire: Wire | None = None
        self.move = b""  # what it answers to what it is asked; empty: it is not asked
        self.busy = False  # its last move is not acknowledged yet

    @property
    def ready(self) -> bool:
        """May it move?"""
        return bool(self.move) and not self.busy

    def told(self, move: bytes) -> None:
        """It was told how things stand."""
        self.table.arrived = time.perf_counter()
        self.move = move
        if move and not self.busy:
            self.table.crowd.asked(self)

    def acknowledged(self) -> None:
        """Its move was played."""
        self.table.crowd.moves += 1
        self._answered()

    def refused(self) -> None:
        """Its move was not."""
        self.table.crowd.refused += 1
        self._answered()

    def _answered(self) -> None:
        """It may make the next one, if it was asked meanwhile."""
        self.busy = False
        if self.move:
            self.table.crowd.asked(self)

    def send(self) -> None:
        """Make the move."""
        move, self.move, self.busy = self.move, b"", True
        assert self.wire is not None
        self.wire.send(move)


class Pair:
    """One table."""

    def __init__(self, crowd: Crowd) -> None:
        self.crowd = crowd
        self.players = [Player(self), Player(self)]
        self.sent = 0.0  # when its last move was sent
        self.arrived = 0.0  # when the last of its two players was told
        self.over = False


class Spent(NamedTuple):
    """What a run at a fixed rate gave: seconds from sending a move until both players were told."""

    moves: int
    seconds: float
    latencies: list[float]


class Crowd:
    """All tables of one server."""

    def __init__(self, seed: int = 1) -> None:
        self.dice = random.Random(seed)  # noqa: S311 - a load, not a secret
        self.tables: list[Pair] = []
        self.moves = 0  # acknowledged
        self.refused = 0
        self.frames = 0  # that told a player how things stand, and their bytes
        self.bytes = 0
        self._flat_out = False

    @property
    def wires(self) -> list[Wire]:
        """All sockets."""
        return [player.wire for table in self.tables for player in table.players if player.wire is not None]

    def asked(self, player: Player) -> None:
        """Somebody could move."""
        if self._flat_out:
            player.send()

    async def flat_out(self, seconds: float) -> float:
        """Everybody answers at once; returns the moves a second."""
        self._flat_out = True
        with undisturbed():
            for table in self.tables:
                for player in table.players:
                    if player.ready:
                        player.send()
            await asyncio.sleep(1.0)  # until it runs evenly
            began, before = time.perf_counter(), self.moves
            await asyncio.sleep(seconds)
            rate = (self.moves - before) / (time.perf_counter() - began)
        self._flat_out = False
        await self.settle()
        return rate

    async def paced(self, rate: float, seconds: float) -> Spent:
        """So many moves a second over all tables, one at a time at each, evenly spaced."""
        await self.settle()
        with undisturbed():
            return await self._paced(rate, seconds)

    async def _paced(self, rate: float, seconds: float) -> Spent:
        queue = deque(self.dice.sample(self.tables, len(self.tables)))
        latencies: list[float] = []
        began = time.perf_counter()
        made = 0
        while (spent := time.perf_counter() - began) < seconds:
            for _ in range(len(queue)):
                if made >= spent * rate:
                    break
                queue.rotate(-1)
                table = queue[-1]
                player = next((one for one in table.players if one.ready), None)
                if player is not None:
                    if table.sent:
                        latencies.append(table.arrived - table.sent)
                    table.sent = time.perf_counter()
                    player.send()
                    made += 1
            await asyncio.sleep(0.0005)
        spent = time.perf_counter() - began
        await self.settle()
        for table in self.tables:
            if table.sent:
                latencies.append(table.arrived - table.sent)
                table.sent = 0.0
        return Spent(made, spent, latencies)

    async def settle(self) -> None:
        """Until every move is acknowledged and nothing arrives any more."""
        before = -1
        while before != (before := sum(wire.frames for wire in self.wires)) or self._busy():
            await asyncio.sleep(0.2)

    def _busy(self) -> bool:
        return any(player.busy for table in self.tables for player in table.players)


@contextmanager
def undisturbed() -> Iterator[None]:
    """The crowd's own looks for garbage, longer with every table it has seen, are no wait of the server's."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
