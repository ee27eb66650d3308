"""A position of a finished match as one seat had it: to try another move there, or to play on."""

from __future__ import annotations

import msgspec

from ludoteca.engine.log import AnyEntry, Log, Play, Start
from ludoteca.engine.match import Match
from ludoteca.engine.onward import inherited
from ludoteca.engine.state import NO_SUCH_ACTION
from ludoteca.engine.values import IllegalAction, LogError
from ludoteca.server.archive.history import History
from ludoteca.server.bots.pool import BotFailed, Pool, about
from ludoteca.server.people.people import Person
from ludoteca.server.refusals import Refused
from ludoteca.server.tables import seatview
from ludoteca.server.tables.frames import EventInfo
from ludoteca.server.tables.onward import Origin
from ludoteca.server.tables.seating import Order, Seating
from ludoteca.server.tables.seatview import Decision, Now
from ludoteca.server.tables.table import Table

WEIGH = 1.5  # seconds to find out what a move is worth


class Weighed(msgspec.Struct, frozen=True):
    """What a move was worth, from what the seat knew; and the one that was played, in the same guessed worlds."""

    action: int
    worth: float
    played: float


class PositionNow(Now, kw_only=True):
    """How things stood for a seat, as in the frame `now`; what happened just before; and what was then played."""

    events: list[EventInfo]
    step: int
    played: int | None


def stood(match: Match, seat: int, *, since: int, step: int, played: int | None) -> PositionNow:
    """A match, as it stands for a seat."""
    decision = Decision()
    decision.update(match, seat, match.last)
    now = seatview.standing(match, seat, decision, None)
    listed = {kind: seatview.of_kind(match.game, decision.legal, kind) for kind in now.actions}
    fields = {name: getattr(now, name) for name in Now.__struct_fields__} | {"decision": step, "actions": listed}
    events = msgspec.convert(match.events(seat, since), list[EventInfo])
    return PositionNow(**fields, events=events, step=step, played=played)


class Positions:
    """Goes back to a moment of a finished match."""

    def __init__(self, history: History, seating: Seating, pool: Pool) -> None:
        self.history = history
        self.seating = seating
        self.pool = pool

    async def at(self, name: str, step: int, seat: int | None, who: Person | None) -> PositionNow:
        """Just before entry `step` was played, for the seat that played it, or another."""
        table = await self.history.opened(name)
        return await self.history.beside("" if who is None else who.id, table, lambda log: _at(log, step, seat))

    async def weigh(self, name: str, step: int, action: int, who: Person) -> Weighed:
        """What another move than the one of entry `step` was worth."""
        table = await self.history.opened(name)
        match, entry, _ = await self.history.beside(who.id, table, lambda log: _before(log, step))
        if match.why_not(entry.s, action) is not None:
            raise IllegalAction(NO_SUCH_ACTION)
        question = about(match, entry.s, "hard", WEIGH, weigh=(action, entry.a))
        try:
            worth, played = (await self.pool.think(question, who.id)).worths
        except (BotFailed, ValueError):
            raise Refused("busy", 503) from None
        return Weighed(action, worth, played)

    async def play_on(self, name: str, step: int, order: Order, who: Person) -> Table:
        """A new table that begins where the finished match stood after entry `step`."""
        table = await self.history.opened(name)
        if await self.history.beside(who.id, table, lambda log: _is_over(log, step)):
            raise Refused("no-position")
        record = table.record
        same = msgspec.structs.replace(order, game=record.game, seats=record.seats, options=record.options, preset="")
        return await self.seating.create(who, same, Origin(name, step))


def _before(log: Log, step: int) -> tuple[Match, Play, int]:
    """The match before an entry that is a play and counts; and how many events its seat had seen one entry earlier."""
    plays = [entry for entry in log.effective() if isinstance(entry, Start | Play)]
    place = next((place for place, entry in enumerate(plays) if entry.n == step), 0)
    entry = plays[place]
    if not isinstance(entry, Play):
        raise Refused("no-position")
    kept: list[AnyEntry] = [msgspec.structs.replace(one, n=number) for number, one in enumerate(plays[:place])]
    try:
        match = Match.replay(Log(log.head, kept[:-1] or kept))
        told = match.told(entry.s) if len(kept) > 1 else 0
        if len(kept) > 1:
            match.follow(kept[-1])
    except LogError as problem:
        raise Refused("bad-log", 409, why=str(problem)) from None
    return match, entry, told


def _is_over(log: Log, step: int) -> bool:
    """Can nobody play on after an entry?"""
    try:
        return Match.replay(Log(log.head, inherited(log, step))).result is not None
    except LogError:
        return True


def _at(log: Log, step: int, seat: int | None) -> PositionNow:
    match, entry, told = _before(log, step)
    viewer = entry.s if seat is None else seat
    if not 0 <= viewer < match.head.seats:
        raise Refused("not-found", 404)
    since = told if viewer == entry.s else match.told(viewer)
    return stood(match, viewer, since=since, step=step, played=entry.a)
