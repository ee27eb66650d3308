"""The store: group commit, conflicts, and what happens when nothing can be written."""

import asyncio
import random
import sqlite3

import pytest
from sqlalchemy import event, text

from ludoteca.engine.log import Play
from ludoteca.server.settings import from_environment
from ludoteca.server.storage.rows import Appending, entry_rows
from ludoteca.server.storage.store import MANY, Conflict, Store, Unwritable
from tests.server.client import play_out
from tests.server.conftest import match_of_two, run
from tests.server.nodes import Node, key


async def opened(tmp_path, database):
    store = Store(from_environment({}, data=tmp_path, database=database, secret="s" * 32).url)
    await store.open()
    exists = await store.rows(text("SELECT 1 FROM person WHERE id = 'p'"))
    if not exists:
        await store.execute(
            text("INSERT INTO person (id, name, language, created) VALUES ('p', 'p', 'en', 0)"),
            text(
                "INSERT INTO match (id, game, version, seats, options, host, public, pace, undo, level, status,"
                " server_seed, commitment, proposals, imported, hinted, revision, kept_until, created)"
                " VALUES ('m', 'tacocat', 1, 2, '{}', 'p', TRUE, '{}', 'own', 'normal', 'running', '', '', '{}', FALSE,"
                " FALSE, 0, 0, 0)"
            ),
        )
    return store


def test_what_waits_shares_one_commit(database, tmp_path):
    async def story():
        store = await opened(tmp_path, database)
        before = store.commits
        first = (await store.entries("m"))[-1:]
        start = first[0].entry.n + 1 if first else 0
        await asyncio.gather(*(store.append("m", Play(n=start + n, s=0, a=1), 0.0) for n in range(300)))
        assert store.commits - before <= 3
        assert [stored.entry.n for stored in await store.entries("m", start - 1)] == list(range(start, start + 300))
        await store.close()

    run(story())


def test_in_a_crowd_what_comes_within_a_moment_shares_the_next_commit(database, tmp_path, monkeypatch):
    async def story():
        store = await opened(tmp_path, database)
        monkeypatch.setattr("ludoteca.server.storage.store.GATHER", 3600)
        for number in (4001, 4002, 4003):
            await store.append("m", Play(n=number, s=0, a=1), 0.0)  # who is alone waits for nobody
        await asyncio.gather(*(store.append("m", Play(n=4100 + n, s=0, a=1), 0.0) for n in range(MANY)))
        before = store.commits
        monkeypatch.setattr("ludoteca.server.storage.store.GATHER", 1.0)
        waiting = []
        for number in (4201, 4202, 4203):
            waiting.append(store.append("m", Play(n=number, s=0, a=1), 0.0))
            await asyncio.sleep(0.05)
        await asyncio.gather(*waiting)
        assert store.commits == before + 1
        await store.close()

    run(story())


def test_a_second_entry_of_the_same_number_or_key_is_a_conflict_and_harms_no_other(database, tmp_path):
    async def story():
        store = await opened(tmp_path, database)
        await store.append("m", Play(n=5000, s=0, a=1), 0.0, seat=0, key="k")
        answers = await asyncio.gather(
            store.append("m", Play(n=5000, s=1, a=2), 0.0),
            store.append("m", Play(n=5001, s=1, a=2), 0.0),
            store.append("m", Play(n=5002, s=1, a=2), 0.0, seat=0, key="k"),
            return_exceptions=True,
        )
        assert [type(answer) for answer in answers] == [Conflict, type(None), Conflict]
        assert [stored.entry.n for stored in await store.entries("m", 4999)] == [5000, 5001]
        await store.close()

    run(story())


def test_entries_that_another_node_was_first_with_hold_up_no_other(cluster, tmp_path):
    """All that waits is one transaction, whatever is refused of it; and nobody waits in a circle."""
    url = cluster()

    async def story():
        north, south = await opened(tmp_path / "north", url), await opened(tmp_path / "south", url)
        numbers = list(range(0, 2000, 2))
        for first in range(0, len(numbers), 200):
            some = numbers[first : first + 200]
            before = north.commits, south.commits
            answers = await asyncio.gather(
                *(north.append("m", Play(n=n, s=0, a=1), 0.0) for n in some),
                *(south.append("m", Play(n=n, s=1, a=2), 0.0) for n in reversed(some)),
                return_exceptions=True,
            )
            mine, theirs = answers[: len(some)], answers[len(some) :][::-1]
            assert all({type(a), type(b)} == {type(None), Conflict} for a, b in zip(mine, theirs, strict=True))
            assert (north.commits, south.commits) == (before[0] + 1, before[1] + 1)
        assert [row.entry.n for row in await north.entries("m")] == numbers
        await north.close()
        await south.close()

    run(story())


def test_rows_go_in_sorted_so_that_two_nodes_wait_in_one_direction_only():
    names = [("b", 2), ("a", 7), ("b", 1), ("a", 3), ("b", 2)]
    appending = Appending([entry_rows(match, Play(n=n, s=0, a=1), 0.0) for match, n in names])
    assert list(zip(*appending.values[:2], strict=True)) == [("a", 3), ("a", 7), ("b", 1), ("b", 2)]
    assert appending.answers([("b", 2), ("a", 3)]) == [True, False, False, True, False]


