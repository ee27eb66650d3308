"""A database that people filled under an earlier release: this one takes it over, and everything goes on."""

import asyncio
import random

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import MetaData, create_engine, inspect, select

from ludoteca.server.settings import read_settings
from ludoteca.server.storage import migrations, schema
from ludoteca.server.storage.database import connect
from tests.server.client import Guest, play_out
from tests.server.conftest import guests, match_of_two, run
from tests.server.nodes import Node

SCRIPTS = ScriptDirectory(next(iter(migrations.__path__)))
ALL = sorted(script.revision for script in SCRIPTS.walk_revisions())
EARLIER = ALL[:-1]
WITHOUT_DEVICES = "0003"  # the last release whose cookies named no device


async def lived(node):
    """A match that is over and moved ratings, one in the middle, talk, a mute, and a recovery code."""
    async with match_of_two(node.url) as (a, r):
        await a.guest.http.patch("/api/me", json={"name": "Ana"})
        await r.send(type="say", key="k", text="hello")
        await r.until(lambda: r.chat)
        await play_out([a, r], random.Random(1))
        over = a.table_id
    ana, rui = (Guest(node.url), Guest(node.url))
    for guest, before in ((ana, a.guest), (rui, r.guest)):
        guest.http.cookies.set("ludoteca", before.http.cookies["ludoteca"])
        guest.id = before.id
    await ana.http.put(f"/api/me/mutes/{rui.id}")
    code = (await ana.post("/api/me/recovery"))["code"]
    table = await ana.table(chairs=["me", "open"])
    await rui.post(f"/api/tables/{table['id']}/sit", {"seat": 1})
    async with ana.at(table) as a, rui.at(table) as r:
        await ana.post(f"/api/tables/{table['id']}/start")
        await a.until(lambda: a.now is not None)
        await r.until(lambda: r.now is not None)
        await play_out([a, r], random.Random(2), most=6)
    ladder = await ana.get("/api/ratings/tacocat")
    return {"over": over, "running": table["id"], "code": code, "ladder": ladder, "ana": ana, "rui": rui}


def rows_of(folder):
    """Everything that a database holds, table by table."""
    engine = create_engine(f"sqlite:///{folder / 'ludoteca.db'}")
    with engine.connect() as line:
        found = {
            table.name: [dict(row._mapping) for row in line.execute(select(table))]
            for table in schema.metadata.sorted_tables
        }
    engine.dispose()
    return found


def fill_as(revision, rows, url):
    """The same rows in a database of an earlier release, as far as it had tables and columns for them."""

    def work(line):
        at(revision)(line)
        old = MetaData()
        old.reflect(line)
        for table in old.sorted_tables:
            names = {column.name for column in table.columns}
            for row in rows.get(table.name, []):
                line.execute(table.insert().values({name: row[name] for name in names & row.keys()}))

    async def migrate():
        database = connect(url)
        await database.migrate(work)
        await database.close()

    asyncio.run(migrate())


@pytest.fixture(scope="module")
def past(tmp_path_factory):
    """What people did, and what the database then held."""
    folder = tmp_path_factory.mktemp("past")
    with Node(folder) as node:
        told = run(lived(node))
        told["old cookies"] = [f"{who.id}.{node.house.people._sign(who.id)}" for who in (told["ana"], told["rui"])]
    return told, rows_of(folder)


def described(line):
    """What a database says of its tables, and its release. A column that was added keeps what it was filled with as its
    default, which the program never asks for."""
    found = inspect(line)
    tables = {
        name: {
            "columns": {c["name"]: (repr(c["type"]), c["nullable"]) for c in found.get_columns(name)},
            "key": found.get_pk_constraint(name),
            "foreign": sorted(map(repr, found.get_foreign_keys(name))),
            "indexes": sorted(map(repr, found.get_indexes(name))),
            "unique": sorted(map(repr, found.get_unique_constraints(name))),
            "checks": sorted(map(repr, found.get_check_constraints(name))),
        }
        for name in found.get_table_names()
    }
    return tables, line.exec_driver_sql("SELECT version_num FROM alembic_version").scalar_one()


def differing(line):
    return compare_metadata(MigrationContext.configure(line, opts={"compare_type": True}), schema.metadata)


def at(revision):
    return lambda line: command.upgrade(migrations.config(line), revision)


def test_a_new_database_is_made_as_all_releases_together_make_it(database, cluster, tmp_path):
    def made(name, *works):
        (tmp_path / name).mkdir()
        url = read_settings({}, data=tmp_path / name, database=cluster() if database else "").url

        async def story():
            line = connect(url)
            try:
                for work in works:
                    await line.migrate(work)
                return [await line.read(look) for look in (described, differing)]
            finally:
                await line.close()

        return run(story())

    new, nothing = made("new", migrations.upgrade)
    through_all, nothing_either = made("old", *map(at, ALL))
    assert new == through_all
    assert nothing == nothing_either == []


@pytest.mark.parametrize("revision", EARLIER)
def test_matches_people_and_ratings_of_every_earlier_release_go_on(past, database, cluster, tmp_path, revision):
    told, rows = past
    database = cluster() if database else ""
    if revision <= WITHOUT_DEVICES:
        rows = rows | {"person": [row | {"epoch": 0} for row in rows["person"]]}
    fill_as(revision, rows, read_settings({}, data=tmp_path, database=database).url)

    async def story(node):
        ana, rui = told["ana"].moved(node.url), told["rui"].moved(node.url)
        if revision <= WITHOUT_DEVICES:
            for guest, cookie in zip((ana, rui), told["old cookies"], strict=True):
                guest.http.cookies.clear()
                guest.http.cookies.set("ludoteca", cookie)
                device = (await guest.http.get("/api/me")).cookies["ludoteca"]
                guest.http.cookies.clear()
                guest.http.cookies.set("ludoteca", device)
        assert (await ana.get("/api/me"))["name"] == "Ana"
        assert await ana.get("/api/me/blocks") == {"muted": [rui.id], "blocked": []}
        assert await ana.get("/api/ratings/tacocat") == told["ladder"]
        assert [match["id"] for match in await ana.get("/api/me/matches")] == [told["over"]]
        assert (await ana.get(f"/api/matches/{told['over']}/replay", limit=1))["over"]
        async with ana.at(told["running"]) as a, rui.at(told["running"]) as r:
            await a.until(lambda: a.now is not None)
            await r.until(lambda: r.now is not None)
            await play_out([a, r], random.Random(3))
            await a.until(lambda: a.table["status"] == "over")
        assert {row["matches"] for row in await ana.get("/api/ratings/tacocat")} == {2}
        async with guests(node.url, 1) as (phone,):
            assert (await phone.post("/api/recover", {"code": told["code"]}))["id"] == ana.id

    with Node(tmp_path, database) as node:
        run(story(node))
