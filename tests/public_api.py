"""What others build on: names and signatures of the public modules, the commands, and the routes.

`tests/public_api.txt` is what was promised. A line that no longer holds breaks somebody's program: it needs a release of
warning and an entry in CHANGELOG.md (docs/versions.md). To write the list anew:

    python -m tests.public_api
"""

from __future__ import annotations

import ast
import importlib.util
import json
from pathlib import Path

import click
import typer

import ludoteca
from ludoteca.cli import app
from ludoteca.server.http.export import printed

PROMISED = Path(__file__).with_name("public_api.txt")
# For programs; for authors of games; for authors of bots; for researchers.
MODULES = [
    "ludoteca",
    *(f"ludoteca.engine.{name}" for name in ("contract", "state", "values", "bot", "dice", "shapes", "lesson")),
    "ludoteca.engine.conformance",
    "ludoteca.bots",
    *(f"ludoteca.research{name}" for name in ("", ".gymnasium", ".openspiel", ".pettingzoo", ".pictures", ".vector")),
]


def lines() -> list[str]:
    """Everything public as it is now."""
    return [*names(), *commands(), *routes()]


def names() -> list[str]:
    """Each name of the public modules, with its signature; read from the sources, so compiled or not is the same."""
    found: list[str] = []
    for module in MODULES:
        for name in sorted(_public(module)):
            found += _told(f"{module}.{name}", _definition(module, name))
    return found


def _public(module: str) -> set[str]:
    tree = _tree(module)
    for node in tree.body:
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "__all__":
            return set(ast.literal_eval(node.value))
    return {name for name in _defined(tree) if not name.startswith("_")}


def _tree(module: str) -> ast.Module:
    return ast.parse(Path(importlib.util.find_spec(module).origin).with_suffix("").with_suffix(".py").read_text())


def _defined(tree: ast.Module) -> dict[str, ast.stmt]:
    named = (ast.FunctionDef, ast.ClassDef)
    found: dict[str, ast.stmt] = {node.name: node for node in tree.body if isinstance(node, named)}
    for node in tree.body:
        if isinstance(node, ast.Assign):
            found |= {target.id: node for target in node.targets if isinstance(target, ast.Name)}
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found[node.target.id] = node
    return found


def _definition(module: str, name: str) -> ast.stmt:
    """Where a name comes from, through the modules that pass it on."""
    tree = _tree(module)
    here = _defined(tree).get(name)
    if here is not None:
        return here
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                if (alias.asname or alias.name) == name:
                    ours = str(node.module).startswith("ludoteca")
                    return _definition(str(node.module), alias.name) if ours else node
    raise LookupError(f"{module} has no {name}")


def _told(place: str, node: ast.stmt) -> list[str]:
    if isinstance(node, ast.FunctionDef):
        return [f"{place}({_signature(node)})"]
    if not isinstance(node, ast.ClassDef):
        return [place]
    found = [f"class {place}({', '.join(ast.unparse(base) for base in node.bases)})"]
    for part in node.body:
        if isinstance(part, ast.FunctionDef) and (not part.name.startswith("_") or part.name == "__init__"):
            kinds = {ast.unparse(decorator) for decorator in part.decorator_list}
            told = "" if "property" in kinds else f"({_signature(part)})"
            found.append(f"{place}.{part.name}{told}")
        elif isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name) and part.target.id[0] != "_":
            found.append(f"{place}.{part.target.id}: {ast.unparse(part.annotation)}")
    return found


def _signature(node: ast.FunctionDef) -> str:
    """Its parameters; a result may become more exact."""
    return ast.unparse(node.args)


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
