"""Looks at tables, and notes what somebody who is not there should know. No move waits for it.

Every table at which something happened on this node passes here, and so does every table with a clock that this node
takes over from one that died: what that one did not note any more is noted then. A key says what is told once.
"""

from __future__ import annotations

import asyncio
from typing import Any

import structlog

from ludoteca.engine.values import LudotecaError
from ludoteca.server.notices.channels import Channels
from ludoteca.server.notices.outbox import Outbox
from ludoteca.server.settings import Settings
from ludoteca.server.tables.hall import Hall
from ludoteca.server.tables.records import Chair
from ludoteca.server.tables.table import Table

log = structlog.get_logger()

AT_ONCE = 2.0  # seconds, in which what belongs together comes together


class Watcher:
    """Notes what people should know."""

    def __init__(self, hall: Hall, channels: Channels, outbox: Outbox, settings: Settings) -> None:
        self.hall = hall
        self.channels = channels
        self.outbox = outbox
        self.settings = settings
        self.something = asyncio.Event()  # was noted: the sender looks
        self._noted: dict[str, None] = {}  # keys that are in the database, the latest at the end

    async def watch(self) -> None:
        """Look at each table that asks for it, for ever."""
        while True:
            table = await self.hall.looked_at.get()
            table.noticed = False
            try:
                await self.look(table)
            except LudotecaError as problem:
                log.warning("a notice could not be noted now", table=table.record.id, problem=str(problem))
            except Exception:
                log.exception("a look at a table stumbled", table=table.record.id)

    async def look(self, table: Table) -> None:
        """Note what is to be told of a table now."""
        people = [chair for chair in table.chairs if chair.person is not None]
        if not people:
            return
        present, _ = table.present()
        record, referee = table.record, table.referee
        match record.status:
            case "open" if record.rematch_of is not None:
                for chair in people:
                    if chair.person != record.host:
                        await self._note(table, chair, "invited", f"invited-{record.id}-{chair.person}", present)
            case "seeding" if record.championship is not None:
                for chair in people:
                    await self._note(table, chair, "round", f"round-{record.id}-{chair.person}", present)
            case "running" if referee is not None:
                for chair in people:
                    since = referee.since[chair.seat]
                    if since >= 0 and not chair.away and referee.match.result is None:
                        await self._note(table, chair, "turn", f"turn-{record.id}-{chair.seat}-{since}", present)
            case "over" if referee is not None and record.result is not None:
                for chair in people:
                    await self._note(table, chair, "over", f"over-{record.id}-{chair.person}", present)
        await self._look_at_plans(table, present)
        await self._look_at_proposals(table, people, present)

    async def _look_at_plans(self, table: Table, present: set[int]) -> None:
        for seat, since in table.unfit.items():
            key = f"plan-{table.record.id}-{seat}-{since}"
            await self._note(table, table.chairs[seat], "plan", key, present)

    async def _look_at_proposals(self, table: Table, people: list[Chair], present: set[int]) -> None:
        for what, proposal in table.proposals.items():
            for chair in people:
                if chair.seat not in proposal.agreed:
                    key = f"asked-{table.record.id}-{what}-{proposal.position}-{chair.seat}"
                    await self._note(table, chair, "asked", key, present)

    async def invite(self, table: Table, person: str) -> None:
        """Somebody at a table asks a person to come; once a table."""
        chair = Chair(-1, "person", person)
        await self._note(table, chair, "invited", f"invited-{table.record.id}-{person}", set())

    async def _note(self, table: Table, chair: Chair, kind: str, key: str, present: set[int]) -> None:
        """Note it, unless they are here: who then leaves without an answer is looked at again (`tell_presence`)."""
        person = chair.person
        if person is None or chair.seat in present or key in self._noted:
            return
        if not await self.channels.reaches(person):
            return
        wait = (
            self.settings.notice_wait if kind in {"turn", "asked", "plan"} else min(AT_ONCE, self.settings.notice_wait)
        )
        await self.outbox.note(key, person, kind, table.record.id, about(table, person), self.hall.store.now() + wait)
        self._noted[key] = None
        if len(self._noted) > 10_000:
            del self._noted[next(iter(self._noted))]
        self.something.set()


def about(table: Table, person: str) -> dict[str, Any]:
    """What a notice may say of a table: the game, and who else sits there."""
    others = [chair.name for chair in table.chairs if chair.kind == "person" and chair.person != person]
    return {"game": table.record.game, "who": list(dict.fromkeys(others))}
