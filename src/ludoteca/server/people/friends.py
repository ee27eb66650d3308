"""Friends: whom somebody follows by the link they were given, who of them is here, and invitations to a table.

Only who has the link can follow, so nobody is watched by strangers; a new link ends the old one, a follower can be
dropped, and whoever is blocked neither follows, nor sees, nor invites.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import and_, delete, func, insert, or_, select, update

from ludoteca.server.people.people import People, Person
from ludoteca.server.refusals import Refused
from ludoteca.server.storage import schema
from ludoteca.server.storage.store import Conflict, Store

HERE = 150.0  # seconds since somebody last looked
OFTEN = 50.0  # seconds between two notes of that
MOST = 200  # people that one may follow
LASTS = 86_400.0  # seconds that an invitation is shown

FOLLOW, PERSON, BLOCK, INVITATION, MATCH = (
    schema.follow, schema.person, schema.block, schema.invitation, schema.match,
)  # fmt: skip


class Friend(msgspec.Struct, frozen=True):
    """Somebody I follow: is he or she here, and at which public table? Does he or she follow me?"""

    id: str
    name: str
    here: bool
    table: str | None
    game: str | None
    mutual: bool


class Follower(msgspec.Struct, frozen=True):
    """Somebody who follows me."""

    id: str
    name: str


class Invitation(msgspec.Struct, frozen=True):
    """To a table that still waits."""

    table: str
    game: str
    by: str
    name: str
    at: float


class Circle(msgspec.Struct, frozen=True):
    """My friends: `link` is the word by which others follow me."""

    link: str
    friends: list[Friend]
    followers: list[Follower]
    invitations: list[Invitation]


Chairs = list[tuple[str, int]]  # tables and seats


class Friends:
    """Who knows whom. `connected` tells at which of some chairs somebody sits who is there now, on any node."""

    def __init__(
        self, store: Store, people: People, connected: Callable[[Chairs], Awaitable[set[tuple[str, int]]]]
    ) -> None:
        self.store = store
        self.people = people
        self.connected = connected
        self._noted: dict[str, float] = {}  # person -> when it was last written that they are here

    async def circle(self, who: Person) -> Circle:
        """Everything about my friends; whoever asks is here."""
        await self._here(who)
        friends = await self._friends(who)
        rows = await self.store.rows(
            select(PERSON.c.id, PERSON.c.name)
            .join_from(FOLLOW, PERSON, PERSON.c.id == FOLLOW.c.person)
            .where(FOLLOW.c.followed == who.id)
            .order_by(PERSON.c.name)
        )
        followers = [Follower(row.id, row.name) for row in rows]
        return Circle(await self.link(who), friends, followers, await self._invitations(who))

    async def _here(self, who: Person) -> None:
        now = self.store.now()
        if now - self._noted.get(who.id, 0.0) < OFTEN:
            return
        self._noted = {one: at for one, at in self._noted.items() if now - at < OFTEN} | {who.id: now}
        await self.store.execute(update(PERSON).where(PERSON.c.id == who.id).values(seen=now))

    async def _friends(self, who: Person) -> list[Friend]:
        rows = await self.store.rows(
            select(PERSON.c.id, PERSON.c.name, PERSON.c.seen)
            .join_from(FOLLOW, PERSON, PERSON.c.id == FOLLOW.c.followed)
            .where(FOLLOW.c.person == who.id)
        )
        ids = [row.id for row in rows]
        back = await self.store.rows(
            select(FOLLOW.c.person).where(FOLLOW.c.followed == who.id, FOLLOW.c.person.in_(ids))
        )
        mutual = {row.person for row in back}
        chairs = await self.store.rows(
            select(schema.chair.c.person, schema.chair.c.seat, MATCH.c.id, MATCH.c.game, MATCH.c.public)
            .join_from(schema.chair, MATCH, MATCH.c.id == schema.chair.c.match)
            .where(schema.chair.c.person.in_(ids), MATCH.c.status.in_(["open", "seeding", "running"]))
            .order_by(MATCH.c.created)
        )
        there = await self.connected([(row.id, row.seat) for row in chairs])
        playing = {row.person for row in chairs if (row.id, row.seat) in there}  # also at a table that is not shown
        at = {row.person: row for row in chairs if row.public}
        at |= {row.person: row for row in chairs if row.public and (row.id, row.seat) in there}
        now = self.store.now()
        found = [
            Friend(
                row.id, row.name, here := row.id in playing or now - row.seen < HERE,
                at[row.id].id if here and row.id in at else None,
                at[row.id].game if here and row.id in at else None, row.id in mutual,
            )
            for row in rows
        ]  # fmt: skip
        return sorted(found, key=lambda one: (not one.here, one.name.casefold()))

    async def _invitations(self, who: Person) -> list[Invitation]:
        rows = await self.store.rows(
            select(INVITATION.c.match, INVITATION.c.by, INVITATION.c.at, MATCH.c.game, PERSON.c.name)
            .join_from(INVITATION, MATCH, MATCH.c.id == INVITATION.c.match)
            .join(PERSON, PERSON.c.id == INVITATION.c.by)
            .where(INVITATION.c.person == who.id, MATCH.c.status == "open", INVITATION.c.at > self.store.now() - LASTS)
            .order_by(INVITATION.c.at.desc())
        )
        return [Invitation(row.match, row.game, row.by, row.name, row.at) for row in rows]

    # ---- following

    async def link(self, who: Person) -> str:
        """The word of my link, made when it is first wanted."""
        row = await self.store.row(select(PERSON.c.friend_code).where(PERSON.c.id == who.id))
        if row is not None and row.friend_code:
            return str(row.friend_code)
        mine = and_(PERSON.c.id == who.id, PERSON.c.friend_code.is_(None))
        await self.store.execute(update(PERSON).where(mine).values(friend_code=_word()))
        row = await self.store.row(select(PERSON.c.friend_code).where(PERSON.c.id == who.id))
        assert row is not None
        return str(row.friend_code)

    async def new_link(self, who: Person) -> str:
        """Another word: nobody follows by the old one any more."""
        made = _word()
        await self.store.execute(update(PERSON).where(PERSON.c.id == who.id).values(friend_code=made))
        return made

    async def whose(self, word: str, who: Person) -> Follower:
        """Whose link it is; not found for those whom its owner blocked, and for who blocked its owner."""
        row = await self.store.row(select(PERSON.c.id, PERSON.c.name).where(PERSON.c.friend_code == word))
        if row is None or await self._are_apart(who.id, row.id):
            raise Refused("not-found", 404)
        return Follower(row.id, row.name)

    async def follow(self, who: Person, word: str) -> Follower:
        """Follow whoever gave me this link; a second time changes nothing."""
        owner = await self.whose(word, who)
        if owner.id == who.id:
            raise Refused("own-link")
        count = await self.store.row(select(func.count()).where(FOLLOW.c.person == who.id))
        if count is not None and int(count[0]) >= MOST:
            raise Refused("too-many-friends", 429, most=MOST)
        made = insert(FOLLOW).values(person=who.id, followed=owner.id, at=self.store.now())
        with suppress(Conflict):
            await self.store.write(lambda line: line.execute(made), repeatable=True)
        return owner

    async def unfollow(self, who: Person, other: str) -> None:
        """Follow somebody no longer."""
        await self._end(FOLLOW.c.person == who.id, FOLLOW.c.followed == other)

    async def drop(self, who: Person, other: str) -> None:
        """Let somebody follow me no longer; with a new link they do not find back."""
        await self._end(FOLLOW.c.person == other, FOLLOW.c.followed == who.id)

    async def _end(self, *which: Any) -> None:
        if not await self.store.execute(delete(FOLLOW).where(*which)):
            raise Refused("not-found", 404)

    # ---- inviting

    async def invite(self, who: Person, other: str, table: str) -> None:
        """To a table where I sit and a seat is free; somebody I follow, or who follows me."""
        between = or_(
            and_(FOLLOW.c.person == who.id, FOLLOW.c.followed == other),
            and_(FOLLOW.c.person == other, FOLLOW.c.followed == who.id),
        )
        if await self.store.row(select(FOLLOW.c.at).where(between)) is None or await self._are_apart(who.id, other):
            raise Refused("no-friend", 403)
        row = await self.store.row(select(MATCH.c.status, MATCH.c.host).where(MATCH.c.id == table))
        if row is None:
            raise Refused("not-found", 404)
        if row.status != "open":
            raise Refused("not-open")
        chairs = await self.store.rows(select(schema.chair.c.person, schema.chair.c.kind).where(_at(table)))
        if row.host != who.id and all(chair.person != who.id for chair in chairs):
            raise Refused("not-seated", 403)
        if all(chair.kind != "open" for chair in chairs):
            raise Refused("no-room")
        made = insert(INVITATION).values(match=table, person=other, by=who.id, at=self.store.now())
        with suppress(Conflict):  # they are invited already
            await self.store.write(lambda line: line.execute(made), repeatable=True)

    async def dismiss(self, who: Person, table: str) -> None:
        """Not now, thanks."""
        mine = (INVITATION.c.person == who.id, INVITATION.c.match == table)
        if not await self.store.execute(delete(INVITATION).where(*mine)):
            raise Refused("not-found", 404)

    async def _are_apart(self, one: str, other: str) -> bool:
        either = or_(
            and_(BLOCK.c.person == one, BLOCK.c.blocked == other), and_(BLOCK.c.person == other, BLOCK.c.blocked == one)
        )
        return await self.store.row(select(BLOCK.c.person).where(either)) is not None


def _at(table: str) -> Any:
    return schema.chair.c.match == table


def _word() -> str:
    return secrets.token_hex(10)
