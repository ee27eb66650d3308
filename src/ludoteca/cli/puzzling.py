"""Puzzles on the terminal: find more of them, and count those that a game has."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer

from ludoteca.cli.given import GameName, Keep, RayAddress, Workers
from ludoteca.cli.terminal import console, polite, progress
from ludoteca.engine.catalogue import game as find_game
from ludoteca.lab.hunt import after, hunt
from ludoteca.lab.runners import runner_of
from ludoteca.lab.work import Ledger
from ludoteca.review.puzzles import FILE, puzzles_of, write

puzzles = typer.Typer(help="Positions with one clearly best answer.", no_args_is_help=True)


def make(
    game: GameName,
    count: Annotated[int, typer.Option(min=1, help="How many the game is to have.")] = 60,
    seconds: Annotated[float, typer.Option(min=1, help="Stop after so long.")] = 400.0,
    seed: Annotated[int, typer.Option(help="The first match to look at; else after the last.")] = 0,
    into: Annotated[Path | None, typer.Option(help="The file; the one of the game's folder if not told.")] = None,
    workers: Workers = 1,
    ray: RayAddress = "",
    keep: Keep = None,
) -> None:
    """Find positions in bots' matches whose best answer is beyond doubt, and keep them with the game.

    Try: `ludoteca puzzles make tacocat --count 5 --into build/puzzles.json`
    """
    found = find_game(game)
    path = into or found.folder / FILE
    known = dict(puzzles_of(found)) if into is None else {}
    began, looked = perf_counter(), 0
    with progress("puzzles", count) as advance:
        advance(len(known))

        def added() -> None:
            write(path, list(known.values()))
            advance(1)

        if len(known) < count:
            looked = hunt(
                found, known, count, seed or after(known), runner=runner_of(workers, ray),
                ledger=Ledger(keep) if keep else None, in_time=lambda: perf_counter() - began < seconds, tell=added,
            )  # fmt: skip
    console.print(f"{len(known)} puzzles in {path}; {looked} matches looked at", markup=False, soft_wrap=True)


def count() -> None:
    """How many puzzles each game has, by theme."""
    from ludoteca.engine.catalogue import games  # noqa: PLC0415 - loads every game

    for name in games():
        themes = Counter(one.theme for one in puzzles_of(find_game(name)).values())
        told = ", ".join(f"{number} {theme}" for theme, number in sorted(themes.items()))
        console.print(f"{name:10} {sum(themes.values()):4}   {told}")


puzzles.command()(polite(make, extra="ray"))
puzzles.command()(polite(count))
