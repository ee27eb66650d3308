"""The authority of running matches: moves, giving up, going and coming back, clocks, pauses.

Whatever changes a match happens here, one thing at a time under its table's lock, and in one way: **consider** (is it
allowed? what would it be? nothing changes), **store** (the entry, and the result and ratings if it is the last one, in
one transaction), **accept** (only now it is true) and only then tell. So nothing is ever rolled back, and nobody is
shown what is not in the database.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, TypeAlias

import msgspec

from ludoteca.engine.log import Play, Seat
from ludoteca.engine.step import Step
from ludoteca.engine.values import IllegalAction, Result
from ludoteca.server.people.people import Person
from ludoteca.server.people.ratings import rate
from ludoteca.server.refusals import Refused
from ludoteca.server.storage.database import Line
from ludoteca.server.storage.news import Played
from ludoteca.server.storage.rows import add_rows, entry_rows, told
from ludoteca.server.storage.store import TRIES, Conflict, answer_again
from ludoteca.server.tables.clocks import Clock
from ludoteca.server.tables.hall import Hall
from ludoteca.server.tables.records import Chair
from ludoteca.server.tables.referee import Referee
from ludoteca.server.tables.table import Table

CHECKPOINT = 50  # entries between two stored digests
LEAVINGS = 100  # how often a bot takes a seat whose person leaves: the log keeps each


# What else is written when a match ends, in the same transaction: of the table, the last steps, the result and when.
AtEnd: TypeAlias = Callable[[Table, tuple[Step, ...], Result, float], Callable[[Line], None] | None]


class Authority:
    """Decides what happens in running matches."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.moves = 0
        self.at_end: list[AtEnd] = []

    # ---- moves

    async def move(
        self, table: Table, seat: int, action: Any, decision: int, key: str, *, by_bot: bool = False, word: str = ""
    ) -> None:
        """A seat's answer to a decision. A repeated key is answered as the first time, and never plays twice.

        `word` is what a bot says with it.
        """
        async with table.lock:
            if table.doubtful:
                await self.hall.catch_up(table)
            referee = begun(table)
            for _ in range(TRIES):
                if referee.answered(seat, key):
                    return
                running(table)
                if table.chairs[seat].automatic != by_bot:
                    raise Refused("away")
                try:
                    step = referee.consider(seat, action, decision, word)
                except (Refused, IllegalAction) as refusal:
                    referee.refuse(seat, key, refusal)
                    raise
                try:
                    await self.enter(table, step, seat=seat, key=key)
                except Conflict:
                    continue  # another node was first, or this key was: the table was read again
                self.moves += 1
                self.tell(table)
                return
            raise Refused("busy", 503)

    async def enter(
        self, table: Table, *steps: Step, seat: int | None = None, key: str | None = None, **changes: Any
    ) -> None:
        """Store considered steps, each considered after the one before, then accept them: all of them or none.

        The caller holds the lock, and tells when it is done. `changes` of the table's row and chairs are stored with
        them. Conflict if another node was first.
        """
        referee, record = begun(table), table.record
        now = self.hall.store.now()
        clocks = referee.clocks_after(steps, now)
        rows = [
            row
            for step, clock in zip(steps, clocks, strict=True)
            for row in entry_rows(record.id, step.entry, now, seat, key, _json(clock), _digest(step))
        ]
        result = steps[-1].result
        try:
            if result is not None:
                clocks[-1] = None if clocks[-1] is None else clocks[-1].stopped(now)
                taken_back = any(step.taken_back for step in steps)
                ratings = partial(
                    rate, match=record.id, game=record.game, names=[chair.player for chair in table.chairs],
                    sides=referee.match.sides, result=result, rated=table.rated and not taken_back,
                    stood_in=table.stood_in(),
                    variant=table.variant, at=now,
                )  # fmt: skip
                over = {"status": "over", "ended": now, "result": result, "proposals": {}, "clock": _json(clocks[-1])}
                more = [job for at_end in self.at_end if (job := at_end(table, steps, result, now)) is not None]
                await self.hall.save(table, partial(add_rows, rows), ratings, *more, **(changes | over))
            elif changes:
                await self.hall.save(table, partial(add_rows, rows), **changes)
            else:
                await self.hall.stored(table, self.hall.store.append_rows(rows), entry=True)
        except Conflict:
            if not await self._ours(table, steps[0], now):
                raise
            return  # the answer was lost, not the entry; reading again has made it true here
        if not self.hall.bus.alone:
            table.untold += told(rows)
        for step, clock in zip(steps, clocks, strict=True):
            referee.accept(step, clock, seat, key)
        if record.status == "over":
            self.hall.finished.put_nowait(record.id)
            if record.championship is not None:
                self.hall.ended.put_nowait(record.championship)

    async def _ours(self, table: Table, step: Step, at: float) -> bool:
        """Is the entry that is in the log now the very one that we wanted to store?"""
        entries = begun(table).match.log.entries
        if step.entry.n >= len(entries) or entries[step.entry.n] != step.entry:
            return False
        rows = await self.hall.store.entries(table.record.id, step.entry.n - 1)
        return bool(rows) and rows[0].entry == step.entry and rows[0].at == at

    def tell(self, table: Table) -> None:
        """Tell everybody at the table, and the other nodes, what is new."""
        table.announce()
        if table.record.status == "over":
            table.announce_table()
        if not self.hall.bus.alone:
            entries, table.untold = table.untold, []
            self.hall.bus.publish(Played(table.record.id, begun(table).match.last.n, entries))
        self.hall.look_at(table)

    # ---- giving up, going, coming back

    @answer_again
    async def resign(self, table: Table, who: Person, chosen: int | None = None) -> None:
        """With two sides the other wins; with more the table's bot plays on."""
        async with table.lock:
            await self.hall.fresh(table)
            referee = running(table)
            seat = seat_of(table, who, chosen)
            if seat in table.resigned():
                raise Refused("resigned")
            await self.enter(table, referee.match.consider_resign(seat))
            self.tell(table)
            if referee.match.result is None:
                await self.stand_in(table, seat)

    @answer_again
    async def leave(self, table: Table, who: Person) -> None:
        """The table's bot takes the seat (or seats); the person may come back."""
        async with table.lock:
            await self.hall.fresh(table)
            referee = running(table)
            seat_of(table, who)
            for seat in table.seats_of(who.id):
                if _changes(referee, seat) >= 2 * LEAVINGS:
                    raise Refused("left-too-often", most=LEAVINGS)
                await self.stand_in(table, seat)

    @answer_again
    async def time_out(self, table: Table, seat: int) -> None:
        """The clock of a seat ran out: as if its person had left."""
        async with table.lock:
            await self.hall.fresh(table)
            clock = running(table).clock
            if clock is not None and clock.passed(seat, self.hall.store.now()) <= 0:
                await self.stand_in(table, seat)

    async def stand_in(self, table: Table, seat: int) -> None:
        """The table's bot plays a seat until its person comes back; the caller holds the lock."""
        referee, chair = running(table), table.chairs[seat]
        if chair.automatic or referee.match.result is not None:
            return
        level = table.record.level
        taken = msgspec.structs.replace(chair, away=True, level=level)
        await self.enter(table, referee.match.consider_seat(seat, f"bot-{level}"), chairs=[taken])
        self._chair_changed(table)

    @answer_again
    async def come_back(self, table: Table, who: Person) -> None:
        """The person takes the seat (or seats) again."""
        async with table.lock:
            await self.hall.fresh(table)
            referee = running(table)
            seat_of(table, who)
            for chair in list(table.chairs):
                if chair.person == who.id and chair.away:
                    await self._sit_again(table, referee, chair)

    async def _sit_again(self, table: Table, referee: Referee, chair: Chair) -> None:
        """Time is given anew for what the bot did meanwhile; who only leaves and comes back gains none by it."""
        clock, helped = referee.clock, _helped(referee, chair.seat)
        if clock is not None and not helped and clock.passed(chair.seat, self.hall.store.now()) <= 0:
            raise Refused("time-is-up")
        back = msgspec.structs.replace(chair, away=False, level=None)
        await self.enter(table, referee.match.consider_seat(chair.seat, chair.name), chairs=[back])
        if helped and referee.clock is not None:
            granted = referee.clock.granted(chair.seat, table.record.pace, self.hall.store.now())
            await self.hall.save(table, clock=_json(granted))
            referee.clock = granted
        self._chair_changed(table)

    def _chair_changed(self, table: Table) -> None:
        table.announce_table()
        self.tell(table)
        self.hall.attend(table)

    # ---- time

    async def pause(self, table: Table, **changes: Any) -> None:
        """Stop the match and its clock; the caller holds the lock."""
        referee = running(table)
        clock = None if referee.clock is None else referee.clock.stopped(self.hall.store.now())
        await self.hall.save(table, status="paused", clock=_json(clock), **changes)
        referee.clock = clock
        table.announce_table()
        table.announce()

    @answer_again
    async def resume(self, table: Table, who: Person) -> None:
        """Go on after a pause: whoever sits at the table may say so."""
        async with table.lock:
            await self.hall.fresh(table)
            if table.record.status != "paused" or table.referee is None:
                raise Refused("not-paused")
            seat_of(table, who)
            referee = table.referee
            clock = referee.clock
            if clock is not None:
                clock = clock.resumed(referee.match.waiting, self.hall.store.now())
            await self.hall.save(table, status="running", clock=_json(clock))
            referee.clock = clock
            table.announce_table()
            table.announce()
            self.hall.attend(table)

    @answer_again
    async def vacation(self, table: Table, who: Person, days: int) -> None:
        """Be away for so many days from now, out of what the table allows; 0 is back. Nobody's time runs meanwhile."""
        async with table.lock:
            await self.hall.fresh(table)
            referee, clock = running(table), running(table).clock
            seats = table.seats_of(who.id)
            seat_of(table, who)
            if clock is None or not clock.spare:
                raise Refused("no-vacation")
            now = self.hall.store.now()
            for seat in seats:
                clock = clock.gone(seat, days, now) if days else clock.back(seat, now)
                if clock.spare[seat] < 0:
                    raise Refused("vacation-over", left=clock.spare[seat] + days)
            await self.hall.save(table, clock=_json(clock))
            referee.clock = clock
            table.announce_table()
            table.announce()
            self.hall.attend(table)

    async def forgive(self, table: Table, since: float) -> None:
        """No node has kept this table since then: nobody's clock ran meanwhile."""
        async with table.lock:
            await self.hall.fresh(table)
            referee = table.referee
            clock = None if referee is None else referee.clock
            if referee is None or clock is None or not clock.running or clock.since >= since:
                return
            charged = clock.stopped(since).resumed(clock.running, self.hall.store.now())
            await self.hall.save(table, clock=_json(charged))
            referee.clock = charged
            table.announce()


