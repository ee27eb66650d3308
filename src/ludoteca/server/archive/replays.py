"""A match step by step.

When it is over everything is open: each step has the view of every seat and of the spectators, so that a page can
show it as one of them saw it, or all hands at once. While it runs a seat may look back at what it saw itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from ludoteca.engine.log import AnyEntry, Log, Play
from ludoteca.engine.match import Match
from ludoteca.engine.values import LogError, Result
from ludoteca.server.archive.history import History
from ludoteca.server.people.people import Person
from ludoteca.server.refusals import Refused
from ludoteca.server.tables.seatview import ViewOfGame

SPECTATOR = "spectator"
VIEWS = 600  # that are sent at once
Viewers = dict[str, int | None]  # by name: "0", "1", …, "spectator"


class Step(msgspec.Struct, frozen=True):
    """One moment of a replay: what was done, and how things then stood for each viewer."""

    step: int
    kind: str  # start, play, undo, resign, seat, end; empty where the viewer may not know
    seat: int | None  # who did it
    action: int | None  # the id of what was played
    waiting: tuple[int, ...]  # for whom the match then waits
    invited: tuple[int, ...]
    result: Result | None
    winners: tuple[int, ...]
    events: dict[str, list[dict[str, Any]]]  # by viewer: "0", "1", …, "spectator"
    views: dict[str, ViewOfGame]


class Replay(msgspec.Struct, frozen=True):
    """A part of a replay; `steps` tells how many there are in all."""

    match: str
    game: str
    over: bool
    steps: int
    shown: list[Step]


class Replays:
    """Looks back."""

    def __init__(self, history: History) -> None:
        self.history = history

    async def replay(
        self, name: str, who: Person | None, seat: int | None, viewer: str, start: int, limit: int
    ) -> bytes:
        """A `Replay`: of one viewer or of all; while the match runs, only of the person's own seat."""
        table = await self.history.hall.shown(name, None if who is None else who.id)
        if table.record.head is None:
            raise Refused("not-running")
        over = table.record.status == "over"
        if over and table.record.sealed(self.history.hall.store.now()):
            raise Refused("sealed", 403)
        if over:
            viewers = _viewers(table.record.seats, viewer)
        else:
            own = table.seat_of(who.id, seat) if who is not None else None
            viewers = {SPECTATOR if own is None else str(own): own}
        end = start + max(1, min(limit, VIEWS // len(viewers)))
        whole, told = Replay(name, table.record.game, over, 0, []), _steps if over else _own_steps
        try:
            asker = "" if who is None else who.id
            return await self.history.beside(asker, table, lambda log: _encoded(whole, told, log, viewers, start, end))
        except LogError as problem:  # played under older rules
            raise Refused("bad-log", 409, why=str(problem)) from None


Told = Callable[[Log, Viewers, int, int], tuple[int, list[Step]]]


def _encoded(whole: Replay, told: Told, log: Log, viewers: Viewers, start: int, end: int) -> bytes:
    """A replay as it is sent. Each step by itself: while the encoder works, nobody else in its process does."""
    steps, shown = told(log, viewers, start, end)
    one_by_one: Any = [msgspec.Raw(msgspec.json.encode(step)) for step in shown]
    return msgspec.json.encode(msgspec.structs.replace(whole, steps=steps, shown=one_by_one))


def _viewers(seats: int, wanted: str) -> Viewers:
    everybody: Viewers = {**{str(seat): seat for seat in range(seats)}, SPECTATOR: None}
    if wanted == "all":
        return everybody
    if wanted not in everybody:
        raise Refused("not-found", 404)
    return {wanted: everybody[wanted]}


def _moments(log: Log) -> Iterator[tuple[Match, AnyEntry]]:
    """The same match after each entry."""
    match = Match.replay(Log(log.head, log.entries[:1]))
    yield match, log.entries[0]
    for entry in log.entries[1:]:
        match.follow(entry)
        yield match, entry


def _steps(log: Log, viewers: Viewers, start: int, end: int) -> tuple[int, list[Step]]:
    """One step for every entry of a finished match."""
    steps: list[Step] = []
    told = dict.fromkeys(viewers, 0)
    for number, (match, entry) in enumerate(_moments(log)):
        if start <= number < end:
            action = entry.a if isinstance(entry, Play) else None
            kind = str(entry.__struct_config__.tag)
            steps.append(_step(number, match, viewers, told, kind, getattr(entry, "s", None), action))
        told = {name: match.told(seat) for name, seat in viewers.items()}
    return len(log.entries), steps


def _own_steps(log: Log, viewers: Viewers, start: int, end: int) -> tuple[int, list[Step]]:
    """What one viewer saw, one step for each time that changed: how many entries there were stays hidden."""
    ((name, viewer),) = viewers.items()
    steps: list[Step] = []
    told, last, number = 0, None, 0
    for match, _ in _moments(log):
        sight = (match.told(viewer), match.view(viewer), match.waiting, match.invited)
        if sight != last:
            if start <= number < end:
                steps.append(_step(number, match, viewers, {name: told}))
            told, last, number = match.told(viewer), sight, number + 1
    return number, steps


def _step(
    number: int,
    match: Match,
    viewers: Viewers,
    told: dict[str, int],
    kind: str = "",
    seat: int | None = None,
    action: int | None = None,
) -> Step:
    result = match.result
    return Step(
        number, kind, seat, action, match.waiting, match.invited, result, () if result is None else result.winners,
        events={name: match.events(viewer, told[name]) for name, viewer in viewers.items()},
        views={name: match.view(viewer) for name, viewer in viewers.items()},
    )  # fmt: skip
