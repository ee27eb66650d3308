"""Puzzles for people: a position near one's strength, an answer that counts once, and ratings on both sides."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

import msgspec
from openskill.models import PlackettLuce
from sqlalchemy import insert, select, update

from ludoteca.engine.catalogue import game as find_game
from ludoteca.engine.catalogue import games
from ludoteca.engine.contract import Game
from ludoteca.engine.dice import FastDice
from ludoteca.engine.state import NO_SUCH_ACTION
from ludoteca.engine.values import IllegalAction
from ludoteca.engine.why import Explanation, explained
from ludoteca.review.puzzles import Puzzle, puzzles_of
from ludoteca.review.report import Alternative
from ludoteca.server.archive.positions import PositionNow, stood
from ludoteca.server.people.people import Person
from ludoteca.server.people.ratings import strength
from ludoteca.server.refusals import Refused
from ludoteca.server.storage import schema
from ludoteca.server.storage.database import Line
from ludoteca.server.storage.store import Conflict, Store
from ludoteca.server.tables.onward import Origin
from ludoteca.server.tables.seating import Order, Seating
from ludoteca.server.tables.table import Table

MODEL = PlackettLuce()
NEAR = 6  # of the puzzles nearest to somebody's strength one is drawn


class PuzzleShelf(msgspec.Struct, frozen=True):
    """The puzzles of a game: how many, how many of each theme (one may be of two), and how many I have answered."""

    game: str
    count: int
    themes: dict[str, int]
    answered: int
    standing: SolverInfo | None


class SolverInfo(msgspec.Struct, frozen=True):
    """How well somebody solves puzzles of a game."""

    rating: int
    tried: int
    solved: int
    streak: int
    longest: int


class PuzzleNow(msgspec.Struct, frozen=True):
    """A puzzle as a board shows it. Its answer is told when one was given."""

    game: str
    id: str
    theme: str
    rating: int
    tried: int
    answered: bool  # did I answer it before? Then nothing counts any more
    options: dict[str, Any]
    sides: tuple[tuple[int, ...], ...]
    now: PositionNow


class Solved(msgspec.Struct, frozen=True):
    """Was it right? What everything else was worth, the best first, and what the answer has for it."""

    right: bool
    answer: int
    also: list[int]  # the same answer in other words
    instead: bool  # are the others worth what a turn is that never comes to the answer?
    worths: list[Alternative]
    ahead: float
    counted: bool
    standing: SolverInfo
    puzzle_rating: int
    why: Explanation


class Puzzles:
    """Sets them and looks at the answers."""

    def __init__(self, store: Store, seating: Seating) -> None:
        self.store = store
        self.seating = seating

    async def shelf(self, name: str, who: Person | None) -> PuzzleShelf:
        """What there is."""
        found = puzzles_of(_known(name))
        themes: dict[str, int] = {}
        for one in found.values():
            for theme in filter(None, (one.theme, one.about)):
                themes[theme] = themes.get(theme, 0) + 1
        answered = 0 if who is None else len((await self._answered(name, who)) & found.keys())
        return PuzzleShelf(name, len(found), themes, answered, None if who is None else await self._standing(name, who))

    async def next(self, name: str, theme: str, who: Person) -> PuzzleNow:
        """One that I have not answered, near my strength; when all are answered, any."""
        game = _known(name)
        found = {key: one for key, one in puzzles_of(game).items() if theme in {"", one.theme, one.about}}
        if not found:
            raise Refused("not-found", 404)
        answered = await self._answered(name, who)
        left = [key for key in found if key not in answered] or list(found)
        rows = await self.store.rows(select(schema.puzzle).where(schema.puzzle.c.game == name))
        known = {row.id: row.mu for row in rows}
        mine = await self._row(name, who)
        level = MODEL.rating().mu if mine is None else mine.mu
        usual = MODEL.rating().mu
        left.sort(key=lambda key: abs(known.get(key, usual) - level))
        return await self.one(name, secrets.choice(left[:NEAR]), who)

    async def one(self, name: str, key: str, who: Person | None) -> PuzzleNow:
        """The one with this id."""
        game = _known(name)
        puzzle = _puzzle(game, key)
        row = await self.store.row(_of_puzzle(name, key))
        answered = who is not None and key in await self._answered(name, who)
        sides, now = await asyncio.to_thread(_board, game, puzzle)
        rating = strength(row) if row is not None else strength(MODEL.rating())
        tried = 0 if row is None else int(row.tried)
        return PuzzleNow(name, key, puzzle.theme, rating, tried, answered, puzzle.log.head.options, sides, now)

    async def answer(self, name: str, key: str, action: int, who: Person) -> Solved:
        """Mine. The first counts, and moves both ratings."""
        game = _known(name)
        puzzle = _puzzle(game, key)
        if all(one.action != action for one in puzzle.worths):
            raise IllegalAction(NO_SUCH_ACTION)
        right = puzzle.is_right(action)
        at = self.store.now()

        def count(line: Line) -> None:
            line.execute(insert(schema.attempt).values(game=name, puzzle=key, person=who.id, solved=right, at=at))
            _rate(line, name, key, who.id, right)

        counted = True
        try:
            await self.store.write(count)
        except Conflict:  # it was answered before
            counted = False
        standing = await self._standing(name, who)
        row = await self.store.row(_of_puzzle(name, key))
        assert standing is not None
        assert row is not None
        return Solved(
            right, puzzle.answer, list(puzzle.also), puzzle.instead, puzzle.worths, puzzle.ahead, counted, standing,
            strength(row), await asyncio.to_thread(_why, game, puzzle),
        )  # fmt: skip

    async def play_on(self, name: str, key: str, order: Order, who: Person) -> Table:
        """A new table that begins where the puzzle stands, from any seat."""
        log = _puzzle(_known(name), key).log
        same = msgspec.structs.replace(order, game=name, seats=log.head.seats, options=log.head.options, preset="")
        return await self.seating.create(who, same, Origin(key, log.entries[-1].n))

    # ---- helpers

    async def _answered(self, name: str, who: Person) -> set[str]:
        columns = schema.attempt.c
        rows = await self.store.rows(select(columns.puzzle).where(columns.game == name, columns.person == who.id))
        return {row.puzzle for row in rows}

    async def _row(self, name: str, who: Person) -> Any:
        return await self.store.row(_of_solver(name, who.id))

    async def _standing(self, name: str, who: Person) -> SolverInfo | None:
        row = await self._row(name, who)
        return None if row is None else SolverInfo(strength(row), row.tried, row.solved, row.streak, row.longest)


def _known(name: str) -> Game:
    if name not in games():
        raise Refused("unknown-game", 404, game=name[:40])
    return find_game(name)


def _puzzle(game: Game, key: str) -> Puzzle:
    found = puzzles_of(game).get(key)
    if found is None:
        raise Refused("not-found", 404)
    return found


def _board(game: Game, puzzle: Puzzle) -> tuple[tuple[tuple[int, ...], ...], PositionNow]:
    """Who plays together, and how things stand: its match is played again up to there."""
    match = puzzle.match(game)
    since, step = match.told(puzzle.seat), match.last.n + 1
    return match.sides, stood(match, puzzle.seat, since=since, step=step, played=None)


def _why(game: Game, puzzle: Puzzle) -> Explanation:
    """The game's motive for the answer, from what the seat knows."""
    world = puzzle.match(game).state.guess(puzzle.seat, FastDice(1))
    return explained(world, puzzle.seat, puzzle.answer, ())


