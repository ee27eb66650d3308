"""The outbox: what people are to be told, in the database, so that any node sends it and none sends it twice.

A notice has a key, which the database takes once: however many nodes see that it is somebody's turn, it is noted once.
A node that sends has a lease on what it sends; if it is killed the lease ends, and another node sends the same batch
under the same name. So a message arrives at least once, and a receiver that looks at its name has it exactly once.
"""

from __future__ import annotations

import secrets
from typing import Any, NamedTuple

from sqlalchemy import delete, func, select, update
from sqlalchemy.dialects import postgresql, sqlite

from ludoteca.server.storage import schema
from ludoteca.server.storage.database import Line
from ludoteca.server.storage.store import Store

LEASE = 60.0  # seconds that a node has to send a batch; a try takes ten at most, for each of its channels at once
KEPT = (
    40 * 86_400.0
)  # seconds that what was sent is remembered: longer than any turn lasts, so that none is noted twice
TOGETHER = 50  # notices in one message
AT_ONCE = 20  # batches that a node takes
PAUSES = (30.0, 120.0, 600.0, 3600.0)  # seconds before the next try; after the last one it is dropped

Notice = Any  # a row of the table
_c = schema.notice.c


class Batch(NamedTuple):
    """What one person is told in one message; `have` are the channels that have it."""

    name: str
    person: str
    notices: list[Notice]
    have: set[str]

    @property
    def tries(self) -> int:
        """How often it has been tried, this time included."""
        return max(int(one.tries) for one in self.notices)


class Outbox:
    """What waits to be told."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.haste = 1.0  # tests do not wait an hour
        self.noted = 0
        self.sent = 0
        self.failed = 0
        self.dropped = 0

    async def note(self, key: str, person: str, kind: str, match: str, facts: dict[str, Any], due: float) -> bool:
        """Note that somebody is to be told something; False if it was noted before."""
        row = {
            "key": key, "person": person, "kind": kind, "match": match, "facts": facts, "created": self.store.now(),
            "due": due, "until": 0.0, "tries": 0, "sent": [], "status": "waiting",
        }  # fmt: skip

        def job(line: Line) -> bool:
            # What is there is passed over, and no error: that would hold up the moves which share the transaction.
            insert = sqlite.insert if line.dialect.name == "sqlite" else postgresql.insert
            return bool(line.execute(insert(schema.notice).values(row).on_conflict_do_nothing()).rowcount)

        new: bool = await self.store.write(job)
        self.noted += new
        return new

    async def take(self, most: int = AT_ONCE) -> list[Batch]:
        """Lease what is due, so many at most: a batch that was tried before as it was, else all of a person."""
        now = self.store.now()

        def job(line: Line) -> list[Batch]:
            free = (_c.status == "waiting", _c.until < now)
            query = select(_c.id, _c.person, _c.batch, _c.kind).where(*free, _c.due <= now).order_by(_c.due)
            rows = line.execute(query.limit(AT_ONCE * TOGETHER).with_for_update(skip_locked=True)).all()
            groups: dict[tuple[str, str | None, int], list[int]] = {}
            for row in rows:  # a letter that asks for consent goes alone
                groups.setdefault((row.person, row.batch, row.id if row.kind == "confirm" else 0), []).append(row.id)
            taken: list[Batch] = []
            for (person, batch, _), members in list(groups.items())[: min(most, AT_ONCE)]:
                name = batch or secrets.token_hex(12)
                chosen = _c.id.in_(members[:TOGETHER])
                lease = {"batch": name, "until": now + LEASE, "tries": _c.tries + 1}
                line.execute(update(schema.notice).where(chosen).values(lease))
                notices = line.execute(select(schema.notice).where(chosen).order_by(_c.id)).all()
                taken.append(Batch(name, person, list(notices), set(notices[0].sent)))
            return taken

        batches: list[Batch] = await self.store.write(job)
        return batches

    async def next_due(self) -> float | None:
        """When there is something to do; None for nobody knows."""
        row = await self.store.row(select(func.min(_c.due)).where(_c.status == "waiting"))
        return None if row is None or row[0] is None else float(row[0])

    async def arrived(self, batch: Batch, channel: str) -> None:
        """One of the channels has it: it does not get it again."""
        batch.have.add(channel)
        have = sorted(batch.have)
        await self.store.execute(update(schema.notice).where(_c.batch == batch.name).values(sent=have))

    async def end(self, notices: list[Notice], status: str) -> None:
        """It was sent, or nobody wants it any more."""
        ids = [one.id for one in notices]
        if not ids:
            return
        if status == "sent":
            self.sent += 1
        else:
            self.dropped += len(ids)
        values = {"status": status, "ended": self.store.now()}
        await self.store.execute(update(schema.notice).where(_c.id.in_(ids)).values(values))

    async def postpone(self, notices: list[Notice], due: float) -> None:
        """Not now: it may go along with others then, and counts as untried."""
        ids = [one.id for one in notices]
        if ids:
            values: dict[str, Any] = {"due": due, "until": 0.0, "batch": None, "tries": 0}
            await self.store.execute(update(schema.notice).where(_c.id.in_(ids)).values(values))

    async def rest(self, batch: Batch, due: float) -> None:
        """Not now: the same batch then."""
        await self.store.execute(update(schema.notice).where(_c.batch == batch.name).values(due=due, until=0.0))

    async def try_again(self, batch: Batch, later: float = 0.0) -> bool:
        """It did not arrive everywhere: the same batch again after a while; False if it was tried often enough."""
        self.failed += 1
        if batch.tries > len(PAUSES):
            return False
        await self.rest(batch, self.store.now() + max(PAUSES[batch.tries - 1] * self.haste, later))
        return True

    async def told(self, person: str, since: float) -> list[float]:
        """When messages went to a person since then."""
        query = select(func.max(_c.ended)).where(_c.person == person, _c.status == "sent", _c.ended > since)
        return sorted(float(row[0]) for row in await self.store.rows(query.group_by(_c.batch)))

    async def letters(self, person: str, address: str, since: float) -> tuple[int, int]:
        """How many letters asked a person, and this address whoever named it, for a confirmation since then."""
        asked = select(func.count()).where(_c.kind == "confirm", _c.created > since)
        rows = [await self.store.row(asked.where(one)) for one in (_c.person == person, _c.match == address)]
        mine, there = (0 if row is None else int(row[0]) for row in rows)
        return mine, there

    async def forget(self) -> None:
        """Remove what was told long ago."""
        old = self.store.now() - KEPT
        await self.store.execute(delete(schema.notice).where(_c.status != "waiting", _c.ended < old))
