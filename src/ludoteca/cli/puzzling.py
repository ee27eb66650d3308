"""Puzzles on the terminal: find more of them, and count those that a game has."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer

from ludoteca.cli.given import GameName
from ludoteca.cli.terminal import console, polite, progress
from ludoteca.engine.catalogue import game as find_game
from ludoteca.engine.contract import Case, Game
from ludoteca.review.finding import find
from ludoteca.review.puzzles import FILE, Puzzle, puzzles_of, write

SEEDS = 500_000_000  # matches of puzzles begin here: nothing was trained or measured on them

puzzles = typer.Typer(help="Positions with one clearly best answer.", no_args_is_help=True)


def make(
    game: GameName,
    count: Annotated[int, typer.Option(min=1, help="How many the game is to have.")] = 60,
    seconds: Annotated[float, typer.Option(min=1, help="Stop after so long.")] = 400.0,
    seed: Annotated[int, typer.Option(help="The first match to look at; else after the last.")] = 0,
    into: Annotated[Path | None, typer.Option(help="The file; the one of the game's folder if not told.")] = None,
) -> None:
    """Find positions in bots' matches whose best answer is beyond doubt, and keep them with the game.

    Try: `ludoteca puzzles make tacocat --count 5 --into build/puzzles.json`
    """
    found = find_game(game)
    path = into or found.folder / FILE
    known = dict(puzzles_of(found)) if into is None else {}
    began, looked = perf_counter(), 0
    seed = seed or _next(known)
    with progress("puzzles", count) as advance:
        advance(len(known))
        for number, case in enumerate(_cases(found, seed), seed):
            if len(known) >= count or perf_counter() - began > seconds:
                break
            looked += 1
            for puzzle in find(found, case, number):
                if len(known) < count and puzzle.id not in known and _is_wanted(puzzle, known, count):
                    known[puzzle.id] = puzzle
                    advance(1)
                    write(path, list(known.values()))
    console.print(f"{len(known)} puzzles in {path}; {looked} matches looked at", markup=False, soft_wrap=True)


def _next(known: dict[str, Puzzle]) -> int:
    seeds = [int(one.log.head.id.rpartition("-")[2]) for one in known.values()]
    return max(seeds, default=SEEDS - 1) + 1


def _is_wanted(puzzle: Puzzle, known: dict[str, Puzzle], count: int) -> bool:
    """Not more than a third of one theme: a page of the same is no page of puzzles."""
    return Counter(one.theme for one in known.values())[puzzle.theme] < max(1, count // 3)


def _cases(game: Game, seed: int) -> list[Case]:
    """In turn, so that each seed always has the same."""
    studies = game.studies()
    return [studies[number % len(studies)] for number in range(seed, seed + 100_000)]


def count() -> None:
    """How many puzzles each game has, by theme."""
    from ludoteca.engine.catalogue import games  # noqa: PLC0415 - loads every game

    for name in games():
        themes = Counter(one.theme for one in puzzles_of(find_game(name)).values())
        told = ", ".join(f"{number} {theme}" for theme, number in sorted(themes.items()))
        console.print(f"{name:10} {sum(themes.values()):4}   {told}")


for command in (make, count):
    puzzles.command()(polite(command))
