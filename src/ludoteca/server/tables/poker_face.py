"""When a bot's move is played: told from what everybody knows, so that the moment says nothing about its hand.

A bot with one action answers at once; one with ten may search as long as it is allowed. Both move at the same
moment: so long after the last thing that everybody saw as the bots asked since then may think, all together, and a
pause that people can follow. An answer that is late all the same (a busy machine) waits for the next beat.
"""

from __future__ import annotations

from math import ceil

from ludoteca.engine.bot import EFFORT
from ludoteca.engine.match import Match
from ludoteca.server.settings import Settings

SHORTEST = 0.001  # seconds that a thought gets at least
SHARE = 8  # of the time that is left a further step of a hidden choice gets one part: a swap has up to twenty steps


class PokerFace:
    """The bots of one table."""

    def __init__(self, settings: Settings) -> None:
        self._pause = settings.bot_delay
        self._courtesy = max(settings.courtesy, settings.bot_delay)
        self._seconds = settings.bot_seconds
        self._seen: object = None  # by everybody
        self._since = 0.0  # when that changed
        self._asked: dict[int, float] = {}  # the bots asked since then, and how long each may think
        self._pondered: set[tuple[int, str]] = set()  # who has thought about which occasion
        self._began: dict[int, float] = {}  # when they did; a busy machine lets them wait

    def look(self, match: Match, moved: float) -> None:
        """If everybody saw what happened last, time counts from the moment it did: `moved`."""
        seen = (match.told(None), match.waiting, match.invited)
        if seen != self._seen:
            self._seen, self._since, self._asked, self._began = seen, moved, {}, {}

    def seconds(self, seat: int, level: str, now: float, occasion: str = "") -> float:
        """How long a bot may think about what it is asked. The steps of one hidden choice share their time.

        An occasion (public, see `State.occasion`) is thought about once: what follows is played without a pause for it.
        """
        if seat not in self._asked:
            thinks = not occasion or (seat, occasion) not in self._pondered
            self._pondered.add((seat, occasion))
            self._asked[seat] = self._seconds * EFFORT[level] if thinks else 0.0
            return self._asked[seat] or self._seconds
        return max(SHORTEST, (self._since + sum(self._asked.values()) + self._pause - now) / SHARE)

    def answered(self, seat: int, began: float) -> None:
        """A bot has an answer, and began to think about it then; of the steps of a choice the first one counts."""
        self._began.setdefault(seat, began)

    def moment(self, seat: int, now: float, *, people_asked: bool) -> float:
        """When the move of a bot is played that has its answer now. While a person may answer too, it lets them."""
        thought = max(self._since + sum(self._asked.values()), self._began[seat] + self._asked.get(seat, 0.0))
        due = thought + (self._courtesy if people_asked else self._pause)
        late = now - due
        return due if late <= 0 or not self._pause else due + ceil(late / self._pause) * self._pause
