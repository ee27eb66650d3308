"""Finds games: the folders of `ludoteca.games`, installed plug-ins, and a stranger's folder."""

from __future__ import annotations

import importlib
import pkgutil
import sys
from functools import cache
from importlib.metadata import entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from ludoteca.engine.contract import Game
from ludoteca.engine.source import our_packages
from ludoteca.engine.values import UnknownGame

HOME = "ludoteca.games"
PLUGINS = "ludoteca.games"  # the entry-point group in which another package offers its games


@cache
def _installed() -> dict[str, str]:
    """Every game that can be named, and where it is, as `module:attribute`."""
    home = importlib.import_module(HOME)
    found = {module.name: f"{HOME}.{module.name}:GAME" for module in pkgutil.iter_modules(home.__path__)}
    for plugin in entry_points(group=PLUGINS):
        found.setdefault(plugin.name, plugin.value if ":" in plugin.value else f"{plugin.value}:GAME")
    return found


def games() -> list[str]:
    """The names of all games, sorted."""
    return sorted(_installed())


def named(name: str) -> Game:
    """An installed game by its name, and nothing else: for names that come from a stranger, as in a log."""
    place = _installed().get(name)
    if place is None:
        raise UnknownGame(f"there is no game {name!r}; there are: {', '.join(games())}")
    return _found(place)


def game(spec: str | Game) -> Game:
    """A game by its name, by the path of its folder, or by `module:attribute`.

    A path or a module is loaded, and so runs its code: only give it what you trust.

    >>> game("tacocat").title
    'Tacocat'
    """
    if isinstance(spec, Game):
        return spec
    if not isinstance(spec, str) or not spec:
        raise UnknownGame(f"a game is named by a text, not by {spec!r}; there are: {', '.join(games())}")
    if spec in _installed():
        return named(spec)
    if (Path(spec) / "__init__.py").is_file():
        return _game_of(_load_folder(Path(spec).resolve()), "GAME", spec)
    if ":" in spec:
        return _found(spec)
    raise UnknownGame(f"there is no game {spec!r}; there are: {', '.join(games())}")


def _found(place: str) -> Game:
    name, _, attribute = place.partition(":")
    try:
        module = importlib.import_module(name)
    except Exception as problem:  # a stranger's module may fail in any way
        raise UnknownGame(f"{place} cannot be loaded: {type(problem).__name__}: {problem}") from problem
    return _game_of(module, attribute, place)


def _load_folder(folder: Path) -> ModuleType:
    """A package from its folder, wherever that lies."""
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
        spec.loader.exec_module(module)
    except Exception as problem:  # a stranger's folder may fail in any way
        del sys.modules[folder.name]
        raise UnknownGame(f"{folder} cannot be loaded: {type(problem).__name__}: {problem}") from problem
    return module


def _game_of(module: ModuleType, attribute: str, place: str) -> Game:
    found = getattr(module, attribute, None)
    if not isinstance(found, Game):
        raise UnknownGame(f"{place} holds no game called {attribute}")
    return found
