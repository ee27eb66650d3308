"""Time. What everybody sees of a clock changes only when who is waited for changes, which is public.

A pace is `{"kind": "none"}`, `{"kind": "live", "main": 600, "increment": 15}` (seconds) or
`{"kind": "days", "days": 3}` for each turn. A clock is pure: it is told the time.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from ludoteca.engine.contract import Game

DAY = 86_400.0


class NoClock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="none", tag_field="kind"):
    """Everybody takes the time they need."""


class Live(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="live", tag_field="kind"):
    """Main time, and an increment for each finished turn; -1 is the game's own default."""

    main: Annotated[int, msgspec.Meta(ge=-1, le=86_400)] = -1
    increment: Annotated[int, msgspec.Meta(ge=-1, le=3_600)] = -1


class Days(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="days", tag_field="kind"):
    """So many days for each turn."""

    days: Annotated[int, msgspec.Meta(ge=1, le=30)] = 3


Pace: TypeAlias = NoClock | Live | Days


def settled(pace: Pace, game: Game) -> Pace:
    """The pace with the game's defaults filled in."""
    if not isinstance(pace, Live):
        return pace
    main, increment = game.clock
    return Live(main if pace.main < 0 else pace.main, increment if pace.increment < 0 else pace.increment)


class Clock(msgspec.Struct, frozen=True):
    """Seconds left, seat by seat, as they were at `since`; they run down for the seats in `running`."""

    left: tuple[float, ...]
    running: tuple[int, ...] = ()
    since: float = 0.0

    def passed(self, seat: int, now: float) -> float:
        """What is left for a seat now."""
        return self.left[seat] - (now - self.since if seat in self.running else 0.0)

    def first_flag(self) -> tuple[float, int] | None:
        """When the next clock runs out, and whose; None if none runs."""
        return min(((self.since + self.left[seat], seat) for seat in self.running), default=None)

    def turn_to(self, waiting: tuple[int, ...], pace: Pace, now: float) -> Clock:
        """The clock after an entry. While the same seats are waited for, not a digit changes."""
        if waiting == self.running:
            return self
        left = [max(0.0, round(self.passed(seat, now), 3)) for seat in range(len(self.left))]
        for seat in range(len(left)):
            if isinstance(pace, Days) and seat in waiting and seat not in self.running:
                left[seat] = pace.days * DAY
            if isinstance(pace, Live) and seat in self.running and seat not in waiting:
                left[seat] += pace.increment
        return Clock(tuple(left), waiting, now)

    def stopped(self, now: float) -> Clock:
        """Nobody's time runs: a pause, or the end."""
        left = tuple(max(0.0, round(self.passed(seat, now), 3)) for seat in range(len(self.left)))
        return Clock(left, (), now)

    def resumed(self, waiting: tuple[int, ...], now: float) -> Clock:
        """Time runs again, from what was left."""
        return Clock(self.left, waiting, now)

    def granted(self, seat: int, pace: Pace, now: float) -> Clock:
        """A fresh start for a seat whose person came back."""
        left = list(self.stopped(now).left)
        left[seat] = max(left[seat], pace.days * DAY if isinstance(pace, Days) else 60.0)
        return Clock(tuple(left), self.running, now)


def wound(pace: Pace, seats: int) -> Clock | None:
    """A clock before the first move; None where nobody counts."""
    if isinstance(pace, NoClock):
        return None
    return Clock((float(pace.main) if isinstance(pace, Live) else pace.days * DAY,) * seats)
