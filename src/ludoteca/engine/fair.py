"""Dice that nobody can bend and everybody can check.

The server draws a secret seed and publishes its hash, the commitment. Each seat then sends a
seed of its own. The head hash covers the match, the commitment and all seats' seeds, so neither
side could choose its part after it knew the other's. Draw j of entry n is

    HMAC-SHA-256(server seed, head hash | n | j | attempt)   first 8 bytes, rejection above the
                                                             largest multiple of the sides

After the match the server seed is revealed and `verify.py` derives every draw again.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence

from ludoteca.engine.native import i64
from ludoteca.engine.state import Dice

RANGE = 2**64


def new_seed() -> str:
    """A fresh secret of 32 bytes, in hexadecimal."""
    return secrets.token_hex(32)


def commitment(server_seed: str) -> str:
    """What is published before the first move: the SHA-256 of the server's seed."""
    return hashlib.sha256(bytes.fromhex(server_seed)).hexdigest()


def head_hash(match_id: str, committed: str, seeds: Sequence[str]) -> bytes:
    """Binds the draws to the match, the commitment and all seats' seeds in seat order."""
    parts = [match_id, committed, *seeds]
    text = "".join(f"{len(part)}:{part}" for part in parts)  # lengths keep neighbours apart
    return hashlib.sha256(text.encode()).digest()


class FairDice(Dice):
    """The dice of a real table. Call `turn_to` with the entry's number before each `apply`."""

    def __init__(self, server_seed: str, head: bytes) -> None:
        self.draws = 0
        self._key = bytes.fromhex(server_seed)
        self._head = head
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
