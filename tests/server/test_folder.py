"""The data folder: one server at a time, private files, and a clear sentence where something does not fit."""

import asyncio
import os
import sqlite3
import stat
import subprocess
import sys

import pytest

from ludoteca.engine.values import LudotecaError
from ludoteca.server.settings import from_environment, read_settings
from ludoteca.server.storage import backup
from ludoteca.server.storage.pulse import FRESH
from tests.server.client import Guest
from tests.server.conftest import run
from tests.server.nodes import Node, Process, free_port


def mode(path):
    return stat.S_IMODE(path.stat().st_mode)


def serve(folder, **environment):
    """A server that should not start: its exit code and what it said."""
    told = subprocess.run(
        [sys.executable, "-m", "ludoteca.cli", "serve", "--data", str(folder), "--port", str(free_port())],
        capture_output=True, text=True, timeout=60, check=False, env={**os.environ, **environment},
    )  # fmt: skip
    assert "Traceback" not in told.stderr
    return told.returncode, told.stderr


@pytest.fixture
def ours(tmp_path):
    """A folder with a database of ours."""
    with Node(tmp_path):
        pass
    return tmp_path


@pytest.mark.parametrize("kept", ["", "  \n", "short", "x" * 31])
def test_an_empty_or_short_secret_is_refused(tmp_path, kept):
    (tmp_path / "secret").write_text(kept)
    with pytest.raises(LudotecaError, match="secret is empty or too short"):
        from_environment({}, data=tmp_path)
    assert (tmp_path / "secret").read_text() == kept
    if kept:
        with pytest.raises(LudotecaError, match="LUDOTECA_SECRET is too short"):
            from_environment({"LUDOTECA_SECRET": kept}, data=tmp_path)


def test_a_secret_is_made_once_and_for_its_owner_only(tmp_path):
    first = from_environment({}, data=tmp_path / "new")
    assert len(first.secret) == 64
    assert mode(tmp_path / "new/secret") == 0o600
    (tmp_path / "new/secret").chmod(0o644)
    assert from_environment({}, data=tmp_path / "new").secret == first.secret
    assert mode(tmp_path / "new/secret") == 0o600
    assert [file.name for file in (tmp_path / "new").iterdir()] == ["secret"]


def test_who_only_looks_makes_nothing(tmp_path):
    assert read_settings({}, data=tmp_path / "nowhere").secret == ""
    with pytest.raises(LudotecaError, match="there is no database"):
        backup.copy(read_settings({}, data=tmp_path / "nowhere"), tmp_path / "copy.db")
    assert list(tmp_path.iterdir()) == []


def test_database_and_copies_are_private(tmp_path):
    folder = tmp_path / "data"
    with Process(folder) as process:

        async def story():
            async with Guest(process.url) as ana:
                await ana.table()

        run(story())
        assert {mode(file) for file in folder.iterdir()} == {0o600}
        assert backup.copy(read_settings({}, data=folder), tmp_path / "copy.db") == 0
        assert mode(tmp_path / "copy.db") == 0o600


def test_a_second_server_on_the_same_folder_says_who_is_there(tmp_path):
    with Process(tmp_path) as process:
        code, told = serve(tmp_path)
        assert code == 2
        assert f"another server uses the folder {tmp_path} (process {process.process.pid})" in told.replace("\n", " ")


def newer(folder):
    with sqlite3.connect(folder / "ludoteca.db") as line:
        line.execute("UPDATE alembic_version SET version_num = '9999'")


def foreign(folder):
    (folder / "ludoteca.db").unlink()
    with sqlite3.connect(folder / "ludoteca.db") as line:
        line.execute("CREATE TABLE recipes (name TEXT)")


def damaged(folder):
    file = folder / "ludoteca.db"
    raw = bytearray(file.read_bytes())
    raw[4096 + 100 : 4096 * 6] = os.urandom(4096 * 5 - 100)
    file.write_bytes(raw)


def text(folder):
    (folder / "ludoteca.db").write_text("this is my diary, not a database")


def is_file(folder):
    (folder / "lock").unlink(missing_ok=True)
    (folder / "lock").mkdir()


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (newer, "was written by a newer release of Ludoteca (9999)"),
        (foreign, "is a database of another program"),
        (damaged, "damaged"),
        (text, "is not an SQLite database"),
        (is_file, "cannot be written: Is a directory"),
    ],
)
def test_what_is_not_ours_is_refused_in_one_sentence_and_left_alone(ours, change, words):
    change(ours)
    before = {file.name: file.read_bytes() for file in ours.glob("ludoteca.db")}
    code, told = serve(ours)
    assert code == 2, told
    assert words in " ".join(told.split())
    assert {file.name: file.read_bytes() for file in ours.glob("ludoteca.db")} == before


def test_a_database_that_does_not_answer_is_one_sentence_too(tmp_path):
    url = f"postgresql://nobody@127.0.0.1:{free_port()}/none"
    code, told = serve(tmp_path, LUDOTECA_DATABASE=url, LUDOTECA_SECRET="s" * 32)
    assert code == 2
    assert "the database cannot be used" in told


def test_a_backup_is_whole_or_absent(ours, tmp_path):
    damaged(ours)
    with pytest.raises(LudotecaError, match="nothing is left of it"):
        backup.copy(read_settings({}, data=ours), tmp_path / "copy.db")
    with pytest.raises(LudotecaError, match="could not be made"):
        backup.copy(read_settings({}, data=ours), tmp_path / "no/such/folder/copy.db")
    assert not list(tmp_path.glob("*copy*"))


def test_health_says_when_nothing_can_be_written(sqlite_node):
    node = sqlite_node

    async def story():
        async with Guest(node.url) as ana:
            assert (await ana.get("/health"))["status"] == "ok"
            await asyncio.sleep(FRESH)
            full = sqlite3.connect(node.settings.data / "ludoteca.db", timeout=0)
            full.execute("BEGIN EXCLUSIVE")  # as a full disk: reading goes on, writing does not
            try:
                answer = await ana.http.get("/health", timeout=30)
                assert (answer.status_code, answer.json()["status"]) == (503, "nothing can be written")
            finally:
                full.close()

    run(story())


def test_a_folder_of_any_name_is_served_examined_and_copied(tmp_path):
    folder = tmp_path / "sala 1, 100% #jogos"
    with Node(folder):
        pass
    with Node(folder):  # a second time: the database is examined
        backup.copy(read_settings({}, data=folder), tmp_path / "copy.db")
    assert (tmp_path / "copy.db").stat().st_size > 0
