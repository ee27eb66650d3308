"""Of what, and when, somebody wants to be told: kinds, games, quiet hours in their own time zone, digests. Pure."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from functools import cache
from typing import Annotated, Literal
from zoneinfo import ZoneInfo, available_timezones

import msgspec

Kind = Literal["turn", "over", "asked", "invited", "round", "plan"]
Minutes = Annotated[int, msgspec.Meta(ge=0, le=1439)]
Every = Literal[0, 60, 240, 1440]


class Wishes(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a person wants. Nobody is told anything before they name a place where (`channels.py`)."""

    off: tuple[Kind, ...] = ()  # kinds they do not want
    games: Annotated[tuple[Annotated[str, msgspec.Meta(max_length=40)], ...], msgspec.Meta(max_length=200)] = ()
    zone: Annotated[str, msgspec.Meta(max_length=64)] = "UTC"
    quiet: tuple[Minutes, Minutes] | None = None  # from, to: minutes of their day; it may pass midnight
    every: Every = 0  # minutes between two digests; 0: at once

    def wants(self, kind: str, game: str) -> bool:
        """Is this worth telling? `games` are those of which they want to hear nothing."""
        return kind not in self.off and game not in self.games

    def moment(self, noted: float, now: float) -> float:
        """When something that was noted then may be told, from now on: with its digest, and not in quiet hours."""
        return self._loud(max(now, self._digest(noted)))

    def _digest(self, due: float) -> float:
        """The end of the stretch of their day in which it is due: a whole day's ends at their midnight."""
        if not self.every:
            return due
        local = self._local(due)
        midnight = local.replace(hour=0, minute=0, second=0, microsecond=0)
        passed = (local - midnight) // timedelta(minutes=self.every)
        return (midnight + (passed + 1) * timedelta(minutes=self.every)).timestamp()

    def _loud(self, due: float) -> float:
        if self.quiet is None or self.quiet[0] == self.quiet[1]:
            return due
        local = self._local(due)
        first, last = self.quiet
        now = local.hour * 60 + local.minute
        silent = first <= now < last if first < last else now >= first or now < last
        if not silent:
            return due
        end = local.replace(hour=last // 60, minute=last % 60, second=0, microsecond=0)
        if end <= local:
            end += timedelta(days=1)
        return max(end.timestamp(), due + 1.0)  # an hour that the clock skips, or lives twice, is no trap

    def _local(self, moment: float) -> datetime:
        return datetime.fromtimestamp(moment, UTC).astimezone(ZoneInfo(self.zone))


def is_zone(name: str) -> bool:
    """Is it a time zone that this machine knows?"""
    return name in _zones()


@cache
def _zones() -> frozenset[str]:
    """All of them. They lie in hundreds of files, which nobody may have read again and again."""
    return frozenset(available_timezones())