def _of_puzzle(game: str, key: str) -> Any:
    return select(schema.puzzle).where(schema.puzzle.c.game == game, schema.puzzle.c.id == key)


def _of_solver(game: str, person: str) -> Any:
    return select(schema.solver).where(schema.solver.c.game == game, schema.solver.c.person == person)


def _rate(line: Line, game: str, key: str, person: str, right: bool) -> None:
    """Move the person's rating and the puzzle's: whoever solves it has beaten it."""
    mine = line.execute(_of_solver(game, person).with_for_update()).first()
    its = line.execute(_of_puzzle(game, key).with_for_update()).first()
    (me,), (it,) = MODEL.rate([[_rating(mine)], [_rating(its)]], ranks=[1.0, 2.0] if right else [2.0, 1.0])
    streak = 1 + (mine.streak if mine is not None else 0) if right else 0
    own = {
        "mu": me.mu, "sigma": me.sigma, "tried": 1 + (mine.tried if mine is not None else 0),
        "solved": int(right) + (mine.solved if mine is not None else 0), "streak": streak,
        "longest": max(streak, mine.longest if mine is not None else 0),
    }  # fmt: skip
    other = {
        "mu": it.mu, "sigma": it.sigma, "tried": 1 + (its.tried if its is not None else 0),
        "solved": int(right) + (its.solved if its is not None else 0),
    }  # fmt: skip
    solver, puzzle = schema.solver, schema.puzzle
    if mine is None:
        line.execute(insert(solver).values(game=game, person=person, **own))
    else:
        line.execute(update(solver).where(solver.c.game == game, solver.c.person == person).values(own))
    if its is None:
        line.execute(insert(puzzle).values(game=game, id=key, **other))
    else:
        line.execute(update(puzzle).where(puzzle.c.game == game, puzzle.c.id == key).values(other))


def _rating(row: Any) -> Any:
    return MODEL.rating() if row is None else MODEL.rating(mu=row.mu, sigma=row.sigma)
