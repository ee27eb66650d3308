"""Finds games: the folders of `ludoteca.games`, installed plug-ins, and a stranger's folder."""

from __future__ import annotations

import importlib
import pkgutil
import sys
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from ludoteca.engine.contract import Game
from ludoteca.engine.values import UnknownGame

HOME = "ludoteca.games"
PLUGINS = "ludoteca.games"  # the entry-point group in which another package offers its games


@cache
def _installed() -> dict[str, str]:
    """Every game that can be named, and the module that holds it."""
    home = importlib.import_module(HOME)
    found = {module.name: f"{HOME}.{module.name}" for module in pkgutil.iter_modules(home.__path__)}
    for plugin in entry_points(group=PLUGINS):
        found.setdefault(plugin.name, plugin.value.partition(":")[0])
    return found


def games() -> list[str]:
    """The names of all games, sorted."""
    return sorted(_installed())


def game(spec: str | Game) -> Game:
    """A game by its name, by the path of its folder, or by `module:attribute`.

    >>> game("tacocat").title
    'Tacocat'
    """
    if isinstance(spec, Game):
        return spec
    module_name, _, attribute = spec.partition(":")
    if attribute:
        module: Any = importlib.import_module(module_name)
    elif spec in _installed():
        module = importlib.import_module(_installed()[spec])
    elif (Path(spec) / "__init__.py").is_file():
        folder = Path(spec).resolve()
        if str(folder.parent) not in sys.path:
            sys.path.append(str(folder.parent))
        module = importlib.import_module(folder.name)
    else:
        raise UnknownGame(f"there is no game {spec!r}; there are: {', '.join(games())}")
    found = getattr(module, attribute or "GAME", None)
    if not isinstance(found, Game):
        raise UnknownGame(f"{spec} holds no game called {attribute or 'GAME'}")
    return found
