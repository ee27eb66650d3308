"""SQLite's write-ahead log stays short although no commit copies it, and nothing is lost on the way."""

import asyncio
import shutil
import sqlite3
from contextlib import closing

from ludoteca.engine.log import Play
from ludoteca.server.storage import checkpoints
from tests.server.conftest import run
from tests.server.test_store import opened

LONG = 100_000  # bytes


def short(monkeypatch):
    """A log that is long soon."""
    monkeypatch.setattr(checkpoints, "LONG", LONG)
    monkeypatch.setattr(checkpoints, "AGAIN", LONG // 2)


async def write(store, first, count):
    """So many commits of one entry each."""
    for number in range(first, first + count):
        await store.append("m", Play(n=number, s=0, a=1), 0.0)


async def written_anew(store, folder, first):
    """Write on until the log has begun anew; how many entries there are then."""
    log = folder / "ludoteca.db-wal"
    while log.stat().st_size > LONG:
        await write(store, first, 1)
        first += 1
        await asyncio.sleep(0.001)
    return first


def entries(database):
    with closing(sqlite3.connect(database)) as line:
        return line.execute("SELECT count(*) FROM entry").fetchone()[0]


def test_a_long_log_is_copied_beside_the_commits_and_begun_anew(tmp_path, monkeypatch):
    short(monkeypatch)

    async def story():
        store = await opened(tmp_path, "")
        log = tmp_path / "ludoteca.db-wal"
        highest = number = 0
        for _ in range(20):
            await write(store, number, 20)
            number += 20
            highest = max(highest, log.stat().st_size)
            await asyncio.sleep(0.01)
        assert highest > LONG
        number = await written_anew(store, tmp_path, number)
        shutil.copy(tmp_path / "ludoteca.db", tmp_path / "alone.db")  # without the log
        assert entries(tmp_path / "alone.db") > number - 50
        assert len(await store.entries("m")) == number
        await store.close()
        assert entries(tmp_path / "ludoteca.db") == number

    run(story())


def test_who_reads_an_old_state_keeps_the_log_and_loses_nothing(tmp_path, monkeypatch):
    short(monkeypatch)

    async def story():
        store = await opened(tmp_path, "")
        with closing(sqlite3.connect(tmp_path / "ludoteca.db", isolation_level=None)) as reader:
            reader.execute("BEGIN")
            assert reader.execute("SELECT count(*) FROM entry").fetchone() == (0,)
            await write(store, 0, 100)
            assert (tmp_path / "ludoteca.db-wal").stat().st_size > 2 * LONG
            assert reader.execute("SELECT count(*) FROM entry").fetchone() == (0,)
            reader.execute("COMMIT")
            assert reader.execute("SELECT count(*) FROM entry").fetchone() == (100,)
        number = await written_anew(store, tmp_path, 100)
        assert len(await store.entries("m")) == number
        await store.close()

    run(story())


def test_no_commit_copies_the_log(tmp_path):
    async def story():
        store = await opened(tmp_path, "")
        before = (tmp_path / "ludoteca.db").read_bytes()
        await write(store, 0, 1_200)  # far more pages than SQLite would keep in the log by itself
        assert (tmp_path / "ludoteca.db-wal").stat().st_size > 1_200 * 4096
        assert (tmp_path / "ludoteca.db").read_bytes() == before
        await store.close()

    run(story())
