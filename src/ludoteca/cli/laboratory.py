"""Many matches, measurements, and the conformance kit."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

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
    options_of,
)
from ludoteca.cli.terminal import console, progress
from ludoteca.engine import source
from ludoteca.engine.bot import EFFORT, Budget
from ludoteca.engine.catalogue import game as find_game
from ludoteca.engine.conformance import CHECKS, Finding, examine
from ludoteca.engine.contract import LEVELS, Game
from ludoteca.engine.values import LudotecaError
from ludoteca.lab.arena import compete
from ludoteca.lab.ladder import RUNGS, below, compared
from ludoteca.lab.ladder import keep as write_down
from ludoteca.lab.pairs import arena as hold_arena
from ludoteca.lab.report import page
from ludoteca.lab.round_robin import choices
from ludoteca.lab.round_robin import round_robin as play_round_robin
from ludoteca.lab.runners import runner_of
from ludoteca.lab.work import Ledger, Runner


def check(
    game: GameName,
    matches: Annotated[int, typer.Option(min=1, help="Random matches for each case of the game.")] = 3,
    only: Annotated[list[str] | None, typer.Option(help=f"Only these checks: {', '.join(CHECKS)}.")] = None,
    seed: Seed = 1,
) -> None:
    """Put a game, ours or yours, through the conformance kit.

    Try: `ludoteca check examples/connect_four`
    """
    console.print(source.describe())
    width = max(map(len, CHECKS))

    def tell(finding: Finding) -> None:
        mark = "[green]ok    [/green]" if finding.passed else "[red]BROKEN[/red]"
        console.print(f"{mark}  {finding.check:<{width}}  ", end="")
        console.print(finding.text, markup=False, soft_wrap=True)

    report = examine(game, only or (), matches, seed, tell=tell)
    if not report.passed:
        raise typer.Exit(1)


def simulate(
    game: GameName,
    matches: Annotated[int | None, typer.Option(min=1, help="How many: 1000, or 20 for each pair.")] = None,
    bots: BotList = "normal,random",
    option: OptionList = None,
    preset: Preset = "",
    seed: Seed = 1,
    simulations: Thought = 200,
    workers: Workers = 1,
    ray: RayAddress = "",
    keep: Keep = None,
    round_robin: Annotated[
        str | None, typer.Option(help="Let every pair of values of this option meet, played by the first bot.")
    ] = None,
) -> None:
    """Let bots play many matches, seats rotating, and print win rates with confidence intervals.

    Try: `ludoteca simulate tacocat --matches 1000 --bots normal,easy`
    or `ludoteca simulate camisa12 --round-robin teams`
    """
    found = find_game(game)
    runner, ledger = runner_of(workers, ray), Ledger(keep) if keep else None
    if round_robin is not None:
        options = agreed(found, 2, option, preset)
        level = bots.partition(",")[0]
        _round_robin(found, round_robin, matches or 20, level, options, seed, simulations, runner, ledger)
        return
    levels = levels_of(found, bots, None)
    matches = matches or 1000
    options = agreed(found, len(levels), option, preset)
    with progress("matches", matches) as advance:
        tally = compete(
            found, levels, matches, options=options, seed=seed, budget=Budget(simulations=simulations),
            runner=runner, ledger=ledger, progress=advance,
        )  # fmt: skip
    table = Table("bot", "wins", "share", "95 % interval", box=None, pad_edge=False)
    for standing in tally.standings:
        share, low, high = standing.interval
        table.add_row(standing.level, f"{standing.wins:g}", f"{share:.1%}", f"{low:.1%} to {high:.1%}")
    console.print(table)
    console.print(f"{tally.matches} matches, {tally.decisions} decisions; {source.describe()}")


def _round_robin(
    game: Game, option: str, matches: int, level: str, options: dict[str, Any], seed: int, simulations: int,
    runner: Runner, ledger: Ledger | None,
) -> None:  # fmt: skip
    """Play the pairs, and print how often each row beats each column."""
    count = len(choices(game, game.check(2, {**options, option: "choose"})))
    with progress("matches", count * (count - 1) // 2 * matches) as advance:
        budget = Budget(simulations=simulations)
        found = play_round_robin(
            game, option, matches, options=options, level=level, seed=seed, budget=budget,
            runner=runner, ledger=ledger, progress=advance,
        )  # fmt: skip
    width = max(map(len, found.values))
    console.print(
        " " * (width + 4) + "".join(f"{column + 1:4}" for column in range(count)) + "   all, 95 %", soft_wrap=True
    )
    for row, value in enumerate(found.values):
        cells = [f"{100 * found.share(row, column):4.0f}" if row != column else "   –" for column in range(count)]
        share, low, high = found.overall(row)
        line = f"{row + 1:3} {value:<{width}}{''.join(cells)}   {share:.1%} ({low:.1%} to {high:.1%})"
        console.print(line, markup=False, soft_wrap=True)
    console.print(f"Percent won by the row, of {matches} matches each pair; bots {level}; {source.describe()}")


def ladder(
    only: Annotated[
        list[str] | None, typer.Option(help="Only the case of this title, or those that begin so: 'Revanche'.")
    ] = None,
    level: Annotated[list[str] | None, typer.Option(help="Only these levels, each against the one below.")] = None,
    deals: Annotated[int, typer.Option(min=2, help="Each is played from every side.")] = 50,
    simulations: Annotated[
        int, typer.Option(min=1, help="Simulations of the upper level for each decision, be it `hard` or `master`.")
    ] = 200,
    rival: Annotated[
        int | None,
        typer.Option(min=1, help="Simulations of the level below, where it thinks; those of a table if not told."),
    ] = None,
    workers: Workers = 1,
    ray: RayAddress = "",
    keep: Keep = None,
    write: Annotated[Path | None, typer.Option(help="Keep the figures in this folder, and write ladder.md.")] = None,
) -> None:
    """Let each level play the one below it, on the same deals from every side.

    Try: `ludoteca ladder --only Tacocat --level hard --deals 20`
    """
    runner, ledger = runner_of(workers, ray), Ledger(keep) if keep else None
    titles = {rung.title for rung in RUNGS}
    for rung in RUNGS:
        if only and not any(rung.title == one or (one not in titles and rung.title.startswith(one)) for one in only):
            continue
        for one in level or LEVELS[2:]:
            if one not in LEVELS[1:]:
                raise LudotecaError(f"there is nothing below the level {one!r}; there are: {', '.join(LEVELS[1:])}")
            with progress(f"{rung.title}: {one}", deals) as advance:
                found = compared(
                    rung, one, below(one), deals, simulations, rival=rival if EFFORT[below(one)] > 0 else None,
                    runner=runner, ledger=ledger, tell=advance,
                )  # fmt: skip
            share = f"{found.share:.1%} ({found.low:.1%} to {found.high:.1%})"
            console.print(f"{rung.title}: {one} against {found.below} {share}", soft_wrap=True)
            if write is not None:
                write_down(found, write)


def arena(
    game: GameName,
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            help="Levels (hard, hard@800 with simulations of its own), files (my_bot.py), programs (run:python x.py).",
        ),
    ] = "easy,normal,hard",
    deals: Annotated[int, typer.Option(min=1, help="The most for each pair; each is played from every side.")] = 100,
    seats: Annotated[int | None, typer.Option(help="How many play; the game's fewest if not told.")] = None,
    option: OptionList = None,
    preset: Preset = "",
    seed: Seed = 1,
    simulations: Thought = 200,
    workers: Workers = 1,
    ray: RayAddress = "",
    keep: Keep = None,
    report: Annotated[Path | None, typer.Option(help="Write a page with pictures into this file.")] = None,
) -> None:
    """Let any bots meet, all pairs on the same deals, until each pair is decided; ratings with intervals.

    Try: `ludoteca arena tacocat --bots easy,normal,hard@100 --deals 50 --report arena.html`
    """
    found = find_game(game)
    names = [name.strip() for name in bots.split(",")]
    count = seats or found.usual_seats or min(seats for seats in found.seats if seats > 1)
    with progress("deals", deals * len(names) * (len(names) - 1) // 2) as advance:
        met = hold_arena(
            found, names, deals, seats=count, options=agreed(found, count, option, preset), simulations=simulations,
            seed=seed, runner=runner_of(workers, ray), ledger=Ledger(keep) if keep else None, progress=advance,
        )  # fmt: skip
    table = Table("bot", "Elo", "95 % interval", *(one.name for one in met.ratings), box=None, pad_edge=False)
    for one, row in zip(met.ratings, met.shares, strict=True):
        cells = ["–" if told is None else f"{told.mean:.0%} ({told.deals})" for told in row]
        table.add_row(one.name, f"{one.elo:+.0f}", f"{one.low:+.0f} to {one.high:+.0f}", *cells)
    console.print(table)
    console.print("Points of the row against the column, and of how many deals.")
    if report is not None:
        report.write_text(page(met), encoding="utf-8")
        console.print(f"{report} is written.", markup=False)


def train(
    game: GameName,
    into: Annotated[
        Path, typer.Option(help="Checkpoints, the curve, and net.bin; a course left here is taken up again.")
    ],
    seats: Annotated[int | None, typer.Option(help="How many play; the game's fewest if not told.")] = None,
    option: OptionList = None,
    generations: Annotated[int, typer.Option(min=1, help="How often to play, fit, and meet the old network.")] = 5,
    episodes: Annotated[int, typer.Option(min=1, help="Rounds or matches of a generation.")] = 60_000,
    matches: Annotated[int, typer.Option(min=1, help="Deals of the gate; each is played from every side.")] = 400,
    wide: Annotated[int, typer.Option(min=1, help="Units of the first layer.")] = 32,
    narrow: Annotated[int, typer.Option(min=1, help="Units of the second layer.")] = 16,
    seed: Seed = 1,
) -> None:
    """Teach a game's network by self-play. What it learned is in net.bin; put it into the game's folder.

    Try: `ludoteca train tacocat --into build/tacocat --generations 3 --episodes 20000`
    """
    from ludoteca.lab.train import Generation, Plan, Training  # noqa: PLC0415 - numpy is for development only

    found = find_game(game)
    count = seats or found.seats[0]
    options = found.check(count, options_of(option))
    plan = Plan(count, options, wide, narrow, generations, episodes, matches=matches, seed=seed)

    def tell(one: Generation) -> None:
        kept = "kept" if one.kept else "not kept"
        learned = f"generation {one.number}: {one.rows} rows, error {one.error:.4f}"
        met = f"{one.against_normal:.1%} against normal, {one.against_best:.1%} against the best so far"
        console.print(f"{learned}; {met}: {kept}", soft_wrap=True)

    Training(found, plan, into).run(tell)


def bench(
    seconds: Annotated[float, typer.Option(help="How long each measurement runs.")] = 1.0,
    rounds: Annotated[int, typer.Option(help="How often each is repeated, all in turn; the median counts.")] = 5,
    write: Annotated[Path | None, typer.Option(help="Write the table and a picture into this folder.")] = None,
) -> None:
    """Measure the engine against its peers, in one run on one core."""
    from ludoteca.lab.bench import run  # noqa: PLC0415 - the peers are an optional group, slow to load

    run(seconds, rounds, write, console)
