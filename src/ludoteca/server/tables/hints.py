"""Hints: what a bot would do in a person's place, from what that person's seat knows.

Only where no other person sits at the table, and not in a championship: it would not be fair. A match in
which somebody asked for a hint moves no ratings.
"""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.engine.state import NOT_ASKED
from ludoteca.engine.values import IllegalAction
from ludoteca.engine.why import Explanation
from ludoteca.server.bots.pool import BotFailed, Pool, about
from ludoteca.server.bots.worker import Question
from ludoteca.server.refusals import Refused
from ludoteca.server.settings import Settings
from ludoteca.server.storage.store import answer_again
from ludoteca.server.tables.hall import Hall
from ludoteca.server.tables.table import Table

LEVEL = "master"  # in the time of `hard`; it has compared what it says with what else could be done


class Hints:
    """Asks the bots for people."""

    def __init__(self, hall: Hall, pool: Pool, settings: Settings) -> None:
        self.hall = hall
        self.pool = pool
        self.seconds = settings.bot_seconds

    async def hint(self, table: Table, seat: int) -> tuple[int, int | None, Explanation]:
        """The number of the seat's decision, what a bot would do now (None leaves the question alone), and why."""
        decision, question = await self._question(table, seat)
        try:
            thought = await self.pool.think(question, table.chairs[seat].person or "", table.place)
            return decision, thought.action, thought.why or Explanation()
        except BotFailed:
            raise Refused("busy", 503) from None

    @answer_again
    async def _question(self, table: Table, seat: int) -> tuple[int, Question]:
        """The number of the decision, and what to think about; the first hint is noted with the match."""
        async with table.lock:
            referee = table.referee
            if referee is None or table.record.status != "running":
                raise Refused("not-running")
            others = {chair.person for chair in table.chairs} - {None, table.chairs[seat].person}
            if others or table.record.championship is not None:
                raise Refused("no-hints", 403)
            if table.record.day is not None:
                raise Refused("no-hints-today", 403)
            if seat not in (*referee.match.waiting, *referee.match.invited):
                raise IllegalAction(NOT_ASKED)
            if not table.record.hinted:
                await self.hall.save(table, hinted=True)
                table.announce_table()
            return referee.decisions[seat].number, replace(
                about(referee.match, seat, LEVEL, self.seconds), explain=True
            )
