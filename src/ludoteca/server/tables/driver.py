"""What happens at one table by itself: bots move, clocks run out, a start does not wait for seeds for ever."""

from __future__ import annotations

import asyncio
import secrets
import time
from contextlib import suppress
from math import inf

from ludoteca.engine.log import Play
from ludoteca.engine.values import IllegalAction
from ludoteca.server.bots.pool import BotFailed, Pool, Thought, about
from ludoteca.server.bots.worker import Question
from ludoteca.server.refusals import Refused
from ludoteca.server.settings import Settings
from ludoteca.server.tables.authority import Authority
from ludoteca.server.tables.clocks import Days, Live, NoClock
from ludoteca.server.tables.plans import Plans
from ludoteca.server.tables.poker_face import PokerFace
from ludoteca.server.tables.referee import Referee
from ludoteca.server.tables.seating import Seating
from ludoteca.server.tables.table import Table

AT_ONCE = 0.0


def _sooner(one: float | None, other: float | None) -> float | None:
    return min((wait for wait in (one, other) if wait is not None), default=None)


class Watch:
    """The time, as drivers see it."""

    def now(self) -> float:
        """Seconds, from any moment on; as `Table.moved` and `Thought.began` count them."""
        return time.monotonic()

    async def wait_until(self, moment: float) -> None:
        """Come back then."""
        await asyncio.sleep(max(0.0, moment - time.monotonic()))


def moves_by_itself(table: Table) -> bool:
    """Does something happen at this table without its people: a start, a bot, a clock?

    Where no clock runs and all people have left, the bots wait for one of them to come back.
    """
    if table.record.status != "running":
        return table.record.status == "seeding"
    if not isinstance(table.record.pace, NoClock) or table.record.championship is not None:
        return True
    return any(chair.automatic for chair in table.chairs) and not _deserted(table)


def _deserted(table: Table) -> bool:
    """Are the people gone who may come back, and nobody else is left? Who resigned is not waited for."""
    if table.people() or table.referee is None:
        return False
    resigned = table.resigned()
    return any(chair.kind == "person" and chair.seat not in resigned for chair in table.chairs)


