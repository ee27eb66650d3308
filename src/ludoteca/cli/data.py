"""Data for learning, and figures about a game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from ludoteca.cli.given import (
    BotList,
    GameName,
    Keep,
    OptionList,
    Preset,
    RayAddress,
    Seed,
    Thought,
    Workers,
    agreed,
    levels_of,
)
from ludoteca.cli.terminal import console, progress
from ludoteca.engine.catalogue import game as find_game
from ludoteca.lab.runners import runner_of
from ludoteca.lab.work import Ledger

Players = Annotated[int | None, typer.Option("--seats", help="How many play, if one level is given for all.")]


def export(
    game: GameName,
    into: Annotated[Path, typer.Option(help="The Parquet file to write.")],
    matches: Annotated[int, typer.Option(min=1, help="How many.")] = 100,
    bots: BotList = "normal",
    seats: Players = None,
    logs: Annotated[
        bool, typer.Option("--logs", help="A row a match with its log, instead of a row a decision.")
    ] = False,
    option: OptionList = None,
    preset: Preset = "",
    seed: Seed = 1,
    simulations: Thought = 200,
    workers: Workers = 1,
    ray: RayAddress = "",
) -> None:
    """Write matches of bots as Parquet: positions as numbers, legal actions, the action, the outcome.

    Try: `ludoteca export tacocat --into tacocat.parquet --matches 20`
    """
    from ludoteca.lab.data import write_logs, write_positions  # noqa: PLC0415 - pyarrow and numpy are an extra

    found = find_game(game)
    levels = tuple(levels_of(found, bots, seats))
    options = agreed(found, len(levels), option, preset)
    with progress("matches", matches) as advance:
        if logs:
            rows = write_logs(
                found, levels, matches, into, options=options, simulations=simulations, seed=seed, progress=advance
            )
        else:
            rows = write_positions(
                found, levels, matches, into, options=options, simulations=simulations, seed=seed,
                runner=runner_of(workers, ray), progress=advance,
            )  # fmt: skip
    console.print(f"{into}: {rows} rows", markup=False, soft_wrap=True)


def stats(
    game: GameName,
    matches: Annotated[int, typer.Option(min=1, help="How many.")] = 200,
    bots: BotList = "normal",
    seats: Players = None,
    option: OptionList = None,
    preset: Preset = "",
    seed: Seed = 1,
    simulations: Thought = 200,
    workers: Workers = 1,
    ray: RayAddress = "",
    keep: Keep = None,
    report: Annotated[Path | None, typer.Option(help="Write a page with pictures into this file.")] = None,
) -> None:
    """Figures about a game as bots play it: length, choices, what is hidden, draws, who comes first.

    Try: `ludoteca stats sequence --seats 3 --matches 50 --report sequence.html`
    """
    from ludoteca.lab.stats import lines, measure, page  # noqa: PLC0415 - numpy is an extra

    found = find_game(game)
    levels = tuple(levels_of(found, bots, seats))
    with progress("matches", matches) as advance:
        told = measure(
            found, levels, matches, options=agreed(found, len(levels), option, preset), simulations=simulations,
            seed=seed, runner=runner_of(workers, ray), ledger=Ledger(keep) if keep else None, progress=advance,
        )  # fmt: skip
    table = Table("", found.title, box=None, pad_edge=False)
    for name, text in lines(told):
        table.add_row(name, text)
    console.print(table)
    if report is not None:
        report.write_text(page(told), encoding="utf-8")
        console.print(f"{report} is written.", markup=False)
