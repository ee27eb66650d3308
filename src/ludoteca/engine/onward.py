"""Play on from here: a new match that begins with the entries of a finished one, up to any of its positions.

The new log is whole by itself: it has a copy of those entries, and its head names the match they are from, how many
they are, and their hash. Their draws are proven by the log of that match; those that follow, by this one's own seed.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

import msgspec

from ludoteca.engine.log import AnyEntry, Log, Parent, Play, Start
from ludoteca.engine.values import LogError


def inherited(log: Log, n: int) -> list[AnyEntry]:
    """The deal and the plays of a log that count up to entry `n`, numbered anew; LogError if there is no such entry."""
    kept = [entry for entry in log.effective() if isinstance(entry, Start | Play)]
    if not any(entry.n == n for entry in kept):
        raise LogError(f"entry {n} is not a position to play on from")
    return [msgspec.structs.replace(entry, n=place) for place, entry in enumerate(kept) if entry.n <= n]


def parent(match: str, entries: Sequence[AnyEntry]) -> Parent:
    """What the head of the new match says of them."""
    return Parent(match=match, entries=len(entries), digest=digest(entries))


def digest(entries: Sequence[AnyEntry]) -> str:
    """The SHA-256 of entries as a log writes them, one a line."""
    return hashlib.sha256(b"\n".join(msgspec.json.encode(entry) for entry in entries)).hexdigest()