def test_several_entries_of_one_job_are_all_stored_or_none(database, tmp_path):
    async def story():
        store = await opened(tmp_path, database)
        both = [row for n in (7001, 7002) for row in entry_rows("m", Play(n=n, s=0, a=1), 0.0)]
        await store.append("m", Play(n=7001, s=0, a=1), 0.0)
        other = store.append("m", Play(n=7003, s=0, a=1), 0.0)
        with pytest.raises(Conflict):
            await store.append_rows(both)
        await other
        assert [stored.entry.n for stored in await store.entries("m", 7000)] == [7001, 7003]
        await store.close()

    run(story())


def test_a_checkpoint_is_stored_with_its_entry_and_never_without(database, tmp_path):
    async def story():
        store = await opened(tmp_path, database)
        await store.append("m", Play(n=8000, s=0, a=1), 0.0, digest="mine")
        await store.append("m", Play(n=8002, s=0, a=1), 0.0)
        lost = store.append("m", Play(n=8002, s=0, a=2), 0.0, digest="not mine")
        kept = store.append("m", Play(n=8001, s=0, a=2), 0.0, digest="mine too")
        with pytest.raises(Conflict):
            await lost
        await kept
        marks = await store.rows(text("SELECT number, digest FROM checkpoint WHERE match = 'm' ORDER BY number"))
        assert [tuple(mark) for mark in marks] == [(8000, "mine"), (8001, "mine too")]
        await store.close()

    run(story())


def test_questions_about_what_is_newer_are_asked_together(database, tmp_path):
    async def story():
        store = await opened(tmp_path, database)
        last = (await store.entries("m"))[-1:]
        start = last[0].entry.n + 1 if last else 0
        for n in range(start, start + 4):
            await store.append("m", Play(n=n, s=0, a=1), 0.0)
        found = await asyncio.gather(*(store.newer("m", n) for n in range(start - 1, start + 4)))
        assert [len(rows) for rows in found] == [4, 3, 2, 1, 0]
        assert await store.newer("unknown", -1) == []
        await store.close()

    run(story())


def test_sqlite_is_opened_with_safe_settings(tmp_path):
    async def story():
        store = await opened(tmp_path, "")

        def settings(connection):
            names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
            return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]

        assert await store.database.read(settings) == ["wal", 2, 1, 5000]
        await store.close()

    run(story())


def full_disk(node):
    @event.listens_for(node.house.store.database.engine, "begin")
    def no_page_more(connection):
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")


def read_only(node):
    @event.listens_for(node.house.store.database.engine, "begin")
    def query_only(connection):
        connection.exec_driver_sql("PRAGMA query_only = ON")

    return query_only


def test_a_full_disk_refuses_the_move_clearly_and_announces_nothing(sqlite_node):
    async def story():
        async with match_of_two(sqlite_node.url) as (a, r):
            full_disk(sqlite_node)
            dice = random.Random(1)
            while True:  # until the last page is full
                seat, other = (a, r) if a.my_turn else (r, a)
                view = other.now
                answer = await seat.play(dice.choice(seat.actions), name=key() * 4)
                if answer["type"] == "refused":
                    break
                await a.quiet(0.02)
                await r.quiet(0.02)
                assert a.now["result"] is None, "the disk was never full"
            assert answer["code"] == "not-saved"
            assert await other.quiet() == []
            async with other.guest.at(other.table_id) as fresh:
                await fresh.until(lambda: fresh.now is not None)
                assert fresh.now["view"] == view["view"]

    run(story())


def test_a_read_only_database_refuses_the_move_and_play_goes_on_when_it_is_writable_again(sqlite_node):
    async def story():
        async with match_of_two(sqlite_node.url) as (a, r):
            before = (a.now, r.now)
            switch = read_only(sqlite_node)
            refused = await a.play(0, name="again")
            assert refused["code"] == "not-saved"
            assert "saved" in refused["sentence"]
            assert await r.quiet() == []
            assert (a.now, r.now) == before
            async with r.guest.at(r.table_id) as fresh:
                await fresh.until(lambda: fresh.now is not None)
                assert fresh.now["view"] == before[1]["view"]
            engine = sqlite_node.house.store.database.engine
            event.remove(engine, "begin", switch)

            @event.listens_for(engine, "begin")
            def writable(connection):
                connection.exec_driver_sql("PRAGMA query_only = OFF")

            assert (await a.play(0, name="again"))["type"] == "played"
            await play_out([a, r], random.Random(2))
            assert a.now["result"] is not None

    run(story())


def test_a_database_from_which_nothing_can_be_written_names_the_reason(tmp_path):
    async def story():
        store = await opened(tmp_path, "")
        with pytest.raises(Unwritable):
            await store.execute(text("INSERT INTO nowhere VALUES (1)"))
        await store.close()

    run(story())


def test_a_log_that_no_longer_replays_is_closed_as_abandoned_and_never_continued(tmp_path, monkeypatch):
    monkeypatch.setattr("ludoteca.server.tables.authority.CHECKPOINT", 5)

    async def story(node):
        async with match_of_two(node.url) as (a, r):
            await play_out([a, r], random.Random(4), most=12)
            return a

    async def after(node, a):
        ana = a.guest.moved(node.url)
        table = await ana.get(f"/api/tables/{a.table_id}")
        assert table["status"] == "over"
        assert table["result"]["reason"] == "abandoned"

    with Node(tmp_path) as node:
        a = run(story(node))
    with sqlite3.connect(tmp_path / "ludoteca.db") as line:
        assert line.execute("UPDATE checkpoint SET digest = 'another' WHERE number = 10").rowcount == 1
    with Node(tmp_path) as node:
        run(after(node, a))
