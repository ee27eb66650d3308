"""The wheel on every Python that we promise: `make pythons`, or `make pythons ONLY=3.14`.

Interpreted and compiled, each in an empty environment: all golden matches are replayed to their digests, a game is
checked, matches are simulated, and a server answers. A Python that this machine has not comes from Debian, in a root of
its own that is gone afterwards (as root); what cannot be had is named.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import httpx

from tests.golden import FOLDER as GOLDEN
from tests.package.conftest import ROOT, Place, build, call, uv
from tests.package.docker import debian
from tests.server.nodes import free_port

PROMISED = ("3.11", "3.12", "3.13", "3.14")
SUITE = "forky"  # Debian's next release has all of them
REPLAY = """
import json, pathlib, sys
from ludoteca import Match
paths = sorted(pathlib.Path("golden").glob("*/*.json"))
for path in paths:
    golden = json.loads(path.read_text())
    assert Match.replay(golden["log"]).state.digest() == golden["digest"], path
print(len(paths), "golden matches on", sys.version.split()[0])
"""


class Root(Place):
    """The same in a Debian of its own, with the Python of Debian."""

    def __init__(self, folder: Path, wheel: Path, extra: str, version: str) -> None:
        self.folder = folder
        self.root = folder / "root"
        self.bin = Path("/env/bin")
        self.environment = {"PATH": "/env/bin:/usr/sbin:/usr/bin:/sbin:/bin", "HOME": "/tmp", "LANG": "C.UTF-8", "NO_COLOR": "1", "COLUMNS": "200"}  # fmt: skip
        self.environment |= dict.fromkeys(("SSL_CERT_FILE", "PIP_CERT"), "/etc/ssl/machine.crt")
        if not (self.root / "env").exists():
            debian(SUITE, self.root)
            shutil.copy("/etc/resolv.conf", self.root / "etc/resolv.conf")
            named = [f"python{version}", f"python{version}-venv", f"libpython{version}-dev", "gcc"]
            self.call("apt-get", "-qq", "update")
            self.call("apt-get", "-qq", "install", "-y", "--no-install-recommends", *named)
            self.call(f"python{version}", "-m", "venv", "/env")
        shutil.copy(wheel, self.root / "tmp")
        self.call("/env/bin/pip", "install", "--quiet", "--force-reinstall", f"/tmp/{wheel.name}{extra}")

    def command(self, *words: str | Path) -> list[str]:
        """A command inside, with devices and processes as programs expect them."""
        mounts = f"mount -t proc none {self.root}/proc && mount --rbind /dev {self.root}/dev"
        inside = f'{mounts} && exec chroot {self.root} sh -c \'cd /tmp && exec "$@"\' - "$@"'
        return ["unshare", "--mount", "--propagation", "private", "sh", "-c", inside, "-", *map(str, words)]

    def call(self, *words: str | Path) -> str:
        """Run a command inside; if it fails, what it said is the failure."""
        return call(*self.command(*words), env=self.environment | {"DEBIAN_FRONTEND": "noninteractive"})

    @property
    def home(self) -> Path:
        """The folder that programs inside are run in, as seen from here."""
        return self.root / "tmp"


def found(version: str) -> str:
    """The Python of a version: pyenv's, uv's, or the path's; "" if there is none."""
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
        place.command(place.bin / "ludoteca", "serve", "--port", str(port)),
        cwd=place.folder, env=place.environment, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    try:
        assert "Ludoteca is open" in server.stdout.readline()
        assert httpx.get(f"http://127.0.0.1:{port}/health", timeout=60).json()["status"] == "ok"
        assert "<title>Ludoteca" in httpx.get(f"http://127.0.0.1:{port}/", timeout=60).text
    finally:
        server.terminate()
        server.wait(60)


def tried(place: Place) -> str:
    """Everything that is tried; gives what it says of itself."""
    told = place.run("ludoteca", "--version").strip()
    shutil.copytree(GOLDEN, place.home / "golden", dirs_exist_ok=True)
    replayed = place.run("python", "-c", REPLAY).strip()
    place.run("ludoteca", "check", "tacocat", "--matches", 1)
    place.run("ludoteca", "simulate", "revanche", "--matches", 4)
    served(place)
    return f"{told}; {replayed}; checked, simulated and served"


def compiled(place: Place, sdist: Path, into: Path) -> Path:
    """The wheel that this Python compiles of the sdist."""
    if isinstance(place, Root):
        shutil.copy(sdist, place.home)
        place.call("/env/bin/pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", "/tmp/dist", f"/tmp/{sdist.name}")
        return next((place.home / "dist").glob("*.whl"))
    call(uv(), "build", "--quiet", "--wheel", "--python", place.bin / "python", "--out-dir", into, sdist)
    return next(into.glob("*.whl"))


def main() -> None:
    """Try each, and say which could not be tried."""
    wanted = [word for word in sys.argv[1:] if word in PROMISED] or PROMISED
    with tempfile.TemporaryDirectory(prefix="ludoteca-pythons-") as name:
        folder = Path(name)
        built = build(ROOT, folder / "dist")
        (wheel,), (sdist,) = built.glob("*.whl"), built.glob("*.tar.gz")
        for version in wanted:
            python, here = found(version), folder / version
            if not python and (os.geteuid() or shutil.which("debootstrap") is None):
                print(f"{version}: not tried, as it is not here (as root, with debootstrap, it comes from Debian)")
                continue

            def place(what: Path, at: Path = here, python: str = python, version: str = version) -> Place:
                at.mkdir(exist_ok=True)
                return Place(at, what, "[serve]", python) if python else Root(at, what, "[serve]", version)

            first = place(wheel)
            print(f"{version}: {tried(first)}", flush=True)
            if "--interpreted" in sys.argv:  # a compiled wheel takes minutes
                continue
            second = place(compiled(first, sdist, folder / f"compiled-{version}"))
            told = tried(second)
            assert "compiled" in told, told
            print(f"{version}: {told}", flush=True)


if __name__ == "__main__":
    main()
