"""Dice that nobody can bend and everybody can check.

The server draws a secret seed and publishes its hash, the commitment. A bot's seed follows from the
server's, so it is committed to as well. Each person's browser then sends a seed of its own. The head
hash covers the whole head of the log (match, game, options, commitment, all seats' seeds and where
they came from) and is shown at the start. Draw k of the match, counted from 0 and never again, is

    HMAC-SHA-256(server seed, head hash | k | attempt)   first 8 bytes, rejection above the
                                                         largest multiple of the sides

so nothing that is written between two moves shifts it. After the match the server seed is revealed
and `verify.py` derives every draw again. `docs/fair.md` has every byte, and what this does not prove.

Matches that began before the protocol had a number drew by entry: head hash | entry | draw of the
entry | attempt, with bots' seeds drawn at random. They go on, and are verified, as they began.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

import msgspec

from ludoteca.engine.dice import RecordedDice
from ludoteca.engine.log import Head
from ludoteca.engine.native import i64
from ludoteca.engine.state import Dice
from ludoteca.engine.values import LogError

PROTOCOL: Final = 2
RANGE = 2**64
SEED_BYTES = 32


def new_seed() -> str:
    """A fresh secret of 32 bytes, in hexadecimal."""
    return secrets.token_hex(SEED_BYTES)


def commitment(server_seed: str) -> str:
    """What is published before the first move: the SHA-256 of the server's seed."""
    return hashlib.sha256(_seed_bytes(server_seed)).hexdigest()


def head_hash(head: Head) -> bytes:
    """Binds the draws to everything that was agreed before the first move."""
    return hashlib.sha256(head.to_json()).digest()


def bot_seed(server_seed: str, seat: int) -> str:
    """What a bot adds to the chance: no choice of anybody's once the server's seed is committed to."""
    return hmac.digest(_seed_bytes(server_seed), b"bot" + _word(seat), "sha256").hex()


def _word(number: int) -> bytes:
    return number.to_bytes(8, "big")


def _seed_bytes(server_seed: str) -> bytes:
    try:
        seed = bytes.fromhex(server_seed)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise LogError(f"seed: it must be {2 * SEED_BYTES} hexadecimal digits")
    return seed


class FairDice(Dice):
    """The dice of a real table. Call `turn_to` before each `apply`."""

    def __init__(self, server_seed: str, head: Head) -> None:
        self.draws = 0
        self._key = _seed_bytes(server_seed)
        self._head = head_hash(head)
        self._by_entry = head.protocol is msgspec.UNSET
        self._before = self._head
        self._next = 0

    def turn_to(self, entry: int, drawn: int) -> None:
        """Begin the draws of this entry, after so many of the whole match, undone ones too. No draw is made twice."""
        if self._by_entry:
            self._before, self._next = self._head + _word(entry), 0
        else:
            self._next = drawn

    def below(self, n: i64) -> i64:
        """The next draw, unbiased."""
        if n < 1:
            raise ValueError("dice need at least one side")
        self.draws += 1
        highest = RANGE - RANGE % n
        before = self._before + _word(self._next)
        attempt = 0
        while True:
            number = int.from_bytes(hmac.digest(self._key, before + _word(attempt), "sha256")[:8], "big")
            if number < highest:
                self._next += 1
                return number % n
            attempt += 1


class ProvenDice(RecordedDice):
    """Recorded outcomes, each compared with what the revealed seed gives."""

    def __init__(self, outcomes: list[int], fair: FairDice) -> None:
        super().__init__(outcomes)
        self._fair = fair

    def below(self, n: int) -> int:
        """The recorded outcome; LogError if the seed gives another."""
        recorded = int(super().below(n))
        derived = int(self._fair.below(n))
        if recorded != derived:
            raise LogError(f"draw {self.draws} is {recorded}, but the revealed seed gives {derived}")
        return recorded
