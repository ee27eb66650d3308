"""Where the command line prints: results, complaints, progress; and how its errors end."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import Any, TypeVar

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ludoteca.engine.values import LudotecaError

console = Console(highlight=False)
complaints = Console(stderr=True, highlight=False)

Answer = TypeVar("Answer")


class MissingExtra(LudotecaError):
    """A command needs packages that were not installed with the program."""


def polite(command: Callable[..., Answer], extra: str = "") -> Callable[..., Answer]:
    """Our own errors end in one clear line, never in a traceback; so does a package of this extra that is not here."""

    @wraps(command)
    def run(*args: Any, **kwargs: Any) -> Answer:
        try:
            with _named(command.__name__, extra):
                return command(*args, **kwargs)
        except LudotecaError as error:
            complaints.print(f"{type(error).__name__}: {error}", style="red", markup=False, soft_wrap=True)
            raise typer.Exit(2) from None

    return run


@contextmanager
def _named(command: str, extra: str) -> Iterator[None]:
    try:
        yield
    except ModuleNotFoundError as missing:
        package = (missing.name or "").partition(".")[0]
        if not extra or package == "ludoteca":
            raise
        raise MissingExtra(
            f"`ludoteca {command}` needs the package {package}, which is not installed: pip install 'ludoteca[{extra}]'"
        ) from None


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on the terminal; the function given out moves it on."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=complaints, transient=not sys.stderr.isatty()) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.advance(task, done)
