"""The command line: `ludoteca games | watch | check | simulate | replay | verify | serve | new | schema | backup …`."""

from __future__ import annotations

import typer

from ludoteca.authoring.commands import new
from ludoteca.cli.host import admin, backup, schema, serve
from ludoteca.cli.laboratory import bench, check, simulate
from ludoteca.cli.play import games, replay, verify, watch
from ludoteca.cli.terminal import polite

app = typer.Typer(
    help="Ludoteca: five printed games, for people, bots and researchers. Start with `ludoteca watch tacocat`.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode="markdown",
)

for command in (games, watch, check, simulate, replay, verify, bench, serve, new, schema, backup):
    app.command()(polite(command))
app.command(context_settings={"allow_extra_args": True, "ignore_unknown_options": True, "help_option_names": []})(admin)
