"""The bus between nodes: many news travel in few letters, in their order, and nobody hears their own."""

import asyncio

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
