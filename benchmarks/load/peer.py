"""Tables of boardgame.io: the same sockets, and what Socket.IO says on them."""

from __future__ import annotations

import asyncio
import re
from typing import Any

from benchmarks.load.crowd import Crowd, Pair, Player
from benchmarks.load.wire import Wire

PATH = "/socket.io/?EIO=4&transport=websocket"
TURN = re.compile(rb'"currentPlayer":"(\d)"')
NUMBER = re.compile(rb'"_stateID":(\d+)')
HAND = 7
AT_ONCE = 50


async def open_tables(port: int, count: int, cells: int) -> Crowd:
    """So many matches with both players connected."""
    crowd = Crowd()
    numbers = iter(range(count))

    async def door() -> None:
        for number in numbers:
            pair = Pair(crowd)
            crowd.tables.append(pair)
            for seat, player in enumerate(pair.players):
                ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
                player.wire = Wire(PATH, "", _ears(player, f"m{number}", seat, cells, ready))
                await player.wire.open(port)
                await ready

    await asyncio.gather(*(door() for _ in range(AT_ONCE)))
    await crowd.settle()
    return crowd


def _ears(player: Player, match: str, seat: int, cells: int, ready: asyncio.Future[None]) -> Any:
    """Understands what one socket hears."""
    crowd, mine = player.table.crowd, b"%d" % seat

    def hear(frame: bytes) -> None:
        assert player.wire is not None
        if frame == b"2":
            player.wire.send(b"3")
        elif frame.startswith(b"0{"):
            player.wire.send(b"40/load,")
        elif frame.startswith(b"40/load,"):
            player.wire.send(b'42/load,["sync","%s","%s",null,2]' % (match.encode(), mine))
        elif frame.startswith((b'42/load,["update"', b'42/load,["sync"')):
            crowd.frames += 1
            crowd.bytes += len(frame)
            turn, number = TURN.search(frame), NUMBER.search(frame)
            assert turn is not None
            assert number is not None
            player.told(_move(number[1], match, mine) if turn[1] == mine else b"")
            if player.busy:  # a move ends the turn, so the next news are the answer to it
                player.acknowledged()
            if not ready.done():
                ready.set_result(None)

    def _move(number: bytes, match: str, mine: bytes) -> bytes:
        slot, cell = int(crowd.dice.random() * HAND), int(crowd.dice.random() * cells)
        payload = b'{"type":"place","args":[%d,%d],"playerID":"%s"}' % (slot, cell, mine)
        action = b'{"type":"MAKE_MOVE","payload":%s}' % payload
        return b'42/load,["update",%s,%s,"%s","%s"]' % (action, number, match.encode(), mine)

    return hear
