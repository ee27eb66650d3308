"""A process that reviews finished matches: reads logs, writes a rough graph, how far it is, then the report.

It knows nothing else, and runs at a low priority: behind every bot that somebody waits for.
"""

from __future__ import annotations

import os
import sys
import time
from typing import BinaryIO

import msgspec

from ludoteca.engine.values import LudotecaError
from ludoteca.review.report import Report
from ludoteca.review.review import Effort, review, rough
from ludoteca.server.bots.modest import STUDYING, give_way

OFTEN = 0.5  # seconds between two words about how far it is


class Task(msgspec.Struct, frozen=True):
    """A log as JSON, the seats whose decisions are judged, and how long to think; or a rough graph alone."""

    log: bytes
    seats: tuple[int, ...]
    seconds: float
    rough: bool = False


class Said(msgspec.Struct, frozen=True):
    """How far it is; a rough graph as JSON early on; the report at the end, or why there is none."""

    done: float
    sketch: bytes = b""
    report: bytes = b""
    problem: str = ""


def read(source: BinaryIO) -> Task | None:
    """The next task; None when the server is gone."""
    head = source.read(4)
    if len(head) < 4:
        return None
    return msgspec.msgpack.decode(source.read(int.from_bytes(head, "big")), type=Task)


def main() -> None:
    """Review until nobody asks."""
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a bot prints must not get between the answers
    give_way(STUDYING)
    told = 0.0

    def say(said: Said) -> None:
        body = msgspec.msgpack.encode(said)
        out.write(len(body).to_bytes(4, "big") + body)
        out.flush()

    def progress(done: float) -> None:
        nonlocal told
        if time.monotonic() - told > OFTEN:
            told = time.monotonic()
            say(Said(done))

    def sketch(report: Report) -> None:
        say(Said(0.0, sketch=msgspec.json.encode(report)))

    while (task := read(sys.stdin.buffer)) is not None:
        try:
            if task.rough:
                sketch(rough(task.log))
                continue
            effort = Effort(seconds=task.seconds)
            report = review(task.log, seats=task.seats, effort=effort, progress=progress, sketch=sketch)
            say(Said(1.0, report=msgspec.json.encode(report)))
        except LudotecaError as problem:
            say(Said(1.0, problem=str(problem)))


if __name__ == "__main__":
    main()
