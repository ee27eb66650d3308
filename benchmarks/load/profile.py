"""Where the time of a move goes: py-spy looks at the server while it plays flat out."""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from pathlib import Path

SAMPLES = 250  # a second

# What a sample counts for: the first of these that is met on the way from the innermost call outwards.
PLACES = [
    ("fair dice", ("FairDice", "hmac.py")),
    ("views of both seats", ("standing (ludoteca/server/tables/seatview.py",)),
    ("legal lists and decisions", ("Decision.", "grouped ")),
    ("events", ("Match.news", "Match.events", "events (ludoteca/server/tables/seatview.py", "_copied")),
    ("encoding JSON", ("Table._standing", "frame (ludoteca/server/tables/seatview.py", "enc_hook")),
    ("rules: check, copy, apply, tell", ("Match.", "ludoteca/engine/", "ludoteca/games/")),
    ("durable log: hand over, wait, resolve", ("Store.", "sqlalchemy/", "server/storage/")),
    (
        "WebSocket out: frames and system calls",
        ("SwiftSocket.write_text", "SwiftSocket._flush", "Connection.push", "SansIOProtocol.send"),
    ),
    ("WebSocket in: parse and hand over", ("data_received", "Talker.listen", "uvicorn/protocols", "websockets/")),
    (
        "who may: limits, decoding, locks, referee",
        ("Talker.", "Referee.", "Authority.", "Hall.", "Table.", "Lock.", "asyncio/locks"),
    ),
    ("clocks and bots", ("Keeper.", "Driver.")),
]
LOOP = "event loop, reading from sockets"


async def watch(pid: int, seconds: int, folder: Path) -> Counter[str]:
    """Samples of the main thread, by what it did."""
    out = folder / "profile.raw"
    options = ["record", "-r", str(SAMPLES), "-d", str(seconds), "-f", "raw", "-o", str(out), "-p", str(pid)]
    spy = Path(sys.executable).parent / "py-spy"
    process = await asyncio.create_subprocess_exec(
        str(spy), *options, stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.DEVNULL
    )
    if await process.wait():
        return Counter()
    return sorted_out(out.read_text())


def sorted_out(raw: str) -> Counter[str]:
    """The samples of the main thread by place."""
    found: Counter[str] = Counter()
    for line in raw.splitlines():
        stack, _, count = line.rpartition(" ")
        calls = stack.split(";")
        if not any("_bootstrap" in call for call in calls):  # that is the writer, and it mostly waits
            found[_place(calls)] += int(count)
    return found


def _place(calls: list[str]) -> str:
    for call in reversed(calls):
        for place, signs in PLACES:
            if any(sign in call for sign in signs):
                return place
    return LOOP
