"""What people install: a wheel, in an environment of its own, outside the repository.

`LUDOTECA_WHEEL` names the wheel to try, as `make package` does with the compiled one; without it the tests build the
interpreted one, which takes seconds.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.web.conftest import browser, browsers  # noqa: F401 - the same Chromium

ROOT = Path(__file__).parents[2]


def uv():
    """The uv of the machine, or the one that `make` put beside Python."""
    found = shutil.which("uv") or shutil.which("uv", path=Path(sys.executable).parent)
    assert found, "there is no uv: run the tests with `make test`"
    return found


def call(*command, **options):
    """Run a command; if it fails, what it said is the failure."""
    done = subprocess.run(
        [str(word) for word in command], check=False, text=True, capture_output=True, timeout=600, **options
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def build(tree, target, *kinds):
    """Build the sdist of a tree, and the wheel of that sdist, interpreted; gives the folder they are in."""
    wanted = [f"--{kind}" for kind in kinds]
    way = ["--no-build-isolation", "--python", sys.executable, "--out-dir", target]
    call(uv(), "build", *wanted, *way, tree, env=os.environ | {"LUDOTECA_COMPILE": "no"})
    return target


@pytest.fixture(scope="session")
def wheel(tmp_path_factory):
    """The wheel to try."""
    if "LUDOTECA_WHEEL" in os.environ:
        return Path(os.environ["LUDOTECA_WHEEL"]).resolve()
    (found,) = build(ROOT, tmp_path_factory.mktemp("dist")).glob("*.whl")
    return found


class Place:
    """An empty environment with one wheel in it: no compiler, no Node, nothing of the repository."""

    def __init__(self, folder, wheel, extra="", python=sys.executable):
        self.folder = folder
        self.bin = folder / "env" / ("Scripts" if os.name == "nt" else "bin")
        self.environment = {
            "PATH": str(self.bin), "HOME": str(folder), "LANG": "C.UTF-8", "NO_COLOR": "1", "COLUMNS": "200",
        }  # fmt: skip
        call(uv(), "venv", "--quiet", "--clear", "--python", python, folder / "env")
        call(uv(), "pip", "install", "--quiet", "--python", self.bin / "python", f"{wheel}{extra}")

    @property
    def home(self):
        """The folder that its programs are run in."""
        return self.folder

    def command(self, *words):
        """The words that run a program in it."""
        return [str(word) for word in words]

    def run(self, *words, code=0):
        """Run a program of the environment; gives what it said."""
        done = subprocess.run(
            self.command(self.bin / words[0], *words[1:]), cwd=self.folder, env=self.environment, check=False, text=True,
            capture_output=True, timeout=600,
        )  # fmt: skip
        assert done.returncode == code, f"{words}\n{done.stdout}\n{done.stderr}"
        return done.stdout + done.stderr


@pytest.fixture(scope="session")
def light(wheel, tmp_path_factory):
    """`pip install ludoteca`."""
    return Place(tmp_path_factory.mktemp("light"), wheel)


@pytest.fixture(scope="session")
def served(wheel, tmp_path_factory):
    """`pip install ludoteca[serve]`."""
    return Place(tmp_path_factory.mktemp("served"), wheel, "[serve]")
