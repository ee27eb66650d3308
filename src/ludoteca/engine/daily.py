"""The deal of the day: one head for everybody, so the same deal, and the same dice by their number.

A house keeps one secret for each day and publishes its hash, the commitment, the day before; the secret itself when
the day is over. The seed of each game follows from it:

    HMAC-SHA-256(key secret, "deal" | the game's name)

The head of such a match names the deal instead of the table, and no seat adds anything to the chance. So all heads of
a game and day are the same to the last byte, and as fair draws depend only on the seed, the head and the number of
the draw (`fair.py`), draw k of everybody's match is the same. `docs/fair.md` has every byte.
"""

from __future__ import annotations

import hmac
import re
from typing import Final

from ludoteca.engine.fair import SEED_BYTES
from ludoteca.engine.log import LogSource, read_log
from ludoteca.engine.values import LogError

DEAL: Final = re.compile(r"daily-(?P<game>.+)-(?P<day>\d{4}-\d\d-\d\d)")


def deal_name(game: str, day: str) -> str:
    """What the head of every match of a deal is called.

    >>> deal_name("tacocat", "2026-11-18")
    'daily-tacocat-2026-11-18'
    """
    return f"daily-{game}-{day}"


def deal_seed(secret: str, game: str) -> str:
    """The seed of a game on the day with this secret."""
    try:
        key = bytes.fromhex(secret)
    except ValueError:
        key = b""
    if len(key) != SEED_BYTES:
        raise LogError(f"the secret of a day is {2 * SEED_BYTES} hexadecimal digits")
    return hmac.digest(key, b"deal" + game.encode(), "sha256").hex()


def follows(source: LogSource, secret: str) -> str:
    """The day of a log whose seed follows from the day's secret; LogError if it does not, or the log is of no day."""
    log = read_log(source)
    named = DEAL.fullmatch(log.head.id)
    if named is None or named["game"] != log.head.game:
        raise LogError(f"head: {log.head.id!r} is not the name of a deal of {log.head.game}")
    if log.seed != deal_seed(secret, log.head.game):
        raise LogError("seed: it does not follow from the secret of that day")
    added = [seat for seat, given in enumerate(log.head.seeds) if given.origin == "person"]
    if added:
        raise LogError(f"head: seat {added[0]} added to the chance, which nobody does at a deal of the day")
    return named["day"]
