"""A player's page, game by game: ratings and how they went, results by seat and trait, rivals, streaks and badges.

It is the player's own until they show it; and it is made of rows that were written when each match ended.
"""

from __future__ import annotations

import msgspec
from sqlalchemy import case, func, or_, select

from ludoteca.server.people.forms import BOT
from ludoteca.server.people.people import People, Person
from ludoteca.server.people.ratings import strength
from ludoteca.server.refusals import Refused
from ludoteca.server.storage import schema
from ludoteca.server.storage.store import Store
from ludoteca.server.tables.seating import known

POINTS = 200  # of a course
MATCHES = 1_000  # that streaks look back
LINES = 12  # of a list

PLAYED, TRAIT = schema.played, schema.trait
WON = func.sum(case((PLAYED.c.outcome == "won", 1), else_=0)).label("won")


class Point(msgspec.Struct, frozen=True):
    """A rating after a match."""

    at: float
    rating: int
    match: str  # whose link is its players' own, unless it is public: then others see ""


class Form(msgspec.Struct, frozen=True):
    """A rating that is kept apart: a way to play, and against whom (people, bot-<level>)."""

    variant: str
    against: str
    rating: int
    matches: int
    wins: int


class Tally(msgspec.Struct, frozen=True):
    """Results with something: a seat, a colour, a team, an objective, an opening. `times` counts it in all matches."""

    kind: str
    word: str
    played: int
    won: int
    times: int


class Rival(msgspec.Struct, frozen=True):
    """Head to head."""

    who: str
    name: str
    bot: bool
    played: int
    won: int
    lost: int


class Badge(msgspec.Struct, frozen=True):
    """A deed: how often, when first, and in which match; 0 times is one that is still to be done."""

    name: str
    times: int
    at: float
    match: str


class Streak(msgspec.Struct, frozen=True):
    """Matches won in a row: now, and at best."""

    now: int
    longest: int


class Portrait(msgspec.Struct, frozen=True, kw_only=True):
    """One game of a player. If it is not `shown` to who asks, everything else is empty."""

    who: str
    game: str
    mine: bool
    shown: bool
    course: list[Point] = []
    forms: list[Form] = []
    results: list[Tally] = []  # by seat and by trait
    favourites: list[Tally] = []
    feared: list[Tally] = []  # what others had when they won against this player
    rivals: list[Rival] = []
    badges: list[Badge] = []
    streak: Streak = Streak(0, 0)


