"""docs/host.md: its commands are run (those of Docker by `make images`), its units are ones that systemd takes."""

import configparser
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner

from ludoteca.cli import app
from ludoteca.server.settings import Settings
from tests.docs.pages import ROOT, of
from tests.server.nodes import free_port

PAGE = (ROOT / "docs/host.md").read_text()
COMMANDS = [command for block in of("host.md", "console") for command in block.commands]
SERVICE, BACKUP, TIMER = (block.text for block in of("host.md", "ini"))
BIN = Path(sys.executable).parent
DATA = "/var/lib/ludoteca"


def those(start):
    return [command for command in COMMANDS if command.startswith(start)]


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    """The server of the page's first command, but in a folder and at a port of our own: gives both."""
    (command,) = those("ludoteca serve")
    data, port = tmp_path_factory.mktemp("house") / "data", free_port()
    assert (DATA in command, "--port 8000" in command) == (True, True)
    words = shlex.split(command.replace(DATA, str(data)).replace("--port 8000", f"--port {port}"))
    server = subprocess.Popen([BIN / words[0], *words[1:]], stdout=subprocess.PIPE, text=True)
    assert f"Ludoteca is open at http://127.0.0.1:{port}" in server.stdout.readline()
    yield data, f"http://127.0.0.1:{port}"
    server.terminate()
    assert server.wait(30) in {0, -signal.SIGTERM}


def typed(command):
    """What the command line says to a command, in this process: a start of its own takes a second each."""
    words = shlex.split(command, comments=True)
    assert words[0] == "ludoteca"
    done = CliRunner().invoke(app, words[1:], env={"COLUMNS": "200", "NO_COLOR": "1", "TERM": "dumb"})
    assert done.exit_code == 0, f"{command}\n{done.output}"
    return done.output


def shell(command, code=0):
    environment = os.environ | {"PATH": f"{BIN}:{os.environ['PATH']}", "COLUMNS": "200", "NO_COLOR": "1"}
    done = subprocess.run(
        ["/bin/sh", "-c", command], env=environment, capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == code, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def test_every_command_is_tried_by_somebody():
    tried = [*those("ludoteca serve"), *those("ludoteca admin")]
    installed = [
        command for command in COMMANDS if command.endswith("pip install 'ludoteca[serve]'")
    ]  # by test_wheel.py
    contained = [command for command in COMMANDS if "docker " in command]  # by images.py and compose.py, with Podman
    assert [command for command in COMMANDS if command not in [*tried, *installed, *contained]] == []
    assert [len(tried), len(installed), len(contained)] == [9, 1, 3]


def test_what_a_host_does_about_people_is_done_as_the_page_says(house):
    data, url = house
    with httpx.Client(base_url=url, timeout=60) as ana:
        person = ana.get("/api/me").json()["id"]
        order = {"game": "tacocat", "chairs": ["me", "bot-random"], "public": False}
        table = ana.post("/api/tables", json=order).json()["id"]
    told = {}
    for command in those("ludoteca admin"):
        deed = command.split()[2]
        words, _, comment = command.partition("#")
        asked = f"{words.replace('ID', person).replace('TABLE', table)} --data {data}"
        told[deed] = typed(asked + " --yes" if deed == "delete" else asked)
        if "--undo" in comment:
            typed(f"{asked} --undo")
    assert "A name" in told["export"]
    assert [deed for deed in ("rename", "silence", "ban", "close", "delete") if deed not in told["audit"]] == []


def test_the_copy_of_every_night_is_one(house, tmp_path):
    data, _ = house
    copies = tmp_path / "copies"
    copies.mkdir()
    old = copies / "2020-01-01.db"
    old.touch()
    os.utime(old, (0, 0))
    for line in re.findall(r"^ExecStart=(.*)$", BACKUP, re.MULTILINE):
        here = line.replace(f"{DATA}-copies", str(copies)).replace(DATA, str(data))
        shell(here.replace("/opt/ludoteca/bin", str(BIN)).replace("%%", "%"))
    (kept,) = copies.iterdir()
    assert re.fullmatch(r"\d{4}-\d\d-\d\d\.db", kept.name)
    assert kept.stat().st_size > 50_000


def test_the_units_are_whole_and_systemd_takes_them(tmp_path):
    units = {"ludoteca.service": SERVICE, "ludoteca-backup.service": BACKUP, "ludoteca-backup.timer": TIMER}
    program = shutil.which("true")
    for name, text in units.items():
        sections = configparser.RawConfigParser(strict=False)
        sections.optionxform = str
        sections.read_string(text)
        assert {"Unit", "Timer" if name.endswith("timer") else "Service"} <= set(sections.sections())
        (tmp_path / name).write_text(text.replace("/opt/ludoteca/bin/ludoteca", program))
    assert re.search(r"/opt/ludoteca/bin/ludoteca serve --data /var/lib/ludoteca --secure$", SERVICE, re.MULTILINE)
    if systemd := shutil.which("systemd-analyze"):
        verify = [systemd, "verify", "--man=no", *(str(tmp_path / name) for name in units)]
        done = subprocess.run(verify, capture_output=True, text=True, check=False, timeout=60)
        ours = [line for line in done.stderr.splitlines() if "ludoteca" in line]
        assert (done.returncode, ours) == (0, []), done.stderr


def test_every_setting_is_told_with_its_default():
    rows = dict(re.findall(r"^\| (`LUDOTECA_.*?) \| (.*?) \|", PAGE, re.MULTILINE))
    told = {name: default for names, default in rows.items() for name in re.findall(r"`(LUDOTECA_\w+)`", names)}
    assert set(told) == {f"LUDOTECA_{name.upper()}" for name in Settings.__struct_fields__} | {"LUDOTECA_GAMES"}
    for names, defaults in rows.items():
        fields = [name.lower() for name in re.findall(r"LUDOTECA_(\w+)", names)]
        given = [getattr(Settings(), field) for field in fields if field != "games"]
        if all(isinstance(one, int | float) and not isinstance(one, bool) for one in given) and given:
            shown = [one.replace(" MB", "000000") for one in defaults.split(", ")]
            assert [float(one) for one in shown] == [float(one) for one in given], names
