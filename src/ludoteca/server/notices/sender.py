"""Sends what is due: leases it, looks whether it is still true and wanted, and hands it to each channel."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import structlog

from ludoteca.engine.values import LudotecaError
from ludoteca.server.notices import hook
from ludoteca.server.notices.channels import Channels
from ludoteca.server.notices.letters import Message, document, letter, message
from ludoteca.server.notices.mail import Mail
from ludoteca.server.notices.outbox import Batch, Notice, Outbox
from ludoteca.server.notices.post import Post, Undelivered
from ludoteca.server.notices.push import Push, Signer
from ludoteca.server.people.people import People
from ludoteca.server.refusals import Refused, say
from ludoteca.server.settings import Settings
from ludoteca.server.storage.database import Doubtful, Unwritable
from ludoteca.server.tables.hall import Hall
from ludoteca.server.tables.plans import Prepared

log = structlog.get_logger()

ROUND = 5.0  # seconds between two looks at what another node noted
CLEAN = 3600.0  # seconds between two looks at what may be forgotten
LOOKING = 60.0  # seconds after which it is looked again whether somebody still sits at the table
HOUR = 3600.0
LINES = 200  # messages that a node sends at the same time: receivers that never answer hold one for ten seconds each
BUSY = 0.2  # seconds between two looks while there is more to send


class Sender:
    """Sends from one node."""

    def __init__(
        self, hall: Hall, people: People, channels: Channels, outbox: Outbox, signer: Signer, settings: Settings
    ) -> None:
        self.hall = hall
        self.people = people
        self.channels = channels
        self.outbox = outbox
        self.settings = settings
        self.plans = Prepared(hall.store)
        self.post = Post(private=settings.private_hooks)
        self.mail = Mail(settings)
        contact = (
            f"mailto:{settings.mail_from}" if settings.mail_from else settings.public_url or "mailto:host@localhost"
        )
        self.push = Push(self.post, signer, contact)
        self._under_way: set[asyncio.Task[None]] = set()

    async def run(self, something: asyncio.Event) -> None:
        """Send for ever; `something` was noted here."""
        cleaned = 0.0
        while True:
            something.clear()
            wait = ROUND
            try:
                wait = await self._round()
                if self.hall.store.now() - cleaned > CLEAN:
                    cleaned = self.hall.store.now()
                    await self.outbox.forget()
            except (Unwritable, Doubtful) as problem:
                log.warning("the notices wait for the database", problem=str(problem))
            except Exception:
                log.exception("the sender stumbled")
            try:
                async with asyncio.timeout(wait):
                    await something.wait()
            except TimeoutError:
                continue

    async def close(self) -> None:
        """Stop; what was being sent another node sends again, under the same name."""
        for task in list(self._under_way):
            task.cancel()
        await asyncio.gather(*self._under_way, return_exceptions=True)

    async def _round(self) -> float:
        """Begin to send what is due; returns how long to wait for the next look."""
        due = await self.outbox.next_due()
        now = self.hall.store.now()
        if due is None or due > now:
            return ROUND if due is None else max(0.05, min(ROUND, due - now))
        free = LINES - len(self._under_way)  # a lease runs from when it is taken: none is taken that would have to wait
        for batch in await self.outbox.take(free) if free > 0 else ():
            task = asyncio.create_task(self._safely(batch), name=f"notice-{batch.name}")
            self._under_way.add(task)
            task.add_done_callback(self._under_way.discard)
        return BUSY

    async def _safely(self, batch: Batch) -> None:
        try:
            await self.deliver(batch)
        except LudotecaError as problem:
            log.warning("a notice waits for its next try", batch=batch.name, problem=str(problem))
        except Exception:
            log.exception("a notice could not be sent", batch=batch.name)

    # ---- one message

    async def deliver(self, batch: Batch) -> None:
        """Send one message to every channel that does not have it yet, if it is still worth sending."""
        person = await self.people.find(batch.person)
        if person is None:
            return await self.outbox.end(batch.notices, "dropped")
        if batch.notices[0].kind == "confirm":
            return await self._ask(batch, person.language)
        notices = await (self._still_wanted(batch) if batch.tries > 1 else self._wanted(batch))
        if not notices:
            return None
        found = message(notices, person.language, self.settings.public_url)
        channels = [row for row in await self.channels.of(batch.person) if row.id not in batch.have]
        answers = await asyncio.gather(*(self._to(row, batch, found, person.language) for row in channels))
        later = max((answer for answer in answers if answer is not None), default=None)
        if later is None or not await self.outbox.try_again(batch, later):
            await self.outbox.end(notices, "sent" if batch.have else "dropped")
        return None

    async def _wanted(self, batch: Batch) -> list[Notice]:
        """Those that are still true and wanted now; the others are dropped, or wait."""
        wishes = await self.channels.wishes(batch.person)
        now = self.hall.store.now()
        told = await self.outbox.told(batch.person, now - HOUR)
        free = now
        if told:
            free = max(free, told[-1] + self.settings.notice_gap)
            if len(told) >= self.settings.person_notices:
                free = max(free, told[-self.settings.person_notices] + HOUR)
        left: list[Notice] = []
        for notice in batch.notices:
            if not wishes.wants(notice.kind, notice.facts["game"]):
                await self.outbox.end([notice], "dropped")
                continue
            moment = max(wishes.moment(notice.created, now), free)
            if moment > now:
                await self.outbox.postpone([notice], moment)
                continue
            state = await self._state(notice)
            if state == "past":
                await self.outbox.end([notice], "dropped")
            elif state == "looking":
                await self.outbox.postpone([notice], now + max(1.0, min(LOOKING, self.settings.notice_wait)))
            else:
                left.append(notice)
        return left

    async def _still_wanted(self, batch: Batch) -> list[Notice]:
        """A message that is tried again says what it said before, unless nothing of it is true any more."""
        now = self.hall.store.now()
        moment = (await self.channels.wishes(batch.person)).moment(0.0, now)
        if moment > now:
            await self.outbox.rest(batch, moment)
            return []
        if all([await self._state(notice) == "past" for notice in batch.notices]):
            await self.outbox.end(batch.notices, "dropped")
            return []
        return batch.notices

    async def _state(self, notice: Notice) -> str:
        """Is it still so? `past`: no. `looking`: they are at the table, or have answered beforehand."""
        try:
            table = await self.hall.get(notice.match)
        except Refused:
            return "past"
        seats = table.seats_of(notice.person)
        present, _ = table.present()
        here = bool(present.intersection(seats))
        if notice.kind in {"turn", "plan"}:
            seat, since = map(int, notice.key.split("-")[-2:])
            referee = table.referee
            asked = referee is not None and table.record.status == "running" and referee.since[seat] == since
            if not asked or seat not in seats or table.chairs[seat].away:
                return "past"
            planned = notice.kind == "turn" and await self.plans.pending(notice.match, seat)
            return "looking" if here or planned else "true"
        if notice.kind == "asked":
            return "true" if not here and table.proposals else "past"
        if notice.kind in {"invited", "round"}:
            return "past" if here or table.record.status in {"over", "running"} else "true"
        return "past" if here else "true"

    # ---- channels

    async def _to(self, row: Any, batch: Batch, found: Message, language: str) -> float | None:
        """Send it to one channel; None if it has it or is gone, else when to come back at the earliest."""
        try:
            if row.kind == "push":
                told = {"title": "Ludoteca", "body": found.text, "link": found.link, "tag": _tag(found)}
                await self.push.send(row.address, row.keys, msgspec.json.encode(told), _topic(found))
            elif row.kind == "hook":
                body = msgspec.json.encode(document(found, batch.name))
                await hook.send(self.post, row.address, row.keys["secret"], batch.name, self.hall.store.now(), body)
            elif self.mail.on:
                leave = self.settings.public_url + self.channels.link("leave", row.id)
                one_click = self.settings.public_url + self.channels.link("leave", row.id).replace("/", "/api/", 1)
                name = f"{batch.name}.{row.id}"
                await self.mail.send(row.address, name, found.title, letter(found, language, leave), one_click)
        except Undelivered as problem:
            log.info("a message did not arrive", channel=row.kind, batch=batch.name, problem=str(problem))
            if problem.gone:
                await self.channels.remove(row.id)
                return None
            await self.channels.missed(row)
            return problem.later
        await self.outbox.arrived(batch, row.id)
        await self.channels.succeeded(row)
        return None

    async def _ask(self, batch: Batch, language: str) -> None:
        """The letter that asks whether a mailbox wants letters."""
        row = await self.channels.find(batch.notices[0].facts["channel"])
        if row is None or row.confirmed or not self.mail.on:
            return await self.outbox.end(batch.notices, "dropped")
        link = self.settings.public_url + self.channels.link("confirm", row.id)
        text = say("letter-confirm", language, {"link": link, "house": self.settings.public_url}) + "\n"
        try:
            await self.mail.send(row.address, f"{batch.name}.{row.id}", say("letter-confirm-title", language, {}), text)
        except Undelivered as problem:
            log.info("a letter did not arrive", batch=batch.name, problem=str(problem))
            if problem.gone or not await self.outbox.try_again(batch, problem.later):
                await self.outbox.end(batch.notices, "dropped")
            return None
        return await self.outbox.end(batch.notices, "sent")


def _tag(found: Message) -> str:
    """What a browser shows once: a later one takes the place of an earlier one of the same table."""
    return found.items[0].table if len(found.items) == 1 else "many"


def _topic(found: Message) -> str:
    return "".join(letter for letter in _tag(found) if letter.isalnum())[:32]
