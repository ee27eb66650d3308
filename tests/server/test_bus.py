"""The bus between nodes: many news travel in few letters, in their order, and nobody hears their own."""

import asyncio

import asyncpg

from ludoteca.server.storage import bus
from ludoteca.server.storage.bus import PostgresBus
from ludoteca.server.storage.news import Played, TableChanged
from tests.server.conftest import run


def test_more_news_than_fit_into_one_letter_arrive_in_their_order(cluster):
    url = cluster()

    async def story():
        buses = [PostgresBus(url, name) for name in ("here", "there")]
        heard = {one.node: [] for one in buses}
        told = [Played(f"{'t' * 60}{number}", number) for number in range(500)]
        told[250] = TableChanged("x" * (bus.ROOM + 100))  # one alone that is longer than all should be together

        async def nothing():
            raise AssertionError("the line was cut")

        for one in buses:

            async def hear(news, heard=heard[one.node]):
                heard.extend(news)

            await one.open(hear, nothing)
        for news in told:
            buses[0].publish(news)
        while len(heard["there"]) < len(told):
            await asyncio.sleep(0.01)
        assert heard == {"here": [], "there": told}
        for one in buses:
            await one.close()

    run(story())


def test_whatever_breaks_the_line_it_is_made_again(cluster, monkeypatch):
    """A driver has errors of its own that nobody thinks of."""
    url, broken = cluster(), []

    async def story():
        here, there = PostgresBus(url, "here"), PostgresBus(url, "there")
        heard, looked = [], asyncio.Event()

        async def hear(news):
            heard.extend(news)

        async def look_anew():
            looked.set()

        for one in (here, there):
            await one.open(hear, look_anew)
        really = here._send
        for problem in (asyncpg.InternalClientError("another operation is in progress"), ZeroDivisionError()):

            async def breaks(line, problem=problem):
                if problem not in broken:
                    broken.append(problem)
                    raise problem
                await really(line)

            monkeypatch.setattr(here, "_send", breaks)
            here.publish(TableChanged(type(problem).__name__))
            while TableChanged(type(problem).__name__) not in heard:
                await asyncio.sleep(0.01)
        assert looked.is_set()
        assert len(broken) == 2
        for one in (here, there):
            await one.close()

    run(story())


def test_a_cut_while_everything_is_looked_at_anew_is_looked_at_too(cluster):
    url, looks = cluster(), []

    async def story():
        one, enough = PostgresBus(url, "here"), asyncio.Event()
        own = await asyncpg.connect(url)

        async def cut():
            await own.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )

        async def hear(_):
            pass

        async def look_anew():
            looks.append(1)
            if len(looks) == 1:
                await cut()
                await asyncio.sleep(3 * bus.AGAIN)  # it is made again before this look has ended
                return
            enough.set()

        await one.open(hear, look_anew)
        await cut()
        await asyncio.wait_for(enough.wait(), 10)
        await one.close()
        await own.close()

    run(story())
