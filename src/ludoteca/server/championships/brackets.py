"""The bracket advances by itself: a match that ended sends its winner on, and ties that are ready get their tables.

`advance` may run at any moment on any node and does only what is missing, so nothing is lost when a node dies: the
look around of every node takes up what another left.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Any, NamedTuple

import msgspec
import structlog
from sqlalchemy import Executable, insert, select

from ludoteca.engine.championship import Championship, Pairing, form, winning_side
from ludoteca.engine.dice import FastDice
from ludoteca.engine.values import LudotecaError, Result
from ludoteca.server.championships.cups import Cup, Entrant
from ludoteca.server.championships.registration import Championships
from ludoteca.server.people.people import Person
from ludoteca.server.storage import schema
from ludoteca.server.storage.database import Doubtful, Unwritable
from ludoteca.server.storage.store import answer_again
from ludoteca.server.tables.hall import Hall, rows
from ludoteca.server.tables.records import Chair, Record
from ludoteca.server.tables.seating import Seating, bot_chair, known

log = structlog.get_logger()

ROUND = 5.0  # seconds between two looks around
NO_RESULT = Result((1, 1), (0.0, 0.0), "abandoned")
LEASE = 15.0  # seconds that the node which opened a table has to drive it


class NewTable(NamedTuple):
    """A table to be opened for a tie."""

    record: Record
    chairs: list[Chair]
    pairing: Pairing


class Brackets:
    """Starts championships and sees them through."""

    def __init__(self, championships: Championships, hall: Hall, seating: Seating) -> None:
        self.championships = championships
        self.hall = hall
        self.seating = seating
        self._task: asyncio.Task[None] | None = None

    @answer_again
    async def start(self, name: str, who: Person) -> Cup:
        """Draw the bracket by lot, and open the first tables."""
        cup = await self.championships.startable(name, who)
        dice = FastDice(secrets.randbits(96))
        bracket = Championship.drawn([str(entrant.number) for entrant in cup.entrants], dice)
        await self._write(cup, bracket, status="running", started=time.time())
        return cup

    # ---- by itself

    async def open(self) -> None:
        """Follow the matches of this node, and look around from time to time."""
        self._task = asyncio.create_task(self._follow(), name="brackets")

    async def close(self) -> None:
        """Stop following; what was not finished another look around takes up."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _follow(self) -> None:
        """Go on with each championship of which a match ended; every few seconds with all that run."""
        look = 0.0
        while True:
            try:
                async with asyncio.timeout(max(0.0, look - time.monotonic())):
                    name = await self.hall.ended.get()
            except TimeoutError:
                await self._look_around()
                look = time.monotonic() + ROUND
            else:
                await self._go_on(name)

    async def _look_around(self) -> None:
        """Take up what was left undone, here or by a node that died."""
        columns = schema.championship.c
        try:
            for row in await self.hall.store.rows(select(columns.id).where(columns.status == "running")):
                await self._go_on(row.id)
        except (Unwritable, Doubtful) as problem:
            log.warning("the championships wait for the database", problem=str(problem))
        except Exception:
            log.exception("the look around of the championships stumbled")

    async def _go_on(self, name: str) -> None:
        try:
            await self.advance(name)
        except LudotecaError as problem:
            log.info("a championship could not go on now", championship=name, problem=str(problem))
        except Exception:
            log.exception("a championship stumbled", championship=name)  # and the others go on

    @answer_again
    async def advance(self, name: str) -> None:
        """Do what is missing: note results, open tables, end it."""
        cup = await self.championships.get(name)
        bracket = cup.ties()
        if bracket is None or cup.status != "running":
            return
        results = await self._results(cup)
        dice = FastDice(secrets.randbits(96))
        noted = 0
        while new := [pairing for pairing in bracket.ready() if (pairing.tie, pairing.attempt) in results]:
            for pairing in new:
                result = results[pairing.tie, pairing.attempt]
                bracket.report(pairing.tie, winning_side(result, self._sides(cup)), dice)
                noted += 1
        if bracket.champion is not None:
            await self.championships.save(cup, bracket=bracket.to_json(), status="over", ended=time.time())
        elif noted or any((pairing.tie, pairing.attempt) not in cup.matches for pairing in bracket.ready()):
            await self._write(cup, bracket)

    async def _results(self, cup: Cup) -> dict[tuple[int, int], Result]:
        """How the matches of a championship ended that are over; one that the host closed is a draw."""
        columns = schema.match.c
        found = await self.hall.store.rows(
            select(columns.id, columns.result).where(columns.championship == cup.id, columns.status == "over")
        )
        ended = {row.id: _result(row.result) for row in found}
        return {place: ended[match] for place, match in cup.matches.items() if match in ended}

    async def _write(self, cup: Cup, bracket: Championship, **changes: object) -> None:
        """Write the bracket with the tables of all ties that are ready and have none, then open these."""
        new = [
            self._table(cup, pairing, await self._names(cup, pairing))
            for pairing in bracket.ready()
            if (pairing.tie, pairing.attempt) not in cup.matches
        ]
        statements: list[Executable] = []
        for record, chairs, pairing in new:
            tie = {"championship": cup.id, "tie": pairing.tie, "attempt": pairing.attempt, "match": record.id}
            statements += [*rows(record, chairs), insert(schema.tie).values(tie)]
        await self.championships.save(cup, *statements, bracket=bracket.to_json(), **changes)
        for record, chairs, pairing in new:
            cup.matches[pairing.tie, pairing.attempt] = record.id
            self.hall.attend(self.hall.place(record, chairs))

    # ---- tables

    def _sides(self, cup: Cup) -> tuple[tuple[int, ...], ...]:
        game = known(cup.game)
        seats = form(game, cup.options)
        return game.sides(seats, game.check(seats, cup.options))

    async def _names(self, cup: Cup, pairing: Pairing) -> list[str]:
        people = self.championships.people
        found = [await people.find(cup.entrants[number].person or "") for number in pairing.sides]
        return ["" if person is None else person.name for person in found]

    def _table(self, cup: Cup, pairing: Pairing, names: list[str]) -> NewTable:
        """A table that waits for its people's seeds; each entrant has the chairs of one side."""
        game = known(cup.game)
        sides = self._sides(cup)
        record = self.seating.record(
            game=game.name, version=game.version, seats=sum(map(len, sides)), options=cup.options, host=cup.host,
            public=cup.public, pace=cup.pace, undo="consent", level=cup.level, status="seeding", championship=cup.id,
            keeper=self.seating.node, kept_until=self.hall.store.now() + LEASE,
        )  # fmt: skip
        chairs = [
            _chair(seat, cup.entrants[number], name)
            for side, number, name in zip(sides, pairing.sides, names, strict=True)
            for seat in side
        ]
        return NewTable(record, sorted(chairs, key=lambda chair: chair.seat), pairing)


def _result(stored: Any) -> Result:
    """The result of a match that is over; a table that was closed before its first move has none."""
    return NO_RESULT if stored is None else msgspec.convert(stored, Result)


def _chair(seat: int, entrant: Entrant, name: str) -> Chair:
    if entrant.person is None:
        return bot_chair(seat, entrant.level or "normal")
    return Chair(seat, "person", entrant.person, None, name)
