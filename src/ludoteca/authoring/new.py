"""`ludoteca new`: a folder with a tiny complete game in it, which passes the conformance kit at once."""

from __future__ import annotations

import keyword
import sys
from pathlib import Path

from ludoteca.engine.catalogue import games
from ludoteca.engine.loading import NAME
from ludoteca.engine.values import LudotecaError

TEMPLATE = Path(__file__).parent / "template"
LEFT_OUT = {"__pycache__", ".pytest_cache", ".mypy_cache", ".ruff_cache"}


def write(name: str, into: Path) -> Path:
    """Write a new game into a folder of its name; LudotecaError, and nothing is written, if that cannot be."""
    problem = misfit(name)
    if problem:
        raise LudotecaError(problem)
    home = into / name
    if home.exists():
        raise LudotecaError(f"{home} is already there")
    names = {
        "mygame": name,
        "MyGame": "".join(part.capitalize() for part in name.split("_")),
        "My Game": " ".join(part.capitalize() for part in name.split("_")),
    }
    try:
        for source in sorted(TEMPLATE.rglob("*")):
            if source.is_file() and not LEFT_OUT.intersection(source.parts):
                _copy(source, home / _named(str(source.relative_to(TEMPLATE)), names), names)
    except OSError as failure:
        raise LudotecaError(f"{home} cannot be written: {failure.strerror}") from None
    return home


def misfit(name: str) -> str:
    """Why a game cannot have this name; "" if it can."""
    if not NAME.fullmatch(name):
        return f"a game is named with small letters, digits and _, such as my_game, not {name!r}"
    if keyword.iskeyword(name) or name in sys.stdlib_module_names or name in {"ludoteca", "tests"}:
        return f"{name!r} is a word or a module of Python; take another name"
    return f"there is a game called {name!r}" if name in games() else ""


def _copy(source: Path, target: Path, names: dict[str, str]) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(_named(source.read_text(encoding="utf-8"), names), encoding="utf-8")


def _named(text: str, names: dict[str, str]) -> str:
    for placeholder, word in names.items():
        text = text.replace(placeholder, word)
    return text
