"""docs/add-a-game.md: its commands are run as they stand there, from the empty folder to the package."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.docs.pages import ROOT, of
from tests.server.nodes import free_port

COMMANDS = [command for block in of("add-a-game.md", "console") for command in block.commands]
BIN = Path(sys.executable).parent


def test_the_page_leads_from_new_to_pypi():
    words = [command.split()[:2] for command in COMMANDS]
    assert words[0] == ["ludoteca", "new"]
    assert words[-1] == ["twine", "upload"]


@pytest.fixture(scope="module")
def author(tmp_path_factory):
    """Runs commands in the folder where the author is, with packages of their own."""
    folder = tmp_path_factory.mktemp("author")
    packages = tmp_path_factory.mktemp("packages")
    return {"at": folder, "env": os.environ | {"PATH": f"{BIN}:{os.environ['PATH']}", "PYTHONPATH": str(packages)}}


def run(author, command):
    done = subprocess.run(
        ["/bin/bash", "-c", command], cwd=author["at"], env=author["env"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def test_every_command_works(author):
    packages = author["env"]["PYTHONPATH"]
    for command in COMMANDS:
        if command.startswith("cd "):
            author["at"] = author["at"] / command.removeprefix("cd ")
        elif command.startswith("ludoteca serve"):
            serve(author, command.removesuffix(" --open"))
        elif command.startswith("pip wheel"):  # here without a network
            run(author, f"python -m {command} --no-build-isolation --no-index --quiet")
        elif command.startswith("pip install"):  # into a folder of its own
            run(author, f"python -m {command} --no-deps --no-index --quiet --target {packages}")
        elif command.startswith("twine upload"):  # needs an account; there is something to upload
            assert list((author["at"] / "dist").glob("*.whl"))
        elif command == "pytest":  # its tests of the kit are those of `ludoteca check`, which was run
            assert "passed" in run(author, "python -m pytest -q -p no:cacheprovider -k 'M2 or M3'")
        elif " examples/" in command:  # the example of the repository
            assert run(author | {"at": ROOT}, command)
        else:
            told = run(author, command)
            assert "stones" in told.lower() or "ok" in told or "won" in told or "interval" in told
    author["at"] = author["at"].parent
    shutil.rmtree(author["at"] / "stones")
    assert "Stones" in run(author, "ludoteca games"), "installed, it needs its folder no more"


def serve(author, command):
    """Serve until the shelf has the game."""
    port = free_port()
    server = subprocess.Popen(
        [*command.split(), "--port", str(port), "--data", str(author["at"] / "data")],
        cwd=author["at"], env=author["env"], executable=BIN / "ludoteca", stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    try:
        assert "Ludoteca is open" in server.stdout.readline()
        shelf = httpx.get(f"http://127.0.0.1:{port}/api/games", timeout=60).json()
        assert "stones" in [game["name"] for game in shelf]
        cover = next(game["cover"] for game in shelf if game["name"] == "stones")
        assert "<svg" in httpx.get(f"http://127.0.0.1:{port}{cover}", timeout=60).text
    finally:
        server.terminate()
        server.wait(30)
