"""What is public, read from the sources: the names of docs/versions.md with their signatures and what they promise.

The page *Reference* of the site is made of it, and tests/public_api.py holds the next release to it. Nothing is
imported, so compiled or not is the same.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from functools import cache
from html import escape
from pathlib import Path
from typing import NamedTuple

SOURCES = Path(__file__).parents[2] / "src"
# For whom, and which modules.
PUBLIC = {
    "For programs": ["ludoteca"],
    "For authors of games": [
        f"ludoteca.engine.{name}"
        for name in ("contract", "state", "values", "bot", "dice", "shapes", "lesson", "conformance")
    ],
    "For authors of bots": ["ludoteca.bots"],
    "For researchers": [
        f"ludoteca.research{name}" for name in ("", ".gymnasium", ".openspiel", ".pettingzoo", ".pictures", ".vector")
    ],
}
MODULES = [module for modules in PUBLIC.values() for module in modules]


class Name(NamedTuple):
    """A public name, as a user writes it, and where it is defined."""

    module: str
    name: str
    node: ast.stmt


def names() -> Iterator[Name]:
    """Each public name of each public module."""
    for module in MODULES:
        for name in sorted(_public(module)):
            yield Name(module, name, _definition(module, name))


def parts(node: ast.ClassDef) -> Iterator[ast.FunctionDef | ast.AnnAssign]:
    """What a class offers: its methods and properties, and its fields."""
    for part in node.body:
        if (isinstance(part, ast.FunctionDef) and (not part.name.startswith("_") or part.name == "__init__")) or (
            isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name) and part.target.id[0] != "_"
        ):
            yield part


def is_property(node: ast.FunctionDef) -> bool:
    """Is it read without brackets?"""
    return "property" in {ast.unparse(decorator) for decorator in node.decorator_list}


def signature(node: ast.FunctionDef) -> str:
    """Its parameters; a result may become more exact."""
    return ast.unparse(node.args)


def _public(module: str) -> set[str]:
    tree = _tree(module)
    for node in tree.body:
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "__all__":
            return set(ast.literal_eval(node.value))
    return {name for name in _defined(tree) if not name.startswith("_")}


@cache
def _tree(module: str) -> ast.Module:
    place = SOURCES.joinpath(*module.split("."))
    return ast.parse(
        (place / "__init__.py" if place.is_dir() else place.with_suffix(".py")).read_text(encoding="utf-8")
    )


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


# ---- the page


def page() -> str:
    """The page as HTML: a part for each module, a row for each name, the parts of a class under it."""
    told = ["<h1>Reference</h1>", "<p>Every public name, read from the sources. What may change, and how you are told: "
            '<a href="versions.html">Versions</a>. Examples: <a href="api.html">API</a>.</p>']  # fmt: skip
    found = list(names())
    where: dict[int, str] = {}  # a definition is told once, and named where it is passed on
    for readers, modules in PUBLIC.items():
        told.append(f"<h2>{readers}</h2>")
        for module in modules:
            told.append(f"<h3><code>{module}</code></h3>")
            told.append(f"<p>{_first(ast.get_docstring(_tree(module)) or '')}</p><dl>")
            for one in found:
                if one.module == module:
                    told += _entry(one, where)
            told.append("</dl>")
    return "\n".join(told)


def _entry(one: Name, where: dict[int, str]) -> list[str]:
    node = one.node
    place = f"{one.module}.{one.name}"
    if isinstance(node, ast.FunctionDef):
        head = f"{one.name}({signature(node)})"
    elif isinstance(node, ast.ClassDef):
        head = f"class {one.name}({', '.join(ast.unparse(base) for base in node.bases)})"
    else:
        head = one.name
    told = [f"<dt><code>{escape(head)}</code></dt>"]
    if id(node) in where:
        return [*told, f"<dd>The same as <code>{where[id(node)]}</code>.</dd>"]
    where[id(node)] = place
    documented = isinstance(node, ast.FunctionDef | ast.ClassDef)
    told.append(f"<dd>{_first(ast.get_docstring(node) or '') if documented else ''}</dd>")
    if isinstance(node, ast.ClassDef):
        told += [f"<dd><code>{escape(head)}</code> {text}</dd>" for head, text in map(_part, parts(node))]
    return told


def _part(node: ast.FunctionDef | ast.AnnAssign) -> tuple[str, str]:
    if isinstance(node, ast.AnnAssign):
        return f"{ast.unparse(node.target)}: {ast.unparse(node.annotation)}", ""
    call = "" if is_property(node) else f"({signature(node)})"
    return f"{node.name}{call}", _first(ast.get_docstring(node) or "")


def _first(text: str) -> str:
    """The first paragraph, in HTML."""
    words = " ".join(inspect.cleandoc(text).partition("\n\n")[0].split())
    pieces = escape(words, quote=False).split("`")
    return "".join(f"<code>{piece}</code>" if number % 2 else piece for number, piece in enumerate(pieces))
