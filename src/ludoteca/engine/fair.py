"""Dice that nobody can bend and everybody can check.

The server draws a secret seed and publishes its hash, the commitment. Each seat then sends a
seed of its own. The head hash covers the whole head of the log (match, game, options, commitment,
all seats' seeds and where they came from), so neither side could choose its part after it knew the
other's, and nothing of the head can be told otherwise later. Draw j of entry n is

    HMAC-SHA-256(server seed, head hash | n | j | attempt)   first 8 bytes, rejection above the
                                                             largest multiple of the sides

After the match the server seed is revealed and `verify.py` derives every draw again.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

import msgspec

from ludoteca.engine.dice import RecordedDice
from ludoteca.engine.log import Head
from ludoteca.engine.native import i64
from ludoteca.engine.state import Dice
from ludoteca.engine.values import LogError

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
    return hashlib.sha256(msgspec.json.encode(head, order="deterministic")).digest()


def _seed_bytes(server_seed: str) -> bytes:
    try:
        seed = bytes.fromhex(server_seed)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise LogError(f"seed: it must be {2 * SEED_BYTES} hexadecimal digits")
    return seed


class FairDice(Dice):
    """The dice of a real table. Call `turn_to` with the entry's number before each `apply`."""

    def __init__(self, server_seed: str, head: Head) -> None:
        self.draws = 0
        self._key = _seed_bytes(server_seed)
        self._head = head_hash(head)
        self._entry = 0
        self._draw = 0

    def turn_to(self, entry: int) -> None:
        """Begin the draws of this entry. An entry's number is never used twice, so no draw is."""
        self._entry = entry
        self._draw = 0

    def below(self, n: i64) -> i64:
        """Draw j of the entry, unbiased."""
        if n < 1:
            raise ValueError("dice need at least one side")
        self.draws += 1
        highest = RANGE - RANGE % n
        attempt = 0
        while True:
            message = self._head + b"".join(k.to_bytes(8, "big") for k in (self._entry, self._draw, attempt))
            number = int.from_bytes(hmac.digest(self._key, message, "sha256")[:8], "big")
            if number < highest:
                self._draw += 1
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
