"""The composition root: builds everything one node consists of, and opens and closes it in order."""

from __future__ import annotations

from typing import Any

from ludoteca.server.archive.history import History
from ludoteca.server.archive.profiles import Profiles
from ludoteca.server.archive.replays import Replays
from ludoteca.server.bots.pool import Pool
from ludoteca.server.championships.brackets import Brackets
from ludoteca.server.championships.registration import Championships
from ludoteca.server.people.people import People
from ludoteca.server.settings import Settings
from ludoteca.server.storage.bus import Bus, PostgresBus
from ludoteca.server.storage.pulse import Pulse
from ludoteca.server.storage.store import Store
from ludoteca.server.tables.frames import ByeFrame
from ludoteca.server.tables.hall import Hall
from ludoteca.server.tables.hints import Hints
from ludoteca.server.tables.keeper import Keeper
from ludoteca.server.tables.lobby import Lobby
from ludoteca.server.tables.quotas import Quotas
from ludoteca.server.tables.running import Playing
from ludoteca.server.tables.seating import Seating
from ludoteca.server.tables.seatview import encode
from ludoteca.server.tables.talk import Talking
from ludoteca.server.tables.workshop import Workshop


class House:
    """One node."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.url)
        self.pulse = Pulse(self.store)
        self.bus = PostgresBus(settings.url, settings.node) if settings.shared else Bus()
        self.people = People(self.store, settings.secret)
        self.hall = Hall(self.store, self.bus)
        self.quotas = Quotas(self.hall, settings)
        self.pool = Pool(settings.bot_workers)
        self.seating = Seating(self.hall, settings.node)
        self.playing = Playing(self.hall)
        self.keeper = Keeper(self.hall, self.seating, self.playing, self.pool, settings)
        self.talking = Talking(self.hall, self.people)
        self.history = History(self.hall)
        self.replays = Replays(self.history)
        self.profiles = Profiles(self.store, self.people, self.history)
        self.lobby = Lobby(self.hall)
        self.hints = Hints(self.hall, self.pool, settings)
        self.championships = Championships(self.store, self.bus, self.people)
        self.brackets = Brackets(self.championships, self.hall, self.seating)
        self.workshop = Workshop(self.hall, self.pool)
        self.sockets = 0

    async def open(self) -> None:
        """Ready to serve."""
        await self.store.open()
        await self.bus.open(self._hear)
        await self.keeper.open()
        await self.brackets.open()
        await self.workshop.open()

    async def _hear(self, news: dict[str, Any]) -> None:
        if "person" in news:
            self.people.forget(news["person"])
        elif "chat" in news:
            await self.talking.hear(news)
        elif "championship" in news:
            await self.championships.tell(news["championship"])
        else:
            await self.hall.hear(news)

    def farewell(self) -> None:
        """Tell everybody that this node stops; they come back to another, or after the restart."""
        bye = encode(ByeFrame("restart"))
        tables = [table.connections for table in self.hall.tables.values()]
        for connections in [*tables, *self.championships.connections.values()]:
            for connection in connections:
                connection.push(bye)
                connection.close("restart")

    async def close(self) -> None:
        """Stop what runs by itself, finish the writes, and go."""
        await self.workshop.close()
        await self.brackets.close()
        await self.keeper.close()
        await self.pool.close()
        await self.bus.close()
        await self.store.close()
