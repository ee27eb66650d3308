"""The bot of docs/bots.md, run as it stands there."""

import asyncio
import json
import re
import shutil
import subprocess
import sys

import httpx
import pytest

from tests.docs.pages import of
from tests.server.client import Guest
from tests.server.conftest import run

(BOT,) = of("bots.md", "python")
(CONSOLE,) = of("bots.md", "console")


@pytest.mark.skipif(shutil.which("curl") is None, reason="there is no curl")
def test_a_token_is_had_by_the_commands_of_the_manual(node, tmp_path):
    told = ""
    for command in CONSOLE.commands:
        assert "http://127.0.0.1:8000/" in command
        here = command.replace("http://127.0.0.1:8000", node.url)
        done = subprocess.run(["/bin/sh", "-c", here], cwd=tmp_path, capture_output=True, text=True, check=True)
        told = done.stdout
    token = json.loads(told)["token"]
    guest = next(
        line for line in (tmp_path / "jar").read_text().splitlines() if node.url.rpartition(":")[0][7:] in line
    )
    header = {"Authorization": f"Bearer {token}"}
    answer = httpx.get(f"{node.url}/api/me", headers=header, timeout=20)
    owner = httpx.get(f"{node.url}/api/me", cookies=dict([guest.split()[-2:]]), timeout=20)
    assert answer.json()["id"] == owner.json()["id"]


def test_the_bot_of_the_manual_joins_a_table_and_plays(node, tmp_path):
    program = tmp_path / "bot.py"
    program.write_text(BOT.text, encoding="utf-8")

    async def story():
        async with Guest(node.url) as ana, Guest(node.url) as owner:
            table = await ana.table(chairs=["bot-random", "open"])
            token = (await owner.post("/api/me/tokens", {"name": "manual"}))["token"]
            command = [sys.executable, str(program), node.url, token, table["id"]]
            process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
            async with ana.at(table) as watcher:
                await watcher.until(lambda: watcher.table["chairs"][1]["seeded"])
                assert watcher.table["chairs"][1]["person"] == owner.id
                await ana.post(f"/api/tables/{table['id']}/start")
                out, _ = await process.communicate()
            assert re.match(rb"result [12]", out)
            names = await owner.get("/api/me/tokens")
            assert [row["name"] for row in names] == ["manual"]
            await owner.http.delete(f"/api/me/tokens/{names[0]['id']}")
            revoked = Guest(node.url, headers={"Authorization": f"Bearer {token}"})
            assert (await revoked.get("/api/me/tables", 401))["code"] == "no-guest"

    run(story())


def test_the_bot_of_the_manual_is_twenty_lines():
    assert len([line for line in BOT.text.splitlines() if line.strip()]) <= 20
