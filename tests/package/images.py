"""Builds the Dockerfile from a clean clone, and runs what docs/host.md says to run: `make images`.

`docker build`, `docker run` on a root that cannot be written, and `docker compose` with PostgreSQL, three nodes and the proxy
(compose.py). Where the machine has no Docker daemon, or cannot reach the registry of images, docker.py helps; the end says
what was stood in for.
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx

from tests.docs.pages import ROOT, of
from tests.package import compose
from tests.package.docker import Docker, bases
from tests.server.nodes import free_port

BUILD, RUN, UP = (command for block in of("host.md", "console") for command in block.commands if "docker " in command)
PATIENCE = 120  # seconds until a container is well


def said(docker: Docker, command: str, folder: Path, added: str = "") -> str:
    """Run a command of the page in a folder."""
    print(f"== {command} {added}", flush=True)
    done = subprocess.run(
        ["/bin/sh", "-c", f"{command} {added}"],
        cwd=folder, env=docker.environment, stdout=subprocess.PIPE, text=True, check=True,
    )  # fmt: skip
    return done.stdout.strip()


def healthy(docker: Docker, container: str) -> None:
    """Wait until a container's own health check says that it is well."""
    for _ in range(PATIENCE):
        state = json.loads(docker.run("inspect", "--format", "{{json .State}}", container))
        if state.get("Health", {}).get("Status") == "healthy":
            return
        if not state["Running"]:
            break
        time.sleep(1)
    raise SystemExit(f"{container} is not well:\n{docker.run('logs', container)}")


def one_container(docker: Docker, clone: Path) -> None:
    """The image alone: its user, its root, its page, its health, its goodbye, and what it keeps."""
    port = free_port()
    assert "-p 8000:8000" in RUN
    command = RUN.replace("-p 8000:8000", f"-p 127.0.0.1:{port}:8000").replace("docker run", "docker run --detach")
    for _ in range(2):  # the second finds what the first kept
        container = said(docker, command, clone)
        healthy(docker, container)
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=30) as visitor:
            assert "<title>Ludoteca" in visitor.get("/").text
            assert "Write a game" in visitor.get("/docs/index.html").text
            assert len(visitor.get("/api/games").json()) == 5
        inside = docker.run(
            "exec", container, "sh", "-c", "id -u; touch /x 2>&1; ludoteca --version; which gcc; ls /data"
        )
        assert inside.startswith("1000\n"), inside
        assert "Read-only file system" in inside
        assert "compiled" in inside
        assert "gcc" not in inside
        assert "ludoteca.db" in inside
        began = time.monotonic()
        docker.run("stop", "--time", "15", container)
        state = json.loads(docker.run("inspect", "--format", "{{json .State}}", container))
        assert state["ExitCode"] in {0, 143}, f"it was killed: {state}"
        print(f"   it served as user 1000 on a root that is only read, and stopped in {time.monotonic() - began:.1f} s")
        docker.run("rm", container)


def main() -> None:
    """All of it, one thing after the other; what is given stops after that part: build, run or compose."""
    last = sys.argv[1] if len(sys.argv) > 1 else "compose"
    kept = os.environ.get("LUDOTECA_IMAGES")  # a folder to keep the daemon's images in, for the next time
    with tempfile.TemporaryDirectory(prefix="ludoteca-images-", ignore_cleanup_errors=True) as made:
        folder = Path(kept or made)
        folder.mkdir(parents=True, exist_ok=True)
        clone = Path(made) / "ludoteca"
        subprocess.run(["git", "clone", "--quiet", "--depth=1", f"file://{ROOT}", clone], check=True)
        with Docker(folder) as docker:
            for base in bases((clone / "Dockerfile").read_text()):
                print(f"== {base}", flush=True)
                docker.have(base)
            said(docker, BUILD, clone)
            if last != "build":
                one_container(docker, clone)
            if last == "compose":
                for base in compose.images(clone):
                    print(f"== {base}", flush=True)
                    docker.have(base)
                asyncio.run(compose.story(docker, clone, lambda added: said(docker, UP, clone, added)))
            print(f"Everything ran, with {docker.run('--version')}.")
            if docker.stood_in:
                print(
                    "Not tried, as the registry of images is out of reach: "
                    f"{', '.join(docker.stood_in)} themselves. Debian's own packages of the same programs stood in."
                )


if __name__ == "__main__":
    main()