class Portraits:
    """Puts a page together."""

    def __init__(self, store: Store, people: People) -> None:
        self.store = store
        self.people = people

    async def of(self, identity: str, name: str, who: Person | None) -> Portrait:
        """A player's page of one game, for whoever asks."""
        game = known(name, 404)
        person = await self.people.find(identity)
        if person is None:
            raise Refused("not-found", 404)
        mine = who is not None and who.id == identity
        shown = mine or (await self.people.shows(identity) and not await self._apart(identity, who))
        if not shown:
            return Portrait(who=identity, game=name, mine=mine, shown=False)
        streak, course, forms = await self._ratings(identity, name, mine=mine)
        badges = await self._badges(
            identity, name, tuple(game.deeds.badges) if game.deeds is not None else (), mine=mine
        )
        tallies = await self._traits(identity, name)
        return Portrait(
            who=identity, game=name, mine=mine, shown=await self.people.shows(identity) if mine else True,
            course=course, forms=forms, results=[*await self._seats(identity, name), *tallies],
            favourites=sorted(tallies, key=lambda one: -one.times)[:LINES], feared=await self._feared(identity, name),
            rivals=await self._rivals(identity, name, who), badges=badges, streak=streak,
        )  # fmt: skip

    async def _apart(self, identity: str, who: Person | None) -> bool:
        if who is None:
            return False
        return who.id in await self.people.blocked(identity) or identity in await self.people.blocked(who.id)

    async def _ratings(self, identity: str, name: str, *, mine: bool) -> tuple[Streak, list[Point], list[Form]]:
        columns = schema.course.c
        rows = await self.store.rows(
            select(schema.course, schema.match.c.public)
            .join_from(schema.course, schema.match, schema.match.c.id == columns.match)
            .where(columns.who == identity, columns.game == name, columns.against == "")
            .order_by(columns.at.desc())
            .limit(POINTS)
        )
        course = [Point(row.at, strength(row), row.match if mine or row.public else "") for row in reversed(rows)]
        apart = await self.store.rows(
            select(schema.form)
            .where(schema.form.c.who == identity, schema.form.c.game == name)
            .order_by(schema.form.c.variant, schema.form.c.against)
        )
        forms = [Form(row.variant, row.against, strength(row), row.matches, row.wins) for row in apart]
        outcomes = await self.store.rows(
            select(PLAYED.c.outcome)
            .where(PLAYED.c.who == identity, PLAYED.c.game == name)
            .order_by(PLAYED.c.at.desc())
            .limit(MATCHES)
        )
        return _streak([row.outcome == "won" for row in reversed(outcomes)]), course, forms

    async def _seats(self, identity: str, name: str) -> list[Tally]:
        rows = await self.store.rows(
            select(PLAYED.c.seat, func.count().label("played"), WON)
            .where(PLAYED.c.who == identity, PLAYED.c.game == name)
            .group_by(PLAYED.c.seat)
            .order_by(PLAYED.c.seat)
        )
        return [Tally("seat", str(row.seat + 1), row.played, int(row.won), row.played) for row in rows]

    async def _traits(self, identity: str, name: str) -> list[Tally]:
        rows = await self.store.rows(
            select(
                TRAIT.c.kind, TRAIT.c.word, func.count().label("played"), WON, func.sum(TRAIT.c.count).label("times")
            )
            .join_from(TRAIT, PLAYED, (PLAYED.c.match == TRAIT.c.match) & (PLAYED.c.seat == TRAIT.c.seat))
            .where(PLAYED.c.who == identity, PLAYED.c.game == name)
            .group_by(TRAIT.c.kind, TRAIT.c.word)
            .order_by(TRAIT.c.kind, func.count().desc(), TRAIT.c.word)
        )
        return [Tally(row.kind, row.word, row.played, int(row.won), int(row.times)) for row in rows]

    async def _feared(self, identity: str, name: str) -> list[Tally]:
        """What those had who won, when this player lost."""
        mine = PLAYED.alias("mine")
        rows = await self.store.rows(
            select(TRAIT.c.kind, TRAIT.c.word, func.count().label("played"), func.sum(TRAIT.c.count).label("times"))
            .join_from(mine, PLAYED, (PLAYED.c.match == mine.c.match) & (PLAYED.c.side != mine.c.side))
            .join(TRAIT, (TRAIT.c.match == PLAYED.c.match) & (TRAIT.c.seat == PLAYED.c.seat))
            .where(mine.c.who == identity, mine.c.game == name, mine.c.outcome == "lost", PLAYED.c.outcome == "won")
            .group_by(TRAIT.c.kind, TRAIT.c.word)
            .order_by(func.count().desc(), TRAIT.c.word)
            .limit(LINES)
        )
        return [Tally(row.kind, row.word, row.played, row.played, int(row.times)) for row in rows]

    async def _rivals(self, identity: str, name: str, who: Person | None) -> list[Rival]:
        """Head to head: all of them for the player alone; of others each sees only themselves, and the bots."""
        mine, names = PLAYED.alias("mine"), schema.person.c
        lost = func.count(case((mine.c.outcome == "lost", mine.c.match)).distinct()).label("lost")
        won = func.count(case((mine.c.outcome == "won", mine.c.match)).distinct()).label("won")
        query = (
            select(PLAYED.c.who, names.name, func.count(PLAYED.c.match.distinct()).label("played"), won, lost)
            .join_from(mine, PLAYED, (PLAYED.c.match == mine.c.match) & (PLAYED.c.side != mine.c.side))
            .join(schema.person, names.id == PLAYED.c.who, isouter=True)
            .where(
                mine.c.who == identity, mine.c.game == name, or_(names.id.is_not(None), PLAYED.c.who.startswith(BOT))
            )
            .group_by(PLAYED.c.who, names.name)
            .order_by(func.count().desc(), PLAYED.c.who)
            .limit(LINES)
        )
        if who is None or who.id != identity:
            query = query.where(or_(PLAYED.c.who.startswith(BOT), PLAYED.c.who == ("" if who is None else who.id)))
        return [
            Rival(row.who, row.name or row.who, row.name is None, row.played, row.won, row.lost)
            for row in await self.store.rows(query)
        ]

    async def _badges(self, identity: str, name: str, all_of_them: tuple[str, ...], *, mine: bool) -> list[Badge]:
        columns = schema.badge.c
        rows = await self.store.rows(
            select(schema.badge, schema.match.c.public)
            .join_from(schema.badge, schema.match, schema.match.c.id == columns.match)
            .where(columns.person == identity, columns.game == name)
        )
        done = {row.name: Badge(row.name, row.times, row.at, row.match if mine or row.public else "") for row in rows}
        return [done.get(one) or Badge(one, 0, 0.0, "") for one in all_of_them]


def _streak(won: list[bool]) -> Streak:
    now = longest = 0
    for one in won:
        now = now + 1 if one else 0
        longest = max(longest, now)
    return Streak(now, longest)
