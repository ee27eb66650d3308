"""What others build on goes with a release of warning: whoever uses it is told what takes its place, and since when.

A function, method or class that is to go is decorated; names that a module no longer has go through its `__getattr__`:

    @leaves(successor="Match.play", since="0.3.0", until="0.4.0")
    def move(match: Match, action: int) -> None: ...

    __getattr__ = old_names(__name__, {"Dice6": Old("ludoteca.FastDice", since="0.3.0", until="0.4.0")})

`until` is the release that takes it away. A test (tests/test_versions.py) finds everything that leaves, and holds it to
docs/versions.md: at least one minor release of warning, told in CHANGELOG.md, and gone when `until` is there. Commands
and flags have typer's own `deprecated`, routes that of OpenAPI.
"""

from __future__ import annotations

import functools
import importlib
import warnings
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, ParamSpec, TypeVar

Given = ParamSpec("Given")
Result = TypeVar("Result")


class Leaving(DeprecationWarning):
    """Something public of Ludoteca is used that a coming release takes away. Our own tests take it for an error."""


class Old(NamedTuple):
    """A name that leaves: where its successor is (`module.name`), who warned first, and who takes it away."""

    successor: str
    since: str
    until: str


def leaves(successor: str, since: str, until: str) -> Callable[[Callable[Given, Result]], Callable[Given, Result]]:
    """Decorates what leaves: it works as before, and every use warns where it is used."""

    def decorate(old: Callable[Given, Result]) -> Callable[Given, Result]:
        @functools.wraps(old)
        def warned(*given: Given.args, **named: Given.kwargs) -> Result:
            _warn(getattr(old, "__qualname__", repr(old)), Old(successor, since, until))
            return old(*given, **named)

        return warned

    return decorate


def old_names(module: str, names: Mapping[str, Old]) -> Callable[[str], Any]:
    """The `__getattr__` of a module: an old name gives its successor and warns; other names are missing as ever."""

    def get(name: str) -> Any:
        old = names.get(name)
        if old is None:
            raise AttributeError(f"module {module!r} has no attribute {name!r}")
        _warn(f"{module}.{name}", old)
        place, _, attribute = old.successor.rpartition(".")
        return getattr(importlib.import_module(place), attribute)

    return get


def _warn(name: str, old: Old) -> None:
    told = f"{name} leaves with Ludoteca {old.until}; since {old.since} its place is taken by {old.successor}"
    warnings.warn(told, Leaving, stacklevel=3)
