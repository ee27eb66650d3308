"""The composition root: builds everything one node consists of, and opens and closes it in order."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from itertools import chain

from sqlalchemy import func, select

from ludoteca.server.archive.chronicle import Chronicle
from ludoteca.server.archive.history import History
from ludoteca.server.archive.portraits import Portraits
from ludoteca.server.archive.positions import Positions
from ludoteca.server.archive.profiles import Profiles
from ludoteca.server.archive.puzzles import Puzzles
from ludoteca.server.archive.replays import Replays
from ludoteca.server.archive.reviews import Reviews
from ludoteca.server.bots.pool import Pool
from ludoteca.server.championships.brackets import Brackets
from ludoteca.server.championships.registration import Championships
from ludoteca.server.daily.beacon import Beacon
from ludoteca.server.daily.calendar import Calendar
from ludoteca.server.daily.deals import Deals
from ludoteca.server.daily.rankings import Rankings
from ludoteca.server.notices.notices import Notices
from ludoteca.server.people.friends import Friends
from ludoteca.server.people.people import People
from ludoteca.server.settings import Settings
from ludoteca.server.storage import schema
from ludoteca.server.storage.bus import Bus, PostgresBus
from ludoteca.server.storage.news import AnyNews, CupChanged, PersonChanged, Said, SignedOut, TableChanged
from ludoteca.server.storage.pulse import Pulse
from ludoteca.server.storage.store import Store
from ludoteca.server.tables.agreements import Agreements
from ludoteca.server.tables.authority import Authority
from ludoteca.server.tables.connection import Connection
from ludoteca.server.tables.follower import Follower
from ludoteca.server.tables.frames import ByeFrame
from ludoteca.server.tables.hall import Hall
from ludoteca.server.tables.hints import Hints
from ludoteca.server.tables.keeper import Keeper
from ludoteca.server.tables.lobby import Lobby
from ludoteca.server.tables.plans import Plans
from ludoteca.server.tables.presence import Presence
from ludoteca.server.tables.quotas import Quotas
from ludoteca.server.tables.seating import Seating
from ludoteca.server.tables.seatview import encode
from ludoteca.server.tables.talk import Talking
from ludoteca.server.tables.workshop import Workshop

OBEY = 2.0  # seconds between two looks at the audit log


class House:
    """One node."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.url)
        self.pulse = Pulse(self.store)
        self.bus = PostgresBus(settings.url, settings.node) if settings.shared else Bus()
        self.people = People(self.store, settings.secret)
        self.presence = Presence(self.store, self.bus, settings.node, shared=settings.shared)
        self.hall = Hall(self.store, self.bus, self.presence)
        self.follower = Follower(self.hall, shared=settings.shared)
        self.quotas = Quotas(self.hall, settings)
        self.pool = Pool(settings.bot_workers)
        self.seating = Seating(self.hall, self.people, settings.node)
        self.authority = Authority(self.hall)
        self.plans = Plans(self.authority)
        self.agreements = Agreements(self.hall, self.authority)
        self.keeper = Keeper(self.hall, self.seating, self.authority, self.pool, settings)
        self.talking = Talking(self.hall, self.people, settings.talk)
        self.history = History(self.hall)
        self.replays = Replays(self.history)
        self.profiles = Profiles(self.store, self.people, self.history)
        self.portraits = Portraits(self.store, self.people)
        self.chronicle = Chronicle(self.history)
        self.friends = Friends(self.store, self.people, self.hall.connected)
        self.reviews = Reviews(self.history, settings)
        self.positions = Positions(self.history, self.seating, self.pool)
        self.puzzles = Puzzles(self.store, self.seating)
        self.beacon = Beacon(self.store, Calendar(settings))
        self.deals = Deals(self.hall, self.seating, self.beacon)
        self.rankings = Rankings(self.store, self.beacon)
        self.authority.at_end.append(self.deals.ended)
        self.lobby = Lobby(self.hall)
        self.hints = Hints(self.hall, self.pool, settings)
        self.championships = Championships(self.store, self.bus, self.people)
        self.brackets = Brackets(self.championships, self.hall, self.seating)
        self.notices = Notices(self.hall, self.people, settings)
        self.workshop = Workshop(self.hall, self.pool)
        self.sockets = 0  # open ones
        self.closed_sockets = 0

    async def open(self) -> None:
        """Ready to serve."""
        await self.store.open()
        await self.follower.open()
        await self.bus.open(self._hear, self._after_a_cut)
        await self.notices.open()
        await self.keeper.open()
        await self.brackets.open()
        await self.beacon.open()
        await self.chronicle.open()
        self._obeying = asyncio.create_task(self._obey(), name="house-obeys")
        await self.workshop.open()

    async def _hear(self, news: list[AnyNews]) -> None:
        """Each room hears what it cares about."""
        for one in news:
            match one:
                case PersonChanged():
                    self.people.forget(one.person)
                    self.notices.channels.forget(one.person)
                case SignedOut():
                    self.people.forget(one.person)
                    self._hang_up(one.person, one.credential, one.but)
                case Said():
                    await self.talking.hear(one)
                case CupChanged():
                    await self.championships.tell(one.championship)
                case _:
                    pass
        await self.follower.hear(news)

    async def _after_a_cut(self) -> None:
        """Nobody knows what we missed: a move, a name, a device that was signed out."""
        self.people.forget_all()
        await self.follower.after_a_cut()
        await self._look_at_sockets()

    async def _look_at_sockets(self) -> None:
        """Hang up on those whose device or token was ended, wherever that happened."""
        ended = await self.people.ended({one.credential for one in self._connections() if one.credential})
        for connection in self._connections():
            if connection.credential in ended:
                connection.close("signed-out")

    def _connections(self) -> Iterator[Connection]:
        """Everybody who has a socket here, at tables and at championships."""
        tables = [table.connections for table in self.hall.tables.values()]
        return chain.from_iterable([*tables, *self.championships.connections.values()])

    def sign_out(self, person: str, credential: str = "", but: str = "") -> None:
        """A device or token of somebody was ended, or all but one: their sockets close, on every node."""
        self._hang_up(person, credential, but)
        self.bus.publish(SignedOut(person, credential, but))

    def _hang_up(self, person: str, credential: str, but: str) -> None:
        for connection in self._connections():
            ended = connection.credential == credential if credential else connection.credential != but
            if connection.person == person and ended:
                connection.close("signed-out")

    async def _obey(self) -> None:
        """Act on what the host did (`ludoteca admin`), every few seconds."""
        row = await self.store.row(select(func.max(schema.audit.c.id)))
        last = int(row[0] or 0) if row is not None else 0
        while True:
            await asyncio.sleep(OBEY)
            with suppress(Exception):  # the database is away: it is read again
                news = select(schema.audit).where(schema.audit.c.id > last).order_by(schema.audit.c.id)
                for deed in await self.store.rows(news):
                    last = deed.id
                    await self._carry_out(deed.what, deed.about)

    async def _carry_out(self, what: str, about: str) -> None:
        if what == "close":
            await self.follower.hear([TableChanged(about)])
            return
        self.people.forget(about)
        if what in {"ban", "delete"}:
            self._hang_up(about, "", but="-")
        for table in list(self.hall.tables.values()):
            if table.seats_of(about) or table.record.host == about:
                await self.follower.hear([TableChanged(table.record.id)])

    def farewell(self) -> None:
        """Tell everybody that this node stops; they come back to another, or after the restart."""
        bye = encode(ByeFrame("restart"))
        for connection in self._connections():
            connection.push(bye)
            connection.close("restart")

    async def close(self) -> None:
        """Stop what runs by itself, finish the writes, and go."""
        await self.workshop.close()
        self._obeying.cancel()
        await self.beacon.close()
        await self.chronicle.close()
        await self.brackets.close()
        await self.keeper.close()
        await self.notices.close()
        await self.reviews.close()
        await self.pool.close()
        await self.bus.close()
        await self.follower.close()
        await self.store.close()
