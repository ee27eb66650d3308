"""The days of a house: when they begin and end in its time zone, and who sits opposite."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta

from ludoteca.server.refusals import Refused
from ludoteca.server.settings import Settings, zone

# Monday to Sunday: it gets harder to the end of the week.
LEVELS = ("normal", "normal", "hard", "normal", "hard", "master", "hard")


class Calendar:
    """Days, named like 2026-11-18."""

    def __init__(self, settings: Settings) -> None:
        self.zone_name = settings.timezone
        self.zone = zone(settings.timezone)

    def day(self, at: float) -> str:
        """The day of a moment."""
        return datetime.fromtimestamp(at, UTC).astimezone(self.zone).date().isoformat()

    def after(self, day: str) -> str:
        """The day after."""
        return (parsed(day) + timedelta(days=1)).isoformat()

    def end(self, day: str) -> float:
        """When a day is over."""
        return datetime.combine(parsed(self.after(day)), time(), self.zone).timestamp()


def parsed(day: str) -> date:
    """A day by its name; what is none is not found."""
    try:
        found = date.fromisoformat(day)
    except ValueError:
        raise Refused("not-found", 404) from None
    if found.isoformat() != day or found.year == date.max.year:
        raise Refused("not-found", 404)
    return found


def number(day: str) -> int:
    """Days are counted, so that a game's deal may change with them."""
    return parsed(day).toordinal()


def level(day: str) -> str:
    """Which bot everybody plays against that day."""
    return LEVELS[parsed(day).weekday()]
