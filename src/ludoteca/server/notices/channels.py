"""Where people want to be told things: browsers (push), mailboxes, programs (web-hooks); and links by which they leave.

A link names a channel and is signed with the house's secret: whoever has it may end (or confirm) that channel, and
nothing else.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from collections import Counter
from typing import Any, Literal

import msgspec
from sqlalchemy import delete, func, insert, select, update

from ludoteca.server.notices import hook
from ludoteca.server.notices.mail import checked_mail
from ludoteca.server.notices.outbox import Outbox
from ludoteca.server.notices.post import checked_url
from ludoteca.server.notices.push import checked_keys
from ludoteca.server.notices.wishes import Wishes, is_zone
from ludoteca.server.people.memory import Memory
from ludoteca.server.people.names import clean_text
from ludoteca.server.people.people import Person
from ludoteca.server.refusals import Refused
from ludoteca.server.settings import Settings
from ludoteca.server.storage import schema
from ludoteca.server.storage.database import Line
from ludoteca.server.storage.store import Store

DAY = 86_400.0
NAME = 80
SAME_MAILBOX = 3  # letters a day that ask one mailbox, whoever names it
FAILURES = 20  # messages in a row that did not arrive, after which nobody is there
SIGNATURE = 32
KNOWN = 600.0  # seconds that it is remembered whether somebody has any; a change is told to all nodes

Purpose = Literal["leave", "confirm"]
_c = schema.channel.c


class ChannelInfo(msgspec.Struct, frozen=True):
    """A place where I am told things. Of a web-hook's secret and a browser's keys nothing is shown."""

    id: str
    kind: Literal["push", "mail", "hook"]
    name: str  # a browser's name, a mail address, an address of the web
    confirmed: bool
    this: bool  # is it this browser?
    failures: int
    created: float


class Channels:
    """Keeps them."""

    def __init__(self, store: Store, outbox: Outbox, settings: Settings) -> None:
        self.store = store
        self.outbox = outbox
        self.settings = settings
        self._key = hashlib.sha256(b"notices" + settings.secret.encode()).digest()
        self._reached: Memory[bool] = Memory(seconds=KNOWN)  # can a person be told anything at all?
        self._letters: Counter[str] = Counter()  # of this day, by address of the network
        self._day = 0.0

    # ---- looking

    async def mine(self, who: Person, device: str) -> list[ChannelInfo]:
        """All places of a person."""
        rows = await self.store.rows(select(schema.channel).where(_c.person == who.id).order_by(_c.created))
        return [
            ChannelInfo(
                row.id, row.kind, row.name, row.confirmed, bool(device) and row.device == device, row.failures,
                row.created,
            )
            for row in rows
        ]  # fmt: skip

    async def of(self, person: str) -> list[Any]:
        """The rows of a person's channels that may be used; those of browsers that were signed out are forgotten."""
        device = schema.device
        rows = await self.store.rows(
            select(schema.channel, device.c.id.label("here"))
            .join_from(schema.channel, device, device.c.id == _c.device, isouter=True)
            .where(_c.person == person)
        )
        for row in rows:
            if row.device is not None and row.here is None:
                await self.remove(row.id)
        return [row for row in rows if row.confirmed and (row.device is None or row.here is not None)]

    async def find(self, name: str) -> Any:
        """The row of a channel, or None."""
        return await self.store.row(select(schema.channel).where(_c.id == name))

    async def reaches(self, person: str) -> bool:
        """Can this person be told anything? It is asked at every turn, so it is remembered for a while."""
        known = self._reached.get(person)
        if known is None:
            changes = self._reached.changes
            row = await self.store.row(select(_c.id).where(_c.person == person, _c.confirmed).limit(1))
            known = row is not None
            self._reached.keep(person, known, changes)
        return known

    def forget(self, person: str) -> None:
        """Look again: something changed, perhaps on another node."""
        self._reached.forget(person)

    # ---- adding

    async def add_push(self, who: Person, device: str, name: str, endpoint: str, p256dh: str, auth: str) -> None:
        """The browser that asks; one that is known already gets the new keys."""
        address = checked_url(endpoint, private=self.settings.private_hooks)
        keys = checked_keys(p256dh, auth)
        await self._add(who, "push", address, keys, clean_text(name, NAME) or "–", device=device)

    async def add_hook(self, who: Person, url: str) -> str:
        """A program or a chat; the answer is the secret that its messages are signed with."""
        address = checked_url(url, private=self.settings.private_hooks)
        secret = hook.new_secret()
        await self._add(who, "hook", address, {"secret": secret}, address[:NAME])
        return secret

    async def add_mail(self, who: Person, text: str, network: str) -> None:
        """A mailbox: it gets one letter that asks whether it wants more."""
        if not self.settings.smtp:
            raise Refused("no-mail", 409)
        address = checked_mail(text)
        there = hashlib.sha256(address.lower().encode()).hexdigest()[:32]
        today = time.time() // DAY
        if today != self._day:
            self._day, self._letters = today, Counter()
        mine, asked = await self.outbox.letters(who.id, there, self.store.now() - DAY)
        too_many = mine >= self.settings.person_letters or asked >= SAME_MAILBOX
        if too_many or self._letters[network] >= self.settings.address_letters:
            raise Refused("too-many-letters", 429)
        self._letters[network] += 1
        made = await self._add(who, "mail", address, {}, address[:NAME], confirmed=False)
        key = f"confirm-{made}-{secrets.token_hex(4)}"
        await self.outbox.note(key, who.id, "confirm", there, {"channel": made}, self.store.now())

    async def _add(
        self, who: Person, kind: str, address: str, keys: dict[str, str], name: str, *, device: str | None = None,
        confirmed: bool = True,
    ) -> str:  # fmt: skip
        made, most = secrets.token_urlsafe(12), self.settings.person_channels
        row = {
            "id": made, "person": who.id, "kind": kind, "address": address, "keys": keys, "device": device,
            "name": name, "language": who.language, "confirmed": confirmed, "failures": 0, "created": self.store.now(),
        }  # fmt: skip
        same = (_c.person == who.id, _c.kind == kind, _c.address == address)
        before = (_c.person == who.id, _c.kind == kind, _c.device == device) if device is not None else same

        def job(line: Line) -> bool:
            # one after the other for each person, so that many at once are counted too
            line.execute(select(schema.person.c.id).where(schema.person.c.id == who.id).with_for_update())
            line.execute(delete(schema.channel).where(*same))
            line.execute(delete(schema.channel).where(*before))
            count = line.execute(select(func.count()).where(_c.person == who.id)).scalar_one()
            if count >= most:
                return False
            line.execute(insert(schema.channel).values(row))
            return True

        if not await self.store.write(job):
            raise Refused("too-many-channels", 429, most=most)
        self.forget(who.id)
        return made

    # ---- leaving

    async def end(self, who: Person, name: str) -> None:
        """One of my own channels hears nothing more."""
        if not await self.store.execute(delete(schema.channel).where(_c.person == who.id, _c.id == name)):
            raise Refused("not-found", 404)
        self.forget(who.id)

    async def remove(self, name: str) -> None:
        """It is gone: a browser that was signed out, a push service that does not know it."""
        row = await self.store.row(select(_c.person).where(_c.id == name))
        await self.store.execute(delete(schema.channel).where(_c.id == name))
        if row is not None:
            self.forget(row.person)

    async def succeeded(self, row: Any) -> None:
        """Something arrived there."""
        if row.failures:
            await self.store.execute(update(schema.channel).where(_c.id == row.id).values(failures=0))

    async def missed(self, row: Any) -> None:
        """Something did not arrive there; after many in a row nobody is."""
        if row.failures + 1 >= FAILURES:
            await self.remove(row.id)
        else:
            await self.store.execute(update(schema.channel).where(_c.id == row.id).values(failures=_c.failures + 1))

    # ---- links

    def link(self, purpose: Purpose, name: str) -> str:
        """The path of a page on which a channel is confirmed, or ended."""
        return f"/{purpose}/{self._sign(purpose, name)}{name}"  # no dot: it is a page, not a file

    async def follow(self, purpose: Purpose, token: str) -> str:
        """What a link asks for; the answer is the channel's name, or what it was where it is gone already."""
        given, name = token[:SIGNATURE], token[SIGNATURE:]
        if not hmac.compare_digest(given.encode("utf-8", "replace"), self._sign(purpose, name).encode()):
            raise Refused("bad-link", 404)
        row = await self.store.row(select(schema.channel).where(_c.id == name))
        if row is None:
            if purpose == "leave":
                return ""  # they have left already
            raise Refused("bad-link", 404)
        change = delete(schema.channel) if purpose == "leave" else update(schema.channel).values(confirmed=True)
        await self.store.execute(change.where(_c.id == name))
        self.forget(row.person)
        return str(row.name)

    def _sign(self, purpose: Purpose, name: str) -> str:
        return hmac.new(self._key, f"{purpose}.{name}".encode("utf-8", "replace"), "sha256").hexdigest()[:SIGNATURE]

    # ---- wishes

    async def wishes(self, person: str) -> Wishes:
        """Of what, and when, a person wants to be told."""
        row = await self.store.row(select(schema.wish.c.body).where(schema.wish.c.person == person))
        return Wishes() if row is None else msgspec.convert(row.body, Wishes)

    async def set_wishes(self, who: Person, wishes: Wishes) -> None:
        """Another wish."""
        if not is_zone(wishes.zone):
            raise Refused("bad-zone", 400)
        body = msgspec.to_builtins(wishes)
        mine = schema.wish.c.person == who.id

        def job(line: Line) -> None:
            line.execute(select(schema.person.c.id).where(schema.person.c.id == who.id).with_for_update())
            if not line.execute(update(schema.wish).where(mine).values(body=body)).rowcount:
                line.execute(insert(schema.wish).values(person=who.id, body=body))

        await self.store.write(job)
