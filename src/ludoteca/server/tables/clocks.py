"""Time. What everybody sees of a clock changes only when who is waited for changes, which is public.

A pace is `{"kind": "none"}`, `{"kind": "live", "main": 600, "increment": 15}` (seconds) or
`{"kind": "days", "days": 3, "vacation": 7}`: three days for each turn, and seven of vacation a match for each seat.
A clock is pure: it is told the time.
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
    """So many days for each turn, and so many of vacation for each seat in the whole match.

    To sit down is to agree to them: while anybody is on vacation nobody's time runs, and everybody may move.
    """

    days: Annotated[int, msgspec.Meta(ge=1, le=30)] = 3
    vacation: Annotated[int, msgspec.Meta(ge=0, le=60)] = 0


Pace: TypeAlias = NoClock | Live | Days


def settled(pace: Pace, game: Game) -> Pace:
    """The pace with the game's defaults filled in."""
    if not isinstance(pace, Live):
        return pace
    main, increment = game.clock
    return Live(main if pace.main < 0 else pace.main, increment if pace.increment < 0 else pace.increment)


class Clock(msgspec.Struct, frozen=True):
    """Seconds left, seat by seat, as they were at `since`; they run down for the seats in `running`.

    `away`: until when each seat is on vacation; nobody's time runs meanwhile. `spare`: days of it that are left.
    Both are empty where the table allows none.
    """

    left: tuple[float, ...]
    running: tuple[int, ...] = ()
    since: float = 0.0
    away: tuple[float, ...] = ()
    spare: tuple[int, ...] = ()

    def passed(self, seat: int, now: float) -> float:
        """What is left for a seat now."""
        return self.left[seat] - (max(0.0, now - self._from) if seat in self.running else 0.0)

    @property
    def _from(self) -> float:
        """When time began to run, or begins again."""
        return max(self.since, *self.away) if self.away else self.since

    def first_flag(self) -> tuple[float, int] | None:
        """When the next clock runs out, and whose; None if none runs."""
        return min(((self._from + self.left[seat], seat) for seat in self.running), default=None)

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
        return self._with(tuple(left), waiting, now)

    def stopped(self, now: float) -> Clock:
        """Nobody's time runs: a pause, or the end."""
        left = tuple(max(0.0, round(self.passed(seat, now), 3)) for seat in range(len(self.left)))
        return self._with(left, (), now)

    def resumed(self, waiting: tuple[int, ...], now: float) -> Clock:
        """Time runs again, from what was left."""
        return self._with(self.left, waiting, now)

    def granted(self, seat: int, pace: Pace, now: float) -> Clock:
        """A fresh start for a seat whose person came back."""
        left = list(self.stopped(now).left)
        left[seat] = max(left[seat], pace.days * DAY if isinstance(pace, Days) else 60.0)
        return self._with(tuple(left), self.running, now)

    # ---- vacations

    def gone(self, seat: int, days: int, now: float) -> Clock:
        """A seat goes on vacation, or on with it, for so many days from now; what it had left of it is given back."""
        clock = self.back(seat, now).settled(now)
        away, spare = list(clock.away), list(clock.spare)
        away[seat] = now + days * DAY
        spare[seat] -= days
        return Clock(clock.left, clock.running, now, tuple(away), tuple(spare))

    def back(self, seat: int, now: float) -> Clock:
        """A seat is back: whole days that are left of its vacation are its own again."""
        clock = self.settled(now)
        away, spare = list(clock.away), list(clock.spare)
        spare[seat] += int(max(0.0, away[seat] - now) // DAY)
        away[seat] = 0.0
        return Clock(clock.left, clock.running, now, tuple(away), tuple(spare))

    def settled(self, now: float) -> Clock:
        """The same, counted up to now."""
        left = tuple(max(0.0, round(self.passed(seat, now), 3)) for seat in range(len(self.left)))
        return self._with(left, self.running, now)

    def _with(self, left: tuple[float, ...], running: tuple[int, ...], now: float) -> Clock:
        return Clock(left, running, now, self.away, self.spare)


def wound(pace: Pace, seats: int) -> Clock | None:
    """A clock before the first move; None where nobody counts."""
    if isinstance(pace, NoClock):
        return None
    if isinstance(pace, Live):
        return Clock((float(pace.main),) * seats)
    allowed = (0.0,) * seats if pace.vacation else ()
    return Clock((pace.days * DAY,) * seats, away=allowed, spare=(pace.vacation,) * seats if allowed else ())
