"""For hosts: open the games on this machine, serve tables, print the API, copy the database, see to people."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from ludoteca import __version__
from ludoteca.authoring.commands import GameFolders, offer
from ludoteca.cli.terminal import complaints, console

FETCHED = "LUDOTECA_FETCHED"  # in the environment: uv was asked for the server's packages once


def play(
    games: GameFolders = None,
    browse: Annotated[bool, typer.Option("--open/--no-open", help="Open the browser.")] = True,
) -> None:
    """Open the games in your browser. What you play is kept in your own folder of this machine.

    Try: `uvx ludoteca play`
    """
    if find_spec("litestar") is None:
        _fetch_server()
    from platformdirs import user_data_path  # noqa: PLC0415 - part of the extra, as the server is

    from ludoteca.server.serve import free_port  # noqa: PLC0415
    from ludoteca.server.settings import read_settings  # noqa: PLC0415

    chosen = read_settings()
    data = chosen.data if "LUDOTECA_DATA" in os.environ else user_data_path("ludoteca", appauthor=False)
    serve(port=free_port(chosen.host, chosen.port), data=data, games=games, browse=browse)


def _fetch_server() -> None:
    """Go on as the same release with its server, where uv can fetch it; else the missing package is named."""
    uv = os.environ.get("UV") or shutil.which("uv")
    if uv is None or FETCHED in os.environ:
        return
    complaints.print("Fetching the packages of the server; this happens once.", markup=False)
    command = [uv, "tool", "run", "--from", f"ludoteca[serve]=={__version__}", "ludoteca", *sys.argv[1:]]
    environment = os.environ | {FETCHED: "1"}
    if os.name == "posix":
        os.execve(uv, command, environment)  # noqa: S606 - the same program, with a server
    raise typer.Exit(subprocess.call(command, env=environment))  # noqa: S603


def serve(
    host: Annotated[str | None, typer.Option(help="The address to listen on [LUDOTECA_HOST; 127.0.0.1].")] = None,
    port: Annotated[int | None, typer.Option(help="The port to listen on [LUDOTECA_PORT; 8000].")] = None,
    data: Annotated[Path | None, typer.Option(help="The folder of the SQLite file [LUDOTECA_DATA; data].")] = None,
    database: Annotated[str | None, typer.Option(help="A PostgreSQL URL instead of it [LUDOTECA_DATABASE].")] = None,
    secure: Annotated[bool | None, typer.Option("--secure", help="Cookies only over HTTPS [LUDOTECA_SECURE].")] = None,
    bot_workers: Annotated[
        int | None, typer.Option(help="Processes that think for bots [LUDOTECA_BOT_WORKERS; 2].")
    ] = None,
    games: GameFolders = None,
    browse: Annotated[bool, typer.Option("--open", help="Open the browser once it serves.")] = False,
) -> None:
    """Serve tables to people and bots. docs/host.md tells more."""
    from ludoteca.server.serve import addresses, run  # noqa: PLC0415 - the web libraries are slow to load
    from ludoteca.server.settings import from_environment  # noqa: PLC0415

    settings = from_environment(
        host=host, port=port, data=data, database=database, secure=secure, bot_workers=bot_workers
    )
    for problem in offer(games):
        complaints.print(problem, style="red", markup=False, soft_wrap=True)
    here, *others = addresses(settings)

    def ready() -> None:
        near = "".join(f", and for others in your network at {address}" for address in others)
        console.print(f"Ludoteca is open at {here}{near}. Ctrl+C closes it.", markup=False, soft_wrap=True)
        if browse:
            typer.launch(here)

    run(settings, ready)


def schema(
    game: Annotated[str, typer.Argument(help="A game: print what it shows, as types, instead of the API.")] = "",
    into: Annotated[Path | None, typer.Option(help="A folder to write both into, for every game.")] = None,
) -> None:
    """Print the API of the server as OpenAPI, with the messages of the WebSocket: types for programs are made of it."""
    from ludoteca.server.http.export import printed, write_all  # noqa: PLC0415 - as above

    if into is not None:
        write_all(into)
    else:
        typer.echo(printed(game))


def backup(
    target: Annotated[Path, typer.Argument(help="The file to write; it must not exist.")],
    data: Annotated[Path | None, typer.Option(help="The folder of the SQLite file [LUDOTECA_DATA; data].")] = None,
) -> None:
    """Copy the SQLite database, also while the server runs."""
    from ludoteca.server.settings import read_settings  # noqa: PLC0415
    from ludoteca.server.storage.backup import copy  # noqa: PLC0415 - as above

    rows = copy(read_settings(data=data), target)
    console.print(f"{target}: {rows} entries of logs, checked.", markup=False, soft_wrap=True)


def admin(context: typer.Context) -> None:
    """For hosts: reports, people and tables. `ludoteca admin --help` tells more."""
    from ludoteca.server.admin import app as commands  # noqa: PLC0415 - as above

    commands(context.args, prog_name="ludoteca admin")
