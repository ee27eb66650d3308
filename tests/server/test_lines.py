"""Lines to PostgreSQL that are no longer trusted: cut at once, and never left to the garbage collector."""

import asyncio
import gc

import asyncpg
import pytest

from ludoteca.server.storage.database import connect
from tests.server.conftest import run

LINES = 3


@pytest.fixture
def address(cluster):
    return cluster()


@pytest.fixture
def no_collector():
    """Whatever is closed was closed on purpose."""
    gc.disable()
    yield
    gc.enable()


async def lines(address, wanted):
    """How many lines others have, as soon as it is so many."""
    own = await asyncpg.connect(address)
    try:
        for _ in range(100):
            count = await own.fetchval(
                "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
            if count == wanted:
                break
            await asyncio.sleep(0.05)
        return count
    finally:
        await own.close()


async def busy(database, seconds):
    """Several lines at the same time, each for so long."""
    sleep = f"SELECT pg_sleep({seconds})"
    await asyncio.gather(*(database.read(lambda line: line.exec_driver_sql(sleep).all()) for _ in range(LINES)))


@pytest.mark.usefixtures("no_collector")
def test_idle_lines_that_are_distrusted_are_cut_and_others_are_made(address):
    async def story():
        database = connect(address.replace("postgresql://", "postgresql+asyncpg://"))
        await busy(database, 0.2)
        assert await lines(address, LINES) == LINES
        database.distrust()
        assert await lines(address, 0) == 0
        await busy(database, 0.1)
        assert await lines(address, LINES) == LINES
        await database.close()

    run(story())


@pytest.mark.usefixtures("no_collector")
def test_a_line_in_use_is_cut_when_it_is_given_back_and_its_work_is_done(address):
    async def story():
        database = connect(address.replace("postgresql://", "postgresql+asyncpg://"))
        working = asyncio.create_task(busy(database, 1.0))
        assert await lines(address, LINES) == LINES
        await asyncio.sleep(0.2)
        database.distrust()
        await working
        assert await lines(address, 0) == 0
        await database.close()

    run(story())


@pytest.mark.usefixtures("no_collector")
def test_a_line_that_was_being_made_is_cut_too(address):
    async def story():
        database = connect(address.replace("postgresql://", "postgresql+asyncpg://"))
        working = asyncio.create_task(busy(database, 0.2))
        for _ in range(3):
            await asyncio.sleep(0)
        database.distrust()
        await working
        assert await lines(address, 0) == 0
        await database.close()

    run(story())
