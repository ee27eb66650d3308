"""What a finished match teaches, on the terminal."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer
from rich.table import Table

from ludoteca.cli.given import Language, LogFile, OwnGame
from ludoteca.cli.terminal import console, progress
from ludoteca.engine.catalogue import game as find_game
from ludoteca.engine.match import Match
from ludoteca.engine.words import Words
from ludoteca.review.report import Report
from ludoteca.review.review import Effort
from ludoteca.review.review import review as review_log
from ludoteca.review.sentences import Telling

STEPS = 100  # of the bar


def review(
    log: LogFile,
    language: Language = "en",
    seat: Annotated[list[int] | None, typer.Option(help="Judge the decisions of these seats; else of people.")] = None,
    seconds: Annotated[float, typer.Option(min=1, help="How long to think, about.")] = 40.0,
    seed: Annotated[int, typer.Option(help="Of the simulations.")] = 1,
    json: Annotated[bool, typer.Option("--json", help="The whole report as JSON.")] = False,
    game: OwnGame = "",
) -> None:
    """Tell what a finished match teaches: chances, luck, and the decisions that cost something.

    Make a log to try it on: `ludoteca watch tacocat --save match.json`
    """
    own = find_game(game) if game else None
    source = log.read_bytes()
    effort = Effort(seconds=seconds)
    with progress("thinking", STEPS) as advance:
        shown = 0

        def tell(done: float) -> None:
            nonlocal shown
            advance(int(STEPS * done) - shown)
            shown = int(STEPS * done)

        report = review_log(source, seats=seat or None, effort=effort, seed=seed, game=own, progress=tell)
    if json:
        console.print(msgspec.json.format(msgspec.json.encode(report)).decode(), markup=False, soft_wrap=True)
        return
    words = Words(Match.replay(source, game=own).game, language)
    _print(report, Telling(report, words), words)


def _print(report: Report, telling: Telling, words: Words) -> None:
    table = Table("side", "expected", "luck", "own moves", "others", "ended", "result", box=None, pad_edge=False)
    for account in report.accounts:
        side = ", ".join(words.seat(seat) for seat in report.sides[account.side])
        luck = f"{_points(account.luck)} ±{200 * account.unsure:.0f}"
        changes = [_points(account.own), _points(account.rivals), _points(account.table)]
        table.add_row(side, f"{account.expected:.0%}", luck, *changes, f"{account.result:.0%}")
    console.print(table)
    for line in telling.luck():
        console.print(line, markup=False, soft_wrap=True)
    for form in report.forms:
        if line := telling.form(form):
            console.print(line, markup=False, soft_wrap=True)
    for n, line in telling.moments():
        console.print(f"{n:5}  {line}", markup=False, soft_wrap=True)
    console.print(f"{len(report.decisions)} decisions, {report.simulations} simulations.")


def _points(share: float) -> str:
    return f"{100 * share:+.0f} %"
