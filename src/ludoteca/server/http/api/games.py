"""The games: what the lobby, the boards and the programs must know about each."""

from __future__ import annotations

from functools import cache
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.params import FromPath

from ludoteca.engine.bot import LEVELS
from ludoteca.engine.catalogue import game as find_game
from ludoteca.engine.catalogue import games
from ludoteca.engine.classroom import count
from ludoteca.engine.contract import Action, Game
from ludoteca.engine.cover import cover, face, hues
from ludoteca.engine.words import COMMON, LANGUAGES, glance
from ludoteca.review.puzzles import puzzles_of
from ludoteca.server.http.packed import PREPARED, Packed, answer, is_there, of_file, pack
from ludoteca.server.http.rulebook import Section, languages, rulebook
from ludoteca.server.refusals import TEXT, Refused
from ludoteca.server.tables.seating import known

Language = Literal["pt", "es", "en"]
ASK_AGAIN = "no-cache"  # a release may change ids and sentences; the etag makes the question cheap
FLUENT = "text/plain; charset=utf-8"
PICTURE = "image/svg+xml"
BOARD = "board"  # the folder of a game that holds its own board
BOARD_FILES = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".svg": PICTURE,
    ".png": "image/png",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
OWN = {PREPARED: True}


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a table: `values` are what it (or, of a list, each of its items) may be; [] is any number."""

    name: str
    kind: Literal["flag", "choice", "number", "list"]
    default: Any
    values: list[Any]
    choices: str  # the same in words, for programs that print it
    offered: dict[int, list[Any]]  # by seats: the values that make sense there, if these are not all


class Rival(msgspec.Struct, frozen=True):
    """Who plays a level: the name of the bot, and a word about the character ("" if it is nobody)."""

    name: str
    about: str


class Blurb(msgspec.Struct, frozen=True):
    """What the shelf says of a game in one language."""

    title: str
    pitch: str
    rivals: dict[str, Rival]  # by level


class GameInfo(msgspec.Struct, frozen=True):
    """A game as the lobby needs it."""

    name: str
    title: str
    texts: dict[str, Blurb]  # by language
    minutes: tuple[int, int]  # how long a match takes, from and to
    weight: float  # how much there is to learn, from 1 to 5; the list begins with the lightest
    hues: tuple[str, str]  # the colours of its page, light and dark
    cover: str  # where its picture is
    usual_seats: int  # how many play if nobody says
    passages: dict[str, str]  # the number of the rule that each question is about
    rules: list[str]  # the languages in which its rules are written
    board: str  # the module that draws its own board, "" if the web app has one or draws the plain one
    board_style: str  # the style sheet of that board, or ""
    version: int
    seats: list[int]
    options: list[OptionInfo]
    printed: dict[int, dict[str, Any]]  # by seats: the options with every printed rule on
    clock: tuple[int, int]  # main time and increment, seconds
    actions: int  # how many there are
    lesson: int  # how many moves a learner makes in its lesson; 0: it has none
    puzzles: int  # how many it has
    levels: dict[int, list[str]]  # by seats: the levels of bots that differ in strength, from weak to strong
    faces: dict[str, str]  # by level: where the face of the character is who plays it
    moments: dict[str, str]  # events at which characters speak, and the fact that is the seat which is glad of it


@get("/api/games", tags=["games"], summary="The games")
async def all_games() -> list[GameInfo]:
    """Every game with what the shelf shows of it, its seats, options and default clock; the lightest first."""
    found = [find_game(name) for name in games()]
    return [_described(game) for game in sorted(found, key=lambda game: (game.weight, game.name))]


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


@get("/api/games/{game:str}/rules/{language:str}", tags=["games"], summary="A game's rules")
async def rules(game: FromPath[str], language: FromPath[Language]) -> list[Section]:
    """The rules section by section, as HTML; [] where nobody has written them in this language."""
    return rulebook(known(game, 404).folder, language)


@get("/api/games/{game:str}/cover.svg", tags=["games"], opt=OWN, media_type=PICTURE, summary="A game's cover")
async def picture(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[bytes]:
    """Its own, if it is only a picture, or one that the house draws."""
    return answer(request, _cover(known(game, 404)), PICTURE, ASK_AGAIN)


@get(
    "/api/games/{game:str}/faces/{level:str}", tags=["games"], opt=OWN, media_type=PICTURE, summary="A character's face"
)
async def face_of(request: Request[Any, Any, Any], game: FromPath[str], level: FromPath[str]) -> Response[bytes]:
    """The face of the character who plays a level (`hard.svg`)."""
    played, name = known(game, 404), level.removesuffix(".svg")
    packed = _face(played, name) if name in played.characters else None  # nothing is kept of what a stranger makes up
    if packed is None:
        raise Refused("not-found", 404)
    return answer(request, packed, PICTURE, ASK_AGAIN)


@get("/api/games/{game:str}/board/{path:path}", tags=["games"], opt=OWN, include_in_schema=False)
async def board(request: Request[Any, Any, Any], game: FromPath[str], path: FromPath[str]) -> Response[bytes]:
    """A file of the board that a game brings: scripts, styles and pictures of its folder `board`, nothing else."""
    home = (known(game, 404).folder / BOARD).resolve()
    found = (home / path.strip("/")).resolve()
    kind = BOARD_FILES.get(found.suffix)
    if kind is None or "\0" in path or not found.is_relative_to(home) or not is_there(found):
        raise Refused("not-found", 404)
    return answer(request, of_file(found), kind, ASK_AGAIN)


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


@cache
def _cover(game: Game) -> Packed:
    return pack(cover(game))


@cache
def _face(game: Game, level: str) -> Packed | None:
    drawn = face(game, level)
    return None if drawn is None else pack(drawn)


def _faces(game: Game) -> dict[str, str]:
    """Where the faces of the characters are, new after each change."""
    found = {level: _face(game, level) for level in game.characters}
    return {
        level: f"/api/games/{game.name}/faces/{level}.svg?{one.etag[1:9]}"
        for level, one in found.items()
        if one is not None
    }


def _described(game: Game) -> GameInfo:
    defaults = game.Options()
    words = game.option_choices()
    options = [
        OptionInfo(
            name,
            _kind(hint),
            msgspec.to_builtins(getattr(defaults, name)),
            _values(hint),
            words[name],
            _offered(game, name, hint),
        )
        for name, hint in get_type_hints(game.Options).items()
    ]
    lesson = 0 if game.lesson is None else count(game.lesson)
    printed = {seats: msgspec.to_builtins(game.preset("printed", seats)) for seats in game.seats}
    return GameInfo(
        name=game.name,
        title=game.title,
        texts={language: _blurb(game, language) for language in LANGUAGES},
        minutes=game.minutes,
        weight=game.weight,
        hues=hues(game),
        cover=f"/api/games/{game.name}/cover.svg?{_cover(game).etag[1:9]}",
        usual_seats=game.usual_seats or min((seats for seats in game.seats if seats > 1), default=game.seats[0]),
        passages=game.passages,
        rules=languages(game.folder),
        board=_board_file(game, "board.js"),
        board_style=_board_file(game, "board.css"),
        version=game.version,
        seats=list(game.seats),
        options=options,
        printed=printed,
        clock=game.clock,
        actions=game.num_actions,
        lesson=lesson,
        puzzles=len(puzzles_of(game)),
        levels={seats: list(game.levels(seats, game.check(seats))) for seats in game.seats},
        faces=_faces(game),
        moments=game.moments,
    )


def _board_file(game: Game, name: str) -> str:
    """The address of a file of a game's own board, new after each change; "" without one."""
    path = game.folder / BOARD / name
    return f"/api/games/{game.name}/board/{name}?{path.stat().st_mtime_ns:x}" if path.is_file() else ""


@cache
def _blurb(game: Game, language: str) -> Blurb:
    rivals = {level: _rival(game, language, level) for level in LEVELS}
    return Blurb(glance(game.text, language, "title") or game.title, glance(game.text, language, "pitch"), rivals)


def _rival(game: Game, language: str, level: str) -> Rival:
    key = f"name-bot-{level}"
    own = glance(game.text, language, key) if level in game.characters else ""
    return Rival(own or glance(COMMON, language, key), glance(game.text, language, f"about-{level}") if own else "")


def _kind(hint: Any) -> Literal["flag", "choice", "number", "list"]:
    if hint is bool:
        return "flag"
    if get_origin(hint) in (list, tuple):
        return "list"
    return "choice" if _values(hint) else "number"


def _offered(game: Game, name: str, hint: Any) -> dict[int, list[Any]]:
    """By seats: the values of an option that make sense there, if these are not all."""
    if _kind(hint) not in ("flag", "choice"):
        return {}
    every = _values(hint)
    offered = {seats: [value for value in every if game.offers(seats, name, value)] for seats in game.seats}
    return {seats: values for seats, values in offered.items() if values != every}


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


GAMES: list[Any] = [all_games, actions, shown, text, rules, picture, face_of, board, own_text]
