"""What nodes tell each other. News are hints that something is new; what is true is in the database.

They are small: which table, up to which entry, and the entry itself where it is short: who has the one before it need
not ask. Whoever lacks more, or was told less, reads the database.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec


class News(msgspec.Struct, frozen=True, tag_field="news"):
    """Something is new."""


class Told(msgspec.Struct, frozen=True, array_like=True):
    """An entry that is in the log, as the database has it."""

    body: msgspec.Raw
    at: float
    seat: int | None = None
    key: str | None = None
    clock: msgspec.Raw | None = None


class Played(News, frozen=True, tag="played"):
    """The log of a match has grown up to this entry; the newest ones may come along."""

    table: str
    number: int
    entries: list[Told] = []


class TableChanged(News, frozen=True, tag="table"):
    """A table's row or chairs have changed, and perhaps its log."""

    table: str


class Present(News, frozen=True, tag="present"):
    """Who is at a table on one node: seats, and how many watch."""

    table: str
    node: str
    seats: tuple[int, ...]
    watching: int


class Said(News, frozen=True, tag="said"):
    """Somebody said something at a table."""

    table: str
    chat: int


class PersonChanged(News, frozen=True, tag="person"):
    """A person has another name, or reads somebody no longer."""

    person: str


class SignedOut(News, frozen=True, tag="signed-out"):
    """A person's devices are signed out: that of a credential, or all (""), but one."""

    person: str
    credential: str
    but: str


class CupChanged(News, frozen=True, tag="championship"):
    """A championship goes on."""

    championship: str


AnyNews: TypeAlias = Played | TableChanged | Present | Said | PersonChanged | SignedOut | CupChanged


class Letter(msgspec.Struct, frozen=True):
    """Some news, in their order, and the node that tells them; who told them itself need not read them."""

    node: str
    news: list[msgspec.Raw]
