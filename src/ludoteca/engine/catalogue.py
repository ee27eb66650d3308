"""Finds games: the folders of `ludoteca.games`, those of installed packages, and the folders a host names.

`LUDOTECA_GAMES` (or `ludoteca serve --games`) names folders: each is a game, or holds games. A package offers its own
through the entry-point group `ludoteca.games`. Whatever of a stranger's cannot be loaded is left out, and `problems`
says why.
"""

from __future__ import annotations

import importlib
import os
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path

from ludoteca.engine import loading
from ludoteca.engine.contract import Game
from ludoteca.engine.values import UnknownGame

HOME = "ludoteca.games"
PLUGINS = "ludoteca.games"  # the entry-point group in which another package offers its games
FOLDERS = "LUDOTECA_GAMES"  # in the environment, so that the bots' processes find the same games


class Shelf:
    """The games there are: where ours lie, the strangers' themselves, and why some of those are missing."""

    def __init__(self) -> None:
        import pkgutil  # noqa: PLC0415 - slow to load, and whoever only imports us asks for no game yet
        from importlib.metadata import entry_points  # noqa: PLC0415

        home = importlib.import_module(HOME)
        self.ours = {module.name: f"{HOME}.{module.name}:GAME" for module in pkgutil.iter_modules(home.__path__)}
        self.others: dict[str, Game] = {}
        self.folders: dict[str, Path] = {}  # of those that a host named: they are loaded again when they change
        self.problems: list[str] = []
        for plugin in entry_points(group=PLUGINS):
            place = plugin.value if ":" in plugin.value else f"{plugin.value}:GAME"
            self._offer(plugin.name, place, partial(loading.from_module, place))
        for folder in named_folders():
            found = game_folders(folder)
            if not found:
                self.problems.append(f"{folder} holds no game: a game is a folder with an __init__.py")
            for path in found:
                if self._offer(path.name, str(path), partial(loading.from_folder, path)):
                    self.folders[path.name] = path

    def _offer(self, name: str, place: str, load: Callable[[], Game]) -> bool:
        try:
            if name in self.ours or name in self.others:
                raise UnknownGame(f"{place}: there is another game called {name!r}")
            self.others[name] = loading.accepted(load(), name, place)
        except UnknownGame as problem:
            self.problems.append(str(problem))
            return False
        return True


@cache
def shelf() -> Shelf:
    """What there is; looked for once."""
    return Shelf()


def games() -> list[str]:
    """The names of all games, sorted."""
    found = shelf()
    return sorted([*found.ours, *found.others])


def problems() -> list[str]:
    """Why games of others are missing, a sentence each."""
    return list(shelf().problems)


def reload(name: str) -> Game:
    """Load a game from its folder again. UnknownGame says why it cannot be, and then nothing has changed."""
    found = shelf()
    found.others[name] = loading.again(found.folders[name])
    return found.others[name]


def named(name: str) -> Game:
    """An installed game by its name, and nothing else: for names that come from a stranger, as in a log."""
    found = shelf()
    if name in found.others:
        return found.others[name]
    place = found.ours.get(name)
    if place is None:
        raise UnknownGame(f"there is no game {name!r}; there are: {', '.join(games())}")
    return loading.from_module(place)


def game(spec: str | Game) -> Game:
    """A game by its name, by the path of its folder (or of one that holds it), or by `module:attribute`.

    A path or a module is loaded, and so runs its code: only give it what you trust.

    >>> game("tacocat").title
    'Tacocat'
    """
    if isinstance(spec, Game):
        return spec
    if not isinstance(spec, str) or not spec:
        raise UnknownGame(f"a game is named by a text, not by {spec!r}; there are: {', '.join(games())}")
    if spec in games():
        return named(spec)
    folders = game_folders(Path(spec)) if Path(spec).is_dir() else []
    if len(folders) > 1:
        raise UnknownGame(f"{spec} holds several games; name one: {', '.join(map(str, folders))}")
    if folders:
        return loading.from_folder(folders[0])
    if ":" in spec:
        return loading.from_module(spec)
    raise UnknownGame(f"there is no game {spec!r}; there are: {', '.join(games())}")


def named_folders() -> list[Path]:
    """The folders that the host named."""
    return [Path(folder).resolve() for folder in os.environ.get(FOLDERS, "").split(os.pathsep) if folder]


def game_folders(folder: Path) -> list[Path]:
    """The folder itself if it is a package, else those in it that are games."""
    if (folder / "__init__.py").is_file():
        return [folder]
    return sorted(path.parent for path in folder.glob("*/__init__.py") if _is_game(path.parent))


def _is_game(folder: Path) -> bool:
    """Has it the sentences of a game? Tests and tools beside it have none."""
    return (folder / "text").is_dir()
