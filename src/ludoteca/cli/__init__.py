"""The command line: `ludoteca play | games | watch | check | replay | review | verify | serve | new | schema …`."""

from __future__ import annotations

from typing import Annotated

import typer

from ludoteca import __version__
from ludoteca.authoring.commands import new
from ludoteca.cli.data import balance, export, stats
from ludoteca.cli.host import admin, backup, play, schema, serve
from ludoteca.cli.laboratory import arena, bench, check, ladder, simulate, train
from ludoteca.cli.matches import games, replay, verify, watch
from ludoteca.cli.puzzling import puzzles
from ludoteca.cli.reviewing import review
from ludoteca.cli.terminal import console, polite
from ludoteca.engine import source

app = typer.Typer(
    help="Ludoteca: five printed games, for people, bots and researchers. Start with `ludoteca play`.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode="markdown",
)


def _tell_version(asked: bool) -> None:
    if asked:
        console.print(f"ludoteca {__version__} ({source.describe()})", markup=False, soft_wrap=True)
        raise typer.Exit


@app.callback()
def main(
    version: Annotated[
        bool, typer.Option("--version", callback=_tell_version, is_eager=True, help="The release, and stop.")
    ] = False,
) -> None:
    """What stands before the commands."""


for command in (games, watch, check, replay, review, verify, new):
    app.command()(polite(command))
for shared in (simulate, ladder, arena):
    app.command()(polite(shared, extra="ray"))
for learned in (export, stats, balance):
    app.command()(polite(learned, extra="research"))
for measured in (bench, train):
    app.command()(polite(measured, extra="lab"))
for served in (play, serve, schema, backup):
    app.command()(polite(served, extra="serve"))
app.command(context_settings={"allow_extra_args": True, "ignore_unknown_options": True, "help_option_names": []})(
    polite(admin, extra="serve")
)
app.add_typer(puzzles, name="puzzles")
