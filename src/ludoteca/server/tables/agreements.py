"""What the people at a table agree on: to take a move back, to pause, to end.

Proposals are in the database, so that people on different nodes find each other's.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from ludoteca.engine.log import Log, Play, Start, Undo
from ludoteca.engine.match import Match
from ludoteca.engine.step import Step
from ludoteca.server.people.people import Person
from ludoteca.server.refusals import Refused
from ludoteca.server.storage.store import answer_again
from ludoteca.server.tables.authority import Authority, running, seat_of
from ludoteca.server.tables.hall import Hall
from ludoteca.server.tables.records import Proposal
from ludoteca.server.tables.referee import Referee
from ludoteca.server.tables.table import Table

What = Literal["undo", "pause", "end"]
UNDOS = 500  # in one match: the log keeps each, and goes through all of them at the next

Withdrawn = Literal["undo", "pause", "end", "rematch"]


class Agreements:
    """Proposals, consent, and what follows from it."""

    def __init__(self, hall: Hall, authority: Authority) -> None:
        self.hall = hall
        self.authority = authority

    @answer_again
    async def propose(self, table: Table, who: Person, what: What, chosen: int | None = None) -> None:
        """Ask for something, or agree to it. It happens when all people at the table agree; bots always do.

        An undo asks also those who are away: what they rolled is theirs.
        """
        async with table.lock:
            await self.hall.fresh(table)
            referee = running(table)
            seat = seat_of(table, who, chosen)
            made = table.proposals
            asked = self._asked(table, what)
            self._must_be_fair(table, who, what, asked)
            if what == "undo":
                if table.record.undo == "none":
                    raise Refused("no-undo")
                if sum(isinstance(entry, Undo) for entry in referee.match.log.entries) >= UNDOS:
                    raise Refused("too-many-undos", most=UNDOS)
                if table.record.undo == "own" and what not in made and await self._free_undo(table, seat):
                    return
            proposal = made.get(what)
            if proposal is None:
                target = self._undo_target(referee, seat) if what == "undo" else -1
                proposal = Proposal(seat, [], table.position(), self.hall.store.now(), target)
            proposal = agreed(proposal, table.seats_of(who.id))
            if asked <= set(proposal.agreed):
                others = {other: proposed for other, proposed in made.items() if other != what}
                await self._carry_out(table, referee, what, proposal, others)
            else:
                await self.hall.save(table, proposals=made | {what: proposal})
                table.announce_table()
                self.hall.look_at(table)

    def _asked(self, table: Table, what: What) -> set[int]:
        """The seats whose people must agree."""
        if what == "undo":
            return {chair.seat for chair in table.chairs if chair.kind == "person"} - table.resigned()
        return {chair.seat for chair in table.people()}

    def _must_be_fair(self, table: Table, who: Person, what: What, asked: set[int]) -> None:
        """A championship goes on: others wait for it, and bots, who always agree, are asked in nobody else's name."""
        alone = all(table.chairs[seat].person == who.id for seat in asked)
        if table.record.championship is not None and (alone or what == "pause"):
            raise Refused("cup-goes-on")

    @answer_again
    async def withdraw(self, table: Table, who: Person, what: Withdrawn) -> None:
        """Say no to a proposal, or take it back."""
        async with table.lock:
            await self.hall.fresh(table)
            seat_of(table, who)
            made = table.proposals
            if made.pop(what, None) is not None:
                await self.hall.save(table, proposals=made)
                table.announce_table()

    async def _carry_out(
        self, table: Table, referee: Referee, what: What, proposal: Proposal, others: dict[str, Proposal]
    ) -> None:
        """All agree: consent and what follows from it are stored together."""
        if what == "pause":
            await self.authority.pause(table, proposals=others)
            return
        if what == "undo":
            everybody = range(table.record.seats)  # bots agree too, and the log says so
            step = referee.match.consider_undo(proposal.to, everybody)
        else:
            step = referee.match.consider_end("agreed")
        await self.authority.enter(table, step, proposals=others)
        self.authority.tell(table)
        table.announce_table()  # what is proposed has changed, and perhaps whether it is rated

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
        referee = running(table)
        kept = [entry for entry in referee.match.log.effective() if isinstance(entry, Play)]
        place = next((k for k in range(len(kept) - 1, -1, -1) if kept[k].s == seat), None)
        if place is None:
            raise Refused("nothing-to-undo")
        mine, after = kept[place], kept[place + 1 :]
        if referee.reports.get(mine.n) != 0 or set(referee.movers[mine.n]) != {seat}:
            return False
        if any(other.d or seat not in referee.unseen.get(other.n, ()) for other in after):
            return False
        undo = referee.match.consider_undo(self._undo_target(referee, seat), [seat])
        await self.authority.enter(table, undo, *_played_again(referee.match, undo, after))
        self.authority.tell(table)
        return True


def _played_again(match: Match, undo: Step, moves: Sequence[Play]) -> list[Step]:
    """Moves without chance, one after the other after an undo; one that is no longer legal is left out."""
    if not moves:
        return []
    after = Match.replay(Log(match.head, [*match.log.entries, undo.entry]), game=match.game)
    steps: list[Step] = []
    for move in moves:
        if after.why_not(move.s, move.a) is None:
            steps.append(after.retell(Play(n=after.last.n + 1, s=move.s, a=move.a)))
            after.accept(steps[-1])
    return steps


def agreed(proposal: Proposal, seats: list[int]) -> Proposal:
    """A proposal to which these seats agree as well."""
    return msgspec.structs.replace(proposal, agreed=sorted({*proposal.agreed, *seats}))
