"""Flat out, in turn with boardgame.io's server; then where the time goes."""

from __future__ import annotations

import asyncio
from pathlib import Path

from benchmarks.load import house, peer, profile, servers
from benchmarks.load.crowd import Crowd
from benchmarks.load.report import Findings
from benchmarks.load.telling import say

OURS, THEIRS = 8121, 8122  # ports
CELL_BYTES = 63.0  # of one cell of the peer's board, and all the rest of its frame
REST_BYTES = 760.0


async def measure(found: Findings, folder: Path) -> None:
    """Flat out, in turn with boardgame.io, and where the time goes."""
    ours = servers.ludoteca(folder / "ludoteca", OURS)
    theirs = None
    try:
        crowd = await house.open_tables([OURS], found.tables)
        await crowd.paced(500.0, 2.0)  # so that frames are known
        cells = max(1, round((crowd.bytes / crowd.frames - REST_BYTES) / CELL_BYTES))
        theirs = servers.boardgame_io(folder / "boardgame_io", THEIRS, cells)
        others = await peer.open_tables(THEIRS, found.tables, cells)
        for run in range(found.runs):
            await house.sit_down_again([OURS], crowd)
            found.rates[0].append(await crowd.flat_out(found.flat))
            found.rates[1].append(await others.flat_out(found.flat))
            say(f"run {run + 1}: Ludoteca {found.rates[0][-1]:,.0f}, boardgame.io {found.rates[1][-1]:,.0f} moves/s")
        found.frames = (crowd.bytes / crowd.frames, others.bytes / others.frames)
        await house.sit_down_again([OURS], crowd)
        await _where(found, ours, crowd, folder)
        found.memory, found.peer_memory = max(found.memory, ours.memory()[1]), theirs.memory()[1]
        found.count(crowd)
    finally:
        ours.stop()
        if theirs is not None:
            theirs.stop()
    found.on_disk += servers.moves_on_disk(folder / "ludoteca")


async def _where(found: Findings, server: servers.Server, crowd: Crowd, folder: Path) -> None:
    """The profile, and the microseconds a move takes of the main thread and of the others."""
    before, main, every = crowd.moves, server.seconds(main=True), server.seconds()
    watching = asyncio.create_task(profile.watch(server.process.pid, 4, folder))
    await crowd.flat_out(3.5)
    moves = max(1, crowd.moves - before)
    main, every = server.seconds(main=True) - main, server.seconds() - every
    found.places = await watching
    found.main, found.writer = 1e6 * main / moves, 1e6 * (every - main) / moves
    say(f"the main thread takes {found.main:.0f} µs a move, the others {found.writer:.0f}")
