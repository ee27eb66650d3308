"""The interpreted wheel on every Python that we promise and this machine has: `make pythons`."""

from __future__ import annotations

import subprocess
import tempfile
from pathlib import Path

import httpx

from tests.package.conftest import ROOT, Place, build, uv
from tests.server.nodes import free_port

PROMISED = ("3.11", "3.12", "3.13", "3.14")


def found(version: str) -> str:
    """The Python of a version: uv's, the path's, or pyenv's; "" if there is none."""
    for place in Path.home().glob(f".pyenv/versions/{version}.*/bin/python"):
        return str(place)
    asked = subprocess.run(
        [uv(), "python", "find", "--no-python-downloads", version], capture_output=True, text=True, check=False
    )
    return asked.stdout.strip()


def served(place: Place) -> None:
    """The server starts, tells that it is well, and stops when asked."""
    port = free_port()
    server = subprocess.Popen(
        [place.bin / "ludoteca", "serve", "--port", str(port)], cwd=place.folder, env=place.environment,
        stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    try:
        assert "Ludoteca is open" in server.stdout.readline()
        assert httpx.get(f"http://127.0.0.1:{port}/health", timeout=60).json()["status"] == "ok"
    finally:
        server.terminate()
        server.wait(30)


def main() -> None:
    """Try each, and say which could not be tried."""
    with tempfile.TemporaryDirectory() as folder:
        (wheel,) = build(ROOT, Path(folder) / "dist").glob("*.whl")
        for version in PROMISED:
            python = found(version)
            if not python:
                print(f"{version}: not tried, as it is not here")
                continue
            place = Place(Path(folder) / version, wheel, "[serve]", python)
            told = [
                place.run("ludoteca", "--version"),
                place.run("ludoteca", "check", "tacocat", "--matches", 1),
                place.run("ludoteca", "simulate", "revanche", "--matches", 4),
            ]
            served(place)
            print(f"{version}: {told[0].strip()}; checked, simulated and served", flush=True)


if __name__ == "__main__":
    main()
