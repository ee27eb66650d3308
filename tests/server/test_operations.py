"""What a host does: start, watch, stop, back up."""

import asyncio
import json
import sqlite3
import threading

import httpx
import pytest
from typer.testing import CliRunner

from ludoteca.cli import app
from ludoteca.engine.values import LudotecaError
from ludoteca.server import serve
from ludoteca.server.serve import addresses
from ludoteca.server.settings import from_environment
from tests.server.client import Guest
from tests.server.conftest import match_of_two, run
from tests.server.nodes import Node, Process, free_port


def test_health_and_metrics(node):
    async def story():
        async with match_of_two(node.url) as (a, _):
            await a.play(0)
            assert (await a.guest.get("/health"))["status"] == "ok"
            numbers = (await a.guest.http.get("/metrics")).text
            assert "ludoteca_sockets 2.0" in numbers
            moves = next(line for line in numbers.splitlines() if line.startswith("ludoteca_moves_total"))
            assert float(moves.split()[1]) >= 1

    run(story())


def test_a_graceful_stop_says_goodbye_and_keeps_every_write(database, tmp_path):
    async def story(process):
        async with match_of_two(process.url) as (a, _):
            await a.play(0)
            stopping = asyncio.create_task(asyncio.to_thread(process.stop))
            assert (await a.hear("bye"))["reason"] == "restart"
            assert await stopping in {0, -15}
            return a

    async def after(process, a):
        async with a.guest.moved(process.url).at(a.table_id, last=a.last) as again:
            await again.until(lambda: again.now is not None)
            assert again.now["waiting"] == [1]

    with Process(tmp_path, database) as process:
        a = run(story(process))
    with Process(tmp_path, database) as process:
        run(after(process, a))


def test_a_backup_of_a_running_server_is_whole(tmp_path):
    target = tmp_path / "copy.db"

    async def story(node):
        async with match_of_two(node.url) as (a, _):
            await a.play(0)
            done = await asyncio.to_thread(
                CliRunner().invoke, app, ["backup", str(target), "--data", str(node.settings.data)]
            )
            assert "2 entries" in " ".join(done.output.split())  # it may be wrapped
            again = await asyncio.to_thread(
                CliRunner().invoke, app, ["backup", str(target), "--data", str(node.settings.data)]
            )
            assert again.exit_code == 2
            assert "is there already" in again.output

    with Node(tmp_path / "node") as node:
        run(story(node))
    with sqlite3.connect(target) as line:
        assert line.execute("SELECT count(*) FROM entry").fetchone() == (2,)


EVERYWHERE = "0.0.0.0"  # noqa: S104 - a name, nothing listens there


def test_the_addresses_to_open(tmp_path):
    def at(host):
        return addresses(from_environment({}, data=tmp_path, host=host, port=8100))

    assert at("127.0.0.1") == ["http://127.0.0.1:8100"]
    assert at("::1") == ["http://[::1]:8100"]
    here, *near = at(EVERYWHERE)
    assert here == "http://127.0.0.1:8100"
    assert all(address.endswith(":8100") and EVERYWHERE not in address for address in near)


def test_serving_says_where_and_opens_the_browser_once_it_listens(tmp_path, monkeypatch):
    opened = []

    def browse(url):
        opened.append((url, httpx.get(f"{url}/health").status_code))

    def look():
        threading.Thread(target=lambda: (browse(url), stop())).start()

    url = f"http://127.0.0.1:{free_port()}"
    running = []
    original = serve.server

    def server(settings, ready):
        running.append(original(settings, ready))
        return running[0]

    def stop():
        running[0].should_exit = True

    monkeypatch.setattr(serve, "server", server)
    monkeypatch.setattr("typer.launch", lambda address: (opened.append(address), look()))
    done = CliRunner().invoke(app, ["serve", "--open", "--data", str(tmp_path), "--port", url.rpartition(":")[2]])
    assert f"Ludoteca is open at {url}" in done.output.replace("\n", "")
    assert opened == [url, (url, 200)]


def test_settings_come_from_flags_and_the_environment(tmp_path):
    environment = {
        "LUDOTECA_PORT": "9",
        "LUDOTECA_ORIGINS": "https://a.example, https://b.example",
        "LUDOTECA_SECURE": "true",
    }
    settings = from_environment(environment, data=tmp_path, host="::1")
    assert (settings.port, settings.host, settings.secure) == (9, "::1", True)
    assert settings.origins == ("https://a.example", "https://b.example")
    assert settings.secret == from_environment({}, data=tmp_path).secret
    assert (tmp_path / "secret").stat().st_mode & 0o077 == 0
    with pytest.raises(LudotecaError, match="LUDOTECA_SECRET"):
        from_environment({"LUDOTECA_DATABASE": "postgresql://x/y"}, data=tmp_path)
    with pytest.raises(LudotecaError, match="port"):
        from_environment({"LUDOTECA_PORT": "many"}, data=tmp_path)


def test_logs_are_json_and_hold_no_secrets(tmp_path, capfd):
    async def story(node):
        async with Guest(node.url) as ana:
            token = (await ana.post("/api/me/tokens", {"name": "x"}))["token"]
            code = (await ana.post("/api/me/recovery"))["code"]
            await ana.http.post("/api/matches", content=b"{}")
            return [token, code, ana.http.cookies["ludoteca"]]

    async def broken(*_):
        raise RuntimeError("boom")

    with Node(tmp_path, log_level="info") as node:
        secrets = run(story(node))
        node.house.lobby.public = broken
        assert httpx.get(f"{node.url}/api/tables").status_code == 500
    lines = [line for line in capfd.readouterr().err.splitlines() if line.startswith("{")]
    assert any("boom" in json.loads(line).get("exception", "") for line in lines)
    assert not any(secret in line for line in lines for secret in secrets)
