"""Everything about telling people who are elsewhere, put together for one node."""

from __future__ import annotations

import asyncio

from ludoteca.server.notices.channels import Channels
from ludoteca.server.notices.outbox import Outbox
from ludoteca.server.notices.push import Signer
from ludoteca.server.notices.sender import Sender
from ludoteca.server.notices.watcher import Watcher
from ludoteca.server.people.people import People
from ludoteca.server.settings import Settings
from ludoteca.server.tables.hall import Hall


class Notices:
    """Watches, notes and sends."""

    def __init__(self, hall: Hall, people: People, settings: Settings) -> None:
        self.outbox = Outbox(hall.store)
        self.signer = Signer(hall.store)
        self.channels = Channels(hall.store, self.outbox, settings)
        self.watcher = Watcher(hall, self.channels, self.outbox, settings)
        self.sender = Sender(hall, people, self.channels, self.outbox, self.signer, settings)
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Begin."""
        await self.signer.open()
        self._tasks = [
            asyncio.create_task(self.watcher.watch(), name="notices-watch"),
            asyncio.create_task(self.sender.run(self.watcher.something), name="notices-send"),
        ]

    async def close(self) -> None:
        """Stop; what waits is in the database."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.sender.close()
