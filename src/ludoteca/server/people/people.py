"""People are guests: a signed cookie from the first visit, a name when they like, a code to move to another device."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
import unicodedata

import msgspec
from sqlalchemy import delete, insert, select, update

from ludoteca.server.refusals import Refused
from ludoteca.server.storage.schema import mute, person, token
from ludoteca.server.storage.store import Store

NAME_LENGTH = 24
ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ"  # no letter that looks like another
GUEST = {"pt": "Visita", "es": "Visita", "en": "Guest"}
CODE_LENGTH = 20  # 98 bits


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
        self._known: dict[str, Person] = {}
        self._tokens: dict[str, str] = {}
        self._mutes: dict[str, set[str]] = {}

    # ---- guests

    async def welcome(self, language: str) -> Person:
        """A new guest."""
        guest = GUEST.get(language, GUEST["en"])
        made = Person(secrets.token_hex(8), f"{guest} {secrets.randbelow(9000) + 1000}", language)
        await self.store.execute(
            insert(person).values(id=made.id, name=made.name, language=language, created=time.time())
        )
        self._known[made.id] = made
        return made

    async def find(self, identity: str) -> Person | None:
        """A person by id."""
        known = self._known.get(identity)
        if known is None:
            columns = person.c
            row = await self.store.row(select(columns.id, columns.name, columns.language).where(columns.id == identity))
            if row is None:
                return None
            known = self._known[identity] = Person(row.id, row.name, row.language)
        return known

    async def rename(self, who: Person, name: str | None, language: str | None) -> Person:
        """Another name, another language, or both."""
        changed = Person(who.id, who.name if name is None else clean_name(name), language or who.language)
        await self.store.execute(
            update(person).where(person.c.id == who.id).values(name=changed.name, language=changed.language)
        )
        self._known[who.id] = changed
        return changed

    def forget(self, identity: str) -> None:
        """Read a person again: another node changed it."""
        self._known.pop(identity, None)
        self._mutes.pop(identity, None)

    # ---- cookies

    def cookie(self, who: Person) -> str:
        """What proves who somebody is."""
        return f"{who.id}.{self._sign(who.id)}"

    async def by_cookie(self, value: str) -> Person | None:
        """Whose cookie it is; None if it was forged."""
        identity, _, signature = value.partition(".")
        if not hmac.compare_digest(signature.encode(), self._sign(identity).encode()):
            return None
        return await self.find(identity)

    def _sign(self, identity: str) -> str:
        return hmac.new(self._key, identity.encode(), "sha256").hexdigest()

    # ---- recovery codes and tokens: only hashes are stored

    async def new_code(self, who: Person) -> str:
        """A fresh recovery code, shown once; an older one no longer works."""
        code = "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
        await self.store.execute(update(person).where(person.c.id == who.id).values(recovery=_hash(code)))
        return "-".join(code[k : k + 5] for k in range(0, CODE_LENGTH, 5))

    async def by_code(self, code: str) -> Person:
        """The person who was given this recovery code."""
        plain = "".join(letter for letter in code.upper() if letter in ALPHABET)
        row = await self.store.row(select(person.c.id).where(person.c.recovery == _hash(plain)))
        found = await self.find(row.id) if row is not None else None
        if found is None:
            raise Refused("wrong-code", 404)
        return found

    async def new_token(self, who: Person, name: str) -> str:
        """A token for a program that plays as this person; shown once."""
        made = f"ludo_{secrets.token_urlsafe(32)}"
        await self.store.execute(
            insert(token).values(hash=_hash(made), person=who.id, name=clean_name(name), created=time.time())
        )
        return made

    async def tokens(self, who: Person) -> list[dict[str, object]]:
        """The tokens a person made, without their secrets."""
        rows = await self.store.rows(
            select(token.c.hash, token.c.name, token.c.created)
            .where(token.c.person == who.id)
            .order_by(token.c.created)
        )
        return [{"id": row.hash[:12], "name": row.name, "created": row.created} for row in rows]

    async def revoke(self, who: Person, identity: str) -> None:
        """Make a token worthless."""
        if len(identity) != 12:
            raise Refused("not-found", 404)
        self._tokens.clear()
        count = await self.store.execute(
            delete(token).where(token.c.person == who.id, token.c.hash.startswith(identity, autoescape=True))
        )
        if not count:
            raise Refused("not-found", 404)

    async def by_token(self, value: str) -> Person | None:
        """Whose program it is."""
        hashed = _hash(value)
        row = await self.store.row(select(token.c.person).where(token.c.hash == hashed))
        return await self.find(row.person) if row is not None else None

    # ---- mute

    async def muted(self, who: str) -> set[str]:
        """Whom a person does not want to read."""
        if who not in self._mutes:
            rows = await self.store.rows(select(mute.c.muted).where(mute.c.person == who))
            self._mutes[who] = {row.muted for row in rows}
        return self._mutes[who]

    async def set_mute(self, who: Person, other: str, quiet: bool) -> None:
        """Read somebody no longer, or again."""
        if await self.find(other) is None or other == who.id:
            raise Refused("not-found", 404)
        current = await self.muted(who.id)
        if quiet and other not in current:
            await self.store.execute(insert(mute).values(person=who.id, muted=other))
            current.add(other)
        elif not quiet and other in current:
            await self.store.execute(delete(mute).where(mute.c.person == who.id, mute.c.muted == other))
            current.discard(other)


def clean_name(text: str) -> str:
    """A name on one line: no control or formatting characters, at most 24 long."""
    name = clean_text(text, NAME_LENGTH)
    if not name:
        raise Refused("bad-name", 400, most=NAME_LENGTH)
    return name


def clean_text(text: str, most: int) -> str:
    """Plain text on one line. It is data everywhere: the page shows it as text, never as HTML."""
    composed = unicodedata.normalize("NFC", text)
    kept = "".join(" " if letter.isspace() else letter for letter in composed if _is_plain(letter))
    return " ".join(kept.split())[:most].strip()


def _is_plain(letter: str) -> bool:
    return letter.isspace() or unicodedata.category(letter) not in {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


def _hash(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
