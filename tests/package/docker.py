"""Docker for `make images`: the daemon of the machine, or one of our own that is gone afterwards (as root, on Debian).

Where the registry of images cannot be reached, base images are stood in for by Debian's own packages of the same programs
in the same major version, put together here; `Docker.stood_in` tells which.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

MIRROR = "http://deb.debian.org/debian"
SCRIPT = "/usr/share/debootstrap/scripts/sid"  # fits every Debian, those too that are newer than debootstrap
PLUGINS = ("docker-buildx", "docker-compose")  # bookworm has none; those of the next Debian need nothing but its libc
PLUGINS_FROM = "trixie"
NEEDED = {"dockerd": "docker.io", "debootstrap": "debootstrap"}
CERTIFICATES = "/etc/ssl/certs/ca-certificates.crt"
# How an image trusts what this machine trusts, by the names that pip, uv, npm and Python look for.
TRUST = ("SSL_CERT_FILE", "PIP_CERT", "REQUESTS_CA_BUNDLE", "NODE_EXTRA_CA_CERTS")
STAND_INS = Path(__file__).parent / "stand_ins"  # a folder each: python-3.13-slim stands in for python:3.13-slim


def bases(recipe: str) -> list[str]:
    """The images that a Dockerfile begins with."""
    named = re.findall(r"^FROM (\S+)(?: AS (\S+))?$", recipe, re.MULTILINE)
    stages = {stage for _, stage in named}
    return [base for base in dict.fromkeys(base for base, _ in named) if base not in stages]


def debian(suite: str, folder: Path) -> Path:
    """A Debian of next to nothing, in a folder."""
    shutil.rmtree(folder, ignore_errors=True)
    command = ["debootstrap", "--variant=minbase", suite, folder, MIRROR, SCRIPT]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    # A mirror that is some days behind is good enough to stand in; who signed its packages is checked all the same.
    (folder / "etc/apt/apt.conf.d/99behind").write_text('Acquire::Check-Valid-Until "false";\n')
    (folder / "etc/ssl").mkdir(exist_ok=True)
    shutil.copy(CERTIFICATES, folder / "etc/ssl/machine.crt")
    return folder


class Docker:
    """A daemon, its command line with compose, and the images that others begin with."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.environment = dict(os.environ)
        self.stood_in: list[str] = []
        self.daemon: subprocess.Popen[bytes] | None = None
        if not self.answers():
            self.start()
        if not (self.works("compose", "version") and self.works("buildx", "version")):
            self.fetch_plugins()

    def __enter__(self) -> Docker:
        return self

    def __exit__(self, *_: object) -> None:
        if self.daemon is not None:
            self.daemon.terminate()
            self.daemon.wait(60)

    def run(self, *words: str | Path, **options: object) -> str:
        """A command of docker; gives what it said, and stops everything if it fails."""
        done = subprocess.run(
            ["docker", *words], env=self.environment, text=True, stdout=subprocess.PIPE, check=False, **options
        )
        if done.returncode:
            raise SystemExit(f"docker {' '.join(map(str, words))}\n{done.stdout}")
        return done.stdout.strip()

    def works(self, *words: str) -> bool:
        """Does it know a command?"""
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        return shutil.which("docker") is not None and not subprocess.call(
            ["docker", *words], env=self.environment, **quiet
        )

    def answers(self) -> bool:
        """Is there a daemon?"""
        return self.works("info")

    def start(self) -> None:
        """A daemon of our own, in a folder of our own."""
        missing = [package for program, package in NEEDED.items() if shutil.which(program) is None]
        if os.geteuid() or (missing and shutil.which("apt-get") is None):
            sys.exit("there is no Docker daemon; as root, on a Debian, `make images` starts one of its own")
        if missing:
            subprocess.run(["apt-get", "update", "-qq"], check=True)
            subprocess.run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", *missing], check=True)
        socket = f"unix://{self.home}/socket"
        self.environment["DOCKER_HOST"] = socket
        places = ["--data-root", self.home / "data", "--exec-root", self.home / "exec", "--pidfile", self.home / "pid"]
        with (self.home / "daemon.log").open("wb") as said:
            self.daemon = subprocess.Popen(["dockerd", "--host", socket, *places], stdout=said, stderr=said)
        for _ in range(120):
            if self.answers():
                return
            if self.daemon.poll() is not None:
                break
            time.sleep(0.5)
        sys.exit(f"the Docker daemon does not start:\n{(self.home / 'daemon.log').read_text()[-2000:]}")

    def fetch_plugins(self) -> None:
        """`docker build` and `docker compose` as people have them today, from Debian's packages."""
        shutil.rmtree(self.home / "apt", ignore_errors=True)
        (self.home / "apt/lists/partial").mkdir(parents=True)
        (self.home / "apt/cache/archives/partial").mkdir(parents=True)
        sources = self.home / "apt/sources"
        sources.write_text(f"deb {MIRROR} {PLUGINS_FROM} main\n")
        places = {
            "Dir::Etc::SourceList": sources,
            "Dir::Etc::SourceParts": "-",
            "Dir::State::Lists": self.home / "apt/lists",
            "Dir::Cache": self.home / "apt/cache",
            "APT::Sandbox::User": "root",
        }
        apt = ["apt-get", "-qq", *(f"-o{name}={value}" for name, value in places.items())]
        subprocess.run([*apt, "update"], check=True)
        subprocess.run([*apt, "download", *PLUGINS], check=True, cwd=self.home / "apt", stdout=subprocess.DEVNULL)
        into = self.home / "settings/cli-plugins"
        into.mkdir(parents=True, exist_ok=True)
        for package in (self.home / "apt").glob("*.deb"):
            subprocess.run(["dpkg-deb", "-x", package, self.home / "apt/unpacked"], check=True)
        for plugin in (self.home / "apt/unpacked/usr/libexec/docker/cli-plugins").iterdir():
            shutil.copy(plugin, into)
        self.environment["DOCKER_CONFIG"] = str(into.parent)

    def have(self, base: str) -> None:
        """Have an image to begin with: from the registry, else a stand-in."""
        if self.works("image", "inspect", base) or self.works("pull", "--quiet", base):
            return
        recipe = STAND_INS / base.replace(":", "-")
        if not recipe.is_dir():
            sys.exit(f"{base} cannot be fetched, and nothing stands in for it")
        for beneath in bases((recipe / "Dockerfile").read_text()):
            if beneath.startswith("debian:"):
                self.import_debian(beneath.removeprefix("debian:"))
            else:
                self.have(beneath)
        self.run("build", "--quiet", "--tag", base, recipe)
        self.stood_in.append(base)

    def import_debian(self, suite: str) -> None:
        """Debian's own base image, made here."""
        if self.works("image", "inspect", f"debian:{suite}"):
            return
        root = debian(suite, self.home / suite)
        changes = [f"--change=ENV {name}=/etc/ssl/machine.crt" for name in TRUST]
        with subprocess.Popen(["tar", "-C", root, "-c", "."], stdout=subprocess.PIPE) as packed:
            self.run("import", *changes, "-", f"debian:{suite}", stdin=packed.stdout)
        shutil.rmtree(root)