# ---- what a table must be for something to happen at it


def begun(table: Table) -> Referee:
    """The referee of a match that has begun."""
    if table.referee is None:
        raise Refused("not-running")
    return table.referee


def running(table: Table) -> Referee:
    """The referee of a match in which something may happen now; one that is over refuses by itself."""
    if table.record.status == "paused":
        raise Refused("paused")
    referee = begun(table)
    if table.record.status != "running" and referee.match.result is None:
        raise Refused("not-running")
    return referee


def seat_of(table: Table, who: Person, chosen: int | None = None) -> int:
    """The seat a person speaks for; where they have several they may name it."""
    seat = table.seat_of(who.id, chosen)
    if seat is None or (chosen is not None and seat != chosen):
        raise Refused("not-seated", 403)
    return seat


def _helped(referee: Referee, seat: int) -> bool:
    """Has the bot moved for a seat since it took it?"""
    for entry in reversed(referee.match.log.entries):
        if isinstance(entry, Play | Seat) and entry.s == seat:
            return isinstance(entry, Play)
    return False


def _changes(referee: Referee, seat: int) -> int:
    """How often a seat changed hands."""
    return sum(isinstance(entry, Seat) and entry.s == seat for entry in referee.match.log.entries)


def _digest(step: Step) -> str:
    """What the log must replay to after this step, from time to time."""
    return "" if step.entry.n % CHECKPOINT else step.state.digest()


def _json(clock: Clock | None) -> bytes | None:
    return None if clock is None else msgspec.json.encode(clock)
