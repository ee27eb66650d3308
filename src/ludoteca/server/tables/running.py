"""What happens at a table while its match runs: moves, undo, pause, resign, leaving, coming back, the end."""

from __future__ import annotations

import time
from functools import partial
from typing import Any, Literal

import msgspec

from ludoteca.engine.log import Play, Start
from ludoteca.server.people.people import Person
from ludoteca.server.people.ratings import rate
from ludoteca.server.refusals import Refused
from ludoteca.server.storage.store import Conflict, answer_again
from ludoteca.server.tables.hall import Hall
from ludoteca.server.tables.records import Chair, Proposal
from ludoteca.server.tables.referee import Referee
from ludoteca.server.tables.table import Table

What = Literal["undo", "pause", "end"]
Withdrawn = Literal["undo", "pause", "end", "rematch"]


class Playing:
    """Everything that changes a running match, under its table's lock."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.moves = 0

    # ---- moves

    async def play(self, table: Table, seat: int, action: Any, decision: int, key: str) -> None:
        """A seat's action: checked, appended durably, and only then announced."""
        async with table.lock:
            referee = self._running(table)
            await referee.play(seat, action, decision, key)
            self.moves += 1
            await self._announce(table)

    async def _announce(self, table: Table) -> None:
        referee = table.referee
        assert referee is not None
        table.announce()
        self.hall.bus.publish({"table": table.record.id, "played": referee.match.last.n})
        if referee.match.result is not None:
            await self.finish(table)

    async def finish(self, table: Table) -> None:
        """The match is over: the result and the ratings in one transaction, then everybody is told."""
        referee = table.referee
        if referee is None or referee.match.result is None or table.record.status == "over":
            return
        match = referee.match
        result = match.result
        assert result is not None
        record = table.record
        rating = partial(
            rate,
            match=record.id,
            game=record.game,
            names=[chair.player for chair in table.chairs],
            sides=match.sides,
            result=result,
            rated=table.rated,
        )
        table.proposals.clear()
        try:
            await self.hall.save(table, [], rating, status="over", ended=time.time(), result=result, clock=None)
        except Conflict:
            return  # another node was first, and the table was read again
        if referee.clock is not None:
            referee.clock = referee.clock.stopped(time.time())
        table.announce_table()
        if record.championship is not None:
            self.hall.ended.put_nowait(record.championship)

    def _running(self, table: Table) -> Referee:
        if table.record.status == "paused":
            raise Refused("paused")
        if table.referee is None or (table.record.status != "running" and table.referee.match.result is None):
            raise Refused("not-running")
        return table.referee

    def _seat(self, table: Table, who: Person, chosen: int | None = None) -> int:
        """The seat a person speaks for; where they have several they may name it."""
        seat = table.seat_of(who.id, chosen)
        if seat is None or (chosen is not None and seat != chosen):
            raise Refused("not-seated", 403)
        return seat

    # ---- giving up, going, coming back

    @answer_again
    async def resign(self, table: Table, who: Person, chosen: int | None = None) -> None:
        """With two sides the other wins; with more the table's bot plays on."""
        async with table.lock:
            referee = self._running(table)
            seat = self._seat(table, who, chosen)
            await referee.act(lambda match: match.resign(seat))
            await self._announce(table)
            if referee.match.result is None:
                await self.stand_in(table, seat)

    @answer_again
    async def leave(self, table: Table, who: Person) -> None:
        """The table's bot takes the seat (or seats); the person may come back."""
        async with table.lock:
            self._running(table)
            self._seat(table, who)
            for seat in table.seats_of(who.id):
                await self.stand_in(table, seat)

    @answer_again
    async def time_out(self, table: Table, seat: int) -> None:
        """The clock of a seat ran out: as if its person had left."""
        async with table.lock:
            referee = self._running(table)
            clock = referee.clock
            if clock is not None and clock.passed(seat, time.time()) <= 0:
                await self.stand_in(table, seat)

    async def stand_in(self, table: Table, seat: int) -> None:
        """The table's bot plays a seat until its person comes back; the caller holds the lock."""
        referee = self._running(table)
        chair = table.chairs[seat]
        if chair.automatic or referee.match.result is not None:
            return
        level = table.record.level
        await referee.act(lambda match: match.seat(seat, f"bot-{level}"))
        chair.away, chair.level = True, level
        await self._chair_changed(table, seat)

    @answer_again
    async def back(self, table: Table, who: Person) -> None:
        """The person takes the seat (or seats) again."""
        async with table.lock:
            referee = self._running(table)
            self._seat(table, who)
            for chair in table.chairs:
                if chair.person == who.id and chair.away:
                    await self._sit_again(table, referee, chair)

    async def _sit_again(self, table: Table, referee: Referee, chair: Chair) -> None:
        await referee.act(lambda match: match.seat(chair.seat, chair.name))
        if referee.clock is not None:
            referee.clock = referee.clock.granted(chair.seat, table.record.pace, time.time())
        chair.away, chair.level = False, None
        await self._chair_changed(table, chair.seat)

    async def _chair_changed(self, table: Table, seat: int) -> None:
        await self.hall.save(table, [seat])
        table.announce_table()
        await self._announce(table)
        self.hall.attend(table)

    # ---- what the people agree on

    @answer_again
    async def propose(self, table: Table, who: Person, what: What, chosen: int | None = None) -> None:
        """Ask for something, or agree to it. It happens when all people at the table agree; bots always do.

        An undo asks also those who are away: what they rolled is theirs.
        """
        async with table.lock:
            referee = self._running(table)
            seat = self._seat(table, who, chosen)
            if what == "undo":
                if table.record.undo == "none":
                    raise Refused("no-undo")
                if table.record.undo == "own" and what not in table.proposals and await self._free_undo(table, seat):
                    return
            table.forget_outdated()
            proposal = table.proposals.get(what)
            if proposal is None:
                target = self._undo_target(referee, seat) if what == "undo" else -1
                proposal = table.proposals[what] = Proposal(seat, [], table.position(), time.time(), target)
            proposal.agreed = sorted({*proposal.agreed, *table.seats_of(who.id)})
            asked = {chair.seat for chair in table.people()}
            if what == "undo":
                asked = {chair.seat for chair in table.chairs if chair.kind == "person"} - table.resigned()
            if asked <= set(proposal.agreed):
                del table.proposals[what]
                self.hall.tell_proposals(table)
                await self._agreed(table, referee, what, proposal)
            else:
                self.hall.tell_proposals(table)

    @answer_again
    async def withdraw(self, table: Table, who: Person, what: Withdrawn) -> None:
        """Say no to a proposal, or take it back."""
        async with table.lock:
            self._seat(table, who)
            if table.proposals.pop(what, None) is not None:
                self.hall.tell_proposals(table)

    async def _agreed(self, table: Table, referee: Referee, what: What, proposal: Proposal) -> None:
        if what == "undo":
            everybody = range(table.record.seats)  # bots agree too, and the log says so
            await referee.act(lambda match: match.undo(proposal.to, everybody))
            table.announce_table()  # it is no longer rated
            await self._announce(table)
        elif what == "end":
            await referee.act(lambda match: match.end("agreed"))
            await self._announce(table)
        else:
            await self._pause(table, referee)

    async def _pause(self, table: Table, referee: Referee) -> None:
        clock = None if referee.clock is None else referee.clock.stopped(time.time())
        await self.hall.save(table, status="paused", clock=None if clock is None else msgspec.json.encode(clock))
        referee.clock = clock
        table.announce_table()
        table.announce()

    @answer_again
    async def resume(self, table: Table, who: Person) -> None:
        """Go on after a pause: whoever sits at the table may say so."""
        async with table.lock:
            if table.record.status != "paused" or table.referee is None:
                raise Refused("not-paused")
            self._seat(table, who)
            referee = table.referee
            await self.hall.save(table, status="running", clock=None)
            if referee.clock is not None:
                referee.clock = referee.clock.resumed(referee.match.waiting, time.time())
            table.announce_table()
            table.announce()
            self.hall.attend(table)

    # ---- undo

    def _undo_target(self, referee: Referee, seat: int) -> int:
        """The entry before a seat's last move."""
        kept = [entry for entry in referee.match.log.effective() if isinstance(entry, Start | Play)]
        for place in range(len(kept) - 1, 0, -1):
            move = kept[place]
            if isinstance(move, Play) and move.s == seat:
                return kept[place - 1].n
        raise Refused("nothing-to-undo")

    async def _free_undo(self, table: Table, seat: int) -> bool:
        """Take back one's own last move without asking: no chance, nothing shown, nobody else asked meanwhile.

        What others did meanwhile without this seat seeing it must not show in the answer, so it is
        played again after the undo.
        """
        referee = self._running(table)
        kept = [entry for entry in referee.match.log.effective() if isinstance(entry, Play)]
        place = next((k for k in range(len(kept) - 1, -1, -1) if kept[k].s == seat), None)
        if place is None:
            raise Refused("nothing-to-undo")
        mine, after = kept[place], kept[place + 1 :]
        if referee.reports.get(mine.n) != 0 or set(referee.movers[mine.n]) != {seat}:
            return False
        if any(other.d or seat not in referee.unseen.get(other.n, ()) for other in after):
            return False
        target = self._undo_target(referee, seat)
        await referee.act(lambda match: match.undo(target, [seat]))
        for other in after:
            if referee.match.why_not(other.s, other.a) is None:
                await referee.act(partial(_again, other))
        await self._announce(table)
        return True


def _again(entry: Play, match: Any) -> Any:
    return match.play(entry.s, entry.a)
