"""A match that began under other rules: it is closed and said so, never continued silently."""

import msgspec
import pytest
from sqlalchemy import update

from ludoteca import game
from ludoteca.server.storage import schema
from tests.server.conftest import run
from tests.server.nodes import Node

TEG = game("teg")


async def begin(guest):
    """A match of T.E.G. against a bot, a few moves old."""
    table = await guest.table(game="teg", chairs=["me", "bot-random"], options={"round_limit": 1})
    async with guest.at(table) as seat:
        await guest.post(f"/api/tables/{table['id']}/start")
        while len(seat.events) < 12:
            if seat.my_turn:
                assert (await seat.play(seat.actions[-1]))["type"] == "played"
            else:
                await seat.receive()
    return table


def age(node, table):
    """The same match, begun under the version of the rules before this one."""
    head = node.call(node.house.hall.get(table["id"])).record.head
    older = msgspec.json.encode(msgspec.json.decode(head) | {"version": TEG.version - 1})
    here = schema.match.c.id == table["id"]
    change = update(schema.match).where(here).values(version=TEG.version - 1, head=older)
    node.call(node.house.hall.store.execute(change))


@pytest.fixture
def aged(database, tmp_path):
    """A node that has just been upgraded, its person, and the person's match."""
    from tests.server.client import Guest  # noqa: PLC0415

    async def first(node):
        async with Guest(node.url) as guest:
            return guest, await begin(guest)

    with Node(tmp_path, database) as node:
        guest, table = run(first(node))
        age(node, table)
    with Node(tmp_path, database) as node:
        yield guest.moved(node.url), table


def test_a_match_of_an_older_version_of_the_rules_is_closed_as_abandoned_and_its_player_is_told(aged):
    guest, table = aged

    async def story():
        async with guest.at(table) as seat:
            await seat.until(lambda: seat.table["status"] == "over")
            assert seat.table["result"]["reason"] == "abandoned"
            assert seat.table["result"]["ranks"] == [1, 1]
            refused = await seat.play(0, decision=1)
            assert refused["type"] == "refused"
        info = await guest.get(f"/api/tables/{table['id']}")
        assert (info["status"], info["result"]["reason"]) == ("over", "abandoned")

    run(story())


def test_what_was_played_under_older_rules_is_refused_with_a_sentence_and_its_log_is_kept(aged):
    guest, table = aged

    async def story():
        await guest.get(f"/api/tables/{table['id']}")
        log = await guest.get(f"/api/matches/{table['id']}/log")
        assert log["head"]["version"] == TEG.version - 1
        assert (log["entries"][-1]["t"], log["entries"][-1]["reason"]) == ("end", "abandoned")
        answer = await guest.http.get(f"/api/matches/{table['id']}/replay")
        assert (answer.status_code, answer.json()["code"]) == (409, "bad-log")
        assert f"version {TEG.version - 1}" in answer.text

    run(story())
