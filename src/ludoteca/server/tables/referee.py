"""The referee of one running match: one thing at a time; check, append durably, and only then announce."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import select

from ludoteca.engine.log import AnyEntry, Head, Log, Play
from ludoteca.engine.match import Match
from ludoteca.engine.values import IllegalAction, LogError
from ludoteca.server.refusals import Refused
from ludoteca.server.storage import schema
from ludoteca.server.storage.store import TRIES, Conflict, Store, Stored, Unwritable
from ludoteca.server.tables.clocks import Clock, Pace, wound
from ludoteca.server.tables.seatview import Decision

CHECKPOINT = 50  # entries between two stored digests
REMEMBERED = 64  # refused keys a seat

Refusal = Refused | IllegalAction


class Referee:
    """A match in memory. Everything that changes it goes through `act`, under its table's lock."""

    def __init__(self, store: Store, match: Match, pace: Pace) -> None:
        self.store = store
        self.match = match
        self.pace = pace
        self.decisions = [Decision() for _ in range(match.head.seats)]
        self.clock: Clock | None = wound(pace, match.head.seats)
        self.reports: dict[int, int] = {}  # entry number -> CHANCE and SHOWN bits, for undo
        self.unseen: dict[int, frozenset[int]] = {}  # entry number of an unasked move -> who saw nothing of it
        self.movers: dict[int, tuple[int, ...]] = {}  # entry number -> who was asked just before it
        self._played: set[tuple[int, str]] = set()
        self._refused: OrderedDict[tuple[int, str], Refusal] = OrderedDict()
        self._doubtful = False  # a write was interrupted: the log knows more than we do, perhaps

    # ---- life

    @classmethod
    async def start(cls, store: Store, match: Match, pace: Pace, at: float) -> Referee:
        """A new match; its first entry is stored by whoever stores the head."""
        referee = cls(store, match, pace)
        referee._settle(match.last, referee._next_clock(at))
        return referee

    @classmethod
    async def load(cls, store: Store, name: str, head: Head, server_seed: str, pace: Pace) -> Referee:
        """A match from its log, ready to go on; LogError if it no longer replays to what it was."""
        stored = await store.entries(name)
        if not stored:
            raise LogError("the log is empty")
        match = Match.replay(Log(head, [stored[0].entry]), server_seed=server_seed)
        referee = cls(store, match, pace)
        referee._settle(match.last, _clock(stored[0]))
        marks = await store.rows(select(schema.checkpoint).where(schema.checkpoint.c.match == name))
        same = head.version == match.game.version  # an older one may have counted the same position otherwise
        digests = {row.number: row.digest for row in marks} if same else {}
        for row in stored[1:]:
            referee._follow(row)
            wanted = digests.get(row.entry.n)
            if wanted is not None and match.state.digest() != wanted:
                raise LogError(f"entry {row.entry.n}: the position is not the one that was stored")
        if referee.clock is not None and referee.clock.running:
            referee.clock = msgspec.structs.replace(referee.clock, since=time.time())  # nobody pays for a restart
        return referee

    async def catch_up(self) -> bool:
        """Follow what another node wrote; True if there was something."""
        news = await self.store.entries(self.match.head.id, self.match.last.n)
        for row in news:
            self._follow(row)
        self._doubtful = False
        return bool(news)

    def _follow(self, row: Stored) -> None:
        asked = self.match.state.waiting() + self.match.state.invited()
        before = self._sights(row.entry, asked)
        self.reports[row.entry.n] = self.match.follow(row.entry)
        self._note(row.entry, asked, before)
        if row.key is not None and row.seat is not None:
            self._played.add((row.seat, row.key))
        self._settle(row.entry, _clock(row))

    # ---- moves

    async def play(self, seat: int, action: Any, decision: int, key: str) -> None:
        """A seat's action. A refusal raises and changes nothing; a repeated key is answered as the first time."""
        if (seat, key) in self._played:
            return
        before = self._refused.get((seat, key))
        if before is not None:
            raise before
        for _ in range(TRIES):
            try:
                if not self.decisions[seat].answers(decision):
                    raise Refused("stale")
                await self.act(lambda match: match.play(seat, action), seat, key)
            except Conflict:
                if (seat, key) in self._played:
                    return
                continue
            except (Refused, IllegalAction) as refusal:
                if not isinstance(refusal, Refused) or refusal.code != "not-saved":
                    self._remember(seat, key, refusal)
                raise
            return
        raise Refused("busy", 503)

    async def act(self, change: Callable[[Match], Any], seat: int | None = None, key: str | None = None) -> None:
        """Change the match by one entry; when this returns, it is on the disk. The caller holds the lock."""
        if self._doubtful:
            await self.catch_up()
        match = self.match
        place = match.bookmark()
        asked = match.state.waiting() + match.state.invited()
        quiet = seat is not None and seat not in asked
        before = self._all_sights() if quiet else []
        report = change(match)
        entry = match.last
        at = time.time()
        clock = self._next_clock(at)
        try:
            saved = clock and msgspec.json.encode(clock)
            digest = "" if entry.n % CHECKPOINT else match.state.digest()
            await self.store.append(match.head.id, entry, at, seat=seat, key=key, clock=saved or None, digest=digest)
        except Conflict:
            match.return_to(place)
            await self.catch_up()
            raise
        except Unwritable as problem:
            match.return_to(place)
            raise Refused("not-saved", 503) from problem
        except BaseException:
            match.return_to(place)
            self._doubtful = True
            raise
        if isinstance(entry, Play):
            self.reports[entry.n] = int(report)
        self._note(entry, asked, before)
        if seat is not None and key is not None:
            self._played.add((seat, key))
        self._settle(entry, clock)

    # ---- helpers

    def _sights(self, entry: AnyEntry, asked: tuple[int, ...]) -> list[Any]:
        return self._all_sights() if isinstance(entry, Play) and entry.s not in asked else []

    def _all_sights(self) -> list[Any]:
        """What each seat sees and was told, to find out who notices a move that nobody waited for."""
        return [(self.match.told(seat), self.match.view(seat)) for seat in range(len(self.decisions))]

    def _note(self, entry: AnyEntry, asked: tuple[int, ...], before: list[Any]) -> None:
        """Keep what the undo policy asks about an entry."""
        self.movers[entry.n] = asked
        if before:
            same = [old == new for old, new in zip(before, self._all_sights(), strict=True)]
            self.unseen[entry.n] = frozenset(seat for seat, equal in enumerate(same) if equal)

    def _settle(self, entry: AnyEntry, clock: Clock | None) -> None:
        self.clock = clock
        for seat, decision in enumerate(self.decisions):
            decision.update(self.match, seat, entry)

    def _next_clock(self, at: float) -> Clock | None:
        return None if self.clock is None else self.clock.turn_to(self.match.waiting, self.pace, at)

    def _remember(self, seat: int, key: str, refusal: Refusal) -> None:
        self._refused[seat, key] = refusal
        while len(self._refused) > REMEMBERED * len(self.decisions):
            self._refused.popitem(last=False)


def _clock(row: Stored) -> Clock | None:
    return None if row.clock is None else msgspec.json.decode(row.clock, type=Clock)
