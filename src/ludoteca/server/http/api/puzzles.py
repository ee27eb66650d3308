"""Puzzles: a position, one clearly best answer."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import get, post
from litestar.params import FromPath, QueryParameter

from ludoteca.server.archive.puzzles import PuzzleNow, PuzzleShelf, Solved
from ludoteca.server.http.api.common import Asked, Me, TheHouse, anybody, example
from ludoteca.server.http.messages import Number
from ludoteca.server.tables.records import TableInfo
from ludoteca.server.tables.seating import Order

Theme = Annotated[str, QueryParameter(max_length=16, description="Only of this theme.")]


ORDER = {"game": "tacocat", "chairs": ["me", "bot-normal"]}


class Given(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer: the id of an action."""

    action: Number


@get("/api/games/{game:str}/puzzles", tags=["puzzles"], summary="The puzzles of a game")
async def shelf(request: Asked, house: TheHouse, game: FromPath[str]) -> PuzzleShelf:
    """How many there are of each theme, and how I did."""
    return await house.puzzles.shelf(game, await anybody(request))


@get("/api/games/{game:str}/puzzles/next", tags=["puzzles"], summary="A puzzle for me")
async def another(house: TheHouse, somebody: Me, game: FromPath[str], theme: Theme = "") -> PuzzleNow:
    """One that I have not answered, near my strength."""
    return await house.puzzles.next(game, theme, somebody)


@get("/api/games/{game:str}/puzzles/{puzzle:str}", tags=["puzzles"], summary="One puzzle")
async def one(request: Asked, house: TheHouse, game: FromPath[str], puzzle: FromPath[str]) -> PuzzleNow:
    """The position; its answer is told when one was given."""
    return await house.puzzles.one(game, puzzle, await anybody(request))


@post("/api/games/{game:str}/puzzles/{puzzle:str}", tags=["puzzles"], status_code=200, summary="Answer a puzzle")
async def answer(
    house: TheHouse,
    somebody: Me,
    game: FromPath[str],
    puzzle: FromPath[str],
    data: Annotated[Given, example({"action": 3})],
) -> Solved:
    """The first answer counts: it moves my rating for puzzles, and the puzzle's."""
    return await house.puzzles.answer(game, puzzle, data.action, somebody)


@post("/api/games/{game:str}/puzzles/{puzzle:str}/play-on", tags=["puzzles"], summary="Play a puzzle to its end")
async def play_on(
    house: TheHouse, somebody: Me, game: FromPath[str], puzzle: FromPath[str], data: Annotated[Order, example(ORDER)]
) -> TableInfo:
    """A new table, unrated, that begins where the puzzle stands; its seats and options are those of the puzzle."""
    async with house.quotas.turn(somebody.id):
        return (await house.puzzles.play_on(game, puzzle, data, somebody)).info()


PUZZLES: list[Any] = [shelf, another, one, answer, play_on]
