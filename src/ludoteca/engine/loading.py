"""Loads a game from a module or from its folder, again after a change, and says in one sentence why it cannot."""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from ludoteca.engine import words
from ludoteca.engine.contract import Game
from ludoteca.engine.shapes import Shapes
from ludoteca.engine.source import our_packages
from ludoteca.engine.values import UnknownGame

NAME = re.compile(r"[a-z][a-z0-9_]{0,39}")  # it becomes a part of addresses
NEEDED = {
    "name": str, "title": str, "version": int, "seats": tuple, "actions": tuple, "shapes": Shapes, "text": Path,
}  # fmt: skip


def from_module(place: str) -> Game:
    """The game at `module:attribute`."""
    name, _, attribute = place.partition(":")
    with _spoken(place):
        module = importlib.import_module(name)
    return _game_of(module, attribute, place)


def from_folder(folder: Path) -> Game:
    """The game of a folder, wherever that lies. What was loaded once stays, until `again`."""
    return _game_of(_package(folder.resolve()), "GAME", str(folder))


def again(folder: Path) -> Game:
    """The game of a folder as it was saved last; if it cannot be loaded, what was loaded before stays."""
    folder = folder.resolve()
    before = {name: module for name, module in sys.modules.items() if name.partition(".")[0] == folder.name}
    for name in before:
        del sys.modules[name]
    importlib.invalidate_caches()
    words.forget()
    try:
        return accepted(from_folder(folder), folder.name, str(folder))
    except UnknownGame:
        for name in [name for name in sys.modules if name.partition(".")[0] == folder.name]:
            del sys.modules[name]
        sys.modules.update(before)
        raise


def accepted(game: Game, name: str, place: str) -> Game:
    """The same game, if it can be offered to people under this name; else UnknownGame says what it lacks."""
    for field, kind in NEEDED.items():
        if not isinstance(getattr(game, field, None), kind):
            raise UnknownGame(f"{place}: the game has no {field}, or it is no {kind.__name__}")
    if not NAME.fullmatch(name):
        raise UnknownGame(f"{place}: a game is named with small letters, digits and _, not {name!r}")
    if game.name != name:
        raise UnknownGame(f"{place}: the game calls itself {game.name!r}, but it is offered as {name!r}")
    if not game.seats or not game.actions:
        raise UnknownGame(f"{place}: the game is for no seats, or has no actions")
    missing = [language for language in words.LANGUAGES if not (game.text / f"{language}.ftl").is_file()]
    if missing:
        raise UnknownGame(f"{place}: {game.text / missing[0]}.ftl is missing")
    return game


def _package(folder: Path) -> ModuleType:
    loaded = sys.modules.get(folder.name)
    if loaded is not None:
        if Path(loaded.__file__ or "").parent.resolve() == folder:
            return loaded
        raise UnknownGame(f"{folder} cannot be loaded: another module is called {folder.name}; rename the folder")
    spec = spec_from_file_location(folder.name, folder / "__init__.py", submodule_search_locations=[str(folder)])
    if spec is None or spec.loader is None:
        raise UnknownGame(f"{folder} is no Python package")
    our_packages.add(folder.name)
    module = module_from_spec(spec)
    sys.modules[folder.name] = module
    try:
        with _spoken(str(folder)), _no_bytecode():
            spec.loader.exec_module(module)
    except UnknownGame:
        del sys.modules[folder.name]
        raise
    return module


@contextmanager
def _spoken(place: str) -> Iterator[None]:
    """A stranger's code may fail in any way, or try to end the program: it is told in a sentence."""
    try:
        yield
    except (Exception, SystemExit) as problem:
        where = f" (line {problem.lineno} of {problem.filename})" if isinstance(problem, SyntaxError) else ""
        said = problem.msg if isinstance(problem, SyntaxError) else problem
        raise UnknownGame(f"{place} cannot be loaded: {type(problem).__name__}: {said}{where}") from problem


@contextmanager
def _no_bytecode() -> Iterator[None]:
    """Bytecode is found by the second in which a file was saved: two changes in one second would be one."""
    before = sys.dont_write_bytecode
    sys.dont_write_bytecode = True
    try:
        yield
    finally:
        sys.dont_write_bytecode = before


def _game_of(module: ModuleType, attribute: str, place: str) -> Game:
    found = getattr(module, attribute, None)
    if not isinstance(found, Game):
        raise UnknownGame(f"{place} holds no game called {attribute}")
    return found
