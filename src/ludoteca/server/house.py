"""Everything one server process consists of, opened and closed in order."""

from __future__ import annotations

from typing import Any

from ludoteca.server.botwork import Pool
from ludoteca.server.brackets import Brackets
from ludoteca.server.bus import Bus, PostgresBus
from ludoteca.server.championships import Championships
from ludoteca.server.hall import Hall
from ludoteca.server.hints import Hints
from ludoteca.server.history import History
from ludoteca.server.keeper import Keeper
from ludoteca.server.lobby import Lobby
from ludoteca.server.messages import ByeFrame
from ludoteca.server.people import People
from ludoteca.server.profiles import Profiles
from ludoteca.server.replays import Replays
from ludoteca.server.seatview import encode
from ludoteca.server.settings import Settings
from ludoteca.server.store import Store
from ludoteca.server.talk import Talking


class House:
    """One node."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.url)
        self.bus = PostgresBus(settings.url, settings.node) if settings.shared else Bus()
        self.people = People(self.store, settings.secret)
        self.hall = Hall(self.store, self.bus)
        self.pool = Pool(settings.bot_workers)
        self.keeper = Keeper(self.hall, self.pool, settings)
        self.tables = self.keeper.tables
        self.playing = self.keeper.playing
        self.talking = Talking(self.hall, self.people)
        self.history = History(self.hall)
        self.replays = Replays(self.history)
        self.profiles = Profiles(self.store, self.people, self.history)
        self.lobby = Lobby(self.hall)
        self.hints = Hints(self.hall, self.pool, settings)
        self.championships = Championships(self.store, self.bus, self.people)
        self.brackets = Brackets(self.championships, self.hall, self.tables)
        self.playing.ended = self.brackets.ended
        self.keeper.chores.append(self.brackets.look_around)
        self.sockets = 0

    async def open(self) -> None:
        """Ready to serve."""
        await self.store.open()
        await self.bus.open(self._hear)
        await self.keeper.open()

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
        await self.keeper.close()
        await self.brackets.close()
        await self.pool.close()
        await self.bus.close()
        await self.store.close()
