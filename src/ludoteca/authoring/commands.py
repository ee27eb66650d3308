"""What the command line offers to authors of games."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from ludoteca.authoring.new import write
from ludoteca.engine import catalogue
from ludoteca.engine.values import LudotecaError

GameFolders = Annotated[
    list[Path] | None,
    typer.Option("--games", help="A folder of games of your own, read again on every save [LUDOTECA_GAMES]."),
]


def new(
    name: Annotated[str, typer.Argument(help="The game's name: small letters, digits and _, such as my_game.")],
    into: Annotated[Path, typer.Option(help="Where its folder is written.")] = Path(),
) -> None:
    """Write a folder with a tiny complete game in it, to change into yours. docs/add-a-game.md tells how.

    Try: `ludoteca new stones; ludoteca serve --games stones`
    """
    home = write(name, into)
    typer.echo(f"{home}: a game that passes the kit. Play it, and see every change at the board:")
    typer.echo(f"  ludoteca serve --games {home} --open")


def offer(folders: list[Path] | None) -> list[str]:
    """Offer the games of these folders beside the others, in this process and those it starts; says what is wrong."""
    for folder in folders or []:
        if not folder.is_dir():
            raise LudotecaError(f"there is no folder {folder}")
    if folders:
        os.environ[catalogue.FOLDERS] = os.pathsep.join(str(folder.resolve()) for folder in folders)
        catalogue.shelf.cache_clear()
    return catalogue.problems()
