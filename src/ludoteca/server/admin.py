"""`ludoteca admin`: what a host does about reports, people and tables, while the server runs or not."""

from __future__ import annotations

import asyncio
import json
import time
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.cells import cell_len, set_cell_size
from rich.console import Console
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from ludoteca.engine.values import LudotecaError
from ludoteca.server.people import moderation
from ludoteca.server.settings import read_settings
from ludoteca.server.storage.database import connect
from ludoteca.server.storage.folder import examine

app = typer.Typer(
    help="For hosts: reports, people and tables. Everything is noted in the audit log.", no_args_is_help=True
)
TRIES = 20  # how often a player may be quicker than the host
console = Console(highlight=False, markup=False)  # what people wrote is shown as they wrote it

Data = Annotated[Path | None, typer.Option(help="The folder of the SQLite file [LUDOTECA_DATA; data].")]
Database = Annotated[str | None, typer.Option(help="A PostgreSQL URL instead of it [LUDOTECA_DATABASE].")]
Who = Annotated[str, typer.Argument(help="The id of a person, as reports and player pages show it.")]
Why = Annotated[str, typer.Option(help="Kept in the audit log.")]


def _do(deed: moderation.Deed, data: Path | None, database: str | None) -> Any:
    """Run a deed in one transaction; what does not work ends in one line."""
    try:
        settings = read_settings(data=data, database=database)
        file = settings.data / "ludoteca.db"
        if not settings.shared:
            if not file.exists():
                raise LudotecaError(f"there is no database in {settings.data}")
            examine(file)

        async def work() -> Any:
            line = connect(settings.url)
            try:
                for _ in range(TRIES):
                    with suppress(IntegrityError):  # a move came in between: now it is known
                        return await line.write(deed)
                return await line.write(deed)
            finally:
                await line.close()

        return asyncio.run(work())
    except (LudotecaError, SQLAlchemyError, OSError, UnicodeError) as problem:
        Console(stderr=True).print(
            str(getattr(problem, "orig", None) or problem), style="red", markup=False, soft_wrap=True
        )
        raise typer.Exit(2) from None


def _listed(rows: list[dict[str, Any]], *columns: str) -> None:
    """One line each, and nothing of it cut off, however narrow the window is: ids are there to be copied."""
    told = [[_shown(column, row[column]) for column in columns] for row in rows]
    lines = [list(columns), *told]
    widths = [max(map(cell_len, cells)) for cells in zip(*lines, strict=True)]
    for line in lines:
        cells = map(set_cell_size, line, widths)
        console.print("  ".join(cells).rstrip(), soft_wrap=True)


def _shown(column: str, value: Any) -> str:
    if column == "at":
        return time.strftime("%Y-%m-%d %H:%M", time.localtime(value))
    return "".join(letter if letter.isprintable() else "·" for letter in str(value or ""))  # nothing steers a terminal


@app.command()
def reports(data: Data = None, database: Database = None) -> None:
    """What people told about others, the newest first."""
    found = _do(moderation.reports, data, database)
    _listed(found, "at", "person", "person_name", "reporter", "reporter_name", "match", "text")


@app.command()
def audit(data: Data = None, database: Database = None) -> None:
    """What hosts did, the newest first."""
    _listed(_do(moderation.deeds, data, database), "at", "host", "what", "about", "why")


@app.command()
def rename(person: Who, name: str, why: Why = "", data: Data = None, database: Database = None) -> None:
    """Give somebody another name."""
    _do(partial(moderation.rename, identity=person, name=name, why=why), data, database)


@app.command()
def silence(
    person: Who,
    why: Why = "",
    undo: Annotated[bool, typer.Option("--undo", help="Let them talk again.")] = False,
    data: Data = None,
    database: Database = None,
) -> None:
    """Let somebody talk no longer."""
    _do(partial(moderation.silence, identity=person, why=why, quiet=not undo), data, database)


@app.command()
def ban(
    person: Who,
    why: Why = "",
    undo: Annotated[bool, typer.Option("--undo", help="Let them in again.")] = False,
    data: Data = None,
    database: Database = None,
) -> None:
    """Let somebody in no longer; their sockets close within seconds."""
    _do(partial(moderation.ban, identity=person, why=why, out=not undo), data, database)


@app.command()
def delete(
    person: Who,
    yes: Annotated[bool, typer.Option("--yes", help="It cannot be taken back.")] = False,
    why: Why = "",
    data: Data = None,
    database: Database = None,
) -> None:
    """Delete a person with all their data; where they sit a bot plays on."""
    if not yes:
        typer.confirm(f"Delete {person} with all their data, for ever?", abort=True)
    _do(partial(moderation.delete_person, identity=person, why=why), data, database)


@app.command()
def close(
    table: Annotated[str, typer.Argument(help="The id of a table, as its address shows it.")],
    why: Why = "",
    data: Data = None,
    database: Database = None,
) -> None:
    """End a table, its match as abandoned."""
    _do(partial(moderation.close_table, name=table, why=why), data, database)


@app.command()
def export(person: Who, data: Data = None, database: Database = None) -> None:
    """Print all that is kept about a person, as JSON."""
    typer.echo(json.dumps(_do(partial(moderation.export, identity=person), data, database), indent=1, default=str))
