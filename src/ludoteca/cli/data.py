"""Data for learning, and figures about a game."""

from __future__ import annotations

import json
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
    choices_of,
    levels_of,
)
from ludoteca.cli.terminal import console, progress
from ludoteca.engine.catalogue import game as find_game
from ludoteca.engine.values import LudotecaError
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
    keep: Keep = None,
) -> None:
    """Write matches of bots as Parquet: positions as numbers, legal actions, the action, the outcome.

    Try: `ludoteca export tacocat --into tacocat.parquet --matches 20`
    """
    from ludoteca.lab.data import write  # noqa: PLC0415 - pyarrow and numpy are an extra

    found = find_game(game)
    levels = tuple(levels_of(found, bots, seats))
    options = agreed(found, len(levels), option, preset)
    with progress("matches", matches) as advance:
        rows = write(
            found, levels, matches, into, logs=logs, options=options, simulations=simulations, seed=seed,
            runner=runner_of(workers, ray), ledger=Ledger(keep) if keep else None, progress=advance,
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
    tables: Annotated[
        int, typer.Option(min=0, help="Tables of mixed strength, each played twice, to tell luck from play; 0: none.")
    ] = 200,
    each: Annotated[str, typer.Option(help="An option of the table: once for each of its values.")] = "",
    report: Annotated[Path | None, typer.Option(help="Write a page with pictures into this file.")] = None,
) -> None:
    """Figures about a game as bots play it: length, choices, what is hidden, luck, draws, seats, teams, objectives.

    Try: `ludoteca stats sequence --seats 3 --matches 50 --report sequence.html`
    or `ludoteca stats revanche --each division`
    """
    from ludoteca.lab.stats import lines, measure, page  # noqa: PLC0415 - numpy is an extra

    found = find_game(game)
    levels = tuple(levels_of(found, bots, seats))
    values = choices_of(found, each, len(levels)) if each else [None]
    told = []
    with progress("matches and tables", len(values) * (matches + tables)) as advance:
        for value in values:
            given = [*(option or []), *([f"{each}={json.dumps(value)}"] if each else [])]
            told.append(
                measure(
                    found, levels, matches, options=agreed(found, len(levels), given, preset), simulations=simulations,
                    seed=seed, runner=runner_of(workers, ray), tables=tables, ledger=Ledger(keep) if keep else None,
                    progress=advance,
                )
            )  # fmt: skip
    for value, one in zip(values, told, strict=True):
        table = Table("", f"{found.title}, {each} {value}" if each else found.title, box=None, pad_edge=False)
        for name, text in lines(one):
            table.add_row(name, text)
        console.print(table)
    if report is not None:
        report.write_text(page(told, each), encoding="utf-8")
        console.print(f"{report} is written.", markup=False)


def balance(
    only: Annotated[str, typer.Option(help="Only this game.")] = "",
    matches: Annotated[
        int | None, typer.Option(min=1, help="How many, if not as many as docs/balance.md tells.")
    ] = None,
    workers: Workers = 1,
    ray: RayAddress = "",
    keep: Keep = None,
    write: Annotated[Path | None, typer.Option(help="Write balance.md and its pictures into this folder.")] = None,
) -> None:
    """Are teams and objectives worth the same? Matches of `hard` bots, everything dealt by lot.

    Try: `ludoteca balance --only camisa12 --matches 100`
    """
    from ludoteca.lab.balance import QUESTIONS, ask  # noqa: PLC0415 - numpy is an extra
    from ludoteca.lab.balance import write as write_down  # noqa: PLC0415
    from ludoteca.lab.stats import lines  # noqa: PLC0415

    asked = [one for one in QUESTIONS if only in ("", one.game)]
    if not asked:
        raise LudotecaError(f"nothing is asked about {only!r}; there are: {', '.join(one.game for one in QUESTIONS)}")
    answers = []
    for question in asked:
        count = matches or question.matches
        with progress(question.title, count) as advance:
            found = ask(
                question, matches=count, runner=runner_of(workers, ray), ledger=Ledger(keep) if keep else None,
                progress=advance,
            )  # fmt: skip
        answers.append((question, found))
        table = Table("", question.title, box=None, pad_edge=False)
        for name, text in lines(found):
            table.add_row(name, text)
        console.print(table)
    if write is not None:
        write_down(answers, write)
        console.print(f"{write / 'balance.md'} is written.", markup=False)
