"""Which rules run: the compiled ones where they were built, or the same files interpreted.

`LUDOTECA_INTERPRETED=1` in the environment (anything but `0` or `no`) asks for the interpreted ones.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

SWITCH = "LUDOTECA_INTERPRETED"
our_packages = {"ludoteca"}  # and the folders of games that were loaded


class SourceFirst:
    """Finds our own modules as Python source, past the compiled ones beside them."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The source of one of our modules; None for every other."""
        if path is None or fullname.partition(".")[0] not in our_packages:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname, target)
            if spec is not None and spec.origin is not None:
                return spec
        return None


if os.environ.get(SWITCH, "") not in ("", "0", "no"):
    sys.meta_path.insert(0, SourceFirst())


def compiled() -> bool:
    """Are the rules of this process compiled?"""
    return not str(sys.modules["ludoteca.engine.state"].__file__).endswith(".py")


def describe() -> str:
    """One line for people: which of the two is running."""
    return "engine: compiled (mypyc)" if compiled() else "engine: interpreted Python"
