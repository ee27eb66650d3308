"""How often: so many a second, with bursts, for one or for each of many."""

from __future__ import annotations

CLIENTS = 10_000  # buckets that are remembered


class Bucket:
    """So many a second, with bursts."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: float, most: float) -> None:
        self._rate = rate
        self._most = most
        self._left = most
        self._at = 0.0

    def take(self, now: float, count: float = 1.0) -> bool:
        """Take one, or more at once, if there are so many."""
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < count:
            return False
        self._left -= count
        return True


class Limits:
    """A bucket for each client."""

    def __init__(self, rate: float, most: float) -> None:
        self._rate = rate
        self._most = most
        self._buckets: dict[str, Bucket] = {}

    def take(self, client: str, now: float) -> bool:
        """Is this client still within its limit?"""
        bucket = self._buckets.pop(client, None) or Bucket(self._rate, self._most)
        self._buckets[client] = bucket  # the latest are at the end
        if len(self._buckets) > CLIENTS:
            del self._buckets[next(iter(self._buckets))]
        return bucket.take(now)
