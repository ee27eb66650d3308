"""Compiles the rules with mypyc where there is a C compiler; everything else is in pyproject.toml.

`LUDOTECA_COMPILE=no` leaves them interpreted. The compiled modules lie beside their sources. What is built to be given
to others (a wheel, an sdist) must hold the web app and the documentation; what is installed to work on need not.
"""

import os
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

ROOT = Path(__file__).parent
IN_PLACE = "--inplace" in sys.argv  # then the examples too, and what solves Tacocat: of the repository, not the package
ENGINE = ["fields", "state", "dice", "bot", "turns", "playout", "net", "numbers"]
BOTS = ["matrix", "rewards", "search", "simple", "tree"]
RESEARCH = ["many", "rewards"]
CACHE = ROOT / "build/cache"
UNCOMPILED = {
    "__init__.py",
    "actions.py",
    "deeds.py",
    "lesson.py",
    "shapes.py",
}  # msgspec structs, and what needs no speed
PAGES = {"web app": "static", "documentation": "site"}  # built by other tools, in folders of the server


def demand_pages():
    """Nobody is given a package without its pages."""
    for what, folder in PAGES.items():
        first = ROOT / "src/ludoteca/server" / folder / "index.html"
        if not first.is_file():
            sys.exit(f"the {what} is not built ({first.relative_to(ROOT)} is missing): run `make package`")


class WholePackage(build_py):
    """The modules and texts of a wheel, and its pages."""

    def run(self):
        if not self.editable_mode:
            demand_pages()
        super().run()


class WholeSources(sdist):
    """The sources with their pages built, so that whoever builds a wheel of them needs no Node."""

    def run(self):
        demand_pages()
        super().run()


def groups():
    """The modules that are compiled: the engine and the examples in one library, the bots and each game in others.

    Modules of one library call each other directly; libraries are built side by side, and only those that changed.
    """
    found = {"engine": [ROOT / "src/ludoteca/engine" / f"{name}.py" for name in ENGINE]}
    found["bots"] = [ROOT / "src/ludoteca/bots" / f"{name}.py" for name in BOTS]
    found["research"] = [ROOT / "src/ludoteca/research" / f"{name}.py" for name in RESEARCH]
    for folder in sorted((ROOT / "src/ludoteca/games").iterdir()):
        found[folder.name] = sorted(folder.rglob("*.py"))  # with its rooms
    if IN_PLACE:
        found["engine"] += sorted((ROOT / "examples").glob("*/*.py"))
        found["lab"] = sorted((ROOT / "src/ludoteca/lab/five").glob("*.py"))
    return {
        name: modules
        for name, paths in found.items()
        if (modules := [str(path.relative_to(ROOT)) for path in paths if path.name not in UNCOMPILED])
    }


def can_compile():
    """Is there a C compiler, and are there Python's headers?"""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    return shutil.which(compiler) is not None and headers.is_file()


def extensions():
    """The compiled modules, or none; a line says which."""
    if os.environ.get("LUDOTECA_COMPILE") == "no":
        return []
    if not can_compile():
        print("== no C compiler or no Python headers: the rules run interpreted, about ten times slower")
        return []
    from mypyc.build import mypycify  # noqa: PLC0415 - only where it is used

    libraries = groups()
    modules = [module for group in libraries.values() for module in group]
    print(f"== compiling the rules with mypyc: {len(modules)} modules (some minutes the first time)", flush=True)
    # The largest first: it takes one core as long as all others take the other one.
    by_size = sorted(libraries.items(), key=lambda one: -sum(Path(path).stat().st_size for path in one[1]))
    separate = [(paths, f"ludoteca_{name}") for name, paths in by_size]
    # A new cache each time: mypyc 2.4 does not keep in it which attributes may be undefined, and then stumbles.
    shutil.rmtree(CACHE, ignore_errors=True)
    options = ["--cache-dir", str(CACHE)]
    compiled = mypycify([*options, *modules], opt_level="3", debug_level="0", separate=separate)
    if os.name == "posix":
        for extension in compiled:
            extension.extra_compile_args.append("-fvisibility=hidden")  # lets the C compiler inline our own calls
    return compiled


if __name__ == "__main__":
    os.chdir(ROOT)
    folders = {"": "src"}
    if IN_PLACE:
        folders |= {path.name: str(path.relative_to(ROOT)) for path in (ROOT / "examples").iterdir() if path.is_dir()}
    commands = {"build_py": WholePackage, "sdist": WholeSources}
    setup(ext_modules=extensions(), package_dir=folders, cmdclass=commands)
    for binary in (ROOT / "src/ludoteca").rglob("*.so"):
        if not binary.with_name(f"{binary.name.partition('.')[0]}.py").exists():
            binary.unlink()  # its source was moved or removed
    for built in (ROOT / "src").glob("ludoteca_*__mypyc*"):
        built.touch()  # up to date, also where a change of the sources changed nothing in it
