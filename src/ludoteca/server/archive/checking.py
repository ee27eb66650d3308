"""Is a stranger's log true? A long one is played again in a process of its own.

Rules are compiled: while a thread is in them, nobody else in its process does anything. What a log may cost is bounded
by `history.py`, and here by time.
"""

from __future__ import annotations

import asyncio
import sys

import msgspec

from ludoteca.engine.log import Log, Undo, read_log
from ludoteca.engine.match import Match
from ludoteca.engine.values import LogError, Result
from ludoteca.engine.verify import verify
from ludoteca.server.bots.modest import THINKING, give_way

LONG = 200  # entries that are played again, those that undos go through too
PATIENCE = 120.0  # seconds
COMMAND = (sys.executable, "-m", "ludoteca.server.archive.checking")


class Verdict(msgspec.Struct):
    """What a match ended with, or what is wrong with its log."""

    result: Result | None
    problem: str = ""


VERDICT = msgspec.json.Decoder(Verdict)


def steps(log: Log) -> tuple[int, int]:
    """How many entries are played again: all of them, and those that undos go through."""
    return len(log.entries), sum(entry.n for entry in log.entries if isinstance(entry, Undo))


async def result_of(log: Log) -> Result:
    """What a finished match ended with; LogError says what is wrong. One with fair dice must prove them."""
    verdict = await (asyncio.to_thread(judged, log) if sum(steps(log)) <= LONG else _ask(log))
    if verdict.result is None:
        raise LogError(verdict.problem)
    return verdict.result


def judged(log: Log) -> Verdict:
    """Play it again."""
    try:
        match = Match.replay(log)
        if match.result is None:
            raise LogError("the match is not over")
        if log.head.dice == "fair":
            verify(log)
    except LogError as problem:
        return Verdict(None, str(problem))
    return Verdict(match.result)


async def _ask(log: Log) -> Verdict:
    raw = await asyncio.to_thread(log.to_json)
    process = await asyncio.create_subprocess_exec(
        *COMMAND,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        async with asyncio.timeout(PATIENCE):
            answer, _ = await process.communicate(raw)
        return VERDICT.decode(answer)
    except (OSError, RuntimeError, msgspec.DecodeError):  # too late, or its process died (so uvloop says it)
        return Verdict(None, "it takes too long to play it again")
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


def main() -> None:
    """Read a log, write the verdict."""
    give_way(THINKING)  # moves of people come first
    verdict = judged(read_log(sys.stdin.buffer.read()))
    sys.stdout.buffer.write(msgspec.json.encode(verdict))


if __name__ == "__main__":
    main()
