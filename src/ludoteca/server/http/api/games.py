"""The games: what the lobby, the boards and the programs must know about each."""

from __future__ import annotations

from functools import cache
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.params import FromPath

from ludoteca.engine.catalogue import game as find_game
from ludoteca.engine.catalogue import games
from ludoteca.engine.classroom import count
from ludoteca.engine.contract import Action, Game
from ludoteca.engine.words import COMMON
from ludoteca.server.http.packed import PREPARED, Packed, answer, pack
from ludoteca.server.refusals import TEXT
from ludoteca.server.tables.seating import known

Language = Literal["pt", "es", "en"]
ASK_AGAIN = "no-cache"  # a release may change ids and sentences; the etag makes the question cheap
FLUENT = "text/plain; charset=utf-8"
OWN = {PREPARED: True}


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a table: `values` are what it (or, of a list, each of its items) may be; [] is any number."""

    name: str
    kind: Literal["flag", "choice", "number", "list"]
    default: Any
    values: list[Any]
    choices: str  # the same in words, for programs that print it


class GameInfo(msgspec.Struct, frozen=True):
    """A game as the lobby needs it."""

    name: str
    title: str
    version: int
    seats: list[int]
    options: list[OptionInfo]
    printed: dict[int, dict[str, Any]]  # by seats: the options with every printed rule on
    clock: tuple[int, int]  # main time and increment, seconds
    actions: int  # how many there are
    lesson: int  # how many moves a learner makes in its lesson; 0: it has none


@get("/api/games", tags=["games"], summary="The games")
async def all_games() -> list[GameInfo]:
    """Every game with its seats, options and default clock."""
    return [_described(find_game(name)) for name in games()]


@get("/api/games/{game:str}/actions", tags=["games"], opt=OWN, summary="All actions of a game")
async def actions(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[list[dict[str, Any]]]:
    """Every action: its kind (`do`), its fields, and `facts` where its sentence has other variables than these.

    Its place in the list is its id; the sentence is `action-<do>` of the game's catalogue.
    """
    return answer(request, _actions(known(game, 404)), MediaType.JSON, ASK_AGAIN)  # type: ignore[return-value]  # encoded once


@get("/api/games/{game:str}/schema", tags=["games"], opt=OWN, summary="What a game shows, as types")
async def shown(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[dict[str, Any]]:
    """An OpenAPI document of types alone: `View` (what `view` is in a frame), `Events` by kind, `Previews` by action.

    `x-as`, `x-by`, `x-answers` and `x-numbered` tell a board what a thing is, whose, and what a tap on it stands for.
    """
    return answer(request, _schema(known(game, 404)), MediaType.JSON, ASK_AGAIN)  # type: ignore[return-value]  # as above


@get("/api/games/{game:str}/text/{language:str}", tags=["games"], opt=OWN, media_type=MediaType.TEXT,
     summary="A game's sentences")  # fmt: skip
async def text(request: Request[Any, Any, Any], game: FromPath[str], language: FromPath[Language]) -> Response[str]:
    """The catalogue of sentences (Fluent): events, actions, refusals, questions, results."""
    return answer(request, _text(known(game, 404), language), FLUENT, ASK_AGAIN)  # type: ignore[return-value]  # as above


@get("/api/text/{language:str}", tags=["games"], opt=OWN, media_type=MediaType.TEXT, summary="The server's sentences")
async def own_text(request: Request[Any, Any, Any], language: FromPath[Language]) -> Response[str]:
    """The server's own catalogue of sentences (Fluent)."""
    return answer(request, _text(None, language), FLUENT, ASK_AGAIN)  # type: ignore[return-value]  # as above


@cache
def _actions(game: Game) -> Packed:
    return pack(msgspec.json.encode([_spoken(action) for action in game.actions]))


@cache
def _schema(game: Game) -> Packed:
    return pack(msgspec.json.encode(game.schema()))


def _spoken(action: Action) -> dict[str, Any]:
    """An action as data, with the variables of its sentence if they are not its fields."""
    fields: dict[str, Any] = msgspec.to_builtins(action)
    facts = action.facts()
    return fields if facts == msgspec.structs.asdict(action) else fields | {"facts": facts}


@cache
def _text(game: Game | None, language: str) -> Packed:
    folders = [TEXT] if game is None else [COMMON, game.text]
    return pack("\n".join((folder / f"{language}.ftl").read_text(encoding="utf-8") for folder in folders).encode())


def _described(game: Game) -> GameInfo:
    defaults = game.Options()
    words = game.option_choices()
    options = [
        OptionInfo(name, _kind(hint), msgspec.to_builtins(getattr(defaults, name)), _values(hint), words[name])
        for name, hint in get_type_hints(game.Options).items()
    ]
    lesson = 0 if game.lesson is None else count(game.lesson)
    printed = {seats: msgspec.to_builtins(game.preset("printed", seats)) for seats in game.seats}
    return GameInfo(
        game.name, game.title, game.version, list(game.seats), options, printed, game.clock, game.num_actions, lesson
    )


def _kind(hint: Any) -> Literal["flag", "choice", "number", "list"]:
    if hint is bool:
        return "flag"
    if get_origin(hint) in (list, tuple):
        return "list"
    return "choice" if _values(hint) else "number"


def _values(hint: Any) -> list[Any]:
    """What an option may be, one by one."""
    if hint is bool:
        return [True, False]
    if get_origin(hint) is Literal:
        return list(get_args(hint))
    if get_origin(hint) in (list, tuple):
        return _values(get_args(hint)[0])
    if get_origin(hint) in (Union, UnionType):
        return [value for part in get_args(hint) for value in _values(part)]
    return []


GAMES: list[Any] = [all_games, actions, shown, text, own_text]
