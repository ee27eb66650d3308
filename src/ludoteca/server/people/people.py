"""People are guests: a signed cookie from the first visit, a name when they like, a code to move to another device."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple

import msgspec
from sqlalchemy import and_, delete, func, insert, or_, select, update

from ludoteca.server.people.memory import Memory
from ludoteca.server.people.names import clean_text, device_name, label, person_name
from ludoteca.server.refusals import Refused
from ludoteca.server.storage.database import Line
from ludoteca.server.storage.schema import block, device, follow, invitation, mute, person, report, token
from ludoteca.server.storage.store import Conflict, Store

ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ"  # no letter that looks like another
GUEST = {"pt": "Visita", "es": "Visita", "en": "Guest"}
CODE_LENGTH = 20  # 98 bits
DAY = 86_400.0
REPORTS = 20  # a day and person
MATCH = 32  # letters that name one
TOKENS = 50  # that one person may have
TOKEN = "token-"  # noqa: S105 - stands before the id of a token, where devices are meant too
TOKEN_ID = 12  # characters of a token's hash that name it


class Flags(NamedTuple):
    """What the host decided about a person, and how often their cookies were ended."""

    banned: bool = False
    silenced: bool = False
    epoch: int = 0  # above 0 a cookie must name its device


class Known(NamedTuple):
    """A person's row."""

    person: Person
    flags: Flags


class Device(msgspec.Struct, frozen=True):
    """A browser that a person came in with."""

    id: str
    name: str  # browser and system
    created: float
    seen: float  # when it last came, to the day


class Person(msgspec.Struct, frozen=True):
    """Somebody: `id` is public, the cookie that proves it is not."""

    id: str
    name: str
    language: str