class Driver:
    """Does the next thing at one table."""

    def __init__(
        self, table: Table, seating: Seating, authority: Authority, pool: Pool, settings: Settings, watch: Watch
    ) -> None:
        self.table = table
        self.seating = seating
        self.authority = authority
        self.pool = pool
        self.settings = settings
        self.watch = watch
        self.began = watch.now()
        self.face = PokerFace(settings)
        self.memos: dict[int, str] = {}  # what the bot of each seat noted; another process may think on
        self.plans = Plans(authority)
        self.moments: dict[tuple[int, int], float] = {}  # (seat, since) -> when its plans are looked at
        self.declined: dict[int, int] = {}  # seat -> the entry after which its bot left an invitation alone

    async def step(self) -> float | None:
        """Do one thing; returns how long to wait for news before the next, None for ever."""
        table = self.table
        if table.record.status == "seeding":
            return await self._seeding()
        referee = table.referee
        if referee is None:
            return None
        seat = self._next_bot(referee)
        if seat is None:
            return _sooner(await self._planned(referee), await self._clock(referee))
        open_for = self._consent_wait()
        if open_for > 0:
            return min(open_for, await self._clock(referee) or open_for)
        await self._bot(referee, seat)
        return AT_ONCE

    def _consent_wait(self) -> float:
        """Seconds that bots still wait for people to answer a proposal: it dies with their next move."""
        newest = max((proposal.at for proposal in self.table.proposals.values()), default=0.0)
        return newest + self.settings.consent_wait - self.authority.hall.store.now()

    async def _seeding(self) -> float:
        """Begin when all seeds are there, or after a while; a bot stands in for who does not come to a championship."""
        table = self.table
        left = self._patience()
        if left > 0 and not all(chair.seeded for chair in table.chairs):
            return left
        async with table.lock:
            if table.record.status == "seeding":
                missing = [chair.seat for chair in table.chairs if not chair.seeded] if self._live_cup() else []
                await self.seating.begin(table)
                for seat in missing:
                    await self.authority.stand_in(table, seat)
        return AT_ONCE

    def _patience(self) -> float:
        """Seconds that a start still waits for seeds."""
        if self._live_cup():
            return self.table.record.created + self.settings.no_show - self.authority.hall.store.now()
        return self.began + self.settings.seed_wait - self.watch.now()

    def _live_cup(self) -> bool:
        return self.table.record.championship is not None and isinstance(self.table.record.pace, Live)

    # ---- answers that were made up beforehand

    async def _planned(self, referee: Referee) -> float | None:
        """Play them, or say how long to wait; None if there can be none.

        The moment is drawn for everybody who is waited for, whether they planned anything or not: nobody learns from
        it that they did.
        """
        if not isinstance(self.table.record.pace, Days):
            return None
        waited = {
            (seat, referee.since[seat]) for seat in referee.match.waiting if not self.table.chairs[seat].automatic
        }
        self.moments = {who: when for who, when in self.moments.items() if who in waited}
        for who in waited - self.moments.keys():
            self.moments[who] = self.watch.now() + self.settings.plan_wait * (0.2 + 0.8 * secrets.randbelow(1000) / 999)
        for who in [who for who, when in self.moments.items() if when <= self.watch.now()]:
            self.moments[who] = inf  # once a turn: later ones are not made while it is theirs
            if await self.plans.play(self.table, *who):
                return AT_ONCE
        left = min(self.moments.values(), default=inf)
        return None if left == inf else max(0.0, left - self.watch.now())

    # ---- clocks

    async def _clock(self, referee: Referee) -> float | None:
        flag = None if referee.clock is None else referee.clock.first_flag()
        if flag is None:
            return None
        when, seat = flag
        left = when - self.authority.hall.store.now()
        if left > 0:
            return left
        if self.table.chairs[seat].automatic:
            return 1.0
        await self.authority.time_out(self.table, seat)
        return AT_ONCE

    # ---- bots

    def _next_bot(self, referee: Referee) -> int | None:
        """Whose bot is next: each invited one once, in order from the mover; then one that is waited for."""
        match, chairs = referee.match, self.table.chairs
        last = match.last
        mover = last.s if isinstance(last, Play) else 0
        seats = match.head.seats
        for step in range(1, seats + 1):
            seat = (mover + step) % seats
            if seat in match.invited and chairs[seat].automatic and self.declined.get(seat) != last.n:
                return seat
        return next((seat for seat in match.waiting if chairs[seat].automatic), None)

    async def _bot(self, referee: Referee, seat: int) -> None:
        """Let a bot think about its seat's guess, and play what it says."""
        async with self.table.lock:
            if self._next_bot(referee) != seat:
                return  # somebody moved, came back or gave up while the table was busy
            match = referee.match
            self.face.look(match, self.table.moved)
            decision, after = referee.decisions[seat].number, match.last.n
            invited_people = any(not self.table.chairs[other].automatic for other in match.invited if other != seat)
            merely_invited = seat not in match.waiting
            level = self.table.chairs[seat].level or self.table.record.level
            seconds = self.face.seconds(seat, level, self.watch.now(), match.state.occasion(seat))
            question = about(match, seat, level, seconds, self.memos.get(seat, ""))
            legal = list(referee.decisions[seat].legal)
        thought = await self._think(question, legal, merely_invited)
        action = thought.action
        self.memos[seat] = thought.memo
        self.face.answered(seat, thought.began)
        if action is None:
            self.declined[seat] = after
            return
        if action not in referee.decisions[seat].legal:
            return  # things changed while it thought: it is asked again
        if not match.is_hidden(seat, action):
            await self.watch.wait_until(self.face.moment(seat, self.watch.now(), people_asked=invited_people))
        if not self.table.chairs[seat].automatic or not moves_by_itself(self.table) or self._consent_wait() > 0:
            return
        with suppress(Refused, IllegalAction):  # as above
            key = f"bot-{secrets.token_hex(8)}"
            await self.authority.move(self.table, seat, action, decision, key, by_bot=True, word=thought.word)

    async def _think(self, question: Question, legal: list[int], merely_invited: bool) -> Thought:
        """What the bot does, or, if it fails, anything legal."""
        asked = self.watch.now()
        try:
            thought = await self.pool.think(question, self.table.record.host, self.table.place)
        except BotFailed:
            return Thought(None if merely_invited or not legal else secrets.choice(legal), asked)
        nothing = thought.action is None and merely_invited
        if nothing or thought.action in legal:
            return thought
        return Thought(secrets.choice(legal), thought.began, thought.memo)
