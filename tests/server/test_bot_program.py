"""The bot of docs/bots.md, run as it stands there."""

import asyncio
import re
import sys
from pathlib import Path

from tests.server.client import Guest
from tests.server.conftest import run

DOC = Path(__file__).parents[2] / "docs/bots.md"


def test_the_bot_of_the_manual_joins_a_table_and_plays(node, tmp_path):
    code = re.search(r"```python\n(.*?)```", DOC.read_text(encoding="utf-8"), re.DOTALL).group(1)
    program = tmp_path / "bot.py"
    program.write_text(code, encoding="utf-8")

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
    code = re.search(r"```python\n(.*?)```", DOC.read_text(encoding="utf-8"), re.DOTALL).group(1)
    assert len([line for line in code.splitlines() if line.strip()]) <= 20
