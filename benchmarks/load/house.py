"""Tables of Ludoteca: set up over its own API, played over its own WebSocket."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from benchmarks.load.crowd import Crowd, Pair, Player
from benchmarks.load.wire import Http, Wire

GAMES = ("tacocat", "sequence")
DOORS = 8  # connections that set up tables side by side
KEYS = itertools.count()


class Standing(msgspec.Struct):
    """What a player reads of a frame."""

    decision: int
    seat: int
    waiting: tuple[int, ...]
    actions: dict[str, list[int] | int]
    result: dict[str, Any] | None


STANDING = msgspec.json.Decoder(Standing)


async def open_tables(ports: Sequence[int], count: int, together: bool = False) -> Crowd:
    """So many tables, half of them of each game, with both players connected and the cards dealt.

    Where there are several nodes, each player of a table sits on another one, and the first ones on all by turns;
    or `together` on one, as a proxy sends them that looks at the table's name.
    """
    crowd = Crowd()
    crowd.tables = [Pair(crowd) for _ in range(count)]
    await _open(ports, crowd, range(count), together)
    return crowd


async def sit_down_again(ports: Sequence[int], crowd: Crowd, together: bool = False) -> int:
    """A new match wherever one is over; returns how many there were."""
    over = [number for number, table in enumerate(crowd.tables) if table.over]
    for number in over:
        for player in crowd.tables[number].players:
            assert player.wire is not None
            player.wire.close()
        crowd.tables[number] = Pair(crowd)
    await _open(ports, crowd, over, together)
    return len(over)


async def _open(ports: Sequence[int], crowd: Crowd, numbers: Iterable[int], together: bool) -> None:
    orders = iter(numbers)

    async def door(turn: int) -> None:
        http = await Http.open(ports[turn])
        places = [ports[(turn + seat * (not together)) % len(ports)] for seat in range(2)]
        for number in orders:
            await _open_table(http, places, crowd.tables[number], GAMES[number % len(GAMES)])
        http.close()

    await asyncio.gather(*(door(number % len(ports)) for number in range(DOORS)))
    await crowd.settle()


async def _open_table(http: Http, places: list[int], pair: Pair, game: str) -> None:
    cookies = [(await http.ask("GET", "/api/me"))[1] for _ in pair.players]
    table, _ = await http.ask("POST", "/api/tables", cookies[0], {"game": game, "public": False})
    name = table["id"]
    await http.ask("POST", f"/api/tables/{name}/sit", cookies[1], {})
    for player, cookie, port in zip(pair.players, cookies, places, strict=True):
        player.wire = Wire(f"/api/tables/{name}/live", cookie, _ears(player))
        await player.wire.open(port)
        player.wire.send(b'{"type":"hello"}')
        player.wire.send(b'{"type":"seed","seed":"load"}')
    await http.ask("POST", f"/api/tables/{name}/start", cookies[0])


def _ears(player: Player) -> Any:
    """Understands what one socket hears."""
    table, crowd = player.table, player.table.crowd

    def hear(frame: bytes) -> None:
        if frame.startswith(b'{"type":"now"'):
            crowd.frames += 1
            crowd.bytes += len(frame)
            now = STANDING.decode(frame)
            table.over = now.result is not None
            player.told(_move(now, crowd) if now.seat in now.waiting else b"")
        elif frame.startswith(b'{"type":"played"'):
            player.acknowledged()
        elif frame.startswith(b'{"type":"refused"'):
            player.refused()

    return hear


def _move(now: Standing, crowd: Crowd) -> bytes:
    """A random legal action, as a message."""
    legal = [action for ids in now.actions.values() if isinstance(ids, list) for action in ids]
    action = legal[int(crowd.dice.random() * len(legal))]
    return b'{"type":"play","decision":%d,"key":"k%d","action":%d}' % (now.decision, next(KEYS), action)
