"""Is a stranger's log true? One that is large or long is read and played again in a process of its own.

The reader of JSON and the rules are compiled: while a thread is in them, nobody else in its process does anything. What
a log may cost is bounded, and by time too.
"""

from __future__ import annotations

import asyncio
import sys

import msgspec

from ludoteca.engine.catalogue import games
from ludoteca.engine.log import Log, Undo, read_log
from ludoteca.engine.match import Match
from ludoteca.engine.values import LogError, Result
from ludoteca.engine.verify import verify
from ludoteca.server.bots.modest import THINKING, give_way

LARGE = 64_000  # bytes
LONG = 200  # entries that are played again, those that undos go through too
LONGEST = 20_000  # entries of a log that may be imported
HEAD = 4_000  # bytes of its head
UNDOING = 2_000_000  # entries that its undos go through again, all together
PATIENCE = 120.0  # seconds
COMMAND = (sys.executable, "-m", "ludoteca.server.archive.checking")


class Verdict(msgspec.Struct):
    """What a match ended with, or what is wrong with its log."""

    result: Result | None
    problem: str = ""


VERDICT = msgspec.json.Decoder(Verdict)


def bounded(raw: bytes) -> Log:
    """A log that is not too long to be played again; LogError says what is wrong with it."""
    log = read_log(raw)
    if log.head.game not in games():
        raise LogError(f"there is no game {log.head.game[:40]!r} here")
    entries, undone = steps(log)
    if entries > LONGEST:
        raise LogError(f"it has more than {LONGEST} entries")
    if len(log.head.to_json()) > HEAD:
        raise LogError(f"its head has more than {HEAD} bytes")
    if undone > UNDOING:
        raise LogError("it takes moves back too often")
    return log


def steps(log: Log) -> tuple[int, int]:
    """How many entries are played again: all of them, and those that undos go through."""
    return len(log.entries), sum(entry.n for entry in log.entries if isinstance(entry, Undo))


async def checked(raw: bytes) -> tuple[Log, Result]:
    """A log, and what its match ended with; LogError says what is wrong. One with fair dice must prove them."""
    log = await asyncio.to_thread(bounded, raw) if len(raw) <= LARGE else None
    if log is not None and sum(steps(log)) <= LONG:
        verdict = await asyncio.to_thread(judged, log)
    else:
        verdict = await _ask(raw)
    if verdict.result is None:
        raise LogError(verdict.problem)
    return await asyncio.to_thread(read_log, raw) if log is None else log, verdict.result


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


async def _ask(raw: bytes) -> Verdict:
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
    try:
        verdict = judged(bounded(sys.stdin.buffer.read()))
    except LogError as problem:
        verdict = Verdict(None, str(problem))
    sys.stdout.buffer.write(msgspec.json.encode(verdict))


if __name__ == "__main__":
    main()
