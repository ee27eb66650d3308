"""For authors: a game in a folder that the host named is read again when it is saved, and its matches go on.

A match whose log still replays goes on under the new rules, and everybody at its table is told to look again. One
that no longer fits goes on under the rules it began with, which are still in memory, until the server stops. What is
wrong with what was saved is told at the tables of that game.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import structlog

from ludoteca.engine import catalogue
from ludoteca.engine.values import UnknownGame
from ludoteca.server.bots.pool import Pool
from ludoteca.server.tables.frames import ByeFrame
from ludoteca.server.tables.hall import Hall
from ludoteca.server.tables.inspection import broken_promise
from ludoteca.server.tables.keeper import stop
from ludoteca.server.tables.records import Trouble
from ludoteca.server.tables.seatview import encode
from ludoteca.server.tables.table import Table

log = structlog.get_logger()

EVERY = 0.4  # seconds between two looks
PASSED_BY = {"__pycache__", ".git", ".pytest_cache"}


class Workshop:
    """Looks at the folders of games."""

    def __init__(self, hall: Hall, pool: Pool) -> None:
        self.hall = hall
        self.pool = pool
        self._round: asyncio.Task[None] | None = None
        self._inspections: dict[str, asyncio.Task[None]] = {}

    async def open(self) -> None:
        """Begin to look, if there is anything to look at."""
        if catalogue.shelf().folders:
            self._round = asyncio.create_task(self._look(), name="workshop")

    async def close(self) -> None:
        """Look no more."""
        for task in [self._round, *self._inspections.values()]:
            if task is not None:
                await stop(task)

    async def _look(self) -> None:
        folders = catalogue.shelf().folders
        seen = {name: saved(folder) for name, folder in folders.items()}
        while True:
            await asyncio.sleep(EVERY)
            for name, folder in folders.items():
                now = await asyncio.to_thread(saved, folder)
                if now != seen[name]:
                    seen[name] = now
                    try:
                        await self.renew(name)
                    except Exception:
                        log.exception("the workshop stumbled", game=name)

    async def renew(self, name: str) -> None:
        """Read a game again; what cannot be loaded is told, and the last good one stays."""
        if name in self._inspections:
            await stop(self._inspections.pop(name))
        try:
            catalogue.reload(name)
        except UnknownGame as problem:
            log.error("the changed game cannot be loaded, so the last good one stays", game=name, problem=str(problem))
            self._tell(name, Trouble("load", _short(problem, catalogue.shelf().folders[name])))
            return
        self._tell(name, None)
        await self.pool.renew()
        for table in self._tables(name):
            async with table.lock:
                if await self._fits(table):
                    await self._open_again(table)
        log.info("a game was read again", game=name)
        self._inspections[name] = asyncio.create_task(self._inspect(name), name=f"kit for {name}")

    async def _inspect(self, name: str) -> None:
        folder = catalogue.shelf().folders[name]
        broken = await broken_promise(folder)
        if broken:
            log.warning("the changed game breaks a promise of the contract", game=name, problem=broken)
            self._tell(name, Trouble("kit", _short(broken, folder)))

    def _tell(self, name: str, trouble: Trouble | None) -> None:
        """Tell everybody at the tables of a game, and whoever opens one later, what is wrong with it, or nothing."""
        self.hall.troubles.pop(name, None)
        if trouble is not None:
            self.hall.troubles[name] = trouble
        for table in self._tables(name):
            if table.trouble != trouble:
                table.trouble = trouble
                table.announce_table()

    def _tables(self, name: str) -> list[Table]:
        return [table for table in self.hall.tables.values() if table.record.game == name]

    async def _fits(self, table: Table) -> bool:
        """Does its log replay under the new rules?"""
        record = table.record
        try:
            await self.hall.replayed(record)
        except Exception as problem:  # an author's rules may fail in any way
            told = "a match does not fit the changed rules, so it goes on under the old ones"
            said = f"{type(problem).__name__}: {problem}"
            log.warning(told, game=record.game, match=record.id, problem=said)
            table.trouble = Trouble("fit", said)
            table.announce_table()
            return False
        return True

    async def _open_again(self, table: Table) -> None:
        """Take the table from the database again, and ask whoever sits there to look again."""
        if table.driver is not None:
            await stop(table.driver)
        del self.hall.tables[table.record.id]
        bye = encode(ByeFrame("reload"))
        for connection in list(table.connections):
            connection.push(bye)
            connection.close("restart")
        self.hall.attend(await self.hall.get(table.record.id))


def saved(folder: Path) -> dict[str, int]:
    """When each file of a folder was saved last."""
    return {
        str(path): path.stat().st_mtime_ns
        for path in folder.rglob("*")
        if path.is_file() and not PASSED_BY.intersection(path.parts)
    }


def _short(problem: object, folder: Path) -> str:
    """What is wrong, with paths as the author knows them, and as nobody else needs to know them."""
    return str(problem).replace(f"{folder.resolve().parent}/", "")
