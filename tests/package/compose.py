"""compose.yaml as `docker compose` runs it: PostgreSQL, three nodes, and a proxy that keeps tables and browsers at theirs."""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import yaml
from websockets.exceptions import ConnectionClosed

from tests.server.client import Guest, play_out

if TYPE_CHECKING:
    from tests.package.docker import Docker

URL = "http://127.0.0.1:8080"
ASK = "import urllib.request as r; print(r.urlopen('http://127.0.0.1:8000%s').read().decode())"


def images(clone: Path) -> list[str]:
    """What compose.yaml takes from the registry."""
    services = yaml.safe_load((clone / "compose.yaml").read_text())["services"]
    return [service["image"] for service in services.values() if "image" in service]


def told_by(docker: Docker, node: str, path: str) -> str:
    """What a node itself answers, past the proxy."""
    return docker.run("exec", node, "python", "-c", ASK % path)


def sockets(docker: Docker, nodes: list[str]) -> list[int]:
    """How many sockets each node holds, as it says itself."""
    told = [told_by(docker, node, "/metrics") for node in nodes]
    return [int(float(re.search(r"^ludoteca_sockets (\S+)", one, re.MULTILINE)[1])) for one in told]


async def story(docker: Docker, clone: Path, up: Callable[[str], str]) -> None:
    """Everything starts; tables and browsers stay at their nodes; people of two nodes play; a node dies, and they play on."""
    compose = ("compose", "--project-directory", clone)
    docker.environment.setdefault("LUDOTECA_SECRET", "only for down: " + "x" * 32)
    try:
        began = time.monotonic()
        up("--detach --wait")
        nodes = docker.run(*compose, "ps", "--quiet", "node").split()
        assert len(nodes) == 3
        print(f"   database, {len(nodes)} nodes and proxy were well after {time.monotonic() - began:.0f} s")
        hardened(docker, nodes)
        async with await elsewhere() as ana, await elsewhere(await node_of(ana)) as rui:
            table = await ana.table(chairs=["me", "open"])
            await stays(docker, nodes, ana, table)
            await rui.post(f"/api/tables/{table['id']}/sit", {"seat": 1})
            await together(ana, rui, table)
            print("   two people whom the proxy keeps at different nodes played a match to its end")
            await survives(docker, nodes, ana, rui)
        began = time.monotonic()
        docker.run(*compose, "stop", "node")
        codes = [docker.run("inspect", "--format", "{{.State.ExitCode}}", node) for node in nodes]
        assert codes.count("137") == 1, f"only one was killed on purpose: {codes}"
        assert set(codes) - {"137"} <= {"0", "143"}, f"a node did not say goodbye: {codes}"
        print(f"   the nodes said goodbye in {time.monotonic() - began:.1f} s")
    finally:
        docker.run(*compose, "down", "--volumes", "--timeout", "15")


def hardened(docker: Docker, nodes: list[str]) -> None:
    """A node has no rights, and nothing to write on but /tmp."""
    for node in nodes:
        host = json.loads(docker.run("inspect", "--format", "{{json .HostConfig}}", node))
        assert host["ReadonlyRootfs"]
        assert host["CapDrop"] == ["ALL"]
        assert host["SecurityOpt"] == ["no-new-privileges:true"]
        assert "Read-only" in docker.run("exec", node, "sh", "-c", "touch /x 2>&1 || true")


async def node_of(guest: Guest) -> str:
    """The name of the node that the proxy keeps somebody at."""
    return (await guest.get("/health"))["node"]


async def elsewhere(taken: str = "") -> Guest:
    """Somebody whom the proxy sends to another node than this."""
    for _ in range(200):
        guest = await Guest(URL).__aenter__()
        if await node_of(guest) != taken:
            return guest
        await guest.__aexit__()
    raise SystemExit("the proxy sends everybody to one node")


async def stays(docker: Docker, nodes: list[str], guest: Guest, table: dict[str, object]) -> None:
    """Socket after socket at one table comes to the same node, and every request of a browser to its own."""
    here = await node_of(guest)
    opened = []
    for _ in range(5):
        opened.append(await guest.at(table, seed="").__aenter__())
        assert await node_of(guest) == here
    held = sockets(docker, nodes)
    for one in opened:
        await one.__aexit__()
    assert sorted(held) == [0, 0, 5], f"sockets wandered: {held}"
    print(f"   five sockets at one table came to one node of {len(nodes)}: {held}")


async def together(ana: Guest, rui: Guest, table: dict[str, object]) -> None:
    """They play a match to its end."""
    async with ana.at(table) as a, rui.at(table) as r:
        await ana.post(f"/api/tables/{table['id']}/start")
        await a.until(lambda: a.now is not None)
        await r.until(lambda: r.now is not None)
        await play_out([a, r], random.Random(1))
        await a.until(lambda: a.table["status"] == "over")
        await r.until(lambda: r.table["status"] == "over")
        assert a.now["result"] == r.now["result"]


async def survives(docker: Docker, nodes: list[str], ana: Guest, rui: Guest) -> None:
    """In the middle of a match the node of their table is killed; the proxy finds another, and the match goes on."""
    table = await ana.table(chairs=["me", "open"])
    await rui.post(f"/api/tables/{table['id']}/sit", {"seat": 1})
    async with ana.at(table) as a, rui.at(table) as r:
        await ana.post(f"/api/tables/{table['id']}/start")
        await a.until(lambda: a.now is not None)
        await r.until(lambda: r.now is not None)
        await play_out([a, r], random.Random(2), most=4)
        held = sockets(docker, nodes)
        assert sorted(held) == [0, 0, 2], f"two people of one table came to different nodes: {held}"
        docker.run("kill", nodes[held.index(2)])
        began = time.monotonic()
        for one in (a, r):
            with suppress(ConnectionClosed, TimeoutError):
                while True:
                    await one.receive()
    for guest in (ana, rui):
        while True:
            try:
                await guest.get("/api/me")
                break
            except (AssertionError, httpx.TransportError):
                assert time.monotonic() - began < 60, "the proxy found no other node"
    async with ana.at(table) as a, rui.at(table) as r:
        back = time.monotonic() - began
        await a.until(lambda: a.now is not None)
        await r.until(lambda: r.now is not None)
        await play_out([a, r], random.Random(3))
        await a.until(lambda: a.table["status"] == "over")
    print(f"   the node of their table was killed: they were back after {back:.1f} s, and finished the match")
