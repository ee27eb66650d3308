"""The referee of one match, in memory: what is asked of whom, what was played, how the clock stands.

It decides and remembers; it neither stores nor tells. What it considers is pure, and only what `accept` or `follow`
is given (which is in the database by then) becomes true.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from ludoteca.engine.log import AnyEntry, Head, Log, Play
from ludoteca.engine.match import Match
from ludoteca.engine.step import Step
from ludoteca.engine.values import IllegalAction, LogError
from ludoteca.server.refusals import Refused
from ludoteca.server.storage.rows import Stored
from ludoteca.server.tables.clocks import Clock, Pace, wound
from ludoteca.server.tables.seatview import Decision

LONG = 100  # entries of a log that is replayed beside the server's own work
REMEMBERED = 64  # refused keys a seat

Refusal = Refused | IllegalAction


class Referee:
    """A match in memory."""

    def __init__(self, match: Match, pace: Pace, clock: Clock | None) -> None:
        self.match = match
        self.pace = pace
        self.clock = clock
        self.decisions = [Decision() for _ in range(match.head.seats)]
        self.reports: dict[int, int] = {}  # entry number -> CHANCE and SHOWN bits, for undo
        self.unseen: dict[int, frozenset[int]] = {}  # entry number of an unasked move -> who saw nothing of it
        self.movers: dict[int, tuple[int, ...]] = {}  # entry number -> who was asked just before it
        self.since = [-1] * match.head.seats  # the entry after which each seat is waited for; -1: it is not
        self._played: set[tuple[int, str]] = set()
        self._refused: OrderedDict[tuple[int, str], Refusal] = OrderedDict()
        self._look()

    # ---- life

    @classmethod
    def start(cls, match: Match, pace: Pace, at: float) -> Referee:
        """A new match; its first entry is stored by whoever stores the head."""
        clock = wound(pace, match.head.seats)
        return cls(match, pace, None if clock is None else clock.turn_to(match.waiting, pace, at))

    @classmethod
    async def load(
        cls, head: Head, stored: Sequence[Stored], digests: Mapping[int, str], server_seed: str, pace: Pace
    ) -> Referee:
        """A match from its log, ready to go on; LogError if it no longer replays to what it was."""
        if len(stored) > LONG:
            return await asyncio.to_thread(cls._replayed, head, stored, digests, server_seed, pace)
        return cls._replayed(head, stored, digests, server_seed, pace)

    @classmethod
    def _replayed(
        cls, head: Head, stored: Sequence[Stored], digests: Mapping[int, str], server_seed: str, pace: Pace
    ) -> Referee:
        if not stored:
            raise LogError("the log is empty")
        match = Match.replay(Log(head, [stored[0].entry]), server_seed=server_seed)
        referee = cls(match, pace, _clock(stored[0]))
        same = head.version == match.game.version  # an older one may have counted the same position otherwise
        for row in stored[1:]:
            referee.follow(row)
            wanted = digests.get(row.entry.n) if same else None
            if wanted is not None and match.state.digest() != wanted:
                raise LogError(f"entry {row.entry.n}: the position is not the one that was stored")
        return referee

    def follow(self, row: Stored) -> None:
        """Make true what the log says next; what is true already is passed over."""
        if row.entry.n >= self.match.last.n + 1:
            self.accept(self.match.retell(row.entry), _clock(row), row.seat, row.key)

    # ---- consider: nothing changes

    def consider(self, seat: int, action: Any, decision: int, word: str = "") -> Step:
        """What a seat's answer to a decision would make of the match; a refusal raises."""
        if not self.decisions[seat].answers(decision):
            raise Refused("stale")
        return self.match.consider(seat, action, word)

    def clocks_after(self, steps: Sequence[Step], at: float) -> list[Clock | None]:
        """The clock after each of these steps, if they happen at this time."""
        clocks, clock = [], self.clock
        for step in steps:
            clock = None if clock is None else clock.turn_to(step.waiting, self.pace, at)
            clocks.append(clock)
        return clocks

    def answered(self, seat: int, key: str) -> bool:
        """Was this key played? A refusal that it got is given again."""
        before = self._refused.get((seat, key))
        if before is not None:
            raise _anew(before)
        return (seat, key) in self._played

    # ---- accept: it is in the database

    def accept(self, step: Step, clock: Clock | None, seat: int | None = None, key: str | None = None) -> None:
        """Make a step true."""
        match, entry = self.match, step.entry
        asked = match.state.waiting() + match.state.invited()
        self.movers[entry.n] = asked
        if isinstance(entry, Play):
            self.reports[entry.n] = step.report
            if entry.s not in asked:
                self.unseen[entry.n] = self._unseen(step)
        if seat is not None and key is not None:
            self._played.add((seat, key))
        match.accept(step)
        self.clock = clock
        self._look()

    def refuse(self, seat: int, key: str, refusal: Refusal) -> None:
        """Remember a refusal, so that the same key gets it again."""
        self._refused[seat, key] = _anew(refusal)
        while len(self._refused) > REMEMBERED * len(self.decisions):
            self._refused.popitem(last=False)

    # ---- helpers

    def _unseen(self, step: Step) -> frozenset[int]:
        """Who does not notice a move that nobody waited for."""
        before, after = self.match.state, step.state
        seats = range(len(self.decisions))
        return frozenset(seat for seat in seats if not step.told_to(seat) and before.view(seat) == after.view(seat))

    def _look(self) -> None:
        """What is each seat asked now?"""
        last: AnyEntry = self.match.last
        waiting = self.match.waiting
        for seat, decision in enumerate(self.decisions):
            decision.update(self.match, seat, last)
            if seat not in waiting:
                self.since[seat] = -1
            elif self.since[seat] < 0:
                self.since[seat] = last.n


def _anew(refusal: Refusal) -> Refusal:
    """The same refusal, without the frames that it came through: those hold all that was asked."""
    if isinstance(refusal, Refused):
        return Refused(refusal.code, refusal.status, refusal.rule, **refusal.facts)
    return IllegalAction(refusal.refusal, refusal.sentence)


def _clock(row: Stored) -> Clock | None:
    return None if row.clock is None else msgspec.json.decode(row.clock, type=Clock)