class People:
    """Who is who. Rows are cached: a person's name is asked for with every message."""

    def __init__(self, store: Store, secret: str) -> None:
        self.store = store
        self._key = hashlib.sha256(f"ludoteca cookie {secret}".encode()).digest()
        self._known: Memory[Known] = Memory()
        self._devices: Memory[str] = Memory()  # device -> person
        self._mutes: Memory[set[str]] = Memory()

    # ---- guests

    async def welcome(self, language: str) -> Person:
        """A new guest."""
        guest = GUEST.get(language, GUEST["en"])
        made = Person(secrets.token_hex(8), f"{guest} {secrets.randbelow(9000) + 1000}", language)
        await self.store.execute(
            insert(person).values(id=made.id, name=made.name, language=language, created=time.time())
        )
        return made

    async def find(self, identity: str) -> Person | None:
        """A person by id."""
        known = await self._read(identity)
        return None if known is None else known.person

    async def meet(self, identities: set[str]) -> dict[str, Known]:
        """Read those of these that are not known, in one question; who they are."""
        changes = self._known.changes
        strange = [identity for identity in identities if self._known.get(identity) is None]
        met: dict[str, Known] = {}
        for row in await self.store.rows(select(person).where(person.c.id.in_(strange))) if strange else ():
            met[row.id] = Known(Person(row.id, row.name, row.language), Flags(row.banned, row.silenced, row.epoch))
            self._known.keep(row.id, met[row.id], changes)
        return met

    async def _read(self, identity: str) -> Known | None:
        return self._known.get(identity) or (await self.meet({identity})).get(identity)

    async def rename(self, who: Person, name: str | None, language: str | None) -> Person:
        """Another name, another language, or both."""
        changed = Person(who.id, who.name if name is None else person_name(name), language or who.language)
        await self.store.execute(
            update(person).where(person.c.id == who.id).values(name=changed.name, language=changed.language)
        )
        self._known.forget(who.id)
        return changed

    def forget(self, identity: str) -> None:
        """Read a person again: another node, or the host, changed it."""
        self._known.forget(identity)
        self._mutes.forget(identity)
        self._devices.forget_those(lambda owner: owner == identity)

    def forget_all(self) -> None:
        """Read everybody again: nobody knows what changed."""
        for memory in (self._known, self._mutes, self._devices):
            memory.forget_those(lambda _: True)

    async def shows(self, identity: str) -> bool:
        """May everybody see the whole page of a person?"""
        row = await self.store.row(select(person.c.shown).where(person.c.id == identity))
        return row is not None and bool(row.shown)

    async def show(self, who: Person, openly: bool) -> None:
        """Show one's page to everybody, or to nobody else."""
        await self.store.execute(update(person).where(person.c.id == who.id).values(shown=openly))

    async def silenced(self, who: Person) -> bool:
        """May this person not talk?"""
        known = await self._read(who.id)
        return known is None or known.flags.silenced

    # ---- cookies

    async def new_device(self, who: Person, name: str) -> str:
        """The cookie of another browser of this person: it proves who somebody is."""
        made, now = secrets.token_hex(8), time.time()
        await self.store.execute(
            insert(device).values(id=made, person=who.id, name=device_name(name), created=now, seen=now)
        )
        return f"{who.id}.{made}.{self._sign(f'{who.id}.{made}')}"

    async def by_cookie(self, value: str) -> Person | None:
        """Whose cookie it is; None if it was forged, or ended."""
        signed, _, signature = value.rpartition(".")
        if not hmac.compare_digest(signature.encode("utf-8", "replace"), self._sign(signed).encode()):
            return None
        identity, _, made = signed.partition(".")
        known = await self._read(identity)
        if known is None or not (await self._is_open(identity, made) if made else known.flags.epoch == 0):
            return None
        return _welcome(known)

    async def _is_open(self, identity: str, made: str) -> bool:
        owner = self._devices.get(made)
        if owner is None:
            changes = self._devices.changes
            row = await self.store.row(select(device.c.person, device.c.seen).where(device.c.id == made))
            if row is None:
                return False
            owner = str(row.person)
            self._devices.keep(made, owner, changes)
            if row.seen < time.time() - DAY:
                await self.store.execute(update(device).where(device.c.id == made).values(seen=time.time()))
        return owner == identity

    async def devices(self, who: Person) -> list[Device]:
        """The browsers a person came in with, the latest first."""
        rows = await self.store.rows(select(device).where(device.c.person == who.id).order_by(device.c.seen.desc()))
        return [Device(row.id, row.name, row.created, row.seen) for row in rows]

    async def end_device(self, who: Person, made: str) -> None:
        """Whoever has that browser is nobody there."""
        if not await self.store.execute(delete(device).where(device.c.person == who.id, device.c.id == made)):
            raise Refused("not-found", 404)
        self._devices.forget(made)

    async def ended(self, credentials: set[str]) -> set[str]:
        """Which of these devices and tokens there are no more."""
        tokens = {one.removeprefix(TOKEN) for one in credentials if one.startswith(TOKEN)}
        start = func.substr(token.c.hash, 1, TOKEN_ID)
        there = {row.id for row in await self.store.rows(select(device.c.id).where(device.c.id.in_(credentials)))}
        there |= {TOKEN + row.id for row in await self.store.rows(select(start.label("id")).where(start.in_(tokens)))}
        return credentials - there

    def _sign(self, identity: str) -> str:
        return hmac.new(self._key, identity.encode("utf-8", "replace"), "sha256").hexdigest()

    # ---- recovery codes and tokens: only hashes are stored

    async def new_code(self, who: Person, kept: str) -> str:
        """A fresh recovery code, shown once; an older one no longer works, nor any cookie but that of device `kept`."""
        code = "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
        await self.store.execute(
            update(person).where(person.c.id == who.id).values(recovery=_hash(code), epoch=person.c.epoch + 1),
            delete(device).where(device.c.person == who.id, device.c.id != kept),
        )
        self.forget(who.id)
        return "-".join(code[k : k + 5] for k in range(0, CODE_LENGTH, 5))

    async def by_code(self, code: str) -> Person:
        """The person who was given this recovery code."""
        plain = "".join(letter for letter in code.upper() if letter in ALPHABET)
        row = await self.store.row(select(person.c.id).where(person.c.recovery == _hash(plain)))
        known = await self._read(row.id) if row is not None else None
        if known is None:
            raise Refused("wrong-code", 404)
        return _welcome(known)

    async def new_token(self, who: Person, name: str) -> str:
        """A token for a program that plays as this person; shown once."""
        if len(await self.tokens(who)) >= TOKENS:
            raise Refused("too-many-tokens", 429, most=TOKENS)
        made = f"ludo_{secrets.token_urlsafe(32)}"
        await self.store.execute(
            insert(token).values(hash=_hash(made), person=who.id, name=label(name), created=time.time())
        )
        return made

    async def tokens(self, who: Person) -> list[dict[str, object]]:
        """The tokens a person made, without their secrets."""
        rows = await self.store.rows(
            select(token.c.hash, token.c.name, token.c.created)
            .where(token.c.person == who.id)
            .order_by(token.c.created)
        )
        return [{"id": row.hash[:TOKEN_ID], "name": row.name, "created": row.created} for row in rows]

    async def revoke(self, who: Person, identity: str) -> None:
        """Make a token worthless."""
        if len(identity) != TOKEN_ID:
            raise Refused("not-found", 404)
        count = await self.store.execute(
            delete(token).where(token.c.person == who.id, token.c.hash.startswith(identity, autoescape=True))
        )
        if not count:
            raise Refused("not-found", 404)

    async def by_token(self, value: str) -> Person | None:
        """Whose program it is."""
        hashed = _hash(value)
        row = await self.store.row(select(token.c.person).where(token.c.hash == hashed))
        known = await self._read(row.person) if row is not None else None
        return None if known is None else _welcome(known)

    # ---- mute

    async def muted(self, who: str) -> set[str]:
        """Whom a person does not want to read."""
        muted = self._mutes.get(who)
        if muted is None:
            changes = self._mutes.changes
            rows = await self.store.rows(select(mute.c.muted).where(mute.c.person == who))
            muted = {row.muted for row in rows} | await self.blocked(who)
            self._mutes.keep(who, muted, changes)
        return muted

    async def set_mute(self, who: Person, other: str, quiet: bool) -> None:
        """Read somebody no longer, or again."""
        if await self.find(other) is None or other == who.id:
            raise Refused("not-found", 404)
        mine = (mute.c.person == who.id, mute.c.muted == other)
        if not quiet:
            await self.store.execute(delete(mute).where(*mine))
        elif await self.store.row(select(mute.c.muted).where(*mine)) is None:
            made = insert(mute).values(person=who.id, muted=other)
            with suppress(Conflict):  # asked twice at the same time
                await self.store.write(lambda line: line.execute(made), repeatable=True)
        self._mutes.forget(who.id)

    async def blocked(self, who: str) -> set[str]:
        """With whom a person does not want to play."""
        rows = await self.store.rows(select(block.c.blocked).where(block.c.person == who))
        return {row.blocked for row in rows}

    async def set_block(self, who: Person, other: str, apart: bool) -> None:
        """Neither read somebody nor sit down with them, or do so again."""
        if await self.find(other) is None or other == who.id:
            raise Refused("not-found", 404)
        mine, both = (block.c.person == who.id, block.c.blocked == other), {who.id, other}

        def job(line: Line) -> None:
            line.execute(insert(block).values(person=who.id, blocked=other))
            line.execute(delete(follow).where(follow.c.person.in_(both), follow.c.followed.in_(both)))
            line.execute(delete(invitation).where(invitation.c.person.in_(both), invitation.c.by.in_(both)))

        if not apart:
            await self.store.execute(delete(block).where(*mine))
        elif await self.store.row(select(block.c.blocked).where(*mine)) is None:
            with suppress(Conflict):  # asked twice at the same time
                await self.store.write(job, repeatable=True)
        self._mutes.forget(who.id)

    async def report(self, who: Person, other: str, match: str | None, text: str, count: Callable[[], None]) -> None:
        """Tell the host about somebody; `count` counts it, or refuses."""
        plain, where = clean_text(text, 1000), clean_text(match or "", MATCH) or None
        if await self.find(other) is None or other == who.id:
            raise Refused("not-found", 404)
        if not plain:
            raise Refused("empty-text", 400)
        recent = await self.store.rows(
            select(report.c.id).where(report.c.reporter == who.id, report.c.at > time.time() - DAY).limit(REPORTS)
        )
        if len(recent) >= REPORTS:
            raise Refused("too-many", 429)
        count()
        await self.store.execute(
            insert(report).values(reporter=who.id, person=other, match=where, text=plain, at=time.time())
        )

    async def must_get_along(self, who: Person, others: set[str]) -> None:
        """Refused if one of them wants to keep apart from another."""
        if not await self.get_along(who, others):
            raise Refused("apart", 403)

    async def get_along(self, who: Person, others: set[str]) -> bool:
        """Does none of them want to keep apart from this person, nor this person from them?"""
        query = select(block.c.person).where(
            or_(
                and_(block.c.person == who.id, block.c.blocked.in_(others)),
                and_(block.c.blocked == who.id, block.c.person.in_(others)),
            )
        )
        return await self.store.row(query) is None

    async def must_all_get_along(self, together: set[str]) -> None:
        """Refused if any of them wants to keep apart from any other."""
        rows = await self.store.rows(
            select(block.c.person).where(block.c.person.in_(together), block.c.blocked.in_(together))
        )
        if rows:
            raise Refused("apart", 403)


def _welcome(known: Known) -> Person:
    if known.flags.banned:
        raise Refused("banned", 403)
    return known.person


def _hash(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
