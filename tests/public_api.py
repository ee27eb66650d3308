"""What others build on: names and signatures of the public modules, the commands, and the routes.

`tests/public_api.txt` is what was promised. A line that no longer holds breaks somebody's program: it needs a release of
warning and an entry in CHANGELOG.md (docs/versions.md). To write the list anew:

    python -m tests.public_api
"""

from __future__ import annotations

import ast
import json
from pathlib import Path

import click
import typer

import ludoteca
from docs.site import reference
from ludoteca.cli import app
from ludoteca.server.http.export import printed

PROMISED = Path(__file__).with_name("public_api.txt")


def lines() -> list[str]:
    """Everything public as it is now."""
    return [*names(), *commands(), *routes()]


def names() -> list[str]:
    """Each name of the public modules, with its signature; read from the sources, so compiled or not is the same."""
    return [line for one in reference.names() for line in _told(f"{one.module}.{one.name}", one.node)]


def _told(place: str, node: ast.stmt) -> list[str]:
    if isinstance(node, ast.FunctionDef):
        return [f"{place}({reference.signature(node)})"]
    if not isinstance(node, ast.ClassDef):
        return [place]
    found = [f"class {place}({', '.join(ast.unparse(base) for base in node.bases)})"]
    for part in reference.parts(node):
        if isinstance(part, ast.AnnAssign):
            found.append(f"{place}.{ast.unparse(part.target)}: {ast.unparse(part.annotation)}")
        else:
            told = "" if reference.is_property(part) else f"({reference.signature(part)})"
            found.append(f"{place}.{part.name}{told}")
    return found


def commands() -> list[str]:
    """Each command with its flags."""
    group = typer.main.get_command(app)
    context = click.Context(group)
    found = []
    for name in sorted(group.list_commands(context)):
        command = group.get_command(context, name)
        found.append(f"$ ludoteca {name}")
        found += [f"$ ludoteca {name} {word}" for option in command.params for word in option.opts]
    return found


def routes() -> list[str]:
    """Each route of the server."""
    paths = json.loads(printed())["paths"]
    return sorted(f"{method.upper()} {path}" for path, methods in paths.items() for method in methods)


if __name__ == "__main__":
    PROMISED.write_text("\n".join(lines()) + "\n", encoding="utf-8")
    print(f"{PROMISED}: {len(lines())} promises of {ludoteca.__version__}")
