"""The page of a player, person or bot: their name, how strong they are, and what they played lately."""

from __future__ import annotations

import asyncio
from contextlib import nullcontext

import msgspec
from sqlalchemy import ColumnElement, func, select

from ludoteca.engine.bot import LEVELS
from ludoteca.server.archive.history import History
from ludoteca.server.people.forms import BOT
from ludoteca.server.people.people import People
from ludoteca.server.people.ratings import strength
from ludoteca.server.refusals import Refused
from ludoteca.server.storage import schema
from ludoteca.server.storage.store import Store
from ludoteca.server.tables.records import TableInfo

RECENT = 20


class Standing(msgspec.Struct, frozen=True):
    """One game of a player: how many matches, how many of them counted, and the rating (null before the first)."""

    game: str
    played: int
    rated: int
    wins: int  # of the rated ones
    rating: int | None


class Profile(msgspec.Struct, frozen=True):
    """A player as everybody may see them; a bot is called bot-<level>, which the catalogues speak."""

    id: str
    name: str
    bot: bool
    games: list[Standing]
    recent: list[TableInfo]  # public matches, newest first


class Profiles:
    """Looks players up."""

    def __init__(self, store: Store, people: People, history: History) -> None:
        self.store = store
        self.people = people
        self.history = history
        self._bots = asyncio.Lock()  # a bot has played half of all matches: one such question at a time

    async def of(self, identity: str) -> Profile:
        """A player by id: a person's, or bot-<level>."""
        level = identity.removeprefix(BOT)
        bot = identity.startswith(BOT) and level in LEVELS
        person = None if bot else await self.people.find(identity)
        if person is None and not bot:
            raise Refused("not-found", 404)
        chairs = schema.chair.c
        seated = (chairs.kind == "bot") & (chairs.level == level) if bot else chairs.person == identity
        name = identity if person is None else person.name
        async with self._bots if bot else nullcontext():
            games = await self._games(identity, seated)
            return Profile(identity, name, bot, games, await self.history.of_player(seated, RECENT))

    async def _games(self, identity: str, seated: ColumnElement[bool]) -> list[Standing]:
        columns = schema.match.c
        counts = await self.store.rows(
            select(columns.game, func.count(columns.id.distinct()).label("played"))
            .join_from(schema.match, schema.chair, schema.chair.c.match == columns.id)
            .where(seated, columns.status == "over", columns.head.is_not(None))
            .group_by(columns.game)
            .order_by(columns.game)
        )
        rows = await self.store.rows(select(schema.rating).where(schema.rating.c.who == identity))
        rated = {row.game: row for row in rows}
        return [
            Standing(row.game, row.played, known.matches, known.wins, strength(known))
            if (known := rated.get(row.game)) is not None
            else Standing(row.game, row.played, 0, 0, None)
            for row in counts
        ]
