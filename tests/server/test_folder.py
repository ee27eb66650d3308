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
from tests.server.nodes import STARTS, Node, Process, free_port, harmed


def mode(path):
    return stat.S_IMODE(path.stat().st_mode)


def serve(folder, harm="", **environment):
    """A server that should not start, on a machine that is harmed so: its exit code and what it said."""
    command = [sys.executable, "-m", "ludoteca.cli", "serve", "--data", str(folder), "--port", str(free_port())]
    told = subprocess.run(
        harmed(harm, command),
        capture_output=True, text=True, timeout=STARTS, check=False, env={**os.environ, **environment},
    )  # fmt: skip
    assert "Traceback" not in told.stderr
    return told.returncode, " ".join(told.stderr.split()).removeprefix("LudotecaError: ")


def no_room(most=0):
    """Files cannot grow further, as on a full disk."""
    return f"import resource; resource.setrlimit(resource.RLIMIT_FSIZE, ({most}, {most}))"


BOUND = (
    "import ctypes; ctypes.CDLL(None).prctl(24, 1, 0, 0, 0)"  # even root obeys the rights of files: no CAP_DAC_OVERRIDE
)


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
        assert f"another server uses the folder {tmp_path} (process {process.process.pid})" in told


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


def worn(folder):
    """A page that nobody reads at the start: only a look at all of them finds it."""
    file = folder / "ludoteca.db"
    with sqlite3.connect(file) as line:
        (page,) = line.execute("SELECT rootpage FROM sqlite_master WHERE name = 'chat'").fetchone()
        (size,) = line.execute("PRAGMA page_size").fetchone()
    raw = bytearray(file.read_bytes())
    raw[(page - 1) * size : page * size] = b"\xaa" * size
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
        (worn, "is damaged ("),
        (text, "is not an SQLite database"),
        (is_file, "cannot be written: Is a directory"),
    ],
)
def test_what_is_not_ours_is_refused_in_one_sentence_and_left_alone(ours, change, words):
    change(ours)
    before = {file.name: file.read_bytes() for file in ours.glob("ludoteca.db")}
    code, told = serve(ours)
    assert code == 2, told
    assert words in told
    assert {file.name: file.read_bytes() for file in ours.glob("ludoteca.db")} == before


def test_a_full_disk_at_the_start_is_one_sentence_and_leaves_nothing_half_made(ours, tmp_path):
    code, told = serve(tmp_path / "new", no_room())
    assert (code, told) == (2, f"{tmp_path / 'new'} cannot be used: File too large")
    assert list((tmp_path / "new").iterdir()) == []
    from_environment({}, data=ours)  # which makes the secret
    code, told = serve(ours, no_room())
    assert (code, told) == (2, f"{ours} cannot be written: File too large")
    (ours / "ludoteca.db").unlink()
    code, told = serve(ours, no_room(20_000))  # enough to begin with
    assert code == 2
    assert "the database cannot be used: disk I/O error" in told


def test_a_disk_that_fills_up_refuses_what_cannot_be_kept_and_loses_nothing(ours):
    async def filled(url, process):
        async with Guest(url) as ana:
            kept = []
            while True:
                answer = await ana.http.post("/api/tables", json={"game": "tacocat", "chairs": ["me", "open"]})
                if answer.status_code != 201:
                    break
                table = answer.json()["id"]
                kept.append(table)
                answer = await ana.http.post(f"/api/tables/{table}/stand")
                if answer.status_code != 200:
                    break
            assert (answer.status_code, answer.json()["code"]) == (503, "not-saved")
            assert answer.headers["retry-after"]
            assert (await ana.get(f"/api/tables/{kept[-1]}"))["id"] == kept[-1]
            while (await ana.http.patch("/api/me", json={"name": "Ana"})).status_code == 200:
                pass  # until nothing at all fits
            await asyncio.sleep(FRESH)
            health = await ana.http.get("/health")
            assert (health.status_code, health.json()["status"]) == (503, "nothing can be written")
            assert process.process.poll() is None
            return ana, kept

    async def afterwards(url, ana, kept):
        ana = ana.moved(url)
        for table in kept:
            assert (await ana.get(f"/api/tables/{table}"))["id"] == table
        await ana.table()

    with Process(ours, harm=no_room(800_000)) as process:
        ana, kept = run(filled(process.url, process))
    with Process(ours) as process:
        run(afterwards(process.url, ana, kept))


def test_a_folder_or_a_database_that_may_not_be_written_is_one_sentence(ours, tmp_path):
    empty = tmp_path / "empty"
    empty.mkdir(mode=0o500)
    assert serve(empty, BOUND) == (2, f"{empty} cannot be used: Permission denied")
    from_environment({}, data=ours)
    ours.chmod(0o500)
    assert serve(ours, BOUND) == (2, f"{ours} cannot be written: Permission denied")
    ours.chmod(0o700)
    (ours / "ludoteca.db").chmod(0o400)
    code, told = serve(ours, BOUND)
    assert (code, told) == (2, f"{ours / 'ludoteca.db'} cannot be written: Permission denied")


THERE_A_MOMENT_AGO = "import ludoteca.server.serve as start; start.prepare = lambda url: None"


@pytest.mark.parametrize("harm", ["", THERE_A_MOMENT_AGO], ids=["gone", "goes"])
def test_a_database_that_does_not_answer_is_one_sentence_too(tmp_path, harm):
    url = f"postgresql://nobody@127.0.0.1:{free_port()}/none"
    code, told = serve(tmp_path, harm, LUDOTECA_DATABASE=url, LUDOTECA_SECRET="s" * 32)
    assert code == 2
    assert told.startswith("the database cannot be used")


@pytest.mark.parametrize("url", ["games", "postgresql://[::1", "postgresql://here:port/games", "mysql://here/games"])
def test_a_database_by_a_name_that_is_none_is_one_sentence(url):
    with pytest.raises(LudotecaError, match=r"^LUDOTECA_DATABASE is a URL: "):
        _ = read_settings({}, database=url).url


@pytest.mark.parametrize("port", ["-1", "99999999", "http"])
def test_a_port_that_is_none_is_one_sentence(port):
    with pytest.raises(LudotecaError, match=r"^a setting does not fit: "):
        read_settings({"LUDOTECA_PORT": port})


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
