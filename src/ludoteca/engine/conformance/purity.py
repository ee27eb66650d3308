"""Purity: rules know no clock, no file, no network, and no chance but the dice."""

from __future__ import annotations

import ast
import inspect
import sys
from pathlib import Path

from ludoteca.engine.conformance.subject import Broken, Subject
from ludoteca.engine.dice import FastDice

FORBIDDEN_MODULES = {
    "asyncio", "builtins", "ctypes", "datetime", "fileinput", "glob", "http", "importlib", "io", "multiprocessing",
    "numpy", "os", "pickle", "random", "secrets", "shutil", "socket", "sqlite3", "subprocess", "sys", "tempfile",
    "threading", "time", "urllib", "uuid",
}  # fmt: skip
FORBIDDEN_CALLS = {"open", "input", "print", "eval", "exec", "id", "hash", "__import__"}


def pure(subject: Subject) -> str:
    """No module of the rules imports or calls what the rules may not know."""
    files = _modules(subject)
    for path in files:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            problem = _problem(node, in_rules=len(files) > 1 and path.name != "__init__.py")
            if problem:
                raise Broken(f"{path.name}:{getattr(node, 'lineno', 0)}: {problem}")
    return f"{len(files)} modules read"


def _modules(subject: Subject) -> list[Path]:
    """The sources of the game's folder, or the one module of a game that has none."""
    case = subject.cases()[0]
    state = subject.game.start(case.seats, case.options, FastDice(1))
    module = sys.modules[type(state).__module__]
    source = Path(inspect.getfile(module))
    stem = source.name.partition(".")[0]  # the source of a compiled module lies beside it
    package = sys.modules.get(module.__package__ or "")
    if package is not None and getattr(package, "GAME", None) is subject.game:
        return sorted(source.parent.rglob("*.py"))
    return [source.parent / f"{stem}.py"]


def _problem(node: ast.AST, *, in_rules: bool) -> str:
    match node:
        case ast.Import(names=names):
            found = [name.name for name in names if name.name.partition(".")[0] in FORBIDDEN_MODULES]
            return f"rules may not import {found[0]}" if found else ""
        case ast.ImportFrom(module=str(module)) if module.partition(".")[0] in FORBIDDEN_MODULES:
            return f"rules may not import from {module}"
        case ast.ImportFrom(module="pathlib") | ast.Import(names=[ast.alias(name="pathlib")]) if in_rules:
            return "rules may not import pathlib"  # __init__.py names the folder of its sentences with it
        case ast.Call(func=ast.Name(id=name)) if name in FORBIDDEN_CALLS:
            return f"rules may not call {name}()"
        case ast.Global(names=names):
            return f"rules may not change the global {names[0]}"
    return ""
