"""Runs the steps of the Dockerfile without Docker, so that the file cannot rot: `make images` (as root, on Linux).

Each stage gets a root of its own: this machine's, under a layer that is thrown away. Commands are run word for word, what
is copied comes from a clean clone of what is committed, and the last stage serves as the user it names, on a root that
cannot be written. What stands in for the base images is this machine's own Python and Node; the end says so.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[2]
INSIDE = "LUDOTECA_INSIDE"
NETWORK = re.compile(r"(UV|PIP|NPM_CONFIG)_|SSL|CERT|PROXY|INDEX", re.IGNORECASE)  # how this machine reaches registries
SERVED = """
ip link set lo up
mount -t tmpfs none /tmp
setpriv --reuid %(user)s --regid %(user)s --clear-groups -- sh -c '%(serve)s' &
server=$!
for _ in $(seq 120); do %(healthy)s 2>/dev/null && break; sleep 1; done
%(healthy)s && python -c "import urllib.request as r; page = r.urlopen('http://127.0.0.1:8000').read().decode(); assert '<title>Ludoteca' in page"
well=$?
! touch /written 2>/dev/null || well=1
kill -TERM $server; wait $server
exit $well
"""


def stages(text: str) -> list[tuple[str, str, list[tuple[str, str]]]]:
    """Each stage of a Dockerfile: its base, its name, and its instructions."""
    found: list[tuple[str, str, list[tuple[str, str]]]] = []
    for line in re.sub(r"\\\n", " ", text).splitlines():
        word, _, rest = line.strip().partition(" ")
        if word == "FROM":
            base, _, name = rest.partition(" AS ")
            found.append((base, name or "runtime", []))
        elif word and not word.startswith("#"):
            found[-1][2].append((word, rest.strip()))
    return found


def tool(base: str) -> Path:
    """The folder with this machine's own program that stands in for a base image."""
    name, _, version = base.partition(":")
    wanted = f"python{version.partition('-')[0]}" if name == "python" else "node"
    candidates = [*Path.home().glob(f".pyenv/versions/{version.partition('-')[0]}*/bin"), shutil.which(wanted)]
    found = next((Path(place) for place in candidates if place), None)
    if found is None:
        sys.exit(f"nothing here can stand in for {base}")
    return found if found.is_dir() else found.parent


class Stage:
    """One stage: a root under a layer of its own."""

    def __init__(self, home: Path, base: str) -> None:
        self.root = home / "root"
        for name in ("layer", "work", "root"):
            (home / name).mkdir(parents=True)
        layers = f"lowerdir=/,upperdir={home}/layer,workdir={home}/work"
        subprocess.run(["mount", "-t", "overlay", "overlay", "-o", layers, self.root], check=True)
        for place in ("dev", "proc"):
            subprocess.run(["mount", "--rbind", f"/{place}", self.root / place], check=True)
        # The stand-in for Python may live there, and the last stage is not root.
        self.root.joinpath("root").chmod(0o711)
        known = {name: value for name, value in os.environ.items() if NETWORK.search(name)}
        self.environment = {"PATH": f"{tool(base)}:/usr/sbin:/usr/bin:/sbin:/bin", "HOME": "/root", **known}
        self.at = "/"
        self.user = "root"

    def run(self, command: str, *before: str) -> None:
        """A command, word for word."""
        inside = ["chroot", str(self.root), "sh", "-c", f"cd {self.at} && {command}"]
        subprocess.run([*before, *inside], env=self.environment, check=True)

    def copy(self, source: Path, words: list[str]) -> None:
        """COPY: what is named, from a folder, into this root."""
        *names, target = words
        place = self.root / os.path.join(self.at, target).lstrip("/")
        for name in names:
            found = source / name.lstrip("/")
            if found.is_dir():
                shutil.copytree(found, place, symlinks=True, dirs_exist_ok=True)
            else:
                into = place / found.name if target.endswith("/") else place
                into.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(found, into)


def obey(stage: Stage, word: str, rest: str, clone: Path, done: dict[str, Stage]) -> None:
    """Do what one instruction says."""
    match word:
        case "WORKDIR":
            stage.at = rest
            (stage.root / rest.lstrip("/")).mkdir(parents=True, exist_ok=True)
        case "COPY":
            words = rest.split()
            if words[0].startswith("--from="):
                stage.copy(done[words.pop(0).removeprefix("--from=")].root, words)
            else:
                allowed = (ROOT / ".dockerignore").read_text().splitlines()
                assert all(f"!{name.partition('/')[0]}" in allowed for name in words[:-1]), (
                    f".dockerignore hides {rest}"
                )
                stage.copy(clone, words)
        case "RUN":
            stage.run(rest)
        case "ENV":
            for pair in rest.split():
                name, _, value = pair.partition("=")
                stage.environment[name] = value.replace("$PATH", stage.environment["PATH"])
        case "USER":
            stage.user = rest


def serve(stage: Stage, said: dict[str, str]) -> None:
    """Run the last stage as its image would: its user, a root that cannot be written, its health check, a goodbye."""
    healthy = " ".join(
        f"'{word}'" if " " not in word else f'"{word}"' for word in json.loads(said["HEALTHCHECK"].partition("CMD ")[2])
    )
    data = stage.root / said["VOLUME"].lstrip("/")
    subprocess.run(["mount", "--bind", data, data], check=True)
    subprocess.run(["mount", "-o", "remount,ro", stage.root], check=True)
    words = {"user": stage.user, "serve": " ".join(json.loads(said["CMD"])), "healthy": healthy}
    stage.run(SERVED % words, "unshare", "--net")


def main() -> None:
    """Run all stages in a place of our own, which is gone afterwards."""
    if INSIDE not in os.environ:
        os.environ[INSIDE] = "1"
        os.execvp(
            "unshare", ["unshare", "--mount", "--propagation", "private", sys.executable, "-m", "tests.package.images"]
        )
    home = Path(tempfile.mkdtemp())
    subprocess.run(["mount", "-t", "tmpfs", "none", home], check=True)
    clone = home / "clone"
    subprocess.run(["git", "clone", "--quiet", "--depth=1", f"file://{ROOT}", clone], check=True)
    done: dict[str, Stage] = {}
    for base, name, steps in stages((ROOT / "Dockerfile").read_text()):
        began = time.monotonic()
        done[name] = Stage(home / name, base)
        for word, rest in steps:
            print(f"== {name}: {word} {rest}", flush=True)
            obey(done[name], word, rest, clone, done)
        if name == "runtime":
            serve(done[name], dict(steps))
        print(f"== {name}: done in {time.monotonic() - began:.0f} s", flush=True)
    print(
        "All steps ran. Not tried: the base images themselves (this machine's Python and Node stood in), compose, Caddy."
    )


if __name__ == "__main__":
    main()
